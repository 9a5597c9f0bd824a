//! The writer thread. It commits whatever has queued up in one transaction and answers only when that
//! is durable. A disk that syncs 300 times per second can then store thousands of appends per second.

use super::changes::Outcome;
use super::condition::Condition;
use super::files::Opened;
use super::lock::{End, Lock, Note};
use super::open::Open;
use crate::{Answer, Health, StoreError};
use rusqlite::{Connection, TransactionBehavior};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Receiver;

/// The maximum size of a batch in bytes; the rest waits for the next one.
const MAX_BATCH_BYTES: usize = 4 << 20;

/// A change to carry out, and whom to answer.
pub(super) trait Job: Send {
    /// About how much it writes.
    fn bytes(&self) -> usize;

    /// Carries it out within a transaction, and keeps the outcome. A second time it starts over.
    fn run(&mut self, on: &Connection) -> rusqlite::Result<()>;

    /// Answers with the outcome if the transaction was committed, otherwise with the error.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

/// A change with an answer of this type.
pub(super) struct Task<T, W> {
    bytes: usize,
    work: W,
    outcome: Result<T, StoreError>,
    answer: Answer<T>,
}

impl<T, W: Fn(&Connection) -> Outcome<T>> Task<T, W> {
    pub(super) fn new(bytes: usize, work: W, answer: Answer<T>) -> Self {
        Self { bytes, work, outcome: Err(StoreError::Closed), answer }
    }
}

impl<T: Send, W: Fn(&Connection) -> Outcome<T> + Send> Job for Task<T, W> {
    fn bytes(&self) -> usize {
        self.bytes
    }

    fn run(&mut self, on: &Connection) -> rusqlite::Result<()> {
        self.outcome = (self.work)(on)?;
        Ok(())
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        (self.answer)(committed.and(self.outcome));
    }
}

pub(super) struct Writer {
    connection: Connection,
    files: Opened,
    condition: Condition,
    /// How many commits were ever made.
    commits: i64,
    max_batch: usize,
    /// Released after the connection is closed, because fields are dropped in this order.
    lock: Lock,
}

impl Writer {
    pub(super) fn new(open: Open, condition: Condition, max_batch: usize) -> Self {
        let Open { connection, files, commits, lock, .. } = open;
        Self { connection, files, condition, commits, max_batch, lock }
    }

    /// Writes until the store is dropped and nothing is left to write.
    pub(super) fn run(mut self, jobs: &Receiver<Box<dyn Job>>) {
        while let Ok(first) = jobs.recv() {
            let mut bytes = first.bytes();
            let mut batch = vec![first];
            while batch.len() < self.max_batch && bytes < MAX_BATCH_BYTES {
                let Ok(job) = jobs.try_recv() else { break };
                bytes += job.bytes();
                batch.push(job);
            }
            self.serve(batch);
        }
        self.close();
    }

    /// Moves everything into the main file, and notes that it is there.
    fn close(mut self) {
        let here = self.check_files().is_ok();
        // While another program reads, the rest stays in the log, where the next writer finds it.
        let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
        let busy = self.connection.query_row(sql, [], |row| row.get::<_, i64>(0));
        let closed = self.connection.close().is_ok();
        if here && closed && matches!(busy, Ok(0)) {
            // Without the note the next writer checks the pages, which does no harm.
            let _ = self.lock.note(Note { end: End::Closed, commits: self.commits });
        }
    }

    /// Commits a batch, then answers. If the transaction failed, nothing of it is stored. Not even a
    /// refusal holds, because it may have been due to an append that was rolled back, too.
    fn serve(&mut self, mut batch: Vec<Box<dyn Job>>) {
        let committed = self.commit(&mut batch);
        // A page that cannot be read must not cost the changes that do not need it.
        if batch.len() > 1 && matches!(committed, Err(StoreError::Corrupt(_))) {
            return batch.into_iter().for_each(|job| self.serve(vec![job]));
        }
        for job in batch {
            call(job, committed.clone());
        }
    }

    fn commit(&mut self, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        self.check_files()?;
        self.write(batch).map_err(|error| self.condition.failure(&error))?;
        // What went into files without a name is not stored.
        self.check_files()?;
        self.lock.acknowledged(self.commits);
        Ok(())
    }

    fn write(&mut self, batch: &mut [Box<dyn Job>]) -> rusqlite::Result<()> {
        if !self.connection.is_autocommit() {
            // An earlier failure could not even be rolled back; try again.
            self.connection.execute_batch("ROLLBACK")?;
        }
        let commits = self.commits + 1;
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        batch.iter_mut().try_for_each(|job| job.run(&transaction))?;
        transaction.prepare_cached("UPDATE commits SET made = ?1")?.execute([commits])?;
        transaction.commit()?;
        self.commits = commits;
        Ok(())
    }

    fn check_files(&self) -> Result<(), StoreError> {
        if let Some(file) = self.files.lost() {
            self.condition.report(Health::Gone { file: file.display().to_string() });
        }
        match self.condition.health() {
            gone @ Health::Gone { .. } => Err(StoreError::Io(gone.to_string())),
            Health::Sound | Health::Checking | Health::Behind { .. } | Health::Damaged(_) => Ok(()),
        }
    }
}

/// A panic in the caller's code must not take down the writer.
fn call(job: Box<dyn Job>, committed: Result<(), StoreError>) {
    // The panic hook has reported it; there is nobody else to notify.
    drop(catch_unwind(AssertUnwindSafe(|| job.answer(committed))));
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::sqlite::changes;
    use crate::sqlite::open::open;
    use crate::{Append, Appended, CommandId, GameId, NewGame};
    use std::path::PathBuf;
    use std::sync::mpsc;

    /// A directory that is removed afterwards.
    pub(in crate::sqlite) struct Scratch(pub(in crate::sqlite) PathBuf);

    impl Scratch {
        pub(in crate::sqlite) fn new(name: &str) -> Self {
            let name = format!("store-unit-{}-{name}", std::process::id());
            let path = std::env::temp_dir().join(name);
            std::fs::create_dir_all(&path).unwrap();
            Self(path)
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            drop(std::fs::remove_dir_all(&self.0));
        }
    }

    const GAME: GameId = GameId::new(7);

    type Answered<T> = mpsc::Receiver<Result<T, StoreError>>;

    fn job<T: Send + 'static>(
        work: impl Fn(&Connection) -> Outcome<T> + Send + 'static,
    ) -> (Box<dyn Job>, Answered<T>) {
        let (sender, receiver) = mpsc::channel();
        let answer: Answer<T> = Box::new(move |outcome| sender.send(outcome).unwrap());
        (Box::new(Task::new(0, work, answer)), receiver)
    }

    fn append(expected_seq: u32, bytes: usize) -> (Box<dyn Job>, Answered<Appended>) {
        let command_id = Some(CommandId::new(u128::from(expected_seq)));
        let body = "x".repeat(bytes);
        let (game, seat, last) = (GAME, Some(1), false);
        let append = Append { game, expected_seq, command_id, seat, body, last };
        job(move |on| changes::append(on, &append))
    }

    fn serve<T>(
        writer: &mut Writer,
        jobs: Vec<(Box<dyn Job>, Answered<T>)>,
    ) -> Vec<Result<T, StoreError>> {
        let (jobs, answers): (Vec<_>, Vec<_>) = jobs.into_iter().unzip();
        writer.serve(jobs);
        answers.iter().map(|answer| answer.try_recv().unwrap()).collect()
    }

    /// A writer of a file with one game.
    fn writer(directory: &Scratch) -> Writer {
        let mut writer = Writer::new(
            open(&directory.0.join("db")).unwrap(),
            Condition::new(Health::Sound),
            1024,
        );
        create(&mut writer, GAME);
        writer
    }

    fn create(writer: &mut Writer, game: GameId) {
        let (meta, bodies) = (String::new(), vec!["first".to_owned()]);
        let (members, keys) = (Vec::new(), Vec::new());
        let new = NewGame { game, meta, bodies, over: false, members, keys };
        assert_eq!(serve(writer, vec![job(move |on| changes::create(on, &new))]), [Ok(())]);
    }

    #[test]
    fn a_full_disk_acknowledges_nothing_and_the_writer_goes_on() {
        let directory = Scratch::new("full");
        let mut writer = writer(&directory);
        // SQLite's own way to simulate a full disk.
        let pages: i64 =
            writer.connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        let limit = |writer: &Writer, pages: i64| {
            let connection = &writer.connection;
            connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).unwrap();
        };
        limit(&writer, pages);
        // The first would fit, the second does not, the third repeats the first, the last is too late.
        let batch = || vec![append(1, 10), append(2, 100_000), append(1, 10), append(0, 10)];
        let full = StoreError::Io("database or disk is full".to_owned());
        assert_eq!(serve(&mut writer, batch()), vec![Err(full); 4]);
        assert!(writer.connection.is_autocommit());
        let stored: i64 = writer
            .connection
            .query_row("SELECT count(*) FROM events", [], |row| row.get(0))
            .unwrap();
        assert_eq!(stored, 1);

        limit(&writer, 1_000_000);
        let outcomes = serve(&mut writer, batch());
        let numbers: Vec<_> =
            outcomes.into_iter().map(|o| o.map(|a| (a.seq, a.repeated))).collect();
        let late = Err(StoreError::Conflict { seq: 3 });
        assert_eq!(numbers, [Ok((1, false)), Ok((2, false)), Ok((1, true)), late]);
    }

    #[test]
    fn a_panic_in_an_answer_does_not_stop_the_writer() {
        let directory = Scratch::new("panic");
        let mut writer = writer(&directory);
        let answer: Answer<()> = Box::new(|_| panic!("meant to happen"));
        writer.serve(vec![Box::new(Task::new(0, |_| Ok(Ok(())), answer))]);
        let appended = Appended { seq: 1, repeated: false, body: "x".to_owned() };
        assert_eq!(serve(&mut writer, vec![append(1, 1)]), [Ok(appended)]);
    }

    #[test]
    fn a_stored_event_can_neither_be_edited_nor_deleted() {
        let directory = Scratch::new("edit");
        let writer = writer(&directory);
        for (statement, message) in [
            ("UPDATE events SET body = 'other'", "a stored event is never edited"),
            ("DELETE FROM events", "a stored event is deleted only with its game"),
        ] {
            let refused = writer.connection.execute_batch(statement).unwrap_err();
            assert_eq!(refused.to_string(), message);
        }
    }
}
