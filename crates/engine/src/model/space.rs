use super::Card;
use core::num::NonZeroU8;
use serde::{Deserialize, Serialize};

/// An action space a die can be put on (E2): one of the four printed ones or the table of a seated
/// card.
///
/// Tables are named by the card that sits there, because equal cards are one choice (R10). Tavern
/// cards never sit, so their low card numbers are free for the printed spaces: every space fits
/// one 64-bit [`SpaceSet`]. It is stored as its number plus one, so `Option<Space>` is one byte,
/// too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Space(NonZeroU8);

impl Space {
    /// Any die, once a round: Thalers.
    pub const CASHBOX: Space = Space::numbered(0);
    /// Any die, once a round: beer.
    pub const BARREL: Space = Space::numbered(1);
    /// A 1 or a 6, any number of dice: beer.
    pub const BREWER: Space = Space::numbered(2);
    /// A 5, any number of dice: Monastery steps.
    pub const MONK: Space = Space::numbered(3);

    #[inline]
    pub(super) const fn numbered(number: u8) -> Space {
        Space(NonZeroU8::MIN.saturating_add(number))
    }

    /// A space or the pool in one byte: the number plus one, 0 for the pool.
    #[inline]
    pub(crate) const fn code(space: Option<Space>) -> u8 {
        match space {
            Some(space) => space.0.get(),
            None => 0,
        }
    }

    /// The space or the pool with this code.
    #[inline]
    pub(crate) const fn coded(code: u8) -> Option<Space> {
        match NonZeroU8::new(code) {
            Some(code) => Some(Space(code)),
            None => None,
        }
    }

    /// The table of a card that sits.
    #[inline]
    pub const fn table(card: Card) -> Option<Space> {
        if card.sits() { Some(Space::numbered(card.number())) } else { None }
    }

    /// The space with this number.
    pub const fn new(number: u8) -> Option<Space> {
        match number {
            0..=3 => Some(Space::numbered(number)),
            _ => match Card::new(number) {
                Some(card) => Space::table(card),
                None => None,
            },
        }
    }

    /// The space's number, below 64.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get() - 1
    }

    /// The card whose table this is; `None` for the printed spaces.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        if self.number() < 4 { None } else { Card::new(self.number()) }
    }
}

impl TryFrom<u8> for Space {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Space, Self::Error> {
        Space::new(number).ok_or("no space has this number")
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> u8 {
        space.number()
    }
}

/// A set of spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpaceSet(u64);

impl SpaceSet {
    /// No space.
    pub const EMPTY: SpaceSet = SpaceSet(0);

    /// Adds a space.
    #[inline]
    pub const fn with(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 | 1 << space.number())
    }

    /// Adds a space if the condition holds.
    #[inline]
    pub(crate) const fn with_if(self, space: Space, there: bool) -> SpaceSet {
        self.with_number_if(space.number(), there)
    }

    /// Adds the space with this number if the condition holds.
    #[inline]
    pub(crate) const fn with_number_if(self, number: u8, there: bool) -> SpaceSet {
        SpaceSet(self.0 | (there as u64) << (number & 63))
    }

    /// The spaces in both sets.
    #[inline]
    pub const fn and(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }

    /// The spaces in this set that are not in the other.
    #[inline]
    pub(crate) const fn but(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }

    /// The spaces in either set.
    #[inline]
    pub const fn or(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }

    /// Whether the space is in the set.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.number() & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for SpaceSet {
    type Item = Space;
    #[inline]
    fn next(&mut self) -> Option<Space> {
        if self.0 == 0 {
            return None;
        }
        let space = Space::numbered(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(space)
    }
}
