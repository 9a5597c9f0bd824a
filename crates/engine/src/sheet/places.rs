//! Which bonus may stand where.

use super::{RoundSpace, Sheet, SheetError, bounds};
use crate::model::Bonus;
use core::ops::RangeInclusive;

/// Where a bonus is printed.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// Already in play at level 1, where neither Reputation nor Schnapps is on the table.
    Guest,
    /// In play from level 3 on.
    MarkedGuest,
    Summer,
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
        let (found, why) = (bonus.to_string(), place.why());
        return Err(SheetError::Misplaced { entry, found, why });
    }
    match amount(bonus) {
        Some((found, allowed)) if !allowed.contains(&found) => Err(SheetError::Range {
            entry,
            what: "amount of the bonus",
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
                let why = "the options of a choice are different (A1)";
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
                why: "each player has every Entertainer once (A6)",
            });
        }
    }
    Ok(())
}

impl Place {
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

    const fn why(self) -> &'static str {
        match self {
            Place::Guest => {
                "an unmarked guest brings Thalers, beer, steps, Service Denied, a Tavern card or \
                 a Noble; it is in play at level 1 (S3)"
            }
            Place::MarkedGuest => {
                "a guest brings Thalers, beer, steps, Service Denied, a Tavern card, a Noble, \
                 Reputation or Schnapps (F10)"
            }
            Place::Summer => {
                "summer brings an own die, a 3-beer guest, a Tavern card, a Counter Guest or a \
                 free upgrade (A1)"
            }
            Place::Winter => {
                "winter brings an own die, a 3-beer guest, a Tavern card, a Counter Guest, a free \
                 upgrade or an Entertainer (A1, A6)"
            }
            Place::Choice => "a choice is between an own die, a 3-beer guest and Tavern cards (A1)",
            Place::MonasteryStart => "space 0 is empty (S4, F13)",
            Place::Monastery => {
                "the Monastery brings a Tavern card, Thalers, beer, Service Denied, a Noble or \
                 Schnapps (F13)"
            }
            Place::Reputation => {
                "this track brings one Schnapps, Schnapps or a removal, or a Noble (T1)"
            }
            Place::ReputationSignatures => {
                "this track brings one Schnapps, Schnapps or a removal, a Signature or a Noble (T1)"
            }
            Place::StartCard => {
                "a Start Card brings Tavern cards, steps, Schnapps, upgrades, beer, Thalers or \
                 removes Regulars (S8)"
            }
            Place::GuestBook => {
                "the Guest Book brings Reputation, a Tavern card, Schnapps, a Noble, Thalers or \
                 beer (T3)"
            }
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
