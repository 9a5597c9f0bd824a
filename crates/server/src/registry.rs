//! The tables that are open in this process.

use crate::settings::{BadSettings, Settings};
use crate::table::{self, Door, Loaded, OpenError};
use engine::Rules;
use protocol::{GameListed, NewGame};
use record::Recorder;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::UNIX_EPOCH;
use store::{GameId, GameInfo, Store, StoreError};
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
    /// What it was to be makes no sense.
    Settings(BadSettings),
    /// It could not be stored.
    Store(String),
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
        let loaded = self.load(game).await?;
        let mut doors = self.doors();
        // Somebody may have opened it meanwhile; a second task would only be refused by the store.
        if let Some(door) = doors.get(&game).filter(|door| !door.is_closed()) {
            return Ok(door.clone());
        }
        let host = table::Host {
            store: self.store.clone(),
            thinkers: self.thinkers.clone(),
            stop: self.stop.clone(),
            registry: Arc::downgrade(self),
        };
        let (door, task) = table::open(game, loaded, host);
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
        let settings = Settings::new(new).map_err(MakeError::Settings)?;
        let said = |error: &dyn std::fmt::Display| MakeError::Store(error.to_string());
        let names = settings.names();
        let fairness = settings.fairness();
        let chance = settings.chance();
        let begun =
            Recorder::begin(self.rules.clone(), &settings.setup, &names, Some(&fairness), chance);
        let (_, body) = begun.map_err(|error| said(&error))?;
        let meta = settings.write().map_err(|error| said(&error))?;
        let game = GameId::new(random().map_err(|error| said(&error))?);
        let store = self.store.clone();
        let new = store::NewGame { game, meta, body };
        let made = blocking(move || store.create(new)).await;
        made.map_err(|error| said(&error)).map(|()| game)
    }

    /// The latest games.
    pub(crate) async fn games(&self) -> Result<Vec<GameListed>, StoreError> {
        let store = self.store.clone();
        blocking(move || {
            let games = store.games()?;
            Ok(games.iter().take(LISTED).filter_map(|info| listed(store.as_ref(), info)).collect())
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
            if !entries.last().is_some_and(|entry| is_end(&entry.body)) {
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

    async fn load(&self, game: GameId) -> Result<Loaded, OpenError> {
        let store = self.store.clone();
        let loaded = tokio::task::spawn_blocking(move || Loaded::read(store.as_ref(), game)).await;
        loaded.unwrap_or(Err(OpenError::Closing))
    }

    fn doors(&self) -> MutexGuard<'_, HashMap<GameId, Door>> {
        // A panic while it was held leaves a map that is whole.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Runs what blocks where it may.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.unwrap_or(Err(StoreError::Closed))
}

fn listed(store: &dyn Store, info: &GameInfo) -> Option<GameListed> {
    let settings = Settings::read(&info.meta)?;
    let last = store.read(info.game, info.length.saturating_sub(1)).ok()?;
    let active = info.active.duration_since(UNIX_EPOCH).unwrap_or_default();
    Some(GameListed {
        game: info.game.to_string(),
        level: settings.setup.level.number(),
        seats: settings.seats,
        active: u64::try_from(active.as_millis()).unwrap_or(0),
        length: info.length,
        over: last.last().is_some_and(|entry| is_end(&entry.body)),
    })
}

/// Whether a line ends its record.
fn is_end(line: &str) -> bool {
    #[derive(serde::Deserialize)]
    struct End {
        #[allow(dead_code)] // Only whether it is there counts.
        over: serde::de::IgnoredAny,
    }
    serde_json::from_str::<End>(line).is_ok()
}

/// A random number nobody can guess.
pub(crate) fn random() -> Result<u128, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(u128::from_le_bytes(bytes))
}
