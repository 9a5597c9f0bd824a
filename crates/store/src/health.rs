//! How a store is doing.

use core::fmt;

/// How a store is doing. A store that is not sound still serves what it can.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The fields are named after what they are.
pub enum Health {
    /// Nothing is known to be wrong.
    Sound,
    /// It was not closed the last time, so every page is being checked.
    Checking,
    /// Commits are missing that were acknowledged. Either the end of the log was lost, or somebody put
    /// an older copy in its place.
    Behind { commits: i64 },
    /// Something cannot be read. Games that need it are lost, all others go on.
    Damaged(String),
    /// The files were moved or deleted while they were open. Nothing can be stored any more.
    Gone { file: String },
}

impl Health {
    /// Whether everything that was ever acknowledged is believed to be there.
    pub fn is_good(&self) -> bool {
        match self {
            Self::Sound | Self::Checking => true,
            Self::Behind { .. } | Self::Damaged(_) | Self::Gone { .. } => false,
        }
    }

    pub(crate) fn severity(&self) -> u8 {
        match self {
            Self::Sound => 0,
            Self::Checking => 1,
            Self::Behind { .. } => 2,
            Self::Damaged(_) => 3,
            Self::Gone { .. } => 4,
        }
    }
}

impl fmt::Display for Health {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sound => f.write_str("the database is sound"),
            Self::Checking => f.write_str("the database is being checked"),
            Self::Behind { commits } => write!(
                f,
                "{commits} commits that were acknowledged are missing from the database: the end of \
                 its log was lost, or an older copy was put in its place"
            ),
            Self::Damaged(what) => write!(
                f,
                "the database is damaged: {what}; stop the program and run `tiefenthal salvage`"
            ),
            Self::Gone { file } => write!(
                f,
                "{file} was moved or deleted while it was open; nothing is stored any more, so put \
                 it back and restart the program"
            ),
        }
    }
}
