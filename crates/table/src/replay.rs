//! A game that is over, step by step.

use crate::chronicle::Chronicle;
use crate::sheet::own_name;
use crate::show::as_recorded;
use core::fmt;
use engine::model::{Seat, SeatSet};
use engine::{Game, Position, Rules};
use protocol::{Catalogue, LogEntry, Occupant, View, Viewed};
use record::{Checked, End, Error, Header, Replayer};
use std::sync::Arc;

/// A whole game that is over, with the table after every step. Nothing in it is secret any more. Step
/// `n` is entry `n` of the log.
#[derive(Clone, Debug)]
pub struct Replay {
    rules: Arc<Rules>,
    header: Header,
    seats: Vec<Occupant>,
    moments: Vec<Moment>,
    log: Vec<LogEntry>,
    end: End,
}

/// The game after one step.
#[derive(Clone, Copy, Debug)]
struct Moment {
    position: Position,
    asked: SeatSet,
}

/// Why a game cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoReplay {
    /// It is not over: what is secret in it must stay so.
    NotOver,
    /// A line cannot be read, or was not made by the rules.
    Record(Error),
}

/// Why nobody can play on after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoGame {
    /// There are fewer steps, or the game is over after this one.
    NoSuchStep,
    /// The game was played by other rules.
    OtherRules,
}

impl fmt::Display for NoReplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoReplay::NotOver => f.write_str("the game is not over"),
            NoReplay::Record(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for NoReplay {}

impl From<Error> for NoReplay {
    fn from(error: Error) -> NoReplay {
        NoReplay::Record(error)
    }
}

impl Replay {
    /// The game with these lines, in which these people sat, by seat number. Every line is checked like
    /// those of a game that goes on; games of other rules are shown by their events.
    pub fn open<'a>(
        seats: Vec<Occupant>,
        lines: impl IntoIterator<Item = &'a str>,
    ) -> Result<Replay, NoReplay> {
        let mut lines = lines.into_iter();
        let mut replayer = Replayer::begin(lines.next().ok_or(NoReplay::NotOver)?)?;
        let mut chronicle = Chronicle::new(replayer.header());
        let mut moments = vec![Moment::of(&replayer)];
        for line in lines {
            let applied = replayer.push(line)?;
            chronicle.add(replayer.rules(), &applied, replayer.game(), None);
            if replayer.end().is_none() {
                moments.push(Moment::of(&replayer));
            }
        }
        let mut everybody = SeatSet::EMPTY;
        Seat::ALL.into_iter().for_each(|seat| everybody.insert(seat));
        Ok(Replay {
            rules: replayer.rules().clone(),
            header: replayer.header().clone(),
            seats,
            moments,
            log: chronicle.log(0, everybody),
            end: replayer.end().cloned().ok_or(NoReplay::NotOver)?,
        })
    }

    /// How the game began.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Who sat where, by seat number.
    pub fn seats(&self) -> &[Occupant] {
        &self.seats
    }

    /// Everything printed.
    pub fn catalogue(&self) -> Catalogue {
        Catalogue::new(&self.rules, &self.moments[0].position)
    }

    /// The name of the component sheet, if it is not the standard one.
    pub fn own_sheet(&self) -> Option<&str> {
        own_name(&self.header.sheet)
    }

    /// The whole log.
    pub fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// How many steps there are, the set-up included.
    pub fn steps(&self) -> usize {
        self.moments.len()
    }

    /// The place of each seat (Z2).
    pub fn places(&self) -> Vec<u8> {
        let last = &self.moments[self.moments.len() - 1].position;
        let seats = Seat::ALL.into_iter().take(usize::from(last.players()));
        seats.map(|seat| self.rules.place(last, seat)).collect()
    }

    /// The game after a step, to be played on from there with the component sheet of this game.
    ///
    /// # Errors
    ///
    /// See [`NoGame`].
    pub fn game(&self, step: usize) -> Result<Game, NoGame> {
        if self.header.checked() != Checked::ByRules {
            return Err(NoGame::OtherRules);
        }
        let moment = self.moments.get(step).ok_or(NoGame::NoSuchStep)?;
        let game = self.rules.validate(moment.position).map_err(|_| NoGame::OtherRules)?;
        if game.is_over() { Err(NoGame::NoSuchStep) } else { Ok(game) }
    }

    /// The table after a step; none if there are fewer.
    pub fn view(&self, step: usize) -> Option<View> {
        let Moment { position, asked } = self.moments.get(step)?;
        let mut view = View::new(&Viewed {
            rules: &self.rules,
            position,
            asked: *asked,
            occupants: &self.seats,
            seq: u32::try_from(step + 1).unwrap_or(u32::MAX),
        });
        if step + 1 == self.moments.len() {
            as_recorded(&mut view, &self.end.outcome);
        }
        Some(view)
    }
}

impl Moment {
    fn of(replayer: &Replayer) -> Moment {
        let asked = replayer.game().map(|game| replayer.rules().to_act(game)).unwrap_or_default();
        Moment { position: *replayer.position(), asked }
    }
}
