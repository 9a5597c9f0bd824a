//! What a table remembers of its lines besides the game itself.

use crate::CommandId;
use engine::model::{BySeat, Seat, SeatSet};
use engine::{Game, Phase, Rules};
use protocol::{LogEntry, answer_is_hidden, public_events};
use record::{Applied, Entry, Header, Hint, Line, Rewind, Undo};
use std::collections::BTreeMap;

/// The log, the commands that were carried out and the questions that were asked. It grows by
/// [`Chronicle::add`] alone, for new lines and for stored ones.
#[derive(Clone, Debug)]
pub(crate) struct Chronicle {
    /// As the seat that decided may read it.
    log: Vec<LogEntry>,
    commands: BTreeMap<CommandId, Carried>,
    /// The number of each seat's question.
    questions: BySeat<u32>,
}

/// A command that was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Carried {
    /// The seat that sent it.
    pub(crate) seat: Option<Seat>,
    /// The number of its line.
    pub(crate) seq: u32,
}

impl Chronicle {
    /// The chronicle of a game that has just been set up.
    pub(crate) fn new(header: &Header) -> Chronicle {
        let phase = Phase::StartCards;
        let events = public_events(phase, &header.events);
        let entry = LogEntry {
            n: 0,
            round: 0,
            phase,
            seat: None,
            action: None,
            secret: false,
            events,
            undoes: None,
            rewinds: None,
            hint: false,
        };
        Chronicle { log: vec![entry], commands: BTreeMap::new(), questions: BySeat::default() }
    }

    /// Adds a line that has been carried out and led to the game `after`; none if the program does
    /// not have its rules, and then nobody is asked anything.
    pub(crate) fn add(
        &mut self,
        rules: &Rules,
        applied: &Applied,
        after: Option<&Game>,
        command: Option<(CommandId, Option<Seat>)>,
    ) {
        if let Some((id, seat)) = command {
            self.commands.insert(id, Carried { seat, seq: applied.n });
        }
        let Line::Entry(entry) = &applied.what else { return };
        let before = applied.before.position();
        let (seat, action, events) = match entry {
            Entry::Decision { seat, action, events, .. } => {
                (*seat, Some(*action), public_events(before.phase, events))
            }
            Entry::Undo(Undo { seat, .. })
            | Entry::Rewind(Rewind { seat, .. })
            | Entry::Hint(Hint { seat }) => (*seat, None, Vec::new()),
        };
        let (undoes, rewinds) = match entry {
            Entry::Decision { .. } | Entry::Hint(_) => (None, None),
            Entry::Undo(undo) => (Some(undo.to), None),
            Entry::Rewind(rewind) => (None, Some(rewind.to)),
        };
        let hint = matches!(entry, Entry::Hint(_));
        let asked = |game: Option<&Game>, seat| game.and_then(|game| rules.ask(game, seat));
        for other in Seat::ALL {
            let (was, is) = (asked(applied.before.game(), other), asked(after, other));
            // A hint leaves every question as it is.
            if !hint && (was != is || other == seat || rewinds.is_some()) {
                self.questions[other] += 1;
            }
        }
        let (n, round, phase) = (applied.n, before.round, before.phase);
        let secret = answer_is_hidden(rules, before);
        self.log.push(LogEntry {
            n,
            round,
            phase,
            seat: Some(seat),
            action,
            secret,
            events,
            undoes,
            rewinds,
            hint,
        });
    }

    /// The command with this id, if it was carried out.
    pub(crate) fn carried(&self, id: CommandId) -> Option<Carried> {
        self.commands.get(&id).copied()
    }

    /// The number of the seat's question.
    pub(crate) fn question(&self, seat: Seat) -> u32 {
        self.questions[seat]
    }

    /// How many entries the log has.
    pub(crate) fn entries(&self) -> u32 {
        u32::try_from(self.log.len()).unwrap_or(u32::MAX)
    }

    /// The log from an entry on, as those who speak for these seats may read it.
    pub(crate) fn log(&self, from: u32, seats: SeatSet) -> Vec<LogEntry> {
        self.log.iter().skip(from as usize).map(|entry| seen_by(seats, entry)).collect()
    }
}

fn seen_by(seats: SeatSet, entry: &LogEntry) -> LogEntry {
    let mut entry = entry.clone();
    if entry.secret && !entry.seat.is_some_and(|seat| seats.contains(seat)) {
        entry.action = None;
    }
    entry
}
