//! Every single step a seat may take, in canonical order and without duplicates.

use crate::action::{Action, Sitting};
use crate::ask::Ask;
use crate::board::Board;
use crate::effects::regulars;
use crate::game::Game;
use crate::model::{Entertainer, Face, GuestPlace, Seat, Side, Space, SpaceSet, Tavern};
use crate::rules::Rules;
use arrayvec::ArrayVec;

/// Room for the longest list there can be. In a serving turn: 7 dice to 24 spaces and back to the
/// pool or used (182), 5 areas and 4 with up to 30 returned cards, of which no tavern holds more
/// than the box has together (129), 6 kinds, 5 guests, 3 times Nobles, 20 removals and 4 others. In E
/// turning 7 dice adds 35 to the moves.
pub const MAX_ACTIONS: usize = 384;

/// A list of actions that lives on the stack.
pub type ActionList = ArrayVec<Action, MAX_ACTIONS>;

impl Rules {
    /// The complete list of single steps the seat may take now. Whole plans are not listed (E4);
    /// a seat that has answered may be offered to take its answer back (R9).
    pub fn legal(&self, game: &Game, seat: Seat) -> ActionList {
        let mut list = ActionList::new();
        self.legal_into(game, seat, &mut list);
        list
    }

    /// The same, into a list that is kept.
    #[inline]
    pub fn legal_into(&self, game: &Game, seat: Seat, list: &mut ActionList) {
        list.clear();
        let Some(ask) = self.ask(game, seat) else {
            if self.may_take_back(game, seat).is_ok() {
                list.push(Action::TakeBack);
            }
            return;
        };
        match ask {
            Ask::Serve => self.list_serve(game, seat, list),
            Ask::Plan => self.list_plan(game, seat, list),
            Ask::Draft => list_coaster(game.tavern(seat), list),
            Ask::StartCard => {
                list.extend((0..16).filter(|c| game.offered >> c & 1 == 1).map(Action::StartCard));
            }
            Ask::Choose => list.extend(Side::ALL.map(Action::Choose)),
            Ask::FreeUpgrade => {
                let areas = game.tavern(seat).upgraded.others();
                list.extend(areas.iter().map(Action::FreeUpgrade));
                list.push(Action::Decline);
            }
            Ask::Entertainer(_) => list.extend(Side::ALL.map(Action::Entertainer)),
            Ask::RemoveRegular => {
                let regulars = regulars(&game.tavern(seat).deck);
                list.extend(regulars.faces().map(|(card, _)| Action::RemoveRegular(card)));
            }
            Ask::Redraw => list.extend([Action::Keep, Action::Redraw]),
            Ask::TakeOrLeave(_) => list.extend([Action::Accept, Action::Decline]),
            Ask::ServiceDenied => {
                self.list_removals(game, seat, list, Action::Remove);
                list.push(Action::Decline);
            }
            Ask::SchnappsOrRemoval => {
                let schnapps_left = game.supply.schnapps > 0;
                if schnapps_left {
                    list.push(Action::TakeSchnapps);
                }
                self.list_removals(game, seat, list, Action::Remove);
                if !schnapps_left {
                    list.push(Action::Decline);
                }
            }
            Ask::Column => list.extend(self.free_columns(game, seat).map(Action::Column)),
            Ask::OnTop => {
                let cards = self.in_tavern(game, seat);
                list.extend(cards.faces().map(|(card, _)| Action::OnTop(card)));
                list.push(Action::Decline);
            }
        }
    }

    fn list_plan(&self, game: &Game, seat: Seat, list: &mut ActionList) {
        let mut board = Board::default();
        self.look(game.tavern(seat), &mut board);
        self.list_moves(game, seat, &board, list);
        let price = self.sheet().entertainers.die;
        let juggler = self.check_entertainer(game, seat, Entertainer::Juggler, Side::Second, price);
        if juggler.is_ok() {
            for die in board.lying().iter().filter(|lying| lying.at().is_none()) {
                let die = die.die();
                let faces = Face::ALL.into_iter().filter(|&to| to != die.face);
                list.extend(faces.map(|to| Action::Turn { die, to }));
            }
        }
        list.push(Action::Ready);
    }

    fn list_serve(&self, game: &Game, seat: Seat, list: &mut ActionList) {
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
        if tavern.counter_guests > 0 {
            list.push(Action::CounterGuest);
        }
        self.list_entertainers(game, seat, list);
        if self.check_bard(game, seat).is_ok() {
            list.push(Action::Bard);
        }
        list.push(Action::Close);
    }

    #[inline]
    fn list_upgrades(&self, game: &Game, seat: Seat, list: &mut ActionList) {
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

    #[inline]
    fn list_entertainers(&self, game: &Game, seat: Seat, list: &mut ActionList) {
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

    fn list_removals(
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

    /// Placing, moving and lifting dice (E4); in F only as far as the Reputation can follow (F2).
    #[inline]
    fn list_moves(&self, game: &Game, seat: Seat, board: &Board, list: &mut ActionList) {
        let minimum = self.least_assessed(game, seat);
        if minimum == 0 {
            return self.list_moves_that(board, list, |_, _| true);
        }
        self.list_moves_that(board, list, |from, to| {
            let (thalers, beer) = self.weigh_move(&game.serving, from, to);
            thalers.min(beer) >= minimum
        });
    }

    #[inline]
    fn list_moves_that(
        &self,
        board: &Board,
        list: &mut ActionList,
        allowed: impl Fn(Option<Space>, Option<Space>) -> bool,
    ) {
        for &lying in board.lying() {
            let (die, from) = (lying.die(), lying.at());
            let targets = board.open.and(self.reach_of(lying, board.free_raises));
            for to in targets.but(lying.its_space()) {
                if allowed(from, Some(to)) {
                    list.push(Action::Place { die, from, to });
                }
            }
        }
        for (die, from) in board.placed() {
            if allowed(Some(from), None) {
                list.push(Action::Lift { die, from });
            }
        }
    }
}

fn list_coaster(tavern: &Tavern, list: &mut ActionList) {
    // Bit 0 stands for the dice that were taken.
    let there = tavern.coaster.iter().fold(0u8, |there, &pips| there | 1 << (pips & 7));
    let mut left = there & !1;
    while let Some(face) = Face::new(left.trailing_zeros() as u8) {
        list.push(Action::Take(face));
        left &= left - 1;
    }
}
