//! Positions and small questions for the tests of set-up and of the phases A to D.
#![allow(dead_code)]

use crate::support::*;
use engine::chance::{Chance, Moment, Odds, Purpose};
use engine::model::{Card, Colour, Kind, Pile, Seat};
use engine::{Action, Event, Phase, Setup};

/// The Tavern card of a kind.
pub fn card(kind: Kind) -> Card {
    Card::tavern(kind)
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

/// A set-up with seat 0 as start player.
pub fn setup(players: u8, level: u8) -> Setup {
    Setup { start_player: Some(S0), ..Setup::new(players, level) }
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

impl Table {
    /// Phase A of round 2 at level 2, which asks everybody for a side of the Musician and touches
    /// no deck. The start player is seat 1, and nobody has a Counter Guest.
    pub fn second_evening(players: u8) -> Table {
        let mut table = Table::new(players, 2);
        table.go_to_round(2, Phase::Evening);
        for seat in Seat::ALL {
            table.edit().taverns[seat].counter_guests = 0;
        }
        table
    }

    /// Replaces deck and discard pile by cards that will be drawn in this order.
    pub fn will_draw(&mut self, seat: Seat, cards: &[Card]) -> &mut Table {
        let known: Vec<Card> = cards.iter().rev().copied().collect();
        self.edit().taverns[seat].discard = Pile::EMPTY;
        self.set_deck(seat, &[], &known)
    }

    /// Leaves this many copies of a card in the supply.
    pub fn set_supply(&mut self, card: Card, copies: u8) -> &mut Table {
        let mut edit = self.edit();
        let cards = &mut edit.supply.cards;
        cards.remove(card, cards.count(card));
        cards.add(card, copies);
        drop(edit);
        self
    }

    /// Goes on calmly until one Close is missing to the end of phase F of this round.
    #[track_caller]
    pub fn go_to_last_close(&mut self, round: u8) -> &mut Table {
        self.go_to_round(round, Phase::Serve);
        while self.game.active.clockwise(1, self.game.players()) != self.game.start {
            self.act(self.game.active, Action::Close);
        }
        self
    }

    /// Says the missing Close.
    #[track_caller]
    pub fn close(&mut self) -> &mut Table {
        self.act(self.game.active, Action::Close);
        self
    }

    /// The same answer from everybody who is asked, by rising seat.
    #[track_caller]
    pub fn all_answer(&mut self, action: Action) -> &mut Table {
        for seat in rules().to_act(&self.game) {
            self.act(seat, action);
        }
        self
    }

    /// Who is asked now.
    pub fn to_act(&self) -> Vec<Seat> {
        rules().to_act(&self.game).into_iter().collect()
    }

    /// Who sits at the tables, from left to right.
    pub fn seated(&self, seat: Seat) -> Vec<Card> {
        self.game.tavern(seat).tables.seated().iter().map(|seated| seated.card()).collect()
    }

    /// The faces of the dice of a colour.
    pub fn pips(&self, seat: Seat, colour: Colour) -> Vec<u8> {
        let dice = self.game.tavern(seat).dice;
        let mine = dice.entries().filter(|(die, _)| die.colour == colour);
        mine.map(|(die, _)| die.face.pips()).collect()
    }

    /// Every card the seat owns.
    pub fn owned(&self, seat: Seat) -> Pile {
        rules().owned(&self.game, seat)
    }

    /// Where in the events of the last action this one stands.
    #[track_caller]
    pub fn position(&self, event: Event) -> usize {
        self.events
            .iter()
            .position(|&e| e == event)
            .unwrap_or_else(|| panic!("{event:?} did not happen"))
    }

    /// How many events of the last action are such.
    pub fn happened(&self, such: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| such(event)).count()
    }
}
