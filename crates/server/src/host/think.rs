//! Computer players: they think on other threads and act through the same door as people.

use super::Host;
use crate::thinkers::Effort;
use engine::Action;
use engine::model::Seat;
use players::Bot;
use std::future::pending;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Room, Thinker};
use tokio::sync::oneshot;

/// A computer player at work. Dropping it tells the player to stop.
pub(super) struct Thinking {
    /// The seat for which it thinks.
    pub(super) seat: Seat,
    /// The number of the question it thinks about.
    pub(super) question: u32,
    thought: oneshot::Receiver<Thought>,
    stop: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// What it came to.
pub(super) struct Thought {
    seat: Seat,
    /// The number of the question it answers.
    question: u32,
    action: Action,
    /// The player itself, which may remember what it has thought of.
    bot: Box<dyn Bot + Send>,
}

/// Waits for the thought under way; for ever if there is none.
pub(super) async fn done(thinking: &mut Option<Thinking>) -> Option<Thought> {
    let thought = match thinking {
        Some(thinking) => (&mut thinking.thought).await,
        None => pending().await,
    };
    *thinking = None;
    // Without a thought the player has failed, which was logged.
    thought.ok()
}

impl Host {
    /// Sets the next computer player that is asked something to work, one at a time.
    pub(super) fn think(&mut self) {
        if self.thinking.is_some() || self.is_asked_to_rewind() {
            return;
        }
        let Some(table) = &self.table else { return };
        let Some(game) = table.game().copied() else { return };
        let rules = table.rules().clone();
        if table.thinkers_by(|seat| self.room.bot(seat)).next().is_none() || !self.may_think() {
            return;
        }
        let Some((seat, question, mut bot)) = self.next_bot() else { return };
        let stop = Arc::new(AtomicBool::new(false));
        bot.stop_by(&stop);
        let effort = if players::is_quick(bot.name()) { Effort::Quick } else { Effort::Long };
        let (answer, thought) = oneshot::channel();
        let given_up = stop.clone();
        let job = move || {
            if given_up.load(Ordering::Relaxed) {
                return;
            }
            let choose = AssertUnwindSafe(|| players::choose(bot.as_mut(), &rules, &game, seat));
            match catch_unwind(choose) {
                // The table may have closed meanwhile.
                Ok(action) => drop(answer.send(Thought { seat, question, action, bot })),
                Err(_) => tracing::error!(?seat, "a computer player failed"),
            }
        };
        self.services.thinkers.think(self.game.bits(), effort, Box::new(job));
        self.thinking = Some(Thinking { seat, question, thought, stop });
    }

    /// Carries out what a computer player wants, unless it is asked something else by now.
    pub(super) async fn act_on(&mut self, thought: Option<Thought>) {
        let wanted = thought.map(|Thought { seat, question, action, bot }| {
            self.bots[seat] = Some(bot);
            (seat, question, action)
        });
        let Some((seat, question, action)) = wanted.or_else(|| self.way_out()) else { return };
        let Some(table) = self.table.as_ref() else { return };
        if question != table.question(seat) || self.is_asked_to_rewind() {
            return;
        }
        match table.stage_action(seat, question, &action) {
            // The refusal is logged; the player is asked again.
            Ok(staged) => drop(self.step(staged).await),
            Err(refusal) => {
                tracing::error!(game = %self.game, ?seat, ?action, ?refusal, "a computer player erred");
                self.help_out().await;
            }
        }
        self.tell_all();
    }

    /// Carries out a listed step for the computer player that is asked: its fault stops no game. If
    /// even that is refused, because the record is full, the table does not try without pause.
    async fn help_out(&mut self) {
        let staged = self.way_out().and_then(|(seat, question, action)| {
            self.table.as_ref()?.stage_action(seat, question, &action).ok()
        });
        match staged {
            Some(staged) => drop(self.step(staged).await),
            None => self.not_stored(),
        }
    }

    /// A listed step for the computer player that is asked, with the number of its question.
    fn way_out(&self) -> Option<(Seat, u32, Action)> {
        let table = self.table.as_ref()?;
        let Thinker { seat, question, .. } =
            table.thinkers_by(|seat| self.room.bot(seat)).next()?;
        let legal = table.rules().legal(table.game()?, seat);
        Some((seat, question, players::way_out(&legal)?))
    }

    /// Forgets the computer players of seats at which another plays in the next room, or a person.
    pub(super) fn forget_bots(&mut self, next: &Room) {
        for seat in Seat::ALL.into_iter().filter(|seat| next.bot(*seat) != self.room.bot(*seat)) {
            self.bots[seat] = None;
            self.thinking.take_if(|thinking| thinking.seat == seat);
        }
    }

    /// The first computer player that is asked something.
    fn next_bot(&mut self) -> Option<(Seat, u32, Box<dyn Bot + Send>)> {
        let (bots, room) = (&mut self.bots, &self.room);
        let table = self.table.as_ref()?;
        table.thinkers_by(|seat| room.bot(seat)).find_map(
            |Thinker { seat, bot, question, luck }| {
                let bot = bots[seat].take().or_else(|| players::by_name(bot, luck))?;
                Some((seat, question, bot))
            },
        )
    }
}
