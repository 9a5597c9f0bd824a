//! A proven turn as a person would play it.

use engine::model::{Die, Space};
use engine::{Action, Game, Rules};
use puzzles::{after, last_worth};

/// The same turn without moving dice about: the proof takes all dice into the pool first and lays
/// each down only to use it at once, or tries them in one place after the other, where a person
/// leaves them as they lie.
pub fn tidied(rules: &Rules, game: &Game, turn: &[Action]) -> Vec<Action> {
    // On its way a die may bring Reputation (F2), so what is tidy must be as good.
    let worth = |turn: &[Action]| {
        let end = after(rules, game, turn).ok()?;
        // A question without its answer would keep the turn open.
        after(rules, &end, &[Action::Close]).ok()?;
        Some(last_worth(rules, &end))
    };
    let as_good = |tidy: &Vec<Action>| worth(tidy) == worth(turn);
    let used_where_they_lie = rewritten(rules, game, turn, |now, action| match action {
        Action::Plan(_) | Action::Place { .. } | Action::Lift { .. } => Some(Vec::new()),
        Action::Use { die, at } => {
            let lay = placing(rules, now, die, at)?;
            Some([lay, vec![action]].concat())
        }
        other => Some(vec![other]),
    });
    used_where_they_lie.filter(as_good).unwrap_or_else(|| shortened(rules, game, turn, as_good))
}

/// A turn without the longest stretches that it can do without.
fn shortened(
    rules: &Rules,
    game: &Game,
    turn: &[Action],
    as_good: impl Fn(&Vec<Action>) -> bool,
) -> Vec<Action> {
    let mut short = turn.to_vec();
    let mut length = short.len();
    while length > 0 {
        let without = |start: usize| {
            let rest = [&short[..start], &short[start + length..]].concat();
            rewritten(rules, game, &rest, |now, action| match action {
                Action::Place { die, to, .. } => placing(rules, now, die, to),
                other => Some(vec![other]),
            })
        };
        let starts = 0..=short.len().saturating_sub(length);
        let found =
            starts.filter_map(without).filter(|rest| rest.len() < short.len()).find(&as_good);
        match found {
            Some(rest) => short = rest,
            None => length -= 1,
        }
        length = length.min(short.len());
    }
    short
}

/// A turn with other steps in the place of each; `None` if one is refused.
fn rewritten(
    rules: &Rules,
    game: &Game,
    turn: &[Action],
    steps: impl Fn(&Game, Action) -> Option<Vec<Action>>,
) -> Option<Vec<Action>> {
    let (mut now, mut all) = (*game, Vec::new());
    for &action in turn {
        let steps = steps(&now, action)?;
        now = after(rules, &now, &steps).ok()?;
        all.extend(steps);
    }
    Some(all)
}

/// The moves after which the die lies where it is to be used.
fn placing(rules: &Rules, now: &Game, die: Die, to: Space) -> Option<Vec<Action>> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turns_of_the_puzzles_for_people_are_tidy() {
        let rules = Rules::first_release();
        for puzzle in puzzles::shipped() {
            assert_eq!(tidied(&rules, &puzzle.game, &puzzle.turn), puzzle.turn, "{}", puzzle.name);
        }
    }
}
