//! What single steps of a turn bring: how much more the position is worth after each of them. So they add up.

use engine::model::{Seat, Space};
use engine::{Action, ActionGroup, Game};
use players::value::Judge;

/// A step with what it brings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gain {
    /// The step.
    pub action: Action,
    /// How many more points the turn is worth if it ends after this step and its answers, rather than before, without
    /// what Thalers and beer are worth.
    pub points: f32,
}

/// What the steps of a turn bring, those that bring most first; equal steps count together, and so do all dice of
/// the Monk and all others. Placing the dice stands under [`Action::Ready`]. The Thalers and beer that are kept in the end
/// stand under [`Action::Close`]: if each step counted what it earned or spent, whatever is paid with the last coins
/// would seem to cost more than it brings.
///
/// `positions` are those before each step and the last one; before them may come the one before the dice were placed.
pub(crate) fn of_turn(
    judge: &Judge<'_>,
    seat: Seat,
    steps: &[Action],
    positions: &[Game],
) -> Vec<Gain> {
    let steps = turn_of(steps);
    let Some(skipped) = positions.len().checked_sub(steps.len() + 1) else { return Vec::new() };
    let placed = skipped.saturating_sub(1);
    let worth = |position: &Game| judge.prospect(position, seat).with(0, 0);
    let purse = |position: &Game| judge.worth(position, seat) - worth(position);
    let worths: Vec<f32> = positions[skipped..].iter().map(worth).collect();
    let mut gains: Vec<Gain> = Vec::new();
    if skipped > 0 {
        gains.push(Gain { action: Action::Ready, points: worths[0] - worth(&positions[placed]) });
    }
    // Placing the dice may lead to questions, too.
    let mut cause = (!gains.is_empty()).then_some(0);
    for (action, around) in steps.iter().zip(worths.windows(2)) {
        // An answer belongs to the step that led to its question.
        if action.group() != ActionGroup::Answer {
            cause = is_attributed(action).then(|| find_or_add(&mut gains, *action));
        }
        if let Some(cause) = cause {
            gains[cause].points += around[1] - around[0];
        }
    }
    if let (Some(first), Some(last)) = (positions.get(placed), positions.last()) {
        gains.push(Gain { action: Action::Close, points: purse(last) - purse(first) });
    }
    gains.sort_by(|a, b| b.points.total_cmp(&a.points));
    gains
}

fn find_or_add(gains: &mut Vec<Gain>, action: Action) -> usize {
    let is_same = |gain: &Gain| {
        gain.action == action
            || matches!(
                (gain.action, action),
                (Action::Use { at: one, .. }, Action::Use { at: other, .. })
                    if (one == Space::MONK) == (other == Space::MONK)
            )
    };
    gains.iter().position(is_same).unwrap_or_else(|| {
        gains.push(Gain { action, points: 0.0 });
        gains.len() - 1
    })
}

/// The steps of the turn itself: after the plan, before closing.
fn turn_of(steps: &[Action]) -> &[Action] {
    let planned = steps.iter().rposition(|step| matches!(step, Action::Ready | Action::Plan(_)));
    let steps = planned.map_or(steps, |planned| &steps[planned + 1..]);
    match steps.split_last() {
        Some((Action::Close, steps)) => steps,
        _ => steps,
    }
}

/// Whether people would name the step as a source of points.
fn is_attributed(action: &Action) -> bool {
    match action.group() {
        ActionGroup::Buy
        | ActionGroup::Upgrade
        | ActionGroup::Recruit
        | ActionGroup::Special
        | ActionGroup::Use => true,
        ActionGroup::Answer | ActionGroup::End | ActionGroup::Place | ActionGroup::Turn => false,
    }
}
