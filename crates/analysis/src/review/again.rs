//! Another try at a decision of a game that is over: whether it was the better one.

use super::imagine::Difference;
use super::work::difference;
use super::{Balance, Estimate, ReviewError, Settings, chain, steps};
use core::sync::atomic::AtomicBool;
use engine::{Action, Rules};
use players::value::Value;
use record::Record;
use std::sync::Arc;

/// Another try beside what was done in the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Again {
    /// By how many points of margin it is better: measured like the cost of a mistake, so both can be compared.
    pub gain: Estimate,
    /// What those points are at the end of the game.
    pub balance: Balance,
    /// The chance to win after this try and after what was done then.
    pub win: (f32, f32),
}

/// Measures another try at the decision in a line of the record: the answer, or the steps to the end of the turn. `None`
/// once `stop` is set.
///
/// # Errors
///
/// The record cannot be reviewed, or nothing is decided in that line.
pub fn again(
    record: &Record,
    value: &Arc<Value>,
    settings: &Settings,
    line: usize,
    tried: &[Action],
    stop: &AtomicBool,
) -> Result<Option<Again>, ReviewError> {
    let rules = Rules::new(record.header.sheet.clone());
    let (steps, _) = steps::of(&rules, record)?;
    let at =
        steps.iter().position(|step| step.line == line).ok_or(ReviewError::NoDecision(line))?;
    let turn = chain::moves(&steps).into_iter().find(|turn| turn.contains(&at));
    let end = turn.map_or(at + 1, |turn| turn.end);
    let played: Vec<Action> = steps[at..end].iter().map(|step| step.action).collect();
    let found = difference(&rules, value, &steps[at], [tried, &played], settings, stop);
    Ok(found.map(|Difference { points: gain, balance, win }| Again { gain, balance, win }))
}
