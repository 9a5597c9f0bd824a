//! A proven turn as a person would play it.

use engine::model::Space;
use engine::{Action, Game, Plan, Rules};
use puzzles::after;

/// The same turn without moving dice about: the proof takes all dice into the pool first and lays
/// each down only to use it at once, where a person leaves them as they lie. What cannot be tidied
/// stays as it is.
pub fn tidied(rules: &Rules, game: &Game, turn: &[Action]) -> Vec<Action> {
    let Some((Action::Plan(first), rest)) = turn.split_first() else { return turn.to_vec() };
    if *first != Plan::default() {
        return turn.to_vec();
    }
    let mut tidy = Vec::new();
    let mut now = *game;
    for &action in rest {
        let steps = match action {
            Action::Place { from: None, .. } => placing(rules, &now, action),
            other => Some(vec![other]),
        };
        let taken = steps.and_then(|steps| Some((after(rules, &now, &steps).ok()?, steps)));
        let Some((next, steps)) = taken else { return turn.to_vec() };
        (now, tidy) = (next, [tidy, steps].concat());
    }
    tidy
}

/// The moves after which the die lies where it is to be used.
fn placing(rules: &Rules, now: &Game, action: Action) -> Option<Vec<Action>> {
    let Action::Place { die, to, .. } = action else { return None };
    let tavern = now.tavern(now.active);
    let unused = || {
        let dice = tavern.dice.entries().filter(|(_, entry)| !entry.used());
        dice.map(|(die, entry)| (die, tavern.space_at(entry.place())))
    };
    let places: Vec<Option<Space>> =
        unused().filter(|(other, _)| *other == die).map(|(_, place)| place).collect();
    if places.contains(&Some(to)) {
        return Some(Vec::new());
    }
    let from = *places.first()?;
    let direct = vec![Action::Place { die, from, to }];
    if after(rules, now, &direct).is_ok() {
        return Some(direct);
    }
    // Another die is in the way.
    let (other, _) = unused().find(|(_, place)| *place == Some(to))?;
    let mut steps = vec![Action::Lift { die: other, from: to }];
    steps.extend(direct);
    Some(steps)
}
