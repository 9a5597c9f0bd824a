//! Proves that a game's seed was fixed before anybody knew the players' nonces.

use crate::hex::{self, HexError, as_hex};
use crate::seed::{Nonce, Salt, Seed};
use crate::seeded::Seeded;
use core::fmt;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What the server publishes before the game. It binds the seed without revealing anything about it.
///
/// SHA-256 of `"tiefenthal/commitment/1\0"`, the 32 bytes of the salt and the 32 of the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The commitment to a seed.
    pub fn new(seed: &Seed, salt: &Salt) -> Commitment {
        let mut hash = Sha256::new_with_prefix(b"tiefenthal/commitment/1\0");
        hash.update(salt.bytes());
        hash.update(seed.bytes());
        Commitment(hash.finalize().into())
    }

    /// Whether the seed that was revealed is the one committed to.
    ///
    /// Players can see for themselves that the nonces are those they sent. To check that the draws
    /// follow from both, draw again from [`Reveal::chance`].
    pub fn check(&self, reveal: &Reveal) -> Result<(), Unfair> {
        let revealed = Commitment::new(&reveal.seed, &reveal.salt);
        if revealed == *self { Ok(()) } else { Err(Unfair { committed: *self, revealed }) }
    }

    fn bytes(&self) -> &[u8] {
        &self.0
    }

    fn from_hex(text: &str) -> Result<Commitment, HexError> {
        hex::read(text).map(Commitment)
    }
}

as_hex!(Commitment);

/// What the server publishes after the game, and must keep secret until then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reveal {
    /// The seed of the game.
    pub seed: Seed,
    /// The salt of the commitment.
    pub salt: Salt,
    /// The nonces of all seats, by seat number.
    pub nonces: Vec<Nonce>,
}

impl Reveal {
    /// The chance of the game, to draw everything again.
    pub fn chance(&self) -> Seeded {
        Seeded::new(&self.seed, &self.nonces)
    }
}

/// The revealed seed is not the one committed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfair {
    /// What was published before the game.
    pub committed: Commitment,
    /// The commitment that belongs to the revealed seed and salt.
    pub revealed: Commitment,
}

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unfair { committed, revealed } = self;
        write!(f, "the revealed seed belongs to commitment {revealed}, not to {committed}")
    }
}

impl core::error::Error for Unfair {}

#[cfg(test)]
mod tests {
    use super::*;

    fn reveal() -> Reveal {
        let nonces = vec![Nonce::new(b"ab").expect("short"), Nonce::default()];
        Reveal { seed: Seed([1; 32]), salt: Salt([2; 32]), nonces }
    }

    #[test]
    fn the_committed_seed_is_accepted() {
        let reveal = reveal();
        assert_eq!(Commitment::new(&reveal.seed, &reveal.salt).check(&reveal), Ok(()));
    }

    #[test]
    fn another_seed_or_salt_is_refused() {
        let honest = reveal();
        let commitment = Commitment::new(&honest.seed, &honest.salt);
        let swapped = Reveal { seed: Seed([2; 32]), salt: Salt([1; 32]), nonces: vec![] };
        let mut bit = honest.clone();
        bit.seed.0[31] ^= 1;
        let salted = Reveal { salt: Salt([3; 32]), ..honest };
        for other in [swapped, bit, salted] {
            let unfair = commitment.check(&other).expect_err("another seed");
            assert_eq!(unfair.committed, commitment);
            assert_eq!(unfair.revealed, Commitment::new(&other.seed, &other.salt));
            assert!(unfair.to_string().contains(&commitment.to_string()));
        }
    }

    #[test]
    fn json_is_hexadecimal() {
        let reveal = reveal();
        let json = serde_json::to_string(&reveal).expect("json");
        let [seed, salt] = ["01", "02"].map(|byte| byte.repeat(32));
        let expected = format!(r#"{{"seed":"{seed}","salt":"{salt}","nonces":["6162",""]}}"#);
        assert_eq!(json, expected);
        assert_eq!(serde_json::from_str::<Reveal>(&json).expect("a reveal"), reveal);
        let commitment = Commitment::new(&reveal.seed, &reveal.salt);
        let json = serde_json::to_string(&commitment).expect("json");
        assert_eq!(serde_json::from_str::<Commitment>(&json).expect("a commitment"), commitment);
        assert!(serde_json::from_str::<Commitment>("\"00\"").is_err());
    }
}
