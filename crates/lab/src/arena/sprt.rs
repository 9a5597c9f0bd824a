//! Stops as soon as the question is answered: a sequential test on deals.

use super::Shares;

/// A sequential probability ratio test: is the win rate `low` or less, or `high` or more?
///
/// The deals are taken as normal with the variance seen so far. Either answer is wrong in at most
/// about one of twenty tests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    low: f64,
    high: f64,
}

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The win rate is the higher one, or better.
    Higher,
    /// The win rate is the lower one, or worse.
    Lower,
}

impl Sprt {
    /// How often each answer may be wrong.
    pub const ERROR: f64 = 0.05;
    /// Deals before the first look: the variance needs a rough estimate first.
    pub const LEAST: u64 = 20;

    /// The test between two win rates; `None` unless `0 < low < high < 1`.
    pub fn new(low: f64, high: f64) -> Option<Sprt> {
        (0.0 < low && low < high && high < 1.0).then_some(Sprt { low, high })
    }

    /// The lower win rate.
    pub fn low(&self) -> f64 {
        self.low
    }

    /// The higher win rate.
    pub fn high(&self) -> f64 {
        self.high
    }

    /// How far from 0 the ratio must get for an answer, in either direction.
    pub fn bound() -> f64 {
        ((1.0 - Sprt::ERROR) / Sprt::ERROR).ln()
    }

    /// The logarithm of the ratio of likelihoods after these deals.
    pub fn ratio(&self, shares: &Shares) -> f64 {
        let deals = shares.count() as f64;
        if deals == 0.0 {
            return 0.0;
        }
        // A quarter more than was seen, because identical results in all deals are not certainty.
        let variance = (shares.scatter() + 0.25) / deals;
        let middle = (self.low + self.high) / 2.0;
        deals * (self.high - self.low) * (shares.mean() - middle) / variance
    }

    /// The answer, if there is one yet.
    pub fn verdict(&self, shares: &Shares) -> Option<Verdict> {
        let ratio = self.ratio(shares);
        match shares.count() {
            ..Sprt::LEAST => None,
            _ if ratio >= Sprt::bound() => Some(Verdict::Higher),
            _ if ratio <= -Sprt::bound() => Some(Verdict::Lower),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chance::Fast;

    /// Plays deals of two games, each won with this chance, until the test answers.
    fn tried(rate: f64, numbers: &mut Fast) -> (Option<Verdict>, u64) {
        let sprt = Sprt::new(0.5, 0.55).expect("a test");
        let mut shares = Shares::default();
        while shares.count() < 20_000 {
            let mut won = || f64::from(u8::from(f64::from(numbers.below(10_000)) < rate * 1e4));
            shares.add((won() + won()) / 2.0);
            if let Some(verdict) = sprt.verdict(&shares) {
                return (Some(verdict), shares.count());
            }
        }
        (None, shares.count())
    }

    #[test]
    fn it_is_seldom_wrong_and_soon_right() {
        let mut numbers = Fast::new(5);
        for (rate, right) in [(0.55, Verdict::Higher), (0.5, Verdict::Lower)] {
            let tests: Vec<_> = (0..200).map(|_| tried(rate, &mut numbers)).collect();
            let wrong = tests.iter().filter(|test| test.0 != Some(right)).count();
            // One of twenty is allowed; 10 of 200 and its scatter.
            assert!(wrong <= 20, "{wrong} of 200 wrong at {rate}");
            let deals = tests.iter().map(|test| test.1).sum::<u64>() / 200;
            assert!(deals < 600, "{deals} deals at {rate}");
        }
        let (verdict, deals) = tried(0.95, &mut numbers);
        assert!(verdict == Some(Verdict::Higher) && deals < 60, "{deals}");
    }

    #[test]
    fn nothing_is_said_too_early() {
        let sprt = Sprt::new(0.5, 0.9).expect("a test");
        let mut shares = Shares::default();
        for _ in 1..Sprt::LEAST {
            shares.add(1.0);
            assert_eq!(sprt.verdict(&shares), None);
        }
        shares.add(1.0);
        assert_eq!(sprt.verdict(&shares), Some(Verdict::Higher));
        assert_eq!(Sprt::new(0.6, 0.5), None);
        assert_eq!(Sprt::new(0.0, 0.5), None);
    }
}
