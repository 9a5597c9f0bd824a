//! The entries of a sheet: the name of each in the file, and its provenance.

use super::{Sheet, words};
use crate::game::{ReputationSide, TrackSide};
use crate::model::{Area, Entertainer, Kind, Side};
use core::fmt;
use serde::{Deserialize, Serialize};

/// One entry of the sheet, for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Which one it is.
    pub key: EntryKey,
    /// Its name in the file, as in errors: `guests[3]`, `upgrades.safe`.
    pub name: String,
    /// Its values in one line.
    pub values: String,
    /// Their provenance.
    pub provenance: Provenance,
    /// Why, if the file says so.
    pub note: String,
}

/// Identifies an entry of a sheet and displays as its name in the file. Numbers are indices from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKey {
    /// A kind of Tavern card.
    TavernCard(Kind),
    /// An area's upgrade.
    Upgrade(Area),
    /// A Regular.
    Regular(u8),
    /// The Noble.
    Noble,
    /// A guest.
    Guest(u8),
    /// A space of the round track.
    Round(TrackSide, u8),
    /// The Schnapps printed on the winter side.
    PrintedSchnapps,
    /// The Schnapps on the loose tiles.
    LooseSchnapps,
    /// A space of the Monastery.
    Monastery(u8),
    /// A space of a Reputation track.
    Reputation(ReputationSide, u8),
    /// One side of an Entertainer.
    Entertainer(Entertainer, Side),
    /// A Start Card.
    StartCard(u8),
    /// A row of the Guest Book.
    GuestBook(u8),
    /// A loose component or limit.
    Limit(Limit),
}

/// The loose components and limits, see [`Limits`](super::Limits).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Named after the fields of `Limits`.
pub enum Limit {
    CounterGuests,
    Schnapps,
    SchnappsKept,
    Signatures,
    StartingCards,
    StartCardsOffered,
}

/// Where a printed value is known from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Provenance {
    /// A rulebook text states it.
    Printed,
    /// It follows from stated facts.
    Deduced,
    /// Chosen to agree with every stated fact; the printed value may differ.
    Reconstructed,
    /// The editions disagree.
    Disputed,
}

impl Sheet {
    /// The provenance of an entry's values; `None` if the sheet has no such entry.
    pub fn provenance(&self, key: EntryKey) -> Option<Provenance> {
        let entry = self.entries.iter().find(|entry| entry.key == key)?;
        Some(entry.provenance)
    }
}

impl fmt::Display for EntryKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            EntryKey::TavernCard(kind) => write!(f, "tavern_cards.{}", words::kind_word(kind)),
            EntryKey::Upgrade(area) => write!(f, "upgrades.{}", words::area_word(area)),
            EntryKey::Regular(index) => write!(f, "regulars[{index}]"),
            EntryKey::Noble => f.write_str("noble"),
            EntryKey::Guest(index) => write!(f, "guests[{index}]"),
            EntryKey::Round(TrackSide::Summer, index) => write!(f, "rounds.summer[{index}]"),
            EntryKey::Round(TrackSide::Winter, index) => write!(f, "rounds.winter[{index}]"),
            EntryKey::PrintedSchnapps => f.write_str("rounds.printed_schnapps"),
            EntryKey::LooseSchnapps => f.write_str("rounds.loose_schnapps"),
            EntryKey::Monastery(index) => write!(f, "monastery[{index}]"),
            EntryKey::Reputation(ReputationSide::Plain, index) => write!(f, "reputation[{index}]"),
            EntryKey::Reputation(ReputationSide::Signatures, index) => {
                write!(f, "reputation_signatures[{index}]")
            }
            EntryKey::Entertainer(who, side) => {
                write!(f, "entertainers.{}", side_word(who, side))
            }
            EntryKey::StartCard(index) => write!(f, "start_cards[{index}]"),
            EntryKey::GuestBook(row) => write!(f, "guest_book[{row}]"),
            EntryKey::Limit(limit) => write!(f, "limits.{}", limit_word(limit)),
        }
    }
}

/// The word for what a side of an Entertainer does.
const fn side_word(who: Entertainer, side: Side) -> &'static str {
    match (who, side) {
        (Entertainer::Musician, Side::First) => "thalers",
        (Entertainer::Musician, Side::Second) => "beer",
        (Entertainer::FireEater, Side::First) => "upgrade",
        (Entertainer::FireEater, Side::Second) => "removal",
        (Entertainer::Juggler, Side::First) => "card",
        (Entertainer::Juggler, Side::Second) => "die",
    }
}

const fn limit_word(limit: Limit) -> &'static str {
    match limit {
        Limit::CounterGuests => "counter_guests",
        Limit::Schnapps => "schnapps",
        Limit::SchnappsKept => "schnapps_kept",
        Limit::Signatures => "signatures",
        Limit::StartingCards => "starting_cards",
        Limit::StartCardsOffered => "start_cards_offered",
    }
}
