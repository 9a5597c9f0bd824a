//! A game in progress that writes its record.

use crate::course::{Course, OtherRules, outcome};
use crate::error::Error;
use crate::hash::LineHash;
use crate::line::{Secret, Undo};
use crate::replay::{Applied, Standing, Visitor};
use crate::tail::Tail;
use crate::write::{Opening, Writer};
use crate::{End, Entry, Line, Reason, Record};
use chance::{Commitment, Nonce, Recording};
use core::fmt;
use engine::chance::Chance;
use engine::model::Seat;
use engine::{Action, Change, Event, Game, Illegal, NoUndo, Rules, Setup, Timeline};
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

/// A game in progress whose every step becomes a line of its record, without its line feed.
///
/// A step is staged first and changes nothing until it is committed, so that a line which cannot be
/// stored leaves no trace. [`Recorder::act`] and its like do both at once.
#[derive(Clone, Debug)]
pub struct Recorder<C> {
    timeline: Timeline,
    chance: C,
    writer: Writer,
    /// The decisions that may still be taken back, by number.
    kept: VecDeque<(u32, Seat)>,
}

/// A step with its line, made of a recorder as it stood. Dropping it leaves no trace.
#[derive(Clone, Debug)]
pub struct Staged<C> {
    /// The hash of the line before.
    after: Option<LineHash>,
    line: String,
    what: Line,
    /// What it changes; the end of the record changes nothing.
    change: Option<Change>,
    chance: C,
    writer: Writer,
}

/// A step was staged before another one was committed, and cannot be committed any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Superseded;

impl fmt::Display for Superseded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("another step came first")
    }
}

impl core::error::Error for Superseded {}

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

impl<C> Staged<C> {
    /// The line to store.
    pub fn line(&self) -> &str {
        &self.line
    }

    /// What the line says.
    pub fn what(&self) -> &Line {
        &self.what
    }

    /// The game after the step; none for the end of the record, which changes nothing.
    pub fn game(&self) -> Option<&Game> {
        self.change.as_ref().map(Change::game)
    }
}

impl<C: Chance + Clone> Recorder<C> {
    /// Sets a game up; also returns the first line. `chance` must be what `fairness` binds.
    pub fn begin(
        rules: Arc<Rules>,
        setup: &Setup,
        names: &[String],
        fairness: Option<&Fairness>,
        chance: C,
    ) -> Result<(Recorder<C>, String), Error> {
        let mut chance = Recording::new(chance);
        let begun = Timeline::begin(rules, setup, &mut chance);
        let (timeline, events) =
            begun.map_err(|error| Error { line: 1, reason: Reason::Setup(error) })?;
        let (writer, line) = Writer::begin(&Opening {
            sheet: timeline.rules().sheet(),
            setup,
            names,
            commitment: fairness.map(|fairness| fairness.commitment),
            nonces: fairness.map_or(&[], |fairness| &fairness.nonces),
            chance: &chance.take(),
            events: &events,
        })?;
        let chance = chance.into_inner();
        Ok((Recorder { timeline, chance, writer, kept: VecDeque::new() }, line))
    }

    /// Goes on with a game from its record, undo included, and lets `visitor` watch the replay.
    pub fn resume(
        record: &Record,
        chance: C,
        visitor: &mut impl Visitor,
    ) -> Result<Recorder<C>, Error> {
        let course = Course::run(record, None, visitor)?;
        let resumed = Recorder::after(course, record.tail, chance);
        resumed.map_err(|other| Error { line: 1, reason: Reason::NotPlayable(other) })
    }

    pub(crate) fn after(course: Course, tail: Tail, chance: C) -> Result<Recorder<C>, OtherRules> {
        let kept = course.kept();
        let (timeline, _) = course.into_timeline()?;
        Ok(Recorder { timeline, chance, writer: Writer::after(tail), kept })
    }

    /// The rules in force.
    pub fn rules(&self) -> &Arc<Rules> {
        self.timeline.rules()
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.timeline.game()
    }

    /// The game with the steps that can be taken back.
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// The writer of the record.
    pub fn writer(&self) -> &Writer {
        &self.writer
    }

    /// Decides an action without carrying it out.
    pub fn stage_act(&self, seat: Seat, action: &Action) -> Result<Staged<C>, Refused> {
        let mut writer = self.writer.clone();
        writer.check_room().map_err(Refused::Record)?;
        let mut chance = Recording::new(self.chance.clone());
        let (change, events) =
            self.timeline.decide(seat, action, &mut chance).map_err(Refused::Illegal)?;
        let drawn = chance.take();
        let line = writer.decision(seat, action, &drawn, &events).map_err(Refused::Record)?;
        let decision = Entry::Decision { seat, action: *action, chance: drawn, events };
        Ok(Staged {
            after: self.writer.hash(),
            line,
            what: Line::Entry(decision),
            change: Some(change),
            chance: chance.into_inner(),
            writer,
        })
    }

    /// Finds out what the seat would take back, without taking it back.
    pub fn stage_undo(&self, seat: Seat) -> Result<Staged<C>, Refused> {
        self.staged_undo(seat).map(|(staged, _)| staged)
    }

    fn staged_undo(&self, seat: Seat) -> Result<(Staged<C>, Undo), Refused> {
        let mut writer = self.writer.clone();
        writer.check_room().map_err(Refused::Record)?;
        let (change, _) = self.timeline.rewind(seat).map_err(Refused::NoUndo)?;
        let last = self.kept.iter().rev().find(|kept| kept.1 == seat);
        let &(to, _) = last.ok_or(Refused::NoUndo(NoUndo::NothingSinceReveal))?;
        let undo = Undo { seat, to };
        let line = writer.undo(undo).map_err(Refused::Record)?;
        let staged = Staged {
            after: self.writer.hash(),
            line,
            what: Line::Entry(Entry::Undo(undo)),
            change: Some(change),
            chance: self.chance.clone(),
            writer,
        };
        Ok((staged, undo))
    }

    /// The last line of a game that is over, without ending the record.
    pub fn stage_end(&self, secret: Option<Secret>) -> Result<Staged<C>, Refused> {
        if !self.timeline.game().is_over() {
            return Err(Refused::NotOver);
        }
        let end = End { outcome: outcome(&self.timeline), secret };
        let mut writer = self.writer.clone();
        let line = writer.over(end.outcome.clone(), end.secret.clone());
        Ok(Staged {
            after: self.writer.hash(),
            line: line.map_err(Refused::Record)?,
            what: Line::End(end),
            change: None,
            chance: self.chance.clone(),
            writer,
        })
    }

    /// Carries out what was staged.
    pub fn commit(&mut self, staged: Staged<C>) -> Result<Applied, Superseded> {
        if staged.after != self.writer.hash() {
            return Err(Superseded);
        }
        Ok(self.carry_out(staged).1)
    }

    /// Carries out an action; returns its line and what happened.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Result<(String, Vec<Event>), Refused> {
        let (line, applied) = self.carry_out(self.stage_act(seat, action)?);
        let events = match applied.what {
            Line::Entry(Entry::Decision { events, .. }) => events,
            Line::Entry(Entry::Undo(_)) | Line::End(_) => Vec::new(),
        };
        Ok((line, events))
    }

    /// Takes the seat's last decision back; returns the line and what it says.
    pub fn undo(&mut self, seat: Seat) -> Result<(String, Undo), Refused> {
        let (staged, undo) = self.staged_undo(seat)?;
        Ok((self.carry_out(staged).0, undo))
    }

    /// Ends the record of a game that is over; returns the last line.
    pub fn finish(&mut self, secret: Option<Secret>) -> Result<String, Refused> {
        Ok(self.carry_out(self.stage_end(secret)?).0)
    }

    fn carry_out(&mut self, staged: Staged<C>) -> (String, Applied) {
        let Staged { line, what, change, chance, writer, .. } = staged;
        let n = self.writer.next_number();
        let before = Standing::Game(*self.timeline.game());
        self.writer = writer;
        self.chance = chance;
        if let Some(change) = change {
            self.timeline.commit(change);
        }
        match &what {
            Line::Entry(Entry::Decision { seat, .. }) => {
                self.kept.push_back((n, *seat));
                while self.kept.len() > self.timeline.undoable() {
                    self.kept.pop_front();
                }
            }
            Line::Entry(Entry::Undo(undo)) => self.kept.retain(|kept| kept.0 != undo.to),
            Line::End(_) => {}
        }
        (line, Applied { n, what, before })
    }
}
