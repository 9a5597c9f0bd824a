//! The canonical order of a serving turn: which steps may follow, so that equivalent turns are
//! visited only once.
//!
//! | rank | steps | why there |
//! |---|---|---|
//! | 0 | dice at tables first; other dice, upgrades of spaces on which dice lie, guests, Counter Guests, Bards, Musician | they bring something for this turn |
//! | 1 to 3 | Nobles, dearest first | beer is all there |
//! | 15 | guests removed for Schnapps | tables are served |
//! | 16 + area | other upgrades, in order | they bring nothing for this turn but a Noble |
//! | 32 + kind | Tavern cards, in order | last, because they are best on top of the deck |
//!
//! A die that brings Thalers or beer on a space that cannot improve is used at once: income does no
//! harm. All placed dice except the Monk's are used before the ranks above 0.

use super::mask;
use crate::estimate::Mask;
use engine::model::{Area, AreaSet, Place, Seat, Space, TrayDie};
use engine::{Action, ActionGroup, ActionList, Game};

const REMOVALS: u8 = 15;
const UPGRADES: u8 = 16;
const CARDS: u8 = 32;

/// Calls `each` with the steps to be followed and the rank after them.
pub(super) fn follow(
    game: &Game,
    seat: Seat,
    rank: u8,
    list: &ActionList,
    mut each: impl FnMut(Action, u8),
) {
    if list.iter().all(|action| action.group() == ActionGroup::Answer) {
        list.iter().for_each(|&action| each(action, rank));
        return;
    }
    if let Some(&action) = list.iter().find(|action| is_plain_income(game, seat, action)) {
        each(action, rank);
        return;
    }
    let waiting = waiting_areas(list);
    let dice_first = waiting.iter().any(|area| area != Area::Monk);
    for &action in list {
        let after = match action {
            // The layout has placed the dice, and every position is an end.
            Action::Place { .. } | Action::Lift { .. } | Action::Close => continue,
            Action::Upgrade { area, .. } | Action::SchnappsUpgrade(area)
                if waiting.contains(area) =>
            {
                0
            }
            Action::Nobles(_)
            | Action::SchnappsRemove(_)
            | Action::Upgrade { .. }
            | Action::SchnappsUpgrade(_)
            | Action::Buy(_)
                if dice_first =>
            {
                continue;
            }
            Action::Nobles(count) => 4 - count.clamp(1, 3),
            Action::SchnappsRemove(_) => REMOVALS,
            Action::Upgrade { area, .. } | Action::SchnappsUpgrade(area) => UPGRADES + area as u8,
            Action::Buy(kind) => CARDS + kind as u8,
            // Everything else brings something for this turn.
            _ => 0,
        };
        // Upgrades and cards are bought once each; a rank is the last thing done.
        if after >= rank {
            each(action, after);
        }
    }
}

/// Whether a die brings Thalers or beer on a space that cannot improve.
fn is_plain_income(game: &Game, seat: Seat, action: &Action) -> bool {
    let Action::Use { at, .. } = *action else { return false };
    match area_of(at) {
        None => true,
        Some(Area::Monk) => false,
        Some(area) => game.tavern(seat).upgraded.contains(area),
    }
}

fn area_of(space: Space) -> Option<Area> {
    match space {
        Space::CASHBOX => Some(Area::Cashbox),
        Space::BARREL => Some(Area::Barrel),
        Space::BREWER => Some(Area::Brewer),
        Space::MONK => Some(Area::Monk),
        _ => None,
    }
}

/// The areas on whose spaces dice wait to be used.
fn waiting_areas(list: &ActionList) -> AreaSet {
    let mut areas = AreaSet::default();
    for action in list {
        if let Action::Use { at, .. } = *action
            && let Some(area) = area_of(at)
        {
            areas.insert(area);
        }
    }
    areas
}

/// What can still be done at a rank.
pub(super) enum Stage {
    /// Everything.
    Open,
    /// At most this many Nobles at once, and what comes after them.
    Nobles(usize),
    /// What is bought for Thalers; guests removed, if nothing was bought yet.
    Shopping {
        /// Whether guests may still be removed for Schnapps.
        removals: bool,
    },
}

impl Stage {
    pub(super) const fn at(rank: u8) -> Stage {
        match rank {
            0 => Stage::Open,
            1..REMOVALS => Stage::Nobles(4usize.saturating_sub(rank as usize)),
            _ => Stage::Shopping { removals: rank == REMOVALS },
        }
    }
}

/// Whether an unused die lies on the Monk. The search then upgrades him first or not at all.
fn waits_for_monk(game: &Game, seat: Seat) -> bool {
    let monk = Place::printed(Space::MONK);
    let waits = |entry: TrayDie| !entry.used() && Some(entry.place()) == monk;
    game.tavern(seat).dice.entries().any(|(_, entry)| waits(entry))
}

/// What can no longer be bought at this rank.
pub(super) fn gone(game: &Game, seat: Seat, rank: u8) -> Mask {
    let bought = game.serving.bought;
    let guest = game.serving.recruited || rank > 0;
    let mut gone = mask(bought, game, seat, guest);
    if rank > 0 && waits_for_monk(game, seat) {
        gone = gone.with(Mask::of_area(Area::Monk));
    }
    if rank >= UPGRADES {
        let passed = Area::ALL.into_iter().filter(|&area| UPGRADES + (area as u8) < rank);
        let kinds = if rank >= CARDS { (1u8 << (rank - CARDS)) - 1 } else { 0 };
        gone = gone.with(Mask::new(kinds, passed, false));
    }
    gone
}
