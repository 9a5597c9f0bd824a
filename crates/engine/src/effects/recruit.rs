//! Guests and Nobles for beer (F10, F11), the 3-beer guest of the round track (A4), refilling.

use crate::action::Action;
use crate::chance::{Chance, Odds, Purpose};
use crate::decide::Play;
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::Game;
use crate::legal::ActionList;
use crate::model::{Card, GuestPlace, Owed, Seat};
use crate::rules::Rules;

impl Rules {
    /// Checks a recruitment (F10) and returns the guest and the price.
    #[inline]
    pub(crate) fn check_recruit(
        &self,
        game: &Game,
        seat: Seat,
        place: GuestPlace,
    ) -> Result<(Card, u16), Illegal> {
        if game.serving.recruited {
            return Err(Illegal::RecruitedAlready);
        }
        let Some(guest) = game.display[place.index()].guest else {
            return Err(Illegal::NoGuestThere { place });
        };
        let (needs, has) = (self.beer_price(guest) as u16, game.tavern(seat).beer);
        if needs > has {
            return Err(Illegal::TooLittleBeerToRecruit { needs, has });
        }
        Ok((guest, needs))
    }

    /// Checks a recruitment of Nobles (F11) and returns the price.
    #[inline]
    pub(crate) fn check_nobles(&self, game: &Game, seat: Seat, count: u8) -> Result<u16, Illegal> {
        let price = (count as usize).checked_sub(1).and_then(|i| self.sheet().noble.prices.get(i));
        let Some(&price) = price else { return Err(Illegal::NotThatManyNobles { count }) };
        if count > game.supply.nobles() {
            return Err(Illegal::TooFewNobles { needs: count, has: game.supply.nobles() });
        }
        let (needs, has) = (price as u16, game.tavern(seat).beer);
        if needs > has {
            return Err(Illegal::TooLittleBeerForNobles { needs, has });
        }
        Ok(needs)
    }

    /// Lists the guests and Nobles that can be paid.
    #[inline]
    pub(crate) fn list_recruits(&self, game: &Game, seat: Seat, list: &mut ActionList) {
        let tavern = game.tavern(seat);
        if !game.serving.recruited && tavern.beer >= self.cheapest_guest() {
            for place in GuestPlace::ALL {
                if self.check_recruit(game, seat, place).is_ok() {
                    list.push(Action::Recruit(place));
                }
            }
        }
        if tavern.beer >= self.cheapest_nobles() {
            for count in 1..=3 {
                if self.check_nobles(game, seat, count).is_ok() {
                    list.push(Action::Nobles(count));
                }
            }
        }
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// F10: the card, its bonus, its Signature, then the refill, each with everything it sets off.
    pub(crate) fn recruit(&mut self, seat: Seat, place: GuestPlace) -> Result<(), Illegal> {
        let (card, count) = self.rules.check_recruit(self.game(), seat, place)?;
        let signed = self.game().display[place.index()].signed;
        self.emit(Event::BeerPaid { seat, count });
        self.emit(Event::Recruited);
        self.emit(Event::GuestGained { seat, place, card, tile_taken: signed });
        if self.game().form.late_refill {
            self.emit(Event::RefillWaits { place });
        } else {
            self.owe(Owed::Refill(place));
        }
        if signed {
            self.owe(Owed::GuestSignature(self.rules.column(card)));
        }
        self.owe_guest_bonus(card);
        Ok(())
    }

    /// F11: recruits Nobles, any number of times a turn.
    pub(crate) fn recruit_nobles(&mut self, seat: Seat, count: u8) -> Result<(), Illegal> {
        let price = self.rules.check_nobles(self.game(), seat, count)?;
        self.emit(Event::BeerPaid { seat, count: price });
        for _ in 0..count {
            self.emit(Event::CardGained { seat, card: Card::NOBLE });
        }
        Ok(())
    }

    /// A4: a guest from the 3-pile, with its bonus; a Signature tile stays on the pile.
    pub(crate) fn take_three(&mut self, seat: Seat) {
        let Some(card) = self.game().display[0].guest.filter(|&card| self.rules.is_three(card))
        else {
            return;
        };
        self.emit(Event::GuestGained {
            seat,
            place: GuestPlace::THREE_PILE,
            card,
            tile_taken: false,
        });
        self.owe(Owed::Refill(GuestPlace::THREE_PILE));
        self.owe_guest_bonus(card);
    }

    fn owe_guest_bonus(&mut self, guest: Card) {
        if let Some(bonus) = self.rules.guest_bonus(guest) {
            self.owe(Owed::track_or_guest(bonus));
        }
    }

    /// Lays a guest on an empty display place (S3, F10): from the 3-pile while it lasts, else from the
    /// stack; with a Signature tile while there are any (T4). With neither the place stays empty.
    pub(crate) fn refill(&mut self, seat: Seat, place: GuestPlace) {
        let rules = self.rules;
        let threes = rules.three_pile(self.game());
        let pile = if place == GuestPlace::THREE_PILE && !threes.is_empty() {
            threes
        } else {
            rules.guest_stack(self.game())
        };
        let Some(first) = pile.nth(0) else { return };
        // A pile of equal cards, such as the 3-pile, reveals nothing.
        let card = if pile.count(first) as u32 == pile.len() {
            first
        } else {
            let n = self.game().refills as u16;
            let outcome = self.draw(seat, Purpose::Display, n, &Odds::Card(pile));
            Card::new(outcome).unwrap_or(first)
        };
        let game = self.game();
        let signed = game.display[place.index()].signed || game.supply.signatures > 0;
        self.emit(Event::GuestLaid { place, card, signed });
    }
}
