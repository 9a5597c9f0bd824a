//! The record of a game: one file that holds everything, line by line, and can be verified.
//!
//! A [`Writer`] writes it, or a [`Recorder`], which also plays the game. [`Record::read`] reads it
//! back and checks its form and its running hash, [`replay()`] checks every line against the rules,
//! and [`verify`] checks that its dice and cards were fair. A [`Replayer`] does all but the last
//! line by line. `docs/record.md` describes the format byte for byte.
//!
//! Records outlive the program that wrote them. Each names its component sheet, and carries it
//! unless a release ships it. A record played by [other rules](Checked::EventsOnly) can still be
//! shown by its events.
//!
//! ```
//! use record::{Record, replay, verify};
//!
//! let text = std::fs::read_to_string("tests/golden/L1P2.jsonl")?;
//! let record = Record::read(&text)?; // Well-formed, and no line is missing or changed.
//! for (name, points) in record.header.names.iter().zip(&record.end.as_ref().unwrap().outcome.scores) {
//!     println!("{name}: {}", points.total);
//! }
//!
//! let replayed = replay(&record, &mut ())?; // The rules allow every decision.
//! let game = replayed.standing.game().expect("played by the rules of this program");
//! assert!(game.is_over());
//!
//! assert!(verify(&record)?.is_fair()); // Every die and card follows from the promised seed.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod audit;
mod error;
mod hash;
mod line;
mod mark;
mod playback;
mod read;
mod recorder;
mod replay;
mod sheets;
mod tail;
mod verify;
mod write;

pub use audit::Difference;
pub use error::{Error, ErrorKind, OtherRules, Reason};
pub use hash::LineHash;
pub use line::{Hint, Outcome, Rewind, Secret, Undo};
pub use mark::{Mark, mark};
pub use read::{Reader, is_end};
pub use recorder::{Fairness, Recorder, Refused, StagedLine, Superseded};
pub use replay::{Applied, Replayed, Replayer, Standing, Visitor, replay};
pub use verify::{Verdict, verify};
pub use write::{Opening, Writer};

use chance::{Commitment, Nonce};
use engine::chance::Moment;
use engine::model::{BySeat, Seat};
use engine::sheet::Sheet;
use engine::{Action, Event, Game, Position, RULES_VERSION, Rules, Setup, SetupError};
use std::collections::BTreeSet;
use tail::Tail;

/// The newest version of the format.
pub const VERSION: u32 = Format::Placed.version();

/// The format of a record. A writer chooses the oldest that can hold its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Format {
    /// Version 1: undo ends at the last reveal.
    Plain,
    /// Version 2: a line may [take the game back](Rewind) past a reveal or note a [hint](Hint).
    Rewindable,
    /// Version 3: the same, and the game begins at a [position](Header::from).
    Placed,
}

impl Format {
    /// The number in the first line.
    pub const fn version(self) -> u32 {
        match self {
            Format::Plain => 1,
            Format::Rewindable => 2,
            Format::Placed => 3,
        }
    }

    fn of(version: u32) -> Option<Format> {
        let known = [Format::Plain, Format::Rewindable, Format::Placed];
        known.into_iter().find(|format| format.version() == version)
    }
}

/// The maximum number of characters in a player's name.
pub const MAX_NAME: usize = 64;

/// How large a record may be.
#[derive(Clone, Copy, Debug)]
pub struct Limits;

impl Limits {
    /// Bytes of the first line.
    pub const HEADER: usize = 256 * 1024;
    /// Bytes of every other line.
    pub const LINE: usize = 64 * 1024;
    /// Lines.
    pub const LINES: usize = 100_000;
    /// Bytes in total.
    pub const BYTES: usize = 32 * 1024 * 1024;
}

/// A record that was read: well-formed and unbroken, its game finished or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The first line.
    pub header: Header,
    /// All lines between the first and the last; entry `i` has the number `i + 1`.
    pub entries: Vec<Entry>,
    /// The last line, once the game is over.
    pub end: Option<End>,
    tail: Tail,
}

impl Record {
    /// The numbers of the decisions that were taken back.
    pub fn undone(&self) -> BTreeSet<u32> {
        let mut undone = BTreeSet::new();
        for (n, entry) in (1..).zip(&self.entries) {
            match entry {
                Entry::Decision { .. } | Entry::Hint(_) => {}
                Entry::Undo(undo) => drop(undone.insert(undo.to)),
                Entry::Rewind(rewind) => undone.extend((rewind.to..n).filter(|&n| self.decides(n))),
            }
        }
        undone
    }

    /// How many hints each seat took.
    pub fn hints(&self) -> BySeat<u32> {
        let mut hints = BySeat::default();
        for entry in &self.entries {
            match entry {
                Entry::Hint(hint) => hints[hint.seat] += 1,
                Entry::Decision { .. } | Entry::Undo(_) | Entry::Rewind(_) => {}
            }
        }
        hints
    }

    fn decides(&self, n: u32) -> bool {
        let entry = (n as usize).checked_sub(1).and_then(|at| self.entries.get(at));
        matches!(entry, Some(Entry::Decision { .. }))
    }
}

/// How a game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The format of the record.
    pub format: Format,
    /// The version of the rules the game was played by.
    pub rules: u32,
    /// The component sheet.
    pub sheet: Sheet,
    /// What the table agreed on.
    pub setup: Setup,
    /// The position at which the game began; none if it was set up and dealt.
    pub from: Option<Box<Game>>,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// The start player, drawn or agreed on; of the round in which the game began.
    pub start_player: Seat,
    /// The Start Cards on offer, as laid out.
    pub start_cards: Vec<u8>,
    /// What binds the seed, if the game is to be provably fair.
    pub commitment: Option<Commitment>,
    /// What the players added to the seed, by seat; none without a commitment.
    pub nonces: Vec<Nonce>,
    /// The outcomes of chance up to the first question.
    pub chance: Vec<(Moment, u8)>,
    /// The events up to the first question.
    pub events: Vec<Event>,
}

impl Header {
    /// How far this program can check the record.
    pub fn checked(&self) -> Checked {
        Checked::of(self.rules)
    }

    /// What lay on the table before the first event.
    pub fn laid_out(&self, rules: &Rules) -> Result<Position, SetupError> {
        match &self.from {
            Some(game) => Ok(*game.position()),
            None => rules.lay_out(&self.setup),
        }
    }
}

/// How far this program can check a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checked {
    /// Every line against the rules.
    ByRules,
    /// Every line by its form, its hash and its events: the game was played by rules that this
    /// program does not have. It can be shown, but not continued.
    EventsOnly {
        /// The version of those rules, older or newer than [`RULES_VERSION`].
        rules: u32,
    },
}

impl Checked {
    fn of(rules: u32) -> Checked {
        if rules == RULES_VERSION { Checked::ByRules } else { Checked::EventsOnly { rules } }
    }
}

/// A line after the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Something that a player did.
    Entry(Entry),
    /// The end of the record.
    End(End),
}

/// Something that a player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A decision and everything that followed from it.
    Decision {
        /// Who decided.
        seat: Seat,
        /// What was decided.
        action: Action,
        /// The outcomes of chance.
        chance: Vec<(Moment, u8)>,
        /// What happened.
        events: Vec<Event>,
    },
    /// A decision was taken back.
    Undo(Undo),
    /// The game was taken back past a reveal.
    Rewind(Rewind),
    /// A hint was taken.
    Hint(Hint),
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Points and winners.
    pub outcome: Outcome,
    /// The seed and its salt, if they were revealed.
    pub secret: Option<Secret>,
}
