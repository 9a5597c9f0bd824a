//! Puzzles (`GET /api/puzzles`): serving turns of the last round, solved at a real table.

use engine::model::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A puzzle: how many points are possible in this last turn?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Puzzle {
    /// Its id, with which a table is made.
    pub id: String,
    /// Its level, 1 to 5.
    pub level: u8,
    /// How many play.
    pub players: u8,
    /// The seat that is to find the best turn.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// The id of the computer player at the other seats.
    pub opponent: String,
    /// What the best turn cannot do without.
    pub theme: PuzzleTheme,
    /// How hard it is, 1 to 5.
    pub difficulty: u8,
    /// The most points possible, if it is one of the easy ones that say so at once.
    pub goal: Option<u16>,
}

/// What the best turn of a puzzle cannot do without.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum PuzzleTheme {
    /// A Signature in the Guest Book.
    GuestBook,
    /// A step on the Reputation track.
    Reputation,
    /// Schnapps, spent.
    Schnapps,
    /// A step on the Monastery track.
    Monastery,
    /// A die raised by a Dishwasher.
    Dishwasher,
    /// Nobles, recruited for beer.
    Nobles,
    /// An upgrade.
    Upgrade,
    /// A guest of the display.
    Guest,
}

/// How an attempt at a puzzle ended, in the [list of games](crate::GameListed).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PuzzleResult {
    /// The id of the puzzle.
    pub id: String,
    /// The points that were reached.
    pub points: u16,
    /// The most points possible.
    pub best: u16,
    /// Whether these are the most points.
    pub solved: bool,
}

/// A best turn of a puzzle (`GET /api/puzzles/{puzzle}/solution`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PuzzleSolution {
    /// The most points possible.
    pub best: u16,
    /// Its steps in the notation, up to closing.
    pub steps: Vec<String>,
}
