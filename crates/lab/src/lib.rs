//! The laboratory: how strong the computer players are, and how they become stronger.
//!
//! | | |
//! |---|---|
//! | [`arena`] | who is stronger, on duplicate deals |
//! | [`puzzles`] | serving turns whose best end is proven |
//! | [`training`] | self-play from which the value of positions is learned |

pub mod arena;
pub mod puzzles;
pub mod training;
