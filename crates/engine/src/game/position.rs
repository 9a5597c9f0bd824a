//! What lies on the table: plain copyable data, a kilobyte for four players, without a secret card.

use super::Serving;
use crate::model::{
    Area, BySeat, Card, Kind, KnownTops, OwedStack, Pile, Seat, SeatSet, Side, Tavern,
};
use serde::{Deserialize, Serialize};

/// Everything that can be written down about a game, whether or not a game can reach it.
///
/// Anybody may fill in the fields; [`Rules::validate`](crate::Rules::validate) turns a position
/// that a game can rest in into a [`Game`](crate::Game). Events change a position through
/// [`Position::evolve`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    /// What each player owns.
    pub taverns: BySeat<Tavern>,
    /// The known tops of the draw decks.
    pub tops: KnownTops,
    /// The common supply.
    pub supply: Supply,
    /// The guests on display: place 0 is the 3-pile, 1 to 4 the open guests (R10).
    pub display: [DisplayPlace; 5],
    /// The components in play.
    pub form: Form,
    /// The Start Cards on offer, as bits of their indices.
    pub offered: u16,
    /// The round, 1 to 8; 0 before the first.
    pub round: u8,
    /// Draws for the display in this round, which number the stream of the next draw.
    pub refills: u8,
    /// The current phase.
    pub phase: Phase,
    /// The start player of this round.
    pub start: Seat,
    /// The seat that drafts (D), serves (F) or receives what it is owed.
    pub active: Seat,
    /// Answers given in a simultaneous phase.
    pub answers: BySeat<Option<Answer>>,
    /// Seats whose arrival (B) is over, or whose answers in this phase have been carried out.
    pub settled: SeatSet,
    /// What the active seat is still owed.
    pub owed: OwedStack,
    /// The current serving turn.
    pub serving: Serving,
}

impl Position {
    /// An empty table.
    pub(crate) fn blank(form: Form) -> Position {
        Position {
            taverns: BySeat::default(),
            tops: KnownTops::default(),
            supply: Supply::default(),
            display: Default::default(),
            form,
            offered: 0,
            round: 0,
            refills: 0,
            phase: Phase::StartCards,
            start: Seat::ALL[0],
            active: Seat::ALL[0],
            answers: BySeat::default(),
            settled: SeatSet::EMPTY,
            owed: OwedStack::default(),
            serving: Serving::default(),
        }
    }

    /// The tavern of a seat.
    #[inline]
    pub fn tavern(&self, seat: Seat) -> &Tavern {
        &self.taverns[seat]
    }

    /// The number of players.
    #[inline]
    pub const fn players(&self) -> u8 {
        self.form.players
    }

    /// All seats in turn order.
    #[inline]
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.start.round_from(self.form.players)
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}

/// The phases a game can rest in (R1); C needs no decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Choosing Start Cards (S8).
    StartCards,
    /// A: a new evening.
    Evening,
    /// B: the guests arrive.
    Arrival,
    /// D: the draft.
    Draft,
    /// E: planning.
    Plan,
    /// F: serving.
    Serve,
    /// G: closing time.
    Closing,
    /// After the last round (R4).
    Over,
}

/// The components on the table: everything a level decides (S1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Form {
    /// 2 to 4.
    pub players: u8,
    /// The side of the round track.
    pub track: TrackSide,
    /// Whether the loose Schnapps tiles lie visible (S6).
    pub loose_tiles: bool,
    /// The Reputation track, if one is used.
    pub reputation: Option<ReputationSide>,
    /// Table option: the display is refilled when the turn closes (F10).
    pub late_refill: bool,
}

impl Form {
    /// Whether every player has a Guest Book (S9).
    pub fn has_guest_books(&self) -> bool {
        self.reputation == Some(ReputationSide::Signatures)
    }
}

/// The sides of the round track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrackSide {
    /// Without Schnapps and Entertainers.
    Summer,
    /// With them.
    Winter,
}

/// The sides of the Reputation track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReputationSide {
    /// Without a Signature space.
    Plain,
    /// With Guest Books and Signatures (S9).
    Signatures,
}

/// The common supply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Supply {
    /// Tavern cards and Nobles, the rest of the 3-pile, and the face-down stack of guests: three
    /// disjoint sets of faces, so one pile counts them all.
    pub cards: Pile,
    /// Schnapps tokens.
    pub schnapps: u8,
    /// Signature tiles.
    pub signatures: u8,
    /// Counter Guests.
    pub counter_guests: u8,
}

impl Supply {
    /// The number of cards of the kind.
    #[inline]
    pub const fn kind(&self, kind: Kind) -> u8 {
        self.cards.count(Card::tavern(kind))
    }

    /// The number of Nobles.
    #[inline]
    pub const fn nobles(&self) -> u8 {
        self.cards.count(Card::NOBLE)
    }
}

/// One place of the display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DisplayPlace {
    /// The guest on offer here.
    pub guest: Option<Card>,
    /// Whether a Signature tile lies on it (S9).
    pub signed: bool,
}

/// An answer in a simultaneous phase, kept until all have answered (R9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// A Start Card.
    StartCard(u8),
    /// One of two bonuses (A1), or one side of an Entertainer (A6).
    Side(Side),
    /// An area to upgrade (A3).
    Upgrade(Area),
    /// Nothing: declined, or nothing was on offer.
    Nothing,
    /// Ready (E4).
    Ready,
    /// A card for the top of the deck (G1).
    OnTop(Card),
}
