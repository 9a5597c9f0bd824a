//! What viewers see.

use crate::Table;
use crate::table::Course;
use engine::NoUndo;
use engine::model::{Seat, SeatSet};
use protocol::{
    Catalogue, FromServer, LogEntry, Menu, Outcome, PROTOCOL, Prompt, View, Viewed, Welcome,
};

impl Table {
    /// What never changes, for those who speak for these seats. `game` is the host's name of it.
    pub fn welcome(&self, game: &str, seats: SeatSet) -> Welcome {
        let setup = self.settings.setup();
        Welcome {
            protocol: PROTOCOL,
            game: game.to_owned(),
            level: setup.level.number(),
            late_refill: setup.late_refill,
            seats: seats.into_iter().collect(),
            catalogue: Catalogue::new(self.rules(), self.position()),
            commitment: Some(self.settings.commitment().to_string()),
            other_rules: self.other_rules(),
        }
    }

    /// The table as everybody may see it.
    pub fn view(&self) -> View {
        let mut view = View::new(&Viewed {
            rules: self.rules(),
            position: self.position(),
            asked: self.game().map(|game| self.rules().to_act(game)).unwrap_or_default(),
            occupants: self.settings.seats(),
            seq: self.seq(),
        });
        if let Course::Shown(replayer) = &self.course
            && let Some(end) = replayer.end()
        {
            as_recorded(&mut view, &end.outcome);
        }
        view
    }

    /// What only the seat may see.
    pub fn prompt(&self, seat: Seat) -> Prompt {
        let (menu, no_undo) = match &self.course {
            Course::Played(recorder) => {
                let timeline = recorder.timeline();
                (Menu::new(timeline.rules(), timeline.game(), seat), timeline.no_undo(seat))
            }
            Course::Shown(_) => (None, Some(NoUndo::NothingSinceReveal)),
        };
        Prompt { seat, question: self.question(seat), menu: menu.map(Box::new), no_undo }
    }

    /// The log from an entry on, as those who speak for these seats may read it.
    pub fn log(&self, from: u32, seats: SeatSet) -> Vec<LogEntry> {
        self.chronicle.log(from, seats)
    }

    /// How many entries the log has.
    pub fn entries(&self) -> u32 {
        self.chronicle.entries()
    }

    /// The message that shows those who speak for these seats how the table stands, with the log
    /// from an entry on.
    pub fn message(&self, seats: SeatSet, from: u32) -> FromServer {
        FromServer::Table {
            view: Box::new(self.view()),
            prompts: seats.into_iter().map(|seat| self.prompt(seat)).collect(),
            log: self.log(from, seats),
        }
    }
}

/// The end of a game of other rules is as its record says: our rules may count other points.
fn as_recorded(view: &mut View, recorded: &record::Outcome) {
    for (seat, &points) in view.seats.iter_mut().zip(&recorded.scores) {
        seat.points = points;
    }
    let plays = |winner: &Seat| view.seats.iter().any(|seat| seat.seat == *winner);
    let winners = recorded.winners.iter().copied().filter(plays).collect();
    view.outcome = Some(Outcome { winners });
}
