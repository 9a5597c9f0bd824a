//! Puzzles that measure the planner: serving turns whose best end is proven.
//!
//! In the last round a turn is worth the points it ends with. Before that, it is judged by a small
//! fixed value written for the puzzles (`puzzles/value.txt`), so that they stay proven whatever the
//! players learn. [`everything`] is the proof, also of the puzzles for people (crate `puzzles`);
//! `puzzles/README.md` explains how the positions were found and how to prove them again.

mod everything;
mod theme;
mod tidy;
mod value;

pub use everything::{Proof, everything, everything_without};
pub use theme::theme;
pub use tidy::tidied;
pub use value::read_value;

use engine::{Game, ROUNDS, Rules};
use players::value::{Judge, Value};
use puzzles::{Puzzle, PuzzleError, last_worth, read};

/// All puzzles that measure the planner.
pub fn standard(rules: &Rules) -> Result<Vec<Puzzle>, PuzzleError> {
    let mut puzzles = read(rules, include_str!("../../puzzles/last.txt"))?;
    puzzles.extend(read(rules, include_str!("../../puzzles/earlier.txt"))?);
    Ok(puzzles)
}

/// The value by which puzzles before the last round are judged.
pub fn value(rules: &Rules) -> Result<Value, PuzzleError> {
    read_value(rules, include_str!("../../puzzles/value.txt"))
}

/// What the position is worth if the active seat closes its turn now.
pub fn worth(judge: &Judge<'_>, game: &Game) -> f32 {
    if game.round < ROUNDS { judge.worth(game, game.active) } else { last_worth(judge.rules, game) }
}
