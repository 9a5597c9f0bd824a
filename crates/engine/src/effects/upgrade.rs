//! Upgrading areas (F7 to F9, F16).

use crate::action::Action;
use crate::chance::Chance;
use crate::decide::Play;
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::Game;
use crate::legal::ActionList;
use crate::model::{Area, Card, Kind, Seat, Tavern};
use crate::rules::Rules;

impl Rules {
    /// The price of an upgrade after returning cards; it never falls below 0 (F7).
    #[inline]
    pub fn upgrade_price(&self, area: Area, returned: u8) -> u16 {
        let upgrade = &self.sheet().upgrades[area as usize];
        (upgrade.price as u16).saturating_sub(returned as u16 * upgrade.discount as u16)
    }

    /// Checks an upgrade (F7, F9) and returns the price and the Dishwasher uses it costs.
    #[inline]
    pub(crate) fn check_upgrade(
        &self,
        game: &Game,
        seat: Seat,
        area: Area,
        returned: u8,
    ) -> Result<(u16, u8), Illegal> {
        let tavern = game.tavern(seat);
        if tavern.upgraded.contains(area) {
            return Err(Illegal::AlreadyUpgraded { area });
        }
        let lying = area.kind().map_or(0, |kind| tavern.lying(kind));
        if returned > lying {
            return Err(Illegal::TooFewCardsToReturn { needs: returned, has: lying });
        }
        let (needs, has) = (self.upgrade_price(area, returned), tavern.thalers);
        if needs > has {
            return Err(Illegal::TooFewThalersToUpgrade { needs, has });
        }
        let raises_lost = match area {
            Area::Dishwasher => self.check_returned_dishwashers(tavern, returned)?,
            _ => 0,
        };
        Ok((needs, raises_lost))
    }

    /// F9: returning Dishwashers costs the uses that removed dice have not spent, and dice still
    /// placed must not need them.
    fn check_returned_dishwashers(&self, tavern: &Tavern, returned: u8) -> Result<u8, Illegal> {
        let lost = returned.saturating_sub(tavern.raises_spent);
        let free = self.free_raises(tavern);
        if lost > free {
            let needs = tavern.raises - free;
            return Err(Illegal::RaisesInUse { needs, left: tavern.raises.saturating_sub(lost) });
        }
        Ok(lost)
    }

    /// Lists every upgrade that can be paid, with every number of returned cards.
    #[inline]
    pub(crate) fn list_upgrades(&self, game: &Game, seat: Seat, list: &mut ActionList) {
        let tavern = game.tavern(seat);
        let plain = tavern.upgraded.others();
        let within = self.affordable_areas(tavern.thalers).or(tavern.areas_with_cards());
        for area in plain.and(within).iter() {
            let lying = area.kind().map_or(0, |kind| tavern.lying(kind));
            if self.upgrade_price(area, lying) > tavern.thalers {
                continue;
            }
            for returned in 0..=lying {
                if self.check_upgrade(game, seat, area, returned).is_ok() {
                    list.push(Action::Upgrade { area, returned });
                }
            }
        }
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// F7: pays, returns cards, flips the tile, gains a Noble.
    pub(crate) fn upgrade(&mut self, seat: Seat, area: Area, returned: u8) -> Result<(), Illegal> {
        let (count, raises_lost) = self.rules.check_upgrade(self.game(), seat, area, returned)?;
        if count > 0 {
            self.emit(Event::ThalersPaid { seat, count });
        }
        if let (Some(kind), 1..) = (area.kind(), returned) {
            self.return_cards(seat, kind, returned, raises_lost);
        }
        self.flip_tile(seat, area);
        Ok(())
    }

    /// F16: the Fire-eater upgrades for Schnapps; nothing is returned.
    pub(crate) fn pay_upgrade(&mut self, seat: Seat, area: Area) -> Result<(), Illegal> {
        let price = self.rules.check_upgrade_price(self.game(), seat)?;
        if self.game().upgraded(seat, area) {
            return Err(Illegal::AlreadyUpgraded { area });
        }
        self.emit(Event::SchnappsReturned { seat, count: price });
        self.flip_tile(seat, area);
        Ok(())
    }

    fn return_cards(&mut self, seat: Seat, kind: Kind, count: u8, raises_lost: u8) {
        self.emit(Event::CardsReturned { seat, kind, count, raises_lost });
    }

    fn flip_tile(&mut self, seat: Seat, area: Area) {
        self.emit(Event::Upgraded { seat, area });
        self.gain_card(seat, Card::NOBLE);
    }
}
