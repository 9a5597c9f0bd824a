//! The results of a contest so far.

use super::{Deal, Part, Shares, Verdict};

/// The results so far.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Deals played.
    pub deals: u64,
    /// By contestant: win rates deal by deal, and the sum of everything else.
    pub contestants: Vec<(Shares, Part)>,
    /// The answer of the test, if there is one and it has one.
    pub verdict: Option<Verdict>,
}

impl Standing {
    /// Adds a deal.
    pub fn add(&mut self, deal: &Deal) {
        self.deals += 1;
        self.contestants.resize_with(deal.parts.len(), Default::default);
        for ((shares, sum), part) in self.contestants.iter_mut().zip(&deal.parts) {
            shares.add(part.win_rate());
            sum.seats += part.seats;
            sum.scores.merge(&part.scores);
            sum.times.merge(&part.times);
        }
    }
}
