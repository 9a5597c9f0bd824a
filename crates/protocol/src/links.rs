//! How people and their devices find a table: links, codes, the network.

use engine::model::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a link is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LinkKind {
    /// Makes its holder the owner.
    Owner,
    /// Invites to sit down at any open seat before the start.
    Seat,
    /// Lets its holder watch.
    Spectator,
    /// Gives its holder this seat of a game that has begun, in place of a person who is away or has
    /// left. It works once.
    Chair(#[schemars(with = "u8")] Seat),
}

/// A link that the owner wants (`POST /api/games/ID/links`). Earlier links of its kind stop working.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLink {
    /// What it is for.
    pub kind: LinkKind,
}

/// The answer to [`NewLink`]: the secret that goes into the fragment of the link, as `/#join=KEY`. It
/// cannot be had again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct LinkMade {
    /// The secret.
    pub key: String,
}

/// The secret of a link that somebody follows (`POST /api/links`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenLink {
    /// The secret.
    pub key: String,
}

/// Where a link or a code leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct LinkOpened {
    /// The game.
    pub game: String,
}

/// The secret that makes a browser the house's own (`POST /api/house`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenHouse {
    /// The secret.
    pub key: String,
}

/// How other devices reach the server (`GET /api/network`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct NetworkView {
    /// The address that friends open; none while only browsers on this machine reach the server.
    pub address: Option<String>,
    /// Whether you may let the local network in and shut it out.
    pub switch: bool,
}

/// Lets the local network in or shuts it out (`POST /api/network`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SetNetwork {
    /// Other devices in the network reach the server.
    Open,
    /// Only browsers on this machine do.
    Closed,
}

/// A code that brings a person to another device (`POST /api/games/ID/code`). It works once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CodeMade {
    /// The code: eight letters and digits without look-alikes.
    pub code: String,
    /// For how many seconds it works.
    pub seconds: u32,
}

/// A code that somebody types in (`POST /api/codes`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UseCode {
    /// The code, in either case, with or without spaces and hyphens.
    pub code: String,
}
