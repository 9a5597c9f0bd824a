//! Hints: what a strong computer player would do, where the table has agreed on hints.

use super::{Host, ViewerId};
use crate::thinkers::Effort;
use analysis::explain::{self, Explanation, Part, Settings};
use engine::Game;
use engine::notation::write_action;
use protocol::{AdvisedStep, AskHint, FromServer, Hint, Hints, Reason, Refusal, Source, Way};
use std::future::pending;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

/// The player that gives hints: the strongest that answers at once.
const ADVISOR: &str = "strong";
/// How long it thinks at most.
const LONGEST: Duration = Duration::from_millis(900);
/// How many ways a hint shows.
const WAYS: usize = 3;
/// How many reasons it gives for each.
const REASONS: usize = 3;
/// The smallest difference that counts as a reason, in hundredths of a point.
const LEAST: i32 = 5;

/// A hint that is being thought about. Dropping it ends the thought.
pub(super) struct Advising {
    viewer: ViewerId,
    ask: AskHint,
    thought: oneshot::Receiver<Explanation>,
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
    explanation: Option<Explanation>,
}

/// Waits for the hint under way; for ever if there is none.
pub(super) async fn done(advising: &mut Option<Advising>) -> Advised {
    let Some(under_way) = advising else { return pending().await };
    // Without a thought the player has failed, which was logged.
    let explanation = (&mut under_way.thought).await.ok();
    let (viewer, ask) = (under_way.viewer, under_way.ask.clone());
    *advising = None;
    Advised { viewer, ask, explanation }
}

impl Host {
    /// Has a computer player think about the seat's question. Nobody waits for it.
    pub(super) fn ask_hint(&mut self, viewer: ViewerId, ask: AskHint) {
        if let Some(under_way) = self.advising.as_mut().filter(|one| one.ask == ask) {
            // Sent again after a lost connection: the answer goes there.
            under_way.viewer = viewer;
            return;
        }
        match self.may_ask(viewer, &ask) {
            Ok(game) => self.advise(viewer, ask, game),
            Err(why) => self.tell(viewer, &FromServer::Refused { id: ask.id, why }),
        }
    }

    /// Shows a hint, once the record has noted that it was taken.
    pub(super) async fn give_hint(&mut self, advised: Advised) {
        let Advised { viewer, ask, explanation } = advised;
        let answer = match self.note_hint(viewer, &ask, explanation).await {
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
        explanation: Option<Explanation>,
    ) -> Result<Hint, Refusal> {
        self.may_ask(viewer, ask)?;
        let AskHint { id, seat, question } = ask.clone();
        let ways = explanation.map(|explanation| ways(&explanation)).unwrap_or_default();
        if ways.is_empty() {
            return Err(Refusal::Stale);
        }
        let table = self.table.as_ref().ok_or(Refusal::Stale)?;
        let staged = table.stage_hint(seat, question)?;
        self.store(staged).await?;
        Ok(Hint { id, seat, question, ways })
    }

    /// The game, if the viewer may have a hint in it.
    fn may_ask(&self, viewer: ViewerId, ask: &AskHint) -> Result<Game, Refusal> {
        if !self.seats_of(viewer).contains(ask.seat) {
            return Err(Refusal::NotYourSeat);
        }
        match self.room.options().hints {
            Hints::Nobody => return Err(Refusal::NoHints),
            Hints::All if self.advising.is_some() => return Err(Refusal::TooFast),
            Hints::All => {}
        }
        let table = self.table.as_ref().ok_or(Refusal::Stale)?;
        table.stage_hint(ask.seat, ask.question)?;
        table.game().copied().ok_or(Refusal::Stale)
    }

    fn advise(&mut self, viewer: ViewerId, ask: AskHint, game: Game) {
        let Some(table) = &self.table else { return };
        let (rules, seat) = (table.rules().clone(), ask.seat);
        let (answer, thought) = oneshot::channel();
        let (stop, timer) = (Arc::new(AtomicBool::new(false)), Handle::current());
        let stopped = stop.clone();
        let job = move || {
            let late = stopped.clone();
            timer.spawn(async move {
                tokio::time::sleep(LONGEST).await;
                late.store(true, Ordering::Relaxed);
            });
            let value = players::standard_value();
            // Its luck follows from nothing secret, and `explain` sees what the seat may see.
            let like = Settings::like(ADVISOR);
            let settings = Settings { most: WAYS, stop: Some(&stopped), ..like };
            let think = || explain::explain(&rules, &value, &game, seat, &settings);
            match catch_unwind(AssertUnwindSafe(think)) {
                // The table may have closed meanwhile.
                Ok(explanation) => drop(answer.send(explanation)),
                Err(_) => tracing::error!(?seat, "a hint failed"),
            }
        };
        self.services.thinkers.think(self.game.bits(), Effort::Long, Box::new(job));
        self.advising = Some(Advising { viewer, ask, thought, stop });
    }
}

/// The alternatives as codes and numbers.
fn ways(explanation: &Explanation) -> Vec<Way> {
    let ways = explanation.alternatives.iter().enumerate().map(|(index, alternative)| Way {
        steps: alternative
            .actions
            .iter()
            .map(|action| AdvisedStep { notation: write_action(action), action: *action })
            .collect(),
        points: hundredths(alternative.points),
        win: (alternative.win * 100.0).round().clamp(0.0, 100.0) as u8,
        reasons: strongest(&match index {
            0 => explanation.brings(0),
            _ => explanation.compare(index, 0),
        }),
    });
    ways.filter(|way| !way.steps.is_empty()).collect()
}

/// The strongest reasons; those from one source are added up.
fn strongest(reasons: &[explain::Reason]) -> Vec<Reason> {
    let mut sums: Vec<Reason> = Vec::new();
    for reason in reasons {
        let (source, points) = (source(reason.part), hundredths(reason.points));
        match sums.iter_mut().find(|sum| sum.source == source) {
            Some(sum) => sum.points += points,
            None => sums.push(Reason { source, points }),
        }
    }
    sums.retain(|sum| sum.points.abs() >= LEAST);
    sums.sort_by_key(|sum| -sum.points.abs());
    sums.truncate(REASONS);
    sums
}

fn hundredths(points: f32) -> i32 {
    (points * 100.0).round() as i32
}

fn source(part: Part) -> Source {
    match part {
        Part::Now => Source::Now,
        Part::Group(name) => group(name),
        Part::Tonight => Source::Tonight,
        Part::Tomorrow => Source::Tomorrow,
        Part::Rivals => Source::Rivals,
        Part::Rest => Source::Estimate,
    }
}

/// The groups of inputs of the learned value.
fn group(name: &str) -> Source {
    match name {
        "one" => Source::Time,
        "arrives" | "often" | "owned" => Source::TavernCards,
        "pay_seated" | "noble_seated" | "seats" | "mean_pay" | "nobles" | "regulars" | "guests" => {
            Source::Guests
        }
        "upgraded" | "discounts" => Source::Upgrades,
        "kept" => Source::Kept,
        "counter_guests" => Source::CounterGuests,
        "monastery" => Source::Monastery,
        "reputation" => Source::Reputation,
        "schnapps" | "sides" => Source::Schnapps,
        "book" => Source::GuestBook,
        "dice" | "brewing" | "serving" => Source::Dice,
        "table" => Source::TurnOrder,
        _ => Source::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_group_of_inputs_has_a_source() {
        for (name, _) in players::features::groups() {
            assert_ne!(group(name), Source::Other, "{name}");
        }
    }
}
