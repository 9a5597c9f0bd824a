//! Why an action is refused: the rule and the numbers, without wording.

use crate::ask::Ask;
use crate::model::{Area, Die, Entertainer, Face, GuestPlace, Kind, Space};
use serde::{Deserialize, Serialize};

/// A refusal. The state is untouched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are numbers named after what they count.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Illegal {
    /// This seat does not play.
    NoSuchSeat,
    /// The game is over.
    GameOver,
    /// Nothing is asked of this seat now.
    NotAsked,
    /// Something else is asked.
    WrongAnswer { ask: Ask },
    /// There is no answer to take back.
    NothingToTakeBack,
    /// The answer is public and final.
    AnswerIsFinal,
    /// The Start Card is not on offer.
    NotOnOffer { card: u8 },
    /// No Schnapps is left to take instead of removing a guest.
    SupplyEmpty,
    /// The area is already upgraded.
    AlreadyUpgraded { area: Area },
    /// No such Regular is in the deck.
    NoSuchRegular,
    /// There is no Counter Guest to give up.
    NoCounterGuest,
    /// The coaster has no such die.
    NoSuchDieOnCoaster { face: Face },
    /// There is no such unused die.
    NoSuchDie { die: Die },
    /// No such guest sits in the tavern.
    NobodyThere { space: Space },
    /// The space already has its one die.
    SpaceTaken { space: Space },
    /// The space was used this round.
    SpaceUsed { space: Space },
    /// The value does not fit, and raising does not help.
    WrongValue { space: Space, face: Face },
    /// The value needs more raises than Dishwashers are free.
    TooFewRaises { needs: u8, has: u8 },
    /// The die is already there.
    SamePlace,
    /// The plan moves a used or missing die.
    PlanMovesUsedDie { index: u8 },
    /// The seat has no such Entertainer with the required side.
    NoEntertainer { who: Entertainer },
    /// The die already shows that face.
    SameFace,
    /// Not enough Schnapps.
    TooLittleSchnapps { who: Entertainer, needs: u8, has: u8 },
    /// Not enough Thalers for a card.
    TooFewThalersToBuy { needs: u16, has: u16 },
    /// Not enough Thalers for an upgrade.
    TooFewThalersToUpgrade { needs: u16, has: u16 },
    /// Not enough beer for a guest.
    TooLittleBeerToRecruit { needs: u16, has: u16 },
    /// Not enough beer for Nobles.
    TooLittleBeerForNobles { needs: u16, has: u16 },
    /// The kind was already bought this round.
    BoughtAlready { kind: Kind },
    /// The pile is empty.
    PileEmpty { kind: Kind },
    /// More cards than lie in the area.
    TooFewCardsToReturn { needs: u8, has: u8 },
    /// Placed dice need the Dishwashers that would be returned.
    RaisesInUse { needs: u8, left: u8 },
    /// A guest was already recruited this round.
    RecruitedAlready,
    /// The display place is empty.
    NoGuestThere {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        place: GuestPlace,
    },
    /// Nobles come one, two or three at a time.
    NotThatManyNobles { count: u8 },
    /// The supply has fewer Nobles.
    TooFewNobles { needs: u8, has: u8 },
    /// Every Bard has sung.
    NoBard,
    /// A die lies on the guest, or no such guest sits there.
    NotRemovable,
    /// The column is full or does not exist.
    NoFreeSpaceInColumn { column: u8 },
    /// No such card would be discarded.
    NoSuchCardInTavern,
    /// The Reputation would go back past something that cannot be returned.
    ReputationCannotGoBack { steps: u16, possible: u16 },
}

impl Illegal {
    /// The id of the rule that refuses it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Illegal::NoSuchSeat => "S1",
            Illegal::GameOver => "R4",
            Illegal::NotAsked | Illegal::WrongAnswer { .. } => "R2",
            Illegal::NothingToTakeBack | Illegal::AnswerIsFinal => "R9",
            Illegal::NotOnOffer { .. } | Illegal::NoSuchRegular => "S8",
            Illegal::SupplyEmpty => "T1",
            Illegal::AlreadyUpgraded { .. } => "F7",
            Illegal::NoCounterGuest => "F12",
            Illegal::NoSuchDieOnCoaster { .. } => "D2",
            Illegal::NoSuchDie { .. } | Illegal::SamePlace | Illegal::PlanMovesUsedDie { .. } => {
                "E4"
            }
            Illegal::NobodyThere { .. } => "E2",
            Illegal::SpaceTaken { .. } | Illegal::WrongValue { .. } => "E1",
            Illegal::SpaceUsed { .. } => "E6",
            Illegal::TooFewRaises { .. } => "E3",
            Illegal::NoEntertainer { who: Entertainer::Juggler }
            | Illegal::TooLittleSchnapps { who: Entertainer::Juggler, .. }
            | Illegal::SameFace => "E5",
            Illegal::NoEntertainer { .. } | Illegal::TooLittleSchnapps { .. } => "F16",
            Illegal::TooFewThalersToBuy { .. } | Illegal::BoughtAlready { .. } => "F6",
            Illegal::TooFewThalersToUpgrade { .. } | Illegal::TooFewCardsToReturn { .. } => "F7",
            Illegal::TooLittleBeerToRecruit { .. }
            | Illegal::RecruitedAlready
            | Illegal::NoGuestThere { .. } => "F10",
            Illegal::TooLittleBeerForNobles { .. } | Illegal::NotThatManyNobles { .. } => "F11",
            Illegal::PileEmpty { .. } | Illegal::TooFewNobles { .. } => "R7",
            Illegal::RaisesInUse { .. } => "F9",
            Illegal::NoBard => "F17",
            Illegal::NotRemovable => "F14",
            Illegal::NoFreeSpaceInColumn { .. } => "T2",
            Illegal::NoSuchCardInTavern => "G1",
            Illegal::ReputationCannotGoBack { .. } => "F2",
        }
    }
}

impl core::fmt::Display for Illegal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}: {self:?}", self.rule())
    }
}

impl core::error::Error for Illegal {}
