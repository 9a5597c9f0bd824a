//! Games as a player imagines them: "my turn now, with a full purse", "one Noble more".
//!
//! Players weigh such games by the same rules and therefore want a [`Game`]. What they suppose is
//! not conserved and need not be reachable: money comes from nowhere, dice vanish. This module is
//! the only source of a `Game` that [`Rules::validate`] may refuse. Computer players use it, and so
//! does a [`Rehearsal`](crate::Rehearsal); nothing that it makes is ever played at a table or stored.

use crate::chance::Chance;
use crate::decide::Play;
use crate::event::{Event, NoEvents};
use crate::game::{Answer, Game, Phase, Position, Serving};
use crate::model::{
    Area, Bonus, BySeat, Card, DiceTray, GuestPlace, Owed, OwedStack, Seat, SeatSet,
};
use crate::rules::Rules;

impl Rules {
    /// Gives the active seat a bonus, with all that follows from it, up to where the seat must
    /// choose: for players who ask themselves what a bonus would be worth.
    pub fn what_if(&self, game: &mut Game, bonus: Bonus, chance: &mut impl Chance) {
        let mut unheard = NoEvents;
        let mut play = Play::new(self, game, chance, &mut unheard);
        play.owe(Owed::Bonus(bonus));
        play.settle();
    }
}

/// Supposes that the game were otherwise; what is supposed holds at once.
pub fn suppose(game: &mut Game) -> Supposition<'_> {
    Supposition(game.position_mut())
}

/// A game under a supposition.
#[derive(Debug)]
pub struct Supposition<'a>(&'a mut Position);

impl Supposition<'_> {
    /// Everybody still plans, nobody is ready and no serving turn has begun.
    pub fn planning(self) -> Self {
        self.0.phase = Phase::Plan;
        self.0.settled = SeatSet::EMPTY;
        self.0.serving = Serving::default();
        self.nobody_answered().nothing_owed()
    }

    /// The seat's serving turn begins now; the Barbacks have brought nothing yet (F4).
    pub fn serving(self, rules: &Rules, seat: Seat) -> Self {
        self.0.phase = Phase::Serve;
        self.0.active = seat;
        self.0.serving =
            Serving { yields: rules.yields(self.0.tavern(seat)), ..Serving::default() };
        self.nobody_answered()
    }

    /// This seat is the start player.
    pub fn starting(self, seat: Seat) -> Self {
        self.0.start = seat;
        self
    }

    /// Everybody but this seat is ready (E4).
    pub fn others_ready(self, seat: Seat) -> Self {
        self.0.answers = BySeat::from_fn(|other| (other != seat).then_some(Answer::Ready));
        self
    }

    /// It is one round earlier.
    pub fn one_round_earlier(self) -> Self {
        self.0.round = self.0.round.saturating_sub(1);
        self
    }

    /// Nothing is owed to anybody.
    pub fn nothing_owed(self) -> Self {
        self.0.owed = OwedStack::default();
        self
    }

    /// The seat has these dice.
    pub fn dice(self, seat: Seat, dice: DiceTray) -> Self {
        self.0.taverns[seat].dice = dice;
        self
    }

    /// The seat has this purse.
    pub fn purse(self, seat: Seat, thalers: u16, beer: u16) -> Self {
        self.0.taverns[seat].thalers = thalers;
        self.0.taverns[seat].beer = beer;
        self
    }

    /// The seat has this much more beer.
    pub fn more_beer(self, seat: Seat, beer: u16) -> Self {
        self.0.taverns[seat].beer += beer;
        self
    }

    /// The seat has this many Counter Guests.
    pub fn counter_guests(self, seat: Seat, count: u8) -> Self {
        self.0.taverns[seat].counter_guests = count;
        self
    }

    /// The seat has this many Schnapps.
    pub fn schnapps(self, seat: Seat, count: u8) -> Self {
        self.0.taverns[seat].schnapps = count;
        self
    }

    /// The seat's area is upgraded.
    pub fn upgraded(self, seat: Seat, area: Area) -> Self {
        self.happened(&Event::Upgraded { seat, area })
    }

    /// Nobody knows which guest comes to this place: the one laid there is back in the stack.
    pub fn unknown(self, place: GuestPlace, guest: Card) -> Self {
        self.0.display[place.index()].guest = None;
        self.0.supply.cards.add(guest, 1);
        self
    }

    /// This has happened, and nothing that follows from it.
    pub fn happened(self, event: &Event) -> Self {
        self.0.evolve(event);
        self
    }

    fn nobody_answered(self) -> Self {
        self.0.answers = BySeat::default();
        self
    }
}
