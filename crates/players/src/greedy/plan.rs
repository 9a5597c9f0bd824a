//! E: where the dice lie.

use super::purse::Purse;
use super::value::{View, best_of};
use crate::placements::Placements;
use engine::model::{Die, Face, MAX_DICE};
use engine::{Action, ActionList, Plan};

/// How much more than its Schnapps a turned die must bring (E5).
const TURN_MARGIN: f32 = 0.3;

/// The whole plan at once, then "ready"; a die is turned first where that pays.
pub(super) fn plan(view: View<'_>, list: &ActionList) -> Action {
    let tavern = view.tavern();
    let purse = Purse::ahead(view);
    let placements = Placements::new(view.rules, tavern, false);
    let best_layout =
        |faces: &[Face]| placements.best_layout(faces, |harvest| purse.worth(harvest, 0.0));
    let dice: Vec<(usize, Die)> = (0..MAX_DICE)
        .filter_map(|index| tavern.dice.get(index).map(|(die, _)| (index, die)))
        .collect();
    let faces: Vec<Face> = dice.iter().map(|(_, die)| die.face).collect();
    let current = view.rules.current_plan(view.game, view.seat);
    if current != Plan::default() {
        return Action::Ready;
    }
    let (best, spaces) = best_layout(&faces);
    let price = view.rules.sheet().entertainers.die as f32 * view.schnapps();
    let turned = best_of(list.iter().filter_map(|&action| {
        let Action::Turn { die, to } = action else { return None };
        let mut faces = faces.clone();
        let index = dice.iter().position(|&(_, other)| other == die)?;
        faces[index] = to;
        let value = best_layout(&faces).0 - price - TURN_MARGIN;
        (value > best).then_some((action, value))
    }));
    if let Some(turn) = turned {
        return turn;
    }
    let mut plan = Plan::default();
    for (&(index, _), space) in dice.iter().zip(spaces) {
        plan.0[index] = space;
    }
    if plan == current || view.rules.preview(view.game, view.seat, &plan).is_err() {
        return Action::Ready;
    }
    Action::Plan(plan)
}
