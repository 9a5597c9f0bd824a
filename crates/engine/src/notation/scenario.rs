//! Scenario files (docs/scenarios.md): positions, what is done in them, and comments, line by line.

use super::NotationError;
use super::luck::{Luck, read_luck};
use super::words::{Reader, Word, number, seat};
use crate::model::Seat;
use crate::setup::Setup;

/// A line of a scenario file with the indented lines below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block<'a> {
    /// The number of the line, from 1.
    pub number: usize,
    /// The line itself.
    pub line: &'a str,
    /// What stands below it.
    pub below: Vec<&'a str>,
}

/// What a block says.
#[derive(Clone, Debug)]
pub enum Said<'a> {
    /// A scenario begins, with its rules and title.
    Title(&'a str),
    /// What follows, up to the next position but one, is shown as an example of these rules.
    Example {
        /// Its id.
        id: &'a str,
        /// The ids of the rules.
        rules: Vec<&'a str>,
    },
    /// A position, as [`read_scene`](super::read_scene) reads it.
    Given(String),
    /// A new game.
    Begin(Setup),
    /// The luck of the next step.
    Luck(Luck),
    /// Back to the position.
    Again,
    /// The points are asked for.
    Score,
    /// The legal actions of a seat that start like this are asked for.
    Offers(Seat, &'a str),
    /// A seat does something, as [`read_action`](super::read_action) reads it.
    Act(Seat, &'a str),
    /// Anything else.
    Comment,
}

/// The blocks of a scenario file, in their order.
pub fn scenario_blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        match blocks.last_mut() {
            Some(block) if line.starts_with("  ") => block.below.push(line),
            _ => blocks.push(Block { number, line, below: Vec::new() }),
        }
    }
    blocks
}

impl<'a> Block<'a> {
    /// Reads what the block says.
    ///
    /// # Errors
    ///
    /// The line begins like one that means something, and goes on otherwise.
    pub fn read(&self) -> Result<Said<'a>, NotationError> {
        let (word, rest) = self.line.split_once(' ').unwrap_or((self.line, ""));
        Ok(match word {
            "==" => Said::Title(rest),
            "example" => example(rest)?,
            "given" => Said::Given(self.scene(rest)?),
            "begin" => begin(rest)?,
            "luck" => Said::Luck(read_luck(rest)?),
            "again" => Said::Again,
            "score" => Said::Score,
            "offers" => {
                let (who, start) = rest.split_once(' ').unwrap_or((rest, ""));
                Said::Offers(seat(Word { text: who, column: 1 })?, start)
            }
            _ => match seat(Word { text: word, column: 1 }) {
                Ok(seat) => Said::Act(seat, rest),
                Err(_) => Said::Comment,
            },
        })
    }

    /// The fields of the position, and a slash before those of each seat.
    fn scene(&self, head: &str) -> Result<String, NotationError> {
        let mut scene = head.to_owned();
        let mut seats = 0;
        for line in &self.below {
            let whole = Word { text: line.trim(), column: 1 };
            let expected = "SEAT: FIELDS, in the order of the seats";
            let (who, own) = whole.split_once(':').ok_or_else(|| whole.unexpected(expected))?;
            let number = seat(who)?.number();
            if number < seats {
                return Err(whole.unexpected(expected));
            }
            for _ in seats..=number {
                scene += " / ";
            }
            scene += own.text.trim();
            seats = number + 1;
        }
        Ok(scene)
    }
}

/// `ID RULE RULE …`.
fn example(text: &str) -> Result<Said<'_>, NotationError> {
    let mut words = text.split_ascii_whitespace();
    let missing = NotationError::Missing { field: "example ID RULES" };
    let id = words.next().ok_or_else(|| missing.clone())?;
    let rules: Vec<&str> = words.collect();
    if rules.is_empty() { Err(missing) } else { Ok(Said::Example { id, rules }) }
}

/// `2 players at level 4`.
fn begin(text: &str) -> Result<Said<'static>, NotationError> {
    let mut words = Reader::new(text);
    let players = number(words.next(), 2, 4, "2, 3 or 4")? as u8;
    for expected in ["players", "at", "level"] {
        let word = words.next();
        if word.text != expected {
            return Err(word.unexpected("N players at level N"));
        }
    }
    let modules = number(words.next(), 1, 5, "a level (1 to 5)")? as u8;
    words.end()?;
    Ok(Said::Begin(Setup::new(players, modules)))
}
