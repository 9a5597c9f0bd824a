//! A quick evaluation of a serving turn: what the dice would bring, spent as well as possible.
//!
//! The value judges each thing for sale once: the rules carry the purchase out on a copy with a
//! full purse (`goods`). From then on a purse is a table lookup, and judging a set of dice takes
//! microseconds, because a thing counts the same whatever else is bought. The planner of serving
//! turns is exact; this is for everything that needs thousands of turns.

mod goods;
mod purse;

pub use goods::stepped;
pub(crate) use goods::{nobles_on_top, resolve};
pub(crate) use purse::{Hand, Mask};

use crate::numbers::{ByNumber, mixed};
use crate::placements::Harvest;
use crate::value::Judge;
use core::cell::RefCell;
use core::ops::RangeInclusive;
use engine::model::{Area, Seat};
use engine::{Game, Phase, ROUNDS, Yields};
use goods::{Gain, Goods, Treat};
use purse::{PURSES, Purse};

impl Harvest {
    fn number(&self) -> u64 {
        let places = (self.brewer as u64) << 8 | (self.monk as u64) << 4;
        mixed((self.tables as u64) << 16 | places | self.used() as u64)
    }

    /// The printed spaces that have dice, as bits.
    fn used(&self) -> u8 {
        let bits = [
            (self.cashbox, Area::Cashbox),
            (self.barrel, Area::Barrel),
            (self.brewer > 0, Area::Brewer),
            (self.monk > 0, Area::Monk),
        ];
        bits.iter().fold(0, |sum, &(used, area)| if used { sum | dice_on(area) } else { sum })
    }
}

/// The bit of a printed space.
const fn dice_on(area: Area) -> u8 {
    match area {
        Area::Cashbox => 1,
        Area::Barrel => 2,
        Area::Brewer => 4,
        Area::Monk => 8,
        _ => 0,
    }
}

/// A seat's next or current serving turn, ready to evaluate dice and purses.
pub(crate) struct Estimate {
    /// The value with an empty purse and nothing done.
    base: f32,
    yields: Yields,
    thalers: u16,
    beer: u16,
    schnapps: u8,
    steps: Vec<Gain>,
    /// What giving up Counter Guests for steps loses.
    counter_guests: Vec<f32>,
    /// Whether the dice will move the Reputation marker.
    assess: bool,
    reputation: Vec<Gain>,
    bards: usize,
    /// The guests on offer, by the number of Reputation steps.
    treats: Vec<Vec<Treat>>,
    early: Vec<Early>,
    pub(crate) purse: Purse,
    /// The known values of dice.
    known: RefCell<ByNumber<f32>>,
}

/// How far a turn has come, and what may still help.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// Steps made on the Monastery track, and those the Monk's dice are still to make.
    pub(crate) monastery: usize,
    pub(crate) steps: usize,
    /// Steps made on the Reputation track.
    pub(crate) reputation: usize,
    /// Counter Guests given up, and those left.
    pub(crate) given: usize,
    pub(crate) counter_guests: usize,
    /// Bards who have not sung.
    pub(crate) bards: usize,
}

/// Upgrades bought before the dice are used, because they make them bring more (F8).
#[derive(Clone, Copy, Debug, Default)]
struct Early {
    mask: Mask,
    price: u16,
    value: f32,
    cashbox: u8,
    barrel: u8,
    brewer: u8,
    monk: u8,
    /// The dice it is for: without them it might as well be bought later.
    only_for: u8,
    /// Schnapps paid for it.
    schnapps: u8,
}

impl Estimate {
    /// Prepares a seat's turn. Before the turn, its Barbacks and Reputation are still to come.
    pub(crate) fn new(judge: &Judge<'_>, game: &Game, seat: Seat) -> Estimate {
        let tavern = game.tavern(seat);
        let yields = judge.rules.yields(tavern);
        let under_way = game.phase == Phase::Serve && game.active == seat;
        let goods = Goods::new(judge, game, seat);
        let barbacks = if under_way { 0 } else { yields.barbacks as u16 };
        let reputed = game.form.reputation.is_some();
        let bards = goods.bards();
        let assess = reputed && !under_way;
        let assessed = if assess { most_assessed(judge, game, seat) } else { 0 };
        let (reputation, treats) = if assessed + bards > 0 {
            goods.reputation((assessed + bards).min(MAX_REPUTATION))
        } else {
            (Vec::new(), vec![goods.treats.clone()])
        };
        Estimate {
            base: goods.base,
            yields,
            thalers: tavern.thalers,
            schnapps: tavern.schnapps,
            beer: tavern.beer + barbacks,
            steps: goods.steps(MAX_STEPS),
            counter_guests: goods.counter_guests(),
            assess,
            reputation,
            bards,
            treats,
            early: early_sets(&goods),
            purse: Purse::new(&goods),
            known: RefCell::default(),
        }
    }

    /// The expected final points if the dice bring this and everything is spent well.
    pub(crate) fn value(&self, harvest: &Harvest) -> f32 {
        let number = harvest.number();
        if let Some(&value) = self.known.borrow().get(&number) {
            return value;
        }
        let value = self.judged(harvest);
        self.known.borrow_mut().insert(number, value);
        value
    }

    fn judged(&self, harvest: &Harvest) -> f32 {
        let y = &self.yields;
        let cash = if harvest.cashbox { y.cashbox as u16 } else { 0 };
        let barrel = if harvest.barrel { y.barrel as u16 } else { 0 };
        let brewed = harvest.brewer as u16 * y.brewer as u16 + barrel;
        let thalers = self.thalers + harvest.tables + cash;
        let beer = self.beer + brewed;
        let own_beer = brewed + y.barbacks as u16;
        let assessed = if self.assess { (harvest.tables + cash).min(own_beer) as usize } else { 0 };
        let mut best = f32::MIN;
        let used = harvest.used();
        for early in self.early.iter().filter(|early| early.only_for & !used == 0) {
            let steps = harvest.monk as usize * (y.monk + early.monk) as usize;
            let mut walked = Gain::default();
            for (given, loss) in self.counter_guests.iter().enumerate() {
                let with = gain(&self.steps, steps + given);
                // Not worth a closer look: it has fewer points and no more in the purse.
                let poorer = with.thalers + with.beer <= walked.thalers + walked.beer;
                if given > 0 && poorer && with.value + loss <= walked.value {
                    continue;
                }
                walked = Gain { value: with.value + loss, ..with };
                let kept_back = if early.cashbox > 0 { cash } else { 0 };
                let by_steps = if early.monk > 0 { 0 } else { walked.thalers };
                if early.price > thalers - kept_back + by_steps {
                    continue;
                }
                let more_cash = if harvest.cashbox { early.cashbox as u16 } else { 0 };
                let more_barrel = if harvest.barrel { early.barrel as u16 } else { 0 };
                let more_brewed = harvest.brewer as u16 * early.brewer as u16;
                let thalers = thalers + walked.thalers + more_cash - early.price;
                let beer = beer + walked.beer + more_barrel + more_brewed;
                let schnapps = (self.schnapps + walked.schnapps).saturating_sub(early.schnapps);
                let hand = Hand { thalers, beer, schnapps };
                let begun = early.mask != Mask::default() || walked.noble;
                let first = if begun { self.purse.first_noble() } else { 0.0 };
                let spent =
                    self.reputed(0, assessed..=assessed + self.bards, early.mask, hand, begun);
                best = best.max(early.value + first + walked.value + spent);
            }
        }
        self.base + best
    }

    /// What the purse buys with the best number of Reputation steps by Bards, after `steps` earlier
    /// ones.
    fn reputed(
        &self,
        before: usize,
        steps: RangeInclusive<usize>,
        gone: Mask,
        hand: Hand,
        begun: bool,
    ) -> f32 {
        let made = gain(&self.reputation, before);
        let with = |steps: usize| {
            let moved = gain(&self.reputation, steps).beyond(&made);
            let first = if moved.noble && !begun { self.purse.first_noble() } else { 0.0 };
            let (hand, begun) = (hand.with(&moved), begun || moved.noble);
            first + moved.value + self.purse.best(gone, self.treats(steps), hand, begun)
        };
        steps.map(with).fold(f32::MIN, f32::max)
    }

    /// What the rest of a turn brings while guests can still be recruited.
    pub(crate) fn to_come(&self, way: &Way, gone: Mask, hand: Hand, begun: bool) -> f32 {
        let walked = gain(&self.steps, way.monastery);
        let lost = |given: usize| {
            self.counter_guests.get(given).or(self.counter_guests.last()).copied().unwrap_or(0.0)
        };
        let mut best = f32::MIN;
        for more in 0..=way.counter_guests {
            let walk = gain(&self.steps, way.monastery + way.steps + more).beyond(&walked);
            let first = if walk.noble && !begun { self.purse.first_noble() } else { 0.0 };
            let value = walk.value + lost(way.given + more) - lost(way.given) + first;
            let steps = way.reputation..=way.reputation + way.bards;
            let begun = begun || walk.noble;
            let spent = self.reputed(way.reputation, steps, gone, hand.with(&walk), begun);
            best = best.max(value + spent);
        }
        best
    }

    /// The guests on offer after this many Reputation steps.
    pub(crate) fn treats(&self, steps: usize) -> &[Treat] {
        self.treats.get(steps).or(self.treats.last()).map_or(&[], |treats| treats)
    }
}

/// The number of steps counted individually; more count as this many.
const MAX_STEPS: usize = 14;
const MAX_REPUTATION: usize = 24;

/// A step in a list of gains; beyond its end nothing more is gained.
fn gain(gains: &[Gain], steps: usize) -> Gain {
    gains.get(steps).or(gains.last()).copied().unwrap_or_default()
}

/// The most Reputation steps the seat's dice can bring tonight (F1).
fn most_assessed(judge: &Judge<'_>, game: &Game, seat: Seat) -> usize {
    let tavern = game.tavern(seat);
    let yields = judge.rules.yields(tavern);
    let seated = tavern.tables.seated().iter().filter(|seated| seated.awaits_service());
    let pays: u16 = seated.map(|seated| judge.rules.pays(seated.card()) as u16).sum();
    let thalers = pays + yields.cashbox as u16;
    let beer = MOST_BREWING * yields.brewer as u16 + (yields.barrel + yields.barbacks) as u16;
    thalers.min(beer) as usize
}

/// Whether leaving a die in the pool can pay, because Reputation may go too far at the end (T1).
pub(crate) fn may_idle(judge: &Judge<'_>, game: &Game, seat: Seat) -> bool {
    let reached = game.tavern(seat).reputation;
    let points = |steps: u16| {
        let space = judge.rules.reputation_space(&game.form, reached + steps);
        space.map_or(0, |space| space.points)
    };
    let most = most_assessed(judge, game, seat) as u16;
    game.round >= ROUNDS && (0..most).any(|steps| points(steps + 1) < points(steps))
}

/// The maximum number of dice on the Brewer considered.
const MOST_BREWING: u16 = 5;

/// A free upgrade: what it adds to the dice immediately.
fn upgraded(goods: &Goods<'_>, area: Area, value: f32) -> Early {
    let raised = &goods.judge.rules.sheet().upgrades[area as usize];
    let more = raised.upgraded.saturating_sub(raised.plain);
    let mut early = Early { mask: Mask::of_area(area), value, ..Early::default() };
    match area {
        Area::Cashbox => early.cashbox = more,
        Area::Barrel => early.barrel = more,
        Area::Monk => early.monk = more,
        Area::Brewer => early.brewer = more,
        _ => {}
    }
    early
}

/// No early upgrade, one, or two.
fn early_sets(goods: &Goods<'_>) -> Vec<Early> {
    let areas = [Area::Cashbox, Area::Barrel, Area::Brewer, Area::Monk];
    let mut ones = Vec::new();
    for area in areas {
        for ware in goods.wares.iter().filter(|ware| ware.area == Some(area)) {
            let mut early = upgraded(goods, area, ware.value);
            early.price = ware.price;
            early.only_for = dice_on(area);
            // A returned Brewer card takes away what the better side adds.
            if area == Area::Brewer {
                early.brewer = early.brewer.saturating_sub(ware.returned);
            }
            let more = early.cashbox + early.barrel + early.brewer + early.monk;
            if more > 0 && early.price as usize <= PURSES {
                ones.push(early);
            }
        }
    }
    let mut sets = vec![Early::default()];
    sets.extend(&ones);
    let schnapps = goods.judge.rules.sheet().entertainers.upgrade;
    let gift = |&(area, value)| Early { schnapps, ..upgraded(goods, area, value) };
    sets.extend(goods.gifts.iter().map(gift));
    for (index, one) in ones.iter().enumerate() {
        for two in ones[index + 1..].iter().filter(|two| two.mask != one.mask) {
            sets.push(Early {
                mask: one.mask.with(two.mask),
                price: one.price + two.price,
                value: one.value + two.value,
                cashbox: one.cashbox + two.cashbox,
                barrel: one.barrel + two.barrel,
                brewer: one.brewer + two.brewer,
                monk: one.monk + two.monk,
                only_for: one.only_for | two.only_for,
                schnapps: 0,
            });
        }
    }
    sets
}
