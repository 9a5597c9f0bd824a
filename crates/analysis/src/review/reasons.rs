//! Why one way is better than another, by what the planner sees in both.

use super::work::{Shared, Suspect};
use crate::explain::{Gain, Reason, Settings, TakenDie, explain, gains, parts};
use engine::model::Seat;
use engine::{Action, Game, NoEvents, Phase};
use players::choices::Luck;
use players::value::Judge;

/// What the planner says.
#[derive(Clone, Debug, Default)]
pub(super) struct Why {
    /// The differences between the better way and what was done, the strongest first.
    pub(super) reasons: Vec<Reason>,
    /// What steps of the better way bring, those that bring most first.
    pub(super) gains: Vec<Gain>,
    /// What steps of what was done bring.
    pub(super) gains_played: Vec<Gain>,
    /// In a draft, the dice of both ways: of the better one first.
    pub(super) dice: Option<[TakenDie; 2]>,
}

/// Why the better way of a suspect is better.
pub(super) fn of(shared: &Shared, suspect: &Suspect) -> Why {
    let step = &shared.steps[suspect.step];
    let (game, seat) = (&step.before, step.seat);
    if game.phase == Phase::Serve {
        let judge = Judge::new(&shared.rules, &shared.value);
        let [better, played] =
            [&suspect.better, &suspect.played].map(|steps| turn(shared, game, seat, steps));
        let [best, worse] = [&better, &played]
            .map(|turn| parts::of_position(&judge, turn.last().unwrap_or(game), seat));
        return Why {
            reasons: parts::strongest_first(parts::difference(&best, &worse)),
            gains: gains::of_turn(&judge, seat, &suspect.better, &better),
            gains_played: gains::of_turn(&judge, seat, &suspect.played, &played),
            dice: None,
        };
    }
    let settings = Settings { most: usize::MAX, ..super::planner(shared.settings.luck) };
    let found = explain(&shared.rules, &shared.value, game, seat, &settings);
    let index = |steps: &[Action]| {
        let same = |actions: &[Action]| actions.first() == steps.first();
        found.alternatives.iter().position(|alternative| same(&alternative.actions))
    };
    match (index(&suspect.better), index(&suspect.played)) {
        (Some(better), Some(played)) => Why {
            reasons: found.compare(better, played),
            gains: found.alternatives[better].gains.clone(),
            gains_played: found.alternatives[played].gains.clone(),
            dice: found.alternatives[better]
                .die
                .zip(found.alternatives[played].die)
                .map(<[_; 2]>::from),
        },
        // The dice as laid are no listed alternative.
        (Some(_) | None, Some(_) | None) => Why::default(),
    }
}

/// The positions before each of these steps of a turn, and the last one before it is closed.
fn turn(shared: &Shared, game: &Game, seat: Seat, steps: &[Action]) -> Vec<Game> {
    let (mut end, mut turn) = (*game, vec![*game]);
    for step in steps.iter().take_while(|step| **step != Action::Close) {
        let mut luck = Luck::new(shared.settings.luck);
        if shared.rules.apply(&mut end, seat, step, &mut luck, &mut NoEvents).is_err() {
            break;
        }
        turn.push(end);
    }
    turn
}
