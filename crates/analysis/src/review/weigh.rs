//! One decision: the expectation after the best answer, and after the one that was given.

use super::steps::Step;
use crate::explain::options::Scene;
use crate::explain::outlook::{begun, coming, limits, rivals};
use crate::explain::{Settings, lead};
use engine::model::{BySeat, Seat};
use engine::{Action, Ask, Game, Phase};
use players::estimate::stepped;
use players::solver;
use players::value::Judge;

/// Both expectations, judged alike.
pub(super) struct Weighed {
    pub(super) best: BySeat<f32>,
    pub(super) played: BySeat<f32>,
    /// The best answer, with the steps that were to follow it.
    pub(super) actions: Vec<Action>,
}

/// Weighs a decision by what its seat knew.
pub(super) fn weigh(judge: &Judge<'_>, step: &Step, settings: &Settings<'_>) -> Weighed {
    let seen = judge.rules.seen_by(&step.before, step.seat);
    let weighed = match (step.ask, seen.phase) {
        (Ask::Plan, _) => plan(judge, step, &seen, settings),
        (_, Phase::Serve) => serve(judge, step, &seen, settings),
        _ => answer(judge, step, &seen, settings),
    };
    // The best that was looked at is at least what was done: a search that was cut may have missed it.
    if lead(&weighed.played, &seen, step.seat) >= lead(&weighed.best, &seen, step.seat) {
        return Weighed { best: weighed.played, actions: vec![step.action], ..weighed };
    }
    weighed
}

/// A step of a serving turn: what can still be made of the turn before and after it.
fn serve(judge: &Judge<'_>, step: &Step, game: &Game, settings: &Settings<'_>) -> Weighed {
    let others = rivals(judge, game, step.seat, settings);
    let solved = solver::serve(judge, game, step.seat, &limits(settings, 1));
    let played = match step.action {
        Action::Close => judge.worth(game, step.seat),
        _ => stepped(judge.rules, game, step.seat, &step.action).map_or_else(
            || judge.worth(game, step.seat),
            |next| turn(judge, &next, step.seat, settings),
        ),
    };
    let (points, actions) = solved.best().map_or((played, Vec::new()), |turn| {
        (turn.value, turn.actions.iter().copied().chain([Action::Close]).collect())
    });
    let with = |points| with(&others, step.seat, points);
    Weighed { best: with(points), played: with(played), actions }
}

/// Dice turned, or said to lie well: they can still be laid anew, so little is lost here.
fn plan(judge: &Judge<'_>, step: &Step, game: &Game, settings: &Settings<'_>) -> Weighed {
    let found = Scene::new(judge, game, step.seat, settings).find(Ask::Plan);
    let best = found.options.into_iter().reduce(|best, other| {
        if other.all[step.seat] > best.all[step.seat] { other } else { best }
    });
    let points = match step.action {
        Action::Ready => {
            begun(judge, game, step.seat).map(|begun| turn(judge, &begun, step.seat, settings))
        }
        _ => stepped(judge.rules, game, step.seat, &step.action).and_then(|next| {
            let solved = coming(judge, &next, step.seat, &limits(settings, 1));
            solved.best().map(|turn| turn.value)
        }),
    };
    let points = points.unwrap_or_else(|| judge.worth(game, step.seat));
    match best {
        Some(best) => {
            let played = with(&best.all, step.seat, points);
            Weighed { best: best.all, played, actions: best.actions }
        }
        None => {
            let all = with(&rivals(judge, game, step.seat, settings), step.seat, points);
            Weighed { best: all, played: all, actions: vec![step.action] }
        }
    }
}

/// An answer that is one of the listed: all are judged.
fn answer(judge: &Judge<'_>, step: &Step, game: &Game, settings: &Settings<'_>) -> Weighed {
    let found = Scene::new(judge, game, step.seat, settings).find(step.ask);
    let lead = |all: &BySeat<f32>| lead(all, game, step.seat);
    let played = found.options.iter().find(|option| option.actions.first() == Some(&step.action));
    let played = played.map(|option| option.all);
    let best = found
        .options
        .into_iter()
        .reduce(|best, other| if lead(&other.all) > lead(&best.all) { other } else { best });
    match best {
        Some(best) => {
            Weighed { played: played.unwrap_or(best.all), best: best.all, actions: best.actions }
        }
        None => {
            let all = crate::explain::outlook(judge, game, settings);
            Weighed { best: all, played: all, actions: vec![step.action] }
        }
    }
}

/// What can be made of a turn under way.
fn turn(judge: &Judge<'_>, game: &Game, seat: Seat, settings: &Settings<'_>) -> f32 {
    let solved = solver::serve(judge, game, seat, &limits(settings, 1));
    solved.best().map_or_else(|| judge.worth(game, seat), |turn| turn.value)
}

fn with(others: &BySeat<f32>, seat: Seat, points: f32) -> BySeat<f32> {
    let mut all = *others;
    all[seat] = points;
    all
}
