//! What a viewer may know (R9).

use crate::game::{Game, Phase, Position};
use crate::model::Seat;
use crate::rules::Rules;

/// Somebody who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// A player, who knows the seat's own answers.
    Seat(Seat),
    /// A spectator, who knows what everybody knows.
    Spectator,
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

impl Rules {
    /// The game as the viewer may know it, without the answers of others until all have answered.
    ///
    /// Nothing else in a game is secret. Answers about scarce pieces are public at once (R3), and
    /// so are answers that are being carried out.
    pub fn seen_by(&self, game: &Game, viewer: impl Into<Viewer>) -> Game {
        let (viewer, hidden) = (viewer.into(), self.answers_hidden(game));
        game.without_answers(|seat| hidden && viewer != Viewer::Seat(seat))
    }

    /// The same for a position that the rules have not checked.
    pub fn position_seen_by(&self, position: &Position, viewer: impl Into<Viewer>) -> Position {
        let (viewer, hidden) = (viewer.into(), self.answers_hidden(position));
        let mut seen = *position;
        for seat in Seat::ALL.into_iter().filter(|&seat| hidden && viewer != Viewer::Seat(seat)) {
            seen.answers[seat] = None;
        }
        seen
    }

    /// Whether what a seat answers now is hidden from the others until all have answered.
    pub fn answers_hidden(&self, game: &Position) -> bool {
        let secret = match game.phase {
            Phase::StartCards | Phase::Plan | Phase::Closing => true,
            Phase::Evening => !self.contested(game),
            Phase::Arrival | Phase::Draft | Phase::Serve | Phase::Over => false,
        };
        secret && game.settled.is_empty() && game.owed.is_empty()
    }
}
