//! The playback of a recorded game: every line carried out, by the rules or by its events alone.

mod back;

use crate::audit::{Audit, Script};
use crate::error::{Error, OtherRules, Reason};
use crate::line::{Hint, Outcome};
use crate::recorder::Counted;
use crate::replay::{Standing, Visitor};
use crate::write::{dealt, found};
use crate::{Checked, End, Entry, Header, Record, sheets};
use chance::Seeded;
use engine::chance::{Chance, Moment};
use engine::model::Seat;
use engine::{Action, Change, Event, Game, Position, Rules, Setup, SetupError, Timeline};
use std::sync::Arc;

/// A recorded game as far as its lines were carried out.
#[derive(Clone, Debug)]
pub(crate) struct Playback {
    rules: Arc<Rules>,
    /// What the recorded events alone have led to.
    evolved: Position,
    /// The decisions that count, which is all but those taken back.
    counted: Vec<Kept>,
    judge: Judge,
}

/// What a line is checked against.
#[derive(Clone, Debug)]
enum Judge {
    /// The rules derive the same events and the same state.
    Rules { timeline: Box<Timeline>, audit: Option<Box<Audit>> },
    /// The program has other rules: the events only have to fit the state.
    Events { rules: u32 },
}

/// A decision that counts.
#[derive(Clone, Debug)]
struct Kept {
    decision: Counted,
    before: Position,
    events: Vec<Event>,
    /// Whether it revealed something, so that no undo reaches it or an earlier one.
    reveals: bool,
}

impl Playback {
    /// Carries out a whole record; with a generator, also draws every outcome again.
    pub(crate) fn run(
        record: &Record,
        seeded: Option<Seeded>,
        visitor: &mut impl Visitor,
    ) -> Result<Playback, Error> {
        let mut playback = Playback::open(&record.header, seeded, visitor)?;
        for (n, entry) in (1..).zip(&record.entries) {
            playback.carry_out(n, entry, visitor)?;
        }
        if let Some(end) = &record.end {
            playback.close(record.entries.len() as u32 + 1, end, visitor)?;
        }
        Ok(playback)
    }

    /// Carries out the first line.
    pub(crate) fn open(
        header: &Header,
        seeded: Option<Seeded>,
        visitor: &mut impl Visitor,
    ) -> Result<Playback, Error> {
        let playback = Playback::opened(header, seeded, visitor);
        let playback = playback.map_err(|reason| Error { line: 1, reason })?;
        visitor.line(1, None, &playback.standing());
        Ok(playback)
    }

    /// Carries out the line with the number `n`; a refused one leaves no trace.
    pub(crate) fn carry_out(
        &mut self,
        n: u32,
        entry: &Entry,
        visitor: &mut impl Visitor,
    ) -> Result<(), Error> {
        let line = n as usize + 1;
        let done = match entry {
            Entry::Undo(undo) => self.undo(*undo),
            Entry::Rewind(rewind) => self.rewind(rewind),
            Entry::Hint(hint) => self.check_hint(*hint),
            Entry::Decision { seat, action, chance, events } => {
                let decision = Decision { n, seat: *seat, action, chance, events };
                self.decide(&decision, visitor)
            }
        };
        done.map_err(|reason| Error { line, reason })?;
        visitor.line(line, Some(entry), &self.standing());
        Ok(())
    }

    /// Checks the last line, which has the number `n`.
    pub(crate) fn close(&self, n: u32, end: &End, visitor: &mut impl Visitor) -> Result<(), Error> {
        let line = n as usize + 1;
        self.check_end(end).map_err(|reason| Error { line, reason })?;
        visitor.line(line, None, &self.standing());
        Ok(())
    }

    pub(crate) fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    pub(crate) fn position(&self) -> &Position {
        &self.evolved
    }

    pub(crate) fn game(&self) -> Option<&Game> {
        match &self.judge {
            Judge::Rules { timeline, .. } => Some(timeline.game()),
            Judge::Events { .. } => None,
        }
    }

    pub(crate) fn standing(&self) -> Standing {
        self.game().map_or(Standing::Shown(self.evolved), |&game| Standing::Game(game))
    }

    /// The decisions that count.
    pub(crate) fn counted(&self) -> Vec<Counted> {
        self.counted.iter().map(|kept| kept.decision.clone()).collect()
    }

    /// The timeline to continue, and what was drawn again.
    pub(crate) fn into_timeline(self) -> Result<(Timeline, Option<Audit>), OtherRules> {
        match self.judge {
            Judge::Rules { timeline, audit } => Ok((*timeline, audit.map(|audit| *audit))),
            Judge::Events { rules } => Err(OtherRules { rules }),
        }
    }

    fn opened(
        header: &Header,
        seeded: Option<Seeded>,
        visitor: &mut impl Visitor,
    ) -> Result<Playback, Reason> {
        let Header { chance, events, .. } = header;
        let rules = sheets::rules(&header.sheet);
        let evolved = header.laid_out(&rules).map_err(Reason::Setup)?;
        let judge = match header.checked() {
            Checked::EventsOnly { rules } => Judge::Events { rules },
            Checked::ByRules => {
                let mut audit = seeded.map(Audit::new);
                let mut script = Script::new(1, chance, audit.as_mut());
                let begun = begun(&rules, &header.setup, header.from.as_deref(), &mut script);
                script.finish()?;
                let (timeline, derived) = begun.map_err(Reason::Setup)?;
                compare(events, &derived)?;
                let opened = match &header.from {
                    Some(game) => Some(found(game)),
                    None => dealt(events),
                };
                if opened != Some((header.start_player, header.start_cards.clone())) {
                    return Err(Reason::OtherOpening);
                }
                Judge::Rules { timeline: Box::new(timeline), audit: audit.map(Box::new) }
            }
        };
        let mut playback = Playback { rules, evolved, counted: Vec::new(), judge };
        playback.evolved = playback.after(1, events, visitor)?;
        if let Judge::Rules { timeline, .. } = &playback.judge {
            same(&playback.evolved, timeline.game())?;
        }
        Ok(playback)
    }

    fn decide(
        &mut self,
        decision: &Decision<'_>,
        visitor: &mut impl Visitor,
    ) -> Result<(), Reason> {
        let Decision { n, seat, action, chance, events } = *decision;
        let change = self.derive(decision)?;
        let next = self.after(n as usize + 1, events, visitor)?;
        if let (Judge::Rules { timeline, .. }, Some(change)) = (&mut self.judge, change) {
            same(&next, change.game())?;
            timeline.commit(change);
        }
        let before = std::mem::replace(&mut self.evolved, next);
        let decision = Counted { n, seat, action: *action, chance: chance.into() };
        let reveals = self.reach() == 0;
        self.counted.push(Kept { decision, before, events: events.to_vec(), reveals });
        Ok(())
    }

    /// What the rules derive from a decision, which must match the record; nothing if the program
    /// has other rules.
    fn derive(&mut self, decision: &Decision<'_>) -> Result<Option<Change>, Reason> {
        let Judge::Rules { timeline, audit } = &mut self.judge else { return Ok(None) };
        let Decision { n, seat, action, chance, events } = *decision;
        let mut script = Script::new(n as usize + 1, chance, audit.as_deref_mut());
        let derived = timeline.decide(seat, action, &mut script);
        let (change, derived) = derived.map_err(|illegal| Reason::Illegal { seat, illegal })?;
        script.finish()?;
        compare(events, &derived)?;
        Ok(Some(change))
    }

    /// The game after these events. Events that the rules have derived, too, are sound; all others
    /// are checked before they are carried out.
    fn after(
        &self,
        line: usize,
        events: &[Event],
        visitor: &mut impl Visitor,
    ) -> Result<Position, Reason> {
        let mut game = self.evolved;
        for (at, event) in events.iter().enumerate() {
            self.evolve(&mut game, at, event)?;
            visitor.event(line, event, &game);
        }
        Ok(game)
    }

    fn evolve(&self, game: &mut Position, at: usize, event: &Event) -> Result<(), Reason> {
        match self.judge {
            Judge::Rules { .. } => game.evolve(event),
            Judge::Events { rules } => {
                let fits = self.rules.evolve_checked(game, event);
                fits.map_err(|_| Reason::Misfit { rules, at, event: Box::new(*event) })?;
            }
        }
        Ok(())
    }

    /// A hint changes nothing, but nobody takes one who does not play.
    fn check_hint(&self, Hint { seat }: Hint) -> Result<(), Reason> {
        let plays = seat.number() < self.evolved.players() && !self.evolved.is_over();
        if plays { Ok(()) } else { Err(Reason::UnknownHint { seat }) }
    }

    fn check_end(&self, end: &End) -> Result<(), Reason> {
        if !self.evolved.is_over() {
            return Err(Reason::NotOver);
        }
        let Outcome { scores, winners } = &end.outcome;
        let players = self.evolved.players();
        let right = match &self.judge {
            Judge::Rules { timeline, .. } => end.outcome == outcome(timeline),
            // Other rules may count other points, but everybody must have some.
            Judge::Events { .. } => {
                scores.len() == usize::from(players)
                    && winners.iter().all(|seat| seat.number() < players)
            }
        };
        if right { Ok(()) } else { Err(Reason::OtherOutcome) }
    }
}

/// A recorded decision.
#[derive(Clone, Copy)]
struct Decision<'a> {
    n: u32,
    seat: Seat,
    action: &'a Action,
    chance: &'a [(Moment, u8)],
    events: &'a [Event],
}

/// A game at its beginning, and what happened on the way there: it was set up and dealt, or begins at
/// a position.
pub(crate) fn begun(
    rules: &Arc<Rules>,
    setup: &Setup,
    from: Option<&Game>,
    chance: &mut impl Chance,
) -> Result<(Timeline, Vec<Event>), SetupError> {
    match from {
        Some(game) => Ok((Timeline::resume(rules.clone(), *game), Vec::new())),
        None => Timeline::begin(rules.clone(), setup, chance),
    }
}

/// Points and winners of the game as it stands.
pub(crate) fn outcome(timeline: &Timeline) -> Outcome {
    let (rules, game) = (timeline.rules(), timeline.game());
    let seats = Seat::ALL.into_iter().take(game.players() as usize);
    Outcome {
        scores: seats.map(|seat| rules.score(game, seat).into()).collect(),
        winners: rules.winners(game).into_iter().collect(),
    }
}

fn same(evolved: &Position, derived: &Position) -> Result<(), Reason> {
    if evolved == derived { Ok(()) } else { Err(Reason::OtherState) }
}

fn compare(recorded: &[Event], derived: &[Event]) -> Result<(), Reason> {
    if recorded == derived {
        return Ok(());
    }
    let same = recorded.iter().zip(derived).take_while(|(one, other)| one == other).count();
    let event = |events: &[Event]| events.get(same).copied().map(Box::new);
    Err(Reason::OtherEvents { at: same, recorded: event(recorded), derived: event(derived) })
}
