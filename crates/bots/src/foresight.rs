//! Looking further than the own turn: the best turns are tried on the evening after them.
//!
//! The value judges what is to come on average. Here cards are drawn and dice rolled with luck of
//! our own, and what they would bring after one turn or another is judged. All turns meet the same
//! luck, so that few evenings tell them apart.

use crate::choices::{self, Sampling};
use crate::numbers::Numbers;
use crate::race::Race;
use crate::solver::{Turn, outcome_key};
use crate::value::Judge;
use engine::model::Seat;
use engine::{Action, Game, ROUNDS};

/// Which turns are looked at again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// So many at most.
    pub turns: usize,
    /// Only those worth at most so much less than the best.
    pub within: f32,
    /// Evenings for each of them on average: those that fall behind get fewer, the best more.
    pub evenings: u32,
}

/// How many times the average the best may get.
const LONGEST: u32 = 4;

/// The turns that were tried on coming evenings, best first: what each is worth, and its number.
/// After the last round, or where only one turn is near the best, there is nothing to try.
pub fn ranked(
    judge: &Judge<'_>,
    seat: Seat,
    turns: &[Turn],
    foresight: &Foresight,
    sampling: &Sampling<'_>,
) -> Vec<(f32, usize)> {
    let Some(first) = turns.first() else { return Vec::new() };
    let near = turns.iter().take_while(|turn| turn.value >= first.value - foresight.within);
    // Turns after which everything is the same are tried once.
    let mut outcomes = Numbers::default();
    let mut ends: Vec<(usize, &Game)> = Vec::new();
    for (number, turn) in near.enumerate() {
        let Some(end) = turn.positions.last() else { continue };
        if ends.len() < foresight.turns && outcomes.insert(outcome_key(judge.rules, end, seat)) {
            ends.push((number, end));
        }
    }
    let last = ends.first().is_none_or(|(_, end)| end.round >= ROUNDS);
    if ends.len() < 2 || last {
        return vec![(first.value, 0)];
    }
    let near = ends.len();
    let race = Race {
        least: 1,
        most: LONGEST * sampling.evenings,
        trials: near as u32 * sampling.evenings,
        stop: sampling.stop,
    };
    let ranked = race.run(near, |candidate, evening| {
        let seed = sampling.seed.wrapping_add(evening as u64);
        choices::evening(judge, ends[candidate].1, seat, &Action::Close, seed)
    });
    ranked.into_iter().map(|(value, candidate)| (value, ends[candidate].0)).collect()
}
