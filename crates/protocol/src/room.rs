//! A table before, during and after its game: who sits where, what was agreed, who is there.

use crate::{Began, Occupant};
use engine::model::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A player's colour and animal.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // They are named after their animals.
pub enum House {
    Fox,
    Rooster,
    Frog,
    Bee,
}

impl House {
    /// All houses, one for each seat of a full table.
    pub const ALL: [House; 4] = [House::Fox, House::Rooster, House::Frog, House::Bee];
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People may still sit down; the owner starts the game.
    Waiting,
    /// The game has begun.
    Playing,
    /// The game is over.
    Over,
}

/// What a table agrees on besides the level and the refill of the display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableOptions {
    /// How a step before the last reveal is taken back.
    pub undo: UndoBeyond,
    /// Who gets hints.
    pub hints: Hints,
    /// Whether the page shows the known top cards of the decks.
    pub known_tops: KnownTops,
    /// Whether spectators may chat.
    pub spectators_chat: bool,
    /// How many seconds a person may be away before a computer player may mind the chair: 10 to 3,600.
    pub grace: u16,
}

impl TableOptions {
    /// What this many people on this many devices usually agree on.
    pub fn usual(people: usize, devices: usize) -> TableOptions {
        TableOptions {
            undo: if devices <= 1 { UndoBeyond::Free } else { UndoBeyond::Consent },
            hints: if people <= 1 { Hints::All } else { Hints::Nobody },
            known_tops: KnownTops::Shown,
            spectators_chat: false,
            grace: 120,
        }
    }
}

/// How a step before the last reveal is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum UndoBeyond {
    /// If everybody else agrees.
    Consent,
    /// By the player alone.
    Free,
}

/// Who gets hints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// Nobody.
    Nobody,
    /// Everybody at the table.
    All,
}

/// Whether the page shows the known top cards of the decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum KnownTops {
    /// It does.
    Shown,
    /// Players have to remember them.
    Hidden,
}

/// A change of a table that somebody asks for (`POST /api/games/ID/room`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum RoomChange {
    /// Sits down at an open seat, or changes name, house or nonce of one's own. Before the start.
    Sit {
        /// The seat.
        #[schemars(with = "u8")]
        seat: Seat,
        /// The player's name.
        name: String,
        /// The house; none keeps the one of the seat.
        #[ts(optional)]
        house: Option<House>,
        /// What the player adds to the seed, as up to 128 hexadecimal digits. Give it only after
        /// you have seen the commitment.
        #[ts(optional)]
        nonce: Option<String>,
    },
    /// Leaves one's own seat. Before the start.
    StandUp {
        /// The seat.
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// Sends the person at a seat away and makes the invitation invalid. The owner, before the start.
    Kick {
        /// The seat.
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// Gives a seat at which nobody else sits to a computer player. The owner, before the start.
    Computer {
        /// The seat.
        #[schemars(with = "u8")]
        seat: Seat,
        /// The id of the computer player.
        bot: String,
    },
    /// Keeps a computer player's seat free for a person. The owner, before the start.
    Vacate {
        /// The seat.
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// Adds an open seat. The owner, before the start.
    AddSeat,
    /// Removes a seat at which nobody else sits. The owner, before the start.
    RemoveSeat {
        /// The seat.
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// Chooses another game. The owner, before the start.
    Setup {
        /// The level, 1 to 5.
        level: u8,
        /// Whether the display is refilled when a turn closes.
        late_refill: bool,
    },
    /// Changes what was agreed. The owner; once the game has begun, only the grace time and the
    /// spectators' chat.
    Options {
        /// All options.
        options: TableOptions,
    },
    /// Makes the person at a seat the owner. The owner.
    HandOver {
        /// The seat.
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// Sends all spectators away and makes their link invalid. The owner.
    ClearSpectators,
    /// Begins the game. The owner, when no seat is open.
    Start,
    /// Lets a computer player play for somebody who has been away for the grace time, or for
    /// oneself. Anybody who sits at the table.
    Mind {
        /// The seat.
        #[schemars(with = "u8")]
        seat: Seat,
        /// The id of the computer player.
        bot: String,
    },
    /// Plays on at one's own seat.
    TakeBack {
        /// The seat.
        #[schemars(with = "u8")]
        seat: Seat,
    },
    /// Leaves the table for good. Once the game has begun, a computer player goes on.
    Leave,
}

/// A table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RoomView {
    /// The game.
    pub game: String,
    /// How often the table has changed; a later view has a higher number, or the same if only
    /// somebody came or went.
    pub revision: u32,
    /// How far it is.
    pub stage: Stage,
    /// The level, 1 to 5.
    pub level: u8,
    /// Whether the display is refilled when a turn closes.
    pub late_refill: bool,
    /// What else was agreed.
    pub options: TableOptions,
    /// The chairs by seat number.
    pub chairs: Vec<ChairView>,
    /// Spectators who are watching.
    pub spectators: u32,
    /// The commitment to the seed of the game.
    pub commitment: String,
    /// The code of the deal, if there is one: then the luck of the game is no secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deal: Option<String>,
    /// The lesson that is taught here, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
    /// Where the game began, if it was not dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub began: Option<Began>,
    /// The name of the component sheet, if it is not the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheet: Option<String>,
    /// The game that the same people play next.
    pub rematch: Option<String>,
    /// The wish to go back that waits for others to agree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rewind: Option<RewindAsked>,
    /// Who the viewer is here.
    pub you: You,
}

/// A wish to go back past a reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RewindAsked {
    /// The seat that wants to.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// The seats that have not agreed yet.
    #[schemars(with = "Vec<u8>")]
    pub waits_for: Vec<Seat>,
}

/// One chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChairView {
    /// Its seat.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// Who sits there; a person who has left keeps the seat's name.
    pub occupant: Occupant,
    /// The house.
    pub house: House,
    /// Whether the viewer sits there.
    pub mine: bool,
    /// Whether the owner of the table sits there.
    pub owner: bool,
    /// Where the person is; none unless a person sits there.
    pub presence: Option<Presence>,
    /// The computer player that plays for the person.
    pub minded_by: Option<String>,
    /// Whether the person has added something to the seed.
    pub nonce_given: bool,
}

/// Where the person of a chair is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Connected.
    Here,
    /// Not connected; a computer player may mind the chair in this many seconds.
    Away(u32),
    /// Gone for good.
    Left,
}

/// Who a viewer is at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct You {
    /// Whether the viewer owns the table.
    pub owner: bool,
    /// The seats at which the viewer sits.
    #[schemars(with = "Vec<u8>")]
    pub seats: Vec<Seat>,
    /// Whether the viewer may sit down before the start.
    pub invited: bool,
    /// Whether the viewer may chat.
    pub chats: bool,
}
