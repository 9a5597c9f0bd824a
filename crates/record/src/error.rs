//! Why a record is refused, and where.

use chance::Fault;
use core::fmt;
use engine::model::Seat;
use engine::notation::NotationError;
use engine::sheet::SheetError;
use engine::{Event, Illegal, NoUndo, SetupError};

/// A refusal: what is wrong with which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Reason,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl core::error::Error for Error {}

/// What a refusal means for the owner of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// It was changed after it was written, or is not a record.
    Damaged,
    /// It is unbroken, but its game does not follow these rules.
    AgainstTheRules,
    /// Another version of the program can read it.
    OtherProgram,
}

impl Error {
    /// What the refusal means.
    pub fn kind(&self) -> ErrorKind {
        match &self.reason {
            Reason::Unreadable(_)
            | Reason::Empty
            | Reason::LineTooLong { .. }
            | Reason::TooManyLines { .. }
            | Reason::TooLarge { .. }
            | Reason::NotText
            | Reason::Truncated
            | Reason::NoHash
            | Reason::WrongHash
            | Reason::Json(_)
            | Reason::NotCanonical
            | Reason::OtherFormat
            | Reason::Sheet(_)
            | Reason::OtherSheet
            | Reason::NotEveryName
            | Reason::BadName { .. }
            | Reason::Uncommitted
            | Reason::Number { .. }
            | Reason::AfterTheEnd
            | Reason::Action(_)
            | Reason::Position(_) => ErrorKind::Damaged,
            Reason::Setup(_)
            | Reason::OtherOpening
            | Reason::Illegal { .. }
            | Reason::NoUndo { .. }
            | Reason::UnknownUndo { .. }
            | Reason::OtherUndo { .. }
            | Reason::UnknownRewind { .. }
            | Reason::UnknownHint { .. }
            | Reason::Chance(_)
            | Reason::TooMuchChance { .. }
            | Reason::OtherEvents { .. }
            | Reason::OtherState
            | Reason::NotOver
            | Reason::OtherOutcome => ErrorKind::AgainstTheRules,
            Reason::OtherVersion { .. }
            | Reason::OtherRules { .. }
            | Reason::Misfit { .. }
            | Reason::NotPlayable(_)
            | Reason::UnknownSheet => ErrorKind::OtherProgram,
        }
    }
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The fields are named after what they are.
pub enum Reason {
    /// The file could not be read.
    Unreadable(std::io::ErrorKind),
    /// There are no lines.
    Empty,
    /// The line is longer than allowed.
    LineTooLong { limit: usize },
    /// The record has more lines than allowed.
    TooManyLines { limit: usize },
    /// The record is larger than allowed.
    TooLarge { limit: usize },
    /// The line is not UTF-8.
    NotText,
    /// The line does not end with a line feed: it was cut off.
    Truncated,
    /// The line does not end with its hash.
    NoHash,
    /// The hash does not fit this line and those before it.
    WrongHash,
    /// The line is not the JSON expected here.
    Json(String),
    /// The line is valid, but not spelled as a writer spells it.
    NotCanonical,
    /// The file is not a record.
    OtherFormat,
    /// The record has a version that this program does not know.
    OtherVersion { version: u32 },
    /// The line was written by another version of the rules, and this program cannot read it.
    OtherRules { rules: u32, why: Box<Reason> },
    /// The event was recorded by another version of the rules and leads to an impossible state.
    Misfit { rules: u32, at: usize, event: Box<Event> },
    /// The game cannot go on in this program.
    NotPlayable(OtherRules),
    /// The sheet of the record cannot be used.
    Sheet(SheetError),
    /// The sheet in the record is not the one that it names.
    OtherSheet,
    /// The record names a sheet that it does not carry and this program does not have.
    UnknownSheet,
    /// The set-up is impossible.
    Setup(SetupError),
    /// There is not exactly one name for each player.
    NotEveryName,
    /// A name is empty, too long or has control characters.
    BadName { seat: usize },
    /// There is not one nonce for each player, or there are nonces or a seed without a commitment.
    Uncommitted,
    /// The number of the line is wrong.
    Number { expected: u32, found: u32 },
    /// The line comes after the last one.
    AfterTheEnd,
    /// The action is not in the notation of actions.
    Action(NotationError),
    /// The position at which the game begins is not in the notation, or no game can be in it.
    Position(NotationError),
    /// The set-up, the start player or the Start Cards differ from those of the events or the
    /// position with which the game begins, or it begins with neither.
    OtherOpening,
    /// The rules refuse the action.
    Illegal { seat: Seat, illegal: Illegal },
    /// Nothing can be taken back here.
    NoUndo { seat: Seat, why: NoUndo },
    /// The record has no decision that the seat could take back.
    UnknownUndo { seat: Seat },
    /// The seat takes back another decision than the record says.
    OtherUndo { expected: u32, found: u32 },
    /// The game goes back to a decision that does not count, or with consent that nobody could give.
    UnknownRewind { to: u32 },
    /// Nobody at this seat could take a hint.
    UnknownHint { seat: Seat },
    /// The recorded chance is not what the rules ask for.
    Chance(Fault),
    /// More chance is recorded than the rules ask for.
    TooMuchChance { left: usize },
    /// The rules derive other events from the line; `at` counts its events from 0.
    OtherEvents { at: usize, recorded: Option<Box<Event>>, derived: Option<Box<Event>> },
    /// The recorded events lead to another state than the rules do.
    OtherState,
    /// The game is not over.
    NotOver,
    /// The points or the winners are different.
    OtherOutcome,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Unreadable(kind) => write!(f, "cannot be read: {kind}"),
            Reason::Empty => write!(f, "the record is empty"),
            Reason::LineTooLong { limit } => write!(f, "longer than {limit} bytes"),
            Reason::TooManyLines { limit } => write!(f, "a record has at most {limit} lines"),
            Reason::TooLarge { limit } => write!(f, "a record has at most {limit} bytes"),
            Reason::NotText => write!(f, "not UTF-8"),
            Reason::Truncated => write!(f, "cut off: no line feed at its end"),
            Reason::NoHash => write!(f, "does not end with its hash"),
            Reason::WrongHash => {
                write!(f, "the hash does not fit: changed, or lines before it are missing")
            }
            Reason::Json(error) => write!(f, "not the JSON that belongs here: {error}"),
            Reason::NotCanonical => write!(f, "not spelled as a record is written"),
            Reason::OtherFormat => write!(f, "not a record of Tiefenthal"),
            Reason::OtherVersion { version } => {
                let known = crate::VERSION;
                write!(
                    f,
                    "version {version} of the format; this program reads up to version {known}"
                )
            }
            Reason::OtherRules { rules, why } => {
                write!(f, "written by version {rules} of the rules, not understood here: {why}")
            }
            Reason::Misfit { rules, at, event } => {
                write!(f, "event {at} of version {rules} of the rules does not fit: {event:?}")
            }
            Reason::NotPlayable(other) => other.fmt(f),
            Reason::Sheet(error) => write!(f, "sheet: {error}"),
            Reason::OtherSheet => write!(f, "the sheet is not the one that the record names"),
            Reason::UnknownSheet => {
                write!(
                    f,
                    "played with a sheet that this program does not have; try a newer version"
                )
            }
            Reason::Setup(error) => write!(f, "set-up: {error}"),
            Reason::NotEveryName => write!(f, "not one name for each player"),
            Reason::BadName { seat } => write!(
                f,
                "the name of seat {seat} is empty, longer than {} characters or has control characters",
                crate::MAX_NAME
            ),
            Reason::Uncommitted => {
                write!(f, "nonces and seed do not belong to a commitment for these players")
            }
            Reason::Number { expected, found } => {
                write!(f, "numbered {found} instead of {expected}")
            }
            Reason::AfterTheEnd => write!(f, "comes after the end of the game"),
            Reason::Action(error) => write!(f, "not an action: {error}"),
            Reason::Position(error) => write!(f, "the position at the beginning: {error}"),
            Reason::OtherOpening => {
                write!(f, "set-up, start player or Start Cards are not those of the opening")
            }
            Reason::Illegal { seat, illegal } => {
                write!(f, "illegal for seat {}: {illegal}", seat.number())
            }
            Reason::NoUndo { seat, why } => write!(f, "no undo for seat {}: {why}", seat.number()),
            Reason::UnknownUndo { seat } => {
                write!(f, "seat {} has nothing to take back", seat.number())
            }
            Reason::OtherUndo { expected, found } => {
                write!(f, "takes back decision {found}, but {expected} is the last of the seat")
            }
            Reason::UnknownRewind { to } => {
                write!(f, "goes back to {to}, which is no decision that counts, or without consent")
            }
            Reason::UnknownHint { seat } => {
                write!(f, "seat {} takes a hint, but plays no game", seat.number())
            }
            Reason::Chance(fault) => write!(f, "chance: {fault}"),
            Reason::TooMuchChance { left } => {
                write!(f, "chance: {left} outcomes more than were drawn")
            }
            Reason::OtherEvents { at, recorded, derived } => {
                let shown = |event: &Option<Box<Event>>| match event {
                    Some(event) => format!("{event:?}"),
                    None => "no event".into(),
                };
                let (recorded, derived) = (shown(recorded), shown(derived));
                write!(f, "event {at} is {recorded}, by the rules it is {derived}")
            }
            Reason::OtherState => write!(f, "the events lead to another state than the rules"),
            Reason::NotOver => write!(f, "the game is not over here"),
            Reason::OtherOutcome => write!(f, "points or winners are not those of the game"),
        }
    }
}

/// The program does not have the rules a game was played by, so the game cannot continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherRules {
    /// The version of those rules.
    pub rules: u32,
}

impl core::fmt::Display for OtherRules {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let (rules, known) = (self.rules, engine::RULES_VERSION);
        write!(
            f,
            "the game was played by version {rules} of the rules; this program has version {known}, \
             so it can show the game but not continue it"
        )
    }
}

impl core::error::Error for OtherRules {}
