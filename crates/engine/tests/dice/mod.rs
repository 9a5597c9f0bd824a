//! Chance for games that wander.

use engine::chance::{Chance, Moment, Odds};

/// A small generator (xorshift) for dice, cards and choices alike.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound
    }
}

impl Chance for Dice {
    fn draw(&mut self, _moment: Moment, odds: &Odds) -> u8 {
        let way = self.below(odds.ways() as usize) as u32;
        odds.outcome(way)
    }
}
