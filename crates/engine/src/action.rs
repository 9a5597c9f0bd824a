//! What a player can do, one step at a time.

use crate::model::{Area, Card, Die, Face, GuestPlace, Kind, MAX_DICE, Side, Space};
use serde::{Deserialize, Serialize};

/// One step of a player. The order of the variants and their fields is the canonical order of
/// [`Rules::legal`](crate::Rules::legal).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Action {
    /// Take the Start Card with this index in the sheet (S8).
    StartCard(#[cfg_attr(feature = "arbitrary", arbitrary(with = crate::arbitrary::number))] u8),
    /// Take one of the two bonuses of the round track (A1).
    Choose(Side),
    /// Upgrade an area for free, without its Noble (A3).
    FreeUpgrade(Area),
    /// Lay the Entertainer down with this side up (A6).
    Entertainer(Side),
    /// Remove a Regular from one's own deck (S8).
    RemoveRegular(Card),
    /// Keep the guests who arrived (B4).
    Keep,
    /// Give up a Counter Guest and redraw (B4).
    Redraw,
    /// Take a white die from the coaster (D2).
    Take(Face),
    /// Place a die on a space, from the pool or from another space (E1, E4).
    Place {
        /// The die.
        die: Die,
        /// Where it lies; `None` is the pool.
        from: Option<Space>,
        /// Where it goes.
        to: Space,
    },
    /// Take a die back into the pool (E4).
    Lift {
        /// The die.
        die: Die,
        /// Where it lies.
        from: Space,
    },
    /// Turn a die in the pool to another face for Schnapps (E5).
    Turn {
        /// The die.
        die: Die,
        /// The new face.
        to: Face,
    },
    /// Place all unused dice at once (E4); checked, never listed.
    Plan(Plan),
    /// Declare the plan ready (E4).
    Ready,
    /// Remove a die for its effect (F3).
    Use {
        /// The die.
        die: Die,
        /// Where it lies.
        at: Space,
    },
    /// Buy a Tavern card (F6).
    Buy(Kind),
    /// Upgrade an area, returning this many cards of its kind (F7).
    Upgrade {
        /// The area.
        area: Area,
        /// Cards returned.
        #[cfg_attr(feature = "arbitrary", arbitrary(with = crate::arbitrary::number))]
        returned: u8,
    },
    /// Recruit the guest at this display place (F10).
    Recruit(#[cfg_attr(feature = "ts", ts(type = "number"))] GuestPlace),
    /// Recruit one, two or three Nobles (F11).
    Nobles(#[cfg_attr(feature = "arbitrary", arbitrary(with = crate::arbitrary::number))] u8),
    /// Give up a Counter Guest for a Monastery step (F12).
    CounterGuest,
    /// Pay Schnapps for Thalers or beer, depending on the Musician's side (F16).
    Musician,
    /// Pay Schnapps for an upgrade with its Noble (F16).
    SchnappsUpgrade(Area),
    /// Pay Schnapps to remove a guest (F16).
    SchnappsRemove(Sitting),
    /// Let a Bard advance the Reputation (F17).
    Bard,
    /// Take the card on offer (F15).
    Accept,
    /// Take Schnapps instead of removing a guest (T1).
    TakeSchnapps,
    /// Remove a guest from the game (F14).
    Remove(Sitting),
    /// Lay the Signature in this column (T2).
    Column(#[cfg_attr(feature = "arbitrary", arbitrary(with = crate::arbitrary::number))] u8),
    /// Put a card on the deck instead of discarding it (G1).
    OnTop(Card),
    /// Decline an upgrade, a card or a removal (A3, F14, F15, G1).
    Decline,
    /// End the serving turn (F18).
    Close,
    /// Take back an answer while others have yet to answer (R9).
    TakeBack,
}

impl Action {
    /// Its group in a menu.
    pub const fn group(&self) -> ActionGroup {
        match self {
            Action::StartCard(_)
            | Action::Choose(_)
            | Action::FreeUpgrade(_)
            | Action::Entertainer(_)
            | Action::RemoveRegular(_)
            | Action::Keep
            | Action::Redraw
            | Action::Take(_)
            | Action::Accept
            | Action::TakeSchnapps
            | Action::Remove(_)
            | Action::Column(_)
            | Action::OnTop(_)
            | Action::Decline
            | Action::TakeBack => ActionGroup::Answer,
            Action::Use { .. } => ActionGroup::Use,
            Action::Recruit(_) | Action::Nobles(_) => ActionGroup::Recruit,
            Action::Upgrade { .. } => ActionGroup::Upgrade,
            Action::Buy(_) => ActionGroup::Buy,
            Action::CounterGuest
            | Action::Musician
            | Action::SchnappsUpgrade(_)
            | Action::SchnappsRemove(_)
            | Action::Bard => ActionGroup::Special,
            Action::Ready | Action::Close => ActionGroup::End,
            Action::Place { .. } | Action::Lift { .. } | Action::Plan(_) => ActionGroup::Place,
            Action::Turn { .. } => ActionGroup::Turn,
        }
    }
}

/// The groups of a menu, in display order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ActionGroup {
    /// Answers to a question outside E and F.
    Answer,
    /// Using dice (F3).
    Use,
    /// Recruiting guests and Nobles (F10, F11).
    Recruit,
    /// Upgrading areas (F7).
    Upgrade,
    /// Buying Tavern cards (F6).
    Buy,
    /// Counter Guests, Entertainers and Bards (F12, F16, F17).
    Special,
    /// Ending one's part of E or F.
    End,
    /// Placing, moving and lifting dice (E4).
    Place,
    /// Turning dice (E5).
    Turn,
}

/// A guest at one of the seat's tables; guests equal in both fields are one choice (R10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Sitting {
    /// The card.
    pub card: Card,
    /// Whether it was served this round.
    pub served: bool,
}

/// The space for each die of the tray, by its index there; `None` is the pool. Used and missing
/// dice must be `None`. A tray has the white dice at 0 to 3 and the own ones at 4 to 6; in each
/// group missing dice come first (see [`crate::model::DiceTray::get`]).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Plan(pub [Option<Space>; MAX_DICE]);
