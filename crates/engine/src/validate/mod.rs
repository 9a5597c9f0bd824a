//! From a position to a game: whatever comes from a text or a file is validated before it is
//! played, so the rules never meet a position they could not have produced.
//!
//! The checks build on each other: form, contents of the box, phase, seats, serving turn, and
//! finally whether the position waits for an answer.

mod cards;
mod dice;
mod fault;
mod form;
mod owed;
mod phase;
mod seats;
mod serving;

pub use fault::{Fault, Unsound};

use crate::chance::FirstOutcome;
use crate::decide::Play;
use crate::event::{Event, EventSink};
use crate::game::{Game, Phase, Position};
use crate::model::Seat;
use crate::rules::Rules;

type Verdict = Result<(), Unsound>;

impl Rules {
    /// The position as a game, if a game under these rules can rest in it. Then no sequence of
    /// legal actions can fail, and somebody is asked unless the game is over.
    pub fn validate(&self, position: Position) -> Result<Game, Unsound> {
        let game = Game::trust(position);
        form::check(&game)?;
        let setup = cards::check(self, &game)?;
        phase::check(self, &game, &setup)?;
        seats::check(self, &game)?;
        serving::check(self, &game)?;
        owed::check(self, &game)?;
        phase::answers(self, &game)?;
        self.check_rest(&game)?;
        Ok(game)
    }

    /// The game does not continue by itself (R8), and somebody is asked.
    fn check_rest(&self, game: &Game) -> Verdict {
        let mut after = *game;
        let mut events = Count(0);
        Play::new(self, &mut after, &mut FirstOutcome, &mut events).settle();
        let asked = !self.to_act(game).is_empty();
        demand(events.0 == 0 && asked == (game.phase != Phase::Over), Fault::NotAtRest)
    }
}

/// How far a seat has come in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// No card lies in the tavern.
    Empty,
    /// In B: the guests arrive.
    Arriving,
    /// The guests have arrived, and the seat has not served.
    Waiting,
    /// It is the seat's serving turn.
    Serving,
    /// The serving turn is over, and the cards still lie in the tavern.
    Served,
}

fn stage(game: &Game, seat: Seat) -> Stage {
    match game.phase {
        Phase::StartCards | Phase::Evening | Phase::Over => Stage::Empty,
        Phase::Arrival => Stage::Arriving,
        Phase::Draft | Phase::Plan => Stage::Waiting,
        Phase::Serve if seat == game.active => Stage::Serving,
        Phase::Serve if turn(game, seat) < turn(game, game.active) => Stage::Served,
        Phase::Serve => Stage::Waiting,
        Phase::Closing => Stage::Served,
    }
}

/// The seat's number in turn order, from 0.
fn turn(game: &Game, seat: Seat) -> usize {
    game.turn_order().take_while(|&before| before != seat).count()
}

fn demand(holds: bool, fault: Fault) -> Verdict {
    if holds { Ok(()) } else { Err(Unsound { seat: None, fault }) }
}

fn demand_of(seat: Seat, holds: bool, fault: Fault) -> Verdict {
    if holds { Ok(()) } else { Err(Unsound { seat: Some(seat), fault }) }
}

/// Counts events and drops them.
struct Count(u32);

impl EventSink for Count {
    fn push(&mut self, _event: &Event) {
        self.0 = self.0.saturating_add(1);
    }
}
