//! The tables that are open in this process.

mod evening;
mod import;
mod list;
mod make;
mod open;
mod replays;
mod reviews;
mod sheets;
mod sweep;
mod together;

use crate::clock::Clock;
use crate::host::{self, Door, Services};
use crate::limits::{Held, Limits};
use crate::metrics::Metrics;
use crate::thinkers::Thinkers;
use engine::Rules;
use list::listed;
pub(crate) use make::Start;
pub(crate) use open::OpenError;
use protocol::{FairnessReport, GameListed, Problem, ReviewProgress, TryAgain, TryMeasured};
use replays::Replays;
pub(crate) use replays::Shown;
use reviews::Reviews;
pub(crate) use sheets::Measure;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Amend, GameId, GameInfo, Health, Store, StoreError};
use table::{BadSettings, Kept, NoReplay, PersonId, Role};
use tokio::sync::{Notify, Semaphore};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The most games that are listed.
const LISTED: usize = 100;

/// The most games that a person brings along.
const ADOPTED: usize = 1000;

/// Opens tables and knows those that are open.
pub(crate) struct Registry {
    store: Arc<dyn Store>,
    rules: Arc<Rules>,
    open: Mutex<HashMap<GameId, Door>>,
    replays: Replays,
    reviews: Reviews,
    /// One record at a time is checked.
    imports: Arc<Semaphore>,
    thinkers: Arc<Thinkers>,
    metrics: Arc<Metrics>,
    clock: Clock,
    hint_time: Duration,
    stop: CancellationToken,
    tasks: TaskTracker,
    /// Says that changes of other servers may have been missed.
    missed: Arc<Notify>,
}

impl Registry {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        stop: CancellationToken,
        metrics: Arc<Metrics>,
        clock: Clock,
        limits: &Limits,
    ) -> Registry {
        let thinkers = Arc::new(Thinkers::new());
        Registry {
            replays: Replays::new(store.clone()),
            reviews: Reviews::new(store.clone(), thinkers.clone(), limits.courses),
            imports: Arc::new(Semaphore::new(1)),
            store,
            rules: Arc::new(Rules::standard()),
            open: Mutex::default(),
            thinkers,
            metrics,
            clock,
            hint_time: limits.hint,
            stop,
            tasks: TaskTracker::new(),
            missed: Arc::new(Notify::new()),
        }
    }

    /// The door of a game, which is opened if necessary.
    pub(crate) async fn table(self: &Arc<Registry>, game: GameId) -> Result<Door, OpenError> {
        if let Some(door) = self.doors().get(&game).filter(|door| !door.is_closed()) {
            return Ok(door.clone());
        }
        let stored = self.load(game).await?;
        let mut doors = self.doors();
        // Somebody may have opened it meanwhile; a second task would only be refused by the store.
        if let Some(door) = doors.get(&game).filter(|door| !door.is_closed()) {
            return Ok(door.clone());
        }
        let services = Services {
            store: self.store.clone(),
            rules: self.rules.clone(),
            thinkers: self.thinkers.clone(),
            metrics: self.metrics.clone(),
            clock: self.clock.clone(),
            hint_time: self.hint_time,
            stop: self.stop.clone(),
            registry: Arc::downgrade(self),
        };
        let (door, task) = host::open(game, stored, services);
        doors.insert(game, door.clone());
        self.tasks.spawn(task);
        Ok(door)
    }

    /// How many tables are open.
    pub(crate) fn open_tables(&self) -> usize {
        self.doors().len()
    }

    /// How many computer players wait for their turn to think.
    pub(crate) fn waiting_thoughts(&self) -> usize {
        self.thinkers.waiting()
    }

    /// How the store is doing.
    pub(crate) fn health(&self) -> Health {
        self.store.health()
    }

    /// Forgets a table whose task is about to end.
    pub(crate) fn closed(&self, game: GameId) {
        self.replays.forget(game);
        self.doors().retain(|&id, door| id != game && !door.is_closed());
    }

    /// What a person may do at a table, which need not be open; [`StoreError::NoSuchGame`] for
    /// strangers, to whom it does not exist.
    pub(crate) async fn role(&self, game: GameId, person: PersonId) -> Result<Role, OpenError> {
        let open = self.doors().get(&game).filter(|door| !door.is_closed()).map(Door::room);
        // Another server may have let the person in, which an open table notices a moment later.
        let shared = self.store.shared().is_some();
        let known = open.map(|room| room.role(person)).filter(|role| role.is_some() || !shared);
        let role = match known {
            Some(role) => role,
            None => {
                let store = self.store.clone();
                let info = blocking(move || store.game(game)).await?;
                match Kept::read(&info.meta) {
                    Ok(kept) => kept.role(person),
                    // Only the house learns what cannot be read.
                    Err(error) if person == PersonId::HOUSE => return Err(error.into()),
                    Err(_) => None,
                }
            }
        };
        role.ok_or(OpenError::Store(StoreError::NoSuchGame))
    }

    /// Gives the games of one person to another, who turns out to be the same. A game that cannot be
    /// changed keeps its people.
    pub(crate) async fn adopt(self: &Arc<Registry>, from: PersonId, to: PersonId) {
        let store = self.store.clone();
        let games = blocking(move || store.games_of(store::PersonId::new(from.bits()), ADOPTED));
        for info in games.await.unwrap_or_default() {
            let adopted = match self.table(info.game).await {
                Ok(door) => door.adopt(from, to).await,
                Err(OpenError::Imported) => self.adopt_imported(&info, to).await,
                Err(_) => Ok(()),
            };
            if let Err(problem) = adopted {
                tracing::warn!(game = %info.game, ?problem, "a game keeps its people");
            }
        }
    }

    /// Gives a record that somebody brought to another person.
    async fn adopt_imported(&self, info: &GameInfo, to: PersonId) -> Result<(), Problem> {
        let Ok(Kept::Imported(kept)) = Kept::read(&info.meta) else { return Ok(()) };
        let amend = Amend {
            game: info.game,
            expected_revision: info.revision,
            meta: kept.owned_by(to).write().map_err(|_| Problem::Unavailable)?,
            first: None,
            members: Some(vec![store::PersonId::new(to.bits())]),
            add_keys: Vec::new(),
            drop_keys: Vec::new(),
        };
        let store = self.store.clone();
        let amended = blocking(move || store.amend(amend)).await;
        amended.map(drop).map_err(|_| Problem::Unavailable)
    }

    /// Deletes a game for good.
    pub(crate) async fn delete(&self, game: GameId) -> Result<(), StoreError> {
        let store = self.store.clone();
        blocking(move || store.delete(game)).await?;
        self.replays.forget(game);
        self.reviews.forget(game);
        let open = self.doors().get(&game).cloned();
        if let Some(door) = open {
            door.deleted().await;
        }
        Ok(())
    }

    /// Opens the game if necessary and describes it, or says why it cannot.
    pub(crate) async fn game(
        self: &Arc<Registry>,
        game: GameId,
        person: PersonId,
    ) -> Result<GameListed, OpenError> {
        self.table(game).await?;
        let store = self.store.clone();
        let info = blocking(move || {
            let info = store.game(game)?;
            Ok(listed(store.as_ref(), &info, person))
        });
        let info = info.await.map_err(OpenError::Store)?;
        info.ok_or_else(|| OpenError::Damaged(BadSettings::Unreadable.to_string()))
    }

    /// The latest games of a person. Games without members are those of the house.
    pub(crate) async fn games(&self, person: PersonId) -> Result<Vec<GameListed>, StoreError> {
        let store = self.store.clone();
        blocking(move || {
            let mut games = store.games_of(store::PersonId::new(person.bits()), LISTED)?;
            if person == PersonId::HOUSE {
                games.extend(store.orphans(LISTED)?);
                games.sort_by_key(|info| std::cmp::Reverse(info.active));
            }
            let listed = |info| listed(store.as_ref(), info, person);
            Ok(games.iter().take(LISTED).filter_map(listed).collect())
        })
        .await
    }

    /// The whole record of a game that is over; `None` as long as it is not.
    pub(crate) async fn record(&self, game: GameId) -> Result<Option<String>, StoreError> {
        let store = self.store.clone();
        blocking(move || Ok(replays::record(&store.read(game, 0)?))).await
    }

    /// A game that is over, step by step.
    pub(crate) async fn replay(&self, game: GameId) -> Result<Arc<Shown>, OpenError> {
        self.replays.get(game).await
    }

    /// How far the review of a game that is over is; `hold` counts it for whoever begins it.
    pub(crate) async fn review(
        &self,
        game: GameId,
        hold: impl FnOnce() -> Option<Held>,
    ) -> Result<ReviewProgress, Problem> {
        Ok(self.reviews.get(game, hold).await?)
    }

    /// What another try at a decision of a game that is over is worth; `held` counts it for whoever asks.
    pub(crate) async fn try_again(
        &self,
        game: GameId,
        tried: TryAgain,
        held: Held,
    ) -> Result<TryMeasured, Problem> {
        Ok(self.reviews.again(game, tried, held).await?)
    }

    /// What the record of a game that is over proves about its luck; it is checked each time.
    pub(crate) async fn fairness(&self, game: GameId) -> Result<FairnessReport, OpenError> {
        let store = self.store.clone();
        let check = move || {
            let record = replays::record(&store.read(game, 0)?).ok_or(NoReplay::NotOver)?;
            Ok(table::fairness(&record)?)
        };
        tokio::task::spawn_blocking(check).await.unwrap_or(Err(OpenError::Closing))
    }

    /// Waits until every table has stored what it had begun.
    pub(crate) async fn wait(&self) {
        self.tasks.close();
        self.tasks.wait().await;
    }

    async fn load(&self, game: GameId) -> Result<host::Stored, OpenError> {
        let store = self.store.clone();
        let read = tokio::task::spawn_blocking(move || open::read(store.as_ref(), game)).await;
        read.unwrap_or(Err(OpenError::Closing))
    }

    fn doors(&self) -> MutexGuard<'_, HashMap<GameId, Door>> {
        // A panic while it was held leaves the map intact.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Runs blocking work on the blocking pool.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.unwrap_or(Err(StoreError::Closed))
}

/// A random number nobody can guess.
pub(crate) fn random() -> Result<u128, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(u128::from_le_bytes(bytes))
}
