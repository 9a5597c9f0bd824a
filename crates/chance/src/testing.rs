//! Helpers for several tests.

use engine::chance::{Moment, Odds, Purpose};
use engine::model::{Card, Pile, Seat};

pub(crate) const PURPOSES: [Purpose; 6] = [
    Purpose::StartPlayer,
    Purpose::StartCard,
    Purpose::Display,
    Purpose::Deck,
    Purpose::OwnDie,
    Purpose::Coaster,
];

pub(crate) fn moment(round: u8, seat: u8, purpose: Purpose, n: u16) -> Moment {
    Moment { round, seat: Seat::new(seat).expect("a seat"), purpose, n }
}

pub(crate) fn pile(cards: &[(u8, u8)]) -> Odds {
    let mut pile = Pile::EMPTY;
    for &(number, copies) in cards {
        pile.add(Card::new(number).expect("a card"), copies);
    }
    Odds::Card(pile)
}

/// Compares the counts of `draws` outcomes with the odds, allowing five standard deviations.
pub(crate) fn assert_fits(odds: &Odds, draws: u32, mut draw: impl FnMut(u32) -> u8) {
    let mut seen = [0u32; 64];
    for index in 0..draws {
        seen[draw(index) as usize] += 1;
    }
    let (mut chi_square, mut cells, mut possible) = (0.0, 0.0, 0);
    for (outcome, ways) in odds.outcomes() {
        let expected = f64::from(draws) * f64::from(ways) / f64::from(odds.ways());
        let count = seen[outcome as usize];
        chi_square += (f64::from(count) - expected).powi(2) / expected;
        cells += 1.0;
        possible += count;
    }
    assert_eq!(possible, draws, "an impossible outcome");
    let freedom: f64 = cells - 1.0;
    assert!(chi_square < freedom + 5.0 * (2.0 * freedom).sqrt(), "chi-square {chi_square}");
}
