//! One step of a game: staged, stored, and only then committed and shown.

use super::{Fate, Host};
use engine::model::{Seat, SeatSet};
use protocol::{Command, Refusal};
use store::{Append, Appended, CommandId, StoreError};
use table::{Reply, Staged, Table};
use tokio::sync::oneshot;

/// How often a command is decided again because other servers came first. Each time the others have got
/// on, and they cannot get far before they need this seat's answer, so this is more than it ever takes.
const ATTEMPTS: usize = 64;

impl Host {
    /// Carries a command out for a viewer with these seats; returns the number of its line, or
    /// why not.
    pub(super) async fn carry_out(
        &mut self,
        seats: SeatSet,
        command: &Command,
    ) -> Result<u32, Refusal> {
        for _ in 0..ATTEMPTS {
            // Before the game begins nobody is asked anything.
            let table = self.table.as_ref().ok_or(Refusal::Stale)?;
            let carried_out = match table.stage(seats, command)? {
                Reply::Repeated { seq } => return Ok(seq),
                Reply::Staged(staged) => self.step(staged).await,
            };
            match carried_out {
                // Another server came first. With what it did, the command may still be right.
                Err(Refusal::Stale) if self.fate == Fate::Open => {}
                done => return done,
            }
        }
        Err(Refusal::Stale)
    }

    /// Carries out what was staged, and ends the record if the game is over.
    pub(super) async fn step(&mut self, staged: Staged) -> Result<u32, Refusal> {
        let seq = self.store(staged).await?;
        self.decline();
        self.end_record().await;
        Ok(seq)
    }

    /// Ends the record of a game that is over. What fails is tried again later.
    pub(super) async fn end_record(&mut self) {
        let Some(table) = &self.table else { return };
        match table.stage_end() {
            Ok(None) => {}
            Ok(Some(staged)) => {
                // The refusal is logged, and nobody waits for this line.
                if self.store(staged).await.is_ok() {
                    self.tell_room();
                }
            }
            Err(error) => {
                tracing::error!(game = %self.game, %error, "the record does not end");
                self.not_stored();
            }
        }
    }

    /// Stores a line, after which it is never lost, and commits it. If another server came first, the table
    /// catches up, and the line is out of date.
    pub(super) async fn store(&mut self, staged: Staged) -> Result<u32, Refusal> {
        let stored = self.append(&staged).await;
        let committed = match stored {
            Ok(Appended { repeated: false, .. }) => {
                let table = self.table.as_mut();
                table.and_then(|table| table.commit(staged).ok()).map(|applied| applied.n)
            }
            // Another server has served this game meanwhile.
            Ok(Appended { repeated: true, .. })
            | Err(StoreError::Conflict { .. } | StoreError::OtherSeat { .. }) => None,
            Err(error) => {
                tracing::warn!(game = %self.game, %error, "a step was not stored");
                self.not_stored();
                return Err(Refusal::NotStored);
            }
        };
        self.stored();
        if committed.is_none() {
            self.catch_up().await;
        }
        committed.ok_or(Refusal::Stale)
    }

    async fn append(&mut self, staged: &Staged) -> Result<Appended, StoreError> {
        let append = Append {
            game: self.game,
            expected_seq: self.table.as_ref().map_or(0, Table::seq),
            command_id: staged.command().map(|id| CommandId::new(id.bits())),
            seat: staged.seat().map(Seat::number),
            body: staged.line().to_owned(),
            last: record::is_end(staged.line()),
        };
        let metrics = self.services.metrics.clone();
        let waiting = metrics.store_queue.one();
        let (answer, answered) = oneshot::channel();
        // The task may be gone before the answer comes; the line is stored all the same.
        self.services.store.append_then(append, Box::new(move |stored| drop(answer.send(stored))));
        let stored = answered.await.unwrap_or(Err(StoreError::Closed));
        drop(waiting);
        if stored.is_err() {
            metrics.unstored.count()
        } else {
            metrics.stored.count()
        }
        stored
    }
}
