//! A quick judgement of a serving turn: what dice would bring, spent as well as prices and values
//! allow.
//!
//! What each thing for sale is worth is asked of the value once, by letting the rules carry it out
//! on a copy with a full purse ([`goods`]). From then on a purse is a look into a table and a set of
//! dice is judged in microseconds ([`dice`]): things are taken to be worth the same whatever else
//! is bought. The serving planner is exact; this is for everything that needs thousands of turns.

mod dice;
mod goods;
mod purse;

pub(crate) use dice::Board;
pub(crate) use goods::Blind;
pub(crate) use purse::Mask;

use crate::value::Judge;
use engine::model::{Area, Seat};
use engine::{Game, Phase, Yields};
use goods::{Gain, Goods};
use purse::{PURSES, Purse};

/// What dice would bring, in places rather than in goods, as upgrades may come first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Harvest {
    pub(crate) tables: u16,
    pub(crate) cashbox: bool,
    pub(crate) barrel: bool,
    pub(crate) brewer: u8,
    pub(crate) monk: u8,
}

/// One seat's coming or present serving turn, ready to be asked about dice and purses.
pub(crate) struct Estimate {
    /// The value with an empty purse and nothing done.
    base: f32,
    yields: Yields,
    thalers: u16,
    beer: u16,
    steps: Vec<Gain>,
    reputation: Vec<Gain>,
    early: Vec<Early>,
    pub(crate) purse: Purse,
}

/// Upgrades bought before the dice are used, because they make them bring more (F8).
#[derive(Clone, Copy, Debug, Default)]
struct Early {
    mask: Mask,
    price: u16,
    value: f32,
    cashbox: u8,
    barrel: u8,
    brewer: i8,
    monk: u8,
}

impl Estimate {
    /// Prepares the turn of a seat. Before the turn its Barbacks and Reputation are to come.
    pub(crate) fn new(judge: &Judge<'_>, game: &Game, seat: Seat) -> Estimate {
        let tavern = game.tavern(seat);
        let yields = judge.rules.yields(tavern);
        let under_way = game.phase == Phase::Serve && game.active == seat;
        let goods = Goods::new(judge, game, seat);
        let barbacks = if under_way { 0 } else { yields.barbacks as u16 };
        let assess = !under_way && game.form.reputation.is_some();
        Estimate {
            base: goods.base,
            yields,
            thalers: tavern.thalers,
            beer: tavern.beer + barbacks,
            steps: goods.steps(MAX_STEPS),
            reputation: if assess { goods.reputation(MAX_REPUTATION) } else { Vec::new() },
            early: early_sets(&goods),
            purse: Purse::new(&goods),
        }
    }

    /// The expected final points if the dice bring this and everything is spent well.
    pub(crate) fn value(&self, harvest: &Harvest) -> f32 {
        let y = &self.yields;
        let cash = if harvest.cashbox { y.cashbox as u16 } else { 0 };
        let barrel = if harvest.barrel { y.barrel as u16 } else { 0 };
        let brewed = harvest.brewer as u16 * y.brewer as u16 + barrel;
        let thalers = self.thalers + harvest.tables + cash;
        let beer = self.beer + brewed;
        let mut best = f32::MIN;
        for early in &self.early {
            let steps = harvest.monk as usize * (y.monk + early.monk) as usize;
            let walked = gain(&self.steps, steps);
            let kept_back = if early.cashbox > 0 { cash } else { 0 };
            let by_steps = if early.monk > 0 { 0 } else { walked.thalers };
            if early.price > thalers - kept_back + by_steps {
                continue;
            }
            let more_cash = if harvest.cashbox { early.cashbox as u16 } else { 0 };
            let more_barrel = if harvest.barrel { early.barrel as u16 } else { 0 };
            let more_brewed = harvest.brewer as i32 * early.brewer as i32;
            let thalers = thalers + walked.thalers + more_cash - early.price;
            let beer = (beer + walked.beer + more_barrel) as i32 + more_brewed;
            let value = early.value
                + walked.value
                + self.purse.best(early.mask, thalers, beer.max(0) as u16);
            best = best.max(value);
        }
        if !self.reputation.is_empty() {
            let own_beer = beer - self.stored_beer();
            let steps = (harvest.tables + cash).min(own_beer) as usize;
            best += gain(&self.reputation, steps).value;
        }
        self.base + best
    }

    /// What more steps on the Monastery track are worth than their Thalers and beer.
    pub(crate) fn steps_value(&self, steps: usize) -> (f32, u16, u16) {
        let gain = gain(&self.steps, steps);
        (gain.value, gain.thalers, gain.beer)
    }

    fn stored_beer(&self) -> u16 {
        self.beer - self.yields.barbacks as u16
    }
}

/// The steps reckoned one by one; more count as many.
const MAX_STEPS: usize = 14;
const MAX_REPUTATION: usize = 24;

/// A step in a list of gains; beyond its end nothing more is gained.
fn gain(gains: &[Gain], steps: usize) -> Gain {
    gains.get(steps).or(gains.last()).copied().unwrap_or_default()
}

/// No early upgrade, one, or two.
fn early_sets(goods: &Goods<'_>) -> Vec<Early> {
    let areas = [Area::Cashbox, Area::Barrel, Area::Brewer, Area::Monk];
    let mut ones = Vec::new();
    for area in areas {
        let raised = &goods.judge.rules.sheet().upgrades[area as usize];
        let more = raised.upgraded.saturating_sub(raised.plain);
        for ware in goods.wares.iter().filter(|ware| ware.area == Some(area)) {
            let mut early = Early {
                mask: Mask::of_area(area),
                price: ware.price,
                value: ware.value,
                ..Early::default()
            };
            match area {
                Area::Cashbox => early.cashbox = more,
                Area::Barrel => early.barrel = more,
                Area::Monk => early.monk = more,
                // A returned Brewer card takes away what the better side adds.
                _ => early.brewer = more as i8 - ware.returned as i8,
            }
            if early.price as usize <= PURSES {
                ones.push(early);
            }
        }
    }
    let mut sets = vec![Early::default()];
    sets.extend(&ones);
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
            });
        }
    }
    sets
}
