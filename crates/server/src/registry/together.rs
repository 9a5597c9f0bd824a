//! Several servers on one store: open tables notice what others have changed.
//!
//! A hint says at once which games to look at. Hints may be lost, so every now and then the versions of all
//! open tables are compared, too.

use super::{Registry, blocking};
use crate::host::Door;
use crate::limits::Limiter;
use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{GameId, News, Version};

/// How often open tables are compared with the store.
const EVERY: Duration = Duration::from_millis(1500);

impl Registry {
    /// Notices what other servers change, and how many share the limits, until the server stops.
    pub(crate) async fn keep_up(self: Arc<Registry>, limiter: Arc<Limiter>) {
        let Some(shared) = self.store.shared() else { return };
        let registry: Weak<Registry> = Arc::downgrade(&self);
        shared.listen(Arc::new(move |news| {
            if let Some(registry) = registry.upgrade() {
                registry.heard(&news);
            }
        }));
        loop {
            tokio::select! {
                () = self.stop.cancelled() => return,
                () = self.missed.notified() => {}
                () = tokio::time::sleep(EVERY) => {}
            }
            let store = self.store.clone();
            let count = move || store.shared().map_or(Ok(1), |all| all.servers());
            if let Ok(servers) = blocking(count).await {
                limiter.share(servers);
            }
            self.compare().await;
        }
    }

    /// Lets the tables look that a hint is about.
    fn heard(&self, news: &News) {
        match news {
            News::Of(games) => {
                let doors = self.doors();
                games.iter().filter_map(|game| doors.get(game)).for_each(|door| door.look(None));
            }
            News::Unknown => {
                self.doors().values().for_each(Door::introduce);
                self.missed.notify_one();
            }
        }
    }

    /// Lets the tables look that the store is ahead of.
    async fn compare(&self) {
        let games: Vec<GameId> = self.doors().keys().copied().collect();
        if games.is_empty() {
            return;
        }
        let (store, wanted) = (self.store.clone(), games.clone());
        let read = move || store.shared().map_or(Ok(Vec::new()), |all| all.versions(wanted));
        // If the store fails, the tables say so, and the next comparison finds what this one missed.
        let Ok(versions) = blocking(read).await else { return };
        let versions: HashMap<GameId, Version> = versions.into_iter().collect();
        let doors = self.doors();
        for game in games {
            if let Some(door) = doors.get(&game) {
                door.look(versions.get(&game).copied());
            }
        }
    }
}
