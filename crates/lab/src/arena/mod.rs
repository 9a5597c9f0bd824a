//! Which bot is stronger, measured on duplicate deals with exchanged seats.
//!
//! A *deal* is one seed. It is played in every distinct arrangement of the contestants, so that
//! each of them sits in every seat and meets the same luck there: chance is asked by moment
//! (round, seat, purpose, number), so what one player does changes no roll of another. Luck that
//! favours a seat favours everybody once. The deal, not the game, is the statistical unit: its
//! games are not independent of each other.

mod contest;
mod contestant;
mod deal;
mod sprt;
mod standing;
mod stats;

pub use contest::{Contest, ContestError};
pub use contestant::Contestant;
pub use deal::{Deal, Fault, Part, Times};
pub use sprt::{Sprt, Verdict};
pub use standing::Standing;
pub use stats::{Interval, Shares, elo, win_rate};
