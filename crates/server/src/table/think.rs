//! Computer players: they think on other threads and act through the same door as people.

use super::Table;
use super::step::Step;
use engine::Action;
use engine::model::Seat;
use players::Bot;
use protocol::Occupant;
use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::GameId;
use tokio::task::JoinHandle;

/// A computer player at work. Who forgets it tells it to stop.
pub(super) struct Thinking {
    task: JoinHandle<Thought>,
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
    /// The player itself, which may remember what it had thought of.
    bot: Box<dyn Bot + Send>,
}

/// Waits for the thought under way; for ever if there is none.
pub(super) async fn done(thinking: &mut Option<Thinking>) -> Option<Thought> {
    let thought = match thinking {
        Some(thinking) => (&mut thinking.task).await,
        None => pending().await,
    };
    *thinking = None;
    match thought {
        Ok(thought) => Some(thought),
        Err(error) => {
            tracing::error!(%error, "a computer player failed");
            None
        }
    }
}

impl Table {
    /// Sets the next computer player that is asked something to work, one at a time.
    pub(super) fn think(&mut self) {
        if self.thinking.is_some() || self.troubled {
            return;
        }
        let table = self.loaded.recorder.table();
        let (rules, game) = (table.rules().clone(), *table.game());
        let Some((seat, mut bot)) = self.next_bot() else { return };
        let question = self.loaded.questions[seat];
        let thinkers = self.host.thinkers.clone();
        let stop = Arc::new(AtomicBool::new(false));
        bot.stop_by(&stop);
        let task = tokio::spawn(async move {
            let turn = thinkers.acquire_owned().await;
            let work = move || {
                let action = players::choose(bot.as_mut(), &rules, &game, seat);
                drop(turn);
                Thought { seat, question, action, bot }
            };
            match tokio::task::spawn_blocking(work).await {
                Ok(thought) => thought,
                Err(panicked) => std::panic::resume_unwind(panicked.into_panic()),
            }
        });
        self.thinking = Some(Thinking { task, stop });
    }

    /// Carries out what a computer player wants, unless it was asked something else meanwhile.
    pub(super) async fn act_on(&mut self, thought: Option<Thought>) {
        let wanted = thought.map(|Thought { seat, question, action, bot }| {
            self.bots[seat] = Some(bot);
            (seat, question, action)
        });
        let Some((seat, question, action)) = wanted.or_else(|| self.way_out()) else { return };
        if question != self.loaded.questions[seat] {
            return;
        }
        if let Err(refusal) = self.step(seat, Step::Act(action), None).await {
            tracing::error!(game = %self.game, ?seat, ?action, ?refusal, "a computer player erred");
            if let Some((seat, _, action)) = self.way_out().filter(|_| !self.troubled) {
                // A listed step is never refused by the rules.
                let _ = self.step(seat, Step::Act(action), None).await;
            }
        }
        self.tell_all();
    }

    /// A listed step for the computer player that is asked: a fault of a player never stops a game.
    fn way_out(&self) -> Option<(Seat, u32, Action)> {
        let table = self.loaded.recorder.table();
        let (rules, game) = (table.rules(), table.game());
        let mut asked = rules.to_act(game).into_iter();
        let seat = asked.find(|&seat| self.bot_id(seat).is_some())?;
        let action = players::way_out(&rules.legal(game, seat))?;
        Some((seat, self.loaded.questions[seat], action))
    }

    /// The first computer player that is asked something.
    fn next_bot(&mut self) -> Option<(Seat, Box<dyn Bot + Send>)> {
        let table = self.loaded.recorder.table();
        let asked = table.rules().to_act(table.game());
        let (seat, id) = asked.into_iter().find_map(|seat| Some((seat, self.bot_id(seat)?)))?;
        let known = self.bots[seat].take();
        let bot = known.or_else(|| players::by_name(&id, own_luck(self.game, seat)))?;
        Some((seat, bot))
    }

    /// The id of the computer player at a seat.
    fn bot_id(&self, seat: Seat) -> Option<String> {
        match self.loaded.settings.seats.get(usize::from(seat.number()))? {
            Occupant::Bot(id) => Some(id.clone()),
            Occupant::Person(_) | Occupant::Open => None,
        }
    }
}

/// The luck of a computer player, which has nothing to do with that of the dice: another in every
/// game, so that doubtful players err differently each time, and the same after a restart.
fn own_luck(game: GameId, seat: Seat) -> u64 {
    let bits = game.bits();
    ((bits >> 64) as u64 ^ bits as u64).wrapping_add(seat.number().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_of_every_game_has_luck_of_its_own() {
        let of = |bits: u128| Seat::ALL.map(|seat| own_luck(GameId::new(bits), seat));
        let lucks = [0x51c3 << 20, 0x2e << 80, 0x7f3a << 90].map(of);
        let mut all = lucks.concat();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 12);
        assert_eq!(lucks[0], of(0x51c3 << 20), "the same after a restart");
    }
}
