//! What things are worth to the business, from the first evening to the last.

use crate::Weights;
use engine::ROUNDS;

/// The judgement of the first and of the last round; the rounds between move evenly from one to the
/// other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seasons {
    /// How the first round judges: to build.
    pub first: Weights,
    /// How the last round judges: to harvest.
    pub last: Weights,
}

impl Seasons {
    /// The judgement of a round; set-up counts as the first.
    pub fn at(&self, round: u8) -> Weights {
        let share = round.saturating_sub(1) as f32 / (ROUNDS - 1) as f32;
        let (a, b) = (&self.first, &self.last);
        let mix = |first: f32, last: f32| first + (last - first) * share;
        Weights {
            thaler: mix(a.thaler, b.thaler),
            beer: mix(a.beer, b.beer),
            recurs: mix(a.recurs, b.recurs),
            exact: mix(a.exact, b.exact),
            any: mix(a.any, b.any),
            seat: mix(a.seat, b.seat),
            die: mix(a.die, b.die),
            table: mix(a.table, b.table),
            brewer: mix(a.brewer, b.brewer),
            dishwasher: mix(a.dishwasher, b.dishwasher),
            cashbox: mix(a.cashbox, b.cashbox),
            monk: mix(a.monk, b.monk),
            barrel: mix(a.barrel, b.barrel),
            safe: mix(a.safe, b.safe),
            storage: mix(a.storage, b.storage),
            discount: mix(a.discount, b.discount),
            schnapps: mix(a.schnapps, b.schnapps),
            step: mix(a.step, b.step),
            reputation: mix(a.reputation, b.reputation),
            thinning: mix(a.thinning, b.thinning),
            signature: mix(a.signature, b.signature),
            crowd: mix(a.crowd, b.crowd),
            redraw: mix(a.redraw, b.redraw),
            rival: mix(a.rival, b.rival),
            points: mix(a.points, b.points),
            early_cashbox: a.early_cashbox,
            sides: a.sides,
        }
    }
}

impl Default for Seasons {
    fn default() -> Seasons {
        let base = Weights { step: 0.9, monk: 0.6, dishwasher: 0.6, ..Weights::default() };
        Seasons { first: Weights { points: 0.5, ..base }, last: Weights { points: 1.0, ..base } }
    }
}
