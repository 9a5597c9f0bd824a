//! The review of a finished game: what skill did, what luck did, and which decisions cost most.
//!
//! A position is worth what happens if a *reference player* takes over at all seats and plays the game to its
//! end, on average over imagined luck. With `V(s)` for that average and `Q(s, a)` for the same after a
//! decision `a`, the game played is a chain of positions in which every step has one cause:
//!
//! - the *skill* of a decision is `Q(s, a) − V(s)`: how much better (or worse) it was than what the
//!   reference player does;
//! - the *luck* after it is `V(s′) − Q(s, a)`: how much better the cards and dice were than their average.
//!
//! Only final scores are averaged, so nothing is left to be corrected later. The sum telescopes: for every seat
//!
//! `start + luck + own skill + what the others' decisions did = final margin`
//!
//! in every single course of imagined luck, where a margin is the points of a seat less those of its best
//! rival. And luck has the mean 0, whoever plays, because `Q` is the average of the `V` that may follow.
//! Every number says its standard error, from courses compared one by one.
//!
//! Laying dice while planning binds nobody and is not a decision; a step that was taken back does not
//! count.

mod again;
mod balance;
mod chain;
mod estimate;
mod imagine;
mod reasons;
mod report;
mod steps;
mod weigh;
mod work;

pub use again::again;
pub use balance::Balance;
pub use estimate::Estimate;
pub use imagine::Difference;
pub use steps::ReviewError;
pub use work::{Done, Task, Work};

use crate::explain::{self, Gain, Reason, TakenDie};
use core::sync::atomic::AtomicBool;
use engine::model::{BySeat, Seat};
use engine::{Action, Ask, Game, Phase};
use players::Spec;
use players::value::Value;
use record::Record;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

/// A reviewed game.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The account of each seat, in seat order.
    pub seats: Vec<Account>,
    /// What everybody could expect at the first question.
    pub start: Expected,
    /// Every move, in the order of the record.
    pub moves: Vec<Move>,
    /// Decisions for which something better was found, the costliest first.
    pub mistakes: Vec<Mistake>,
    /// Decisions for which a planner knows something that was better here, but not by more than chance may explain.
    pub doubtful: Vec<Mistake>,
}

/// The margin of one seat and how it came about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Account {
    /// Whose.
    pub seat: Seat,
    /// Its points in the end.
    pub points: u16,
    /// The expected margin at the first question.
    pub start: Estimate,
    /// What cards and dice brought beyond their average.
    pub luck: Estimate,
    /// What the seat's own decisions brought, compared with the reference player's.
    pub skill: Estimate,
    /// What the decisions of the others brought.
    pub others: Estimate,
    /// The final margin.
    pub margin: f32,
}

impl Account {
    /// The sum of everything: the final margin again.
    pub fn sum(&self) -> f32 {
        self.start.mean + self.luck.mean + self.skill.mean + self.others.mean
    }
}

/// What everybody can expect of a position; 0 where nobody sits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expected {
    /// Final points.
    pub points: BySeat<f32>,
    /// The chance to win.
    pub win: BySeat<f32>,
}

/// A decision or a whole serving turn, with the luck that followed.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// The first and the last line of the record, from 1.
    pub lines: (usize, usize),
    /// The round.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Who decided.
    pub seat: Seat,
    /// What was asked first.
    pub ask: Ask,
    /// What the decision changed in everybody's margin, compared with the reference player's.
    pub skill: BySeat<Estimate>,
    /// What cards and dice did to everybody's margin.
    pub luck: BySeat<Estimate>,
    /// What everybody could expect after the decision, before luck.
    pub decided: Expected,
    /// What everybody could expect after it and its luck.
    pub after: Expected,
}

/// A decision for which something better was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The line of the record, from 1.
    pub line: usize,
    /// The round.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Who decided.
    pub seat: Seat,
    /// What was asked.
    pub ask: Ask,
    /// The position, as it was.
    pub game: Box<Game>,
    /// What was done, to the end of the turn.
    pub played: Vec<Action>,
    /// What would have been better: the answer, or the steps to the end of the turn.
    pub better: Vec<Action>,
    /// By how much, in points of margin: more than twice its error, unless it is doubtful.
    pub loss: Estimate,
    /// What those points are at the end of the game.
    pub balance: Balance,
    /// The chance to win after the better way and after what was done.
    pub win: (f32, f32),
    /// Why a planner prefers it, the strongest reason first; may be empty.
    pub reasons: Vec<Reason>,
    /// What steps of the better way bring, those that bring most first; empty if it has no turn.
    pub gains: Vec<Gain>,
    /// The same for what was done.
    pub gains_played: Vec<Gain>,
    /// In a draft, the dice of both ways and where they are likely to lie: of the better one first.
    pub dice: Option<[TakenDie; 2]>,
}

impl Review {
    /// The decisions that cost most, of one seat or of all.
    pub fn costliest(&self, seat: Option<Seat>, most: usize) -> Vec<&Mistake> {
        let of_seat = |mistake: &&Mistake| seat.is_none_or(|seat| mistake.seat == seat);
        self.mistakes.iter().filter(of_seat).take(most).collect()
    }
}

/// How much thought goes into a review.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Who plays positions to the end, at all seats.
    pub reference: Spec,
    /// How often, each time once with everybody's luck for everybody.
    pub courses: u32,
    /// Where the imagined luck begins.
    pub luck: u64,
}

/// How often a position is played on unless somebody wants it otherwise.
pub const COURSES: u32 = 64;

/// The settings of a review with this many courses: four times as many halve the uncertainty. The
/// reference player is the strongest of those that answer in microseconds: a review plays ten thousand games.
pub fn settings(courses: u32) -> Settings {
    Settings { reference: Spec::MONEY, courses: courses.max(2), luck: 0 }
}

/// The planner that looks for something better: as `strong` thinks, but margins count in full, more
/// evenings are tried and turns are judged by the value alone, so that all steps of a turn are judged alike.
fn planner(luck: u64) -> explain::Settings<'static> {
    let mut settings = explain::Settings::like("strong");
    settings.strength.denial = 1.0;
    settings.strength.evenings = 32;
    settings.strength.foresight = None;
    settings.luck = luck;
    settings
}

/// Reviews the game of a record on this many threads. `progress` gets the number of pieces done and in
/// total.
///
/// # Errors
///
/// The record cannot be reviewed.
pub fn review(
    record: &Record,
    value: &Arc<Value>,
    settings: Settings,
    threads: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Review, ReviewError> {
    let work = Mutex::new(Work::new(record, value, settings)?);
    let changed = Condvar::new();
    let never = AtomicBool::new(false);
    let lend_a_hand = || {
        let mut open = work.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(task) = open.take() {
                drop(open);
                let done = task.run(&never);
                open = work.lock().unwrap_or_else(PoisonError::into_inner);
                done.into_iter().for_each(|done| open.put(done));
                let (done, all) = open.progress();
                progress(done, all);
                changed.notify_all();
            } else if open.is_finished() {
                return;
            } else {
                open = changed.wait(open).unwrap_or_else(PoisonError::into_inner);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            scope.spawn(lend_a_hand);
        }
        lend_a_hand();
    });
    let work = work.into_inner().unwrap_or_else(PoisonError::into_inner);
    work.finish().ok_or(ReviewError::Unfinished)
}
