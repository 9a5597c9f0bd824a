//! The writers. Each has a connection and a share of the games, takes whatever has queued up, and stores
//! all appends of it with one statement, which is one commit.
//!
//! A statement commits by itself. There is no transaction that a paused or killed server could leave open,
//! and none that somebody could give up half-way.

use super::address::Address;
use super::link::Link;
use super::values::{Id, number, seat, text};
use crate::{Answer, Append, Appended, GameId, StoreError};
use futures_util::future::{BoxFuture, join, join_all};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::{Receiver, UnboundedSender};
use tokio::time::Instant;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

/// The most changes that a writer takes at once.
const MAX_BATCH: usize = 1024;

/// How long a writer that could not connect refuses everything before it tries again.
const PAUSE: Duration = Duration::from_millis(500);

/// How often a batch is sent that PostgreSQL gave up because of another server.
const ATTEMPTS: usize = 3;

/// A change, and whom to answer.
pub(super) enum Job {
    Append(Append, Answer),
    Other(Box<dyn Change>),
}

/// A change that is a statement of its own.
pub(super) trait Change: Send {
    /// Carries it out and answers.
    fn run(self: Box<Self>, link: Arc<Link>) -> BoxFuture<'static, ()>;

    /// Answers that it cannot be carried out.
    fn refuse(self: Box<Self>, why: StoreError);
}

impl Job {
    pub(super) fn refuse(self, why: StoreError) {
        match self {
            Self::Append(_, answer) => call(answer, Err(why)),
            Self::Other(change) => change.refuse(why),
        }
    }
}

pub(super) struct Writer {
    address: Address,
    link: Option<Arc<Link>>,
    /// Until when not to try to connect, and why.
    trouble: Option<(Instant, String)>,
    /// Hears of every game that has changed.
    changed: UnboundedSender<GameId>,
}

impl Writer {
    pub(super) fn new(address: Address, changed: UnboundedSender<GameId>) -> Self {
        Self { address, link: None, trouble: None, changed }
    }

    /// Writes until the store is dropped and nothing is left to write.
    pub(super) async fn run(mut self, mut jobs: Receiver<Job>) {
        let mut batch = Vec::new();
        while jobs.recv_many(&mut batch, MAX_BATCH).await > 0 {
            let batch = std::mem::take(&mut batch);
            match self.connected().await {
                Ok(link) => serve(&link, &self.changed, batch).await,
                Err(why) => batch.into_iter().for_each(|job| job.refuse(why.clone())),
            }
        }
    }

    async fn connected(&mut self) -> Result<Arc<Link>, StoreError> {
        if let Some(link) = self.link.as_ref().filter(|link| !link.is_closed()) {
            return Ok(link.clone());
        }
        if let Some((_, why)) = self.trouble.as_ref().filter(|(until, _)| *until > Instant::now()) {
            return Err(StoreError::Io(why.clone()));
        }
        match Link::open(&self.address).await {
            Ok(link) => {
                self.trouble = None;
                Ok(self.link.insert(Arc::new(link)).clone())
            }
            Err(error) => {
                let why = error.to_string();
                self.trouble = Some((Instant::now() + PAUSE, why.clone()));
                Err(StoreError::Io(why))
            }
        }
    }
}

async fn serve(link: &Arc<Link>, changed: &UnboundedSender<GameId>, batch: Vec<Job>) {
    let (mut appends, mut others) = (Vec::new(), Vec::new());
    for job in batch {
        match job {
            Job::Append(append, answer) => appends.push((append, answer)),
            Job::Other(change) => others.push(change.run(link.clone())),
        }
    }
    // Two servers that write to the same games in different order would wait for each other.
    appends.sort_by_key(|(append, _)| append.game);
    join(store(link, changed, appends), join_all(others)).await;
}

/// Stores appends with one statement, and answers.
async fn store(link: &Link, changed: &UnboundedSender<GameId>, appends: Vec<(Append, Answer)>) {
    if appends.is_empty() {
        return;
    }
    let (appends, answers): (Vec<Append>, Vec<Answer>) = appends.into_iter().unzip();
    match attempt(link, &appends).await {
        Ok(outcomes) => {
            for (append, outcome) in appends.iter().zip(&outcomes) {
                if let Ok(Appended { repeated: false, .. }) = outcome {
                    // If nobody tells the others any more, they look by themselves.
                    let _ = changed.send(append.game);
                }
            }
            answers.into_iter().zip(outcomes).for_each(|(answer, outcome)| call(answer, outcome));
        }
        // A game was deleted at the same moment, which must not cost the others.
        Err(StoreError::NoSuchGame) => {
            for (append, answer) in appends.into_iter().zip(answers) {
                let outcome = attempt(link, std::slice::from_ref(&append)).await;
                let outcome = outcome.map(|mut one| one.pop().unwrap_or(Err(StoreError::Closed)));
                call(answer, outcome.and_then(|outcome| outcome));
            }
        }
        Err(error) => answers.into_iter().for_each(|answer| call(answer, Err(error.clone()))),
    }
}

type Outcomes = Vec<Result<Appended, StoreError>>;

async fn attempt(link: &Link, appends: &[Append]) -> Result<Outcomes, StoreError> {
    let sql = "SELECT outcome, number, stored_seat, stored_body
         FROM unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::smallint[], $5::bytea[], $6::boolean[])
              WITH ORDINALITY AS wanted (game, expected, command, seat, body, last, n),
              LATERAL append_entry(game, expected, command, seat, body, last)
         ORDER BY n";
    let games: Vec<Id> = appends.iter().map(|append| append.game.into()).collect();
    let expected: Vec<i64> = appends.iter().map(|append| append.expected_seq.into()).collect();
    let commands: Vec<Option<Id>> =
        appends.iter().map(|append| append.command_id.map(Id::from)).collect();
    let seats: Vec<Option<i16>> = appends.iter().map(|append| append.seat.map(i16::from)).collect();
    let bodies: Vec<&[u8]> = appends.iter().map(|append| append.body.as_bytes()).collect();
    let last: Vec<bool> = appends.iter().map(|append| append.last).collect();
    let values: [&(dyn ToSql + Sync); 6] = [&games, &expected, &commands, &seats, &bodies, &last];
    let rows = link.retried(ATTEMPTS, sql, &values).await?;
    if rows.len() != appends.len() {
        return Err(StoreError::Corrupt("an append has no outcome".to_owned()));
    }
    Ok(appends.iter().zip(&rows).map(|(append, row)| appended(append, row)).collect())
}

fn appended(append: &Append, row: &Row) -> Result<Appended, StoreError> {
    match row.get::<_, i16>(0) {
        0 => Ok(Appended { seq: number(row, 1)?, repeated: false, body: append.body.clone() }),
        1 => append.repeat(seat(row, 2)?, number(row, 1)?, text(row, 3)?),
        other => Err(super::changes::refusal(other, number(row, 1).ok())),
    }
}

/// A panic in the caller's code must not take down the writer.
pub(super) fn call<T>(answer: Answer<T>, outcome: Result<T, StoreError>) {
    // The panic hook has reported it; there is nobody else to notify.
    drop(catch_unwind(AssertUnwindSafe(|| answer(outcome))));
}
