//! Puzzles as text.

use crate::{Puzzle, THEMES, Theme};
use core::fmt::{self, Write as _};
use engine::notation::{read_action, read_game, write_action, write_position};
use engine::{Action, Rules};

/// What is wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub wrong: String,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.wrong)
    }
}

impl core::error::Error for PuzzleError {}

/// Reads puzzles: for each a line `puzzle NAME`, and then the others that [`write()`] writes.
pub fn read(rules: &Rules, text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let mut puzzles = Vec::new();
    let mut draft: Option<Draft> = None;
    for (number, line) in (1..).zip(text.lines()) {
        let wrong = |wrong: String| PuzzleError { line: number, wrong };
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, &mut draft) {
            ("" | "#", _) => {}
            ("puzzle", None) => draft = Some(Draft { name: rest.to_owned(), ..Draft::default() }),
            ("best", Some(draft)) => draft.best = Some(parsed(rest).map_err(wrong)?),
            ("greedy", Some(draft)) => draft.greedy = Some(parsed(rest).map_err(wrong)?),
            ("states", Some(draft)) => draft.states = Some(parsed(rest).map_err(wrong)?),
            ("missed", Some(draft)) => {
                draft.missed = rest.split_ascii_whitespace().map(str::to_owned).collect();
            }
            ("theme", Some(draft)) => draft.theme = Some(read_theme(rest).map_err(wrong)?),
            ("turn", Some(draft)) => draft.turn = Some(read_turn(rest).map_err(wrong)?),
            // The position comes last.
            ("position", Some(_)) => {
                let game = read_game(rules, rest).map_err(|error| wrong(error.to_string()))?;
                let missing = || wrong("best, greedy, states or turn is missing above".to_owned());
                let whole = draft.take().and_then(|draft| draft.with(game)).ok_or_else(missing)?;
                puzzles.push(whole);
            }
            _ => return Err(wrong(format!("{word:?} cannot stand here"))),
        }
    }
    match draft {
        None => Ok(puzzles),
        Some(draft) => Err(PuzzleError {
            line: text.lines().count(),
            wrong: format!("{} has no position", draft.name),
        }),
    }
}

/// A puzzle as text, an empty line after it.
pub fn write(puzzle: &Puzzle) -> String {
    let mut text = format!("puzzle {}\n", puzzle.name);
    let turn: Vec<String> = puzzle.turn.iter().map(write_action).collect();
    // Writing to a string cannot fail.
    let _ = writeln!(text, "best {:.3}\ngreedy {:.3}", puzzle.best, puzzle.greedy);
    let _ = writeln!(text, "states {}", puzzle.states);
    if !puzzle.missed.is_empty() {
        let _ = writeln!(text, "missed {}", puzzle.missed.join(" "));
    }
    if let Some(theme) = puzzle.theme {
        let _ = writeln!(text, "theme {}", theme_name(theme));
    }
    let _ = writeln!(text, "turn {}\nposition {}\n", turn.join("; "), write_position(&puzzle.game));
    text
}

#[derive(Default)]
struct Draft {
    name: String,
    best: Option<f32>,
    greedy: Option<f32>,
    states: Option<usize>,
    turn: Option<Vec<Action>>,
    missed: Vec<String>,
    theme: Option<Theme>,
}

impl Draft {
    fn with(self, game: engine::Game) -> Option<Puzzle> {
        Some(Puzzle {
            name: self.name,
            game,
            best: self.best?,
            greedy: self.greedy?,
            states: self.states?,
            turn: self.turn?,
            missed: self.missed,
            theme: self.theme,
        })
    }
}

fn read_turn(text: &str) -> Result<Vec<Action>, String> {
    let steps = text.split("; ").filter(|step| !step.is_empty());
    steps.map(|step| read_action(step).map_err(|error| format!("{step:?}: {error}"))).collect()
}

fn read_theme(word: &str) -> Result<Theme, String> {
    let found = THEMES.into_iter().find(|&theme| theme_name(theme) == word);
    found.ok_or_else(|| format!("{word:?} is no theme"))
}

fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::GuestBook => "guest_book",
        Theme::Reputation => "reputation",
        Theme::Schnapps => "schnapps",
        Theme::Monastery => "monastery",
        Theme::Dishwasher => "dishwasher",
        Theme::Nobles => "nobles",
        Theme::Upgrade => "upgrade",
        Theme::Guest => "guest",
    }
}

fn parsed<T: core::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{word:?} is no number"))
}
