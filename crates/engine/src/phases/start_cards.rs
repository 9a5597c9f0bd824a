//! S8: choosing Start Cards, before the first round.

use crate::chance::Chance;
use crate::decide::{Flow, Play};
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::{Answer, Game, Phase};
use crate::model::{Owed, Seat};
use crate::rules::Rules;

impl Rules {
    /// Whether every seat has answered.
    pub(crate) fn all_answered(&self, game: &Game) -> bool {
        Seat::ALL.iter().take(game.players() as usize).all(|&seat| game.answers[seat].is_some())
    }

    /// Whether the seat may take its answer back (R9): it had a choice, and somebody has yet to
    /// answer, because the last answer starts carrying them out.
    pub(crate) fn may_take_back(&self, game: &Game, seat: Seat) -> Result<(), Illegal> {
        if seat.number() >= game.players() || game.answers[seat].is_none() {
            return Err(Illegal::NothingToTakeBack);
        }
        let chosen = match game.phase {
            // A single Start Card is taken at once, so the answers have been carried out (R8).
            Phase::StartCards | Phase::Plan | Phase::Closing => true,
            Phase::Evening if self.contested(game) => return Err(Illegal::AnswerIsFinal),
            Phase::Evening => self.had_a_choice(game, seat),
            Phase::Arrival | Phase::Draft | Phase::Serve | Phase::Over => false,
        };
        if !chosen || !game.settled.is_empty() {
            return Err(Illegal::NothingToTakeBack);
        }
        Ok(())
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// R9: an answer may be taken back until the last one is given.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.rules.may_take_back(self.game(), seat)?;
        self.emit(Event::TakenBack { seat });
        Ok(())
    }

    pub(crate) fn answer(&mut self, seat: Seat, answer: Answer) {
        self.emit(Event::Answered { seat, answer });
    }

    /// S8: one of the Start Cards on offer.
    pub(crate) fn answer_start_card(&mut self, seat: Seat, card: u8) -> Result<(), Illegal> {
        let bit = 1u16.checked_shl(card.into());
        if bit.is_none_or(|bit| self.game().offered & bit == 0) {
            return Err(Illegal::NotOnOffer { card });
        }
        self.answer(seat, Answer::StartCard(card));
        Ok(())
    }

    /// S8: once all have chosen, the seats get the items of their cards in turn order.
    pub(crate) fn settle_start_cards(&mut self) -> Flow {
        if self.game().offered.count_ones() == 1 {
            // A sheet that offers one card leaves no choice (R8).
            let only = self.game().offered.trailing_zeros() as u8;
            for seat in self.game().turn_order() {
                if self.game().answers[seat].is_none() {
                    self.answer(seat, Answer::StartCard(only));
                }
            }
        }
        if !self.rules.all_answered(self.game()) {
            return Flow::Waits;
        }
        let Some(seat) = self.next_to_resolve() else {
            self.begin_round(1);
            return Flow::Goes;
        };
        self.emit(Event::Resolving { seat });
        if let Some(Answer::StartCard(card)) = self.game().answers[seat] {
            let rules = self.rules;
            for &item in rules.sheet().start_cards[card as usize].iter().rev() {
                self.owe(Owed::Bonus(item));
            }
        }
        Flow::Goes
    }

    /// The next seat in turn order whose answer has not been carried out.
    pub(crate) fn next_to_resolve(&self) -> Option<Seat> {
        let game = self.game();
        game.turn_order().find(|&seat| !game.settled.contains(seat))
    }
}
