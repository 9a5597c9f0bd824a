//! The options of `make` and `mine`.

use engine::{Level, ROUNDS};

/// Which games are played, and which turns become puzzles.
pub struct Options {
    pub level: u8,
    pub players: u8,
    pub rounds: (u8, u8),
    pub games: u64,
    pub seed: u64,
    /// Positions a proof may take.
    pub most: usize,
    /// Unused dice the position may have: with more the turn is taken up later.
    pub dice: usize,
    /// How much better than the greedy script the best must be.
    pub gap: f32,
    /// How many are wanted.
    pub count: usize,
    /// The player at every seat.
    pub by: String,
    /// Whether the display is refilled when a turn closes.
    pub late_refill: bool,
}

impl Options {
    /// For puzzles for people, in which every step can be taken back.
    pub fn for_people(words: &[&str]) -> Result<Options, String> {
        Ok(Options { late_refill: true, ..Options::read(words)? })
    }

    pub fn read(words: &[&str]) -> Result<Options, String> {
        let mut options = Options {
            level: 1,
            players: 2,
            rounds: (1, ROUNDS),
            games: 20,
            seed: 1,
            most: 3_000_000,
            dice: 7,
            gap: 2.0,
            count: usize::MAX,
            by: "strong".to_owned(),
            late_refill: false,
        };
        for pair in words.chunks(2) {
            let [name, word] = pair else { return Err(format!("{} needs a value", pair[0])) };
            let number = |word: &str| word.parse::<u64>().map_err(|e| format!("{word}: {e}"));
            match *name {
                "--level" => {
                    options.level =
                        Level::try_from(number(word)? as u8).map_err(|e| e.to_string())?.number()
                }
                "--players" => options.players = number(word)? as u8,
                "--rounds" => {
                    let (first, last) = word.split_once('-').ok_or("--rounds needs A-B")?;
                    options.rounds = (number(first)? as u8, number(last)? as u8);
                }
                "--games" => options.games = number(word)?,
                "--seed" => options.seed = number(word)?,
                "--most" => options.most = number(word)? as usize,
                "--dice" => options.dice = number(word)? as usize,
                "--gap" => options.gap = number(word)? as f32,
                "--by" => options.by = (*word).to_owned(),
                "--count" => options.count = number(word)? as usize,
                _ => return Err(format!("unknown option {name}")),
            }
        }
        Ok(options)
    }
}
