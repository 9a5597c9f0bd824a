//! Positions of a serving turn as numbers, to detect those that come up twice.

use core::hash::{Hash, Hasher};
use engine::model::Seat;
use engine::{Game, Position, Rules};

/// What the seat's turn depends on, as a number: positions with the same go on in the same way. The
/// display does not count, as what refills it comes too late for this turn.
pub fn turn_key(game: &Position, seat: Seat) -> u64 {
    let mut mixer = Mixer::default();
    game.tavern(seat).hash(&mut mixer);
    game.tops.of(seat).hash(&mut mixer);
    game.owed.as_slice().hash(&mut mixer);
    game.serving.hash(&mut mixer);
    mixer.write_u8(game.round);
    mixer.finish()
}

/// What the seat's turn leaves behind, as a number: ends with the same differ in nothing that counts
/// later, such as where dice lie or what is in the purse beyond what can be kept.
pub fn outcome_key(rules: &Rules, game: &Game, seat: Seat) -> u64 {
    let mut mixer = Mixer::default();
    let tavern = game.tavern(seat);
    let kept = rules.kept(tavern);
    rules.owned(game, seat).hash(&mut mixer);
    tavern.deck.hash(&mut mixer);
    game.tops.of(seat).hash(&mut mixer);
    (kept.thalers, kept.beer, kept.schnapps).hash(&mut mixer);
    (tavern.upgraded, tavern.entertainers, tavern.book, tavern.counter_guests).hash(&mut mixer);
    (tavern.monastery, tavern.reputation, game.round).hash(&mut mixer);
    mixer.finish()
}

/// A quick hash of a few dozen words. The luck of imagined evenings follows from it, so it must be the
/// same on every machine: everything hashed is written as numbers, which are mixed by value.
#[derive(Clone, Copy, Debug, Default)]
struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(number as u64);
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(number as u64);
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn finish(&self) -> u64 {
        let word = (self.0 ^ self.0 >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        word ^ word >> 32
    }
}
