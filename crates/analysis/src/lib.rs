//! Why: [`explain`] ranks the alternatives of one decision and gives their reasons, [`review`] tells skill
//! and luck of a finished game apart and finds the decisions that cost most, [`reach`] says what a seat's dice can
//! bring tonight.

pub mod explain;
mod reach;
pub mod review;

pub use reach::reach;
