//! Weights as a text file, so that changes can be reviewed.
//!
//! The first line names the format, then come `rules VERSION`, `sheet HASH` and one line
//! `set FORM ROUND` with the weights of every input in order.
//! Numbers are written so that they read back exactly.

use super::{FORMS, VALUED_ROUNDS, Value};
use crate::features::COUNT;
use core::fmt::{self, Write as _};

const FORMAT: &str = "tiefenthal value 2";

/// Why a file of weights cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueError {
    /// Not a file of weights, or of another version.
    Format,
    /// The line with this number is not what was expected.
    Line(usize),
    /// The file does not have this program's inputs.
    Inputs {
        /// How many the line has.
        found: usize,
    },
    /// Weights of some form or round are missing.
    Incomplete,
}

impl fmt::Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ValueError::Format => write!(f, "not a file of weights of this version"),
            ValueError::Line(line) => write!(f, "line {line} of the weights cannot be read"),
            ValueError::Inputs { found } => {
                write!(f, "the weights are for {found} inputs; this program has {COUNT}")
            }
            ValueError::Incomplete => write!(f, "weights of some round are missing"),
        }
    }
}

impl core::error::Error for ValueError {}

impl Value {
    /// The weights this program was built with.
    pub fn standard() -> Result<Value, ValueError> {
        Value::read(include_str!("../../weights/value.txt"))
    }

    /// Reads a file of weights.
    pub fn read(text: &str) -> Result<Value, ValueError> {
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, line)| line != FORMAT) {
            return Err(ValueError::Format);
        }
        let mut value = Value {
            rules_version: 0,
            sheet: [0; 32],
            sets: [[[0.0; COUNT]; VALUED_ROUNDS]; FORMS],
        };
        let mut found = [[false; VALUED_ROUNDS]; FORMS];
        for (number, line) in lines {
            let wrong = || ValueError::Line(number);
            let mut words = line.split_ascii_whitespace();
            match words.next() {
                Some("rules") => value.rules_version = parse(words.next()).ok_or_else(wrong)?,
                Some("sheet") => value.sheet = hash(words.next()).ok_or_else(wrong)?,
                Some("set") => {
                    let form: usize = parse(words.next()).ok_or_else(wrong)?;
                    let round: usize = parse(words.next()).ok_or_else(wrong)?;
                    if form >= FORMS || !(1..=VALUED_ROUNDS).contains(&round) {
                        return Err(wrong());
                    }
                    let weights: Option<Vec<f32>> = words.map(|word| parse(Some(word))).collect();
                    let weights = weights.ok_or_else(wrong)?;
                    let found_here = weights.len();
                    value.sets[form][round - 1] =
                        weights.try_into().map_err(|_| ValueError::Inputs { found: found_here })?;
                    found[form][round - 1] = true;
                }
                _ => return Err(wrong()),
            }
        }
        if found.iter().flatten().all(|&found| found) {
            Ok(value)
        } else {
            Err(ValueError::Incomplete)
        }
    }

    /// The text of the file.
    pub fn write(&self) -> String {
        let mut text = format!("{FORMAT}\nrules {}\nsheet ", self.rules_version);
        for byte in self.sheet {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
        }
        text.push('\n');
        for (form, rounds) in self.sets.iter().enumerate() {
            for (round, weights) in rounds.iter().enumerate() {
                let _ = write!(text, "set {form} {}", round + 1);
                for weight in weights {
                    let _ = write!(text, " {weight}");
                }
                text.push('\n');
            }
        }
        text
    }
}

fn parse<T: core::str::FromStr>(word: Option<&str>) -> Option<T> {
    word?.parse().ok()
}

fn hash(word: Option<&str>) -> Option<[u8; 32]> {
    let word = word.filter(|word| word.len() == 64 && word.is_ascii())?;
    let mut hash = [0; 32];
    for (index, byte) in hash.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&word[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(hash)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Rules;

    #[test]
    fn what_is_written_reads_back_exactly() {
        let mut value = Value::blank(&Rules::standard());
        for (index, weight) in value.sets.iter_mut().flatten().flatten().enumerate() {
            *weight = (index as f32 - 700.0) / 7.0;
        }
        assert_eq!(Value::read(&value.write()), Ok(value.clone()));
    }

    #[test]
    fn damaged_files_are_refused() {
        let text = Value::blank(&Rules::standard()).write();
        assert_eq!(Value::read("weights"), Err(ValueError::Format));
        assert_eq!(Value::read(&text.replace("set 0 1 0", "set 0 1 x")), Err(ValueError::Line(4)));
        let short = text.replace("set 0 1 0", "set 0 1");
        assert_eq!(Value::read(&short), Err(ValueError::Inputs { found: COUNT - 1 }));
        let cut = text.lines().take(20).collect::<Vec<_>>().join("\n");
        assert_eq!(Value::read(&cut), Err(ValueError::Incomplete));
        assert_eq!(Value::read(&text.replace("sheet ", "sheet x")), Err(ValueError::Line(3)));
    }
}
