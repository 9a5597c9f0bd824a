//! A staged step, and why there is none.

use crate::Line;
use crate::error::Error;
use crate::hash::LineHash;
use crate::write::Writer;
use core::fmt;
use engine::{Change, Game, Illegal, NoUndo, Timeline};

/// A step and its line, for the recorder as it stood. Dropping it leaves no trace.
#[derive(Clone, Debug)]
pub struct StagedLine<C> {
    /// The hash of the line before.
    pub(super) after: Option<LineHash>,
    pub(super) line: String,
    pub(super) what: Line,
    pub(super) next: Next,
    pub(super) chance: C,
    pub(super) writer: Writer,
}

impl<C> StagedLine<C> {
    /// The line to store.
    pub fn line(&self) -> &str {
        &self.line
    }

    /// What the line says.
    pub fn what(&self) -> &Line {
        &self.what
    }

    /// The game after the step; none for a hint and the end of the record, which change nothing.
    pub fn game(&self) -> Option<&Game> {
        match &self.next {
            Next::Same => None,
            Next::Change(change) => Some(change.game()),
            Next::Other(timeline) => Some(timeline.game()),
        }
    }
}

/// What a step makes of the timeline.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // Almost every step is a change.
pub(super) enum Next {
    /// A hint and the end of the record change nothing.
    Same,
    Change(Change),
    /// A rewind makes another one of it.
    Other(Box<Timeline>),
}

/// Another step was committed after this one was staged, so this one can no longer be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Superseded;

impl fmt::Display for Superseded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("another step came first")
    }
}

impl core::error::Error for Superseded {}

/// Why a step is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The rules refuse the action.
    Illegal(Illegal),
    /// Nothing can be taken back.
    NoUndo(NoUndo),
    /// The game cannot go back there: no such decision counts, the consent is none, or the format
    /// of the record has no rewind.
    NoRewind,
    /// The seat is asked nothing, or the format of the record has no hints.
    NoHint,
    /// The game is not over.
    NotOver,
    /// The record takes no more lines.
    Record(Error),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Illegal(illegal) => illegal.fmt(f),
            Refused::NoUndo(why) => why.fmt(f),
            Refused::NoRewind => f.write_str("the game cannot go back there"),
            Refused::NoHint => f.write_str("no hint can be taken here"),
            Refused::NotOver => f.write_str("the game is not over"),
            Refused::Record(error) => write!(f, "record, {error}"),
        }
    }
}

impl core::error::Error for Refused {}
