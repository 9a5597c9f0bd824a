//! Where a record ends so far: what the next line must follow.

use crate::Limits;
use crate::error::Reason;
use crate::hash::LineHash;

/// The state of a record after its latest line. Readers and writers share it and so keep to the
/// same limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Tail {
    pub(crate) lines: usize,
    pub(crate) bytes: usize,
    /// The hash of the last line.
    pub(crate) hash: Option<LineHash>,
    /// Whether the record is complete.
    pub(crate) over: bool,
}

impl Tail {
    /// The maximum size of the next line in bytes.
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
