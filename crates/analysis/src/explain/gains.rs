//! What single steps of a turn bring: the worth of its end, less the worth of the end without the step.

use engine::model::{Seat, Space};
use engine::{Action, ActionGroup, Game};
use players::estimate::stepped;
use players::value::Judge;

/// A step with what it brings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gain {
    /// The step.
    pub action: Action,
    /// The points that the seat would expect less if it left the step out and did the rest of the turn as far as
    /// the rules still allow.
    pub points: f32,
}

/// What the steps of a turn bring, those that bring most first; equal steps count together. Dice that bring
/// Thalers and beer are left out: they bring what is bought with them.
///
/// `positions` are those before each step and the last one; earlier ones may precede them.
pub(crate) fn of_turn(
    judge: &Judge<'_>,
    seat: Seat,
    steps: &[Action],
    positions: &[Game],
) -> Vec<Gain> {
    let Some((end, before)) = positions.split_last() else { return Vec::new() };
    let steps = turn_of(steps);
    let Some(skipped) = before.len().checked_sub(steps.len()) else { return Vec::new() };
    let whole = judge.worth(end, seat);
    let mut gains: Vec<Gain> = Vec::new();
    for (index, (action, before)) in steps.iter().zip(&before[skipped..]).enumerate() {
        if !is_attributed(action) {
            continue;
        }
        let points = whole - judge.worth(&without(judge, before, seat, &steps[index + 1..]), seat);
        match gains.iter_mut().find(|gain| gain.action == *action) {
            Some(gain) => gain.points += points,
            None => gains.push(Gain { action: *action, points }),
        }
    }
    gains.sort_by(|a, b| b.points.total_cmp(&a.points));
    gains
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

/// Whether people would name the step as a source of points. An answer belongs to the step that led to its
/// question.
fn is_attributed(action: &Action) -> bool {
    match action.group() {
        ActionGroup::Buy | ActionGroup::Upgrade | ActionGroup::Recruit | ActionGroup::Special => {
            true
        }
        ActionGroup::Use => matches!(action, Action::Use { at: Space::MONK, .. }),
        ActionGroup::Answer | ActionGroup::End | ActionGroup::Place | ActionGroup::Turn => false,
    }
}

/// The end of the turn if it goes on with these steps, without those that the rules then refuse.
fn without(judge: &Judge<'_>, game: &Game, seat: Seat, rest: &[Action]) -> Game {
    let go_on = |game: Game, action| stepped(judge.rules, &game, seat, action).unwrap_or(game);
    rest.iter().fold(*game, go_on)
}
