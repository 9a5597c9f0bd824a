//! A fast generator for everything that needs no proof of fairness.

use crate::bounded::way;
use crate::seed::Seed;
use engine::chance::{Chance, Moment, Odds};
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use sha2::{Digest, Sha256};

/// Chance for playouts and bots: fast and reproducible from its seed, but predictable.
///
/// It draws in the order of the calls and ignores the moment. The generator is PCG XSL RR 128/64
/// (MCG), using the upper 32 bits of each output. A test pins its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fast(Pcg64Mcg);

impl Fast {
    /// The generator with this number: its state is the first two outputs of SplitMix64 from
    /// `seed`, the first in the upper half.
    pub fn new(seed: u64) -> Fast {
        let mut state = seed;
        let [high, low] = [split_mix(&mut state), split_mix(&mut state)];
        Fast(Pcg64Mcg::new(u128::from(high) << 64 | u128::from(low)))
    }

    /// A number below `n`, each equally likely; 0 if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        loop {
            if let Some(way) = way((self.0.next_u64() >> 32) as u32, n) {
                return way;
            }
        }
    }
}

/// The state is SHA-256 of `"tiefenthal/fast/1\0"` and the seed, of which the first 16 bytes are
/// read as a little-endian number, so that the output does not reveal the seed.
impl From<&Seed> for Fast {
    fn from(seed: &Seed) -> Fast {
        let hash = Sha256::new_with_prefix(b"tiefenthal/fast/1\0").chain_update(seed.bytes());
        let bytes: [u8; 32] = hash.finalize().into();
        let state =
            bytes.iter().take(16).rev().fold(0, |state, &byte| state << 8 | u128::from(byte));
        Fast(Pcg64Mcg::new(state))
    }
}

impl Chance for Fast {
    #[inline]
    fn draw(&mut self, _: Moment, odds: &Odds) -> u8 {
        odds.outcome(self.below(odds.ways()))
    }
}

/// SplitMix64 (Steele, Lea and Flood 2014), which turns similar seeds into unrelated states.
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{assert_fits, moment, pile};
    use engine::chance::Purpose;

    #[test]
    fn a_clone_goes_the_same_way() {
        let mut fast = Fast::new(1);
        fast.below(6);
        let mut clone = fast.clone();
        let numbers = |fast: &mut Fast| (0..100).map(|_| fast.below(1000)).collect::<Vec<_>>();
        assert_eq!(numbers(&mut fast), numbers(&mut clone));
        assert_ne!(numbers(&mut Fast::new(1)), numbers(&mut Fast::new(2)));
        let [one, other] = [0, 1].map(|index| Fast::from(&Seed::derived(0, index)));
        assert_ne!(one, other);
    }

    #[test]
    fn numbers_stay_below() {
        let mut fast = Fast::new(3);
        assert_eq!(fast.below(0), 0);
        assert_eq!(fast.below(1), 0);
        for n in [2, 3, 7, 1000, u32::MAX] {
            assert!((0..1000).all(|_| fast.below(n) < n));
        }
    }

    #[test]
    fn outcomes_fit_their_odds() {
        let mut fast = Fast::new(4);
        let piles = pile(&[(0, 3), (5, 1), (8, 4), (16, 8), (63, 15)]);
        for odds in [Odds::Die, Odds::OneOf(0b1000_0010_0001_0001), piles] {
            let when = moment(1, 0, Purpose::OwnDie, 0);
            assert_fits(&odds, 100_000, |_| fast.draw(when, &odds));
        }
    }
}
