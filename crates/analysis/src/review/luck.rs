//! What cards and dice brought, measured against what they would have brought on average.

use super::steps::Step;
use crate::explain::outlook::{seated, waiting};
use crate::explain::{Settings, lead};
use engine::model::BySeat;
use engine::{Game, Phase};
use players::choices;
use players::value::Judge;

/// The change of everybody's margin by the chance of a step: what happened less the average of the
/// same step with other luck. What comes after both is imagined with the same luck.
pub(super) fn of(judge: &Judge<'_>, step: &Step, settings: &Settings<'_>) -> BySeat<f32> {
    if !step.drew {
        return BySeat::default();
    }
    let mut sum = BySeat::<f32>::default();
    let mut counted = 0;
    for index in 0..settings.strength.evenings.max(1) as u64 {
        let seed = settings.luck.wrapping_add(index);
        let Some((happened, other)) = worlds(judge, step, seed) else { break };
        let [happened, other] = [happened, other].map(|game| margins(judge, &game, seed));
        sum = BySeat::from_fn(|seat| sum[seat] + happened[seat] - other[seat]);
        counted += 1;
    }
    BySeat::from_fn(|seat| sum[seat] / counted.max(1) as f32)
}

/// What happened, and the same step with other luck, both up to the dice where they come next.
fn worlds(judge: &Judge<'_>, step: &Step, seed: u64) -> Option<(Game, Game)> {
    let Step { seat, action, before, after, .. } = step;
    if after.phase == Phase::Serve {
        return choices::stepped(judge, before, *seat, action, seed).map(|other| (*after, other));
    }
    let happened = choices::dealt(judge, after, None, seed)?;
    Some((happened, choices::dealt(judge, before, Some((*seat, action)), seed)?))
}

/// A quick judgement of everybody's margin.
fn margins(judge: &Judge<'_>, game: &Game, seed: u64) -> BySeat<f32> {
    let points = seated(game, |seat| match game.phase {
        Phase::Serve if waiting(game, seat) => choices::hand(judge, game, seat),
        Phase::Serve => judge.worth(game, seat),
        _ => choices::drafted(judge, game, seat, seed),
    });
    seated(game, |seat| lead(&points, game, seat))
}
