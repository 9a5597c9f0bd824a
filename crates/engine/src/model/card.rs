use serde::{Deserialize, Serialize};

/// A kind of Tavern card (S2), in the order of price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Kind {
    /// Advances Reputation once a round (F17).
    Bard,
    /// Brings a beer (F4).
    Barback,
    /// Raises a die (E3).
    Dishwasher,
    /// Brings an own die (C1).
    Server,
    /// Adds a table (B1).
    Table,
    /// Adds a beer to each Brewer die (F3).
    Brewer,
}

impl Kind {
    /// All kinds, cheapest first.
    pub const ALL: [Kind; 6] =
        [Kind::Bard, Kind::Barback, Kind::Dishwasher, Kind::Server, Kind::Table, Kind::Brewer];
}

/// The first card number of the Regulars.
pub const FIRST_REGULAR: u8 = 8;
/// How many different Regulars a sheet may have (each player owns seven).
pub const REGULAR_FACES: usize = 8;
/// The first card number of the guests.
pub const FIRST_GUEST: u8 = 16;
/// How many different guests a sheet may have: all 48 of the box.
pub const GUEST_FACES: usize = 48;

/// A card by what is printed on it; equal cards are the same `Card` (R10).
///
/// Numbers 0 to 5 are the Tavern cards, 6 is the Noble, 8 to 15 the Regulars and 16 to 63 the
/// guests, the last two in the order of the component sheet. All fit one 64-bit set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Card(u8);

impl Card {
    /// The Noble.
    pub const NOBLE: Card = Card(6);

    /// The Tavern card of a kind.
    #[inline]
    pub const fn tavern(kind: Kind) -> Card {
        Card(kind as u8)
    }

    /// The Regular with this index in the sheet.
    pub const fn regular(index: u8) -> Option<Card> {
        if (index as usize) < REGULAR_FACES { Some(Card(FIRST_REGULAR + index)) } else { None }
    }

    /// The guest with this index in the sheet.
    pub const fn guest(index: u8) -> Option<Card> {
        if (index as usize) < GUEST_FACES { Some(Card(FIRST_GUEST + index)) } else { None }
    }

    /// The card with this number, unless no card can have it.
    #[inline]
    pub const fn new(number: u8) -> Option<Card> {
        if number < 64 && number != 7 { Some(Card(number)) } else { None }
    }

    /// The card's number, below 64.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The card's number as an index into a table of 64.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The kind of a Tavern card.
    #[inline]
    pub const fn kind(self) -> Option<Kind> {
        if self.0 < 6 { Some(Kind::ALL[self.0 as usize]) } else { None }
    }

    /// Whether this is the Noble.
    #[inline]
    pub const fn is_noble(self) -> bool {
        self.0 == Card::NOBLE.0
    }

    /// Whether this is a Regular.
    pub const fn is_regular(self) -> bool {
        self.0 >= FIRST_REGULAR && self.0 < FIRST_GUEST
    }

    /// Whether this is one of the 48 guests.
    pub const fn is_guest(self) -> bool {
        self.0 >= FIRST_GUEST
    }

    /// Whether the card sits down at a table: a Regular, guest or Noble.
    #[inline]
    pub const fn sits(self) -> bool {
        self.0 >= 6
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Card, Self::Error> {
        Card::new(number).ok_or("no card has this number")
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}
