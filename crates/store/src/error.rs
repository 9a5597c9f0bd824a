//! Errors of a store, and why one cannot be opened.

use core::fmt;
use std::path::PathBuf;

/// Why a store refused a call.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The fields are named after what they are.
pub enum StoreError {
    /// Another change came first. Nothing was changed. The next number of this log is `seq`; if a
    /// game was to be amended, `seq` is the revision of its meta.
    Conflict { seq: u32 },
    /// The command was stored before, as `seq`, but for another seat. Nothing was added.
    OtherSeat { seq: u32 },
    /// There is no such game.
    NoSuchGame,
    /// This game, or a key with this hash, is already there. Nothing was changed.
    Exists,
    /// A text is longer than allowed.
    TooLarge { bytes: usize, limit: usize },
    /// Too much is waiting to be written; nothing was added.
    Busy,
    /// The store was closed; nothing was added.
    Closed,
    /// The disk is full or failed. Nothing is acknowledged. An append may be resent with the same
    /// command id and is stored at most once.
    Io(String),
    /// What was read cannot have been written by this program.
    Corrupt(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict { seq } => {
                write!(f, "another change came first; the next number is {seq}")
            }
            Self::OtherSeat { seq } => {
                write!(f, "entry {seq} is the same command from another seat")
            }
            Self::NoSuchGame => f.write_str("there is no such game"),
            Self::Exists => f.write_str("the game or key already exists"),
            Self::TooLarge { bytes, limit } => {
                write!(f, "{bytes} bytes exceed the limit of {limit}")
            }
            Self::Busy => f.write_str("too many changes are waiting to be written"),
            Self::Closed => f.write_str("the store is closed"),
            Self::Io(message) => write!(f, "not stored: {message}"),
            Self::Corrupt(message) => write!(f, "the store is corrupt: {message}"),
        }
    }
}

impl core::error::Error for StoreError {}

/// Why a store cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The fields are named after what they are.
pub enum OpenError {
    /// This SQLite version may lose acknowledged data.
    OldSqlite { version: i32, minimum: i32 },
    /// Another process, or another store of this one, has the file open for writing.
    InUse { path: PathBuf },
    /// The file is not an SQLite database.
    NotADatabase { path: PathBuf },
    /// The file is a database of another program.
    OtherDatabase { path: PathBuf },
    /// The file was written by a newer version of this program.
    NewerSchema { found: i64, known: i64 },
    /// A setting that protects acknowledged appends is not in effect.
    Weakened { setting: &'static str, found: String },
    /// A text is not the address of a database.
    BadAddress,
    /// What an address says of encryption cannot be followed.
    BadTls(String),
    /// PostgreSQL is older than the versions that are tested.
    OldPostgres { version: String, minimum: u32 },
    /// There is no connection to the database.
    Unreachable { server: String, why: String },
    /// The database does not let this user in.
    NoEntry { server: String, why: String },
    /// The database is a copy that follows another, or does not allow writing.
    ReadOnly { server: String },
    /// The database has tables of another program where ours would be.
    OtherSchema,
    /// The file is empty, but games were stored in it.
    Emptied { path: PathBuf },
    /// The database is damaged.
    Corrupt(String),
    /// The disk failed, or the file may not be written.
    Io(String),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OldSqlite { version, minimum } => write!(
                f,
                "SQLite {} may lose data (WAL-reset bug); {} or newer is needed",
                dotted(*version),
                dotted(*minimum)
            ),
            Self::InUse { path } => {
                write!(f, "{} is in use by another process", path.display())
            }
            Self::NotADatabase { path } => {
                write!(f, "{} is not an SQLite database", path.display())
            }
            Self::OtherDatabase { path } => {
                write!(f, "{} belongs to another program", path.display())
            }
            Self::NewerSchema { found, known } => write!(
                f,
                "the database has schema {found}, but this program knows only up to {known}; update the program"
            ),
            Self::Weakened { setting, found } => {
                write!(f, "the setting {setting} is {found}, which may lose data")
            }
            Self::BadAddress => f.write_str(
                "not the address of a database, such as postgres://user:password@host/database",
            ),
            Self::BadTls(why) => write!(f, "no encrypted connection: {why}"),
            Self::OldPostgres { version, minimum } => {
                write!(f, "PostgreSQL {version} is too old; {minimum} or newer is needed")
            }
            Self::Unreachable { server, why } => write!(f, "cannot reach {server}: {why}"),
            Self::NoEntry { server, why } => write!(f, "{server} does not let this user in: {why}"),
            Self::ReadOnly { server } => {
                write!(f, "{server} does not allow writing; name the server that does")
            }
            Self::OtherSchema => f.write_str(
                "the database has a schema named tiefenthal that belongs to another program",
            ),
            Self::Emptied { path } => write!(
                f,
                "{} is empty, although games were stored in it; put a backup in its place, or delete \
                 it and its -wal file to begin again",
                path.display()
            ),
            Self::Corrupt(message) => write!(
                f,
                "the database is damaged: {message}; `tiefenthal salvage` saves what can be read"
            ),
            Self::Io(message) => write!(f, "cannot open the database: {message}"),
        }
    }
}

impl core::error::Error for OpenError {}

/// An SQLite version in the usual notation.
fn dotted(version: i32) -> String {
    format!("{}.{}.{}", version / 1_000_000, version / 1000 % 1000, version % 1000)
}
