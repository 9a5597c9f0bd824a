//! The component sheet: every printed value of the box, with its provenance.
//!
//! The game reads these values from one data file and nowhere else. Every [`Sheet`] has been
//! checked: all counts fit the capacities of the engine, and every chain of bonuses ends.

mod bounds;
mod check;
mod entry;
mod error;
mod fields;
mod objection;
mod places;
mod read;
mod released;
pub(crate) mod words;
mod write;

pub use check::MAX_REPUTATION_STEPS;
pub use entry::{Entry, EntryKey, Limit, Provenance};
pub use error::SheetError;
pub use objection::{Counted, Objection, Wanted};
pub use places::Place;
pub use released::{RELEASED, Released};

#[cfg(test)]
pub(crate) use places::amount_is_possible;

use crate::model::{Bonus, Entertainer, Kind, Side};

/// A checked component sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The name of the sheet; not part of the hash.
    pub name: String,
    /// Tavern cards by kind.
    pub tavern_cards: [TavernCard; 6],
    /// Upgrades by area.
    pub upgrades: [Upgrade; 9],
    /// The different Regulars; copies are per player.
    pub regulars: Vec<Regular>,
    /// The Noble.
    pub noble: Noble,
    /// The different guests, marked ones included.
    pub guests: Vec<Guest>,
    /// The round track.
    pub rounds: RoundTrack,
    /// The bonus on each Monastery space, beginning with space 0.
    pub monastery: Vec<Option<Bonus>>,
    /// The Reputation track of levels 3 and 4, beginning with the space after the Bartender.
    pub reputation: Vec<ReputationSpace>,
    /// The Signature side of the Reputation track (level 5).
    pub reputation_signatures: Vec<ReputationSpace>,
    /// What the Entertainers cost and give.
    pub entertainers: EntertainerPrices,
    /// The Start Cards.
    pub start_cards: Vec<Vec<Bonus>>,
    /// The Guest Book: rows from the top, each with its four columns.
    pub guest_book: [[Option<Bonus>; 4]; 4],
    /// Loose components and limits.
    pub limits: Limits,
    /// The provenance of each entry, in the order of the standard file.
    pub entries: Vec<Entry>,
    /// SHA-256 of the canonical content, named in every record.
    pub hash: [u8; 32],
}

/// A kind of Tavern card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TavernCard {
    /// Cards in the supply.
    pub copies: u8,
    /// Price in Thalers.
    pub price: u8,
    /// Victory Points.
    pub points: u8,
}

/// An area's upgrade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Upgrade {
    /// Price in Thalers.
    pub price: u8,
    /// The discount for each returned card; 0 where no card lies in the area.
    pub discount: u8,
    /// What the plain side gives (Thalers, beer, steps, tables, dice, uses or kept goods).
    pub plain: u8,
    /// What the upgraded side gives.
    pub upgraded: u8,
}

/// The die a seated card needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Exactly this value, raises counted.
    Exactly(u8),
    /// Any die.
    Any,
}

/// A Regular.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Regular {
    /// Copies in each player's deck.
    pub copies: u8,
    /// The die it needs.
    pub die: Need,
    /// Thalers it pays.
    pub pays: u8,
    /// Victory Points.
    pub points: u8,
}

/// The Noble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noble {
    /// Cards in the supply.
    pub copies: u8,
    /// The die the Nobles' table needs.
    pub die: Need,
    /// Thalers the Nobles' table pays.
    pub pays: u8,
    /// Victory Points.
    pub points: u8,
    /// Beer for one, two and three Nobles.
    pub prices: [u8; 3],
}

/// A guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Cards in the box.
    pub copies: u8,
    /// Whether the card carries the mark of level 3.
    pub marked: bool,
    /// Price in beer; the guests of price 3 form the open pile.
    pub price: u8,
    /// The die it needs.
    pub die: Need,
    /// Thalers it pays.
    pub pays: u8,
    /// Victory Points.
    pub points: u8,
    /// Immediate bonus.
    pub bonus: Option<Bonus>,
}

/// Both sides of the round track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundTrack {
    /// The summer side, rounds 1 to 8.
    pub summer: [RoundSpace; 8],
    /// The winter side.
    pub winter: [RoundSpace; 8],
    /// Schnapps printed on the winter side, by round.
    pub printed_schnapps: [u8; 8],
    /// Schnapps on the loose tiles, by round.
    pub loose_schnapps: [u8; 8],
}

/// What a space of the round track gives: one bonus, or one of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundSpace {
    /// The bonus, or the first of two.
    pub first: Bonus,
    /// The second of two.
    pub second: Option<Bonus>,
}

/// A space of the Reputation track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReputationSpace {
    /// Points a marker resting here scores: its number, or the number before it; 0 on the Crown.
    pub points: u8,
    /// What entering it gives.
    pub bonus: Option<Bonus>,
}

/// The Schnapps the Entertainers cost, and what the Musician gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntertainerPrices {
    /// Musician, first side: (Schnapps, Thalers).
    pub thalers: (u8, u8),
    /// Musician, second side: (Schnapps, beer).
    pub beer: (u8, u8),
    /// Fire-eater, first side: Schnapps for an upgrade.
    pub upgrade: u8,
    /// Fire-eater, second side: Schnapps for removing a guest.
    pub removal: u8,
    /// Juggler, first side: Schnapps for a card on the deck.
    pub card: u8,
    /// Juggler, second side: Schnapps for turning a die.
    pub die: u8,
}

impl EntertainerPrices {
    /// The Schnapps a side of an Entertainer costs, and the Thalers or beer the Musician gives.
    pub const fn of(&self, who: Entertainer, side: Side) -> (u8, Option<u8>) {
        match (who, side) {
            (Entertainer::Musician, Side::First) => (self.thalers.0, Some(self.thalers.1)),
            (Entertainer::Musician, Side::Second) => (self.beer.0, Some(self.beer.1)),
            (Entertainer::FireEater, Side::First) => (self.upgrade, None),
            (Entertainer::FireEater, Side::Second) => (self.removal, None),
            (Entertainer::Juggler, Side::First) => (self.card, None),
            (Entertainer::Juggler, Side::Second) => (self.die, None),
        }
    }
}

/// Loose components and limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Counter Guests for each player.
    pub counter_guests: u8,
    /// Schnapps tokens.
    pub schnapps: u8,
    /// Schnapps a player keeps at the end of the turn (F18).
    pub schnapps_kept: u8,
    /// Signature tiles.
    pub signatures: u8,
    /// The cards of the starting deck at levels 1 to 3 (S5).
    pub starting_cards: [Kind; 3],
    /// Start Cards laid open (S8).
    pub start_cards_offered: u8,
}
