//! What is within reach tonight.

use crate::placements::Placements;
use engine::model::Seat;
use engine::{Game, Rules};

/// The Pareto-optimal purses of Thalers and beer that the seat can have tonight if it buys nothing
/// on the way, including what it has stored, in order of Thalers. They exclude what Monastery steps
/// may bring.
pub fn reachable(rules: &Rules, game: &Game, seat: Seat) -> Vec<(u16, u16)> {
    let placements = Placements::new(rules, game.tavern(seat), false);
    let plans = placements.plans(game.tavern(seat));
    let purses = plans.iter().filter_map(|plan| rules.preview(game, seat, plan).ok());
    let mut purses: Vec<(u16, u16)> = purses.map(|p| (p.thalers_then, p.beer_then)).collect();
    purses.sort_unstable();
    let mut best: Vec<(u16, u16)> = Vec::new();
    for purse in purses {
        while best.last().is_some_and(|last| last.1 <= purse.1) {
            best.pop();
        }
        best.push(purse);
    }
    best
}
