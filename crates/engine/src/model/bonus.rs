use super::{Area, Kind};
use serde::{Deserialize, Serialize};

/// One of the symbols on tracks, guests, Guest Book and Start Cards.
///
/// `effects/grant.rs` defines what each does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Bonus {
    /// Thalers into the purse.
    Thalers(u8),
    /// Beer into the purse.
    Beer(u8),
    /// Steps on the Monastery track (F13).
    Steps(u8),
    /// May remove a guest (F14).
    ServiceDenied,
    /// A Tavern card.
    Card(Kind),
    /// A Noble.
    Noble,
    /// Schnapps.
    Schnapps(u8),
    /// Steps on the Reputation track (T1).
    Reputation(u8),
    /// A Signature in a column of the player's choice (T2).
    Signature,
    /// Schnapps, or removing a guest (T1).
    SchnappsOrRemoval,
    /// An own die for this round (A2).
    OwnDie,
    /// A guest from the 3-pile (A4).
    ThreeGuest,
    /// A Counter Guest (A5).
    CounterGuest,
    /// May upgrade an area for free, without its Noble (A3).
    FreeUpgrade,
    /// An Entertainer with a side of the player's choice (A6).
    Entertainer(Entertainer),
    /// Must remove Regulars from the seat's deck (S8).
    RemoveRegulars(u8),
    /// This area is upgraded for free, without its Noble (S8).
    Upgrade(Area),
}

impl Bonus {
    /// The kind, if it is a Tavern card.
    pub const fn kind(self) -> Option<Kind> {
        if let Bonus::Card(kind) = self { Some(kind) } else { None }
    }

    /// The Entertainer, if it is one.
    pub const fn entertainer(self) -> Option<Entertainer> {
        if let Bonus::Entertainer(who) = self { Some(who) } else { None }
    }
}

/// What a bonus asks its owner before it is given.
///
/// `effects/grant.rs` says which bonus asks, what can be answered, and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BonusAsk {
    /// Which Regular leaves the deck? (S8)
    RemoveRegular,
    /// Take the card or decline it? (F15)
    TakeOrLeave(Kind),
    /// Which guest is removed, if any? (F14)
    ServiceDenied,
    /// Schnapps, or remove which guest? (T1)
    SchnappsOrRemoval,
    /// Which column of the Guest Book? (T2)
    Column,
}

impl BonusAsk {
    /// The id of the rule that asks.
    pub const fn rule(self) -> &'static str {
        match self {
            BonusAsk::RemoveRegular => "S8",
            BonusAsk::TakeOrLeave(_) => "F15",
            BonusAsk::ServiceDenied => "F14",
            BonusAsk::SchnappsOrRemoval => "T1",
            BonusAsk::Column => "T2",
        }
    }
}

/// The three Entertainers (A6, F16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Entertainer {
    /// Schnapps into Thalers | beer.
    Musician,
    /// Schnapps into an upgrade | a removed guest.
    FireEater,
    /// Schnapps for a card on the deck in G | a turned die in E.
    Juggler,
}

impl Entertainer {
    /// All three.
    pub const ALL: [Entertainer; 3] =
        [Entertainer::Musician, Entertainer::FireEater, Entertainer::Juggler];
}

/// The side of an Entertainer, chosen for the whole game (A6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Side {
    /// Musician: Thalers; Fire-eater: upgrade; Juggler: card in G.
    First,
    /// Musician: beer; Fire-eater: removal; Juggler: die in E.
    Second,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::First, Side::Second];
}
