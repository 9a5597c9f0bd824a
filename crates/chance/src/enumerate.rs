//! Everything that can happen in one step of the game.

use core::fmt;
use engine::chance::{Chance, Moment, Odds};

/// Runs a step once for every combination of draws, and returns each result with its probability.
///
/// `run` must be deterministic, given its draws. The draws advance like an odometer, the last one
/// fastest and each in order of its outcomes; later draws may depend on earlier ones or not happen at
/// all. The probabilities add up to 1. Equal results are not merged.
///
/// Fails after `limit` runs if there are more results.
pub fn enumerate<T>(
    limit: usize,
    mut run: impl FnMut(&mut dyn Chance) -> T,
) -> Result<Vec<(f64, T)>, TooMany> {
    let mut results = Vec::new();
    let mut odometer = Odometer::default();
    loop {
        if results.len() == limit {
            return Err(TooMany { limit });
        }
        odometer.position = 0;
        let result = run(&mut odometer);
        results.push((odometer.probability(), result));
        if !odometer.advance() {
            return Ok(results);
        }
    }
}

/// A step has more results than the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany {
    /// The limit.
    pub limit: usize,
}

impl fmt::Display for TooMany {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chance has more than {} ways to end this step", self.limit)
    }
}

impl core::error::Error for TooMany {}

/// The draws of the current run: those before `position` have been made in it.
#[derive(Default)]
struct Odometer {
    wheels: Vec<Wheel>,
    position: usize,
}

struct Wheel {
    odds: Odds,
    outcome: u8,
    ways: u32,
}

impl Odometer {
    fn probability(&self) -> f64 {
        let share = |wheel: &Wheel| f64::from(wheel.ways) / f64::from(wheel.odds.ways().max(1));
        self.wheels.iter().map(share).product()
    }

    /// Advances to the next run; `false` after the last.
    fn advance(&mut self) -> bool {
        while let Some(wheel) = self.wheels.last_mut() {
            let next = wheel.odds.outcomes().find(|&(outcome, _)| outcome > wheel.outcome);
            if let Some((outcome, ways)) = next {
                (wheel.outcome, wheel.ways) = (outcome, ways);
                return true;
            }
            self.wheels.pop();
        }
        false
    }
}

impl Chance for Odometer {
    fn draw(&mut self, _: Moment, odds: &Odds) -> u8 {
        let position = self.position;
        self.position += 1;
        if let Some(wheel) = self.wheels.get(position) {
            return wheel.outcome;
        }
        // Odds always have an outcome; were there none, the draw would be certain.
        let (outcome, ways) = odds.outcomes().next().unwrap_or((odds.outcome(0), 1));
        self.wheels.push(Wheel { odds: *odds, outcome, ways });
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{moment, pile};
    use engine::chance::Purpose;
    use engine::model::Card;
    use proptest::prelude::*;

    fn draw(chance: &mut dyn Chance, odds: Odds) -> u8 {
        chance.draw(moment(1, 0, Purpose::Deck, 0), &odds)
    }

    fn sum<T>(results: &[(f64, T)]) -> f64 {
        results.iter().map(|(probability, _)| probability).sum()
    }

    #[test]
    fn a_step_without_chance_ends_in_one_way() {
        assert_eq!(enumerate(1, |_| "done"), Ok(vec![(1.0, "done")]));
    }

    #[test]
    fn two_dice_come_in_order() {
        let roll = |chance: &mut dyn Chance| (draw(chance, Odds::Die), draw(chance, Odds::Die));
        let results = enumerate(36, roll).expect("36 ways");
        let expected: Vec<(u8, u8)> = (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))).collect();
        assert!(results.iter().map(|&(_, rolled)| rolled).eq(expected));
        assert!(results.iter().all(|&(probability, _)| (probability - 1.0 / 36.0).abs() < 1e-15));
        assert!((sum(&results) - 1.0).abs() < 1e-12);
        assert_eq!(enumerate(35, roll), Err(TooMany { limit: 35 }));
        assert_eq!(enumerate(0, roll), Err(TooMany { limit: 0 }));
    }

    #[test]
    fn the_limit_bounds_the_runs() {
        let mut runs = 0;
        let result = enumerate(10, |chance| {
            runs += 1;
            for _ in 0..8 {
                draw(chance, Odds::Die);
            }
        });
        assert_eq!((result, runs), (Err(TooMany { limit: 10 }), 10));
    }

    #[test]
    fn a_draw_may_depend_on_the_one_before() {
        // A six is rolled again, once; then a card, unless the die shows a one.
        let step = |chance: &mut dyn Chance| {
            let mut die = draw(chance, Odds::Die);
            if die == 6 {
                die = draw(chance, Odds::Die);
            }
            (die, if die == 1 { None } else { Some(draw(chance, pile(&[(8, 3), (20, 1)]))) })
        };
        let results = enumerate(100, step).expect("few ways");
        assert_eq!(results.len(), 1 + 4 * 2 + 1 + 5 * 2);
        assert!((sum(&results) - 1.0).abs() < 1e-12);
        let chance_of = |wanted| {
            let hits = results.iter().filter(|&&(_, result)| result == wanted);
            hits.map(|&(probability, _)| probability).sum::<f64>()
        };
        assert!((chance_of((1, None)) - 7.0 / 36.0).abs() < 1e-12);
        assert!((chance_of((6, Some(8))) - 1.0 / 48.0).abs() < 1e-12);
    }

    #[test]
    fn impossible_odds_do_no_harm() {
        assert_eq!(enumerate(9, |chance| draw(chance, pile(&[]))), Ok(vec![(1.0, 0)]));
    }

    proptest! {
        /// Drawing k cards without replacement is hypergeometric, so the mean of each card is known.
        #[test]
        fn probabilities_sum_to_one(counts in prop::collection::vec(1u8..9, 1..5), drawn in 1u32..4) {
            let cards: Vec<(u8, u8)> = (6u8..).step_by(10).zip(counts).collect();
            let Odds::Card(full) = pile(&cards) else { unreachable!() };
            let drawn = drawn.min(full.len());
            let results = enumerate(1000, |chance| {
                let mut left = full;
                for _ in 0..drawn {
                    let card = Card::new(draw(chance, Odds::Card(left))).expect("a card");
                    left.remove(card, 1);
                }
                full.count(Card::NOBLE) - left.count(Card::NOBLE)
            });
            let results = results.expect("at most 64 ways");
            prop_assert!((sum(&results) - 1.0).abs() < 1e-12);
            let mean: f64 = results.iter().map(|&(p, nobles)| p * f64::from(nobles)).sum();
            let share = f64::from(full.count(Card::NOBLE)) / f64::from(full.len());
            prop_assert!((mean - f64::from(drawn) * share).abs() < 1e-12);
        }
    }
}
