//! A game that is over, to be looked at step by step, and whether its luck was fair.

use crate::{Catalogue, House, LogEntry, Occupant};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The answer to a request for the replay link of a game that is over (`POST /api/games/ID/replay`): the
/// secret that goes into the fragment of the link, as `/#replay=KEY`. It works until the game is deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ReplayLink {
    /// The secret.
    pub key: String,
}

/// A game that is over (`GET /api/replay`). Step `n` is entry `n` of the log, and
/// `GET /api/replay/views?from=N` has the table after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Replay {
    /// The version of the messages.
    pub protocol: u32,
    /// The level, 1 to 5.
    pub level: u8,
    /// Whether the display is refilled when a turn closes.
    pub late_refill: bool,
    /// Who sat where, by seat number.
    pub seats: Vec<Occupant>,
    /// The house of each seat.
    pub houses: Vec<House>,
    /// Everything printed.
    pub catalogue: Catalogue,
    /// The commitment to the seed, if there was one.
    pub commitment: Option<String>,
    /// The version of the rules by which the game was played, if the program does not have them.
    pub other_rules: Option<u32>,
    /// Where the game was played.
    pub origin: Origin,
    /// Milliseconds since 1970 of the last step, or of the import.
    #[ts(type = "number")]
    pub ended: u64,
    /// The whole log, with the answers that were secret while the game went on.
    pub log: Vec<LogEntry>,
}

/// The answer to a record that somebody brings (`POST /api/records`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RecordImported {
    /// The game.
    pub game: String,
    /// The key of its replay link.
    pub replay: String,
}

/// Where a game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// On this server.
    Here,
    /// Somewhere else: somebody brought its record.
    Imported,
}

/// What the record of a game proves about its luck (`GET /api/games/ID/fairness`,
/// `GET /api/replay/fairness`). Every line of it was checked against the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FairnessReport {
    /// The result.
    pub verdict: FairnessVerdict,
    /// How many lines the record has.
    pub lines: u32,
    /// The commitment to the seed, made before the players added their numbers.
    pub commitment: Option<String>,
    /// What each seat added to the seed, in hexadecimal digits; empty for one that added nothing.
    pub nonces: Vec<String>,
    /// The seed, revealed at the end.
    pub seed: Option<String>,
    /// What the commitment was salted with.
    pub salt: Option<String>,
}

/// What a record proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FairnessVerdict {
    /// The seed is the promised one, and every roll and draw follows from it.
    Fair {
        /// How many rolls and draws were derived again.
        draws: u32,
    },
    /// The seed was not revealed.
    NotRevealed,
    /// No seed was promised before the game.
    NotCommitted,
    /// The seed is the promised one, but the program does not have the rules of the game, so its rolls
    /// and draws could not be derived.
    OtherRules {
        /// The version of those rules.
        rules: u32,
    },
    /// The revealed seed is not the promised one.
    OtherSeed,
    /// The revealed seed gives another roll or draw.
    OtherOutcome {
        /// The first line of the record that differs, counted from 1.
        line: u32,
    },
}
