//! Steps that are decided, and nothing changed yet.

use super::staged::{Next, Refused, StagedLine};
use super::{Beginning, Recorder};
use crate::audit::Script;
use crate::error::Error;
use crate::line::{Hint, Rewind, Secret, Undo};
use crate::playback::{begun, outcome};
use crate::{End, Entry, Format, Line, Reason};
use chance::Recording;
use engine::chance::Chance;
use engine::model::Seat;
use engine::{Action, NoUndo, Timeline};

impl<C: Chance + Clone> Recorder<C> {
    /// Decides an action without carrying it out.
    pub fn stage_act(&self, seat: Seat, action: &Action) -> Result<StagedLine<C>, Refused> {
        let mut writer = self.writer.clone();
        writer.check_room().map_err(Refused::Record)?;
        let mut chance = Recording::new(self.chance.clone());
        let (change, events) =
            self.timeline.decide(seat, action, &mut chance).map_err(Refused::Illegal)?;
        let drawn = chance.take();
        let line = writer.decision(seat, action, &drawn, &events).map_err(Refused::Record)?;
        let decision = Entry::Decision { seat, action: *action, chance: drawn, events };
        Ok(StagedLine {
            after: self.writer.hash(),
            line,
            what: Line::Entry(decision),
            next: Next::Change(change),
            chance: chance.into_inner(),
            writer,
        })
    }

    /// Finds out what the seat would take back, without taking it back.
    pub fn stage_undo(&self, seat: Seat) -> Result<StagedLine<C>, Refused> {
        self.staged_undo(seat).map(|(staged, _)| staged)
    }

    pub(super) fn staged_undo(&self, seat: Seat) -> Result<(StagedLine<C>, Undo), Refused> {
        let mut writer = self.writer.clone();
        writer.check_room().map_err(Refused::Record)?;
        let (change, _) = self.timeline.rewind(seat).map_err(Refused::NoUndo)?;
        let last = self.counted.iter().rev().take(self.timeline.undoable());
        let last = last.into_iter().find(|decision| decision.seat == seat);
        let to = last.ok_or(Refused::NoUndo(NoUndo::NothingSinceReveal))?.n;
        let undo = Undo { seat, to };
        let line = writer.undo(undo).map_err(Refused::Record)?;
        let staged = StagedLine {
            after: self.writer.hash(),
            line,
            what: Line::Entry(Entry::Undo(undo)),
            next: Next::Change(change),
            chance: self.chance.clone(),
            writer,
        };
        Ok((staged, undo))
    }

    /// Finds out how the game stood before a decision, whatever was revealed since, without going
    /// back there. Draws come out the same when they are made again.
    pub fn stage_rewind(&self, rewind: Rewind) -> Result<StagedLine<C>, Refused> {
        let mut writer = self.writer.clone();
        writer.check_room().map_err(Refused::Record)?;
        let at = self.counted.iter().position(|decision| decision.n == rewind.to);
        let agreed = rewind.could_be_agreed(self.opening.setup.players)
            && self.opening.format >= Format::Rewindable;
        let at = at.filter(|_| agreed).ok_or(Refused::NoRewind)?;
        let timeline = self.before(at).map_err(|reason| {
            Refused::Record(Error { line: self.counted[at].n as usize + 1, reason })
        })?;
        let line = writer.rewind(&rewind).map_err(Refused::Record)?;
        Ok(StagedLine {
            after: self.writer.hash(),
            line,
            what: Line::Entry(Entry::Rewind(rewind)),
            next: Next::Other(Box::new(timeline)),
            chance: self.chance.clone(),
            writer,
        })
    }

    /// Notes that the seat takes a hint.
    pub fn stage_hint(&self, seat: Seat) -> Result<StagedLine<C>, Refused> {
        let mut writer = self.writer.clone();
        writer.check_room().map_err(Refused::Record)?;
        let asked = self.rules().ask(self.game(), seat).is_some();
        if !asked || self.opening.format < Format::Rewindable {
            return Err(Refused::NoHint);
        }
        let hint = Hint { seat };
        let line = writer.hint(hint).map_err(Refused::Record)?;
        Ok(StagedLine {
            after: self.writer.hash(),
            line,
            what: Line::Entry(Entry::Hint(hint)),
            next: Next::Same,
            chance: self.chance.clone(),
            writer,
        })
    }

    /// The timeline before the decision at this index. The game is played again up to there: that
    /// takes a millisecond, and to keep every position would take half a megabyte.
    fn before(&self, at: usize) -> Result<Timeline, Reason> {
        let Beginning { setup, from, chance, .. } = &*self.opening;
        let mut script = Script::new(1, chance, None);
        let begun = begun(self.timeline.rules(), setup, from.as_deref(), &mut script);
        let (mut timeline, _) = begun.map_err(Reason::Setup)?;
        script.finish()?;
        for decision in &self.counted[..at] {
            decision.repeat(&mut timeline)?;
        }
        Ok(timeline)
    }

    /// The last line of a game that is over, without ending the record.
    pub fn stage_end(&self, secret: Option<Secret>) -> Result<StagedLine<C>, Refused> {
        if !self.timeline.game().is_over() {
            return Err(Refused::NotOver);
        }
        let end = End { outcome: outcome(&self.timeline), secret };
        let mut writer = self.writer.clone();
        let line = writer.over(end.outcome.clone(), end.secret.clone());
        Ok(StagedLine {
            after: self.writer.hash(),
            line: line.map_err(Refused::Record)?,
            what: Line::End(end),
            next: Next::Same,
            chance: self.chance.clone(),
            writer,
        })
    }
}
