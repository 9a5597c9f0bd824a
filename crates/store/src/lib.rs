//! Durable, append-only logs of games.
//!
//! A log is a list of bodies numbered from 0. What a body says is none of this crate's business:
//! it is an opaque string, one line of a record. **What was acknowledged is never lost**, and no
//! number is given twice or left out. `docs/store.md` says what is promised and how it is proven.
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

/// The most bytes of a body.
pub const MAX_BODY: usize = 256 * 1024;

/// The most bytes of a game's `meta`.
pub const MAX_META: usize = 4 * 1024;

/// A game whose log is to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The game; chosen at random by the caller.
    pub game: GameId,
    /// A few words that [`Store::games`] lists, so that nobody has to read a log for them.
    pub meta: String,
    /// The body that gets the number 0.
    pub body: String,
}

/// A body to be added at the end of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The number that the body is to get: the length of the log as the caller knows it.
    pub expected_seq: u32,
    /// Names the command, so that one that is sent again is not carried out again.
    pub command_id: Option<CommandId>,
    /// Who sent the command.
    pub seat: Option<u8>,
    /// What is stored.
    pub body: String,
}

/// The answer to an [`Append`]: it is durable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The number of the body.
    pub seq: u32,
    /// Whether the command had been stored before; then nothing was added.
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

/// What the listing says of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// The game.
    pub game: GameId,
    /// When its log began, to the millisecond.
    pub created: SystemTime,
    /// When the last entry was stored, to the millisecond.
    pub active: SystemTime,
    /// How many entries there are.
    pub length: u32,
    /// What [`NewGame`] said.
    pub meta: String,
}

/// What is called once with the answer to an append.
pub type Answer = Box<dyn FnOnce(Result<Appended, StoreError>) + Send>;

/// Logs of games.
///
/// Every method but [`append_then`](Store::append_then) and [`submit`](Store::submit) **blocks**
/// until the answer is there, which may take as long as a disk takes. Async code calls those two,
/// or the others on a thread that may block.
pub trait Store: Send + Sync {
    /// Begins the log of a game. Blocks.
    fn create(&self, new: NewGame) -> Result<(), StoreError>;

    /// Adds a body and calls `answer` when it is durable, or refused. Does not block.
    ///
    /// The answer may be called on the thread that writes, or before this method returns. It must
    /// be short, as every other append waits for it, and must call no blocking method of a store.
    fn append_then(&self, append: Append, answer: Answer);

    /// Adds a body; the answer can be waited for later. Does not block.
    fn submit(&self, append: Append) -> Pending {
        let (sender, receiver) = mpsc::sync_channel(1);
        // Nobody may be waiting any more; the append is stored all the same.
        self.append_then(append, Box::new(move |answer| drop(sender.send(answer))));
        Pending(receiver)
    }

    /// Adds a body. Blocks until it is durable, or refused.
    fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.submit(append).wait()
    }

    /// The entries from a number on, in order and without a gap; none if the log is shorter.
    /// Blocks.
    fn read(&self, game: GameId, from_seq: u32) -> Result<Vec<Entry>, StoreError>;

    /// All games, the latest active first. Blocks.
    fn games(&self) -> Result<Vec<GameInfo>, StoreError>;

    /// Whether there is a log of this game. Blocks.
    fn exists(&self, game: GameId) -> Result<bool, StoreError>;
}

/// An answer on its way.
#[derive(Debug)]
pub struct Pending(mpsc::Receiver<Result<Appended, StoreError>>);

impl Pending {
    /// Waits for the answer. Blocks.
    pub fn wait(self) -> Result<Appended, StoreError> {
        self.0.recv().unwrap_or(Err(StoreError::Closed))
    }

    /// The answer if it is there; it is given once. Does not block.
    pub fn try_take(&self) -> Option<Result<Appended, StoreError>> {
        match self.0.try_recv() {
            Ok(answer) => Some(answer),
            Err(mpsc::TryRecvError::Empty) => None,
            Err(mpsc::TryRecvError::Disconnected) => Some(Err(StoreError::Closed)),
        }
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
        // A body may say what only its seat may know: a guessed id must not fetch it.
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

/// Milliseconds since 1970, which is how times are kept.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn time(milliseconds: i64) -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(u64::try_from(milliseconds).unwrap_or(0))
}
