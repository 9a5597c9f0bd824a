//! Hints: what a strong computer player would do, where the table has agreed on hints.

use super::{Host, ViewerId};
use crate::advice::{gains, hundredths, percent, steps, strongest, taken};
use crate::thinkers::Effort;
use analysis::explain::{self, Explanation, Settings};
use engine::model::{BySeat, Seat};
use engine::{Game, Rules};
use protocol::{AskHint, FromServer, Hint, Hints, Reach, Refusal, Way};
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::Poll;
use table::{CommandId, Reply};
use tokio::runtime::Handle;
use tokio::sync::oneshot;

/// How many ways a hint shows.
const WAYS: usize = 3;

/// The hints of a table. Every seat has its own, so nobody notices another's but by the log.
#[derive(Default)]
pub(super) struct Advice {
    under_way: BySeat<Option<Advising>>,
    /// The last hint of each seat, which answers a message that is sent again.
    given: BySeat<Option<Hint>>,
}

/// What a computer player thinks of a question.
pub(super) struct Thought {
    reach: Option<Reach>,
    explanation: Explanation,
}

/// A hint that is being thought about. Dropping it ends the thought.
struct Advising {
    viewer: ViewerId,
    ask: AskHint,
    thought: oneshot::Receiver<Thought>,
    stop: Arc<AtomicBool>,
}

impl Drop for Advising {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// What came of it.
pub(super) struct Advised {
    viewer: ViewerId,
    ask: AskHint,
    thought: Option<Thought>,
}

impl Advice {
    /// Whether a hint is being thought about.
    pub(super) fn is_under_way(&self) -> bool {
        Seat::ALL.into_iter().any(|seat| self.under_way[seat].is_some())
    }
}

/// Waits for a hint under way; for ever if there is none.
pub(super) async fn done(advice: &mut Advice) -> Advised {
    poll_fn(|context| {
        for seat in Seat::ALL {
            let Some(under_way) = &mut advice.under_way[seat] else { continue };
            if let Poll::Ready(thought) = Pin::new(&mut under_way.thought).poll(context) {
                let (viewer, ask) = (under_way.viewer, under_way.ask.clone());
                advice.under_way[seat] = None;
                // Without a thought the player has failed, which was logged.
                return Poll::Ready(Advised { viewer, ask, thought: thought.ok() });
            }
        }
        Poll::Pending
    })
    .await
}

impl Host {
    /// Has a computer player think about the seat's question. Nobody waits for it.
    pub(super) fn ask_hint(&mut self, viewer: ViewerId, ask: AskHint) {
        let command = match self.listens_to(viewer, &ask) {
            Ok(command) => command,
            Err(why) => {
                self.tell(viewer, &FromServer::Refused { id: ask.id, why });
                return;
            }
        };
        // Sent again after a lost connection: the answer goes there.
        if let Some(under_way) = &mut self.advice.under_way[ask.seat]
            && under_way.ask == ask
        {
            under_way.viewer = viewer;
            return;
        }
        let given = self.advice.given[ask.seat].as_ref();
        if let Some(hint) = given.filter(|hint| answers(hint, &ask)).cloned() {
            self.tell(viewer, &FromServer::Hint(Box::new(hint)));
            return;
        }
        match self.may_ask(&ask, command) {
            Ok(game) => self.advise(viewer, ask, game),
            Err(why) => self.tell(viewer, &FromServer::Refused { id: ask.id, why }),
        }
    }

    /// Shows a hint, once the record has noted that it was taken.
    pub(super) async fn give_hint(&mut self, advised: Advised) {
        let Advised { viewer, ask, thought } = advised;
        let answer = match self.note_hint(viewer, &ask, thought).await {
            Ok(hint) => FromServer::Hint(Box::new(hint)),
            Err(why) => FromServer::Refused { id: ask.id, why },
        };
        self.tell(viewer, &answer);
        self.tell_all();
    }

    async fn note_hint(
        &mut self,
        viewer: ViewerId,
        ask: &AskHint,
        thought: Option<Thought>,
    ) -> Result<Hint, Refusal> {
        let command = self.listens_to(viewer, ask)?;
        let AskHint { id, seat, question, instead } = ask.clone();
        let table = self.table.as_ref().ok_or(Refusal::Stale)?;
        let Thought { reach, explanation } = thought.ok_or(Refusal::Stale)?;
        let game = table.game().ok_or(Refusal::Stale)?;
        let ways = ways(table.rules(), &explanation, game);
        if ways.is_empty() {
            return Err(Refusal::Stale);
        }
        match table.stage_hint(seat, question, Some(command))? {
            // Asking on about a hint is no other hint.
            Reply::Staged(_) if instead.is_some() && self.has_hint(seat, question) => {}
            Reply::Staged(staged) => drop(self.store(staged).await?),
            // Sent again after a restart: the record notes it once.
            Reply::Repeated { .. } => {}
        }
        let nothing = hundredths(explanation.nothing);
        let hint = Hint { id, seat, question, reach, nothing, ways, instead };
        self.advice.given[seat] = Some(hint.clone());
        Ok(hint)
    }

    /// Whether the seat already has a hint for this question.
    fn has_hint(&self, seat: Seat, question: u32) -> bool {
        self.advice.given[seat].as_ref().is_some_and(|given| given.question == question)
    }

    /// Whether the viewer speaks for the seat, at a table with hints; the id of the message.
    fn listens_to(&self, viewer: ViewerId, ask: &AskHint) -> Result<CommandId, Refusal> {
        if !self.seats_of(viewer).contains(ask.seat) {
            return Err(Refusal::NotYourSeat);
        }
        match self.room.options().hints {
            Hints::Nobody => Err(Refusal::NoHints),
            Hints::All => ask.id.parse().map_err(|_| Refusal::NotUnderstood),
        }
    }

    /// The game, if the seat may have a hint in it now.
    fn may_ask(&self, ask: &AskHint, command: CommandId) -> Result<Game, Refusal> {
        let table = self.table.as_ref().ok_or(Refusal::Stale)?;
        table.stage_hint(ask.seat, ask.question, Some(command))?;
        if self.advice.under_way[ask.seat].is_some() {
            return Err(Refusal::TooFast);
        }
        table.game().copied().ok_or(Refusal::Stale)
    }

    fn advise(&mut self, viewer: ViewerId, ask: AskHint, game: Game) {
        let Some(table) = &self.table else { return };
        let (rules, seat, instead) = (table.rules().clone(), ask.seat, ask.instead);
        let (answer, thought) = oneshot::channel();
        let (stop, timer) = (Arc::new(AtomicBool::new(false)), Handle::current());
        let (stopped, longest) = (stop.clone(), self.services.hint_time);
        let job = move || {
            let late = stopped.clone();
            timer.spawn(async move {
                tokio::time::sleep(longest).await;
                late.store(true, Ordering::Relaxed);
            });
            let value = players::standard_value();
            // Its luck follows from nothing secret, and both see what the seat may see.
            let settings =
                Settings { most: WAYS, instead, stop: Some(&stopped), ..Settings::advisor() };
            let think = || Thought {
                reach: analysis::reach(&rules, &game, seat),
                explanation: explain::explain(&rules, &value, &game, seat, &settings),
            };
            match catch_unwind(AssertUnwindSafe(think)) {
                // The table may have closed meanwhile.
                Ok(thought) => drop(answer.send(thought)),
                Err(_) => tracing::error!(?seat, "a hint failed"),
            }
        };
        self.services.thinkers.think(self.game.bits(), Effort::Long, Box::new(job));
        self.advice.under_way[seat] = Some(Advising { viewer, ask, thought, stop });
    }
}

/// Whether this hint was the answer to this message.
fn answers(hint: &Hint, ask: &AskHint) -> bool {
    (&hint.id, hint.seat, hint.question) == (&ask.id, ask.seat, ask.question)
}

/// The alternatives as codes and numbers.
fn ways(rules: &Rules, explanation: &Explanation, game: &Game) -> Vec<Way> {
    let best = explanation.alternatives.first().map_or(0.0, |best| best.score);
    let ways = explanation.alternatives.iter().enumerate().map(|(index, alternative)| Way {
        steps: steps(rules, &alternative.actions, game, explanation.seat),
        points: hundredths(alternative.points),
        behind: hundredths(best - alternative.score),
        win: percent(alternative.win),
        reasons: strongest(&match index {
            0 => explanation.brings(0),
            _ => explanation.compare(index, 0),
        }),
        gains: gains(&alternative.gains),
        die: alternative.die.map(taken),
    });
    ways.filter(|way| !way.steps.is_empty()).collect()
}
