//! The end of a record as far as it has come: what the next line must follow.

use crate::Limits;
use crate::error::Reason;
use crate::hash::LineHash;

/// How far a record has come. Reading and writing keep to the same limits through it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Tail {
    pub(crate) lines: usize,
    pub(crate) bytes: usize,
    /// The hash of the last line.
    pub(crate) hash: Option<LineHash>,
    /// Whether the last line has been.
    pub(crate) over: bool,
}

impl Tail {
    /// The most bytes of the next line.
    pub(crate) fn limit(&self) -> usize {
        if self.lines == 0 { Limits::HEADER } else { Limits::LINE }
    }

    /// Whether a line of this length may come next.
    pub(crate) fn check(&self, length: usize) -> Result<(), Reason> {
        let limit = self.limit();
        if length > limit {
            return Err(Reason::LineTooLong { limit });
        }
        if self.lines >= Limits::LINES {
            return Err(Reason::TooManyLines { limit: Limits::LINES });
        }
        if self.bytes + length + 1 > Limits::BYTES {
            return Err(Reason::TooLarge { limit: Limits::BYTES });
        }
        Ok(())
    }

    /// The record with one more line of this length, which does not end it.
    pub(crate) fn with(&self, length: usize, hash: LineHash) -> Tail {
        Tail {
            lines: self.lines + 1,
            bytes: self.bytes + length + 1,
            hash: Some(hash),
            over: self.over,
        }
    }
}
