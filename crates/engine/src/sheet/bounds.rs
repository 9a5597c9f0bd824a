//! The bounds of single values, each with what needs it.

use crate::model::{Area, GUEST_FACES, MAX_GUEST_COPIES, REGULAR_FACES};
use core::ops::RangeInclusive;

/// A reader of another format would misread the file.
pub(super) const FORMAT: RangeInclusive<u8> = 1..=1;

/// Copies of a Tavern card: what lies in a tavern and what is drawn in a round are counted in
/// bytes; 30 of each leave them far from full.
pub(super) const TAVERN_COPIES: RangeInclusive<u8> = 0..=30;
/// Nobles: one byte counts those in a tavern, and all known cards of the box share 208 places.
pub(super) const NOBLE_COPIES: RangeInclusive<u8> = 0..=150;
/// Copies of a guest: a pile counts them in four bits. A face without a card would be noise.
pub(super) const GUEST_COPIES: RangeInclusive<u8> = 1..=MAX_GUEST_COPIES;
/// Copies of a Regular: a player owns seven in all.
pub(super) const REGULAR_COPIES: RangeInclusive<u8> = 1..=7;
/// Different guests: their numbers end where a 64-bit set of cards does.
pub(super) const GUESTS: RangeInclusive<usize> = 1..=GUEST_FACES;
/// Different Regulars: eight card numbers are theirs.
pub(super) const REGULARS: RangeInclusive<usize> = 1..=REGULAR_FACES;

/// Thalers a die at a table brings: seven dice of it are Reputation steps of one turn.
pub(super) const PAYS: RangeInclusive<u8> = 0..=20;
/// Prices in Thalers and beer. Nothing is for sale for nothing: an action that costs nothing could
/// be repeated without end.
pub(super) const PRICE: RangeInclusive<u8> = 1..=60;
/// Beer prices of guests: the columns of the Guest Book end at 8 (T2), the open pile is 3 (S3).
pub(super) const GUEST_PRICE: RangeInclusive<u8> = 3..=8;
/// What one returned card takes off: up to a whole price.
pub(super) const DISCOUNT: RangeInclusive<u8> = 0..=60;
/// Victory Points of one card or space: 255 cards of it stay within a 16-bit score.
pub(super) const POINTS: RangeInclusive<u8> = 0..=50;

/// What an area gives for one die or keeps overnight: purses are 16-bit and a turn has seven dice.
const YIELD: RangeInclusive<u8> = 0..=20;
/// Tables: a tavern without a table would never see a guest.
const TABLES: RangeInclusive<u8> = 1..=20;
/// Own dice: there are three of each colour (C2).
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
/// Regulars taken out of a deck that has seven.
pub(super) const REMOVED: RangeInclusive<u8> = 1..=7;

/// Schnapps on one space of the round track.
pub(super) const ROUND_SCHNAPPS: RangeInclusive<u8> = 0..=20;
/// Spaces of the Monastery track, 0 included: the marker is a byte and a lap has to end.
pub(super) const MONASTERY: RangeInclusive<usize> = 2..=32;
/// Spaces of the Reputation track.
pub(super) const REPUTATION_SPACES: RangeInclusive<usize> = 2..=16;
/// Start Cards: the offer is drawn from a 16-bit set; three are laid open in the printed game.
pub(super) const START_CARDS: RangeInclusive<usize> = 3..=16;
/// Items on a Start Card: they are owed one after another, and the stack of owed bonuses has to
/// hold them besides the longest chain that one of them starts.
pub(super) const START_ITEMS: RangeInclusive<usize> = 1..=8;

/// Schnapps asked by an Entertainer: what costs nothing could be repeated without end.
pub(super) const ENTERTAINER_PRICE: RangeInclusive<u8> = 1..=20;
/// Counter Guests of one player.
pub(super) const COUNTER_GUESTS: RangeInclusive<u8> = 0..=20;
/// Schnapps tokens and Signature tiles: counted in bytes.
pub(super) const TOKENS: RangeInclusive<u8> = 0..=200;
/// Start Cards on offer; the check of the cards makes sure that there are enough.
pub(super) const OFFERED: RangeInclusive<u8> = 1..=16;
