//! Durable, append-only logs of games.
//!
//! A log is a list of bodies numbered from 0. To this crate a body is an opaque string; it is one
//! line of a record. **Acknowledged data is never lost**, and numbers have no duplicates or gaps.
//! `docs/store.md` lists the guarantees and how they are tested.
//!
//! [`Memory`] forgets everything when it is dropped; [`Sqlite`] keeps it in one file. One suite of
//! tests (`tests/contract.rs`) runs on both.

mod error;
mod id;
mod memory;
mod sqlite;

pub use error::{OpenError, StoreError};
pub use id::{BadId, CommandId, GameId};
pub use memory::Memory;
pub use sqlite::{MINIMUM_SQLITE, Options, SCHEMA, Sqlite};

use std::sync::mpsc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The maximum size of a body in bytes.
pub const MAX_BODY: usize = 256 * 1024;

/// The maximum size of a game's `meta` in bytes.
pub const MAX_META: usize = 4 * 1024;

/// A game to start a log for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The game; chosen at random by the caller.
    pub game: GameId,
    /// A summary that [`Store::games`] returns without reading the log.
    pub meta: String,
    /// The body that gets number 0.
    pub body: String,
}

/// A body to append to a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The number that the body should get: the length of the log as the caller knows it.
    pub expected_seq: u32,
    /// Identifies the command, so that resending it has no further effect.
    pub command_id: Option<CommandId>,
    /// Who sent the command.
    pub seat: Option<u8>,
    /// What is stored.
    pub body: String,
}

/// The answer to an [`Append`] that is now durable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The number of the body.
    pub seq: u32,
    /// Whether the command had been stored before, so that nothing was added.
    pub repeated: bool,
    /// What is stored under this number.
    pub body: String,
}

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number.
    pub seq: u32,
    /// The command that it came from.
    pub command_id: Option<CommandId>,
    /// Who sent the command.
    pub seat: Option<u8>,
    /// When it was stored, to the millisecond.
    pub at: SystemTime,
    /// What was stored.
    pub body: String,
}

/// An entry in the list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// The game.
    pub game: GameId,
    /// When its log was started, to the millisecond.
    pub created: SystemTime,
    /// When the last entry was stored, to the millisecond.
    pub active: SystemTime,
    /// How many entries there are.
    pub length: u32,
    /// The `meta` of its [`NewGame`].
    pub meta: String,
}

/// A callback that receives the answer to an append, once.
pub type Answer = Box<dyn FnOnce(Result<Appended, StoreError>) + Send>;

/// Logs of games.
///
/// Every method but [`append_then`](Store::append_then) and [`submit`](Store::submit) **blocks**
/// until it has the answer, which may take as long as the disk takes. Async code should call those
/// two, or the others on a thread that may block.
pub trait Store: Send + Sync {
    /// Starts the log of a game. Blocks.
    fn create(&self, new: NewGame) -> Result<(), StoreError>;

    /// Adds a body and calls `answer` when it is durable, or refused. Does not block.
    ///
    /// `answer` may run on the writer's thread, or before this method returns. It must be short,
    /// because every other append waits for it, and must not call a blocking method of a store.
    fn append_then(&self, append: Append, answer: Answer);

    /// Adds a body; wait for the answer later. Does not block.
    fn submit(&self, append: Append) -> Pending {
        let (sender, receiver) = mpsc::sync_channel(1);
        // Nobody may be waiting any more, but the append is stored anyway.
        self.append_then(append, Box::new(move |answer| drop(sender.send(answer))));
        Pending(receiver)
    }

    /// Adds a body. Blocks until it is durable, or refused.
    fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.submit(append).wait()
    }

    /// The entries from a number on, in order and without gaps; empty if the log is shorter.
    /// Blocks.
    fn read(&self, game: GameId, from_seq: u32) -> Result<Vec<Entry>, StoreError>;

    /// All games, most recently active first. Blocks.
    fn games(&self) -> Result<Vec<GameInfo>, StoreError>;

    /// What [`Store::games`] says of one game. Blocks.
    fn game(&self, game: GameId) -> Result<GameInfo, StoreError>;
}

/// An answer still to come.
#[derive(Debug)]
pub struct Pending(mpsc::Receiver<Result<Appended, StoreError>>);

impl Pending {
    /// Waits for the answer. Blocks.
    pub fn wait(self) -> Result<Appended, StoreError> {
        self.0.recv().unwrap_or(Err(StoreError::Closed))
    }
}

impl NewGame {
    fn check(&self) -> Result<(), StoreError> {
        check_size(&self.body, MAX_BODY)?;
        check_size(&self.meta, MAX_META)
    }
}

impl Append {
    fn check(&self) -> Result<(), StoreError> {
        check_size(&self.body, MAX_BODY)
    }

    /// The answer to a command that was stored before, by `seat` with the number `seq`.
    fn repeat(&self, seat: Option<u8>, seq: u32, body: String) -> Result<Appended, StoreError> {
        // A body may contain what only its seat may know, so a guessed id must not return it.
        if seat != self.seat {
            return Err(StoreError::OtherSeat { seq });
        }
        Ok(Appended { seq, repeated: true, body })
    }
}

fn check_size(text: &str, limit: usize) -> Result<(), StoreError> {
    if text.len() > limit {
        return Err(StoreError::TooLarge { bytes: text.len(), limit });
    }
    Ok(())
}

/// Milliseconds since 1970, the stored form of times.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn time(milliseconds: i64) -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(u64::try_from(milliseconds).unwrap_or(0))
}
