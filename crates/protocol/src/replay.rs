//! A game that is over, to be looked at step by step, and whether its luck was fair.

use crate::{Catalogue, House, LogEntry, Occupant};
use engine::model::Seat;
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
    /// The name of the component sheet, if it is not the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheet: Option<String>,
    /// Where the game was played.
    pub origin: Origin,
    /// Milliseconds since 1970 of the last step, or of the import.
    #[ts(type = "number")]
    pub ended: u64,
    /// The place of each seat, from 1; those whom nothing sets apart share one (Z2).
    pub places: Vec<u8>,
    /// All points of each seat after each step.
    pub points: Vec<Vec<u16>>,
    /// The whole log, with the answers that were secret while the game went on.
    pub log: Vec<LogEntry>,
}

/// How the points of a game that is over came about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Course {
    /// All points of each seat after the set-up and after each round.
    pub rounds: Vec<Vec<u16>>,
    /// The place of each seat, from 1; those whom nothing sets apart share one (Z2).
    pub places: Vec<u8>,
    /// The serving turn that brought the most points; none if no turn brought any.
    pub best: Option<BestTurn>,
}

/// A serving turn that brought many points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BestTurn {
    /// Whose turn it was.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// The round.
    pub round: u8,
    /// What it brought.
    pub points: u16,
    /// The step after which it begins.
    pub from: u32,
    /// Its steps that brought points.
    pub steps: Vec<ScoringStep>,
}

/// A step that brought points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScoringStep {
    /// Its number in the log.
    pub n: u32,
    /// The points.
    pub points: u16,
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
