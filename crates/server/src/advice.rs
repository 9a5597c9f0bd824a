//! What analysis finds, as codes and numbers for the page.

use analysis::explain;
use engine::model::Tavern;
use engine::notation::write_action;
use engine::{Action, Plan};
use protocol::{AdvisedStep, DiePlaced, Gain, Reason};

/// How many reasons are given for a way; the page names the rest as one.
const REASONS: usize = 6;
/// The steps of a way that begins in this tavern. A plan refers to dice by their position, which earlier steps may
/// change, so only the first step names them.
pub(crate) fn steps(actions: &[Action], tavern: &Tavern) -> Vec<AdvisedStep> {
    let step = |(index, action): (usize, &Action)| AdvisedStep {
        notation: write_action(action),
        action: *action,
        places: match action {
            Action::Plan(plan) if index == 0 => places(plan, tavern),
            _ => Vec::new(),
        },
    };
    actions.iter().enumerate().map(step).collect()
}

/// Which die of the tavern goes where.
fn places(plan: &Plan, tavern: &Tavern) -> Vec<DiePlaced> {
    let dice = plan.0.iter().enumerate();
    dice.filter_map(|(index, to)| Some(DiePlaced { die: tavern.dice.get(index)?.0, to: (*to)? }))
        .collect()
}

/// The strongest reasons.
pub(crate) fn strongest(reasons: &[explain::Reason]) -> Vec<Reason> {
    let sources = explain::strongest_sources(reasons, REASONS).into_iter();
    sources.map(|(source, points)| Reason { source, points: hundredths(points) }).collect()
}

/// What single steps bring, or cost.
pub(crate) fn gains(gains: &[explain::Gain]) -> Vec<Gain> {
    gains.iter().map(|gain| Gain { action: gain.action, points: hundredths(gain.points) }).collect()
}

/// Points as the page gets them.
pub(crate) fn hundredths(points: f32) -> i32 {
    (points * 100.0).round() as i32
}

/// A chance from 0 to 1.
pub(crate) fn percent(chance: f32) -> u8 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}
