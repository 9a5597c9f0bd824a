//! Writes a record, one complete line at a time.

use crate::error::{Error, Reason};
use crate::hash::{LineHash, seal};
use crate::line::{
    DecisionLine, FORMAT, HeaderLine, Hint, HintLine, Outcome, OverLine, Rewind, RewindLine,
    Secret, Undo, UndoLine, render,
};
use crate::read::check_names;
use crate::tail::Tail;
use crate::{Checked, Format, Limits, OtherRules, Record, sheets};
use chance::{Commitment, Nonce};
use engine::chance::Moment;
use engine::model::Seat;
use engine::notation::{write_action, write_position};
use engine::sheet::Sheet;
use engine::{Action, Event, Game, RULES_VERSION, Setup};
use serde::Serialize;

/// The contents of the first line.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// The format of the record.
    pub format: Format,
    /// The component sheet; it is written out unless a release of the program has it.
    pub sheet: &'a Sheet,
    /// What the table agreed on.
    pub setup: &'a Setup,
    /// The position at which the game begins, in [`Format::Placed`] and no other.
    pub from: Option<&'a Game>,
    /// The players' names by seat.
    pub names: &'a [String],
    /// What binds the seed, if the game is to be provably fair.
    pub commitment: Option<Commitment>,
    /// What the players added to the seed, by seat; none without a commitment.
    pub nonces: &'a [Nonce],
    /// The outcomes of chance up to the first question.
    pub chance: &'a [(Moment, u8)],
    /// The events up to the first question.
    pub events: &'a [Event],
}

/// Writes the lines of one record, without their line feeds.
///
/// It is small and cheap to clone: keep a clone where storing a line may fail.
#[derive(Clone, Debug)]
pub struct Writer {
    tail: Tail,
}

impl Writer {
    /// Begins a record; also returns its first line.
    pub fn begin(opening: &Opening<'_>) -> Result<(Writer, String), Error> {
        let mut writer = Writer { tail: Tail::default() };
        let line = header(opening).map_err(|reason| writer.refuse(reason))?;
        let line = writer.write(&line)?;
        Ok((writer, line))
    }

    /// Continues a record that was read. It must have been played by this version of the rules,
    /// because the new lines will be.
    pub fn resume(record: &Record) -> Result<Writer, OtherRules> {
        match record.header.checked() {
            Checked::ByRules => Ok(Writer::after(record.tail)),
            Checked::EventsOnly { rules } => Err(OtherRules { rules }),
        }
    }

    pub(crate) fn after(tail: Tail) -> Writer {
        Writer { tail }
    }

    /// The number that the next line will have.
    pub fn next_number(&self) -> u32 {
        self.tail.lines as u32
    }

    /// The hash of the last line, which stands for the whole record.
    pub fn hash(&self) -> Option<LineHash> {
        self.tail.hash
    }

    /// The line of a decision.
    pub fn decision(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &[(Moment, u8)],
        events: &[Event],
    ) -> Result<String, Error> {
        let line = DecisionLine {
            n: self.next_number(),
            seat,
            action: write_action(action),
            chance: chance.iter().copied().map(Into::into).collect(),
            events: events.to_vec(),
        };
        self.write(&line)
    }

    /// The line of an undo.
    pub fn undo(&mut self, undo: Undo) -> Result<String, Error> {
        self.write(&UndoLine { n: self.next_number(), undo })
    }

    /// The line of a rewind. The record must be [`Format::Rewindable`].
    pub fn rewind(&mut self, rewind: &Rewind) -> Result<String, Error> {
        self.write(&RewindLine { n: self.next_number(), rewind: rewind.clone() })
    }

    /// The line of a hint. The record must be [`Format::Rewindable`].
    pub fn hint(&mut self, hint: Hint) -> Result<String, Error> {
        self.write(&HintLine { n: self.next_number(), hint })
    }

    /// The last line. The secret must not be revealed while the game may continue.
    pub fn over(&mut self, outcome: Outcome, secret: Option<Secret>) -> Result<String, Error> {
        let line = OverLine { n: self.next_number(), over: outcome, reveal: secret };
        let line = self.write(&line)?;
        self.tail.over = true;
        Ok(line)
    }

    fn write(&mut self, line: &impl Serialize) -> Result<String, Error> {
        let (line, tail) = self.sealed(line).map_err(|reason| self.refuse(reason))?;
        self.tail = tail;
        Ok(line)
    }

    /// Applies the limits of the reader, so that whatever is written can be read.
    fn sealed(&self, line: &impl Serialize) -> Result<(String, Tail), Reason> {
        if self.tail.over {
            return Err(Reason::AfterTheEnd);
        }
        let (line, hash) = seal(self.tail.hash, render(line)?);
        self.tail.check(line.len())?;
        let tail = self.tail.with(line.len(), hash);
        Ok((line, tail))
    }

    /// Whether a line of any allowed length can follow, so that nothing happens that cannot be
    /// written down. One line is always reserved for the end of the game.
    pub(crate) fn check_room(&self) -> Result<(), Error> {
        let reason = if self.tail.over {
            Reason::AfterTheEnd
        } else if self.tail.lines + 1 >= Limits::LINES {
            Reason::TooManyLines { limit: Limits::LINES }
        } else if self.tail.bytes + 2 * Limits::LINE > Limits::BYTES {
            Reason::TooLarge { limit: Limits::BYTES }
        } else {
            return Ok(());
        };
        Err(self.refuse(reason))
    }

    fn refuse(&self, reason: Reason) -> Error {
        Error { line: self.tail.lines + 1, reason }
    }
}

fn header(opening: &Opening<'_>) -> Result<HeaderLine, Reason> {
    check_names(opening.setup, opening.names)?;
    let nonces = if opening.commitment.is_some() { opening.setup.players as usize } else { 0 };
    if opening.nonces.len() != nonces {
        return Err(Reason::Uncommitted);
    }
    if opening.from.is_some() != (opening.format >= Format::Placed) {
        return Err(Reason::OtherOpening);
    }
    let opened = match opening.from {
        Some(game) => Some(found(game)),
        None => dealt(opening.events),
    };
    let (start_player, start_cards) = opened.ok_or(Reason::OtherOpening)?;
    Ok(HeaderLine {
        format: FORMAT.into(),
        version: opening.format.version(),
        rules: RULES_VERSION,
        sheet: opening.sheet.hash_hex(),
        sheet_toml: (!sheets::is_released(opening.sheet)).then(|| opening.sheet.to_toml()),
        setup: *opening.setup,
        position: opening.from.map(|game| write_position(game)),
        names: opening.names.to_vec(),
        start_player,
        start_cards,
        commitment: opening.commitment,
        nonces: opening.nonces.to_vec(),
        chance: opening.chance.iter().copied().map(Into::into).collect(),
        events: opening.events.to_vec(),
    })
}

/// The start player and the Start Cards of a game that begins at a position.
pub(crate) fn found(game: &Game) -> (Seat, Vec<u8>) {
    let offered = (0..16).filter(|index| game.offered >> index & 1 == 1);
    (game.start, offered.collect())
}

/// The start player and the Start Cards in the events of an opening.
pub(crate) fn dealt(events: &[Event]) -> Option<(Seat, Vec<u8>)> {
    let mut start = None;
    let mut cards = Vec::new();
    for event in events {
        match *event {
            Event::StartPlayer { seat } => start = Some(seat),
            Event::StartCardOffered { card } => cards.push(card),
            _ => {}
        }
    }
    Some((start?, cards))
}
