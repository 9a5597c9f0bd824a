//! The table: opened from its lines, changed by committing new ones.

use crate::chronicle::Chronicle;
use crate::{CommandId, Settings, Staged};
use chance::Seeded;
use core::fmt;
use engine::model::Seat;
use engine::notation::NotationError;
use engine::{Game, Position, Rules};
use protocol::Occupant;
use record::{Applied, Checked, Format, OtherRules, Recorder, Replayer, Superseded};
use std::sync::Arc;

/// A game with everything a host needs to run it.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) settings: Settings,
    pub(crate) course: Course,
    pub(crate) chronicle: Chronicle,
    /// Whether the last line of the record is there.
    pub(crate) ended: bool,
}

/// How far the game can go on.
#[derive(Clone, Debug)]
pub(crate) enum Course {
    /// The program has the rules of the game.
    Played(Box<Recorder<Seeded>>),
    /// It does not, so the game can only be shown.
    Shown(Box<Replayer>),
}

/// A line as the host has stored it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stored<'a> {
    /// The line, without its line feed.
    pub line: &'a str,
    /// The command it came from, if a person sent it.
    pub command: Option<CommandId>,
    /// The seat that decided; none for the first and the last line.
    pub seat: Option<Seat>,
}

/// Why stored lines do not make a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// There is not even a first line.
    NoLines,
    /// A line cannot be read, or was not made by the rules.
    Record(record::Error),
    /// The settings are those of another game.
    OtherSettings,
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::NoLines => f.write_str("the record has no lines"),
            OpenError::Record(error) => error.fmt(f),
            OpenError::OtherSettings => f.write_str("the settings are those of another game"),
        }
    }
}

impl core::error::Error for OpenError {}

impl From<record::Error> for OpenError {
    fn from(error: record::Error) -> OpenError {
        OpenError::Record(error)
    }
}

/// A computer player that is asked something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinker<'t> {
    /// Its seat.
    pub seat: Seat,
    /// Its id.
    pub bot: &'t str,
    /// The number of its question, for [`Table::stage_action`].
    pub question: u32,
    /// What its luck follows from; secret as long as the game may go on.
    pub luck: u64,
}

impl Table {
    /// Sets a game up by these rules, or begins it at its position. The host stores the line before
    /// anybody sees the table.
    pub fn begin(settings: Settings, rules: Arc<Rules>) -> Result<(Table, String), OpenError> {
        let (setup, names, chance) = (settings.setup(), settings.names(), settings.chance());
        let fairness = Some(settings.fairness());
        let (_, line) = match settings.beginning() {
            Some(beginning) => {
                let game = beginning.game(&rules).map_err(unsound)?;
                Recorder::begin_at(rules, &game, &names, fairness.as_ref(), chance)
            }
            None => {
                let format = Format::Rewindable;
                Recorder::begin(format, rules, setup, &names, fairness.as_ref(), chance)
            }
        }?;
        let first = Stored { line: &line, command: None, seat: None };
        let table = Table::open(settings, [first])?;
        Ok((table, line))
    }

    /// The table that wrote these lines.
    pub fn open<'a>(
        settings: Settings,
        lines: impl IntoIterator<Item = Stored<'a>>,
    ) -> Result<Table, OpenError> {
        Table::open_with(settings, lines, |_| {})
    }

    /// The same; `watch` sees what every line after the first did.
    pub fn open_with<'a>(
        settings: Settings,
        lines: impl IntoIterator<Item = Stored<'a>>,
        mut watch: impl FnMut(&Applied),
    ) -> Result<Table, OpenError> {
        let mut lines = lines.into_iter();
        let first = lines.next().ok_or(OpenError::NoLines)?;
        let mut replayer = Replayer::begin(first.line)?;
        let header = replayer.header();
        let bound = header.commitment.is_none_or(|bound| bound == settings.commitment());
        if header.setup != *settings.setup() || !bound {
            return Err(OpenError::OtherSettings);
        }
        let mut chronicle = Chronicle::new(header);
        for Stored { line, command, seat } in lines {
            let applied = replayer.push(line)?;
            let command = command.map(|id| (id, seat));
            chronicle.add(replayer.rules(), &applied, replayer.game(), command);
            watch(&applied);
        }
        let ended = replayer.end().is_some();
        let course = match replayer.checked() {
            Checked::ByRules => {
                let recorder = replayer.resume(settings.chance()).map_err(not_playable)?;
                Course::Played(Box::new(recorder))
            }
            Checked::EventsOnly { .. } => Course::Shown(Box::new(replayer)),
        };
        Ok(Table { settings, course, chronicle, ended })
    }

    /// Carries out what was staged; returns its line and what it did.
    ///
    /// # Errors
    ///
    /// If another step was committed since. Nothing has changed then.
    pub fn commit(&mut self, staged: Staged) -> Result<Applied, Superseded> {
        let Staged { step, seat, command } = staged;
        let Course::Played(recorder) = &mut self.course else { return Err(Superseded) };
        let applied = recorder.commit(step)?;
        self.ended = matches!(applied.what, record::Line::End(_));
        let (rules, game) = (recorder.rules(), recorder.game());
        self.chronicle.add(rules, &applied, Some(game), command.map(|id| (id, seat)));
        Ok(applied)
    }

    /// Carries out a step that another table of the same game took: its line is the next one in the store.
    ///
    /// # Errors
    ///
    /// If the line does not follow from this table. Nothing has changed then.
    pub fn follow(&mut self, stored: Stored<'_>) -> Result<Applied, Superseded> {
        let Stored { line, command, seat } = stored;
        let Course::Played(recorder) = &self.course else { return Err(Superseded) };
        let step = recorder.stage_line(line).ok_or(Superseded)?;
        self.commit(Staged { step, seat, command })
    }

    /// What was agreed before the game.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The rules with the sheet of the game.
    pub fn rules(&self) -> &Arc<Rules> {
        match &self.course {
            Course::Played(recorder) => recorder.rules(),
            Course::Shown(replayer) => replayer.rules(),
        }
    }

    /// The game as it stands; none if the program does not have its rules.
    pub fn game(&self) -> Option<&Game> {
        match &self.course {
            Course::Played(recorder) => Some(recorder.game()),
            Course::Shown(_) => None,
        }
    }

    /// What lies on the table.
    pub fn position(&self) -> &Position {
        match &self.course {
            Course::Played(recorder) => recorder.game(),
            Course::Shown(replayer) => replayer.position(),
        }
    }

    /// The version of the rules by which the game was played, if the program does not have them. The
    /// game can then be shown, but nobody can decide anything in it.
    pub fn other_rules(&self) -> Option<u32> {
        match &self.course {
            Course::Played(_) => None,
            Course::Shown(replayer) => Some(replayer.header().rules),
        }
    }

    /// How many lines the record has: the number of the next one.
    pub fn seq(&self) -> u32 {
        match &self.course {
            Course::Played(recorder) => recorder.writer().next_number(),
            Course::Shown(replayer) => replayer.lines(),
        }
    }

    /// Whether the record is complete: the game is over and its last line is there.
    pub fn is_ended(&self) -> bool {
        self.ended
    }

    /// The number of the seat's question.
    pub fn question(&self, seat: Seat) -> u32 {
        self.chronicle.question(seat)
    }

    /// The computer players that are asked something, by seat number.
    pub fn thinkers(&self) -> impl Iterator<Item = Thinker<'_>> {
        self.thinkers_by(|seat| match self.settings.occupant(seat) {
            Occupant::Bot(id) => Some(id),
            Occupant::Person(_) | Occupant::Open => None,
        })
    }

    /// The same where computer players may play for people: `bot` names the one that plays at a seat
    /// now ([`Room::bot`](crate::Room::bot)).
    pub fn thinkers_by<'t>(
        &'t self,
        bot: impl Fn(Seat) -> Option<&'t str>,
    ) -> impl Iterator<Item = Thinker<'t>> {
        let asked = self.game().map(|game| self.rules().to_act(game)).unwrap_or_default();
        asked.into_iter().filter_map(move |seat| {
            let (question, luck) = (self.question(seat), self.settings.luck(seat));
            bot(seat).map(|bot| Thinker { seat, bot, question, luck })
        })
    }
}

fn unsound(error: NotationError) -> record::Error {
    record::Error { line: 1, reason: record::Reason::Position(error) }
}

fn not_playable(other: OtherRules) -> record::Error {
    record::Error { line: 1, reason: record::Reason::NotPlayable(other) }
}
