//! What a plan would bring.

use crate::action::Plan;
use crate::error::Illegal;
use crate::game::{Game, Phase};
use crate::model::{MAX_DICE, Seat, Space, Tavern};
use crate::rules::Rules;
use serde::{Deserialize, Serialize};

/// The outcome of a plan if every placed die were used and nothing were bought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// Thalers the dice would bring.
    pub thalers: u16,
    /// Beer the dice would bring, including the Barbacks' beer before the turn.
    pub beer: u16,
    /// Monastery steps the dice would bring.
    pub monastery: u16,
    /// How far the Reputation marker would move: forward at the turn's start (F1), either way in
    /// the turn (F2); 0 without the track.
    pub reputation: i16,
    /// Raises the plan needs (E3).
    pub raises: u8,
    /// Thalers in the purse then.
    pub thalers_then: u16,
    /// Beer in the purse then.
    pub beer_then: u16,
    /// Thalers that would be lost above the Safe (F18).
    pub thalers_lost: u16,
    /// Beer that would be lost above the Storage (F18).
    pub beer_lost: u16,
}

impl Rules {
    /// What the seat's dice would bring if placed as planned, or why they cannot be.
    pub fn preview(&self, game: &Game, seat: Seat, plan: &Plan) -> Result<Preview, Illegal> {
        let tavern = game.tavern(seat);
        let places = self.check_plan(tavern, plan)?;
        let yields = self.yields(tavern);
        let serving = game.phase == Phase::Serve && game.active == seat;
        let mut preview = Preview::default();
        if turn_to_come(game, seat) {
            preview.beer = yields.barbacks as u16;
        }
        for index in 0..MAX_DICE {
            let Some((die, space)) = tavern.dice.get(index).map(|(die, _)| die).zip(plan.0[index])
            else {
                continue;
            };
            let (thalers, beer) = self.worth(&yields, space);
            preview.thalers += thalers as u16;
            preview.beer += beer as u16;
            preview.monastery += if space == Space::MONK { yields.monk as u16 } else { 0 };
            preview.raises += self.raises(die.face, space).unwrap_or(0);
        }
        if game.form.reputation.is_some() {
            let mut planned = *tavern;
            planned.dice.arrange(&places);
            let (base, before) =
                if serving { (game.serving.yields, game.serving.assessed()) } else { (yields, 0) };
            let (thalers, beer) = self.assess(&planned, &base);
            if serving {
                self.check_reputation(game, seat, thalers.min(beer))?;
            }
            preview.reputation = thalers.min(beer) as i16 - before as i16;
        }
        preview.thalers_then = tavern.thalers + preview.thalers;
        preview.beer_then = tavern.beer + preview.beer;
        let then = Tavern { thalers: preview.thalers_then, beer: preview.beer_then, ..*tavern };
        let lost = self.lost(&then);
        (preview.thalers_lost, preview.beer_lost) = (lost.thalers, lost.beer);
        Ok(preview)
    }

    /// The current placement of the seat's dice as a plan.
    pub fn current_plan(&self, game: &Game, seat: Seat) -> Plan {
        let tavern = game.tavern(seat);
        let mut plan = Plan::default();
        for (index, to) in plan.0.iter_mut().enumerate() {
            if let Some((_, entry)) = tavern.dice.get(index).filter(|(_, entry)| !entry.used()) {
                *to = tavern.space_at(entry.place());
            }
        }
        plan
    }
}

/// Whether the seat has yet to serve this round.
pub(crate) fn turn_to_come(game: &Game, seat: Seat) -> bool {
    match game.phase {
        Phase::StartCards | Phase::Evening | Phase::Arrival | Phase::Draft | Phase::Plan => true,
        Phase::Serve => {
            let mut others = game.turn_order().skip_while(|&other| other != game.active).skip(1);
            others.any(|other| other == seat)
        }
        Phase::Closing | Phase::Over => false,
    }
}
