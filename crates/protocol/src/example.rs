//! Examples of rules (`GET /api/examples`): positions, and what is done and refused in them.

use crate::{Catalogue, LogEntry, View};
use engine::model::Seat;
use engine::{Action, Illegal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An example, as the list names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ExampleListed {
    /// Its id.
    pub id: String,
    /// The ids of the rules that it shows.
    pub rules: Vec<String>,
}

/// An example (`GET /api/examples/{example}`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Example {
    /// Its id.
    pub id: String,
    /// The ids of the rules that it shows.
    pub rules: Vec<String>,
    /// Its level, 1 to 5.
    pub level: u8,
    /// Whether the display is refilled when the serving turn closes (F10).
    pub late_refill: bool,
    /// Everything printed.
    pub catalogue: Catalogue,
    /// The table at the beginning.
    pub start: View,
    /// What happens, in its order.
    pub steps: Vec<ExampleStep>,
}

/// One step of an example.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ExampleStep {
    /// The table after it.
    pub view: View,
    /// What happened.
    pub what: ExampleDeed,
}

/// What happens in a step of an example.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ExampleDeed {
    /// Something is done.
    Done {
        /// Its entry in the log.
        entry: LogEntry,
    },
    /// The rules refuse something; nothing changes.
    Refused {
        /// Who wanted to do it.
        #[schemars(with = "u8")]
        seat: Seat,
        /// What.
        #[schemars(with = "serde_json::Value")]
        action: Action,
        /// The rule that refuses it.
        rule: String,
        /// Why, with the numbers.
        #[schemars(with = "serde_json::Value")]
        why: Illegal,
    },
    /// Everything is as it was at the beginning.
    Again,
}
