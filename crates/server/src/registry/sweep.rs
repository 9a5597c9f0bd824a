//! Deletes tables at which no game began.

use super::{LISTED, Registry, blocking};
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;

/// How long a table waits for its game to begin.
const WAITING: Duration = Duration::from_secs(24 * 3600);

/// How often tables that nobody started are looked for.
const SWEEP: Duration = Duration::from_secs(3600);

impl Registry {
    /// Deletes tables that nobody started, now and then, until the server stops.
    pub(crate) async fn sweep(self: Arc<Registry>) {
        loop {
            let (store, before) = (self.store.clone(), self.clock.now() - WAITING);
            match blocking(move || store.waiting_since(before, LISTED)).await {
                Ok(games) => {
                    for game in games {
                        let deleted = self.delete(game).await;
                        if let Err(error) = deleted
                            && error != StoreError::NoSuchGame
                        {
                            tracing::warn!(%game, %error, "a table that never started stays");
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "tables that never started stay"),
            }
            tokio::select! {
                () = self.stop.cancelled() => return,
                () = self.clock.sleep(SWEEP) => {}
            }
        }
    }
}
