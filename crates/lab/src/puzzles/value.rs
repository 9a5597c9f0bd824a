//! The value of the puzzles before the last round, as text.

use engine::Rules;
use players::features::{self, COUNT};
use players::value::Value;
use puzzles::PuzzleError;

/// Reads a value: on each line an input by its name, what one of it is worth once, and what it is
/// worth for each round still to come.
pub fn read_value(rules: &Rules, text: &str) -> Result<Value, PuzzleError> {
    let mut value = Value::blank(rules);
    for (number, line) in (1..).zip(text.lines()) {
        let wrong = |wrong: String| PuzzleError { line: number, wrong };
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let (input, once, each) = match words[..] {
            [] | ["#", ..] => continue,
            [input, once, each] => (input, once, each),
            _ => return Err(wrong("an input and two numbers are needed".to_owned())),
        };
        let index = (0..COUNT).find(|&index| features::name(index) == input);
        let index = index.ok_or_else(|| wrong(format!("there is no input {input}")))?;
        let once: f32 = parsed(once).map_err(wrong)?;
        let each: f32 = parsed(each).map_err(wrong)?;
        for rounds in &mut value.sets {
            for (to_come, weights) in (1..).zip(rounds.iter_mut().rev()) {
                weights[index] = once + each * to_come as f32;
            }
        }
    }
    Ok(value)
}

fn parsed<T: core::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{word:?} is no number"))
}
