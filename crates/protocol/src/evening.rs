//! Evenings of a deal, as people compare them.

use crate::Occupant;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The code of a game of a deal that is over (`GET /api/games/ID/evening`). Another program of this
/// version makes the same game of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct EveningCode {
    /// The code: a few hundred letters, digits, `-` and `_`.
    pub code: String,
}

/// A code that somebody got from a friend (`POST /api/evenings`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenEvening {
    /// The code.
    pub code: String,
}

/// The answer to [`OpenEvening`]: the game is kept like a record that somebody brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct EveningOpened {
    /// The game.
    pub game: String,
    /// The key of its replay link.
    pub replay: String,
    /// The code of its deal.
    pub deal: String,
    /// Who sat where, by seat number.
    pub seats: Vec<Occupant>,
    /// How many hints were taken, up to 255.
    pub hints: u8,
    /// How often somebody went back past a reveal, up to 255.
    pub rewinds: u8,
}
