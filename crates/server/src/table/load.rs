//! A game read back from its log.

use crate::settings::Settings;
use chance::Seeded;
use engine::model::{BySeat, Seat, SeatSet};
use engine::{Ask, Game, Rules};
use protocol::{LogEntry, answer_is_hidden, told};
use record::{Entry, Reader, Record, Recorder, Visitor};
use std::collections::HashMap;
use std::sync::Arc;
use store::{CommandId, GameId, Store, StoreError};

/// A game in progress with everything a table knows about it.
pub(crate) struct Loaded {
    pub(crate) settings: Settings,
    pub(crate) recorder: Recorder<Seeded>,
    /// How many entries are stored.
    pub(crate) seq: u32,
    pub(crate) log: Vec<Logged>,
    /// The commands that were carried out, with their entries.
    pub(crate) commands: HashMap<CommandId, Carried>,
    /// The number of each seat's question.
    pub(crate) questions: BySeat<u32>,
    /// Whether the last line of the record is stored.
    pub(crate) ended: bool,
}

/// An entry of the log.
pub(crate) struct Logged {
    pub(crate) entry: LogEntry,
    /// Whether only its seat may know what was decided.
    pub(crate) hidden: bool,
}

/// A command that was carried out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Carried {
    pub(crate) seat: Option<u8>,
    pub(crate) seq: u32,
}

/// Why a table cannot be opened.
#[derive(Debug)]
pub(crate) enum OpenError {
    /// There is no such game.
    NoSuchGame,
    /// The log cannot be read as a game; nothing of it is changed.
    Damaged(String),
    /// The store failed.
    Store(StoreError),
    /// The server is shutting down.
    Closing,
}

impl Loaded {
    /// Reads a game. Blocks.
    pub(crate) fn read(store: &dyn Store, game: GameId) -> Result<Loaded, OpenError> {
        let games = store.games().map_err(OpenError::Store)?;
        let info = games.into_iter().find(|info| info.game == game);
        let meta = info.ok_or(OpenError::NoSuchGame)?.meta;
        let settings = Settings::read(&meta);
        let settings = settings.ok_or_else(|| damaged(&"the settings of the game"))?;
        let entries = store.read(game, 0).map_err(OpenError::Store)?;
        let mut reader = Reader::new();
        for entry in &entries {
            reader.push(&entry.body).map_err(|error| damaged(&error))?;
        }
        let record = reader.finish().map_err(|error| damaged(&error))?;
        let commands = entries.iter().filter_map(|entry| {
            Some((entry.command_id?, Carried { seat: entry.seat, seq: entry.seq }))
        });
        let commands = commands.collect();
        let recorder = Recorder::resume(&record, settings.chance());
        let recorder = recorder.map_err(|error| damaged(&error))?;
        let told = Retold::new(&record, recorder.table().rules().clone());
        let told = told.map_err(|error| damaged(&error))?;
        Ok(Loaded {
            settings,
            recorder,
            seq: u32::try_from(entries.len()).map_err(|error| damaged(&error))?,
            log: told.log,
            commands,
            questions: told.questions,
            ended: record.end.is_some(),
        })
    }
}

fn damaged(what: &dyn std::fmt::Display) -> OpenError {
    OpenError::Damaged(what.to_string())
}

impl Logged {
    /// The set-up.
    fn set_up(record: &Record) -> Logged {
        let phase = engine::Phase::StartCards;
        let told = told(phase, &record.header.events);
        let entry =
            LogEntry { n: 0, round: 0, phase, seat: None, action: None, told, undoes: None };
        Logged { entry, hidden: false }
    }

    /// What the entry with the number `n` says, made when the game was `before`.
    pub(crate) fn new(rules: &Rules, before: &Game, n: u32, entry: &Entry) -> Logged {
        let (seat, action, told, undoes) = match entry {
            Entry::Decision { seat, action, events, .. } => {
                (*seat, Some(*action), told(before.phase, events), None)
            }
            Entry::Undo(undo) => (undo.seat, None, Vec::new(), Some(undo.to)),
        };
        let (round, phase) = (before.round, before.phase);
        Logged {
            entry: LogEntry { n, round, phase, seat: Some(seat), action, told, undoes },
            hidden: answer_is_hidden(rules, before),
        }
    }

    /// The entry as those who speak for these seats may read it.
    pub(crate) fn seen_by(&self, seats: SeatSet) -> LogEntry {
        let mut entry = self.entry.clone();
        if self.hidden && !entry.seat.is_some_and(|seat| seats.contains(seat)) {
            entry.action = None;
        }
        entry
    }
}

/// What every seat is asked.
pub(crate) fn asks(rules: &Rules, game: &Game) -> BySeat<Option<Ask>> {
    BySeat::from_fn(|seat| rules.ask(game, seat))
}

/// The log and the questions of a game, told again from its record.
struct Retold {
    rules: Arc<Rules>,
    before: Option<Game>,
    log: Vec<Logged>,
    questions: BySeat<u32>,
}

impl Retold {
    fn new(record: &Record, rules: Arc<Rules>) -> Result<Retold, record::Error> {
        let log = vec![Logged::set_up(record)];
        let mut retold = Retold { rules, before: None, log, questions: BySeat::default() };
        record::replay(record, &mut retold)?;
        Ok(retold)
    }
}

impl Visitor for Retold {
    fn line(&mut self, _line: usize, entry: Option<&Entry>, game: &Game) {
        if let Some((entry, before)) = entry.zip(self.before) {
            let n = self.log.len() as u32;
            let logged = Logged::new(&self.rules, &before, n, entry);
            let (was, is) = (asks(&self.rules, &before), asks(&self.rules, game));
            for seat in Seat::ALL {
                if was[seat] != is[seat] || logged.entry.seat == Some(seat) {
                    self.questions[seat] += 1;
                }
            }
            self.log.push(logged);
        }
        self.before = Some(*game);
    }
}
