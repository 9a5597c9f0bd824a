//! The review of a finished game: what every decision cost, and what was luck.
//!
//! The accounts are kept in margins: the points of a seat less those of its best rival. At every
//! decision the expected margins after the best answer and after the one that was given are judged
//! alike; the difference is what the decision cost. Everything else that changes the expectation
//! between two decisions is luck: what cards and dice brought, measured against what they would have
//! brought on average, and what is left, which is the judgement correcting itself. So for every seat
//!
//! `start + chance + corrections − losses + what the others' decisions brought = final margin`
//!
//! holds by construction, and a test checks it with games of all kinds.
//!
//! A decision is judged by what its seat knew ([`Rules::seen_by`]). Laying dice while planning binds
//! nobody and is not a decision; a step that was taken back does not count.

mod luck;
mod steps;
mod weigh;

pub use steps::ReviewError;

use crate::explain::{Settings, lead, outlook, win_chances};
use engine::model::{BySeat, Seat};
use engine::{Action, Ask, Game, Phase, Rules};
use players::value::{Judge, Value};
use record::Record;
use steps::Step;

/// A reviewed game.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The account of each seat, in seat order.
    pub seats: Vec<Account>,
    /// Every decision, in the order of the record.
    pub decisions: Vec<Decision>,
}

/// The margin of one seat and how it came about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Account {
    /// Whose.
    pub seat: Seat,
    /// Its points in the end.
    pub points: u16,
    /// The expected margin at the first question.
    pub start: f32,
    /// What cards and dice brought beyond their average.
    pub chance: f32,
    /// By how much the judgement corrected itself.
    pub corrections: f32,
    /// What the seat's own decisions cost; never negative.
    pub losses: f32,
    /// What the decisions of the others brought.
    pub others: f32,
    /// The final margin.
    pub margin: f32,
}

impl Account {
    /// The sum of everything: the final margin again.
    pub fn sum(&self) -> f32 {
        self.start + self.luck() - self.losses + self.others
    }

    /// Everything but decisions.
    pub fn luck(&self) -> f32 {
        self.chance + self.corrections
    }
}

/// A decision and what it cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
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
    /// What was done.
    pub played: Action,
    /// What would have been best: the answer, and for a turn the steps that were to follow it.
    pub best: Vec<Action>,
    /// By how much the best answer would have been better, in points of margin; never below 0.
    pub loss: f32,
    /// The chance to win after the best answer and after the one that was given.
    pub win: (f32, f32),
    /// What the decision changed in the margin of every seat.
    pub effects: BySeat<f32>,
    /// What cards and dice did to everybody's margin after it.
    pub chance: BySeat<f32>,
    /// By how much the judgement corrected everybody's margin after it.
    pub corrections: BySeat<f32>,
}

impl Review {
    /// The decisions that cost most, of one seat or of all; none that cost nothing.
    pub fn costliest(&self, seat: Option<Seat>, most: usize) -> Vec<&Decision> {
        let of_seat = |decision: &&Decision| seat.is_none_or(|seat| decision.seat == seat);
        let cost = |decision: &&Decision| decision.loss >= NOTICED;
        let mut found: Vec<&Decision> =
            self.decisions.iter().filter(of_seat).filter(cost).collect();
        found.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        found.truncate(most);
        found
    }
}

/// A loss of fewer points is not worth mentioning.
const NOTICED: f32 = 0.05;

/// The settings of a review: as `strong` thinks, but margins count in full, more evenings are tried
/// and turns are judged by the value alone, so that all steps of a turn are judged alike.
pub fn settings() -> Settings<'static> {
    let mut settings = Settings::like("strong");
    settings.strength.denial = 1.0;
    settings.strength.evenings = 32;
    settings.strength.foresight = None;
    settings
}

/// Reviews the game of a record. `progress` gets the number of decisions done and in total.
pub fn review(
    record: &Record,
    value: &Value,
    settings: &Settings<'_>,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Review, ReviewError> {
    let rules = Rules::new(record.header.sheet.clone());
    let judge = Judge::new(&rules, value);
    let (steps, end) = steps::of(&rules, record)?;
    let margins = |points: &BySeat<f32>| {
        BySeat::from_fn(
            |seat| if seat.number() < end.players() { lead(points, &end, seat) } else { 0.0 },
        )
    };
    let mut decisions: Vec<Decision> = Vec::new();
    let mut start = BySeat::<f32>::default();
    // The expected margins after what was done last.
    let mut after = BySeat::<f32>::default();
    for (index, step) in steps.iter().enumerate() {
        let weighed = weigh::weigh(&judge, step, settings);
        let (best, played) = (margins(&weighed.best), margins(&weighed.played));
        match decisions.last_mut() {
            None => start = best,
            Some(last) => correct(last, &after, &best),
        }
        after = played;
        decisions.push(Decision {
            line: step.line,
            round: step.before.round,
            phase: step.before.phase,
            seat: step.seat,
            ask: step.ask,
            game: Box::new(step.before),
            played: step.action,
            loss: best[step.seat] - played[step.seat],
            win: win(&weighed, step),
            best: weighed.actions,
            effects: difference(&played, &best),
            chance: luck::of(&judge, step, settings),
            corrections: BySeat::default(),
        });
        progress(index + 1, steps.len());
    }
    let last = margins(&outlook(&judge, &end, settings));
    if let Some(decision) = decisions.last_mut() {
        correct(decision, &after, &last);
    }
    let seats = Seat::ALL.into_iter().take(end.players() as usize);
    let seats = seats.map(|seat| account(seat, start[seat], &decisions, &rules, &end));
    Ok(Review { seats: seats.collect(), decisions })
}

/// The part of a change in expectation that chance does not explain.
fn correct(decision: &mut Decision, from: &BySeat<f32>, to: &BySeat<f32>) {
    let changed = difference(to, from);
    decision.corrections = difference(&changed, &decision.chance);
}

fn difference(one: &BySeat<f32>, other: &BySeat<f32>) -> BySeat<f32> {
    BySeat::from_fn(|seat| one[seat] - other[seat])
}

fn win(weighed: &weigh::Weighed, step: &Step) -> (f32, f32) {
    let chance = |points: &BySeat<f32>| win_chances(points, &step.before)[step.seat];
    (chance(&weighed.best), chance(&weighed.played))
}

fn account(seat: Seat, start: f32, decisions: &[Decision], rules: &Rules, end: &Game) -> Account {
    let sum = |of: &dyn Fn(&Decision) -> f32| decisions.iter().map(of).sum::<f32>();
    let points = |seat| rules.score(end, seat).total();
    let rivals = end.turn_order().filter(|&other| other != seat).map(points);
    Account {
        seat,
        points: points(seat),
        start,
        chance: sum(&|decision| decision.chance[seat]),
        corrections: sum(&|decision| decision.corrections[seat]),
        losses: sum(&|decision| if decision.seat == seat { decision.loss } else { 0.0 }),
        others: sum(&|decision| if decision.seat == seat { 0.0 } else { decision.effects[seat] }),
        margin: points(seat) as f32 - rivals.max().unwrap_or(0) as f32,
    }
}
