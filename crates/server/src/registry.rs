//! The tables that are open in this process.

use crate::host::{self, Door, Services};
use crate::settings::{BadRequest, room};
use engine::Rules;
use engine::model::Seat;
use protocol::{GameListed, NewGame};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::UNIX_EPOCH;
use store::{GameId, GameInfo, Store, StoreError};
use table::{BadSettings, CommandId, Room, Stored, Table};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The most games that are listed.
const LISTED: usize = 100;

/// Opens tables and knows those that are open.
pub(crate) struct Registry {
    store: Arc<dyn Store>,
    rules: Arc<Rules>,
    open: Mutex<HashMap<GameId, Door>>,
    /// Computer players that may think at the same time.
    thinkers: Arc<Semaphore>,
    stop: CancellationToken,
    tasks: TaskTracker,
}

/// Why a game was not made.
#[derive(Debug)]
pub(crate) enum MakeError {
    /// The request cannot be met.
    Request(BadRequest),
    /// It could not be stored.
    Store(String),
}

/// Why a table cannot be opened.
#[derive(Debug)]
pub(crate) enum OpenError {
    /// The lines cannot be read as a game; they are kept as they are.
    Damaged(String),
    /// The game was written by another version of the program, which can read it.
    OtherProgram(String),
    /// The store failed, or has no such game.
    Store(StoreError),
    /// The server is shutting down.
    Closing,
}

impl Registry {
    pub(crate) fn new(store: Arc<dyn Store>, stop: CancellationToken) -> Registry {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Registry {
            store,
            rules: Arc::new(Rules::standard()),
            open: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(cores)),
            stop,
            tasks: TaskTracker::new(),
        }
    }

    /// The door of a game, opened if need be.
    pub(crate) async fn table(self: &Arc<Registry>, game: GameId) -> Result<Door, OpenError> {
        if let Some(door) = self.doors().get(&game).filter(|door| !door.is_closed()) {
            return Ok(door.clone());
        }
        let (room, table) = self.load(game).await?;
        let mut doors = self.doors();
        // Somebody may have opened it meanwhile; a second task would only be refused by the store.
        if let Some(door) = doors.get(&game).filter(|door| !door.is_closed()) {
            return Ok(door.clone());
        }
        let services = Services {
            store: self.store.clone(),
            thinkers: self.thinkers.clone(),
            stop: self.stop.clone(),
            registry: Arc::downgrade(self),
        };
        let (door, task) = host::open(game, room, table, services);
        doors.insert(game, door.clone());
        self.tasks.spawn(task);
        Ok(door)
    }

    /// Forgets a table whose task is about to end.
    pub(crate) fn closed(&self, game: GameId) {
        self.doors().retain(|&id, door| id != game && !door.is_closed());
    }

    /// Sets a game up and stores it.
    pub(crate) async fn make(&self, new: &NewGame) -> Result<GameId, MakeError> {
        let room = room(new).map_err(MakeError::Request)?;
        let unstored = |error: &dyn std::fmt::Display| MakeError::Store(error.to_string());
        let meta = room.write().map_err(|error| unstored(&error))?;
        let settings = room.settings().map_err(|error| unstored(&error))?;
        let begun = Table::begin(settings, self.rules.clone());
        let (_, body) = begun.map_err(|error| unstored(&error))?;
        let game = GameId::new(random().map_err(|error| unstored(&error))?);
        let store = self.store.clone();
        let (body, members, keys) = (Some(body), Vec::new(), Vec::new());
        let new = store::NewGame { game, meta, body, members, keys };
        let made = blocking(move || store.create(new)).await;
        made.map_err(|error| unstored(&error)).map(|()| game)
    }

    /// One game, which is opened if need be: one that cannot be opened says why.
    pub(crate) async fn game(self: &Arc<Registry>, game: GameId) -> Result<GameListed, OpenError> {
        self.table(game).await?;
        let store = self.store.clone();
        let info = blocking(move || {
            let info = store.game(game)?;
            Ok(listed(store.as_ref(), &info))
        });
        let info = info.await.map_err(OpenError::Store)?;
        info.ok_or_else(|| OpenError::Damaged(BadSettings::Unreadable.to_string()))
    }

    /// The latest games.
    pub(crate) async fn games(&self) -> Result<Vec<GameListed>, StoreError> {
        let store = self.store.clone();
        blocking(move || {
            let games = store.games(LISTED)?;
            Ok(games.iter().filter_map(|info| listed(store.as_ref(), info)).collect())
        })
        .await
    }

    /// The whole record of a game that is over; `None` as long as it is not.
    pub(crate) async fn record(&self, game: GameId) -> Result<Option<String>, StoreError> {
        let store = self.store.clone();
        blocking(move || {
            let entries = store.read(game, 0)?;
            if entries.is_empty() {
                return Err(StoreError::NoSuchGame);
            }
            if !entries.last().is_some_and(|entry| record::is_end(&entry.body)) {
                return Ok(None);
            }
            Ok(Some(entries.iter().map(|entry| format!("{}\n", entry.body)).collect()))
        })
        .await
    }

    /// Waits until every table has stored what it had begun.
    pub(crate) async fn wait(&self) {
        self.tasks.close();
        self.tasks.wait().await;
    }

    async fn load(&self, game: GameId) -> Result<(Room, Table), OpenError> {
        let store = self.store.clone();
        let read = tokio::task::spawn_blocking(move || read(store.as_ref(), game)).await;
        read.unwrap_or(Err(OpenError::Closing))
    }

    fn doors(&self) -> MutexGuard<'_, HashMap<GameId, Door>> {
        // A panic while it was held leaves a map that is whole.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reads a table and its room. Blocks.
fn read(store: &dyn Store, game: GameId) -> Result<(Room, Table), OpenError> {
    let info = store.game(game)?;
    let room = Room::read(&info.meta)?;
    let entries = store.read(game, 0)?;
    let lines = entries.iter().map(|entry| Stored {
        line: &entry.body,
        command: entry.command_id.map(|id| CommandId::new(id.bits())),
        seat: entry.seat.and_then(Seat::new),
    });
    let table = Table::open(room.settings()?, lines)?;
    Ok((room, table))
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> OpenError {
        OpenError::Store(error)
    }
}

impl From<BadSettings> for OpenError {
    fn from(error: BadSettings) -> OpenError {
        match error {
            BadSettings::Newer => OpenError::OtherProgram(error.to_string()),
            BadSettings::NotEverySeat | BadSettings::Unreadable => {
                OpenError::Damaged(error.to_string())
            }
        }
    }
}

impl From<table::OpenError> for OpenError {
    fn from(error: table::OpenError) -> OpenError {
        let text = error.to_string();
        match error {
            table::OpenError::Record(error) => match error.kind() {
                record::Kind::OtherProgram => OpenError::OtherProgram(text),
                record::Kind::Damaged | record::Kind::AgainstTheRules => OpenError::Damaged(text),
            },
            table::OpenError::NoLines | table::OpenError::OtherSettings => OpenError::Damaged(text),
        }
    }
}

/// Runs what blocks where it may.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.unwrap_or(Err(StoreError::Closed))
}

fn listed(store: &dyn Store, info: &GameInfo) -> Option<GameListed> {
    let room = Room::read(&info.meta).ok()?;
    let over = match info.over {
        Some(over) => over,
        // Stored before the store kept this.
        None => {
            let last = store.read(info.game, info.length.saturating_sub(1)).ok()?;
            last.last().is_some_and(|entry| record::is_end(&entry.body))
        }
    };
    let active = info.active.duration_since(UNIX_EPOCH).unwrap_or_default();
    Some(GameListed {
        game: info.game.to_string(),
        level: room.setup().level.number(),
        seats: room.occupants(),
        active: u64::try_from(active.as_millis()).unwrap_or(0),
        length: info.length,
        stage: room.stage(over),
    })
}

/// A random number nobody can guess.
pub(crate) fn random() -> Result<u128, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(u128::from_le_bytes(bytes))
}
