//! One step of a game: checked, stored, and only then seen by anybody.

use super::Table;
use super::load::{Carried, Loaded, Logged, asks};
use engine::model::{Seat, SeatSet};
use engine::notation::read_action;
use engine::{Action, Event};
use protocol::{Command, Refusal};
use record::{Entry, Refused};
use store::{Append, Appended, CommandId, StoreError};
use tokio::sync::oneshot;

/// What is to be done.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    Act(Action),
    Undo,
}

impl Table {
    /// Carries a person's command out; the number of its entry, or why not.
    pub(super) async fn carry_out(
        &mut self,
        seats: SeatSet,
        command: &Command,
    ) -> Result<u32, Refusal> {
        let seat = command.seat;
        if !seats.contains(seat) {
            return Err(Refusal::NotYourSeat);
        }
        let id: CommandId = command.id.parse().map_err(|_| Refusal::NotUnderstood)?;
        if let Some(&Carried { seat: by, seq }) = self.loaded.commands.get(&id) {
            let own = by == Some(seat.number());
            return if own { Ok(seq) } else { Err(Refusal::NotUnderstood) };
        }
        if command.question != self.loaded.questions[seat] {
            return Err(Refusal::Stale);
        }
        let step = match &command.step {
            protocol::Step::Act(text) => {
                Step::Act(read_action(text).map_err(|_| Refusal::NotUnderstood)?)
            }
            protocol::Step::Undo => Step::Undo,
        };
        self.step(seat, step, Some(id)).await
    }

    /// Carries a step out; the number of its entry, or why not.
    pub(super) async fn step(
        &mut self,
        seat: Seat,
        step: Step,
        command: Option<CommandId>,
    ) -> Result<u32, Refusal> {
        let before = *self.loaded.recorder.table().game();
        let (line, entry) = self.decide(seat, step)?;
        let appended = self.append(line, Some(seat), command).await?;
        let loaded = &mut self.loaded;
        let rules = loaded.recorder.table().rules().clone();
        let logged = Logged::new(&rules, &before, appended.seq, &entry);
        loaded.log.push(logged);
        let game = *loaded.recorder.table().game();
        let (was, is) = (asks(&rules, &before), asks(&rules, &game));
        for other in Seat::ALL {
            if was[other] != is[other] || other == seat {
                loaded.questions[other] += 1;
            }
        }
        self.end_record().await;
        Ok(appended.seq)
    }

    /// Ends the record of a game that is over.
    pub(super) async fn end_record(&mut self) {
        if self.loaded.ended || !self.loaded.recorder.table().game().is_over() {
            return;
        }
        let secret = self.loaded.settings.secret();
        match self.loaded.recorder.finish(Some(secret)) {
            // What fails is tried again with the table read anew.
            Ok(line) => self.loaded.ended = self.append(line, None, None).await.is_ok(),
            Err(error) => tracing::error!(game = %self.game, %error, "the record does not end"),
        }
    }

    /// Reads the game anew after something could not be stored.
    pub(super) async fn recover(&mut self) {
        let (store, game) = (self.host.store.clone(), self.game);
        let read = tokio::task::spawn_blocking(move || Loaded::read(store.as_ref(), game)).await;
        match read {
            Ok(Ok(loaded)) => {
                self.loaded = loaded;
                self.troubled = false;
                self.end_record().await;
                self.tell_all_anew();
            }
            Ok(Err(error)) => tracing::error!(%game, ?error, "the game cannot be read"),
            Err(error) => tracing::error!(%game, %error, "the game cannot be read"),
        }
    }

    /// Lets the rules decide. The recorder is then ahead of the store until the line is appended.
    fn decide(&mut self, seat: Seat, step: Step) -> Result<(String, Entry), Refusal> {
        let recorder = &mut self.loaded.recorder;
        match step {
            Step::Act(action) => {
                let (line, events) = recorder.act(seat, &action).map_err(refusal)?;
                Ok((line, decision(seat, action, events)))
            }
            Step::Undo => {
                let (line, undo) = recorder.undo(seat).map_err(refusal)?;
                Ok((line, Entry::Undo(undo)))
            }
        }
    }

    /// Stores a line; after this it is never lost. If it fails, the table is read anew.
    async fn append(
        &mut self,
        body: String,
        seat: Option<Seat>,
        command_id: Option<CommandId>,
    ) -> Result<Appended, Refusal> {
        let seat = seat.map(Seat::number);
        let expected_seq = self.loaded.seq;
        let append = Append { game: self.game, expected_seq, command_id, seat, body };
        let (answer, answered) = oneshot::channel();
        // The table may be gone before the answer comes; the line is stored all the same.
        self.host.store.append_then(append, Box::new(move |stored| drop(answer.send(stored))));
        let stored = answered.await.unwrap_or(Err(StoreError::Closed));
        match stored {
            Ok(appended) if !appended.repeated => {
                self.loaded.seq = appended.seq + 1;
                if let Some(id) = command_id {
                    self.loaded.commands.insert(id, Carried { seat, seq: appended.seq });
                }
                Ok(appended)
            }
            Ok(_) => {
                self.troubled = true;
                Err(Refusal::NotStored)
            }
            Err(error) => {
                tracing::warn!(game = %self.game, %error, "a step was not stored");
                self.troubled = true;
                Err(Refusal::NotStored)
            }
        }
    }
}

fn decision(seat: Seat, action: Action, events: Vec<Event>) -> Entry {
    Entry::Decision { seat, action, chance: Vec::new(), events }
}

fn refusal(refused: Refused) -> Refusal {
    match refused {
        Refused::Illegal(why) => Refusal::Illegal { rule: why.rule().to_owned(), why },
        Refused::NoUndo(why) => Refusal::NoUndo { why },
        Refused::NotOver | Refused::Record(_) => Refusal::RecordFull,
    }
}
