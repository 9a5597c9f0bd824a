//! Looking further than the own turn: the best turns are tried on the evening after them.
//!
//! The value judges what is to come on average. Here cards are drawn and dice rolled with luck of
//! our own, and what they would bring after one turn or another is judged. All turns meet the same
//! luck, so that few evenings tell them apart.

use crate::choices::{self, Sampling};
use crate::race::Race;
use crate::solver::Turn;
use crate::value::Judge;
use engine::model::Seat;
use engine::{Action, ROUNDS};

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
    let near = turns.iter().take(foresight.turns);
    let near = near.take_while(|turn| turn.value >= first.value - foresight.within).count();
    let last = first.positions.last().is_none_or(|end| end.round >= ROUNDS);
    if near < 2 || last {
        return vec![(first.value, 0)];
    }
    let race = Race {
        least: 1,
        most: LONGEST * sampling.evenings,
        trials: near as u32 * sampling.evenings,
        stop: sampling.stop,
    };
    race.run(near, |number, evening| {
        let seed = sampling.seed.wrapping_add(evening as u64);
        let end = turns[number].positions.last();
        end.map_or(f32::MIN, |end| choices::evening(judge, end, seat, &Action::Close, seed))
    })
}
