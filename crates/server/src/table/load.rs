//! A game read back from its log.

use crate::settings::Settings;
use chance::Seeded;
use engine::model::{BySeat, Seat, SeatSet};
use engine::{Ask, Game, Rules};
use protocol::{LogEntry, answer_is_hidden, told};
use record::{Applied, Entry, Header, Line, Recorder, Replayer};
use std::collections::HashMap;
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
        let (first, rest) = entries.split_first().ok_or_else(|| damaged(&"no entries"))?;
        let mut replayer = Replayer::begin(&first.body).map_err(|error| damaged(&error))?;
        let mut told = Retold::new(&replayer);
        for entry in rest {
            let applied = replayer.push(&entry.body).map_err(|error| damaged(&error))?;
            told.add(&replayer, &applied);
        }
        let commands = entries.iter().filter_map(|entry| {
            Some((entry.command_id?, Carried { seat: entry.seat, seq: entry.seq }))
        });
        let commands = commands.collect();
        let (seq, ended) = (replayer.lines(), replayer.end().is_some());
        let recorder = replayer.resume(settings.chance()).map_err(|error| damaged(&error))?;
        Ok(Loaded {
            settings,
            recorder,
            seq,
            log: told.log,
            commands,
            questions: told.questions,
            ended,
        })
    }
}

fn damaged(what: &dyn std::fmt::Display) -> OpenError {
    OpenError::Damaged(what.to_string())
}

impl Logged {
    /// The set-up.
    fn set_up(header: &Header) -> Logged {
        let phase = engine::Phase::StartCards;
        let told = told(phase, &header.events);
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
    log: Vec<Logged>,
    questions: BySeat<u32>,
}

impl Retold {
    fn new(replayer: &Replayer) -> Retold {
        Retold { log: vec![Logged::set_up(replayer.header())], questions: BySeat::default() }
    }

    /// Adds a line that the replayer has just taken.
    fn add(&mut self, replayer: &Replayer, Applied { n, what, before }: &Applied) {
        let Line::Entry(entry) = what else { return };
        let Some((before, game)) = before.game().zip(replayer.game()) else { return };
        let rules = replayer.rules();
        let logged = Logged::new(rules, before, *n, entry);
        let (was, is) = (asks(rules, before), asks(rules, game));
        for seat in Seat::ALL {
            if was[seat] != is[seat] || logged.entry.seat == Some(seat) {
                self.questions[seat] += 1;
            }
        }
        self.log.push(logged);
    }
}
