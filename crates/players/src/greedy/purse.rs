//! What a purse of Thalers and beer buys best, by the hand-written values of `greedy`.

use super::goods::{beer_table, early_sets, guests, kept, noble_table, traded, untraded, upgrades};
use super::value::View;
use crate::placements::Harvest;
use engine::Yields;
use engine::model::{Area, GuestPlace, Kind, Side};

/// The number of distinct purses; a larger one counts as the last.
pub(super) const PURSES: usize = 64;

/// Something to be bought with Thalers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ware {
    Card(Kind),
    Upgrade { area: Area, returned: u8 },
}

/// Something on sale for beer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Treat {
    Nobles(u8),
    Guest(GuestPlace),
}

/// Upgrades bought before the dice are used, because they make them bring more (F8).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Early {
    pub(super) wares: [Option<Ware>; 4],
    pub(super) price: u16,
    pub(super) value: f32,
    pub(super) cashbox: u8,
    pub(super) barrel: u8,
    pub(super) brewer: u8,
    pub(super) monk: u8,
}

/// What any purse is worth in this turn, prepared.
pub(super) struct Purse<'a> {
    view: View<'a>,
    pub(super) yields: Yields,
    thalers: u16,
    beer: u16,
    /// Choices of wares by purse, with and without the Brewer upgrade among them.
    shelves: [Shelf; 2],
    beer_best: [f32; PURSES],
    step_values: [f32; 16],
    early: Vec<Early>,
    /// Whether the Reputation is still to be assessed (F1).
    assess: bool,
}

/// Wares of which at most one of each group is bought.
struct Shelf {
    groups: Vec<Vec<(Ware, u16, f32)>>,
    /// After each group the best value by purse; the first is keeping the Thalers.
    best: Vec<[f32; PURSES]>,
    /// The best value if Schnapps may be paid to the Musician too.
    traded: [f32; PURSES],
}

impl<'a> Purse<'a> {
    /// `ahead` means that the serving turn is still to come, so its Barbacks and Reputation count.
    pub(super) fn ahead(view: View<'a>) -> Purse<'a> {
        Purse::new(view, view.rules.yields(view.tavern()).barbacks as u16, true)
    }

    /// Within the serving turn.
    pub(super) fn within(view: View<'a>) -> Purse<'a> {
        Purse::new(view, 0, false)
    }

    fn new(view: View<'a>, extra_beer: u16, assess: bool) -> Purse<'a> {
        let tavern = view.tavern();
        let mut step_values = [0.0; 16];
        for (count, value) in step_values.iter_mut().enumerate() {
            *value = view.steps(count as u8);
        }
        Purse {
            view,
            yields: view.rules.yields(tavern),
            thalers: tavern.thalers,
            beer: tavern.beer + extra_beer,
            shelves: [Shelf::new(view, true), Shelf::new(view, false)],
            beer_best: traded(view, Side::Second, &beer_table(view)),
            step_values,
            early: early_sets(view),
            assess: assess && view.game.form.reputation.is_some(),
        }
    }

    /// The value of a harvest and the upgrades to buy before it is brought in.
    pub(super) fn weigh(&self, harvest: &Harvest) -> (f32, Early) {
        let y = &self.yields;
        let cash = if harvest.cashbox { y.cashbox as u16 } else { 0 };
        let brewed = harvest.brewer as u16 * y.brewer as u16
            + if harvest.barrel { y.barrel as u16 } else { 0 };
        let (plain_thalers, plain_beer) =
            (self.thalers + harvest.tables + cash, self.beer + brewed);
        let mut best = (f32::MIN, Early::default());
        for early in &self.early {
            let needs_cash_later = early.cashbox > 0 && harvest.cashbox;
            let ready = plain_thalers - if needs_cash_later { cash } else { 0 };
            if early.price > ready {
                continue;
            }
            let more_cash = if harvest.cashbox { early.cashbox as u16 } else { 0 };
            let thalers = plain_thalers - early.price + more_cash;
            let beer = plain_beer
                + if harvest.barrel { early.barrel as u16 } else { 0 }
                + harvest.brewer as u16 * early.brewer as u16;
            let steps = harvest.monk as usize * (y.monk + early.monk) as usize;
            let shelf = &self.shelves[early.has_brewer() as usize];
            let value = early.value
                + shelf.traded[(thalers as usize).min(PURSES - 1)]
                + self.beer_best[(beer as usize).min(PURSES - 1)]
                + self.step_values[steps.min(15)];
            if value > best.0 {
                best = (value, *early);
            }
        }
        if self.assess {
            let reputation = (harvest.tables + cash).min(plain_beer - self.view.tavern().beer);
            best.0 += self.view.reputation(reputation.min(60) as u8);
        }
        best
    }

    /// What dice bring. `share` of it counts every Thaler and beer at a flat rate: 0 when all dice
    /// of the round are there, more while some are missing.
    pub(super) fn worth(&self, harvest: &Harvest, share: f32) -> f32 {
        let mut value = 0.0;
        if share < 1.0 {
            value += (1.0 - share) * self.weigh(harvest).0;
        }
        if share > 0.0 {
            value += share * self.linear(harvest);
        }
        value
    }

    /// The harvest at flat rates for Thalers, beer and steps, for an incomplete set of dice.
    pub(super) fn linear(&self, harvest: &Harvest) -> f32 {
        let (w, y) = (self.view.weights, &self.yields);
        let cash = if harvest.cashbox { y.cashbox as f32 } else { 0.0 };
        let barrel = if harvest.barrel { y.barrel as f32 } else { 0.0 };
        (harvest.tables as f32 + cash) * w.thaler
            + (barrel + (harvest.brewer * y.brewer) as f32) * w.beer
            + (harvest.monk * y.monk) as f32 * w.step
    }

    /// What to buy with the Thalers in hand, and whether the Musician should be paid first.
    pub(super) fn wares(&self, early: &Early) -> (Vec<Ware>, bool) {
        let shelf = &self.shelves[early.has_brewer() as usize];
        let thalers = (self.view.tavern().thalers as usize).min(PURSES - 1);
        let wares = shelf.wares(thalers);
        (
            wares,
            shelf.traded[thalers]
                > shelf.last()[thalers] + untraded(self.view, Side::First) + 0.001,
        )
    }

    /// Whether the Musician should be paid for beer first.
    pub(super) fn wants_beer(&self) -> bool {
        let beer = (self.view.tavern().beer as usize).min(PURSES - 1);
        let plain = beer_table(self.view)[beer] + untraded(self.view, Side::Second);
        self.beer_best[beer] > plain + 0.001
    }

    /// What to buy with the beer in hand: Nobles first, then a guest.
    pub(super) fn treat(&self) -> Option<Treat> {
        let beer = (self.view.tavern().beer as usize).min(PURSES - 1);
        let nobles = noble_table(self.view);
        let mut best = (nobles[beer], None);
        for (place, price, value) in guests(self.view) {
            if price <= beer && value + nobles[beer - price] > best.0 + 0.001 {
                best = (value + nobles[beer - price], Some(Treat::Guest(place)));
            }
        }
        let left = match best.1 {
            Some(Treat::Guest(place)) => {
                beer - guests(self.view).find(|g| g.0 == place).map_or(0, |g| g.1)
            }
            _ => beer,
        };
        let count = (1..=3).rev().find(|&count| {
            let price = self.view.rules.sheet().noble.prices[count as usize - 1] as usize;
            let worth = self.view.noble() * count as f32;
            price <= left && worth + nobles[left - price] >= nobles[left] - 0.001
        });
        count.map(Treat::Nobles).or(best.1)
    }
}

impl Early {
    fn has_brewer(&self) -> bool {
        self.wares.iter().flatten().any(|w| matches!(w, Ware::Upgrade { area: Area::Brewer, .. }))
    }
}

impl Shelf {
    fn new(view: View<'_>, with_brewer: bool) -> Shelf {
        let mut groups = Vec::new();
        for area in [Area::Dishwasher, Area::Server, Area::Table, Area::Safe, Area::Storage] {
            groups.push(upgrades(view, area, 0));
        }
        if with_brewer {
            // With fewer cards returned it is bought before the Brewer dice are used.
            groups.push(upgrades(view, Area::Brewer, 2));
        }
        for kind in Kind::ALL {
            let bought = view.game.serving.bought >> kind as u8 & 1 == 1
                && view.game.active == view.seat
                && view.game.phase == engine::Phase::Serve;
            if !bought && view.game.supply.kind(kind) > 0 {
                let price = view.rules.thaler_price(kind) as u16;
                groups.push(vec![(Ware::Card(kind), price, view.kind(kind))]);
            }
        }
        groups.retain(|group| !group.is_empty());
        let cap = view.rules.area_value(view.tavern(), Area::Safe) as usize;
        let mut best = vec![kept(cap, view.thaler())];
        for group in &groups {
            let before = best[best.len() - 1];
            let mut after = before;
            for &(_, price, value) in group {
                for thalers in price as usize..PURSES {
                    let with = before[thalers - price as usize] + value;
                    if with > after[thalers] {
                        after[thalers] = with;
                    }
                }
            }
            best.push(after);
        }
        let mut shelf = Shelf { groups, best, traded: [0.0; PURSES] };
        shelf.traded = *shelf.last();
        shelf.traded = traded(view, Side::First, &shelf.traded);
        shelf
    }

    fn last(&self) -> &[f32; PURSES] {
        &self.best[self.best.len() - 1]
    }

    fn wares(&self, mut thalers: usize) -> Vec<Ware> {
        let mut wares = Vec::new();
        for (index, group) in self.groups.iter().enumerate().rev() {
            let (before, after) = (&self.best[index], &self.best[index + 1]);
            if before[thalers] >= after[thalers] {
                continue;
            }
            let found = group.iter().find(|&&(_, price, value)| {
                price as usize <= thalers
                    && before[thalers - price as usize] + value >= after[thalers]
            });
            if let Some(&(ware, price, _)) = found {
                wares.push(ware);
                thalers -= price as usize;
            }
        }
        wares
    }
}
