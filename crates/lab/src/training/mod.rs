//! How the computer players learn what positions are worth: they play each other, and the final
//! scores teach them what the positions on the way were worth.
//!
//! A *generation* is a batch of games of all kinds (`league`) by players who judge with the present
//! weights; then the weights are refitted (`ridge`) to all games so far, older ones counting
//! less. The targets are final points, never our own estimates. A [`Study`] can be saved and resumed.

mod curve;
mod file;
mod league;
mod ridge;
mod study;

pub use curve::curve;
pub use file::StudyError;
pub use league::{Sample, play};
pub use ridge::Normal;
pub use study::{Games, Generation, Study};
