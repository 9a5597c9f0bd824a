//! What is said between browser and server, over the socket and over HTTP.

use crate::{Catalogue, LogEntry, Menu, Occupant, View};
use engine::Illegal;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message from the browser over the socket of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Something is to be done.
    Command(Command),
}

/// Something a seat wants done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// 32 hexadecimal digits that name the command, so that sending it again does no harm.
    pub id: String,
    /// The `seq` of the view that the player saw.
    pub seen: u32,
    /// The action in the text notation; none takes the last one back.
    #[serde(rename = "do")]
    pub notation: Option<String>,
}

/// A message from the server over the socket of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The first message: what never changes during the game.
    Welcome(Box<Welcome>),
    /// The table as it stands now, with what happened since the last such message.
    Table {
        /// The table.
        view: Box<View>,
        /// What you are asked, if anything.
        menu: Option<Box<Menu>>,
        /// Whether your last step can be taken back.
        can_undo: bool,
        /// What happened since the message before.
        log: Vec<LogEntry>,
    },
    /// A command is stored; what it changed comes, or came, with the table.
    Done {
        /// The command.
        id: String,
        /// The number of its entry.
        seq: u32,
    },
    /// A command was not carried out.
    Refused {
        /// The command.
        id: String,
        /// Why.
        why: Refusal,
    },
    /// The message was not understood, or the connection ends.
    Problem {
        /// What is wrong.
        problem: Problem,
    },
}

/// What never changes during a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// The version of the messages.
    pub protocol: u32,
    /// The game.
    pub game: String,
    /// The level, 1 to 5.
    pub level: u8,
    /// Whether the display is refilled when a turn closes.
    pub late_refill: bool,
    /// Who sits where.
    pub occupants: Vec<Occupant>,
    /// Everything printed.
    pub catalogue: Catalogue,
    /// What binds the luck of this game before it began.
    pub commitment: Option<String>,
}

/// Why a command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Refusal {
    /// The rules refuse it.
    Illegal {
        /// The rule.
        rule: String,
        /// Why, with the numbers.
        why: Illegal,
    },
    /// The question has changed since the player saw it.
    Stale,
    /// The action was not understood.
    NotUnderstood,
    /// Nothing can be taken back since the last reveal.
    NothingToUndo,
    /// Others have gone on from there.
    OthersWentOn,
    /// It could not be stored; nothing has changed, and it may be sent again.
    NotStored,
}

/// What is wrong with a message or a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Problem {
    /// No message of this protocol.
    NotUnderstood,
    /// Larger than a message may be.
    TooLarge,
    /// There is no such game.
    NoSuchGame,
    /// The game's record is damaged; nothing of it was changed.
    Damaged,
    /// Not 2 to 4 players, not level 1 to 5, an unknown opponent or a name that is too long.
    BadSettings,
    /// A record is handed out when the game is over.
    NotOver,
    /// The server is shutting down, or cannot store.
    Unavailable,
    /// The request came from another site.
    Foreign,
}

/// What a new game is to be (`POST /api/games`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The level, 1 to 5.
    pub level: u8,
    /// The player's name.
    pub name: String,
    /// The ids of the computer players, one for each opponent: 1 to 3.
    pub opponents: Vec<String>,
    /// Whether the display is refilled when a turn closes.
    pub late_refill: bool,
}

/// The answer to [`NewGame`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NewGameMade {
    /// The game.
    pub game: String,
}

/// A game in the list of games (`GET /api/games`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameListed {
    /// The game.
    pub game: String,
    /// Its level.
    pub level: u8,
    /// Who plays.
    pub occupants: Vec<Occupant>,
    /// Milliseconds since 1970 of the last step.
    #[ts(type = "number")]
    pub active: u64,
    /// How many entries its log has.
    pub length: u32,
    /// Whether it is over.
    pub over: bool,
}

/// What a server says of itself (`GET /api/status`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
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
}
