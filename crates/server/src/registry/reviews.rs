//! Reviews of games that are over: worked out in the background, piece by piece, and kept while there is room. A
//! review follows from its record alone, so one that was forgotten comes out the same again.

use super::OpenError;
use crate::advice::{gains, hundredths, percent, steps, strongest, taken};
use crate::limits::Held;
use crate::thinkers::{Effort, Thinkers};
use analysis::review::{self, Difference, Review, ReviewError, Task, Work};
use engine::Rules;
use engine::model::{BySeat, Seat};
use protocol::{
    Account, Balance, Estimate, Expected, Mistake, Problem, ReviewProgress, ReviewedMove, TryAgain,
    TryMeasured,
};
use record::Record;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{GameId, Store};
use tokio::sync::oneshot;

/// The most reviews that are kept, each of which takes a few megabytes while it is worked out, and much less afterwards.
const KEPT: usize = 64;

/// The reviews of this process.
pub(crate) struct Reviews {
    store: Arc<dyn Store>,
    thinkers: Arc<Thinkers>,
    courses: u32,
    /// Those that were asked for last come last.
    kept: Mutex<Vec<(GameId, Arc<Reviewing>)>>,
}

/// One review.
struct Reviewing {
    game: GameId,
    stage: Mutex<Stage>,
    /// Set when nobody wants it any more.
    stop: AtomicBool,
}

enum Stage {
    Working {
        work: Box<Work>,
        /// How many pieces are being done or wait for a thread.
        out: usize,
        /// Whoever began it has one less to begin meanwhile.
        _held: Held,
    },
    /// With how many pieces it took.
    Done(u32, Box<protocol::Review>),
    Failed,
}

/// Why there is no review.
pub(crate) enum NoReview {
    /// The game cannot be read.
    Open(OpenError),
    /// It cannot be reviewed.
    Record(ReviewError),
    /// A piece failed, which was logged.
    Failed,
    /// Whoever asks has too many under way.
    TooMany,
}

impl Reviews {
    pub(crate) fn new(store: Arc<dyn Store>, thinkers: Arc<Thinkers>, courses: u32) -> Reviews {
        Reviews { store, thinkers, courses, kept: Mutex::default() }
    }

    /// How far the review of a game is. It begins now if it has not; `hold` counts it for whoever asks.
    pub(crate) async fn get(
        &self,
        game: GameId,
        hold: impl FnOnce() -> Option<Held>,
    ) -> Result<ReviewProgress, NoReview> {
        let known = self.known(game);
        let reviewing = match known {
            Some(reviewing) => reviewing,
            None => self.begin(game, hold().ok_or(NoReview::TooMany)?).await?,
        };
        reviewing.progress()
    }

    /// What another try at a decision of a game is worth, when it is the game's turn; `held` counts it until it is known.
    pub(crate) async fn again(
        &self,
        game: GameId,
        tried: TryAgain,
        held: Held,
    ) -> Result<TryMeasured, NoReview> {
        let (store, courses) = (self.store.clone(), self.courses);
        let (answer, measured) = oneshot::channel();
        // Whoever asked may go before it is known.
        let gone = SetOnDrop::default();
        let stop = gone.0.clone();
        let job = move || {
            let measure = || measured_again(store.as_ref(), game, &tried, courses, &stop);
            match catch_unwind(AssertUnwindSafe(measure)) {
                Ok(measured) => drop(answer.send(measured)),
                Err(_) => tracing::error!(%game, "another try was not measured"),
            }
            drop(held);
        };
        self.thinkers.think(game.bits(), Effort::Background, Box::new(job));
        measured.await.unwrap_or(Err(NoReview::Failed))
    }

    /// Forgets a game that was deleted.
    pub(crate) fn forget(&self, game: GameId) {
        self.kept().retain(|(id, _)| *id != game);
    }

    fn known(&self, game: GameId) -> Option<Arc<Reviewing>> {
        let mut kept = self.kept();
        let at = kept.iter().position(|(id, _)| *id == game)?;
        let known = kept.remove(at);
        kept.push(known.clone());
        Some(known.1)
    }

    async fn begin(&self, game: GameId, held: Held) -> Result<Arc<Reviewing>, NoReview> {
        let (store, courses) = (self.store.clone(), self.courses);
        let prepared = move || prepare(store.as_ref(), game, courses);
        let work = tokio::task::spawn_blocking(prepared).await;
        let work = work.unwrap_or(Err(NoReview::Open(OpenError::Closing)))?;
        let reviewing = Arc::new(Reviewing {
            game,
            stage: Mutex::new(Stage::Working { work: Box::new(work), out: 0, _held: held }),
            stop: AtomicBool::new(false),
        });
        let mut kept = self.kept();
        // Somebody else may have begun it meanwhile.
        if let Some((_, begun)) = kept.iter().find(|(id, _)| *id == game) {
            return Ok(begun.clone());
        }
        if kept.len() >= KEPT {
            kept.remove(0).1.stop.store(true, Ordering::Relaxed);
        }
        kept.push((game, reviewing.clone()));
        drop(kept);
        spread(&reviewing, &self.thinkers);
        Ok(reviewing)
    }

    fn kept(&self) -> MutexGuard<'_, Vec<(GameId, Arc<Reviewing>)>> {
        // A panic while it was held leaves a list that is whole.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Reviewing {
    fn progress(&self) -> Result<ReviewProgress, NoReview> {
        match &*self.stage() {
            Stage::Working { work, .. } => {
                let (done, all) = work.progress();
                Ok(ReviewProgress { done: done as u32, all: all as u32, review: None })
            }
            Stage::Done(all, review) => {
                Ok(ReviewProgress { done: *all, all: *all, review: Some((**review).clone()) })
            }
            Stage::Failed => Err(NoReview::Failed),
        }
    }

    fn stage(&self) -> MutexGuard<'_, Stage> {
        // A piece that panics does so outside.
        self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does a piece and puts it where it belongs.
    fn carry_out(&self, task: Task) {
        let done = catch_unwind(AssertUnwindSafe(|| task.run(&self.stop)));
        let mut stage = self.stage();
        let Stage::Working { work, out, .. } = &mut *stage else { return };
        *out -= 1;
        match done {
            Ok(Some(done)) => work.put(done),
            Ok(None) => return,
            Err(_) => {
                tracing::error!(game = %self.game, "a review failed");
                *stage = Stage::Failed;
                return;
            }
        }
        if let Some(review) = work.finish() {
            *stage = Stage::Done(work.progress().1 as u32, Box::new(shown(work.rules(), &review)));
        }
    }
}

impl Drop for Reviews {
    fn drop(&mut self) {
        for (_, reviewing) in self.kept().iter() {
            reviewing.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// A flag that is set when nobody waits any more.
#[derive(Default)]
struct SetOnDrop(Arc<AtomicBool>);

impl Drop for SetOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Hands out as many pieces as there are threads for them. Reviews take turns piece by piece.
fn spread(reviewing: &Arc<Reviewing>, thinkers: &Arc<Thinkers>) {
    let mut stage = reviewing.stage();
    let Stage::Working { work, out, .. } = &mut *stage else { return };
    while *out < Thinkers::at_once() && !reviewing.stop.load(Ordering::Relaxed) {
        let Some(task) = work.take() else { return };
        *out += 1;
        let (of, next) = (reviewing.clone(), Arc::downgrade(thinkers));
        let job = move || {
            of.carry_out(task);
            if let Some(thinkers) = next.upgrade() {
                spread(&of, &thinkers);
            }
        };
        thinkers.think(reviewing.game.bits(), Effort::Background, Box::new(job));
    }
}

/// Reads a game that is over. Blocks.
fn read(store: &dyn Store, game: GameId) -> Result<Record, NoReview> {
    let entries = store.read(game, 0).map_err(|error| NoReview::Open(error.into()))?;
    let text = super::replays::record(&entries).ok_or(NoReview::Open(OpenError::NotOver))?;
    Record::read(&text).map_err(|error| NoReview::Record(error.into()))
}

/// Reads a game and prepares its review. Blocks.
fn prepare(store: &dyn Store, game: GameId, courses: u32) -> Result<Work, NoReview> {
    let (record, value) = (read(store, game)?, players::standard_value());
    Work::new(&record, &value, review::settings(courses)).map_err(NoReview::Record)
}

/// Reads a game and measures another try at one of its decisions. Blocks.
fn measured_again(
    store: &dyn Store,
    game: GameId,
    TryAgain { n, steps }: &TryAgain,
    courses: u32,
    stop: &AtomicBool,
) -> Result<TryMeasured, NoReview> {
    if stop.load(Ordering::Relaxed) {
        return Err(NoReview::Failed);
    }
    let (record, value) = (read(store, game)?, players::standard_value());
    let (settings, line) = (review::settings(courses), *n as usize + 1);
    let measured = review::again(&record, &value, &settings, line, steps, stop);
    let Difference { points, balance: parts, .. } =
        measured.map_err(NoReview::Record)?.ok_or(NoReview::Failed)?;
    Ok(TryMeasured { gain: estimate(points), balance: balance(parts) })
}

/// The review as codes and numbers. Line 1 of a record is entry 0 of the log.
fn shown(rules: &Rules, review: &Review) -> protocol::Review {
    let players = review.seats.len();
    let entry = |line: usize| line.saturating_sub(1) as u32;
    let moves = review.moves.iter().map(|of| ReviewedMove {
        from: entry(of.lines.0),
        to: entry(of.lines.1),
        round: of.round,
        phase: of.phase,
        seat: of.seat,
        skill: estimate(of.skill[of.seat]),
        luck: by_number(&of.luck, players).map(|&luck| estimate(luck)).collect(),
        decided: expected(&of.decided, players),
        after: expected(&of.after, players),
    });
    let mistake = |of: &review::Mistake| Mistake {
        n: entry(of.line),
        round: of.round,
        phase: of.phase,
        seat: of.seat,
        played: steps(rules, &of.played, &of.game, of.seat),
        better: steps(rules, &of.better, &of.game, of.seat),
        loss: estimate(of.loss),
        balance: balance(of.balance),
        win_better: percent(of.win.0),
        win_played: percent(of.win.1),
        reasons: strongest(&of.reasons),
        gains: gains(&of.gains),
        gains_played: gains(&of.gains_played),
        dice: of.dice.map(|dice| dice.map(taken)),
    };
    protocol::Review {
        accounts: review.seats.iter().map(account).collect(),
        start: expected(&review.start, players),
        moves: moves.collect(),
        mistakes: review.mistakes.iter().map(mistake).collect(),
        doubtful: review.doubtful.iter().map(mistake).collect(),
    }
}

fn account(of: &review::Account) -> Account {
    Account {
        seat: of.seat,
        margin: hundredths(of.margin),
        start: estimate(of.start),
        luck: estimate(of.luck),
        skill: estimate(of.skill),
        others: estimate(of.others),
    }
}

fn expected(of: &review::Expected, players: usize) -> Expected {
    Expected {
        points: by_number(&of.points, players).map(|&points| hundredths(points)).collect(),
        win: by_number(&of.win, players).map(|&win| percent(win)).collect(),
    }
}

fn estimate(of: review::Estimate) -> Estimate {
    Estimate { points: hundredths(of.mean), within: hundredths(of.within()) }
}

fn balance(of: review::Balance) -> Balance {
    Balance {
        upgrades: hundredths(of.upgrades),
        nobles: hundredths(of.nobles),
        guests: hundredths(of.guests),
        regulars: hundredths(of.regulars),
        tavern_cards: hundredths(of.tavern_cards),
        schnapps: hundredths(of.schnapps),
        reputation: hundredths(of.reputation),
        rival: hundredths(of.rival),
    }
}

fn by_number<T>(of: &BySeat<T>, players: usize) -> impl Iterator<Item = &T> {
    Seat::ALL.into_iter().take(players).map(|seat| &of[seat])
}

impl From<NoReview> for Problem {
    fn from(no: NoReview) -> Problem {
        match no {
            NoReview::Open(error) => crate::http::Failure::from(error).0,
            NoReview::Record(ReviewError::NoDecision(_) | ReviewError::Impossible(_)) => {
                Problem::NoSuchStep
            }
            NoReview::Record(error) => {
                tracing::info!(%error, "a game cannot be reviewed");
                Problem::NoReview
            }
            NoReview::Failed => Problem::NoReview,
            NoReview::TooMany => Problem::TooFast,
        }
    }
}
