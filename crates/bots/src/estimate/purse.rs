//! What a purse of Thalers and beer buys best.

use super::goods::{Gain, Goods, MAX_SCHNAPPS, Musician, Treat, Ware};
use engine::model::{Area, Kind, Side};

/// Purses told apart; more is worth as much as the last.
pub(super) const PURSES: usize = 64;

/// Things that are bought already, or cannot be bought: kinds, areas and whether a guest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mask(u16);

impl Mask {
    const GUEST: Mask = Mask(1 << 15);
    /// All areas.
    const AREAS: Mask = Mask(0b1_1111_1111 << 6);

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

/// What a seat can pay with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    pub(crate) thalers: u16,
    pub(crate) beer: u16,
    pub(crate) schnapps: u8,
}

impl Hand {
    /// With what something brings.
    pub(crate) fn with(self, gain: &Gain) -> Hand {
        Hand {
            thalers: self.thalers + gain.thalers,
            beer: self.beer + gain.beer,
            schnapps: self.schnapps + gain.schnapps,
        }
    }
}

/// Prices and values of one turn.
pub(crate) struct Purse {
    wares: Vec<Ware>,
    keep_thalers: Vec<f32>,
    musician: Option<Musician>,
    schnapps: Vec<f32>,
    /// What removing guests for Schnapps brings, and the price of each.
    removals: Vec<f32>,
    removal_price: u8,
    /// Keeping, by beer; and with Nobles too.
    keep_beer: [f32; PURSES],
    beer: [f32; PURSES],
    /// What the first Noble on the deck adds to the values, which are those of further ones.
    first_noble: f32,
    /// Wares and keeping, by Thalers, for each set of things that are gone: computed when asked.
    shelves: core::cell::RefCell<Vec<(Mask, [f32; PURSES])>>,
}

impl Purse {
    pub(super) fn new(goods: &Goods<'_>) -> Purse {
        let keeping = goods.keeping(Area::Storage);
        let keep_beer: [f32; PURSES] = core::array::from_fn(|count| kept(&keeping, count));
        let mut beer = keep_beer;
        for count in 0..PURSES {
            for (index, &price) in goods.judge.rules.sheet().noble.prices.iter().enumerate() {
                if let Some(left) = count.checked_sub(price.max(1) as usize) {
                    beer[count] = beer[count].max(goods.noble * (index + 1) as f32 + beer[left]);
                }
            }
        }
        Purse {
            wares: goods.wares.clone(),
            keep_thalers: goods.keeping(Area::Safe),
            musician: goods.musician(),
            schnapps: goods.schnapps(),
            removals: goods.removals(),
            removal_price: goods.judge.rules.sheet().entertainers.removal,
            keep_beer,
            beer,
            first_noble: goods.first_noble,
            shelves: core::cell::RefCell::default(),
        }
    }

    /// The best that can be had for what is in hand, beside what is gone; one of `treats` at most.
    /// `begun` says that a Noble lies on the deck already.
    pub(crate) fn best(&self, gone: Mask, treats: &[Treat], hand: Hand, begun: bool) -> f32 {
        let with_removals = |(count, removed): (u8, &f32)| {
            let schnapps = hand.schnapps.checked_sub(count * self.removal_price)?;
            let lost = self.worth(schnapps) - self.worth(hand.schnapps);
            Some(removed + lost + self.bought(gone, treats, Hand { schnapps, ..hand }, begun))
        };
        (0..).zip(&self.removals).filter_map(with_removals).fold(f32::MIN, f32::max)
    }

    /// What so many Schnapps are worth.
    fn worth(&self, schnapps: u8) -> f32 {
        self.schnapps[schnapps.min(MAX_SCHNAPPS) as usize]
    }

    fn bought(&self, gone: Mask, treats: &[Treat], hand: Hand, begun: bool) -> f32 {
        let with = self.spent(gone, &self.beer, treats, hand);
        if begun {
            return with;
        }
        let without = self.spent(gone.with(Mask::AREAS), &self.keep_beer, treats, hand);
        without.max(with + self.first_noble)
    }

    fn spent(&self, gone: Mask, by_beer: &[f32; PURSES], treats: &[Treat], hand: Hand) -> f32 {
        self.on_shelf(gone, |shelf| {
            let spend = |hand: Hand| self.traded(hand, |t, b| at(shelf, t) + at(by_beer, b));
            let mut best = spend(hand);
            if !gone.meets(Mask::GUEST) {
                for treat in treats {
                    let (gain, price) = (&treat.gain, treat.price);
                    let value = match hand.beer.checked_sub(price) {
                        Some(beer) => spend(Hand { beer, ..hand }.with(gain)),
                        None => self.lent(shelf, by_beer, hand, treat),
                    };
                    best = best.max(gain.value + value);
                }
            }
            best
        })
    }

    /// The best with a guest for whom the Musician must bring the beer first.
    fn lent(
        &self,
        shelf: &[f32; PURSES],
        by_beer: &[f32; PURSES],
        hand: Hand,
        treat: &Treat,
    ) -> f32 {
        let Some(musician) = self.musician.as_ref().filter(|m| m.side == Side::Second) else {
            return f32::MIN;
        };
        let mut best = f32::MIN;
        for (more, loss) in musician.payments(hand.schnapps, &self.schnapps) {
            if let Some(left) = (hand.beer + more).checked_sub(treat.price) {
                let gain = &treat.gain;
                let after = at(shelf, hand.thalers + gain.thalers) + at(by_beer, left + gain.beer);
                best = best.max(loss + after);
            }
        }
        best
    }

    /// The best that can be had for Thalers and Schnapps alone.
    pub(crate) fn thalers(&self, gone: Mask, hand: Hand, begun: bool) -> f32 {
        let spent = |gone: Mask| {
            self.on_shelf(gone, |shelf| {
                self.traded(Hand { beer: 0, ..hand }, |thalers, _| at(shelf, thalers))
            })
        };
        let with = spent(gone);
        if begun { with } else { spent(gone.with(Mask::AREAS)).max(with + self.first_noble) }
    }

    /// The best of what Thalers and beer bring if the Musician may be paid too.
    fn traded(&self, hand: Hand, worth: impl Fn(u16, u16) -> f32) -> f32 {
        let Some(musician) = &self.musician else { return worth(hand.thalers, hand.beer) };
        let mut best = f32::MIN;
        for (more, loss) in musician.payments(hand.schnapps, &self.schnapps) {
            let value = match musician.side {
                Side::First => worth(hand.thalers + more, hand.beer),
                Side::Second => worth(hand.thalers, hand.beer + more),
            };
            best = best.max(loss + value);
        }
        best
    }

    /// What the first Noble on the deck adds to the value of what brings Nobles.
    pub(crate) fn first_noble(&self) -> f32 {
        self.first_noble
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
        best
    }
}

fn at(table: &[f32; PURSES], count: u16) -> f32 {
    table[(count as usize).min(PURSES - 1)]
}

fn kept(values: &[f32], count: usize) -> f32 {
    values.get(count).or(values.last()).copied().unwrap_or(0.0)
}
