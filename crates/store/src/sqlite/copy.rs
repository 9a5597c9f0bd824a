//! Copies of a database: a backup of one that may be in use, and how a copy gets its name.

use super::files;
use super::reader::connect;
use super::schema;
use crate::OpenError;
use core::fmt;
use rusqlite::Connection;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// A copy that was made and checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// How many games are in it.
    pub games: u64,
    /// How large it is.
    pub bytes: u64,
}

/// Why no copy was made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The fields are named after what they are.
pub enum CopyError {
    /// There is no such database.
    Missing { path: PathBuf },
    /// There is already a file of this name.
    Exists { path: PathBuf },
    /// The database cannot be used.
    Source(OpenError),
    /// The copy could not be written.
    Io(String),
}

/// Copies a database into a new file, also while a store has it open: the copy has everything that was
/// acknowledged before it began. Every page and text of the copy is checked before it gets its name. Blocks.
pub fn backup(from: &Path, to: &Path) -> Result<Copied, CopyError> {
    check_source(from)?;
    let part = Part::create(to)?;
    let refused = |error| CopyError::Source(OpenError::from_sqlite(from, error));
    let source = connect(from).map_err(refused)?;
    schema::identify(&source, from).map_err(refused)?.map_err(CopyError::Source)?;
    // One read transaction, which holds up nobody.
    source.execute("VACUUM INTO ?1", [part.name()?]).map_err(refused)?;
    drop(source);
    part.publish()
}

/// Makes sure that there is something to copy. SQLite would delete the log of an empty file.
pub(super) fn check_source(from: &Path) -> Result<(), CopyError> {
    match fs::metadata(from) {
        Ok(metadata) if metadata.is_file() && metadata.len() > 0 => Ok(()),
        Ok(metadata) if metadata.is_file() => {
            Err(CopyError::Source(OpenError::Emptied { path: from.to_owned() }))
        }
        Ok(_) => Err(CopyError::Source(OpenError::NotADatabase { path: from.to_owned() })),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Err(CopyError::Missing { path: from.to_owned() })
        }
        Err(error) => Err(io(from, &error)),
    }
}

/// A copy that is being written, under a name of its own. Whatever happens, that name goes away.
pub(super) struct Part {
    path: PathBuf,
    to: PathBuf,
}

impl Part {
    /// An empty file that becomes `to`.
    pub(super) fn create(to: &Path) -> Result<Part, CopyError> {
        if fs::symlink_metadata(to).is_ok() {
            return Err(CopyError::Exists { path: to.to_owned() });
        }
        let path = files::beside(to, &format!(".{}.part", std::process::id()));
        files::private().create_new(true).open(&path).map_err(|error| io(to, &error))?;
        Ok(Part { path, to: to.to_owned() })
    }

    /// Its name for SQLite.
    pub(super) fn name(&self) -> Result<&str, CopyError> {
        let odd =
            || CopyError::Io(format!("{} is not UTF-8; choose another name", self.to.display()));
        self.path.to_str().ok_or_else(odd)
    }

    /// Opens the copy for writing.
    pub(super) fn open(&self) -> Result<Connection, CopyError> {
        Connection::open(&self.path).map_err(|error| CopyError::Io(error.to_string()))
    }

    /// Checks the copy, makes it durable and gives it its name, unless somebody has taken that.
    pub(super) fn publish(self) -> Result<Copied, CopyError> {
        let games = check(&self.path).map_err(|error| CopyError::Io(error.to_string()))??;
        let named = || -> io::Result<u64> {
            let file = File::options().write(true).open(&self.path)?;
            file.sync_all()?;
            give_name(&self.path, &self.to)?;
            files::sync_directory(&self.to)?;
            Ok(file.metadata()?.len())
        };
        match named() {
            Ok(bytes) => Ok(Copied { games, bytes }),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                Err(CopyError::Exists { path: self.to.clone() })
            }
            Err(error) => Err(io(&self.to, &error)),
        }
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        for end in ["", "-journal"] {
            let _ = fs::remove_file(files::beside(&self.path, end));
        }
    }
}

/// Reads every page and every text, which SQLite itself does not look into; how many games there are.
fn check(path: &Path) -> rusqlite::Result<Result<u64, CopyError>> {
    let damaged = |what: String| Ok(Err(CopyError::Source(OpenError::Corrupt(what))));
    let copy = connect(path)?;
    let found: String = copy.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if found != "ok" {
        return damaged(found);
    }
    for (table, column) in [("games", "meta"), ("events", "body"), ("notes", "body")] {
        // Schema 1 has no notes.
        let sql = format!("SELECT game_id, {column} FROM {table}");
        let Ok(mut statement) = copy.prepare(&sql) else { continue };
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            if row.get_ref(1)?.as_str().is_err() {
                let game: String = row.get(0)?;
                return damaged(format!("a {column} in {table} of game {game} is not UTF-8"));
            }
        }
    }
    let games: i64 = copy.query_row("SELECT count(*) FROM games", [], |row| row.get(0))?;
    Ok(Ok(games.unsigned_abs()))
}

/// Never overwrites a file, not even one that came a moment ago.
fn give_name(part: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(part, to) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => {
            // A file system without links.
            if to.exists() {
                return Err(ErrorKind::AlreadyExists.into());
            }
            fs::rename(part, to)
        }
        linked => linked,
    }
}

pub(super) fn io(path: &Path, error: &io::Error) -> CopyError {
    CopyError::Io(format!("{}: {error}", path.display()))
}

impl fmt::Display for CopyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { path } => {
                write!(f, "{} does not exist; check the name", path.display())
            }
            Self::Exists { path } => {
                write!(f, "{} already exists; choose another name", path.display())
            }
            Self::Source(error) => error.fmt(f),
            Self::Io(message) => write!(f, "no copy was made: {message}"),
        }
    }
}

impl core::error::Error for CopyError {}
