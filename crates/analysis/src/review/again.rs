//! Another try at a decision of a game that is over: whether it was the better one.

use super::work::difference;
use super::{Difference, ReviewError, Settings, chain, steps};
use core::sync::atomic::AtomicBool;
use engine::{Action, NoEvents, Rules};
use players::choices::Luck;
use players::value::Value;
use record::Record;
use std::sync::Arc;

/// How another try at the decision in a line of the record turns out beside what was done there: the answer, or the steps
/// to the end of the turn. It is measured like the cost of a mistake, so both can be compared. `None` once `stop` is set.
///
/// # Errors
///
/// The record cannot be reviewed, nothing is decided in that line, or the first step is not possible there.
pub fn again(
    record: &Record,
    value: &Arc<Value>,
    settings: &Settings,
    line: usize,
    tried: &[Action],
    stop: &AtomicBool,
) -> Result<Option<Difference>, ReviewError> {
    let rules = Rules::new(record.header.sheet.clone());
    let (steps, _) = steps::of(&rules, record)?;
    let at = steps.iter().position(|step| step.line == line);
    let at = at.ok_or(ReviewError::NoDecision(line))?;
    // Luck decides what is possible later on, so only the beginning can be checked.
    let (first, mut game) = (tried.first().ok_or(ReviewError::Impossible(line))?, steps[at].before);
    rules
        .apply(&mut game, steps[at].seat, first, &mut Luck::new(0), &mut NoEvents)
        .map_err(|_| ReviewError::Impossible(line))?;
    let turn = chain::moves(&steps).into_iter().find(|turn| turn.contains(&at));
    let end = turn.map_or(at + 1, |turn| turn.end);
    let played: Vec<Action> = steps[at..end].iter().map(|step| step.action).collect();
    Ok(difference(&rules, value, &steps[at], [tried, &played], settings, stop))
}
