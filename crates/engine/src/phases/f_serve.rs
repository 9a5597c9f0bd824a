//! F: serving. The order within the turn is free.

use crate::action::Action;
use crate::ask::Ask;
use crate::board::Board;
use crate::chance::Chance;
use crate::decide::Play;
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::{Game, Phase};
use crate::legal::ActionList;
use crate::model::{Area, Bonus, Card, Die, Kind, Owed, Seat, Space, Tavern};
use crate::rules::Rules;
use serde::{Deserialize, Serialize};

/// What a seat keeps when its serving turn ends (F18).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Thalers, up to the Safe's capacity.
    pub thalers: u16,
    /// Beer, up to the Storage's capacity.
    pub beer: u16,
    /// Schnapps up to the cap.
    pub schnapps: u8,
}

/// What a seat loses when its serving turn ends (F18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lost {
    /// Thalers above the Safe.
    pub thalers: u16,
    /// Beer above the Storage.
    pub beer: u16,
    /// Schnapps above the cap; it goes back to the supply (R11).
    pub schnapps: u8,
}

impl Rules {
    /// What the tavern's owner would keep if the serving turn ended now (F18).
    pub fn kept(&self, tavern: &Tavern) -> Kept {
        Kept {
            thalers: tavern.thalers.min(self.area_value(tavern, Area::Safe) as u16),
            beer: tavern.beer.min(self.area_value(tavern, Area::Storage) as u16),
            schnapps: tavern.schnapps.min(self.sheet().limits.schnapps_kept),
        }
    }

    /// What the tavern's owner would lose if the serving turn ended now (F18).
    pub fn lost(&self, tavern: &Tavern) -> Lost {
        let kept = self.kept(tavern);
        Lost {
            thalers: tavern.thalers - kept.thalers,
            beer: tavern.beer - kept.beer,
            schnapps: tavern.schnapps - kept.schnapps,
        }
    }

    /// Checks a purchase (F6) and returns its price.
    #[inline]
    pub(crate) fn check_buy(&self, game: &Game, seat: Seat, kind: Kind) -> Result<u16, Illegal> {
        if game.serving.bought >> kind as u8 & 1 == 1 {
            return Err(Illegal::BoughtAlready { kind });
        }
        if game.supply.kind(kind) == 0 {
            return Err(Illegal::PileEmpty { kind });
        }
        let (needs, has) = (self.thaler_price(kind) as u16, game.tavern(seat).thalers);
        if needs > has {
            return Err(Illegal::TooFewThalersToBuy { needs, has });
        }
        Ok(needs)
    }

    /// How many Bards of the active seat have not sung this round (F17).
    #[inline]
    pub fn bards_left(&self, game: &Game, seat: Seat) -> u8 {
        if game.form.reputation.is_none() {
            return 0;
        }
        game.tavern(seat).lying(Kind::Bard).saturating_sub(game.serving.bards_used)
    }

    /// Whether a Bard is left that has not sung this round (F17).
    #[inline]
    pub(crate) fn check_bard(&self, game: &Game, seat: Seat) -> Result<(), Illegal> {
        if self.bards_left(game, seat) == 0 { Err(Illegal::NoBard) } else { Ok(()) }
    }

    /// The steps of a serving turn, in canonical order.
    pub(crate) fn list_serve(&self, game: &Game, seat: Seat, list: &mut ActionList) {
        let tavern = game.tavern(seat);
        let mut board = Board::default();
        self.look(tavern, &mut board);
        self.list_moves(game, seat, &board, list);
        for (die, at) in board.placed() {
            list.push(Action::Use { die, at });
        }
        for kind in self.affordable_kinds(tavern.thalers, game.serving.bought) {
            if self.check_buy(game, seat, kind).is_ok() {
                list.push(Action::Buy(kind));
            }
        }
        self.list_upgrades(game, seat, list);
        self.list_recruits(game, seat, list);
        if tavern.counter_guests > 0 {
            list.push(Action::CounterGuest);
        }
        self.list_entertainers(game, seat, list);
        if self.check_bard(game, seat).is_ok() {
            list.push(Action::Bard);
        }
        list.push(Action::Close);
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// Starts a serving turn: the Barbacks' beer (F4), then the Reputation (F1).
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let yields = self.rules.yields(self.game().tavern(seat));
        self.emit(Event::TurnBegan { seat, yields });
        if self.rules.reputation_follows(self.game()) {
            let (thalers, beer) = self.rules.assess(self.game().tavern(seat), &yields);
            self.reassess(seat, thalers, beer);
        }
    }

    /// An action in F.
    #[inline]
    pub(crate) fn serve(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Use { die, at } => self.use_die(seat, die, at),
            Action::Place { .. } | Action::Lift { .. } | Action::Plan(_) => {
                self.arrange(seat, action)
            }
            Action::Buy(kind) => self.buy(seat, kind),
            Action::Upgrade { area, returned } => self.upgrade(seat, area, returned),
            Action::Recruit(place) => self.recruit(seat, place),
            Action::Nobles(count) => self.recruit_nobles(seat, count),
            Action::CounterGuest => self.send_counter_guest(seat),
            Action::Musician => self.pay_musician(seat),
            Action::SchnappsUpgrade(area) => self.pay_upgrade(seat, area),
            Action::SchnappsRemove(guest) => self.pay_removal(seat, guest),
            Action::Bard => self.bard_sings(seat),
            Action::Close => {
                self.close_turn(seat);
                Ok(())
            }
            _ => Err(Illegal::WrongAnswer { ask: Ask::Serve }),
        }
    }

    /// F3: a die is removed and gives what its space gives.
    #[inline]
    fn use_die(&mut self, seat: Seat, die: Die, at: Space) -> Result<(), Illegal> {
        let (rules, tavern) = (self.rules, self.game().tavern(seat));
        let place = rules.locate(tavern, die, Some(at))?;
        let raises = rules.raises(die.face, at).unwrap_or(0);
        let yields = rules.yields(tavern);
        self.emit(Event::DieUsed { seat, die, place, raises });
        if at == Space::MONK {
            self.owe(Owed::Bonus(Bonus::Steps(yields.monk)));
            return Ok(());
        }
        let (thalers, beer) = rules.worth(&yields, at);
        self.gain_thalers(seat, thalers);
        self.gain_beer(seat, beer);
        Ok(())
    }

    /// F6: one card of each kind per round, on top of the deck.
    fn buy(&mut self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        let count = self.rules.check_buy(self.game(), seat, kind)?;
        self.emit(Event::ThalersPaid { seat, count });
        self.emit(Event::Bought { kind });
        self.emit(Event::CardGained { seat, card: Card::tavern(kind) });
        Ok(())
    }

    /// F12: a Counter Guest leaves for one Monastery step.
    fn send_counter_guest(&mut self, seat: Seat) -> Result<(), Illegal> {
        if self.game().tavern(seat).counter_guests == 0 {
            return Err(Illegal::NoCounterGuest);
        }
        self.emit(Event::CounterGuestLeft { seat });
        self.owe(Owed::Bonus(Bonus::Steps(1)));
        Ok(())
    }

    /// F17: a Bard advances the Reputation by one.
    fn bard_sings(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.rules.check_bard(self.game(), seat)?;
        self.emit(Event::BardSang);
        self.owe(Owed::Bonus(Bonus::Reputation(1)));
        Ok(())
    }

    /// F18: Safe and Storage limit what is kept; Schnapps above the cap returns to the supply.
    fn close_turn(&mut self, seat: Seat) {
        if let Some(place) = self.game().serving.to_refill {
            self.refill(seat, place);
        }
        let tavern = self.game().tavern(seat);
        let (kept, lost) = (self.rules.kept(tavern), self.rules.lost(tavern));
        self.emit(Event::TurnClosed { seat, thalers: kept.thalers, beer: kept.beer });
        if lost.schnapps > 0 {
            self.emit(Event::SchnappsReturned { seat, count: lost.schnapps });
        }
        let next = seat.clockwise(1, self.game().players());
        if next == self.game().start {
            self.emit(Event::PhaseBegan { phase: Phase::Closing });
        } else {
            self.begin_turn(next);
        }
    }

    /// Into the purse, from which everything is paid (F5).
    pub(crate) fn gain_thalers(&mut self, seat: Seat, count: u8) {
        if count > 0 {
            self.emit(Event::ThalersGained { seat, count: count as u16 });
        }
    }

    /// Into the same purse (F5).
    pub(crate) fn gain_beer(&mut self, seat: Seat, count: u8) {
        if count > 0 {
            self.emit(Event::BeerGained { seat, count: count as u16 });
        }
    }
}
