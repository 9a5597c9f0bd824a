//! The text notation: one line for an action, one line for a whole position.
//!
//! Tests, logs, the command line and bug reports use it; `docs/notation.md` describes it with
//! examples. Reading gives back exactly what was written. It also accepts capital letters and extra
//! blanks, nothing else, and never panics.

mod action;
mod luck;
mod position;
mod read;
mod read_tavern;
mod scenario;
mod scene;
mod words;
mod write;

pub use action::{read_action, write_action};
pub use luck::Luck;
pub use read::{read_game, read_position};
pub use scenario::{Block, Said, scenario_blocks};
pub use scene::read_scene;
pub use words::{write_card, write_space};
pub use write::write_position;

use crate::validate::Unsound;
use core::fmt;

/// Why a text was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// Something unexpected.
    Unexpected {
        /// Where it stands, in characters from 1.
        column: usize,
        /// What was expected.
        expected: &'static str,
        /// What was found, shortened; empty at the end of the text.
        found: String,
    },
    /// A field appears twice.
    Twice {
        /// Where, in characters from 1.
        column: usize,
    },
    /// A required field is missing.
    Missing {
        /// Its name.
        field: &'static str,
    },
    /// The position is well formed, but no game can be in it.
    Unsound(Unsound),
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
            NotationError::Twice { column } => write!(f, "column {column}: a field stands twice"),
            NotationError::Missing { field } => write!(f, "the field {field} is missing"),
            NotationError::Unsound(unsound) => write!(f, "{unsound}"),
        }
    }
}

impl core::error::Error for NotationError {}
