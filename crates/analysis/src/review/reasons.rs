//! Why one way is better than another, by what the planner sees in both.

use super::work::{Shared, Suspect};
use crate::explain::{Reason, Settings, explain, parts};
use engine::model::Seat;
use engine::{Action, Game, NoEvents, Phase};
use players::choices::Luck;
use players::value::Judge;

/// The differences between the better way and what was done, the strongest first.
pub(super) fn of(shared: &Shared, suspect: &Suspect) -> Vec<Reason> {
    let step = &shared.steps[suspect.step];
    let (game, seat) = (&step.before, step.seat);
    if game.phase == Phase::Serve {
        let judge = Judge::new(&shared.rules, &shared.value);
        let [better, played] = [&suspect.better, &suspect.played]
            .map(|steps| parts::of_position(&judge, &turn(shared, game, seat, steps), seat));
        return parts::strongest_first(parts::difference(&better, &played));
    }
    let settings = Settings { most: usize::MAX, ..super::planner(shared.settings.luck) };
    let found = explain(&shared.rules, &shared.value, game, seat, &settings);
    let index = |steps: &[Action]| {
        let same = |actions: &[Action]| actions.first() == steps.first();
        found.alternatives.iter().position(|alternative| same(&alternative.actions))
    };
    match (index(&suspect.better), index(&suspect.played)) {
        (Some(better), Some(played)) => found.compare(better, played),
        // The dice as laid are no listed alternative.
        (Some(_) | None, Some(_) | None) => Vec::new(),
    }
}

/// The position after these steps of a turn, before it is closed.
fn turn(shared: &Shared, game: &Game, seat: Seat, steps: &[Action]) -> Game {
    let mut end = *game;
    for step in steps.iter().take_while(|step| **step != Action::Close) {
        let mut luck = Luck::new(shared.settings.luck);
        if shared.rules.apply(&mut end, seat, step, &mut luck, &mut NoEvents).is_err() {
            break;
        }
    }
    end
}
