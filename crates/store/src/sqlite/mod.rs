//! A store in one SQLite file, with one writer thread and any number of readers.

mod changes;
mod condition;
mod copy;
mod files;
mod keys;
mod lock;
mod moving;
mod open;
mod reader;
mod salvage;
mod schema;
mod writer;

pub use copy::{Copied, CopyError, backup};
pub use open::MINIMUM_SQLITE;
pub use salvage::{Left, Loss, Salvaged, salvage};
pub use schema::SCHEMA;

use crate::{
    Amend, Answer, Append, Entry, GameId, GameInfo, Health, Key, KeyHash, NewGame, NewKey, NewNote,
    Note, OpenError, PersonId, Store, StoreError, wait,
};
use changes::Outcome;
use condition::{Check, Condition};
use reader::{NoReaders, Readers};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, SyncSender, TrySendError};
use std::thread::{self, JoinHandle};
use std::time::SystemTime;
use writer::{Job, Task, Writer};

/// Games in an SQLite file.
///
/// Dropping it stores and answers everything still waiting, then closes the file.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    condition: Condition,
    check: Option<Check>,
    readers: Readers,
    /// Removed when the store is dropped, which tells the writer to stop.
    queue: Option<SyncSender<Box<dyn Job>>>,
    writer: Option<JoinHandle<()>>,
}

/// Limits on the queue and on a transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The maximum number of changes in one transaction; 1 disables group commit.
    pub max_batch: usize,
    /// The maximum number of waiting changes; more are refused with [`StoreError::Busy`].
    pub max_waiting: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { max_batch: 1024, max_waiting: 16 * 1024 }
    }
}

impl Sqlite {
    /// Opens the store in this file, or creates one; the directory must exist. Blocks. If the file was
    /// not closed the last time, it is checked in the background.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        Self::open_with(path, Options::default())
    }

    /// Opens with other limits than the default ones.
    pub fn open_with(path: impl AsRef<Path>, options: Options) -> Result<Self, OpenError> {
        let open = open::open(path.as_ref())?;
        let path = open.path.clone();
        let condition = Condition::new(open.health.clone());
        let check = match open.health {
            Health::Sound => None,
            Health::Checking | Health::Behind { .. } | Health::Damaged(_) | Health::Gone { .. } => {
                let io = |error: rusqlite::Error| OpenError::Io(error.to_string());
                Check::start(&path, condition.clone()).map_err(io)?
            }
        };
        let (queue, jobs) = mpsc::sync_channel(options.max_waiting);
        let writer = Writer::new(open, condition.clone(), options.max_batch);
        let writer = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer.run(&jobs))
            .map_err(|error| OpenError::Io(error.to_string()))?;
        let readers = Readers::new(path.clone(), condition.clone());
        Ok(Self { path, condition, check, readers, queue: Some(queue), writer: Some(writer) })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Queues a change that has been checked.
    fn send<T: Send + 'static>(
        &self,
        checked: Result<(), StoreError>,
        bytes: usize,
        work: impl Fn(&Connection) -> Outcome<T> + Send + 'static,
        answer: Answer<T>,
    ) {
        let job = Box::new(Task::new(bytes, work, answer));
        if let Err(refusal) = checked {
            return job.answer(Err(refusal));
        }
        let Some(queue) = &self.queue else { return job.answer(Err(StoreError::Closed)) };
        match queue.try_send(job) {
            Ok(()) => {}
            Err(TrySendError::Full(job)) => job.answer(Err(StoreError::Busy)),
            Err(TrySendError::Disconnected(job)) => job.answer(Err(StoreError::Closed)),
        }
    }
}

impl Store for Sqlite {
    fn create(&self, new: NewGame) -> Result<(), StoreError> {
        let checked = new.check();
        let bytes = new.meta.len() + new.bodies.iter().map(String::len).sum::<usize>();
        let work = move |on: &Connection| changes::create(on, &new);
        wait(|answer| self.send(checked, bytes, work, answer)).wait()
    }

    fn amend_then(&self, amend: Amend, answer: Answer<u32>) {
        let bytes = amend.meta.len() + amend.first.as_ref().map_or(0, String::len);
        self.send(amend.check(), bytes, move |on| changes::amend(on, &amend), answer);
    }

    fn append_then(&self, append: Append, answer: Answer) {
        let bytes = append.body.len();
        self.send(append.check(), bytes, move |on| changes::append(on, &append), answer);
    }

    fn note_then(&self, new: NewNote, answer: Answer<Note>) {
        let bytes = new.body.len();
        self.send(new.check(), bytes, move |on| changes::note(on, &new), answer);
    }

    fn delete(&self, game: GameId) -> Result<(), StoreError> {
        let work = move |on: &Connection| changes::delete(on, game);
        wait(|answer| self.send(Ok(()), 0, work, answer)).wait()
    }

    fn put_keys(&self, keys: Vec<NewKey>) -> Result<(), StoreError> {
        let checked = keys.iter().try_for_each(NewKey::check);
        let bytes = keys.iter().map(|new| new.key.body.len()).sum();
        let work = move |on: &Connection| keys::put(on, &keys);
        wait(|answer| self.send(checked, bytes, work, answer)).wait()
    }

    fn renew_key(&self, key: KeyHash, expires: SystemTime) -> Result<(), StoreError> {
        let work = move |on: &Connection| keys::renew(on, key, expires).map(Ok);
        wait(|answer| self.send(Ok(()), 0, work, answer)).wait()
    }

    fn drop_keys(&self, keys: Vec<KeyHash>) -> Result<(), StoreError> {
        let work = move |on: &Connection| keys::forget(on, &keys).map(Ok);
        wait(|answer| self.send(Ok(()), 0, work, answer)).wait()
    }

    fn take_key(&self, key: KeyHash) -> Result<Option<Key>, StoreError> {
        let work = move |on: &Connection| keys::take(on, key);
        wait(|answer| self.send(Ok(()), 0, work, answer)).wait()
    }

    fn key(&self, key: KeyHash) -> Result<Option<Key>, StoreError> {
        self.readers.key(key)
    }

    fn read(&self, game: GameId, from_seq: u32) -> Result<Vec<Entry>, StoreError> {
        self.readers.read(game, from_seq)
    }

    fn read_notes(&self, game: GameId, from_seq: u32) -> Result<Vec<Note>, StoreError> {
        self.readers.notes(game, from_seq)
    }

    fn game(&self, game: GameId) -> Result<GameInfo, StoreError> {
        self.readers.game(game)
    }

    fn games(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        self.readers.games(limit)
    }

    fn games_of(&self, person: PersonId, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        self.readers.games_of(person, limit)
    }

    fn orphans(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        self.readers.orphans(limit)
    }

    fn waiting_since(&self, time: SystemTime, limit: usize) -> Result<Vec<GameId>, StoreError> {
        self.readers.waiting_since(time, limit)
    }

    fn health(&self) -> Health {
        self.condition.health()
    }
}

impl Sqlite {
    /// Lets the writer store what waits and close, and waits for it. Only when no reader is left: the
    /// last connection to close moves everything into the main file, and a reader may not write.
    fn close_writer(&mut self, _: NoReaders) {
        drop(self.queue.take());
        let Some(writer) = self.writer.take() else { return };
        // An answer may hold the last handle of the store, and the writer cannot wait for itself.
        if writer.thread().id() != thread::current().id() {
            // A writer that panicked has dropped its answers, so all callers get `Closed`.
            drop(writer.join());
        }
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.check.take().into_iter().for_each(Check::stop);
        let closed = self.readers.close();
        self.close_writer(closed);
    }
}
