//! The chance of a real game.
//!
//! # Specification
//!
//! Numbers are little-endian, `||` concatenates bytes, strings are ASCII, `\0` is a zero byte.
//!
//! 1. **Key.** `key = SHA-256("tiefenthal/key/1\0" || seed || entry || entry || …)` with one entry
//!    for every seat of the table, in the order of the seat numbers:
//!    `entry = length of the nonce (8 bytes) || nonce`. A seat without a nonce has the empty one.
//! 2. **Block.** `block` is the 64-byte ChaCha20 block (RFC 8439) with this key, the block counter
//!    `n` and the nonce `00 00 00 00 || round || seat || purpose || 00 00 00 00 00`, one byte each,
//!    where the purposes are 0 start player, 1 Start Card, 2 display, 3 deck, 4 own die and
//!    5 coaster.
//! 3. **Way.** Read `block` as sixteen 32-bit words. For each in turn let
//!    `product = word * ways`, 64 bits wide. If `product mod 2^32 >= 2^32 mod ways`, the way is
//!    `floor(product / 2^32)` and the search ends. Should all sixteen words fail, the way is 0
//!    (for the largest possible pile this is rarer than once in `2^300` draws).
//! 4. **Outcome.** The ways are numbered from 0 in order of outcome: faces of a die, card numbers
//!    with one way for each copy in the pile, the numbers on offer.
//!
//! So a draw depends only on the seed, the nonces, its [`Moment`] and its [`Odds`], and neither on
//! earlier draws nor on who clicked first.
//!
//! Twenty rounds instead of twelve cost 40 ns when the window below misses. In return anybody can
//! check a game with the ChaCha20 of any language, while implementations with twelve rounds are rare.

use crate::bounded::way;
use crate::seed::{Nonce, Seed};
use core::fmt;
use engine::chance::{Chance, Moment, Odds, Purpose};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// Chance derived from a seed and the players' nonces, as the [module](self) specifies.
#[derive(Clone)]
pub struct Seeded {
    cipher: ChaCha20Rng,
    window: Window,
}

impl Seeded {
    /// The chance of the game with this seed and the nonces of all seats, by seat number.
    pub fn new(seed: &Seed, nonces: &[Nonce]) -> Seeded {
        let mut hash = Sha256::new_with_prefix(b"tiefenthal/key/1\0");
        hash.update(seed.bytes());
        for nonce in nonces {
            hash.update((nonce.bytes().len() as u64).to_le_bytes());
            hash.update(nonce.bytes());
        }
        let mut cipher = ChaCha20Rng::from_seed(hash.finalize().into());
        let mut window = Window { stream: 0, index: 0, bytes: [0; Window::BYTES] };
        window.fill(&mut cipher);
        Seeded { cipher, window }
    }
}

impl Chance for Seeded {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        let (stream, index) = (stream(moment), moment.n / Window::BLOCKS);
        if (self.window.stream, self.window.index) != (stream, index) {
            (self.window.stream, self.window.index) = (stream, index);
            self.window.fill(&mut self.cipher);
        }
        odds.outcome(first_way(self.window.block(moment.n), odds.ways()))
    }
}

impl fmt::Debug for Seeded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seeded").finish_non_exhaustive()
    }
}

/// Four consecutive blocks of a stream, which the cipher computes at once, because cards and dice are
/// mostly drawn in sequence. This does not affect the draws.
#[derive(Clone)]
struct Window {
    stream: u64,
    index: u16,
    bytes: [u8; Window::BYTES],
}

/// The length of a block in words of four bytes.
const WORDS: usize = 16;

impl Window {
    const BLOCKS: u16 = 4;
    const BYTES: usize = Window::BLOCKS as usize * WORDS * 4;

    /// Moves the window to this stream and index.
    fn fill(&mut self, cipher: &mut ChaCha20Rng) {
        cipher.set_stream(self.stream);
        cipher.set_word_pos(u128::from(self.index) * u128::from(Window::BLOCKS) * WORDS as u128);
        cipher.fill_bytes(&mut self.bytes);
    }

    /// The words of the block with the counter `n`.
    fn block(&self, n: u16) -> impl Iterator<Item = u32> {
        let skipped = (n % Window::BLOCKS) as usize * WORDS;
        let (words, _) = self.bytes.as_chunks::<4>();
        words.iter().skip(skipped).take(WORDS).map(|word| u32::from_le_bytes(*word))
    }
}

fn first_way(mut block: impl Iterator<Item = u32>, ways: u32) -> u32 {
    block.find_map(|word| way(word, ways)).unwrap_or(0)
}

/// The last eight bytes of the cipher's nonce.
fn stream(moment: Moment) -> u64 {
    let Moment { round, seat, purpose, n: _ } = moment;
    u64::from_le_bytes([round, seat.number(), number(purpose), 0, 0, 0, 0, 0])
}

/// Spelled out, because a new purpose must never renumber the others.
fn number(purpose: Purpose) -> u8 {
    match purpose {
        Purpose::StartPlayer => 0,
        Purpose::StartCard => 1,
        Purpose::Display => 2,
        Purpose::Deck => 3,
        Purpose::OwnDie => 4,
        Purpose::Coaster => 5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{PURPOSES, assert_fits, moment, pile};
    use proptest::prelude::*;

    fn game(index: u64) -> Seeded {
        Seeded::new(&Seed::derived(2019, index), &[])
    }

    fn nonces(texts: &[&str]) -> Vec<Nonce> {
        texts.iter().map(|text| Nonce::new(text.as_bytes()).expect("short")).collect()
    }

    fn rolls(mut chance: Seeded) -> Vec<u8> {
        (0..64).map(|n| chance.draw(moment(1, 0, Purpose::OwnDie, n), &Odds::Die)).collect()
    }

    #[test]
    fn seed_and_nonces_all_matter() {
        let seed = Seed::derived(0, 0);
        let with = |texts: &[&str]| rolls(Seeded::new(&seed, &nonces(texts)));
        let tables: [&[&str]; 7] =
            [&[], &[""], &["", ""], &["ab", "c"], &["a", "bc"], &["c", "ab"], &["abc"]];
        for (index, table) in tables.iter().enumerate() {
            assert_eq!(with(table), with(table));
            assert!(tables.iter().take(index).all(|other| with(other) != with(table)));
        }
        assert_ne!(with(&[]), rolls(Seeded::new(&Seed::derived(0, 1), &[])));
    }

    #[test]
    fn every_part_of_the_moment_matters() {
        let base = moment(1, 1, Purpose::OwnDie, 0);
        let others = [
            Moment { round: 2, ..base },
            moment(1, 2, Purpose::OwnDie, 0),
            Moment { purpose: Purpose::Coaster, ..base },
            Moment { n: 1, ..base },
            Moment { n: 4, ..base },
        ];
        let draws = |moment: Moment| {
            (0..64).map(|index| game(index).draw(moment, &Odds::Die)).collect::<Vec<_>>()
        };
        assert!(others.iter().all(|&other| draws(other) != draws(base)));
    }

    #[test]
    fn unfair_words_are_passed_over() {
        assert_eq!(first_way([0, 715_827_883, u32::MAX, 1].into_iter(), 6), 5);
        assert_eq!(first_way([0; WORDS].into_iter(), 6), 0);
    }

    #[test]
    fn dice_are_fair() {
        let mut chance = game(0);
        // By n, by round and seat, and by game: the odds fit in every direction.
        assert_fits(&Odds::Die, 60_000, |index| {
            chance.draw(moment(1, 0, Purpose::OwnDie, index as u16), &Odds::Die)
        });
        assert_fits(&Odds::Die, 60_000, |index| {
            let (round, seat) = ((index / 4) as u8, (index % 4) as u8);
            let when = moment(round, seat, Purpose::Coaster, (index / 1024) as u16);
            chance.draw(when, &Odds::Die)
        });
        assert_fits(&Odds::Die, 10_000, |index| {
            game(index.into()).draw(moment(1, 0, Purpose::OwnDie, 0), &Odds::Die)
        });
    }

    #[test]
    fn neighbours_are_independent() {
        let mut chance = game(1);
        let mut roll = |n| chance.draw(moment(3, 1, Purpose::OwnDie, n), &Odds::Die) - 1;
        let mut counts = [0u32; 36];
        for n in 0..36_000 {
            counts[(roll(n) * 6 + roll(n + 1)) as usize] += 1;
        }
        let chi: f64 = counts.iter().map(|&count| (f64::from(count) - 1e3).powi(2) / 1e3).sum();
        assert!(chi < 35.0 + 5.0 * 70f64.sqrt(), "chi-square {chi}");
    }

    #[test]
    fn piles_are_weighted_by_their_copies() {
        let mut chance = game(2);
        let one_of = Odds::OneOf(0b1111);
        let piles = [
            pile(&[(0, 1), (1, 2), (2, 3), (6, 61), (8, 4), (16, 8), (40, 1), (63, 15)]),
            pile(&[(3, 1), (9, 2)]),
        ];
        for odds in piles.into_iter().chain([one_of]) {
            assert_fits(&odds, 60_000, |n| {
                chance.draw(moment(2, 3, Purpose::Deck, n as u16), &odds)
            });
        }
    }

    #[test]
    fn debug_tells_no_secret() {
        assert_eq!(format!("{:?}", game(0)), "Seeded { .. }");
    }

    fn draws() -> impl Strategy<Value = Vec<(Moment, Odds)>> {
        let n = prop_oneof![0..12u16, any::<u16>()];
        let moment = (0..9u8, 0..4u8, prop::sample::select(&PURPOSES[..]), n)
            .prop_map(|(round, seat, purpose, n)| moment(round, seat, purpose, n));
        let odds = prop_oneof![
            Just(Odds::Die),
            (1..=u16::MAX).prop_map(Odds::OneOf),
            (1..60u8, 1..15u8).prop_map(|(few, many)| pile(&[(6, few), (20, many), (63, 1)])),
        ];
        prop::collection::vec((moment, odds), 1..60)
    }

    proptest! {
        #[test]
        fn the_order_of_the_draws_changes_nothing(
            (draws, shuffled) in draws().prop_flat_map(|draws| {
                let order: Vec<usize> = (0..draws.len()).collect();
                (Just(draws), Just(order).prop_shuffle())
            }),
            seed: [u8; 32],
        ) {
            let mut chance = Seeded::new(&Seed(seed), &[]);
            let outcomes: Vec<u8> =
                draws.iter().map(|(moment, odds)| chance.draw(*moment, odds)).collect();
            // The same object, whose window is now elsewhere, and one that has drawn nothing yet.
            for mut again in [chance, Seeded::new(&Seed(seed), &[])] {
                for &index in shuffled.iter().chain(&shuffled) {
                    let (moment, odds) = &draws[index];
                    prop_assert_eq!(again.draw(*moment, odds), outcomes[index]);
                    prop_assert!(odds.ways_of(outcomes[index]) > 0);
                }
            }
        }
    }
}
