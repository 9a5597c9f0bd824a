//! Puzzles: positions of serving turns whose best end is proven.
//!
//! [`shipped`] are those that people solve at a table: turns of the last round, worth their points, in
//! which nobody serves afterwards. How they were found and proven is in `README.md` beside this
//! crate's `Cargo.toml`; the proof itself is in crate `lab`.

mod file;

pub use file::{PuzzleError, read, write};
pub use protocol::PuzzleTheme as Theme;

use engine::chance::FirstOutcome;
use engine::notation::write_action;
use engine::{Action, Game, NoEvents, Rules};
use std::sync::OnceLock;

/// The computer player at the other seats, who has served already.
pub const OPPONENT: &str = "greedy";

/// All themes, the most special first.
pub const THEMES: [Theme; 8] = [
    Theme::GuestBook,
    Theme::Reputation,
    Theme::Schnapps,
    Theme::Monastery,
    Theme::Dishwasher,
    Theme::Nobles,
    Theme::Upgrade,
    Theme::Guest,
];

/// From how many steps on a best turn is long, and from how many points on the script misses much.
const LONG_TURN: usize = 10;
const MUCH: f32 = 5.0;
const HARDEST: usize = 5;

/// The hardest puzzle that says at once how many points are possible.
const GOAL_TOLD: u8 = 2;

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
    /// What the best turn cannot do without; proven. Only puzzles for people have one.
    pub theme: Option<Theme>,
}

impl Puzzle {
    /// The most points possible in a puzzle of the last round. What [`last_worth`] adds for stored
    /// goods is less than a point.
    pub fn points(&self) -> u16 {
        self.best as u16
    }

    /// How hard it is, 1 to 5: 1 more for a long best turn, if the script misses much, and for each
    /// planning player that does not find the best.
    pub fn difficulty(&self) -> u8 {
        let long = self.turn.len() >= LONG_TURN;
        let tempting = self.best.floor() - self.greedy.floor() >= MUCH;
        (1 + usize::from(long) + usize::from(tempting) + self.missed.len()).min(HARDEST) as u8
    }

    /// The best turn as the page plays it.
    pub fn solution(&self) -> protocol::PuzzleSolution {
        protocol::PuzzleSolution {
            best: self.points(),
            steps: self.turn.iter().chain([&Action::Close]).map(write_action).collect(),
        }
    }

    /// How an attempt with this many points ended.
    pub fn result(&self, points: u16) -> protocol::PuzzleResult {
        let (id, best) = (self.name.clone(), self.points());
        protocol::PuzzleResult { id, points, best, solved: points >= best }
    }

    /// The puzzle as the page lists it; `None` for one without theme or set-up.
    pub fn show(&self) -> Option<protocol::Puzzle> {
        let (setup, difficulty) = (self.game.setup()?, self.difficulty());
        Some(protocol::Puzzle {
            id: self.name.clone(),
            level: setup.level.number(),
            players: setup.players,
            seat: self.game.active,
            opponent: OPPONENT.to_owned(),
            theme: self.theme?,
            difficulty,
            goal: (difficulty <= GOAL_TOLD).then(|| self.points()),
        })
    }
}

/// The puzzles for people, read once: by level, and the easy ones first. They are proven for the first
/// released component sheet ([`Rules::first_release`]) and must be played with it.
///
/// # Panics
/// If the file in the source tree is damaged, which a test would catch.
pub fn shipped() -> &'static [Puzzle] {
    static PUZZLES: OnceLock<Vec<Puzzle>> = OnceLock::new();
    PUZZLES.get_or_init(|| {
        let read = read(&Rules::first_release(), include_str!("../puzzles.txt"));
        let mut puzzles = read.expect("the puzzles are sound");
        let level = |puzzle: &Puzzle| puzzle.game.setup().map(|setup| setup.level);
        puzzles.sort_by_key(|puzzle| (level(puzzle), puzzle.difficulty(), puzzle.states));
        puzzles
    })
}

/// The puzzle for people with this name.
pub fn by_id(id: &str) -> Option<&'static Puzzle> {
    shipped().iter().find(|puzzle| puzzle.name == id)
}

/// The worth of stored Thalers and beer after the last round: they break ties (Z2).
const STORED: f32 = 0.01;

/// What a position of the last round is worth if the active seat closes its turn now: its points, and
/// a little for what it keeps.
pub fn last_worth(rules: &Rules, game: &Game) -> f32 {
    let end = closed(rules, game);
    let tavern = end.tavern(game.active);
    let stored = tavern.thalers + tavern.beer;
    rules.score(&end, game.active).total() as f32 + STORED * stored as f32
}

/// The game once the active seat has closed its turn.
pub fn closed(rules: &Rules, game: &Game) -> Game {
    let mut end = *game;
    let seat = game.active;
    let closed = rules.apply(&mut end, seat, &Action::Close, &mut FirstOutcome, &mut NoEvents);
    debug_assert_eq!(closed, Ok(()), "a turn that cannot be closed");
    end
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
