//! What people say to each other at a table.

use engine::model::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that somebody says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// 32 hexadecimal digits that name the message, so that sending it again does no harm.
    pub id: String,
    /// The seat that speaks; none for spectators and for people who have not sat down.
    pub seat: Option<Seat>,
    /// What is said.
    pub words: Words,
}

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Words {
    /// Something that every page says in its own language.
    Phrase(Phrase),
    /// Free text of at most [`MAX_CHAT`](crate::MAX_CHAT) characters.
    Text(String),
}

/// What every page can say in its own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // They are named after what they say.
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    Sorry,
    OneMoment,
    YourTurn,
    Cheers,
    GoodGame,
    Again,
}

/// A message of the chat, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Note {
    /// Its number, from 0.
    pub n: u32,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// The seat that spoke; none for others.
    pub seat: Option<Seat>,
    /// The name of whoever spoke, if they sat down.
    pub name: Option<String>,
    /// What was said.
    pub words: Words,
}
