//! What time it is.

use std::sync::Arc;
use std::time::{Duration, SystemTime};
use tokio::sync::watch;
use tokio::time::Instant;

/// The time as the server sees it: the system's, unless somebody has set it ahead. Tests do, so that
/// they need not wait for what happens after days.
#[derive(Clone, Debug)]
pub struct Clock {
    ahead: Arc<watch::Sender<Duration>>,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock { ahead: Arc::new(watch::Sender::new(Duration::ZERO)) }
    }
}

impl Clock {
    /// Sets the clock ahead. Whatever was due in between happens now.
    pub fn advance(&self, by: Duration) {
        self.ahead.send_modify(|ahead| *ahead += by);
    }

    pub(crate) fn now(&self) -> SystemTime {
        SystemTime::now() + *self.ahead.borrow()
    }

    pub(crate) fn instant(&self) -> Instant {
        Instant::now() + *self.ahead.borrow()
    }

    /// Waits until this time has passed on this clock.
    pub(crate) async fn sleep(&self, time: Duration) {
        let mut ahead = self.ahead.subscribe();
        let until = self.instant() + time;
        while let Some(left) = until.checked_duration_since(self.instant()).filter(|t| !t.is_zero())
        {
            tokio::select! {
                () = tokio::time::sleep(left) => {}
                // The sender lives as long as the clock.
                _ = ahead.changed() => {}
            }
        }
    }
}
