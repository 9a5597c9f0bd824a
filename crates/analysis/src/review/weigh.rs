//! One decision in the eyes of a planner: which of many is worth a closer look, and what would be better.

use super::steps::Step;
use crate::explain::options::{Choice, Scene};
use crate::explain::outlook::{begun, coming, rivals};
use crate::explain::{Settings, lead, outlook};
use engine::model::{BySeat, Seat};
use engine::{Action, Game};
use players::deliberation::{Breadth, Candidate, Memory, Topic, deliberate};
use players::estimate::stepped;
use players::value::Judge;

/// A decision as a planner sees it.
pub(super) struct Weighed {
    /// By how much the planner's answer is better, in points of margin; never below 0.
    pub(super) loss: f32,
    /// The planner's answer, with the steps that were to follow it.
    pub(super) better: Vec<Action>,
}

/// Both expectations, evaluated the same way.
struct Both {
    best: BySeat<f32>,
    played: BySeat<f32>,
    actions: Vec<Action>,
}

/// Weighs a decision by what its seat knew.
pub(super) fn weigh(judge: &Judge<'_>, step: &Step, settings: &Settings<'_>) -> Weighed {
    let seen = judge.rules.seen_by(&step.before, step.seat);
    let both = match Topic::of(judge, &seen, step.seat) {
        Some(Topic::Plan) => plan(judge, step, &seen, settings),
        Some(Topic::Turn) => serve(judge, step, &seen, settings),
        Some(Topic::Draft | Topic::OnTop | Topic::Answer) | None => {
            answer(judge, step, &seen, settings)
        }
    };
    let [best, played] = [&both.best, &both.played].map(|all| lead(all, &seen, step.seat));
    // A search that was cut may have missed what was done.
    Weighed { loss: (best - played).max(0.0), better: both.actions }
}

/// A step of a serving turn: what can still be made of the turn before and after it.
fn serve(judge: &Judge<'_>, step: &Step, game: &Game, settings: &Settings<'_>) -> Both {
    let others = rivals(judge, game, step.seat, settings);
    let best = best(judge, game, step.seat, settings);
    let played = match step.action {
        Action::Close => judge.worth(game, step.seat),
        _ => stepped(judge.rules, game, step.seat, &step.action).map_or_else(
            || judge.worth(game, step.seat),
            |next| turn(judge, &next, step.seat, settings),
        ),
    };
    let (points, actions) = best.map_or((played, Vec::new()), |best| (best.points, best.steps));
    let with = |points| with(&others, step.seat, points);
    Both { best: with(points), played: with(played), actions }
}

/// Turning dice or declaring the plan ready: dice can still be moved, so little is lost here.
fn plan(judge: &Judge<'_>, step: &Step, game: &Game, settings: &Settings<'_>) -> Both {
    let found = Scene::new(judge, game, step.seat, settings).find();
    let points = match step.action {
        Action::Ready => {
            begun(judge, game, step.seat).map(|begun| turn(judge, &begun, step.seat, settings))
        }
        _ => stepped(judge.rules, game, step.seat, &step.action).and_then(|next| {
            let solved = coming(judge, &next, step.seat, &settings.limits());
            solved.best().map(|turn| turn.value)
        }),
    };
    let points = points.unwrap_or_else(|| judge.worth(game, step.seat));
    match first_best(found.choices, |all| all[step.seat]) {
        Some(best) => {
            let played = with(&best.all, step.seat, points);
            Both { best: best.all, played, actions: best.candidate.steps }
        }
        None => {
            let all = with(&rivals(judge, game, step.seat, settings), step.seat, points);
            Both { best: all, played: all, actions: vec![step.action] }
        }
    }
}

/// An answer from the list: all of them are judged.
fn answer(judge: &Judge<'_>, step: &Step, game: &Game, settings: &Settings<'_>) -> Both {
    let choices = Scene::new(judge, game, step.seat, settings).find().choices;
    let gives = |choice: &&Choice| choice.candidate.steps.first() == Some(&step.action);
    let played = choices.iter().find(gives).map(|choice| choice.all);
    match first_best(choices, |all| lead(all, game, step.seat)) {
        Some(best) => Both {
            played: played.unwrap_or(best.all),
            best: best.all,
            actions: best.candidate.steps,
        },
        None => {
            let all = outlook(judge, game, settings);
            Both { best: all, played: all, actions: vec![step.action] }
        }
    }
}

/// The choice with the highest worth, the first of equals.
fn first_best(choices: Vec<Choice>, worth: impl Fn(&BySeat<f32>) -> f32) -> Option<Choice> {
    let better = |best: Choice, other: Choice| {
        if worth(&other.all) > worth(&best.all) { other } else { best }
    };
    choices.into_iter().reduce(better)
}

/// What can be made of a turn under way.
fn turn(judge: &Judge<'_>, game: &Game, seat: Seat, settings: &Settings<'_>) -> f32 {
    best(judge, game, seat, settings).map_or_else(|| judge.worth(game, seat), |best| best.points)
}

/// What the seat would do.
fn best(judge: &Judge<'_>, game: &Game, seat: Seat, settings: &Settings<'_>) -> Option<Candidate> {
    let thinking = settings.thinking(Breadth::Answer, None);
    let mut memory = Memory::default();
    let thought = deliberate(judge, game, seat, &thinking, &mut memory, &mut ());
    thought.candidates.into_iter().next()
}

fn with(others: &BySeat<f32>, seat: Seat, points: f32) -> BySeat<f32> {
    let mut all = *others;
    all[seat] = points;
    all
}
