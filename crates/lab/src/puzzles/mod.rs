//! Puzzles: positions of serving turns whose best end is proven.
//!
//! In the last round a turn is worth the points it ends with. Before that, it is judged by a small
//! fixed value written for the puzzles (`puzzles/value.txt`), so that they stay proven whatever the
//! players learn. [`everything`] is the proof; `puzzles/README.md` explains how the
//! positions were found and how to prove them again.

mod everything;
mod file;

pub use everything::{Proof, everything};
pub use file::{PuzzleError, read, read_value, write};

use engine::chance::FirstOutcome;
use engine::{Action, Game, NoEvents, ROUNDS, Rules};
use players::value::{Judge, Value};

/// A position and the best that can be made of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Its name.
    pub name: String,
    /// In a serving turn of the active seat.
    pub game: Game,
    /// What the turn is worth at best; proven.
    pub best: f32,
    /// What the greedy script makes of it.
    pub greedy: f32,
    /// How many positions the proof looked at.
    pub states: usize,
    /// A best turn, up to closing.
    pub turn: Vec<Action>,
    /// The strengths that are known not to find it.
    pub missed: Vec<String>,
}

/// All puzzles of this program.
pub fn standard(rules: &Rules) -> Result<Vec<Puzzle>, PuzzleError> {
    let mut puzzles = read(rules, include_str!("../../puzzles/last.txt"))?;
    puzzles.extend(read(rules, include_str!("../../puzzles/earlier.txt"))?);
    Ok(puzzles)
}

/// The value by which puzzles before the last round are judged.
pub fn value(rules: &Rules) -> Result<Value, PuzzleError> {
    read_value(rules, include_str!("../../puzzles/value.txt"))
}

/// The worth of stored Thalers and beer after the last round: they break ties (Z2).
const STORED: f32 = 0.01;

/// What the position is worth if the active seat closes its turn now.
pub fn worth(judge: &Judge<'_>, game: &Game) -> f32 {
    let seat = game.active;
    if game.round < ROUNDS {
        return judge.worth(game, seat);
    }
    let mut end = *game;
    let closed =
        judge.rules.apply(&mut end, seat, &Action::Close, &mut FirstOutcome, &mut NoEvents);
    debug_assert_eq!(closed, Ok(()), "a turn that cannot be closed");
    let tavern = end.tavern(seat);
    let stored = tavern.thalers + tavern.beer;
    judge.rules.score(&end, seat).total() as f32 + STORED * stored as f32
}

/// The position after these steps of the active seat, or the number of the step that is refused.
pub fn after(rules: &Rules, game: &Game, turn: &[Action]) -> Result<Game, usize> {
    let mut end = *game;
    for (number, action) in turn.iter().enumerate() {
        let done = rules.apply(&mut end, game.active, action, &mut FirstOutcome, &mut NoEvents);
        done.map_err(|_| number)?;
    }
    Ok(end)
}
