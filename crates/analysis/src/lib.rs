//! Why: [`explain`] ranks the alternatives of one decision and gives their reasons, [`review`] shows what
//! every decision of a finished game cost and what was luck, [`reach`] says what a seat's dice can bring tonight.

pub mod explain;
mod reach;
pub mod review;

pub use reach::reach;
