//! Where a game begins that is not dealt.

use engine::notation::{NotationError, read_game, write_position};
use engine::{Game, Rules};
use serde::{Deserialize, Serialize};

/// The position at which the game of a table begins. Its form is kept in the document of the
/// [`Room`](crate::Room).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// In the notation.
    position: String,
}

impl Beginning {
    /// The game begins as this one stands.
    pub fn at(game: &Game) -> Beginning {
        Beginning { position: write_position(game) }
    }

    /// The game as it begins, by these rules.
    pub(crate) fn game(&self, rules: &Rules) -> Result<Game, NotationError> {
        read_game(rules, &self.position)
    }
}
