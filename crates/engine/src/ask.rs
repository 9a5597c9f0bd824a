//! What a player is asked.

use crate::effects::owed_ask;
use crate::game::{Game, Phase};
use crate::model::{BonusAsk, Entertainer, Seat, SeatSet};
use crate::rules::Rules;
use serde::{Deserialize, Serialize};

/// A question to one seat; its possible answers are [`Rules::legal`](crate::Rules::legal).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ask {
    /// Which Start Card? (S8)
    StartCard,
    /// Which of two bonuses? (A1)
    Choose,
    /// Which area to upgrade for free, if any? (A3)
    FreeUpgrade,
    /// Which side of the Entertainer? (A6)
    Entertainer(Entertainer),
    /// Keep the guests or redraw? (B4)
    Redraw,
    /// Which die from the coaster? (D2)
    Draft,
    /// Where do the dice go? (E)
    Plan,
    /// What next in the serving turn? (F)
    Serve,
    /// Which card goes on the deck instead of the discard pile, if any? (G1)
    OnTop,
    /// What does a bonus ask before it is given? (T5)
    #[serde(untagged)]
    Bonus(BonusAsk),
}

impl Ask {
    /// The id of the rule that asks.
    pub const fn rule(self) -> &'static str {
        match self {
            Ask::StartCard => "S8",
            Ask::Choose => "A1",
            Ask::FreeUpgrade => "A3",
            Ask::Entertainer(_) => "A6",
            Ask::Redraw => "B4",
            Ask::Draft => "D2",
            Ask::Plan => "E1",
            Ask::Serve => "F3",
            Ask::OnTop => "G1",
            Ask::Bonus(ask) => ask.rule(),
        }
    }
}

impl Rules {
    /// What the seat is asked now, if anything. In D and F only the active seat is asked, in the
    /// other phases every seat with an open choice, in any order (R2).
    #[inline(always)] // Callers that branch on the question then branch on the phase.
    pub fn ask(&self, game: &Game, seat: Seat) -> Option<Ask> {
        if seat.number() >= game.players() {
            return None;
        }
        if let Some(owed) = game.owed.top() {
            return if seat == game.active { owed_ask(owed).map(Ask::Bonus) } else { None };
        }
        let answered = game.answers[seat].is_some();
        match game.phase {
            Phase::Serve => (seat == game.active).then_some(Ask::Serve),
            Phase::Plan => (!answered).then_some(Ask::Plan),
            Phase::Draft => (seat == game.active).then_some(Ask::Draft),
            Phase::StartCards => (!answered).then_some(Ask::StartCard),
            Phase::Evening if answered => None,
            Phase::Evening => self.ask_evening(game, seat),
            Phase::Arrival => (!game.settled.contains(seat)).then_some(Ask::Redraw),
            Phase::Closing if answered => None,
            Phase::Closing => self.may_put_on_top(game, seat).then_some(Ask::OnTop),
            Phase::Over => None,
        }
    }

    /// The lowest seat with an open question; `None` when the game is over.
    #[inline]
    pub fn next_to_act(&self, game: &Game) -> Option<Seat> {
        match game.phase {
            Phase::Serve | Phase::Draft => Some(game.active),
            _ => Seat::ALL.into_iter().find(|&seat| self.ask(game, seat).is_some()),
        }
    }

    /// A seat with an open question, preferably `preferred`; `None` when the game is over.
    #[inline]
    pub fn next_to_act_or(&self, game: &Game, preferred: Seat) -> Option<Seat> {
        match game.phase {
            Phase::Serve | Phase::Draft => Some(game.active),
            _ if self.ask(game, preferred).is_some() => Some(preferred),
            _ => self.next_to_act(game),
        }
    }

    /// The seats with an open question; none only when the game is over.
    pub fn to_act(&self, game: &Game) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for seat in Seat::ALL {
            if self.ask(game, seat).is_some() {
                seats.insert(seat);
            }
        }
        seats
    }
}
