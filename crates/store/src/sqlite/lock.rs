//! The lock file. It keeps a second writer out, and notes outside the database how the last writer
//! ended and how many commits it has acknowledged. The database alone cannot tell: if the end of its
//! log is lost, SQLite goes on with what is left as if the rest had never been.

use super::files;
use crate::OpenError;
use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// The locked file.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    before: Option<Note>,
}

/// What the file says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Note {
    pub(super) end: End,
    /// How many commits were acknowledged at least.
    pub(super) commits: i64,
}

/// How the writer ended that left the note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// It closed the database. Everything is in the main file.
    Closed,
    /// It did not, so it still runs or was killed.
    Open,
}

impl Lock {
    /// Locks the database of this name. The system releases the lock when the process ends, however it
    /// ends. The file stays, because removing it would let two processes lock two files of the same
    /// name.
    pub(super) fn take(path: &Path) -> Result<Lock, OpenError> {
        let name = files::beside(path, ".lock");
        let io = |error: &io::Error| OpenError::Io(format!("{}: {error}", name.display()));
        let mut file = files::private().read(true).open(&name).map_err(|error| io(&error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(OpenError::InUse { path: path.to_owned() });
            }
            Err(TryLockError::Error(error)) => return Err(io(&error)),
        }
        let mut text = String::new();
        // Whatever cannot be read is no note.
        let read = (&mut file).take(64).read_to_string(&mut text);
        let before = read.ok().and_then(|_| Note::read(&text));
        Ok(Lock { file, before })
    }

    /// What the last writer noted.
    pub(super) fn before(&self) -> Option<Note> {
        self.before
    }

    /// Notes durably that a writer opened or closed the database.
    pub(super) fn note(&mut self, note: Note) -> io::Result<()> {
        self.write(note)?;
        self.file.sync_data()
    }

    /// Notes how many commits are acknowledged. Without a sync, because it would cost as much as
    /// the commit itself: a power cut may lose the latest notes, but the file never says too much.
    pub(super) fn acknowledged(&mut self, commits: i64) {
        // A note that cannot be written endangers nothing that is stored.
        let _ = self.write(Note { end: End::Open, commits });
    }

    fn write(&mut self, note: Note) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(note.text().as_bytes())
    }
}

impl Drop for Lock {
    /// Closing the file would not release the lock while a process that is just being started still has a copy of
    /// the descriptor.
    fn drop(&mut self) {
        // If it fails, closing the file releases the lock a moment later.
        let _ = self.file.unlock();
    }
}

/// Whether a store has the database of this name open. Leaves no trace.
pub(super) fn is_held(path: &Path) -> bool {
    let file = File::options().write(true).open(files::beside(path, ".lock"));
    file.is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
}

impl Note {
    /// Always of the same length, so that a note covers the one before it.
    fn text(self) -> String {
        let end = match self.end {
            End::Closed => "closed",
            End::Open => "open",
        };
        format!("{end:<6} {:>19}\n", self.commits)
    }

    fn read(text: &str) -> Option<Note> {
        let mut words = text.strip_suffix('\n')?.split_ascii_whitespace();
        let end = match words.next()? {
            "closed" => End::Closed,
            "open" => End::Open,
            _ => return None,
        };
        let commits = words.next()?.parse().ok()?;
        Some(Note { end, commits })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_as_it_was_written() {
        for commits in [0, 1, 1_234_567, i64::MAX] {
            for end in [End::Closed, End::Open] {
                let note = Note { end, commits };
                assert_eq!(note.text().len(), 27);
                assert_eq!(Note::read(&note.text()), Some(note));
            }
        }
        for text in ["", "\n", "open", "open\n", "shut 1\n", "open x\n", "closed 12"] {
            assert_eq!(Note::read(text), None, "{text:?}");
        }
    }
}
