//! Who answers the random questions of a game, and the proof that the answers were fair.

mod hex;
mod seed;

pub use hex::HexError;
pub use seed::{NoEntropy, Nonce, Salt, Seed};
