//! Service Denied: removing a guest from the game (F14, T1, F16).

use super::grant::wrong_answer;
use crate::action::{Action, Sitting};
use crate::chance::Chance;
use crate::decide::{Flow, Play};
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::{Game, Gift};
use crate::legal::ActionList;
use crate::model::{BonusAsk, Place, Seat, Space, SpaceSet};
use crate::rules::Rules;

impl Rules {
    /// The guests that could be removed now (F14): Regulars and guests without a die on them.
    pub(crate) fn removable<'g>(
        &self,
        game: &'g Game,
        seat: Seat,
    ) -> impl Iterator<Item = (u8, Sitting)> + 'g {
        let tavern = game.tavern(seat);
        let occupied = tavern.dice.occupied();
        (0..).zip(tavern.tables.seated()).filter_map(move |(slot, seated)| {
            let free = occupied & Place::table(slot).bit() == 0 && !seated.removed();
            let guest = Sitting { card: seated.card(), served: seated.served() };
            (free && !seated.card().is_noble()).then_some((slot, guest))
        })
    }

    /// Lists an action for each guest that could be removed, in canonical order.
    pub(crate) fn list_removals(
        &self,
        game: &Game,
        seat: Seat,
        list: &mut ActionList,
        action: fn(Sitting) -> Action,
    ) {
        let mut fresh = SpaceSet::EMPTY;
        let mut served = SpaceSet::EMPTY;
        for (_, guest) in self.removable(game, seat) {
            let set = if guest.served { &mut served } else { &mut fresh };
            if let Some(space) = Space::table(guest.card) {
                *set = set.with(space);
            }
        }
        for space in fresh.or(served) {
            let Some(card) = space.card() else { continue };
            if fresh.contains(space) {
                list.push(action(Sitting { card, served: false }));
            }
            if served.contains(space) {
                list.push(action(Sitting { card, served: true }));
            }
        }
    }

    fn check_removable(&self, game: &Game, seat: Seat, guest: Sitting) -> Result<u8, Illegal> {
        self.removable(game, seat)
            .find(|(_, other)| *other == guest)
            .map(|(slot, _)| slot)
            .ok_or(Illegal::NotRemovable)
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// F14: asks which guest, if there is one.
    pub(crate) fn offer_removal(&mut self, seat: Seat) -> Flow {
        if self.rules.removable(self.game(), seat).next().is_some() {
            return Flow::Waits;
        }
        self.done()
    }

    /// F14: a guest, or nobody.
    pub(crate) fn answer_service_denied(
        &mut self,
        seat: Seat,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Remove(guest) => {
                let slot = self.rules.check_removable(self.game(), seat, guest)?;
                self.done();
                self.remove(seat, slot, guest);
            }
            Action::Decline => {
                self.done();
            }
            _ => return Err(wrong_answer(BonusAsk::ServiceDenied)),
        }
        Ok(())
    }

    /// T1: Schnapps or a removal; without Schnapps in the supply, a removal or nothing.
    pub(crate) fn offer_schnapps_or_removal(&mut self, seat: Seat) -> Flow {
        let removable = self.rules.removable(self.game(), seat).next().is_some();
        if removable {
            return Flow::Waits;
        }
        self.done();
        self.take_schnapps(seat, 1);
        Flow::Goes
    }

    pub(crate) fn answer_schnapps_or_removal(
        &mut self,
        seat: Seat,
        action: Action,
    ) -> Result<(), Illegal> {
        let schnapps_left = self.game().supply.schnapps > 0;
        match action {
            Action::TakeSchnapps if schnapps_left => {
                self.note_gift(Gift::Schnapps);
                self.done();
                self.take_schnapps(seat, 1);
            }
            Action::TakeSchnapps => return Err(Illegal::SupplyEmpty),
            Action::Remove(guest) => {
                let slot = self.rules.check_removable(self.game(), seat, guest)?;
                self.note_gift(Gift::Final);
                self.done();
                self.remove(seat, slot, guest);
            }
            Action::Decline if !schnapps_left => {
                self.done();
            }
            _ => return Err(wrong_answer(BonusAsk::SchnappsOrRemoval)),
        }
        Ok(())
    }

    /// F16: the Fire-eater removes a guest for Schnapps.
    pub(crate) fn pay_removal(&mut self, seat: Seat, guest: Sitting) -> Result<(), Illegal> {
        let price = self.rules.check_removal_price(self.game(), seat)?;
        let slot = self.rules.check_removable(self.game(), seat, guest)?;
        self.emit(Event::SchnappsReturned { seat, count: price });
        self.remove(seat, slot, guest);
        Ok(())
    }

    fn remove(&mut self, seat: Seat, slot: u8, guest: Sitting) {
        self.emit(Event::GuestRemoved { seat, slot, card: guest.card });
    }
}
