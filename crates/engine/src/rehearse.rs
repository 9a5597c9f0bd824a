//! A serving turn that a waiting seat prepares: as if it were the seat's turn now.

use crate::action::Action;
use crate::ask::Ask;
use crate::chance::{FirstOutcome, Watched};
use crate::decide::Play;
use crate::error::Illegal;
use crate::event::{Event, NoEvents};
use crate::game::{Game, Phase, Position};
use crate::model::Seat;
use crate::preview::turn_to_come;
use crate::rules::Rules;
use crate::what_if::suppose;

/// A serving turn played on a copy of the table. Nothing unknown comes to light in it: the place of a
/// recruited guest stays empty, because nobody knows who comes next (F10).
#[derive(Clone, Debug)]
pub struct Rehearsal {
    seat: Seat,
    game: Game,
    /// The start player; in `game` it is the seat itself, so that closing never ends the phase.
    start: Seat,
    closed: bool,
}

impl Rules {
    /// Begins to rehearse the seat's serving turn, or continues the turn if it is under way. A seat
    /// may do so once its plan is fixed, until it has served; otherwise nothing is asked of it (R2).
    pub fn rehearse(&self, game: &Game, seat: Seat) -> Result<Rehearsal, Illegal> {
        let serving = game.phase == Phase::Serve;
        let waits = match game.phase {
            Phase::Serve => turn_to_come(game, seat),
            Phase::Plan => game.answers[seat].is_some(),
            Phase::StartCards
            | Phase::Evening
            | Phase::Arrival
            | Phase::Draft
            | Phase::Closing
            | Phase::Over => false,
        };
        let start = game.start;
        let mut game = *game;
        if waits {
            // Whatever somebody else is owed or has answered is none of this turn.
            suppose(&mut game).starting(seat).nothing_owed().serving(self, seat);
            let (mut chance, mut unheard) = (FirstOutcome, NoEvents);
            let mut play = Play::new(self, &mut game, &mut chance, &mut unheard);
            play.begin_turn(seat);
            play.settle();
        } else if serving && game.active == seat {
            suppose(&mut game).starting(seat);
        } else {
            return Err(Illegal::NotAsked);
        }
        Ok(Rehearsal { seat, game, start, closed: false })
    }
}

impl Rehearsal {
    /// Adds a step; a refused one leaves no trace. After the close nothing more is asked (F18).
    pub fn add(&mut self, rules: &Rules, action: &Action) -> Result<(), Illegal> {
        if self.closed {
            return Err(Illegal::NotAsked);
        }
        if *action == Action::Close && rules.ask(&self.game, self.seat) == Some(Ask::Serve) {
            self.closed = true;
            return Ok(());
        }
        let mut chance = Watched::new(FirstOutcome);
        let mut events = Vec::new();
        rules.apply(&mut self.game, self.seat, action, &mut chance, &mut events)?;
        if chance.asked() {
            for event in &events {
                if let Event::GuestLaid { place, card, .. } = *event {
                    suppose(&mut self.game).unknown(place, card);
                }
            }
        }
        Ok(())
    }

    /// The game in which the seat is asked, for its menu. It is supposed, not reached: the seat is its
    /// start player.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What would lie on the table.
    pub fn position(&self) -> Position {
        Position { start: self.start, ..*self.game.position() }
    }

    /// Whether the turn was closed.
    pub fn is_closed(&self) -> bool {
        self.closed
    }
}
