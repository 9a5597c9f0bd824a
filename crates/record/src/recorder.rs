//! A table that writes its record.

use crate::error::Error;
use crate::line::{Secret, Undo};
use crate::replay::{Replay, outcome};
use crate::write::{Opening, Writer};
use crate::{Reason, Record};
use chance::{Commitment, Nonce, Recording};
use core::fmt;
use engine::chance::Chance;
use engine::model::Seat;
use engine::{Action, Event, Illegal, NoUndo, Rules, Setup, Table};
use std::collections::VecDeque;
use std::sync::Arc;

/// What binds the chance of a game before it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// What was published before the players sent their nonces.
    pub commitment: Commitment,
    /// The nonces by seat; the empty one for a seat that sent none.
    pub nonces: Vec<Nonce>,
}

/// A game in progress whose every step becomes a line of its record.
///
/// The lines come without line feeds. A line that could not be stored leaves the recorder ahead of
/// the store: throw it away and [resume](Recorder::resume) from what was stored.
#[derive(Clone, Debug)]
pub struct Recorder<C> {
    table: Table,
    chance: Recording<C>,
    writer: Writer,
    /// The decisions that may still be taken back, by number.
    kept: VecDeque<(u32, Seat)>,
}

/// Why there is no line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The rules refuse the action.
    Illegal(Illegal),
    /// Nothing can be taken back.
    NoUndo(NoUndo),
    /// The game is not over.
    NotOver,
    /// The record takes no more lines.
    Record(Error),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Illegal(illegal) => illegal.fmt(f),
            Refused::NoUndo(why) => why.fmt(f),
            Refused::NotOver => f.write_str("the game is not over"),
            Refused::Record(error) => write!(f, "record, {error}"),
        }
    }
}

impl core::error::Error for Refused {}

impl<C: Chance> Recorder<C> {
    /// Sets a game up; also returns the first line. `chance` must be what `fairness` binds.
    pub fn begin(
        rules: Arc<Rules>,
        setup: &Setup,
        names: &[String],
        fairness: Option<&Fairness>,
        chance: C,
    ) -> Result<(Recorder<C>, String), Error> {
        let mut chance = Recording::new(chance);
        let begun = Table::begin(rules, setup, &mut chance);
        let (table, events) =
            begun.map_err(|error| Error { line: 1, reason: Reason::Setup(error) })?;
        let (writer, line) = Writer::begin(&Opening {
            sheet: table.rules().sheet(),
            setup,
            names,
            commitment: fairness.map(|fairness| fairness.commitment),
            nonces: fairness.map_or(&[], |fairness| &fairness.nonces),
            chance: &chance.take(),
            events: &events,
        })?;
        Ok((Recorder { table, chance, writer, kept: VecDeque::new() }, line))
    }

    /// Goes on with a game from its record, undo included.
    pub fn resume(record: &Record, chance: C) -> Result<Recorder<C>, Error> {
        let replay = Replay::run(record, None, &mut ())?;
        Ok(Recorder {
            kept: replay.kept.iter().map(|kept| (kept.n, kept.seat)).collect(),
            table: replay.table,
            chance: Recording::new(chance),
            writer: Writer::resume(record),
        })
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The writer of the record.
    pub fn writer(&self) -> &Writer {
        &self.writer
    }

    /// Carries out an action; returns its line and what happened.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Result<(String, Vec<Event>), Refused> {
        self.writer.check_room().map_err(Refused::Record)?;
        let events = self.table.act(seat, action, &mut self.chance).map_err(Refused::Illegal)?;
        self.kept.push_back((self.writer.next_number(), seat));
        while self.kept.len() > self.table.undoable() {
            self.kept.pop_front();
        }
        let line = self.writer.decision(seat, action, &self.chance.take(), &events);
        Ok((line.map_err(Refused::Record)?, events))
    }

    /// Takes the seat's last decision back; returns the line and what it says.
    pub fn undo(&mut self, seat: Seat) -> Result<(String, Undo), Refused> {
        self.writer.check_room().map_err(Refused::Record)?;
        self.table.undo(seat).map_err(Refused::NoUndo)?;
        let last = self.kept.iter().rposition(|kept| kept.1 == seat);
        let undone = last.and_then(|at| self.kept.remove(at));
        let (to, _) = undone.ok_or(Refused::NoUndo(NoUndo::NothingSinceReveal))?;
        let undo = Undo { seat, to };
        Ok((self.writer.undo(undo).map_err(Refused::Record)?, undo))
    }

    /// Ends the record of a game that is over; returns the last line.
    pub fn finish(&mut self, secret: Option<Secret>) -> Result<String, Refused> {
        if !self.table.game().is_over() {
            return Err(Refused::NotOver);
        }
        self.writer.over(outcome(&self.table), secret).map_err(Refused::Record)
    }
}
