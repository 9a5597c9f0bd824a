//! G: closing time.

use crate::action::Action;
use crate::ask::Ask;
use crate::chance::Chance;
use crate::decide::{Flow, Play};
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::{Answer, Game, Position};
use crate::model::{Card, Entertainer, Kind, Pile, Seat, Side};
use crate::rules::{ROUNDS, Rules};

impl Rules {
    /// Whether the seat may pay the Juggler for a card on the deck (G1).
    pub(crate) fn may_put_on_top(&self, game: &Game, seat: Seat) -> bool {
        let tavern = game.tavern(seat);
        tavern.entertainers.side(Entertainer::Juggler) == Some(Side::First)
            && tavern.schnapps >= self.sheet().entertainers.card
            && game.round < ROUNDS
            && !self.in_tavern(game, seat).is_empty()
    }

    /// The cards in the tavern that would be discarded (G2).
    pub(crate) fn in_tavern(&self, game: &Position, seat: Seat) -> Pile {
        let tavern = game.tavern(seat);
        let mut cards = Pile::EMPTY;
        for kind in Kind::ALL {
            cards.add(Card::tavern(kind), tavern.lying(kind));
        }
        cards.add(Card::NOBLE, tavern.tables.nobles());
        for seated in tavern.tables.seated() {
            if !seated.card().is_noble() && !seated.removed() {
                cards.add(seated.card(), 1);
            }
        }
        cards
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// G1: a card that would be discarded, or none.
    pub(crate) fn answer_on_top(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let answer = match action {
            Action::OnTop(card) => {
                if self.rules.in_tavern(self.game(), seat).count(card) == 0 {
                    return Err(Illegal::NoSuchCardInTavern);
                }
                Answer::OnTop(card)
            }
            Action::Decline => Answer::Nothing,
            _ => return Err(Illegal::WrongAnswer { ask: Ask::OnTop }),
        };
        self.answer(seat, answer);
        Ok(())
    }

    /// Pays the Juggler and puts the chosen cards on the decks (G1), then clears all taverns (G2).
    /// After round 8 the game ends (R4).
    pub(crate) fn settle_closing(&mut self) -> Flow {
        let game = self.game();
        if game.turn_order().any(|seat| self.rules.ask(game, seat).is_some()) {
            return Flow::Waits;
        }
        for seat in self.game().turn_order() {
            if let Some(Answer::OnTop(card)) = self.game().answers[seat] {
                let count = self.rules.sheet().entertainers.card;
                self.emit(Event::SchnappsReturned { seat, count });
                self.emit(Event::PutOnTop { seat, card });
            }
            self.emit(Event::TavernCleared { seat });
        }
        match self.game().round {
            ROUNDS => self.emit(Event::GameOver),
            round => self.begin_round(round + 1),
        }
        Flow::Goes
    }
}
