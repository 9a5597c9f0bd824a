//! B: the guests arrive. C: the Servers bring own dice.

use crate::action::Action;
use crate::ask::Ask;
use crate::chance::{Chance, Odds, Purpose};
use crate::decide::{Flow, Play};
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::{Phase, Position};
use crate::model::{Area, Card, Colour, Face, Kind, Seat};
use crate::rules::Rules;

/// Own dice a player has (C2).
const OWN_DICE: u8 = 3;

impl Rules {
    /// The number of tables for guests who arrive now: printed, permanent and drawn (B2).
    pub fn table_count(&self, game: &Position, seat: Seat) -> u8 {
        let tavern = game.tavern(seat);
        self.area_value(tavern, Area::Table) + tavern.lying(Kind::Table)
    }

    /// The number of tables in the tavern as this round's guests found it. A Table upgrade bought
    /// in F counts from the next round on (F8), and a returned Table card keeps its guest until
    /// closing (F9).
    pub fn tables_standing(&self, game: &Position, seat: Seat) -> u8 {
        let tavern = game.tavern(seat);
        let (now, taken) = (self.table_count(game, seat), tavern.tables.seated().len() as u8);
        match game.phase {
            Phase::StartCards
            | Phase::Evening
            | Phase::Arrival
            | Phase::Draft
            | Phase::Plan
            | Phase::Over => now,
            // Guests arrive until no table is free (B2); a guest removed in F leaves an empty
            // table.
            Phase::Serve | Phase::Closing if !tavern.deck.is_empty() => taken,
            Phase::Serve | Phase::Closing if !tavern.discard.is_empty() => taken,
            // The whole deck may have arrived without filling the tables (B5).
            Phase::Serve | Phase::Closing => now.max(taken),
        }
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// B for everybody, up to the next question.
    pub(crate) fn fill_taverns(&mut self) {
        for seat in self.game().turn_order() {
            self.fill_tavern(seat);
        }
    }

    /// Reveals cards until no table is free (B1, B2) or nothing is left to draw (B5). Nobles share a
    /// table (B3), as [`Tables::seat`](crate::model::Tables::seat) says.
    fn fill_tavern(&mut self, seat: Seat) {
        while self.has_free_table(seat) {
            if !self.reveal(seat) {
                self.emit(Event::ArrivalOver { seat });
                return;
            }
        }
        if self.game().tavern(seat).counter_guests == 0 {
            self.emit(Event::ArrivalOver { seat });
        }
    }

    #[inline]
    fn has_free_table(&self, seat: Seat) -> bool {
        let taken = self.game().tavern(seat).tables.seated().len();
        taken < self.rules.table_count(self.game(), seat) as usize
    }

    /// Reveals the top card and places it; `false` if deck and discard pile are empty (R6).
    #[inline]
    fn reveal(&mut self, seat: Seat) -> bool {
        if let Some(card) = self.game().tops.top(seat) {
            self.emit(Event::KnownCardArrived { seat, card });
            return true;
        }
        let tavern = self.game().tavern(seat);
        if tavern.deck.is_empty() {
            if tavern.discard.is_empty() {
                return false;
            }
            self.emit(Event::Shuffled { seat });
        }
        let tavern = self.game().tavern(seat);
        let odds = Odds::Card(tavern.deck);
        let outcome = self.draw(seat, Purpose::Deck, tavern.draws, &odds);
        let card = Card::new(outcome).unwrap_or(Card::NOBLE);
        self.emit(Event::CardArrived { seat, card });
        true
    }

    /// B4: keep, or give up a Counter Guest and start again. Final.
    pub(crate) fn answer_redraw(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Keep => self.emit(Event::ArrivalOver { seat }),
            Action::Redraw => {
                self.emit(Event::CounterGuestLeft { seat });
                self.emit(Event::Dismissed { seat });
                self.fill_tavern(seat);
            }
            _ => return Err(Illegal::WrongAnswer { ask: Ask::Redraw }),
        }
        Ok(())
    }

    /// C, once everybody's guests have arrived: own dice (C1) and Dishwashers (E3).
    pub(crate) fn settle_arrival(&mut self) -> Flow {
        if self.next_to_resolve().is_some() {
            return Flow::Waits;
        }
        for seat in self.game().turn_order() {
            self.serve_own_dice(seat);
            let tavern = self.game().tavern(seat);
            let permanent = self.rules.area_value(tavern, Area::Dishwasher);
            let raises = tavern.lying(Kind::Dishwasher) + permanent;
            self.emit(Event::DishwashersReady { seat, raises });
        }
        self.emit(Event::PhaseBegan { phase: Phase::Draft });
        self.roll_coasters();
        Flow::Goes
    }

    /// C1: one die for each Server, never more than three together with A2 (C2).
    fn serve_own_dice(&mut self, seat: Seat) {
        let tavern = self.game().tavern(seat);
        let permanent = self.rules.area_value(tavern, Area::Server);
        for _ in 0..tavern.lying(Kind::Server).saturating_add(permanent) {
            self.roll_own_die(seat);
        }
    }

    /// Rolls one more own die (A2, C1), if the player has one left (C2).
    pub(crate) fn roll_own_die(&mut self, seat: Seat) {
        let rolled = self.game().tavern(seat).dice.count(Colour::Own);
        if rolled < OWN_DICE {
            let outcome = self.draw(seat, Purpose::OwnDie, rolled as u16, &Odds::Die);
            self.emit(Event::OwnDieRolled { seat, face: face(outcome) });
        }
    }
}

/// The face of a rolled die; chance answers with one of the given odds.
pub(crate) fn face(outcome: u8) -> Face {
    Face::new(outcome).unwrap_or(Face::ALL[0])
}
