use super::Kind;
use serde::{Deserialize, Serialize};

/// An area of the tavern that can be upgraded once a game (F7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Area {
    /// 0 → 1 permanent Dishwasher.
    Dishwasher,
    /// 0 → 1 permanent Server.
    Server,
    /// 3 → 4 printed tables.
    Table,
    /// More beer for each Brewer die.
    Brewer,
    /// More Thalers for the Cashbox die.
    Cashbox,
    /// More Monastery steps for each Monk die.
    Monk,
    /// More beer for the Barrel die.
    Barrel,
    /// More Thalers are kept.
    Safe,
    /// More beer is kept.
    Storage,
}

impl Area {
    /// All areas.
    pub const ALL: [Area; 9] = [
        Area::Dishwasher,
        Area::Server,
        Area::Table,
        Area::Brewer,
        Area::Cashbox,
        Area::Monk,
        Area::Barrel,
        Area::Safe,
        Area::Storage,
    ];

    /// The kind of card that lies in this area and lowers its price when returned (F7).
    #[inline]
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Area::Dishwasher => Some(Kind::Dishwasher),
            Area::Server => Some(Kind::Server),
            Area::Table => Some(Kind::Table),
            Area::Brewer => Some(Kind::Brewer),
            Area::Cashbox | Area::Monk | Area::Barrel | Area::Safe | Area::Storage => None,
        }
    }
}

/// A set of areas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AreaSet(u16);

impl AreaSet {
    /// Every area.
    pub const ALL: AreaSet = AreaSet(0b1_1111_1111);

    /// Whether the area is in the set.
    #[inline]
    pub const fn contains(self, area: Area) -> bool {
        self.0 >> area as u16 & 1 == 1
    }

    /// Adds an area.
    pub fn insert(&mut self, area: Area) {
        self.0 |= 1 << area as u16;
    }

    /// The areas in both sets.
    #[inline]
    pub const fn and(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }

    /// The areas in either set.
    #[inline]
    pub const fn or(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }

    /// The areas that are not in the set.
    #[inline]
    pub const fn others(self) -> AreaSet {
        AreaSet(!self.0 & AreaSet::ALL.0)
    }

    /// How many areas are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The areas in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Area> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let area = Area::ALL[left.trailing_zeros() as usize];
            left &= left - 1;
            Some(area)
        })
    }
}
