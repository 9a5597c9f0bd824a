//! What a purse of Thalers and beer buys best.

use super::goods::{Goods, Treat, Ware};
use engine::model::{Area, Kind, Side};

/// Purses told apart; more is worth as much as the last.
pub(super) const PURSES: usize = 64;

/// Things that are bought already, or cannot be bought: kinds, areas and whether a guest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mask(u16);

impl Mask {
    const GUEST: Mask = Mask(1 << 15);

    pub(crate) const fn of_area(area: Area) -> Mask {
        Mask(1 << (6 + area as u16))
    }

    const fn of_kind(kind: Kind) -> Mask {
        Mask(1 << kind as u16)
    }

    pub(crate) const fn with(self, other: Mask) -> Mask {
        Mask(self.0 | other.0)
    }

    const fn meets(self, other: Mask) -> bool {
        self.0 & other.0 != 0
    }

    /// Kinds bought as bits, areas upgraded, and whether a guest was recruited.
    pub(crate) fn new(kinds: u8, areas: impl Iterator<Item = Area>, guest: bool) -> Mask {
        let areas = areas.fold(Mask(kinds as u16), |mask, area| mask.with(Mask::of_area(area)));
        if guest { areas.with(Mask::GUEST) } else { areas }
    }
}

/// Prices and values of one turn.
pub(crate) struct Purse {
    wares: Vec<Ware>,
    treats: Vec<Treat>,
    keep_thalers: Vec<f32>,
    trade_thalers: Option<(u16, Vec<f32>)>,
    /// Nobles and keeping, by beer.
    beer: [f32; PURSES],
    /// Wares and keeping, by Thalers, for each set of things that are gone: computed when asked.
    shelves: core::cell::RefCell<Vec<(Mask, [f32; PURSES])>>,
}

impl Purse {
    pub(super) fn new(goods: &Goods<'_>) -> Purse {
        let keep_beer = goods.keeping(Area::Storage);
        let mut beer = [0.0; PURSES];
        for count in 0..PURSES {
            beer[count] = kept(&keep_beer, count);
            for (index, &price) in goods.judge.rules.sheet().noble.prices.iter().enumerate() {
                if let Some(left) = count.checked_sub(price.max(1) as usize) {
                    beer[count] = beer[count].max(goods.noble * (index + 1) as f32 + beer[left]);
                }
            }
        }
        if let Some((more, losses)) = goods.musician(Side::Second) {
            beer = traded(&beer, more, &losses);
        }
        Purse {
            wares: goods.wares.clone(),
            treats: goods.treats.clone(),
            keep_thalers: goods.keeping(Area::Safe),
            trade_thalers: goods.musician(Side::First),
            beer,
            shelves: core::cell::RefCell::default(),
        }
    }

    /// The best that can be had for a purse, beside what is gone.
    pub(crate) fn best(&self, gone: Mask, thalers: u16, beer: u16) -> f32 {
        self.on_shelf(gone, |shelf| {
            let mut best = at(shelf, thalers) + at(&self.beer, beer);
            if !gone.meets(Mask::GUEST) {
                for treat in self.treats.iter().filter(|treat| treat.price <= beer) {
                    let value = treat.gain.value
                        + at(shelf, thalers + treat.gain.thalers)
                        + at(&self.beer, beer - treat.price + treat.gain.beer);
                    best = best.max(value);
                }
            }
            best
        })
    }

    /// The best that can be had for Thalers alone.
    pub(crate) fn thalers(&self, gone: Mask, thalers: u16) -> f32 {
        self.on_shelf(gone, |shelf| at(shelf, thalers))
    }

    /// Asks the table for what is left to buy, which is made when it is first needed.
    fn on_shelf(&self, gone: Mask, ask: impl FnOnce(&[f32; PURSES]) -> f32) -> f32 {
        let mut shelves = self.shelves.borrow_mut();
        let gone = Mask(gone.0 & !Mask::GUEST.0);
        let index = match shelves.iter().position(|(mask, _)| *mask == gone) {
            Some(index) => index,
            None => {
                shelves.push((gone, self.shelf(gone)));
                shelves.len() - 1
            }
        };
        ask(&shelves[index].1)
    }

    /// The best choice of wares by Thalers, one of each group at most.
    fn shelf(&self, gone: Mask) -> [f32; PURSES] {
        let mut best: [f32; PURSES] = core::array::from_fn(|count| kept(&self.keep_thalers, count));
        let group = |ware: &Ware| match (ware.kind, ware.area) {
            (Some(kind), _) => Mask::of_kind(kind),
            (None, Some(area)) => Mask::of_area(area),
            (None, None) => Mask::default(),
        };
        for wares in self.wares.chunk_by(|a, b| group(a) == group(b)) {
            if gone.meets(group(&wares[0])) {
                continue;
            }
            let before = best;
            for ware in wares.iter().filter(|ware| ware.value > 0.0) {
                for thalers in ware.price as usize..PURSES {
                    let with = before[thalers - ware.price as usize] + ware.value;
                    best[thalers] = best[thalers].max(with);
                }
            }
        }
        match &self.trade_thalers {
            Some((more, losses)) => traded(&best, *more, losses),
            None => best,
        }
    }
}

fn at(table: &[f32; PURSES], count: u16) -> f32 {
    table[(count as usize).min(PURSES - 1)]
}

fn kept(values: &[f32], count: usize) -> f32 {
    values.get(count).or(values.last()).copied().unwrap_or(0.0)
}

/// A table of values by purse if the Musician may be paid too.
fn traded(table: &[f32; PURSES], more: u16, losses: &[f32]) -> [f32; PURSES] {
    core::array::from_fn(|purse| {
        let after = |times: usize| table[(purse + times * more as usize).min(PURSES - 1)];
        let values = losses.iter().enumerate().map(|(times, loss)| after(times) + loss);
        values.fold(f32::MIN, f32::max)
    })
}
