//! A host whose store is a list.

use chance::{Salt, Seed};
use engine::model::{Seat, SeatSet};
use engine::{Rules, Setup};
use protocol::{Command, FromServer, Occupant, Refusal, Step};
use record::Secret;
use std::sync::{Arc, LazyLock};
use table::{CommandId, Reply, Settings, Staged, Stored, Table};

pub static RULES: LazyLock<Arc<Rules>> = LazyLock::new(|| Arc::new(Rules::first_release()));

/// The settings of a game of people and, from seat `people` on, computer players.
pub fn settings(players: u8, people: u8, level: u8, seed: u64) -> Settings {
    let occupant = |n| match n < people {
        true => Occupant::Person(format!("Player {n}")),
        false => Occupant::Bot("greedy".into()),
    };
    let secret = Secret { seed: Seed::derived(seed, 0), salt: Salt([7; 32]) };
    let seats = (0..players).map(occupant).collect();
    Settings::new(Setup::new(players, level), seats, secret).expect("settings")
}

/// A table with what its store has.
#[derive(Clone)]
pub struct Host {
    pub table: Table,
    pub lines: Vec<(String, Option<CommandId>, Option<Seat>)>,
}

impl Host {
    pub fn new(settings: Settings) -> Host {
        let (table, line) = Table::begin(settings, RULES.clone()).expect("a table");
        Host { table, lines: vec![(line, None, None)] }
    }

    /// Stores and commits what was staged, and the end of the record after the end of the game.
    pub fn store(&mut self, staged: Staged) -> u32 {
        let seq = self.store_one(staged);
        if let Some(end) = self.table.stage_end().expect("room for the end") {
            self.store_one(end);
        }
        seq
    }

    fn store_one(&mut self, staged: Staged) -> u32 {
        self.lines.push((staged.line().to_owned(), staged.command(), staged.seat()));
        self.table.commit(staged).expect("nothing came between").n
    }

    /// Carries out a command; its line, or why not.
    pub fn command(&mut self, seats: SeatSet, command: &Command) -> Result<u32, Refusal> {
        match self.table.stage(seats, command)? {
            Reply::Staged(staged) => Ok(self.store(staged)),
            Reply::Repeated { seq } => Ok(seq),
        }
    }

    /// The table that is opened from what is stored.
    pub fn opened(&self) -> Table {
        let lines = self.lines.iter().map(|(line, command, seat)| Stored {
            line,
            command: *command,
            seat: *seat,
        });
        Table::open(self.table.settings().clone(), lines).expect("its own lines")
    }
}

/// A command of a seat with the number of its present question.
pub fn command(table: &Table, seat: Seat, id: u128, step: Step) -> Command {
    Command { id: CommandId::new(id).to_string(), seat, question: table.question(seat), step }
}

/// Everything that anybody can see of a table: the messages to a spectator, to every seat and to
/// one device with all seats.
pub fn seen(table: &Table) -> Vec<FromServer> {
    let mut all = SeatSet::EMPTY;
    let mut audiences = vec![SeatSet::EMPTY];
    for seat in seats(table) {
        audiences.push(SeatSet::only(seat));
        all.insert(seat);
    }
    audiences.push(all);
    audiences.into_iter().map(|seats| table.message(seats, 0)).collect()
}

pub fn seats(table: &Table) -> impl Iterator<Item = Seat> + use<> {
    Seat::ALL.into_iter().take(table.settings().seats().len())
}
