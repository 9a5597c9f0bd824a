//! Sums of whole numbers: the same in whatever parts and order they are added up.

use serde::Serialize;

/// Count, sum, sum of squares and bounds of whole numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    count: u64,
    sum: u64,
    squares: u128,
    bounds: Option<(u64, u64)>,
}

/// What [`Sums`] amount to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation of the numbers themselves (not an estimate for a larger population).
    pub sd: f64,
    /// The smallest.
    pub min: u64,
    /// The largest.
    pub max: u64,
}

impl Sums {
    /// Adds a number.
    pub fn add(&mut self, number: u64) {
        self.merge(&Sums {
            count: 1,
            sum: number,
            squares: u128::from(number) * u128::from(number),
            bounds: Some((number, number)),
        });
    }

    /// Adds other sums.
    pub fn merge(&mut self, other: &Sums) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.bounds = match (self.bounds, other.bounds) {
            (Some(mine), Some(theirs)) => Some((mine.0.min(theirs.0), mine.1.max(theirs.1))),
            (mine, theirs) => mine.or(theirs),
        };
    }

    /// The sum.
    pub const fn sum(&self) -> u64 {
        self.sum
    }

    /// Mean, deviation and bounds; all 0 without numbers.
    pub fn spread(&self) -> Spread {
        let (min, max) = self.bounds.unwrap_or_default();
        let count = self.count.max(1) as f64;
        let mean = self.sum as f64 / count;
        // In whole numbers as long as possible: n·Σx² − (Σx)² is exact and never negative.
        let sum = u128::from(self.sum);
        let scatter = (u128::from(self.count) * self.squares).saturating_sub(sum * sum);
        Spread { mean, sd: (scatter as f64).sqrt() / count, min, max }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(numbers: &[u64]) -> Sums {
        let mut sums = Sums::default();
        numbers.iter().for_each(|&number| sums.add(number));
        sums
    }

    #[test]
    fn mean_deviation_and_bounds() {
        let spread = sums(&[2, 4, 4, 4, 5, 5, 7, 9]).spread();
        assert_eq!(spread, Spread { mean: 5.0, sd: 2.0, min: 2, max: 9 });
        assert_eq!(sums(&[]).spread(), Spread { mean: 0.0, sd: 0.0, min: 0, max: 0 });
        assert_eq!(sums(&[7]).spread(), Spread { mean: 7.0, sd: 0.0, min: 7, max: 7 });
    }
}
