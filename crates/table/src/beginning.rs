//! Where a game begins that is not dealt.

use engine::notation::{NotationError, read_game, write_position};
use engine::{Game, Rules};
use protocol::Began;
use serde::{Deserialize, Serialize};

/// The position at which the game of a table begins. Its form is kept in the document of the
/// [`Room`](crate::Room).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// In the notation.
    position: String,
    /// The lesson that begins there, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lesson: Option<String>,
    /// Where it came from, if that is no lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    began: Option<Began>,
}

impl Beginning {
    /// The game begins as this one stands, which came from there.
    pub fn at(game: &Game, began: Began) -> Beginning {
        Beginning { position: write_position(game), lesson: None, began: Some(began) }
    }

    /// The lesson with this id begins as this game stands.
    pub fn of_lesson(id: &str, game: &Game) -> Beginning {
        Beginning { position: write_position(game), lesson: Some(id.to_owned()), began: None }
    }

    /// The lesson that begins there, if one does.
    pub(crate) fn lesson(&self) -> Option<&str> {
        self.lesson.as_deref()
    }

    /// Where the position came from, if that is no lesson.
    pub(crate) fn began(&self) -> Option<&Began> {
        self.began.as_ref()
    }

    /// The game as it begins, by these rules.
    pub(crate) fn game(&self, rules: &Rules) -> Result<Game, NotationError> {
        read_game(rules, &self.position)
    }
}
