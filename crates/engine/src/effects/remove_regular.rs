//! Start Cards that remove Regulars from the deck (S8).

use crate::chance::Chance;
use crate::decide::{Flow, Play};
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::model::{Bonus, Card, Owed, Pile, Seat};

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// S8: the owner chooses which Regulars leave; equal ones leave no choice (R8).
    pub(crate) fn remove_regulars(&mut self, seat: Seat, count: u8) -> Flow {
        let regulars = regulars(&self.game().tavern(seat).deck);
        let mut faces = regulars.faces();
        match (faces.next(), faces.next()) {
            (None, _) => self.done(),
            (Some((card, _)), None) => {
                self.drop_regular(seat, card, count);
                Flow::Goes
            }
            (Some(_), Some(_)) => Flow::Waits,
        }
    }

    /// S8: this one leaves.
    pub(crate) fn remove_regular(&mut self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if regulars(&self.game().tavern(seat).deck).count(card) == 0 {
            return Err(Illegal::NoSuchRegular);
        }
        if let Some(Owed::Bonus(Bonus::RemoveRegulars(count))) = self.game().owed.top() {
            self.drop_regular(seat, card, count);
        }
        Ok(())
    }

    fn drop_regular(&mut self, seat: Seat, card: Card, count: u8) {
        self.done();
        self.emit(Event::RegularRemoved { seat, card });
        if count > 1 {
            self.owe(Owed::Bonus(Bonus::RemoveRegulars(count - 1)));
        }
    }
}

/// The Regulars of a pile.
pub(crate) fn regulars(pile: &Pile) -> Pile {
    let mut regulars = Pile::EMPTY;
    for (card, count) in pile.faces().filter(|(card, _)| card.is_regular()) {
        regulars.add(card, count);
    }
    regulars
}
