//! Replays a record without a generator and checks every line.

use crate::error::{Error, OtherRules};
use crate::playback::Playback;
use crate::read::{read_header, read_line};
use crate::recorder::Recorder;
use crate::tail::Tail;
use crate::{Checked, End, Entry, Header, Line, Record};
use engine::chance::Chance;
use engine::{Event, Game, Position, Rules};
use std::sync::Arc;

/// Watches a replay. Lines count from 1, as in [`Error`].
pub trait Visitor {
    /// An event of a line was carried out and led to this position.
    fn event(&mut self, _line: usize, _event: &Event, _position: &Position) {}

    /// A line was carried out; the first and the last have no entry.
    fn line(&mut self, _line: usize, _entry: Option<&Entry>, _standing: &Standing) {}
}

/// Watches nothing.
impl Visitor for () {}

/// Replays the record and returns its final state, and how far it could be checked.
///
/// The rules must allow every decision, ask for exactly the recorded chance and produce exactly the
/// recorded events; [`Position::evolve`] must reach the same state from the recorded events alone. A
/// record of [other rules](Checked::EventsOnly) is carried out by its events alone.
pub fn replay(record: &Record, visitor: &mut impl Visitor) -> Result<Replayed, Error> {
    let playback = Playback::run(record, None, visitor)?;
    Ok(Replayed { rules: playback.rules().clone(), standing: playback.standing() })
}

/// Where a recorded game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant)] // Both are about a kilobyte.
pub enum Standing {
    /// Checked by the rules, which can say everything about it.
    Game(Game),
    /// Reached by events alone: it can be shown, but these rules might never lead to it.
    Shown(Position),
}

impl Standing {
    /// What lies on the table.
    pub fn position(&self) -> &Position {
        match self {
            Standing::Game(game) => game.position(),
            Standing::Shown(position) => position,
        }
    }

    /// The game, if the rules have checked it.
    pub fn game(&self) -> Option<&Game> {
        match self {
            Standing::Game(game) => Some(game),
            Standing::Shown(_) => None,
        }
    }
}

/// The end of a replay.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The rules with the sheet of the game.
    pub rules: Arc<Rules>,
    /// The game after the last line.
    pub standing: Standing,
}

/// Takes the lines of a record one by one, for example from a store: each is read, checked and
/// carried out in one pass.
#[derive(Clone, Debug)]
pub struct Replayer {
    header: Header,
    tail: Tail,
    playback: Playback,
    end: Option<End>,
}

/// A line after the first, and what it did. The [`Replayer`] or [`Recorder`] that returns it holds
/// the game after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Applied {
    /// The number of the line.
    pub n: u32,
    /// What it says.
    pub what: Line,
    /// The game before it.
    pub before: Standing,
}

impl Replayer {
    /// Begins with the first line, without its line feed.
    pub fn begin(line: &str) -> Result<Replayer, Error> {
        let (header, tail) = read_header(line)?;
        let playback = Playback::open(&header, None, &mut ())?;
        Ok(Replayer { header, tail, playback, end: None })
    }

    /// Takes the next line, without its line feed. A refused line leaves no trace.
    pub fn push(&mut self, line: &str) -> Result<Applied, Error> {
        let n = self.lines();
        let before = self.playback.standing();
        let (what, tail) = read_line(&self.header, &self.tail, line)?;
        match &what {
            Line::Entry(entry) => self.playback.carry_out(n, entry, &mut ())?,
            Line::End(end) => {
                self.playback.close(n, end, &mut ())?;
                self.end = Some(end.clone());
            }
        }
        self.tail = tail;
        Ok(Applied { n, what, before })
    }

    /// The first line.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The rules with the sheet of the game.
    pub fn rules(&self) -> &Arc<Rules> {
        self.playback.rules()
    }

    /// What lies on the table after the last line.
    pub fn position(&self) -> &Position {
        self.playback.position()
    }

    /// The game after the last line, if the program has its rules.
    pub fn game(&self) -> Option<&Game> {
        self.playback.game()
    }

    /// How far the lines could be checked.
    pub fn checked(&self) -> Checked {
        self.header.checked()
    }

    /// How many lines there were, the first included.
    pub fn lines(&self) -> u32 {
        self.tail.lines as u32
    }

    /// The last line, once it was taken.
    pub fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// Continues the game, undo included. `chance` must be the source the first line binds.
    ///
    /// # Errors
    ///
    /// If the program does not have the rules of the game; see [`Replayer::checked`].
    pub fn resume<C: Chance + Clone>(self, chance: C) -> Result<Recorder<C>, OtherRules> {
        Recorder::after(self.playback, &self.header, self.tail, chance)
    }
}
