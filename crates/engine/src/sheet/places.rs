//! Which bonus may stand where.

use super::{Counted, Objection, RoundSpace, Sheet, SheetError, bounds};
use crate::model::{Area, Bonus, Entertainer, Kind};
use core::ops::RangeInclusive;
use serde::{Deserialize, Serialize};

/// Where a bonus is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "BonusPlace"))]
pub enum Place {
    /// Already in play at level 1, where neither Reputation nor Schnapps is on the table.
    Guest,
    /// In play from level 3 on.
    MarkedGuest,
    /// A round of summer.
    Summer,
    /// A round of winter.
    Winter,
    /// One of two options of a round.
    Choice,
    /// Space 0, which never brings anything.
    MonasteryStart,
    /// Nothing that moves a marker: the chain of a step must end with its space (T5).
    Monastery,
    /// Only what can be given back when a die is moved (F2).
    Reputation,
    /// The same on the side with Signatures.
    ReputationSignatures,
    /// Only what can be given before the first round, without seated guests and rolled dice.
    StartCard,
    /// No Signature: a covered space can lead to another only through Reputation, and a book has
    /// sixteen spaces, so every chain ends (T3, T5).
    GuestBook,
}

/// Refuses a bonus that is not allowed in the place, and an impossible amount.
pub(super) fn bonus(entry: String, bonus: Bonus, place: Place) -> Result<(), SheetError> {
    if !place.allows(bonus) {
        let (found, why) = (bonus.to_string(), Objection::Place(place));
        return Err(SheetError::Misplaced { entry, found, why });
    }
    match amount(bonus) {
        Some((found, allowed)) if !allowed.contains(&found) => Err(SheetError::Range {
            entry,
            what: Counted::Amount,
            found: found.into(),
            least: (*allowed.start()).into(),
            most: (*allowed.end()).into(),
        }),
        _ => Ok(()),
    }
}

/// The round track: all seats take the chosen one of two bonuses at once, in turn order (A1, R3),
/// so a bonus that asks a further question must stand alone.
pub(super) fn round_track(sheet: &Sheet) -> Result<(), SheetError> {
    let rounds = &sheet.rounds;
    for (side, spaces, place) in
        [("summer", &rounds.summer, Place::Summer), ("winter", &rounds.winter, Place::Winter)]
    {
        for (index, &RoundSpace { first, second }) in spaces.iter().enumerate() {
            let name = format!("rounds.{side}[{index}].bonus");
            bonus(name.clone(), first, place)?;
            let Some(second) = second else { continue };
            bonus(name.clone(), first, Place::Choice)?;
            bonus(name.clone(), second, place)?;
            bonus(name.clone(), second, Place::Choice)?;
            // Two equal options are no choice and would appear twice in the menu.
            if first == second {
                let why = Objection::EqualOptions;
                return Err(SheetError::Twice { entry: name, first: first.to_string(), why });
            }
        }
    }
    // Each player hires every Entertainer once, with one side for the whole game (A6).
    for (index, space) in rounds.winter.iter().enumerate() {
        let Bonus::Entertainer(_) = space.first else { continue };
        let before = rounds.winter.iter().position(|other| other.first == space.first);
        if let Some(before) = before.filter(|&before| before < index) {
            return Err(SheetError::Twice {
                entry: format!("rounds.winter[{index}].bonus"),
                first: format!("rounds.winter[{before}].bonus"),
                why: Objection::SameEntertainer,
            });
        }
    }
    Ok(())
}

impl Place {
    /// All places.
    pub const ALL: [Place; 11] = [
        Place::Guest,
        Place::MarkedGuest,
        Place::Summer,
        Place::Winter,
        Place::Choice,
        Place::MonasteryStart,
        Place::Monastery,
        Place::Reputation,
        Place::ReputationSignatures,
        Place::StartCard,
        Place::GuestBook,
    ];

    /// Whether the bonus may stand here.
    pub(crate) const fn allows(self, bonus: Bonus) -> bool {
        use Place::*;
        match bonus {
            Bonus::Thalers(_) | Bonus::Beer(_) => {
                matches!(self, Guest | MarkedGuest | Monastery | StartCard | GuestBook)
            }
            Bonus::Steps(_) => matches!(self, Guest | MarkedGuest | StartCard),
            Bonus::ServiceDenied => matches!(self, Guest | MarkedGuest | Monastery),
            Bonus::Card(_) => match self {
                Guest | MarkedGuest | Summer | Winter | Choice | Monastery | StartCard
                | GuestBook => true,
                MonasteryStart | Reputation | ReputationSignatures => false,
            },
            Bonus::Noble => match self {
                Guest | MarkedGuest | Monastery | Reputation | ReputationSignatures | GuestBook => {
                    true
                }
                Summer | Winter | Choice | MonasteryStart | StartCard => false,
            },
            Bonus::Schnapps(count) => match self {
                MarkedGuest | Monastery | StartCard | GuestBook => true,
                Reputation | ReputationSignatures => count == 1,
                Guest | Summer | Winter | Choice | MonasteryStart => false,
            },
            Bonus::Reputation(_) => matches!(self, MarkedGuest | GuestBook),
            Bonus::Signature => matches!(self, ReputationSignatures),
            Bonus::SchnappsOrRemoval => matches!(self, Reputation | ReputationSignatures),
            Bonus::OwnDie | Bonus::ThreeGuest => matches!(self, Summer | Winter | Choice),
            Bonus::CounterGuest | Bonus::FreeUpgrade => matches!(self, Summer | Winter),
            Bonus::Entertainer(_) => matches!(self, Winter),
            Bonus::RemoveRegulars(_) | Bonus::Upgrade(_) => matches!(self, StartCard),
        }
    }

    /// Every bonus that may stand here, in the words of the sheet; of those with an amount, the least.
    pub fn bonuses(self) -> Vec<String> {
        let least = [
            Bonus::Thalers(1),
            Bonus::Beer(1),
            Bonus::Steps(1),
            Bonus::ServiceDenied,
            Bonus::Noble,
            Bonus::Schnapps(1),
            Bonus::Reputation(1),
            Bonus::Signature,
            Bonus::SchnappsOrRemoval,
            Bonus::OwnDie,
            Bonus::ThreeGuest,
            Bonus::CounterGuest,
            Bonus::FreeUpgrade,
            Bonus::RemoveRegulars(1),
        ];
        let all = least.into_iter().chain(Kind::ALL.map(Bonus::Card));
        let all = all.chain(Entertainer::ALL.map(Bonus::Entertainer));
        let all = all.chain(Area::ALL.map(Bonus::Upgrade));
        all.filter(|&bonus| self.allows(bonus)).map(|bonus| bonus.to_string()).collect()
    }

    /// The rule that says what may stand here.
    pub(super) const fn rule(self) -> &'static str {
        match self {
            Place::Guest => "S3",
            Place::MarkedGuest => "F10",
            Place::Summer | Place::Winter | Place::Choice => "A1",
            Place::MonasteryStart | Place::Monastery => "F13",
            Place::Reputation | Place::ReputationSignatures => "T1",
            Place::StartCard => "S8",
            Place::GuestBook => "T3",
        }
    }
}

/// Whether a sheet may print this much of the bonus.
#[cfg(test)]
pub(crate) fn amount_is_possible(bonus: Bonus) -> bool {
    amount(bonus).is_none_or(|(found, allowed)| allowed.contains(&found))
}

/// The amount, and the possible amounts.
const fn amount(bonus: Bonus) -> Option<(u8, RangeInclusive<u8>)> {
    match bonus {
        Bonus::Thalers(n) | Bonus::Beer(n) | Bonus::Schnapps(n) => Some((n, bounds::GOODS)),
        Bonus::Steps(n) => Some((n, bounds::STEPS)),
        Bonus::Reputation(n) => Some((n, bounds::REPUTATION)),
        Bonus::RemoveRegulars(n) => Some((n, bounds::REMOVED)),
        Bonus::ServiceDenied
        | Bonus::Card(_)
        | Bonus::Noble
        | Bonus::Signature
        | Bonus::SchnappsOrRemoval
        | Bonus::OwnDie
        | Bonus::ThreeGuest
        | Bonus::CounterGuest
        | Bonus::FreeUpgrade
        | Bonus::Entertainer(_)
        | Bonus::Upgrade(_) => None,
    }
}
