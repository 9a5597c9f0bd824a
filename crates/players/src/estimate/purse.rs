//! What a purse of Thalers and beer buys best, by the learned value of what it buys.

use super::goods::{Gain, Goods, MAX_SCHNAPPS, Musician, Treat, Ware};
use crate::numbers::{ByNumber, mixed};
use core::cell::RefCell;
use engine::model::{Area, Kind, Side};

/// The number of distinct purses; a larger one counts as the last.
pub(super) const PURSES: usize = 64;

/// Things already bought or not for sale: kinds, areas, and whether a guest.
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
    /// The same with a gain added.
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
    /// The worth of beer for keeping; and with Nobles too, at most one, two or three at once.
    keep_beer: Table,
    beer: [Table; 3],
    /// The extra worth of the first Noble on the deck; the values count further ones.
    first_noble: f32,
    tables: RefCell<Tables>,
}

/// The tables of a purse, each computed on first use.
#[derive(Default)]
struct Tables {
    numbers: ByNumber<usize>,
    made: Vec<Table>,
}

/// The worth of each purse.
type Table = [f32; PURSES];

/// The key of a table.
#[derive(Clone, Copy)]
enum About {
    /// Thalers for wares except those gone, and for keeping.
    Shelf(Mask),
    /// The same, with this much Schnapps available.
    Thalers(Mask, u8),
    /// Beer for Nobles and keeping, or only for keeping, with this much Schnapps available.
    Beer { nobles: bool, schnapps: u8 },
}

impl About {
    fn number(self) -> u64 {
        let (which, mask, schnapps) = match self {
            About::Shelf(gone) => (0, gone.0, 0),
            About::Thalers(gone, schnapps) => (1, gone.0, schnapps),
            About::Beer { nobles, schnapps } => (2, nobles as u16, schnapps),
        };
        mixed((mask as u64) << 16 | (schnapps as u64) << 8 | which)
    }
}

impl Purse {
    pub(super) fn new(goods: &Goods<'_>) -> Purse {
        let keeping = goods.keeping(Area::Storage);
        let keep_beer: Table = core::array::from_fn(|count| kept(&keeping, count));
        let prices = &goods.judge.rules.sheet().noble.prices;
        let beer = core::array::from_fn(|most| {
            let mut beer = keep_beer;
            for count in 0..PURSES {
                for (index, &price) in prices.iter().enumerate().take(most + 1) {
                    if let Some(left) = count.checked_sub(price.max(1) as usize) {
                        let with = goods.noble * (index + 1) as f32 + beer[left];
                        beer[count] = beer[count].max(with);
                    }
                }
            }
            beer
        });
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
            tables: RefCell::default(),
        }
    }

    /// The best that the purse can buy, excluding what is gone, with at most one of `treats`.
    /// `begun` means that a Noble is already on the deck.
    pub(crate) fn best(&self, gone: Mask, treats: &[Treat], hand: Hand, begun: bool) -> f32 {
        let with = self.spent(gone, true, treats, hand);
        if begun {
            return with;
        }
        self.with_first(with, self.spent(gone.with(Mask::AREAS), false, treats, hand))
    }

    /// The better of buying what brings Nobles, with the extra worth of the first, and not buying
    /// it.
    fn with_first(&self, with: f32, without: f32) -> f32 {
        if with > without { without.max(with + self.first_noble) } else { without }
    }

    fn spent(&self, gone: Mask, nobles: bool, treats: &[Treat], hand: Hand) -> f32 {
        let treats = if gone.meets(Mask::GUEST) { &[] } else { treats };
        let gone = Mask(gone.0 & !Mask::GUEST.0);
        let mut tables = self.tables.borrow_mut();
        let mut pair = (hand.schnapps, self.pair(&mut tables, gone, nobles, hand.schnapps));
        let mut best = spend(&tables, pair.1, hand.thalers, hand.beer);
        for treat in treats {
            let gain = &treat.gain;
            let value = match hand.beer.checked_sub(treat.price) {
                Some(beer) => {
                    let hand = Hand { beer, ..hand }.with(gain);
                    if pair.0 != hand.schnapps {
                        let tables = self.pair(&mut tables, gone, nobles, hand.schnapps);
                        pair = (hand.schnapps, tables);
                    }
                    spend(&tables, pair.1, hand.thalers, hand.beer)
                }
                None => self.lent(&mut tables, gone, nobles, hand, treat),
            };
            best = best.max(gain.value + value);
        }
        best
    }

    /// The numbers of the tables for Thalers and for beer.
    fn pair(&self, tables: &mut Tables, gone: Mask, nobles: bool, schnapps: u8) -> (usize, usize) {
        let schnapps = schnapps.min(MAX_SCHNAPPS);
        let thalers = self.table(tables, About::Thalers(gone, schnapps));
        (thalers, self.table(tables, About::Beer { nobles, schnapps }))
    }

    /// The best result with a guest that needs beer from the Musician first.
    fn lent(
        &self,
        tables: &mut Tables,
        gone: Mask,
        nobles: bool,
        hand: Hand,
        treat: &Treat,
    ) -> f32 {
        let Some(musician) = self.musician.as_ref().filter(|m| m.side == Side::Second) else {
            return f32::MIN;
        };
        let shelf = self.table(tables, About::Shelf(gone));
        let thalers = at(&tables.made[shelf], hand.thalers + treat.gain.thalers);
        let by_beer = if nobles { &self.beer[2] } else { &self.keep_beer };
        let mut best = f32::MIN;
        for (more, loss) in musician.payments(hand.schnapps, &self.schnapps) {
            if let Some(left) = (hand.beer + more).checked_sub(treat.price) {
                best = best.max(loss + thalers + at(by_beer, left + treat.gain.beer));
            }
        }
        best
    }

    /// The best result after guests and Musician: at most this many Nobles at once,
    /// guests removed for Schnapps or not.
    pub(crate) fn settled(
        &self,
        gone: Mask,
        hand: Hand,
        begun: bool,
        nobles: usize,
        removals: bool,
    ) -> f32 {
        let mut tables = self.tables.borrow_mut();
        let mut spent = |gone: Mask, by_beer: &Table| {
            let shelf = self.table(&mut tables, About::Shelf(Mask(gone.0 & !Mask::GUEST.0)));
            at(&tables.made[shelf], hand.thalers) + at(by_beer, hand.beer)
        };
        let by_beer = match nobles {
            0 => &self.keep_beer,
            most => &self.beer[most.min(3) - 1],
        };
        let with = spent(gone, by_beer);
        let bought = if begun {
            with
        } else {
            self.with_first(with, spent(gone.with(Mask::AREAS), &self.keep_beer))
        };
        bought + if removals { self.removed(hand.schnapps.min(MAX_SCHNAPPS)) } else { 0.0 }
    }

    /// What removing guests for Schnapps brings at best.
    fn removed(&self, schnapps: u8) -> f32 {
        let worth = |schnapps: u8| self.schnapps[schnapps as usize];
        let each = |(count, removed): (u8, &f32)| {
            let left = schnapps.checked_sub(count * self.removal_price)?;
            Some(removed + worth(left) - worth(schnapps))
        };
        (0..).zip(&self.removals).filter_map(each).fold(0.0, f32::max)
    }

    /// What the first Noble on the deck adds to the value of what brings Nobles.
    pub(crate) fn first_noble(&self) -> f32 {
        self.first_noble
    }

    /// The number of a table.
    fn table(&self, tables: &mut Tables, about: About) -> usize {
        if let Some(&number) = tables.numbers.get(&about.number()) {
            return number;
        }
        let side = self.musician.as_ref().map(|musician| musician.side);
        let table = match about {
            About::Shelf(gone) => self.shelf(gone),
            About::Thalers(gone, schnapps) => {
                let shelf = self.table(tables, About::Shelf(gone));
                match side {
                    Some(Side::Second) => tables.made[shelf],
                    _ => self.with_schnapps(&tables.made[shelf], schnapps),
                }
            }
            About::Beer { nobles, schnapps } => {
                let plain = if nobles { &self.beer[2] } else { &self.keep_beer };
                match side {
                    Some(Side::Second) => self.with_schnapps(plain, schnapps),
                    _ => *plain,
                }
            }
        };
        tables.made.push(table);
        tables.numbers.insert(about.number(), tables.made.len() - 1);
        tables.made.len() - 1
    }

    /// A table if this much Schnapps may be spent, too, to remove guests and to pay the Musician.
    fn with_schnapps(&self, plain: &Table, schnapps: u8) -> Table {
        let worth = |schnapps: u8| self.schnapps[schnapps as usize];
        let mut best = [f32::MIN; PURSES];
        for (count, removed) in (0..).zip(&self.removals) {
            let Some(left) = schnapps.checked_sub(count * self.removal_price) else { break };
            let removed = removed + worth(left) - worth(schnapps);
            let mut pay = |more: u16, loss: f32| {
                for (count, best) in (0..).zip(&mut best) {
                    *best = best.max(removed + loss + at(plain, count + more));
                }
            };
            match &self.musician {
                None => pay(0, 0.0),
                Some(musician) => {
                    for (more, loss) in musician.payments(left, &self.schnapps) {
                        pay(more, loss);
                    }
                }
            }
        }
        best
    }

    /// The best choice of wares by Thalers, one of each group at most.
    fn shelf(&self, gone: Mask) -> Table {
        let mut best: Table = core::array::from_fn(|count| kept(&self.keep_thalers, count));
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

fn spend(tables: &Tables, (by_thalers, by_beer): (usize, usize), thalers: u16, beer: u16) -> f32 {
    at(&tables.made[by_thalers], thalers) + at(&tables.made[by_beer], beer)
}

fn at(table: &Table, count: u16) -> f32 {
    table[(count as usize).min(PURSES - 1)]
}

fn kept(values: &[f32], count: usize) -> f32 {
    values.get(count).or(values.last()).copied().unwrap_or(0.0)
}
