//! Games as HTTP makes and lists them, and the server about itself.

use crate::{House, Occupant, Origin, PuzzleResult, Stage, TableOptions};
use engine::model::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game to set up (`POST /api/games`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The level, 1 to 5.
    pub level: u8,
    /// Who sits where, by seat number: 2 to 4 seats. The people play on the device that asks; open
    /// seats are for those who join by a link. Without open seats the game begins at once.
    pub seats: Vec<Occupant>,
    /// Whether the display is refilled when a turn closes.
    pub late_refill: bool,
    /// What else is agreed; none for what is usual.
    #[ts(optional)]
    pub options: Option<TableOptions>,
    /// The house of the first person; the others share the rest.
    #[ts(optional)]
    pub house: Option<House>,
    /// What the first person adds to the seed of a game that begins at once, as up to 128 hexadecimal
    /// digits. Where seats are open, people add theirs when they sit down and have seen the commitment.
    #[ts(optional)]
    pub nonce: Option<String>,
    /// The code of a deal, a name like any other: the cards and dice are the same at every table that
    /// names it, and so is the luck of the computer players. Anybody who knows the code can predict
    /// them, so only people at one device may agree on one, and nobody adds to its seed.
    #[ts(optional)]
    pub deal: Option<String>,
    /// The text of the component sheet to play with, up to 48 KiB; none for the standard one. A game that
    /// goes on where another one stood has the sheet of that one, and lessons and puzzles have theirs.
    #[ts(optional)]
    pub sheet: Option<String>,
    /// Where the game begins; none if it is set up and dealt. Then one person plays against computer
    /// players, and level, refill and number of seats are those of that position.
    #[ts(optional)]
    pub from: Option<StartFrom>,
}

impl NewGame {
    /// A game of this level with these seats, and everything else as usual.
    pub fn usual(level: u8, seats: Vec<Occupant>) -> NewGame {
        NewGame {
            level,
            seats,
            late_refill: false,
            options: None,
            house: None,
            nonce: None,
            deal: None,
            sheet: None,
            from: None,
        }
    }
}

/// Where a game begins that is not dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StartFrom {
    /// In a game that is over, to play on from there.
    Replay {
        /// The key of its replay link.
        key: String,
        /// The step after which the game goes on: the number of its log entry.
        step: u32,
    },
    /// Where the lesson with this id begins, with its luck. The learner sits at seat 0.
    Lesson(String),
    /// Where the puzzle with this id begins. The person sits at its seat.
    Puzzle(String),
}

/// Where a game began that was not dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Began {
    /// In another game that was over.
    Replay {
        /// The round; 0 before the first.
        round: u8,
    },
    /// In a puzzle.
    Puzzle {
        /// Its id.
        id: String,
    },
}

/// The answer to [`NewGame`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct NewGameMade {
    /// The game.
    pub game: String,
    /// The secret of the link that invites people to the open seats, if there are any.
    pub invitation: Option<String>,
}

/// A game in the list of games (`GET /api/games`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct GameListed {
    /// The game.
    pub game: String,
    /// Its level.
    pub level: u8,
    /// Who sits where, by seat number.
    pub seats: Vec<Occupant>,
    /// Milliseconds since 1970 of the last step.
    #[ts(type = "number")]
    pub active: u64,
    /// How many entries its log has.
    pub length: u32,
    /// How far it is.
    pub stage: Stage,
    /// Where it was played.
    pub origin: Origin,
    /// The house of each seat.
    pub houses: Vec<House>,
    /// The seats of whoever asks.
    #[schemars(with = "Vec<u8>")]
    pub yours: Vec<Seat>,
    /// Whether the game belongs to whoever asks, who alone may delete it.
    pub owner: bool,
    /// The round that is played; 0 before the first and when the game is over.
    pub round: u8,
    /// How it ended, once it is over.
    pub result: Option<GameResult>,
    /// The lesson that it is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
    /// The code of its deal, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deal: Option<String>,
    /// Where it began, if it was not dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub began: Option<Began>,
    /// The name of its component sheet, if it is not the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheet: Option<String>,
    /// How the attempt ended, if it was one at a puzzle and is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub puzzle: Option<PuzzleResult>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct GameResult {
    /// All points of each seat.
    pub points: Vec<u16>,
    /// Who won, by seat number.
    #[schemars(with = "Vec<u8>")]
    pub winners: Vec<Seat>,
}

/// The server about itself (`GET /api/status`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Status {
    /// Always `tiefenthal`.
    pub program: String,
    /// The program's version.
    pub version: String,
    /// The version of the messages.
    pub protocol: u32,
    /// Names this run of the server.
    pub instance: String,
    /// The ids of the computer players, the weakest first.
    pub bots: Vec<String>,
    /// The script with which the page of this server begins; a page that began with another one is of
    /// another version. None if the program was built without its page.
    pub page: Option<String>,
}
