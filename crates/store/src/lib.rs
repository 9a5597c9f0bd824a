//! Durable, append-only logs of games, and what belongs to them.
//!
//! A log is a list of bodies numbered from 0. To this crate a body is an opaque string; it is one
//! line of a record. **Acknowledged data is never lost**, and numbers have no duplicates or gaps.
//! Beside its log a game has a meta, which is replaced as a whole by compare-and-set, members, who
//! find it in their lists, keys, and notes. `docs/store.md` lists the guarantees and how they are
//! tested.
//!
//! [`Memory`] forgets everything when it is dropped, [`Sqlite`] keeps it in one file, and [`Postgres`] in a
//! database that several servers may share. One suite of tests (`tests/contract`) runs on all.

mod error;
mod health;
mod id;
mod memory;
mod model;
mod moving;
mod postgres;
mod shared;
mod sqlite;

pub use error::{OpenError, StoreError};
pub use health::Health;
pub use id::{BadId, CommandId, GameId, KeyHash, PersonId};
pub use memory::Memory;
pub use model::{
    Amend, Append, Appended, Entry, GameInfo, Key, MAX_BODY, MAX_META, MAX_NOTE, NewGame, NewKey,
    NewNote, Note,
};
pub use moving::{MoveError, Moved, Portable, Whole, copy};
pub use postgres::{Address, Postgres};
pub use shared::{Listener, News, Shared, Version};
pub use sqlite::{
    Copied, CopyError, Left, Loss, MINIMUM_SQLITE, Options, SCHEMA, Salvaged, Sqlite, backup,
    salvage,
};

use std::sync::mpsc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A callback that receives the answer to a change, once.
pub type Answer<T = Appended> = Box<dyn FnOnce(Result<T, StoreError>) + Send>;

/// Games and their logs.
///
/// Every method but [`submit`](Store::submit) and those named `_then` **blocks** until it has the
/// answer, which may take as long as the disk takes. Async code should call those, or the others on a
/// thread that may block.
///
/// An `answer` may run on the writer's thread, or before its method returns. It must be short,
/// because every other change waits for it, and must not call a blocking method of a store.
pub trait Store: Send + Sync {
    /// Keeps a new game. Blocks.
    fn create(&self, new: NewGame) -> Result<(), StoreError>;

    /// Amends a game and calls `answer` with the new revision when that is durable, or with the
    /// refusal: [`StoreError::Conflict`] if the revision is not the expected one. Does not block.
    fn amend_then(&self, amend: Amend, answer: Answer<u32>);

    /// Amends a game; its new revision. Blocks until it is durable, or refused.
    fn amend(&self, amend: Amend) -> Result<u32, StoreError> {
        wait(|answer| self.amend_then(amend, answer)).wait()
    }

    /// Adds a body and calls `answer` when it is durable, or refused. Does not block.
    fn append_then(&self, append: Append, answer: Answer);

    /// Adds a body; wait for the answer later. Does not block.
    fn submit(&self, append: Append) -> Pending {
        wait(|answer| self.append_then(append, answer))
    }

    /// Adds a body. Blocks until it is durable, or refused.
    fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.submit(append).wait()
    }

    /// Adds a note and calls `answer` with it when it is durable, or with the refusal:
    /// [`StoreError::Conflict`] if its number is not the expected one. Does not block.
    fn note_then(&self, new: NewNote, answer: Answer<Note>);

    /// Adds a note. Blocks until it is durable, or refused.
    fn note(&self, new: NewNote) -> Result<Note, StoreError> {
        wait(|answer| self.note_then(new, answer)).wait()
    }

    /// Deletes a game with its log, notes, members and keys. Blocks.
    fn delete(&self, game: GameId) -> Result<(), StoreError>;

    /// Keeps keys, or none of them: refused with [`StoreError::Exists`] if one is kept already, and
    /// with [`StoreError::NoSuchGame`] if one belongs to an unknown game. Blocks.
    fn put_keys(&self, keys: Vec<NewKey>) -> Result<(), StoreError>;

    /// Keeps a key until this time; a key that is not kept stays so. Blocks.
    fn renew_key(&self, key: KeyHash, expires: SystemTime) -> Result<(), StoreError>;

    /// Forgets keys. Those that are not kept do not matter. Blocks.
    fn drop_keys(&self, keys: Vec<KeyHash>) -> Result<(), StoreError>;

    /// Forgets a key and returns what was kept with it. However many callers take a key at the same
    /// time, one gets it. Blocks.
    fn take_key(&self, key: KeyHash) -> Result<Option<Key>, StoreError>;

    /// What is kept with a key; `None` if there is no such key, or no longer. Blocks.
    fn key(&self, key: KeyHash) -> Result<Option<Key>, StoreError>;

    /// The entries from a number on, in order and without gaps; empty if the log is shorter.
    /// Blocks.
    fn read(&self, game: GameId, from_seq: u32) -> Result<Vec<Entry>, StoreError>;

    /// The notes from a number on, in order. Blocks.
    fn read_notes(&self, game: GameId, from_seq: u32) -> Result<Vec<Note>, StoreError>;

    /// What is known of a game without reading its log. Blocks.
    fn game(&self, game: GameId) -> Result<GameInfo, StoreError>;

    /// The latest games of all, most recently active first. Blocks.
    ///
    /// Like the two lists below, it picks the latest games by their activity to the minute, and
    /// leaves out games that cannot be read.
    fn games(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError>;

    /// The latest games of a person, most recently active first. Blocks.
    fn games_of(&self, person: PersonId, limit: usize) -> Result<Vec<GameInfo>, StoreError>;

    /// The latest games without members, most recently active first. Blocks.
    fn orphans(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError>;

    /// Games with an empty log that have not been touched since `time`, the oldest first. Blocks.
    fn waiting_since(&self, time: SystemTime, limit: usize) -> Result<Vec<GameId>, StoreError>;

    /// What other servers on the same store need of this one; none if no other can change these games.
    fn shared(&self) -> Option<&dyn Shared> {
        None
    }

    /// How the store is doing. Does not block.
    fn health(&self) -> Health {
        Health::Sound
    }
}

/// An answer still to come.
#[derive(Debug)]
pub struct Pending<T = Appended>(mpsc::Receiver<Result<T, StoreError>>);

impl<T> Pending<T> {
    /// Waits for the answer. Blocks.
    pub fn wait(self) -> Result<T, StoreError> {
        self.0.recv().unwrap_or(Err(StoreError::Closed))
    }
}

/// Starts something that answers later.
fn wait<T: Send + 'static>(start: impl FnOnce(Answer<T>)) -> Pending<T> {
    let (sender, receiver) = mpsc::sync_channel(1);
    // Nobody may be waiting any more, but the change is stored anyway.
    start(Box::new(move |answer| drop(sender.send(answer))));
    Pending(receiver)
}

/// Milliseconds since 1970, the stored form of times.
fn now() -> i64 {
    milliseconds(SystemTime::now())
}

fn milliseconds(time: SystemTime) -> i64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn time(milliseconds: i64) -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(u64::try_from(milliseconds).unwrap_or(0))
}
