//! The component sheets of games.

use super::{OpenError, Registry};
use crate::thinkers::{Account, Effort};
use engine::sheet::Sheet;
use engine::{Rules, Setup};
use lab::Bug;
use lab::effect::{self, Pair};
use players::Spec;
use protocol::Problem;
use record::Replayer;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use store::{GameId, Store};
use table::Kept;
use tokio::sync::oneshot;

/// The deals are the same for everybody.
const SEED: u64 = 1;

/// How long one request keeps a thread busy.
const ENOUGH: Duration = Duration::from_secs(1);

/// Games with a sheet, to compare with games of the standard one.
pub(crate) struct Measure {
    pub(crate) sheet: Sheet,
    pub(crate) setup: Setup,
    pub(crate) bot: Spec,
    pub(crate) from: u32,
    /// The most deals.
    pub(crate) deals: usize,
}

impl Registry {
    /// The sheet with which a game is played, or will be.
    pub(crate) async fn sheet(&self, game: GameId) -> Result<Sheet, OpenError> {
        let (store, standard) = (self.store.clone(), self.rules.clone());
        let read = move || {
            let of_game = read(store.as_ref(), game)?;
            Ok(of_game.unwrap_or_else(|| standard.sheet().clone()))
        };
        tokio::task::spawn_blocking(read).await.unwrap_or(Err(OpenError::Closing))
    }

    /// Plays some deals with a sheet and with the standard one, when it is the account's turn.
    pub(crate) async fn measure(
        &self,
        account: Account,
        measure: Measure,
    ) -> Result<Vec<Pair>, Problem> {
        let (standard, (answer, measured)) = (self.rules.clone(), oneshot::channel());
        let job = move || {
            // Whoever asked may have gone.
            if answer.is_closed() {
                return;
            }
            let played = || measure.play(&standard);
            match catch_unwind(AssertUnwindSafe(played)) {
                Ok(played) => drop(answer.send(played)),
                Err(_) => tracing::error!("games with another sheet failed"),
            }
        };
        self.thinkers.think(account, Effort::Long, Box::new(job));
        let played = measured.await.map_err(|_| Problem::Unavailable)?;
        played.map_err(|error| {
            tracing::error!(%error, "games with another sheet failed");
            Problem::Unavailable
        })
    }
}

impl Measure {
    /// Plays the deals, or as many as there is time for.
    fn play(&self, standard: &Rules) -> Result<Vec<Pair>, Bug> {
        let (own, begun) = (Rules::new(self.sheet.clone()), Instant::now());
        let mut played = Vec::new();
        for deal in (self.from..).take(self.deals).map(u64::from) {
            played.push(effect::pair([standard, &own], &self.setup, &self.bot, SEED, deal)?);
            if begun.elapsed() > ENOUGH {
                break;
            }
        }
        Ok(played)
    }
}

/// The sheet in the record; before the game begins, the one of its room. Blocks.
fn read(store: &dyn Store, game: GameId) -> Result<Option<Sheet>, OpenError> {
    if let Some(first) = store.read(game, 0)?.first() {
        return Ok(Some(Replayer::begin(&first.body)?.header().sheet.clone()));
    }
    match Kept::read(&store.game(game)?.meta)? {
        Kept::Room(room) => Ok(room.own_sheet()?),
        Kept::Imported(_) => Ok(None),
    }
}
