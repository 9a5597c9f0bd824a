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
use store::{GameId, Store};
use table::Kept;
use tokio::sync::oneshot;

/// The deals are the same for everybody.
const SEED: u64 = 1;

/// Games with a sheet, to compare with games of the standard one.
pub(crate) struct Measure {
    pub(crate) sheet: Sheet,
    pub(crate) setup: Setup,
    pub(crate) bot: Spec,
    pub(crate) from: u32,
    pub(crate) deals: u32,
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
}

impl Registry {
    /// Plays some deals with a sheet and with the standard one, when it is the account's turn.
    pub(crate) async fn measure(
        &self,
        account: Account,
        measure: Measure,
    ) -> Result<Vec<Pair>, Problem> {
        let (standard, (answer, measured)) = (self.rules.clone(), oneshot::channel());
        let job = move || {
            let own = Rules::new(measure.sheet);
            let play =
                |deal| effect::pair([&standard, &own], &measure.setup, &measure.bot, SEED, deal);
            let deals =
                u64::from(measure.from)..u64::from(measure.from.saturating_add(measure.deals));
            let played = || deals.map(play).collect::<Result<Vec<Pair>, Bug>>();
            match catch_unwind(AssertUnwindSafe(played)) {
                // Whoever asked may have gone.
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
