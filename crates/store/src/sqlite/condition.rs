//! The condition of the database, and the check of a database that was not closed.

use super::reader::{connect, is_damage};
use crate::{Health, StoreError};
use rusqlite::InterruptHandle;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// What is known of the database. All who use it report here.
#[derive(Clone, Debug)]
pub(super) struct Condition(Arc<Mutex<Health>>);

impl Condition {
    /// As the last writer left it.
    pub(super) fn new(health: Health) -> Self {
        match &health {
            Health::Sound => {}
            Health::Checking => tracing::warn!("the database was not closed; {health}"),
            Health::Behind { .. } | Health::Damaged(_) | Health::Gone { .. } => {
                tracing::error!("{health}");
            }
        }
        Self(Arc::new(Mutex::new(health)))
    }

    pub(super) fn health(&self) -> Health {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Notes what is worse than anything known before.
    pub(super) fn report(&self, found: Health) {
        let mut health = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if found.severity() > health.severity() {
            tracing::error!("{found}");
            *health = found;
        }
    }

    /// An error of SQLite as the caller sees it.
    pub(super) fn failure(&self, error: &rusqlite::Error) -> StoreError {
        let text = error.to_string();
        if is_damage(error) {
            self.report(Health::Damaged(text.clone()));
            return StoreError::Corrupt(text);
        }
        StoreError::Io(text)
    }

    /// The check has found nothing.
    fn passed(&self) {
        let mut health = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if *health == Health::Checking {
            *health = Health::Sound;
        }
    }
}

/// A check of every page that runs beside everything else.
pub(super) struct Check {
    stop: Arc<AtomicBool>,
    interrupt: InterruptHandle,
    thread: JoinHandle<()>,
}

impl Check {
    /// Starts to check; the condition says how it went.
    pub(super) fn start(path: &Path, condition: Condition) -> rusqlite::Result<Option<Check>> {
        let connection = connect(path)?;
        let interrupt = connection.get_interrupt_handle();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let check = move || {
            if stopped.load(Ordering::SeqCst) {
                return;
            }
            let sql = "PRAGMA quick_check(1)";
            match connection.query_row(sql, [], |row| row.get::<_, String>(0)) {
                Ok(found) if found == "ok" => condition.passed(),
                Ok(found) => condition.report(Health::Damaged(found)),
                Err(_) if stopped.load(Ordering::SeqCst) => {}
                Err(error) => drop(condition.failure(&error)),
            }
        };
        // A system without room for one more thread can do without the check.
        let thread = thread::Builder::new().name("store-check".to_owned()).spawn(check).ok();
        Ok(thread.map(|thread| Check { stop, interrupt, thread }))
    }

    /// Stops it and closes its connection.
    pub(super) fn stop(self) {
        self.stop.store(true, Ordering::SeqCst);
        while !self.thread.is_finished() {
            // It may be about to begin, so once is not enough.
            self.interrupt.interrupt();
            thread::sleep(Duration::from_millis(1));
        }
        drop(self.thread.join());
    }
}

impl core::fmt::Debug for Check {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Check")
    }
}
