//! Sources of chance for the engine, and the proof that they were fair.
//!
//! The engine draws through [`engine::chance::Chance`]. These are its implementations:
//!
//! | | for | generator |
//! |---|---|---|
//! | [`Seeded`] | games between people, and `verify` | ChaCha20, one block for each draw |
//! | [`Fast`] | playouts, policies, simulations | PCG64-MCG, draws in order |
//! | [`Scripted`] | replay of recorded outcomes, even untrusted ones | none |
//! | [`Recording`] | recording what another source draws | none |
//! | [`enumerate`] | search through all outcomes of a step | none |
//!
//! # How a game is proven fair
//!
//! 1. Before the game the server takes a [`Seed`] and a [`Salt`] from the operating system and
//!    publishes their [`Commitment`].
//! 2. Players who care then send a [`Nonce`] each; all nonces are published when the game starts.
//!    The server cannot choose a seed that suits them, because it is already committed.
//! 3. All draws come from [`Seeded`], whose key is the hash of the seed and the nonces.
//! 4. After the game the server publishes the [`Reveal`]. Anybody can check it against the
//!    commitment and derive every roll and draw of the game again. An unfinished game is never
//!    revealed, because the seed would predict the rest of it.
//!
//! The proof covers a server that acts alone. A server that colludes with the player whose nonce
//! comes last could try nonces until one suits them both.
//!
//! The documentation specifies every byte where it is computed, for the draws in [`seeded`]. None of
//! them may change: a new way of drawing gets a new tag with the next number.

mod bounded;
mod commit;
mod enumerate;
mod fast;
mod hex;
#[cfg(feature = "os")]
mod os;
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
#[cfg(feature = "os")]
pub use os::NoEntropy;
pub use recording::Recording;
pub use scripted::{Fault, Scripted};
pub use seed::{Nonce, Salt, Seed};
pub use seeded::Seeded;
