//! D: the draft.

use super::b_arrival::face;
use crate::action::Action;
use crate::chance::{Chance, Odds, Purpose};
use crate::decide::{Flow, Play};
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::Phase;
use crate::legal::ActionList;
use crate::model::{Colour, Face, Seat, Tavern};

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// D1: all coasters are rolled at once.
    pub(crate) fn roll_coasters(&mut self) {
        for seat in self.game().turn_order() {
            let mut faces = [Face::ALL[0]; 4];
            for (n, die) in faces.iter_mut().enumerate() {
                *die = face(self.draw(seat, Purpose::Coaster, n as u16, &Odds::Die));
            }
            faces.sort_unstable();
            self.emit(Event::CoasterRolled { seat, faces });
        }
    }

    /// D2: a die of the coaster in front of the seat.
    pub(crate) fn take_die(&mut self, seat: Seat, face: Face) -> Result<(), Illegal> {
        if !self.game().tavern(seat).coaster.contains(&face.pips()) {
            return Err(Illegal::NoSuchDieOnCoaster { face });
        }
        self.take_and_pass(seat, face);
        Ok(())
    }

    /// Takes a die; once everybody has, the coasters move to the left (D2).
    fn take_and_pass(&mut self, seat: Seat, face: Face) {
        self.emit(Event::DieTaken { seat, face });
        let next = seat.clockwise(1, self.game().players());
        if next == self.game().start {
            if self.game().tavern(seat).dice.count(Colour::White) == 4 {
                self.emit(Event::PhaseBegan { phase: Phase::Plan });
                return;
            }
            self.emit(Event::CoastersPassed);
        }
        self.emit(Event::DraftTurn { seat: next });
    }

    /// A coaster whose dice all show the same face leaves no choice (R8), and neither does the last
    /// die (D3).
    pub(crate) fn settle_draft(&mut self) -> Flow {
        let seat = self.game().active;
        let coaster = self.game().tavern(seat).coaster;
        let highest = coaster[3];
        let other = |pips: u8| (pips != 0) & (pips != highest);
        if !(other(coaster[0]) | other(coaster[1]) | other(coaster[2])) {
            self.take_and_pass(seat, face(highest));
            return Flow::Goes;
        }
        Flow::Waits
    }
}

/// The dice that can be taken from the tavern's coaster.
pub(crate) fn list_coaster(tavern: &Tavern, list: &mut ActionList) {
    // Bit 0 stands for the dice that were taken.
    let there = tavern.coaster.iter().fold(0u8, |there, &pips| there | 1 << (pips & 7));
    let mut left = there & !1;
    while let Some(face) = Face::new(left.trailing_zeros() as u8) {
        list.push(Action::Take(face));
        left &= left - 1;
    }
}
