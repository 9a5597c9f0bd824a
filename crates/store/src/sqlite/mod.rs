//! A store in one SQLite file, with one writer thread and any number of readers.

mod open;
mod reader;
mod schema;
mod writer;

pub use open::MINIMUM_SQLITE;
pub use schema::SCHEMA;

use crate::{Answer, Append, Entry, GameId, GameInfo, NewGame, OpenError, Store, StoreError};
use reader::Readers;
use rusqlite::ErrorCode;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, SyncSender, TrySendError};
use std::thread::{self, JoinHandle};
use writer::{Job, Write, Writer};

/// Logs in an SQLite file.
///
/// Dropping it stores and answers everything still waiting, then closes the file.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    readers: Readers,
    /// Removed when the store is dropped, which tells the writer to stop.
    queue: Option<SyncSender<Job>>,
    writer: Option<JoinHandle<()>>,
}

/// Limits on the queue and on a transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The maximum number of appends in one transaction; 1 disables group commit.
    pub max_batch: usize,
    /// The maximum number of waiting appends; more are refused with [`StoreError::Busy`].
    pub max_waiting: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { max_batch: 1024, max_waiting: 16 * 1024 }
    }
}

impl Sqlite {
    /// Opens the store in this file, or creates one; the directory must exist. Blocks, because it
    /// checks the whole file.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        Self::open_with(path, Options::default())
    }

    /// Opens with other limits than the default ones.
    pub fn open_with(path: impl AsRef<Path>, options: Options) -> Result<Self, OpenError> {
        let open = open::open(path.as_ref())?;
        let path = open.path.clone();
        let (queue, jobs) = mpsc::sync_channel(options.max_waiting);
        let writer = Writer::new(open, options.max_batch);
        let writer = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer.run(&jobs))
            .map_err(|error| OpenError::Io(error.to_string()))?;
        let readers = Readers::new(path.clone());
        Ok(Self { path, readers, queue: Some(queue), writer: Some(writer) })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn send(&self, write: Write, answer: Answer) {
        let Some(queue) = &self.queue else { return answer(Err(StoreError::Closed)) };
        match queue.try_send(Job { write, answer }) {
            Ok(()) => {}
            Err(TrySendError::Full(job)) => (job.answer)(Err(StoreError::Busy)),
            Err(TrySendError::Disconnected(job)) => (job.answer)(Err(StoreError::Closed)),
        }
    }
}

impl Store for Sqlite {
    fn create(&self, new: NewGame) -> Result<(), StoreError> {
        new.check()?;
        let (sender, receiver) = mpsc::sync_channel(1);
        self.send(Write::Create(new), Box::new(move |answer| drop(sender.send(answer))));
        receiver.recv().unwrap_or(Err(StoreError::Closed)).map(drop)
    }

    fn append_then(&self, append: Append, answer: Answer) {
        match append.check() {
            Ok(()) => self.send(Write::Append(append), answer),
            Err(error) => answer(Err(error)),
        }
    }

    fn read(&self, game: GameId, from_seq: u32) -> Result<Vec<Entry>, StoreError> {
        self.readers.read(game, from_seq)
    }

    fn games(&self) -> Result<Vec<GameInfo>, StoreError> {
        self.readers.games()
    }

    fn game(&self, game: GameId) -> Result<GameInfo, StoreError> {
        self.readers.game(game)
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        drop(self.queue.take());
        // Close these before the writer does, so that the writer is last and cleans up.
        self.readers.close();
        let Some(writer) = self.writer.take() else { return };
        // An answer may hold the last handle of the store, and the writer cannot wait for itself.
        if writer.thread().id() != thread::current().id() {
            // A writer that panicked has dropped its answers, so all callers get `Closed`.
            drop(writer.join());
        }
    }
}

/// An SQLite error as the caller sees it.
fn failure(error: rusqlite::Error) -> StoreError {
    use rusqlite::Error;
    match &error {
        Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::InvalidColumnType(..)
        | Error::Utf8Error(..) => StoreError::Corrupt(error.to_string()),
        _ => match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                StoreError::Corrupt(error.to_string())
            }
            _ => StoreError::Io(error.to_string()),
        },
    }
}
