//! What viewers see.

use crate::Table;
use crate::table::Course;
use engine::model::{Seat, SeatSet};
use engine::{NoUndo, Position};
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
        let asked = self.game().map(|game| self.rules().to_act(game)).unwrap_or_default();
        let mut view = self.view_of(self.position(), asked);
        if let Course::Shown(replayer) = &self.course
            && let Some(end) = replayer.end()
        {
            as_recorded(&mut view, &end.outcome);
        }
        view
    }

    /// A position as everybody would see it at this table, if these seats were asked.
    pub(crate) fn view_of(&self, position: &Position, asked: SeatSet) -> View {
        let (rules, occupants) = (self.rules(), self.settings.seats());
        View::new(&Viewed { rules, position, asked, occupants, seq: self.seq() })
    }

    /// What only the seat may see.
    pub fn prompt(&self, seat: Seat) -> Prompt {
        let question = self.question(seat);
        let Course::Played(recorder) = &self.course else {
            let no_undo = Some(NoUndo::NothingSinceReveal);
            return Prompt { seat, question, menu: None, no_undo, turn_to_come: false };
        };
        let (timeline, rules, game) = (recorder.timeline(), recorder.rules(), recorder.game());
        Prompt {
            seat,
            question,
            menu: Menu::new(rules, game, seat).map(Box::new),
            no_undo: timeline.no_undo(seat),
            turn_to_come: rules.ask(game, seat).is_none() && rules.rehearse(game, seat).is_ok(),
        }
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
        self.message_with(self.view(), seats, from)
    }

    /// The same with the view, which is the same for everybody.
    pub fn message_with(&self, view: View, seats: SeatSet, from: u32) -> FromServer {
        FromServer::Table {
            view: Box::new(view),
            prompts: seats.into_iter().map(|seat| self.prompt(seat)).collect(),
            log: self.log(from, seats),
        }
    }
}

/// The end of a game of other rules is as its record says: our rules may count other points.
pub(crate) fn as_recorded(view: &mut View, recorded: &record::Outcome) {
    for (seat, &points) in view.seats.iter_mut().zip(&recorded.scores) {
        seat.points = points;
    }
    let plays = |winner: &Seat| view.seats.iter().any(|seat| seat.seat == *winner);
    let winners = recorded.winners.iter().copied().filter(plays).collect();
    view.outcome = Some(Outcome { winners });
}
