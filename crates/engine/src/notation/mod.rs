//! The text notation: one line for an action, one line for a whole position.
//!
//! Tests, logs, the command line and bug reports speak it; `docs/notation.md` describes it with
//! examples. What is written is read back exactly. Reading takes capital letters and more blanks
//! than needed and nothing else that is not written so; it never panics.

mod action;
mod words;

pub use action::{read_action, write_action};

use core::fmt;

/// Why a text was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// Something else stands there than can stand there.
    Unexpected {
        /// Where it stands, in characters from 1.
        column: usize,
        /// What can stand there.
        expected: &'static str,
        /// What stands there, shortened; empty at the end of the text.
        found: String,
    },
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationError::Unexpected { column, expected, found } if found.is_empty() => {
                write!(f, "column {column}: expected {expected}, found the end")
            }
            NotationError::Unexpected { column, expected, found } => {
                write!(f, "column {column}: expected {expected}, found {found:?}")
            }
        }
    }
}

impl core::error::Error for NotationError {}
