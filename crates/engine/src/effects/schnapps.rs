//! Schnapps, and the Entertainers it pays (F16).

use crate::action::Action;
use crate::chance::Chance;
use crate::decide::Play;
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::Game;
use crate::legal::ActionList;
use crate::model::{Entertainer, Seat, Side};
use crate::rules::Rules;

impl Rules {
    /// Checks that the seat has the Entertainer with this side and can pay.
    #[inline]
    pub(crate) fn check_entertainer(
        &self,
        game: &Game,
        seat: Seat,
        who: Entertainer,
        side: Side,
        needs: u8,
    ) -> Result<(), Illegal> {
        let tavern = game.tavern(seat);
        if tavern.entertainers.side(who) != Some(side) {
            return Err(Illegal::NoEntertainer { who });
        }
        if tavern.schnapps < needs {
            return Err(Illegal::TooLittleSchnapps { who, needs, has: tavern.schnapps });
        }
        Ok(())
    }

    /// Checks that the Musician can be paid; returns the price and the side.
    #[inline]
    pub(crate) fn check_musician(&self, game: &Game, seat: Seat) -> Result<(u8, Side), Illegal> {
        let who = Entertainer::Musician;
        let Some(side) = game.tavern(seat).entertainers.side(who) else {
            return Err(Illegal::NoEntertainer { who });
        };
        let price = match side {
            Side::First => self.sheet().entertainers.thalers.0,
            Side::Second => self.sheet().entertainers.beer.0,
        };
        self.check_entertainer(game, seat, who, side, price)?;
        Ok((price, side))
    }

    /// Checks that the Fire-eater can be paid for an upgrade; returns the price.
    #[inline]
    pub(crate) fn check_upgrade_price(&self, game: &Game, seat: Seat) -> Result<u8, Illegal> {
        let price = self.sheet().entertainers.upgrade;
        self.check_entertainer(game, seat, Entertainer::FireEater, Side::First, price)?;
        Ok(price)
    }

    /// Checks that the Fire-eater can be paid for a removal; returns the price.
    #[inline]
    pub(crate) fn check_removal_price(&self, game: &Game, seat: Seat) -> Result<u8, Illegal> {
        let price = self.sheet().entertainers.removal;
        self.check_entertainer(game, seat, Entertainer::FireEater, Side::Second, price)?;
        Ok(price)
    }

    /// Lists what the Entertainers can be paid for in a serving turn.
    #[inline]
    pub(crate) fn list_entertainers(&self, game: &Game, seat: Seat, list: &mut ActionList) {
        if game.tavern(seat).schnapps == 0 {
            return;
        }
        if self.check_musician(game, seat).is_ok() {
            list.push(Action::Musician);
        }
        if self.check_upgrade_price(game, seat).is_ok() {
            let areas = game.tavern(seat).upgraded.others();
            list.extend(areas.iter().map(Action::SchnappsUpgrade));
        }
        if self.check_removal_price(game, seat).is_ok() {
            self.list_removals(game, seat, list, Action::SchnappsRemove);
        }
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// Takes Schnapps from the supply: the full amount, or what is left (R3, R7).
    pub(crate) fn take_schnapps(&mut self, seat: Seat, count: u8) {
        let count = count.min(self.game().supply.schnapps);
        if count > 0 {
            self.emit(Event::SchnappsTaken { seat, count });
        }
    }

    /// F16: the Musician turns Schnapps into Thalers or beer.
    pub(crate) fn pay_musician(&mut self, seat: Seat) -> Result<(), Illegal> {
        let (price, side) = self.rules.check_musician(self.game(), seat)?;
        let prices = self.rules.sheet().entertainers;
        self.emit(Event::SchnappsReturned { seat, count: price });
        match side {
            Side::First => self.gain_thalers(seat, prices.thalers.1),
            Side::Second => self.gain_beer(seat, prices.beer.1),
        }
        Ok(())
    }
}
