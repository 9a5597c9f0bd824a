//! What a table remembers of its lines besides the game itself.

use crate::CommandId;
use engine::model::{BySeat, Seat, SeatSet};
use engine::{Action, Event, Game, Phase, Rules};
use protocol::{LogEntry, answer_is_hidden, public_events};
use record::{Applied, Entry, Header, Hint, Line, Rewind, Undo};
use std::collections::BTreeMap;

/// The log, the commands that were carried out and the questions that were asked. It grows by
/// [`Chronicle::add`] alone, for new lines and for stored ones.
#[derive(Clone, Debug)]
pub(crate) struct Chronicle {
    log: Vec<Step>,
    commands: BTreeMap<CommandId, Carried>,
    /// The number of each seat's question.
    questions: BySeat<u32>,
    /// The command that asked for each seat's last hint, and the number of the question it was about.
    hints: BySeat<Option<(CommandId, u32)>>,
}

/// An entry of the log, as small as a server with a thousand tables needs it.
#[derive(Clone, Debug)]
struct Step {
    n: u32,
    round: u8,
    phase: Phase,
    /// Nobody for the set-up.
    seat: Option<Seat>,
    secret: bool,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    SetUp(Box<[Event]>),
    Decided(Action, Box<[Event]>),
    Undid(u32),
    Rewound(u32),
    TookHint,
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
    /// The chronicle of a game that has just begun.
    pub(crate) fn new(header: &Header) -> Chronicle {
        let what = What::SetUp(header.events.clone().into());
        let from = header.from.as_deref();
        let (round, phase) = from.map_or((0, Phase::StartCards), |game| (game.round, game.phase));
        let set_up = Step { n: 0, round, phase, seat: None, secret: false, what };
        let commands = BTreeMap::new();
        let (questions, hints) = (BySeat::default(), BySeat::default());
        Chronicle { log: vec![set_up], commands, questions, hints }
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
        let (seat, what) = match entry {
            Entry::Decision { seat, action, events, .. } => {
                (*seat, What::Decided(*action, events.as_slice().into()))
            }
            Entry::Undo(Undo { seat, to }) => (*seat, What::Undid(*to)),
            Entry::Rewind(Rewind { seat, to, .. }) => (*seat, What::Rewound(*to)),
            Entry::Hint(Hint { seat }) => (*seat, What::TookHint),
        };
        let hint = matches!(what, What::TookHint);
        if hint {
            self.hints[seat] = command.map(|(id, _)| (id, self.questions[seat]));
        }
        let rewinds = matches!(what, What::Rewound(_));
        let asked = |game: Option<&Game>, seat| game.and_then(|game| rules.ask(game, seat));
        for other in Seat::ALL {
            let (was, is) = (asked(applied.before.game(), other), asked(after, other));
            // A hint leaves every question as it is.
            if !hint && (was != is || other == seat || rewinds) {
                self.questions[other] += 1;
            }
        }
        let (n, round, phase) = (applied.n, before.round, before.phase);
        let secret = answer_is_hidden(rules, before);
        self.log.push(Step { n, round, phase, seat: Some(seat), secret, what });
    }

    /// The command with this id, if it was carried out.
    pub(crate) fn carried(&self, id: CommandId) -> Option<Carried> {
        self.commands.get(&id).copied()
    }

    /// Whether this command has noted the seat's last hint, about this question.
    pub(crate) fn noted(&self, id: CommandId, seat: Seat, question: u32) -> bool {
        self.hints[seat] == Some((id, question))
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
        self.log.iter().skip(from as usize).map(|step| step.seen_by(seats)).collect()
    }
}

impl Step {
    /// The entry as those who speak for these seats may read it.
    fn seen_by(&self, seats: SeatSet) -> LogEntry {
        let &Step { n, round, phase, seat, secret, .. } = self;
        let hidden = secret && !seat.is_some_and(|seat| seats.contains(seat));
        let mut entry = LogEntry {
            n,
            round,
            phase,
            seat,
            action: None,
            secret,
            events: Vec::new(),
            undoes: None,
            rewinds: None,
            hint: false,
        };
        match &self.what {
            What::SetUp(events) => entry.events = public_events(phase, events),
            What::Decided(action, events) => {
                entry.action = (!hidden).then_some(*action);
                entry.events = public_events(phase, events);
            }
            What::Undid(to) => entry.undoes = Some(*to),
            What::Rewound(to) => entry.rewinds = Some(*to),
            What::TookHint => entry.hint = true,
        }
        entry
    }
}
