//! The messages between browser and server, over the socket and over HTTP.

use crate::{
    AskHint, Catalogue, Hint, House, LogEntry, Menu, Note, Occupant, Origin, Perform, Rehearse,
    Rehearsed, RoomView, Say, Stage, TableOptions, View,
};
use engine::model::Seat;
use engine::{Illegal, NoUndo};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message from the browser over the socket of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// A seat decides something.
    Command(Command),
    /// Somebody says something.
    Say(Say),
    /// A seat wants to go back past a reveal.
    Rewind(AskRewind),
    /// A seat answers another's wish to go back, or withdraws its own.
    Vote(Vote),
    /// A waiting seat tries out its serving turn.
    Rehearse(Rehearse),
    /// A seat plays the turn that it rehearsed.
    Perform(Perform),
    /// A seat wants a hint.
    Hint(AskHint),
}

/// A seat wants to take its last decision back although something was revealed since. Everybody else at
/// the table has to agree, unless the table agreed otherwise. The answer, `done` or `refused`, comes
/// once that is decided; nobody draws anything new by going back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskRewind {
    /// 32 hexadecimal digits that name the wish.
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The number of the seat's question, from its [`Prompt`].
    pub question: u32,
}

/// What a seat says to the wish to go back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Vote {
    /// 32 hexadecimal digits that name the answer.
    pub id: String,
    /// The seat that answers.
    pub seat: Seat,
    /// Its answer.
    pub answer: VoteAnswer,
}

/// An answer to the wish to go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum VoteAnswer {
    /// Agrees.
    Agree,
    /// Does not agree; from the seat that asked, it no longer wants to.
    Decline,
}

/// What a seat decides. The server checks that the connection may speak for the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// 32 hexadecimal digits that name the command, so that sending it again does no harm.
    pub id: String,
    /// The seat that decides.
    pub seat: Seat,
    /// The number of the question it answers, from the seat's [`Prompt`].
    pub question: u32,
    /// What to do.
    #[serde(rename = "do")]
    pub step: Step,
}

/// What a command does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Carries out the action with this notation.
    Act(String),
    /// Takes the seat's last action back.
    Undo,
}

/// A message from the server over the socket of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The table round which people sit: the first message, and again whenever it changes.
    Room(Box<RoomView>),
    /// What never changes during the game. It comes when the game begins, and again when the seats
    /// of the connection change.
    Welcome(Box<Welcome>),
    /// The table as it stands now, with what happened since the last such message.
    Table {
        /// What everybody may see.
        view: Box<View>,
        /// What only the seats of this connection may see, one for each; none for a spectator.
        prompts: Vec<Prompt>,
        /// What happened since the last such message.
        log: Vec<LogEntry>,
    },
    /// What was said since the last such message, oldest first.
    Notes {
        /// The messages of the chat.
        notes: Vec<Note>,
    },
    /// A command is stored; what it changed comes, or came, with the table. Or a message of the chat
    /// is.
    Done {
        /// The command or message.
        id: String,
        /// The number of its entry in the log or in the chat.
        seq: u32,
    },
    /// A command was not carried out, or a message of the chat not taken.
    Refused {
        /// The command or message.
        id: String,
        /// Why.
        why: Refusal,
    },
    /// How far the steps of a rehearsed turn hold.
    Rehearsed(Box<Rehearsed>),
    /// A rehearsed turn was played, as far as it could be.
    Performed {
        /// The message that asked for it.
        id: String,
        /// How many of its steps are stored, from the first on.
        steps: u32,
        /// Why the next one was refused; none if all are stored.
        why: Option<Refusal>,
    },
    /// What a strong computer player would do.
    Hint(Box<Hint>),
    /// A message made no sense, or the connection ends.
    Problem {
        /// What is wrong.
        problem: Problem,
        /// More about it, in English, for whoever wrote the message.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        detail: Option<String>,
    },
    /// The server cannot store steps at the moment, or can again.
    Storing {
        /// The seconds until it tries again; none when steps are stored again.
        retry_in: Option<u32>,
    },
}

/// What one seat of a connection is asked, and whether it can go back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Prompt {
    /// The seat.
    pub seat: Seat,
    /// The number of the seat's question. It rises when the seat decides something and when it is
    /// asked something else, and not when others answer theirs. A command repeats it, so that a
    /// late or doubled click is not taken for the answer to the next question.
    pub question: u32,
    /// What the seat is asked, if anything.
    pub menu: Option<Box<Menu>>,
    /// Why the seat cannot take its last action back; none if it can.
    pub no_undo: Option<NoUndo>,
    /// Whether the seat waits for its serving turn and may rehearse it ([`Rehearse`]).
    pub turn_to_come: bool,
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
    /// The seats that this connection speaks for; none for a spectator.
    pub seats: Vec<Seat>,
    /// Everything printed.
    pub catalogue: Catalogue,
    /// The commitment to the seed of this game, made before it began.
    pub commitment: Option<String>,
    /// The version of the rules by which the game was played, if the program does not have them. The
    /// table can then be seen, but nobody can decide anything.
    pub other_rules: Option<u32>,
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
    /// The seat is asked something else by now.
    Stale,
    /// The command makes no sense.
    NotUnderstood,
    /// The connection does not speak for this seat.
    NotYourSeat,
    /// The seat cannot take its last action back.
    NoUndo {
        /// Why.
        why: NoUndo,
    },
    /// The game was played by rules that this program does not have: it can only be shown.
    OtherRules {
        /// The version of those rules.
        rules: u32,
    },
    /// The record of this game has no room for another line.
    RecordFull,
    /// The record of this game has become very long. The rest of it is kept for steps that lead on,
    /// so nothing can be undone, and dice stay where they lie.
    OnlyForward,
    /// Somebody does not agree, or the table has gone on.
    Declined,
    /// The table has agreed on no hints.
    NoHints,
    /// The viewer may not chat.
    NoChat,
    /// The viewer has said much within a short time.
    TooFast,
    /// It could not be stored; nothing has changed, and it may be sent again.
    NotStored,
}

/// What is wrong with a message, a request or a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Problem {
    /// Not a message of this protocol.
    NotUnderstood,
    /// Too large.
    TooLarge,
    /// There is no such game.
    NoSuchGame,
    /// The record of the game is damaged. It is kept as it is.
    Damaged,
    /// The record is unbroken, but these rules do not lead to the game in it. It is kept as it is.
    AgainstTheRules,
    /// Another version of the program wrote the game, and can read it.
    OtherProgram,
    /// Not 2 to 4 seats, not level 1 to 5, nobody to play, an open seat, an unknown computer player
    /// or a bad name.
    BadSettings,
    /// The connection may not speak for a seat that it asks for.
    NotYourSeat,
    /// The record can be had when the game is over.
    NotOver,
    /// The server is shutting down, or cannot reach its store.
    Unavailable,
    /// The request came from another site.
    Foreign,
    /// There is nothing at this address.
    NoSuchAddress,
    /// Nothing at this address can be asked in this way.
    WrongMethod,
    /// The request was not complete, or not answered, in time.
    TooSlow,
    /// A name is empty, longer than 40 bytes, or has characters that cannot be seen.
    BadName,
    /// The link or code is unknown, was used or replaced, or has expired.
    BadLink,
    /// Only the owner of the table may do this.
    NotOwner,
    /// Only whoever started the program may do this.
    NotHouse,
    /// This machine is in no network, or cannot listen there.
    NoNetwork,
    /// The table has no such seat.
    NoSuchSeat,
    /// Somebody sits there.
    SeatTaken,
    /// Another player has this house.
    HouseTaken,
    /// Not once the game has begun.
    Begun,
    /// Not before the game has begun.
    NotBegun,
    /// A seat is still open.
    OpenSeats,
    /// There is no room for another seat or guest, or too few seats would be left.
    NoRoom,
    /// The person has not been away for the grace time.
    StillHere,
    /// The table has changed meanwhile; try again.
    Changed,
    /// Too many requests within a short time.
    TooFast,
    /// The file is no record of a game that is over, or its game or its luck is not right.
    BadRecord,
    /// The record of this game was brought from elsewhere: it can only be replayed.
    Imported,
}

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
}
