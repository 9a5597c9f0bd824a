//! F13: the Monastery track, a ring.

use crate::chance::Chance;
use crate::decide::Play;
use crate::event::{Event, EventSink};
use crate::model::{Bonus, Owed, Seat};

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// F13: enters the next space, whose bonus is given with all that follows before the other steps
    /// (T5). After the last space comes space 0, which costs a step like any other.
    pub(crate) fn monastery_steps(&mut self, seat: Seat, count: u8) {
        let Some(left) = count.checked_sub(1) else { return };
        if left > 0 {
            self.owe(Owed::Bonus(Bonus::Steps(left)));
        }
        let track = &self.rules.sheet().monastery;
        let to = (self.game().tavern(seat).monastery + 1) % track.len() as u8;
        let bonus = track[to as usize];
        self.emit(Event::MonasteryStep { seat, to });
        if let Some(bonus) = bonus {
            self.owe(Owed::track_or_guest(bonus));
        }
    }
}
