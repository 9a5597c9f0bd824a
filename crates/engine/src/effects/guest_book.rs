//! The Guest Book (T2, T3).

use crate::chance::Chance;
use crate::decide::{Flow, Play};
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::{Game, Gift};
use crate::model::{Bonus, Owed, Seat};
use crate::rules::Rules;

/// Columns of the Guest Book, and spaces in each.
pub(crate) const BOOK_SIDE: u8 = 4;

impl Rules {
    /// The columns that can take another Signature from the Reputation track (T1, T2).
    pub(crate) fn free_columns(&self, game: &Game, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        let book = game.tavern(seat).book;
        let any = game.supply.signatures > 0;
        (0..BOOK_SIDE).filter(move |&column| any && book.filled(column) < BOOK_SIDE)
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// A Signature from the Reputation track (T2): a column of choice, or nothing if none is free (T1).
    pub(crate) fn offer_columns(&mut self, seat: Seat) -> Flow {
        let (first, second) = {
            let mut columns = self.rules.free_columns(self.game(), seat);
            (columns.next(), columns.next())
        };
        match (first, second) {
            (None, _) => self.done(),
            (Some(only), None) => {
                self.done();
                self.lay_signature(seat, only, true);
                Flow::Goes
            }
            (Some(_), Some(_)) => Flow::Waits,
        }
    }

    /// T2: a column that is not full.
    pub(crate) fn answer_column(&mut self, seat: Seat, column: u8) -> Result<(), Illegal> {
        if !self.rules.free_columns(self.game(), seat).any(|free| free == column) {
            return Err(Illegal::NoFreeSpaceInColumn { column });
        }
        self.note_gift(Gift::Final);
        self.done();
        self.lay_signature(seat, column, true);
        Ok(())
    }

    /// The Signature of a recruited guest (T2); for a full column it goes back to the supply (T3).
    pub(crate) fn sign_for_guest(&mut self, seat: Seat, column: u8) {
        if self.game().tavern(seat).book.filled(column) < BOOK_SIDE {
            self.lay_signature(seat, column, false);
        } else {
            self.emit(Event::SignatureReturned);
        }
    }

    /// Lays the tile; the covered bonus comes first, then the Noble for a full row (T3).
    fn lay_signature(&mut self, seat: Seat, column: u8, from_supply: bool) {
        let row = self.game().tavern(seat).book.filled(column);
        self.emit(Event::SignatureLaid { seat, column, from_supply });
        if self.game().tavern(seat).book.row_full(row) {
            self.owe(Owed::Bonus(Bonus::Noble));
        }
        if let Some(bonus) = self.rules.sheet().guest_book[row as usize][column as usize] {
            self.owe(Owed::Bonus(bonus));
        }
    }
}
