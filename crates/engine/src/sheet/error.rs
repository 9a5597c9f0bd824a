use super::objection::{Counted, Objection, Wanted};
use core::fmt;

/// Why a sheet was refused; every error names the faulty entry as it is named in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetError {
    /// The text is not TOML.
    Syntax {
        /// Line of the fault, from 1.
        line: usize,
        /// Column of the fault, from 1, in characters.
        column: usize,
        /// What the TOML reader says.
        message: String,
    },
    /// Something required is missing.
    Missing {
        /// The entry or value.
        entry: String,
    },
    /// Something does not belong in a sheet.
    Unknown {
        /// The entry or value.
        entry: String,
    },
    /// A value has the wrong type, such as text instead of a number.
    Type {
        /// The value.
        entry: String,
        /// The type it has.
        found: &'static str,
        /// The type it needs.
        needed: Wanted,
    },
    /// A number, a count of items or a sum is too small or too large.
    Range {
        /// The value; for a sum, the one that made it too large or too small.
        entry: String,
        /// What is counted or bounded.
        what: Counted,
        /// What the file has.
        found: i64,
        /// The least that is allowed.
        least: i64,
        /// The most that is allowed.
        most: i64,
    },
    /// A text is none of the allowed words.
    Word {
        /// The value.
        entry: String,
        /// The text.
        found: String,
        /// The allowed words.
        needed: Wanted,
    },
    /// A bonus or card that is not allowed in this place.
    Misplaced {
        /// The value.
        entry: String,
        /// The bonus, in the words of the sheet.
        found: String,
        /// Why not, with the rule.
        why: Objection,
    },
    /// Two entries are equal or exclude each other.
    Twice {
        /// The second entry.
        entry: String,
        /// The first one.
        first: String,
        /// Why not, with the rule.
        why: Objection,
    },
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetError::Syntax { line, column, message } => {
                write!(f, "line {line}, column {column}: {message}")
            }
            SheetError::Missing { entry } => write!(f, "{entry}: missing"),
            SheetError::Unknown { entry } => write!(f, "{entry}: no sheet has this"),
            SheetError::Type { entry, found, needed } => {
                write!(f, "{entry}: found {found}, needed {needed}")
            }
            SheetError::Range { entry, what, found, least, most } => {
                write!(f, "{entry}: {what}: found {found}, allowed {least} to {most}")
            }
            SheetError::Word { entry, found, needed } => {
                write!(f, "{entry}: found {found:?}, needed {needed}")
            }
            SheetError::Misplaced { entry, found, why } => {
                write!(f, "{entry}: \"{found}\" cannot stand here: {why}")
            }
            SheetError::Twice { entry, first, why } => {
                write!(f, "{entry}: repeats {first}: {why}")
            }
        }
    }
}

impl core::error::Error for SheetError {}
