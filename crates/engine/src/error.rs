//! Why an action is refused: the rule and the numbers, no wording.

use crate::ask::Ask;
use crate::model::{Area, Die, Entertainer, GuestPlace, Kind, Space};
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
    /// There is no answer that could be taken back.
    NothingToTakeBack,
    /// The answer is open already and final.
    AnswerIsFinal,
    /// The Start Card is not on offer.
    NotOnOffer { card: u8 },
    /// No Schnapps is left to be taken rather than a guest removed.
    SupplyEmpty,
    /// The area is upgraded already.
    AlreadyUpgraded { area: Area },
    /// No such Regular is in the deck.
    NoSuchRegular,
    /// There is no Counter Guest to give up.
    NoCounterGuest,
    /// The coaster has no such die.
    NoSuchDieOnCoaster { pips: u8 },
    /// No unused die like this lies there.
    NoSuchDie { die: Die },
    /// Nobody like this sits in the tavern.
    NobodyThere { space: Space },
    /// The space has taken its one die.
    SpaceTaken { space: Space },
    /// The space was used this round.
    SpaceUsed { space: Space },
    /// The value does not fit and no raise helps.
    WrongValue { space: Space, pips: u8 },
    /// The value would fit with more raises than Dishwashers are free.
    TooFewRaises { needs: u8, has: u8 },
    /// The die lies there already.
    SamePlace,
    /// The plan moves a die that was used or is not there.
    PlanMovesUsedDie { index: u8 },
    /// The Entertainer is not there with the needed side.
    NoEntertainer { who: Entertainer },
    /// The die shows that face already.
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
    /// The kind was bought this round.
    BoughtAlready { kind: Kind },
    /// The pile is empty.
    PileEmpty { kind: Kind },
    /// More cards than lie in the area.
    TooFewCardsToReturn { needs: u8, has: u8 },
    /// Lying dice need the raises of the Dishwashers to be returned.
    RaisesInUse { needs: u8, left: u8 },
    /// A guest was recruited this round.
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
    /// No Bard is left that has not sung.
    NoBard,
    /// A die lies on the guest, or nobody like this sits there.
    NotRemovable,
    /// The column is full or does not exist.
    NoFreeSpaceInColumn { column: u8 },
    /// No such card would be discarded.
    NoSuchCardInTavern,
    /// The Reputation would go back over something that cannot be given back.
    ReputationCannotGoBack { steps: u16, possible: u16 },
}

impl Illegal {
    /// The id of the rule that refuses.
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
