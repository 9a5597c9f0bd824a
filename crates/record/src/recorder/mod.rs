//! A game in progress that writes its record.

mod again;
mod stage;
mod staged;

pub use staged::{Refused, StagedLine, Superseded};

use crate::audit::Script;
use crate::error::{Error, OtherRules};
use crate::line::{Rewind, Secret, Undo};
use crate::playback::{Playback, begun};
use crate::replay::{Applied, Standing, Visitor};
use crate::tail::Tail;
use crate::write::{Opening, Writer};
use crate::{Entry, Format, Header, Line, Reason, Record};
use chance::{Commitment, Nonce, Recording};
use engine::chance::{Chance, Moment};
use engine::model::Seat;
use engine::{Action, Event, Game, Rules, Setup, Timeline};
use staged::Next;
use std::sync::Arc;

/// What binds the chance of a game before it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// What was published before the players sent their nonces.
    pub commitment: Commitment,
    /// The nonces by seat; empty for a seat that sent none.
    pub nonces: Vec<Nonce>,
}

/// A game in progress that turns every step into a line of its record, without the line feed.
///
/// A step is staged first and changes nothing until it is committed, so a line that cannot be stored
/// leaves no trace. [`Recorder::act`], [`Recorder::undo`] and [`Recorder::finish`] do both at once.
#[derive(Clone, Debug)]
pub struct Recorder<C> {
    timeline: Timeline,
    chance: C,
    writer: Writer,
    opening: Arc<Beginning>,
    /// The decisions that count, which is all but those taken back.
    counted: Vec<Counted>,
}

impl<C: Chance + Clone> Recorder<C> {
    /// Sets up a game; also returns the first line. `chance` must be the source `fairness` binds.
    pub fn begin(
        format: Format,
        rules: Arc<Rules>,
        setup: &Setup,
        names: &[String],
        fairness: Option<&Fairness>,
        chance: C,
    ) -> Result<(Recorder<C>, String), Error> {
        Beginning { format, setup: *setup, from: None, chance: Vec::new() }
            .open(rules, names, fairness, chance)
    }

    /// Begins a game at a position, in [`Format::Placed`]; also returns the first line. Nothing
    /// before the position can be taken back.
    pub fn begin_at(
        rules: Arc<Rules>,
        game: &Game,
        names: &[String],
        fairness: Option<&Fairness>,
        chance: C,
    ) -> Result<(Recorder<C>, String), Error> {
        let setup = game.setup().ok_or(Error { line: 1, reason: Reason::OtherOpening })?;
        let from = Some(Box::new(*game));
        Beginning { format: Format::Placed, setup, from, chance: Vec::new() }
            .open(rules, names, fairness, chance)
    }

    /// Continues a game from its record, undo included; `visitor` watches the replay.
    pub fn resume(
        record: &Record,
        chance: C,
        visitor: &mut impl Visitor,
    ) -> Result<Recorder<C>, Error> {
        let playback = Playback::run(record, None, visitor)?;
        let resumed = Recorder::after(playback, &record.header, record.tail, chance);
        resumed.map_err(|other| Error { line: 1, reason: Reason::NotPlayable(other) })
    }

    pub(crate) fn after(
        playback: Playback,
        header: &Header,
        tail: Tail,
        chance: C,
    ) -> Result<Recorder<C>, OtherRules> {
        let counted = playback.counted();
        let (timeline, _) = playback.into_timeline()?;
        let Header { format, setup, .. } = *header;
        let (from, drawn) = (header.from.clone(), header.chance.clone());
        let opening = Arc::new(Beginning { format, setup, from, chance: drawn });
        Ok(Recorder { timeline, chance, writer: Writer::after(tail), opening, counted })
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

    /// The seat's last decision that counts.
    pub fn last_decision(&self, seat: Seat) -> Option<u32> {
        let last = self.counted.iter().rev().find(|decision| decision.seat == seat);
        last.map(|decision| decision.n)
    }

    /// Carries out what was staged.
    pub fn commit(&mut self, staged: StagedLine<C>) -> Result<Applied, Superseded> {
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
            Line::Entry(Entry::Undo(_) | Entry::Rewind(_) | Entry::Hint(_)) | Line::End(_) => {
                Vec::new()
            }
        };
        Ok((line, events))
    }

    /// Takes the seat's last decision back; returns the line and what it says.
    pub fn undo(&mut self, seat: Seat) -> Result<(String, Undo), Refused> {
        let (staged, undo) = self.staged_undo(seat)?;
        Ok((self.carry_out(staged).0, undo))
    }

    /// Takes the game back past a reveal; returns the line.
    pub fn rewind(&mut self, rewind: Rewind) -> Result<String, Refused> {
        Ok(self.carry_out(self.stage_rewind(rewind)?).0)
    }

    /// Notes that the seat takes a hint; returns the line.
    pub fn hint(&mut self, seat: Seat) -> Result<String, Refused> {
        Ok(self.carry_out(self.stage_hint(seat)?).0)
    }

    /// Ends the record of a game that is over; returns the last line.
    pub fn finish(&mut self, secret: Option<Secret>) -> Result<String, Refused> {
        Ok(self.carry_out(self.stage_end(secret)?).0)
    }

    fn carry_out(&mut self, staged: StagedLine<C>) -> (String, Applied) {
        let StagedLine { line, what, next, chance, writer, .. } = staged;
        let n = self.writer.next_number();
        let before = Standing::Game(*self.timeline.game());
        self.writer = writer;
        self.chance = chance;
        match next {
            Next::Same => {}
            Next::Change(change) => self.timeline.commit(change),
            Next::Other(timeline) => self.timeline = *timeline,
        }
        match &what {
            Line::Entry(Entry::Decision { seat, action, chance, .. }) => {
                let chance = chance.as_slice().into();
                self.counted.push(Counted { n, seat: *seat, action: *action, chance });
            }
            Line::Entry(Entry::Undo(undo)) => {
                self.counted.retain(|decision| decision.n != undo.to);
            }
            Line::Entry(Entry::Rewind(rewind)) => {
                self.counted.retain(|decision| decision.n < rewind.to);
            }
            Line::Entry(Entry::Hint(_)) | Line::End(_) => {}
        }
        (line, Applied { n, what, before })
    }
}

/// What the game began with.
#[derive(Debug)]
struct Beginning {
    format: Format,
    setup: Setup,
    /// The position, unless the game was dealt.
    from: Option<Box<Game>>,
    chance: Vec<(Moment, u8)>,
}

impl Beginning {
    /// Draws what comes before the first question and writes the first line.
    fn open<C: Chance + Clone>(
        self,
        rules: Arc<Rules>,
        names: &[String],
        fairness: Option<&Fairness>,
        chance: C,
    ) -> Result<(Recorder<C>, String), Error> {
        let mut chance = Recording::new(chance);
        let begun = begun(&rules, &self.setup, self.from.as_deref(), &mut chance);
        let (timeline, events) =
            begun.map_err(|error| Error { line: 1, reason: Reason::Setup(error) })?;
        let drawn = chance.take();
        let (writer, line) = Writer::begin(&Opening {
            format: self.format,
            sheet: timeline.rules().sheet(),
            setup: &self.setup,
            from: self.from.as_deref(),
            names,
            commitment: fairness.map(|fairness| fairness.commitment),
            nonces: fairness.map_or(&[], |fairness| &fairness.nonces),
            chance: &drawn,
            events: &events,
        })?;
        let opening = Arc::new(Beginning { chance: drawn, ..self });
        let chance = chance.into_inner();
        Ok((Recorder { timeline, chance, writer, opening, counted: Vec::new() }, line))
    }
}

/// A decision that counts.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    pub(crate) n: u32,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    pub(crate) chance: Box<[(Moment, u8)]>,
}

impl Counted {
    /// Carries the decision out again, with the same luck.
    pub(crate) fn repeat(&self, timeline: &mut Timeline) -> Result<(), Reason> {
        let seat = self.seat;
        let mut script = Script::new(self.n as usize + 1, &self.chance, None);
        let done = timeline.act(seat, &self.action, &mut script);
        done.map_err(|illegal| Reason::Illegal { seat, illegal })?;
        script.finish()
    }
}
