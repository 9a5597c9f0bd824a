//! Tavern cards and Nobles that a bonus brings (R5, F15).

use super::grant::wrong_answer;
use crate::action::Action;
use crate::chance::Chance;
use crate::decide::Play;
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::Phase;
use crate::model::{BonusAsk, Card, Kind, Seat};

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// A card from the supply goes on top of the deck (R5), or before the first round into it (S8).
    /// An empty supply gives nothing (R7).
    pub(crate) fn gain_card(&mut self, seat: Seat, card: Card) {
        if self.game().supply.cards.count(card) == 0 {
            return;
        }
        if self.game().phase == Phase::StartCards {
            self.emit(Event::CardShuffledIn { seat, card });
        } else {
            self.emit(Event::CardGained { seat, card });
        }
    }

    /// F15: take or leave.
    pub(crate) fn answer_offer(
        &mut self,
        seat: Seat,
        kind: Kind,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Accept => {
                self.done();
                self.gain_card(seat, Card::tavern(kind));
            }
            Action::Decline => {
                self.done();
            }
            _ => return Err(wrong_answer(BonusAsk::TakeOrLeave(kind))),
        }
        Ok(())
    }
}
