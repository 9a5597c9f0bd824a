//! Who answers the random questions of a game, and the proof that the answers were fair.
//!
//! The engine asks through [`engine::chance::Chance`]; here are those that answer:
//!
//! | | for | generator |
//! |---|---|---|
//! | [`Seeded`] | games between people, and `verify` | ChaCha20, one block for each draw |
//! | [`Fast`] | playouts, policies, simulations | PCG64-MCG, draws in order |
//! | [`Scripted`] | replay of recorded outcomes, also untrusted ones | none |
//! | [`Recording`] | keeping what another one drew | none |
//! | [`enumerate`] | search through all outcomes of a step | none |
//!
//! # How a game is proved fair
//!
//! 1. Before the game the server takes a [`Seed`] and a [`Salt`] from the operating system and
//!    publishes their [`Commitment`].
//! 2. Every player who cares then sends a [`Nonce`]; all nonces are published with the start of
//!    the game. The server cannot choose a seed that suits them, because it is already bound.
//! 3. All draws come from [`Seeded`], whose key is the hash of the seed and the nonces.
//! 4. After the end the server publishes the [`Reveal`]. Anybody can check it against the
//!    commitment and derive every roll and draw of the game again. A game that may go on is
//!    never revealed, as the seed foretells the rest of it.
//!
//! The proof covers a server that plays alone. A server in league with the player whose nonce
//! comes last could try nonces until one suits them both.
//!
//! Every byte of this is written down where it is computed, that of the draws in [`seeded`], and
//! none may change: a new way of drawing gets a new tag with the next number.

mod bounded;
mod commit;
mod enumerate;
mod fast;
mod hex;
mod recording;
mod scripted;
mod seed;
pub mod seeded;
#[cfg(test)]
mod testing;

pub use commit::{Commitment, Reveal, Unfair};
pub use enumerate::{TooMany, enumerate};
pub use fast::Fast;
pub use hex::HexError;
pub use recording::Recording;
pub use scripted::{Fault, Scripted};
pub use seed::{NoEntropy, Nonce, Salt, Seed};
pub use seeded::Seeded;
