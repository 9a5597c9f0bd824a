//! Looks beyond the player's own turn: tries the best turns on the evening after them.
//!
//! The value judges the future on average. Here we draw cards and roll dice with our own random
//! numbers, and evaluate what they would bring after each turn. All turns get the same luck, so a
//! few evenings suffice to tell them apart.

use crate::choices;
use crate::race::Race;
use crate::solver::Turn;
use crate::value::Judge;
use core::sync::atomic::AtomicBool;
use engine::model::Seat;
use engine::{Action, Game, ROUNDS};

/// Which turns to examine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// The maximum number of turns.
    pub turns: usize,
    /// Only those within this many points of the best.
    pub within: f32,
    /// Evenings for all of them together, so that many turns take no longer than few: turns that fall
    /// behind get fewer, the best get more.
    pub evenings: u32,
}

/// The weight of the evenings; the rest is the value of the position after the turn. The two err in
/// different ways (`docs/bots.md` has matches of the mean against evenings alone).
const SHARE: f32 = 0.5;

/// The turns tried on coming evenings, best first: the worth and the number of each. After the last
/// round, or if no other turn comes close to the best, there is nothing to try.
pub fn ranked(
    judge: &Judge<'_>,
    seat: Seat,
    turns: &[Turn],
    foresight: &Foresight,
    seed: u64,
    stop: Option<&AtomicBool>,
) -> Vec<(f32, usize)> {
    let Some(first) = turns.first() else { return Vec::new() };
    let near = turns.iter().take_while(|turn| turn.value >= first.value - foresight.within);
    let ends: Vec<&Game> =
        near.take(foresight.turns).filter_map(|turn| turn.positions.last()).collect();
    let last = ends.first().is_none_or(|end| end.round >= ROUNDS);
    if ends.len() < 2 || last {
        return vec![(first.value, 0)];
    }
    let race = Race { least: 1, most: foresight.evenings, trials: foresight.evenings, stop };
    race.run(ends.len(), |turn, evening| {
        let seed = seed.wrapping_add(evening as u64);
        let evening = choices::evening(judge, ends[turn], seat, &Action::Close, seed);
        SHARE * evening + (1.0 - SHARE) * turns[turn].value
    })
}
