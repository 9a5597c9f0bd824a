//! Why something was refused: a command over the socket, or a request.

use engine::{Illegal, NoUndo};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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
    /// The file is no record of a game, or was changed after it was written.
    BadRecord,
    /// The game of the record is not over.
    RecordUnfinished,
    /// The game of the record does not follow the rules.
    RecordAgainstTheRules,
    /// Another version of the program can read the record.
    RecordOtherProgram,
    /// The dice and cards of the record do not follow from its seed.
    RecordUnfair,
    /// The rules cannot play with this component sheet.
    BadSheet,
    /// The code is no code of an evening, or this program plays by other rules or printed values.
    BadEvening,
    /// The game has luck of its own, so it has no code.
    NoDeal,
    /// The record of this game was brought from elsewhere: it can only be replayed.
    Imported,
    /// There is no such lesson, or not with the component sheet of this server.
    NoSuchLesson,
    /// There is no such puzzle, or the game is none.
    NoSuchPuzzle,
    /// The game has no such step, is over after it, or what is tried there is not possible.
    NoSuchStep,
    /// The game was played by other rules or with another component sheet, so nobody can play on.
    OtherRules,
    /// A game that begins at a position is for one person and computer players.
    OnlyAlone,
    /// The game cannot be reviewed: by rules that this program does not have, or because nobody decided anything.
    NoReview,
}
