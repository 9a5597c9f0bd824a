//! The writer thread. It commits whatever has queued up in one transaction and answers only when that
//! is durable. A disk that syncs 300 times per second can then store thousands of appends per second.

use super::failure;
use super::open::Open;
use crate::{Answer, Append, Appended, NewGame, StoreError, now};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior};
use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Receiver;

/// The maximum size of a batch in bytes; the rest waits for the next one.
const MAX_BATCH_BYTES: usize = 4 << 20;

/// Something to write, and whom to answer.
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) answer: Answer,
}

pub(super) enum Write {
    Create(NewGame),
    Append(Append),
}

impl Write {
    fn bytes(&self) -> usize {
        match self {
            Self::Create(new) => new.body.len() + new.meta.len(),
            Self::Append(append) => append.body.len(),
        }
    }
}

/// The outcome of one write in a committed batch.
type Outcome = Result<Appended, StoreError>;

pub(super) struct Writer {
    connection: Connection,
    max_batch: usize,
    /// Released after the connection is closed, because fields are dropped in this order.
    _lock: File,
}

impl Writer {
    pub(super) fn new(open: Open, max_batch: usize) -> Self {
        Self { connection: open.connection, max_batch, _lock: open.lock }
    }

    /// Writes until the store is dropped and nothing is left to write.
    pub(super) fn run(mut self, jobs: &Receiver<Job>) {
        while let Ok(first) = jobs.recv() {
            let mut bytes = first.write.bytes();
            let mut batch = vec![first];
            while batch.len() < self.max_batch && bytes < MAX_BATCH_BYTES {
                let Ok(job) = jobs.try_recv() else { break };
                bytes += job.write.bytes();
                batch.push(job);
            }
            self.serve(batch);
        }
    }

    /// Commits a batch, then answers. If the transaction failed, nothing of it is stored. Not even a
    /// refusal holds, because it may have been due to an append that was rolled back, too.
    fn serve(&mut self, batch: Vec<Job>) {
        let (writes, answers): (Vec<Write>, Vec<Answer>) =
            batch.into_iter().map(|job| (job.write, job.answer)).unzip();
        match self.commit(writes) {
            Ok(outcomes) => answers.into_iter().zip(outcomes).for_each(|(a, o)| call(a, o)),
            Err(error) => {
                let error = failure(error);
                answers.into_iter().for_each(|answer| call(answer, Err(error.clone())));
            }
        }
    }

    fn commit(&mut self, writes: Vec<Write>) -> rusqlite::Result<Vec<Outcome>> {
        if !self.connection.is_autocommit() {
            // An earlier failure could not even be rolled back; try again.
            self.connection.execute_batch("ROLLBACK")?;
        }
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let outcomes = writes
            .into_iter()
            .map(|write| match write {
                Write::Create(new) => create(&transaction, new),
                Write::Append(append) => add(&transaction, append),
            })
            .collect::<rusqlite::Result<Vec<Outcome>>>()?;
        transaction.commit()?;
        Ok(outcomes)
    }
}

/// A panic in the caller's code must not take down the writer.
fn call(answer: Answer, outcome: Outcome) {
    // The panic hook has reported it; there is nobody else to notify.
    drop(catch_unwind(AssertUnwindSafe(|| answer(outcome))));
}

fn create(transaction: &Transaction<'_>, new: NewGame) -> rusqlite::Result<Outcome> {
    let (game, at) = (new.game.to_string(), now());
    let added = transaction
        .prepare_cached(
            "INSERT INTO games (game_id, created, meta) VALUES (?1, ?2, ?3)
             ON CONFLICT (game_id) DO NOTHING",
        )?
        .execute((&game, at, &new.meta))?;
    if added == 0 {
        return Ok(Err(StoreError::Exists));
    }
    insert(transaction, &game, 0, None, None, at, &new.body)?;
    Ok(Ok(Appended { seq: 0, repeated: false, body: new.body }))
}

fn add(transaction: &Transaction<'_>, append: Append) -> rusqlite::Result<Outcome> {
    let game = append.game.to_string();
    let command = append.command_id.map(|id| id.to_string());
    if let Some(command) = &command {
        let stored = transaction
            .prepare_cached(
                "SELECT seat, seq, body FROM events WHERE game_id = ?1 AND command_id = ?2",
            )?
            .query_row((&game, command), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
            .optional()?;
        if let Some((seat, seq, body)) = stored {
            return Ok(append.repeat(seat, seq, body));
        }
    }
    let next: Option<u32> = transaction
        .prepare_cached("SELECT max(seq) + 1 FROM events WHERE game_id = ?1")?
        .query_row([&game], |row| row.get(0))?;
    let Some(seq) = next else { return Ok(Err(StoreError::NoSuchGame)) };
    if seq != append.expected_seq {
        return Ok(Err(StoreError::Conflict { seq }));
    }
    insert(transaction, &game, seq, command.as_deref(), append.seat, now(), &append.body)?;
    Ok(Ok(Appended { seq, repeated: false, body: append.body }))
}

fn insert(
    transaction: &Transaction<'_>,
    game: &str,
    seq: u32,
    command: Option<&str>,
    seat: Option<u8>,
    at: i64,
    body: &str,
) -> rusqlite::Result<()> {
    transaction
        .prepare_cached(
            "INSERT INTO events (game_id, seq, command_id, seat, at, body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute((game, seq, command, seat, at, body))
        .map(drop)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::sqlite::open::open;
    use crate::{CommandId, GameId};
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

    fn job(write: Write) -> (Job, mpsc::Receiver<Outcome>) {
        let (sender, receiver) = mpsc::channel();
        (Job { write, answer: Box::new(move |outcome| sender.send(outcome).unwrap()) }, receiver)
    }

    fn append(expected_seq: u32, bytes: usize) -> Write {
        let command_id = Some(CommandId::new(u128::from(expected_seq)));
        let body = "x".repeat(bytes);
        Write::Append(Append { game: GAME, expected_seq, command_id, seat: Some(1), body })
    }

    fn serve(writer: &mut Writer, writes: Vec<Write>) -> Vec<Outcome> {
        let (jobs, answers): (Vec<_>, Vec<_>) = writes.into_iter().map(job).unzip();
        writer.serve(jobs);
        answers.iter().map(|answer| answer.try_recv().unwrap()).collect()
    }

    #[test]
    fn a_full_disk_acknowledges_nothing_and_the_writer_goes_on() {
        let directory = Scratch::new("full");
        let mut writer = Writer::new(open(&directory.0.join("db")).unwrap(), 1024);
        let new = NewGame { game: GAME, meta: String::new(), body: "first".to_owned() };
        assert!(serve(&mut writer, vec![Write::Create(new)])[0].is_ok());
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
        let mut writer = Writer::new(open(&directory.0.join("db")).unwrap(), 1024);
        let new = NewGame { game: GAME, meta: String::new(), body: String::new() };
        let answer: Answer = Box::new(|_| panic!("meant to happen"));
        writer.serve(vec![Job { write: Write::Create(new), answer }]);
        let appended = Appended { seq: 1, repeated: false, body: "x".to_owned() };
        assert_eq!(serve(&mut writer, vec![append(1, 1)]), [Ok(appended)]);
    }

    #[test]
    fn a_stored_event_can_neither_be_edited_nor_deleted() {
        let directory = Scratch::new("edit");
        let mut writer = Writer::new(open(&directory.0.join("db")).unwrap(), 1024);
        let new = NewGame { game: GAME, meta: String::new(), body: String::new() };
        assert!(serve(&mut writer, vec![Write::Create(new)])[0].is_ok());
        for (statement, message) in [
            ("UPDATE events SET body = 'other'", "a stored event is never edited"),
            ("DELETE FROM events", "a stored event is never deleted"),
        ] {
            let refused = writer.connection.execute_batch(statement).unwrap_err();
            assert_eq!(refused.to_string(), message);
        }
    }
}
