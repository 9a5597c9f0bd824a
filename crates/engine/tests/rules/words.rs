//! Short words for seats, cards, dice, spaces and events.

use crate::support::rules;
use engine::chance::{Chance, Moment, Odds, Purpose};
use engine::model::{Bonus, Card, Colour, Die, Face, GuestPlace, Kind, Pile, Seat, Space};
use engine::{Action, Event, Game, Position, Setup};

pub const S0: Seat = Seat::ALL[0];
pub const S1: Seat = Seat::ALL[1];
pub const S2: Seat = Seat::ALL[2];
pub const S3: Seat = Seat::ALL[3];

pub const CASHBOX: Space = Space::CASHBOX;
pub const BARREL: Space = Space::BARREL;
pub const BREWER: Space = Space::BREWER;
pub const MONK: Space = Space::MONK;

/// The first open guest, for patterns.
pub const PLACE_1: GuestPlace = GuestPlace::ALL[1];

/// A set-up with seat 0 as start player.
pub fn setup(players: u8, level: u8) -> Setup {
    Setup { start_player: Some(S0), ..Setup::new(players, level) }
}

pub fn face(pips: u8) -> Face {
    Face::new(pips).expect("1 to 6")
}

/// A white die.
pub fn white(pips: u8) -> Die {
    Die { colour: Colour::White, face: face(pips) }
}

/// An own die.
pub fn own(pips: u8) -> Die {
    Die { colour: Colour::Own, face: face(pips) }
}

/// The Tavern card of a kind.
pub fn card(kind: Kind) -> Card {
    Card::tavern(kind)
}

/// The Regular that needs a 1 (pays 1) or a 2 (pays 2) in the standard sheet.
pub fn regular(needs: u8) -> Card {
    Card::regular(needs - 1).expect("two Regulars")
}

/// The first guest of the standard sheet with this price whose bonus the predicate likes.
#[track_caller]
pub fn guest(price: u8, likes: impl Fn(Option<Bonus>) -> bool) -> Card {
    let guests = &rules().sheet().guests;
    let index = guests.iter().position(|g| g.price == price && likes(g.bonus));
    Card::guest(index.expect("such a guest") as u8).expect("a guest")
}

/// A guest of this price without a bonus.
pub fn plain_guest(price: u8) -> Card {
    guest(price, |bonus| bonus.is_none())
}

/// The guest of the 3-pile.
pub fn three() -> Card {
    plain_guest(3)
}

/// A pile with these cards.
pub fn pile(cards: &[(Card, u8)]) -> Pile {
    let mut pile = Pile::EMPTY;
    for &(card, copies) in cards {
        pile.add(card, copies);
    }
    pile
}

/// The table of a card.
pub fn table(card: Card) -> Space {
    Space::table(card).expect("it sits")
}

/// The display place with this number.
pub fn spot(number: u8) -> GuestPlace {
    GuestPlace::new(number).expect("0 to 4")
}

/// Recruiting the guest at this display place.
pub fn recruit(place: u8) -> Action {
    Action::Recruit(spot(place))
}

/// What happened, without the notes on what is owed.
pub fn facts(events: &[Event]) -> Vec<Event> {
    let note = |e: &Event| matches!(e, Event::Owes { .. } | Event::Done | Event::StepGave { .. });
    events.iter().copied().filter(|event| !note(event)).collect()
}

/// The position before the first event that the predicate stops at.
pub fn position_at(before: &Game, events: &[Event], stop: impl Fn(&Event) -> bool) -> Position {
    let mut position = **before;
    for event in events.iter().take_while(|event| !stop(event)) {
        position.evolve(event);
    }
    position
}

/// Chance that notes what it was asked with which odds, and gives the first possible outcome.
#[derive(Default)]
pub struct Watch(pub Vec<(Moment, Odds)>);

impl Watch {
    /// The odds of all draws for this purpose.
    pub fn odds(&self, purpose: Purpose) -> Vec<Odds> {
        self.0.iter().filter(|(moment, _)| moment.purpose == purpose).map(|&(_, o)| o).collect()
    }
}

impl Chance for Watch {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        self.0.push((moment, *odds));
        odds.outcomes().next().expect("an outcome").0
    }
}
