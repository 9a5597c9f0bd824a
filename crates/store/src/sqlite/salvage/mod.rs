//! Saves what can be read of a damaged database into a new one.

mod read;
mod write;

use super::copy::{self, Copied, CopyError, Part};
use super::lock;
use super::{files, schema};
use crate::{GameId, OpenError};
use read::Source;
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};

/// What became of a damaged database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvaged {
    /// The new database.
    pub copied: Copied,
    /// The games that are not as they were; all others are whole.
    pub losses: Vec<Loss>,
    /// How many keys could not be kept, as far as that is known.
    pub keys: u64,
}

/// What a game has lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The game.
    pub game: GameId,
    /// How much of it is left.
    pub left: Left,
}

/// What is left of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Left {
    /// Nothing, for this reason.
    Nothing(String),
    /// The log up to here; it is known to have had `of` entries.
    Beginning {
        /// The entries that are left.
        entries: u32,
        /// The entries there were.
        of: u32,
    },
    /// The whole log, but not all of this.
    AllBut(&'static str),
}

/// Reads a database that is damaged, or was refused, and writes every game that can be read into a new
/// file. The database itself is not touched. Blocks.
pub fn salvage(from: &Path, to: &Path) -> Result<Salvaged, CopyError> {
    copy::check_source(from)?;
    if lock::is_held(from) {
        return Err(CopyError::Source(OpenError::InUse { path: from.to_owned() }));
    }
    let part = Part::create(to)?;
    // SQLite recovers a log by writing, so it works on a copy.
    let scratch = Scratch::copy(from, to)?;
    let source = Source::open(&scratch.path)
        .map_err(|error| CopyError::Source(OpenError::from_sqlite(from, error)))?;
    let failed = |error: rusqlite::Error| CopyError::Io(error.to_string());
    let mut target = part.open()?;
    // Nobody uses the copy before it is whole, so it need not survive a power cut before that.
    target.pragma_update(None, "synchronous", "OFF").map_err(failed)?;
    schema::migrate(&mut target).map_err(failed)?;
    let (losses, keys) = transfer(&source, &mut target).map_err(failed)?;
    target.close().map_err(|(_, error)| failed(error))?;
    let copied = part.publish()?;
    Ok(Salvaged { copied, losses, keys })
}

fn transfer(source: &Source, target: &mut Connection) -> rusqlite::Result<(Vec<Loss>, u64)> {
    let transaction = target.transaction()?;
    let mut losses = Vec::new();
    for game in source.games() {
        let left = match source.game(game) {
            Ok(found) => {
                write::game(&transaction, &found)?;
                found.loss()
            }
            Err(why) => Some(Left::Nothing(why)),
        };
        losses.extend(left.map(|left| Loss { game, left }));
    }
    let (keys, mut lost) = source.keys();
    for (hash, key) in keys {
        lost += u64::from(!write::key(&transaction, &hash, &key)?);
    }
    transaction.commit()?;
    Ok((losses, lost))
}

/// A copy of the database and its log, removed afterwards.
struct Scratch {
    path: PathBuf,
}

impl Scratch {
    fn copy(from: &Path, to: &Path) -> Result<Scratch, CopyError> {
        let path = files::beside(to, &format!(".{}.source", std::process::id()));
        let scratch = Scratch { path };
        for end in ["", "-wal"] {
            let (from, to) = (files::beside(from, end), files::beside(&scratch.path, end));
            if !from.exists() {
                continue;
            }
            let copied = files::private()
                .open(&to)
                .and_then(|mut copy| std::io::copy(&mut fs::File::open(&from)?, &mut copy));
            copied.map_err(|error| copy::io(&from, &error))?;
        }
        Ok(scratch)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm", "-journal"] {
            let _ = fs::remove_file(files::beside(&self.path, end));
        }
    }
}
