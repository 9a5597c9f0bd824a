//! Plays a record again, without a generator, and checks every line against the rules.

use crate::error::{Error, Reason};
use crate::line::{Outcome, Undo};
use crate::write::opened;
use crate::{End, Entry, Header, Record};
use chance::{Scripted, Seeded};
use engine::chance::{Chance, Moment, Odds};
use engine::model::Seat;
use engine::{Action, Event, Game, Position, Rules, Table};
use std::collections::VecDeque;
use std::sync::Arc;

/// Watches a replay. Lines count from 1, as in [`Error`].
pub trait Visitor {
    /// An event of a line was carried out; the game is as it was right after it.
    fn event(&mut self, _line: usize, _event: &Event, _position: &Position) {}

    /// A line was carried out; the first and the last have no entry.
    fn line(&mut self, _line: usize, _entry: Option<&Entry>, _game: &Game) {}
}

/// Watches nothing.
impl Visitor for () {}

/// Plays the record again and returns the table as it stands at its end.
///
/// The rules must allow every decision, ask for exactly the recorded chance and make exactly the
/// recorded events; [`Position::evolve`] must lead from the recorded events alone to the same state.
pub fn replay(record: &Record, visitor: &mut impl Visitor) -> Result<Table, Error> {
    Replay::run(record, None, visitor).map(|replay| replay.table)
}

/// A replay under way: the rules and the recorded events side by side.
pub(crate) struct Replay<'a> {
    record: &'a Record,
    pub(crate) table: Table,
    /// What the recorded events alone have led to.
    evolved: Position,
    /// The decisions that may still be taken back.
    pub(crate) kept: VecDeque<Kept>,
    pub(crate) audit: Option<Audit>,
}

/// A decision that may be taken back.
pub(crate) struct Kept {
    pub(crate) n: u32,
    pub(crate) seat: Seat,
    before: Position,
}

impl<'a> Replay<'a> {
    /// Replays everything; with a generator, every outcome is drawn again from it and compared.
    pub(crate) fn run(
        record: &'a Record,
        seeded: Option<Seeded>,
        visitor: &mut impl Visitor,
    ) -> Result<Replay<'a>, Error> {
        let at = |line: usize| move |reason| Error { line, reason };
        let mut replay = Replay::open(record, seeded, visitor).map_err(at(1))?;
        visitor.line(1, None, replay.table.game());
        for (index, entry) in record.entries.iter().enumerate() {
            let line = index + 2;
            replay.carry_out(line, entry, visitor).map_err(at(line))?;
            visitor.line(line, Some(entry), replay.table.game());
        }
        if let Some(end) = &record.end {
            let line = record.entries.len() + 2;
            replay.close(end).map_err(at(line))?;
            visitor.line(line, None, replay.table.game());
        }
        Ok(replay)
    }

    fn open(
        record: &'a Record,
        seeded: Option<Seeded>,
        visitor: &mut impl Visitor,
    ) -> Result<Replay<'a>, Reason> {
        let Header { sheet, setup, chance, events, .. } = &record.header;
        let rules = Arc::new(Rules::new(sheet.clone()));
        let evolved = rules.lay_out(setup).map_err(Reason::Setup)?;
        let mut audit = seeded.map(Audit::new);
        let mut script = Script::new(1, chance, audit.as_mut());
        let begun = Table::begin(rules, setup, &mut script);
        script.finish()?;
        let (table, derived) = begun.map_err(Reason::Setup)?;
        compare(events, &derived)?;
        let Header { start_player, start_cards, .. } = &record.header;
        if opened(events) != Some((*start_player, start_cards.clone())) {
            return Err(Reason::OtherOpening);
        }
        let mut replay = Replay { record, table, evolved, kept: VecDeque::new(), audit };
        replay.evolve(1, events, visitor)?;
        Ok(replay)
    }

    fn carry_out(
        &mut self,
        line: usize,
        entry: &Entry,
        visitor: &mut impl Visitor,
    ) -> Result<(), Reason> {
        match entry {
            Entry::Undo(undo) => self.undo(*undo),
            Entry::Decision { seat, action, chance, events } => {
                let before = self.evolved;
                let derived = self.decide(line, *seat, action, chance)?;
                compare(events, &derived)?;
                self.evolve(line, events, visitor)?;
                self.kept.push_back(Kept { n: line as u32 - 1, seat: *seat, before });
                while self.kept.len() > self.table.undoable() {
                    self.kept.pop_front();
                }
                Ok(())
            }
        }
    }

    fn decide(
        &mut self,
        line: usize,
        seat: Seat,
        action: &Action,
        chance: &[(Moment, u8)],
    ) -> Result<Vec<Event>, Reason> {
        let mut script = Script::new(line, chance, self.audit.as_mut());
        let derived = self.table.act(seat, action, &mut script);
        let derived = derived.map_err(|illegal| Reason::Illegal { seat, illegal })?;
        script.finish()?;
        Ok(derived)
    }

    /// Applies events that the rules have made as well, so that they cannot be nonsense.
    fn evolve(
        &mut self,
        line: usize,
        events: &[Event],
        visitor: &mut impl Visitor,
    ) -> Result<(), Reason> {
        for event in events {
            self.evolved.evolve(event);
            visitor.event(line, event, &self.evolved);
        }
        self.check_state()
    }

    /// Goes back to before the decision and applies again what others did after it.
    fn undo(&mut self, Undo { seat, to }: Undo) -> Result<(), Reason> {
        self.table.undo(seat).map_err(|why| Reason::NoUndo { seat, why })?;
        let at = self.kept.iter().rposition(|kept| kept.seat == seat);
        let undone = at.and_then(|at| self.kept.remove(at)).ok_or(Reason::OtherState)?;
        if undone.n != to {
            return Err(Reason::OtherUndo { expected: undone.n, found: to });
        }
        self.evolved = undone.before;
        for kept in self.kept.range_mut(at.unwrap_or_default()..) {
            kept.before = self.evolved;
            if let Some(Entry::Decision { events, .. }) =
                self.record.entries.get(kept.n as usize - 1)
            {
                events.iter().for_each(|event| self.evolved.evolve(event));
            }
        }
        self.check_state()
    }

    fn check_state(&self) -> Result<(), Reason> {
        if self.evolved == **self.table.game() { Ok(()) } else { Err(Reason::OtherState) }
    }

    fn close(&self, end: &End) -> Result<(), Reason> {
        if !self.table.game().is_over() {
            return Err(Reason::NotOver);
        }
        if end.outcome != outcome(&self.table) {
            return Err(Reason::OtherOutcome);
        }
        Ok(())
    }
}

/// Points and winners as the table stands.
pub(crate) fn outcome(table: &Table) -> Outcome {
    let (rules, game) = (table.rules(), table.game());
    let seats = Seat::ALL.into_iter().take(game.players() as usize);
    Outcome {
        scores: seats.map(|seat| rules.score(game, seat).into()).collect(),
        winners: rules.winners(game).into_iter().collect(),
    }
}

fn compare(recorded: &[Event], derived: &[Event]) -> Result<(), Reason> {
    if recorded == derived {
        return Ok(());
    }
    let same = recorded.iter().zip(derived).take_while(|(one, other)| one == other).count();
    let event = |events: &[Event]| events.get(same).copied().map(Box::new);
    Err(Reason::OtherEvents { at: same, recorded: event(recorded), derived: event(derived) })
}

/// Draws everything again from the revealed seed.
pub(crate) struct Audit {
    seeded: Seeded,
    pub(crate) draws: usize,
    /// The first outcome that the seed does not give.
    pub(crate) differs: Option<Difference>,
}

/// A recorded outcome that the revealed seed does not give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The number of the line, from 1.
    pub line: usize,
    /// Which draw it was.
    pub moment: Moment,
    /// What the record says.
    pub recorded: u8,
    /// What the seed gives.
    pub derived: u8,
}

impl Audit {
    fn new(seeded: Seeded) -> Audit {
        Audit { seeded, draws: 0, differs: None }
    }
}

/// The recorded chance of one line.
struct Script<'a> {
    line: usize,
    scripted: Scripted,
    audit: Option<&'a mut Audit>,
}

impl<'a> Script<'a> {
    fn new(line: usize, chance: &[(Moment, u8)], audit: Option<&'a mut Audit>) -> Script<'a> {
        Script { line, scripted: Scripted::new(chance.to_vec()), audit }
    }

    fn finish(&self) -> Result<(), Reason> {
        match (self.scripted.fault(), self.scripted.left()) {
            (Some(fault), _) => Err(Reason::Chance(fault)),
            (None, 0) => Ok(()),
            (None, left) => Err(Reason::TooMuchChance { left }),
        }
    }
}

impl Chance for Script<'_> {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        let recorded = self.scripted.draw(moment, odds);
        if let Some(audit) = self.audit.as_deref_mut() {
            let derived = audit.seeded.draw(moment, odds);
            audit.draws += 1;
            if recorded != derived && audit.differs.is_none() {
                audit.differs = Some(Difference { line: self.line, moment, recorded, derived });
            }
        }
        recorded
    }
}
