//! The laboratory: how strong the computer players are, how they become stronger, and what their games show.
//!
//! | | |
//! |---|---|
//! | [`arena`] | who is stronger, on duplicate deals |
//! | [`balance`] | what correlates with winning |
//! | [`effect`] | what other printed values change |
//! | [`puzzles`] | serving turns whose best end is proven |
//! | [`simulate`] | many random games |
//! | [`training`] | self-play from which the value of positions is learned |

pub mod arena;
pub mod balance;
mod batch;
pub mod effect;
pub mod puzzles;
pub mod simulate;
mod sums;
pub mod training;

pub use batch::{Bug, in_order};
pub use sums::{Spread, Sums};
