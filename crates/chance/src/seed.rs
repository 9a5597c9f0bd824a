//! Seed, salt and nonces: the inputs of a game's randomness.

use crate::hex::{self, HexError, as_hex};
use core::fmt;
use engine::model::Seat;
use sha2::{Digest, Sha256};

/// The secret of a game: 256 bits that determine all its draws.
///
/// `Debug` hides it, so that no log can predict a game; `Display` and serde show it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of one of many games that are reproducible from one number.
    ///
    /// SHA-256 of `"tiefenthal/seed/1\0"`, `master` and `index`, both as eight little-endian
    /// bytes. Anybody can compute it, so do not use it for games between people.
    pub fn derived(master: u64, index: u64) -> Seed {
        let mut hash = Sha256::new_with_prefix(b"tiefenthal/seed/1\0");
        hash.update(master.to_le_bytes());
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// The seed of the deal with this code: everybody who knows the code plays with the same luck.
    ///
    /// SHA-256 of `"tiefenthal/deal/1\0"` and the code. Anybody can compute it, so do not use it for
    /// games between people.
    pub fn of_deal(code: &str) -> Seed {
        let mut hash = Sha256::new_with_prefix(b"tiefenthal/deal/1\0");
        hash.update(code);
        Seed(hash.finalize().into())
    }

    /// The luck of a computer player at this seat: it follows from the seed, but tells nothing about
    /// the draws of the game, and the draws tell nothing about it.
    ///
    /// The first eight bytes, little-endian, of SHA-256 of `"tiefenthal/luck/1\0"`, the seed and the
    /// seat's number as one byte.
    pub fn luck_of(&self, seat: Seat) -> u64 {
        let mut hash = Sha256::new_with_prefix(b"tiefenthal/luck/1\0");
        hash.update(self.0);
        hash.update([seat.number()]);
        let hash: [u8; 32] = hash.finalize().into();
        hash.iter().take(8).rev().fold(0, |luck, &byte| luck << 8 | u64::from(byte))
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    fn from_hex(text: &str) -> Result<Seed, HexError> {
        hex::read(text).map(Seed)
    }
}

as_hex!(Seed);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// Keeps a [`Commitment`](crate::Commitment) from being guessed, even for a guessable seed. The default
/// is for seeds that are no secret.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Salt(pub [u8; 32]);

impl Salt {
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    fn from_hex(text: &str) -> Result<Salt, HexError> {
        hex::read(text).map(Salt)
    }
}

as_hex!(Salt);

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(..)")
    }
}

/// What a player adds to the seed, so that the server does not decide alone. Not a secret.
///
/// A seat that adds nothing has the empty nonce.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Nonce(Vec<u8>);

impl Nonce {
    /// The maximum length of a nonce in bytes.
    pub const MAX_LEN: usize = 64;

    /// The nonce with these bytes; `None` if there are more than [`Nonce::MAX_LEN`].
    pub fn new(bytes: &[u8]) -> Option<Nonce> {
        (bytes.len() <= Nonce::MAX_LEN).then(|| Nonce(bytes.to_vec()))
    }

    /// The nonce's bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    fn from_hex(text: &str) -> Result<Nonce, HexError> {
        hex::read_up_to(Nonce::MAX_LEN, text).map(Nonce)
    }
}

as_hex!(Nonce);

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn derived_seeds_differ_by_both_numbers() {
        assert_eq!(Seed::derived(1, 2), Seed::derived(1, 2));
        assert_ne!(Seed::derived(1, 2), Seed::derived(2, 1));
        assert_ne!(Seed::derived(0, 1), Seed::derived(0, 2));
    }

    /// Restarting a program must not change the luck of its players.
    #[test]
    fn luck_is_pinned_and_differs_by_seed_and_seat() {
        let lucks = [0, 1].map(|n| Seat::ALL.map(|seat| Seed::derived(0, n).luck_of(seat)));
        let mut all = lucks.concat();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 8);
        assert_eq!(Seed([0; 32]).luck_of(Seat::ALL[1]), 0xca55_8d88_7bfb_9ac2);
    }

    #[test]
    fn debug_tells_no_secret() {
        assert_eq!(format!("{:?} {:?}", Seed([7; 32]), Salt([7; 32])), "Seed(..) Salt(..)");
    }

    #[test]
    fn a_nonce_has_a_limit() {
        assert_eq!(Nonce::new(&[]), Some(Nonce::default()));
        assert!(Nonce::new(&[1; 64]).is_some());
        assert!(Nonce::new(&[1; 65]).is_none());
        assert!("01".repeat(65).parse::<Nonce>().is_err());
    }

    #[test]
    fn refuses_what_is_no_seed() {
        assert_eq!("12".parse::<Seed>(), Err(HexError::Length { expected: 64, found: 2 }));
        let error = serde_json::from_str::<Seed>("\"zz\"").expect_err("no seed");
        assert!(error.to_string().starts_with("expected 64 hexadecimal digits, found 2"));
        assert!(serde_json::from_str::<Seed>("7").is_err());
    }

    proptest! {
        #[test]
        fn text_and_json_keep_the_bytes(bytes: [u8; 32], nonce in prop::collection::vec(any::<u8>(), 0..=64)) {
            let (seed, salt) = (Seed(bytes), Salt(bytes));
            prop_assert_eq!(seed.to_string().parse(), Ok(seed));
            prop_assert_eq!(salt.to_string().to_uppercase().parse(), Ok(salt));
            let json = serde_json::to_string(&seed).expect("json");
            prop_assert_eq!(&json, &format!("\"{seed}\""));
            prop_assert_eq!(serde_json::from_str::<Seed>(&json).expect("a seed"), seed);
            let nonce = Nonce::new(&nonce).expect("short");
            let json = serde_json::to_string(&nonce).expect("json");
            prop_assert_eq!(serde_json::from_str::<Nonce>(&json).expect("a nonce"), nonce);
        }
    }
}
