//! Who answers the random questions of a game, and the proof that the answers were fair.

mod bounded;
mod commit;
mod fast;
mod hex;
mod recording;
mod scripted;
mod seed;
pub mod seeded;
#[cfg(test)]
mod testing;

pub use commit::{Commitment, Reveal, Unfair};
pub use fast::Fast;
pub use hex::HexError;
pub use recording::Recording;
pub use scripted::{Fault, Scripted};
pub use seed::{NoEntropy, Nonce, Salt, Seed};
pub use seeded::Seeded;
