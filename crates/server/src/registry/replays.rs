//! Games that are over, as people look at them step by step: computed once, and kept while somebody looks.

use super::OpenError;
use protocol::{House, Origin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;
use store::{Entry, GameId, Store};
use table::{Kept, Replay};
use tokio::sync::OnceCell;

/// The most steps that are kept, each of which takes about a kilobyte. The latest game is kept even if it
/// has more.
const STEPS: usize = 20_000;

/// A game that is over, and what its record does not say about it.
pub(crate) struct Shown {
    pub(crate) replay: Replay,
    pub(crate) houses: Vec<House>,
    pub(crate) origin: Origin,
    pub(crate) ended: SystemTime,
}

/// The games that people look at.
pub(crate) struct Replays {
    store: Arc<dyn Store>,
    /// Those that were looked at last come last.
    kept: Mutex<Vec<(GameId, Cell)>>,
}

/// A game that is being computed or is there. Whoever comes meanwhile waits for it.
type Cell = Arc<OnceCell<Arc<Shown>>>;

impl Replays {
    pub(crate) fn new(store: Arc<dyn Store>) -> Replays {
        Replays { store, kept: Mutex::default() }
    }

    /// The game, if it is over.
    pub(crate) async fn get(&self, game: GameId) -> Result<Arc<Shown>, OpenError> {
        let cell = self.cell(game);
        let store = self.store.clone();
        let shown = cell.get_or_try_init(|| async {
            let read = tokio::task::spawn_blocking(move || read(store.as_ref(), game)).await;
            read.unwrap_or(Err(OpenError::Closing)).map(Arc::new)
        });
        let shown = shown.await?.clone();
        self.make_room();
        Ok(shown)
    }

    /// Forgets a game that was deleted.
    pub(crate) fn forget(&self, game: GameId) {
        self.kept().retain(|(id, _)| *id != game);
    }

    fn cell(&self, game: GameId) -> Cell {
        let mut kept = self.kept();
        let at = kept.iter().position(|(id, _)| *id == game);
        let cell = at.map(|at| kept.remove(at).1).unwrap_or_default();
        kept.push((game, cell.clone()));
        cell
    }

    /// Forgets the games that nobody has looked at for longest, and those that could not be read.
    fn make_room(&self) {
        let mut kept = self.kept();
        let steps = |cell: &Cell| cell.get().map_or(0, |shown| shown.replay.steps());
        let mut all: usize = kept.iter().map(|(_, cell)| steps(cell)).sum();
        kept.retain(|(_, cell)| cell.initialized() || Arc::strong_count(cell) > 1);
        while all > STEPS && kept.len() > 1 {
            all -= steps(&kept.remove(0).1);
        }
    }

    fn kept(&self) -> MutexGuard<'_, Vec<(GameId, Cell)>> {
        // A panic while it was held leaves a list that is whole.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The record of a game that is over, whole; `None` as long as it is not.
pub(super) fn record(entries: &[Entry]) -> Option<String> {
    let over = entries.last().is_some_and(|entry| record::is_end(&entry.body));
    over.then(|| entries.iter().map(|entry| format!("{}\n", entry.body)).collect())
}

/// Reads a game and computes all its steps. Blocks.
fn read(store: &dyn Store, game: GameId) -> Result<Shown, OpenError> {
    let info = store.game(game)?;
    let kept = Kept::read(&info.meta)?;
    let entries = store.read(game, 0)?;
    let lines = entries.iter().map(|entry| entry.body.as_str());
    Ok(Shown {
        replay: Replay::open(kept.occupants(), lines)?,
        houses: kept.houses(),
        origin: kept.origin(),
        ended: info.active,
    })
}
