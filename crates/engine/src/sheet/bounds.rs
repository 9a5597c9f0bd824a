//! The bounds of single values, each with its reason.

use crate::model::{Area, GUEST_FACES, MAX_GUEST_COPIES, REGULAR_FACES};
use core::ops::RangeInclusive;

/// A program for another format would misread the file.
pub(super) const FORMAT: RangeInclusive<u8> = 1..=1;

/// Copies of a Tavern card. Bytes count the cards in a tavern and those drawn in a round; 30 of
/// each leave ample room.
pub(super) const TAVERN_COPIES: RangeInclusive<u8> = 0..=30;
/// Nobles: one byte counts those in a tavern, and all known cards share 208 places.
pub(super) const NOBLE_COPIES: RangeInclusive<u8> = 0..=150;
/// Copies of a guest: a pile counts them in four bits. A face without a card would be pointless.
pub(super) const GUEST_COPIES: RangeInclusive<u8> = 1..=MAX_GUEST_COPIES;
/// Copies of a Regular: a player owns seven in all.
pub(super) const REGULAR_COPIES: RangeInclusive<u8> = 1..=7;
/// Different guests: their numbers must fit a 64-bit set of cards.
pub(super) const GUESTS: RangeInclusive<usize> = 1..=GUEST_FACES;
/// Different Regulars: they have eight card numbers.
pub(super) const REGULARS: RangeInclusive<usize> = 1..=REGULAR_FACES;

/// Thalers a die at a table brings: seven such dice give the Reputation steps of one turn.
pub(super) const PAYS: RangeInclusive<u8> = 0..=20;
/// Prices in Thalers and beer. Nothing may be free: an action that costs nothing could be repeated
/// forever.
pub(super) const PRICE: RangeInclusive<u8> = 1..=60;
/// Beer prices of guests: the columns of the Guest Book end at 8 (T2), the open pile is 3 (S3).
pub(super) const GUEST_PRICE: RangeInclusive<u8> = 3..=8;
/// The discount for one returned card: up to the whole price.
pub(super) const DISCOUNT: RangeInclusive<u8> = 0..=60;
/// Victory Points of one card or space: 255 cards of it stay within a 16-bit score.
pub(super) const POINTS: RangeInclusive<u8> = 0..=50;

/// What an area gives for one die or keeps overnight: purses are 16-bit and a turn has seven dice.
const YIELD: RangeInclusive<u8> = 0..=20;
/// Tables: a tavern without tables would never seat a guest.
const TABLES: RangeInclusive<u8> = 1..=20;
/// Own dice: each player has three (C2).
const OWN_DICE: RangeInclusive<u8> = 0..=3;
/// Uses of the permanent Dishwasher: no die can be raised more often than from 1 to 6 (E3), and
/// the uses of all cards are counted in one byte.
const WASHES: RangeInclusive<u8> = 0..=6;

/// What a side of an area may give.
pub(super) const fn side(area: Area) -> RangeInclusive<u8> {
    match area {
        Area::Dishwasher => WASHES,
        Area::Server => OWN_DICE,
        Area::Table => TABLES,
        Area::Cashbox => PAYS,
        Area::Brewer | Area::Monk | Area::Barrel | Area::Safe | Area::Storage => YIELD,
    }
}

/// Thalers or beer in one bonus: the purse is 16-bit, and nobody prints more.
pub(super) const GOODS: RangeInclusive<u8> = 1..=20;
/// Monastery steps in one bonus: one lap of the printed track.
pub(super) const STEPS: RangeInclusive<u8> = 1..=22;
/// Reputation steps in one bonus: one lap of the printed track.
pub(super) const REPUTATION: RangeInclusive<u8> = 1..=12;
/// Regulars removed from a deck, which has seven.
pub(super) const REMOVED: RangeInclusive<u8> = 1..=7;

/// Schnapps on one space of the round track.
pub(super) const ROUND_SCHNAPPS: RangeInclusive<u8> = 0..=20;
/// Spaces of the Monastery track, including 0: the marker is a byte, and a lap must end.
pub(super) const MONASTERY: RangeInclusive<usize> = 2..=32;
/// Spaces of the Reputation track.
pub(super) const REPUTATION_SPACES: RangeInclusive<usize> = 2..=16;
/// Start Cards: the offer is drawn from a 16-bit set; three are laid open in the printed game.
pub(super) const START_CARDS: RangeInclusive<usize> = 3..=16;
/// Items on a Start Card: they are owed one after another, so the stack of owed bonuses must hold
/// them together with the longest chain that one of them starts.
pub(super) const START_ITEMS: RangeInclusive<usize> = 1..=8;

/// Schnapps an Entertainer costs: an action that costs nothing could be repeated forever.
pub(super) const ENTERTAINER_PRICE: RangeInclusive<u8> = 1..=20;
/// Counter Guests of one player.
pub(super) const COUNTER_GUESTS: RangeInclusive<u8> = 0..=20;
/// Schnapps tokens and Signature tiles: counted in bytes.
pub(super) const TOKENS: RangeInclusive<u8> = 0..=200;
/// Start Cards on offer; another check ensures that there are enough.
pub(super) const OFFERED: RangeInclusive<u8> = 1..=16;
