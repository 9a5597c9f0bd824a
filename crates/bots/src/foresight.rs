//! Looking further than the own turn: the best turns are tried on the evening after them.
//!
//! The value judges what is to come on average. Here cards are drawn and dice rolled with luck of
//! our own, and what they would bring after one turn or another is judged. All turns meet the same
//! luck, so that few evenings tell them apart.

use crate::choices::{self, Sampling};
use crate::solver::Turn;
use crate::value::Judge;
use core::sync::atomic::Ordering;
use engine::model::Seat;
use engine::{Action, Game, ROUNDS};

/// Which turns are looked at again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// So many at most.
    pub turns: usize,
    /// Only those worth at most so much less than the best.
    pub within: f32,
    /// Evenings for each of them.
    pub evenings: u32,
}

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
    let ends: Vec<&Game> = turns[..near].iter().filter_map(|turn| turn.positions.last()).collect();
    let mut ranked: Vec<(f32, usize)> =
        outlook(judge, seat, &ends, sampling).into_iter().zip(0..).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked
}

/// The expected final points after each of several ends of the seat's turn, by the same evenings.
pub fn outlook(judge: &Judge<'_>, seat: Seat, ends: &[&Game], sampling: &Sampling<'_>) -> Vec<f32> {
    let mut sums = vec![0.0f32; ends.len()];
    let mut evenings = 0;
    for index in 0..sampling.evenings as u64 {
        if evenings > 0 && sampling.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            break;
        }
        evenings += 1;
        let seed = sampling.seed.wrapping_add(index);
        for (sum, end) in sums.iter_mut().zip(ends) {
            *sum += choices::evening(judge, end, seat, &Action::Close, seed);
        }
    }
    sums.into_iter().map(|sum| sum / evenings.max(1) as f32).collect()
}
