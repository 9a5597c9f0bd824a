//! F: the serving turn in a canonical order. Every step is computed from the current table.

use super::purse::{Early, Purse, Treat, Ware};
use super::value::{View, best_of};
use crate::placements::Harvest;
use engine::model::{Bonus, Space};
use engine::{Action, ActionList};

/// The next step: what costs nothing, upgrades that make dice bring more, the dice, purchases.
pub(super) fn step(view: View<'_>, list: &ActionList) -> Action {
    if list.contains(&Action::Bard) {
        return Action::Bard;
    }
    if let Some(upgrade) = schnapps_upgrade(view, list) {
        return upgrade;
    }
    let purse = Purse::within(view);
    let (_, early) = purse.weigh(&lying(view));
    if let Some(action) = buy_early(&early, list) {
        return action;
    }
    if let Some(action) = use_die(list) {
        return action;
    }
    if worth_a_counter_guest(view) && list.contains(&Action::CounterGuest) {
        return Action::CounterGuest;
    }
    if purse.wants_beer() && list.contains(&Action::Musician) {
        return Action::Musician;
    }
    // Guests before wares: some bring Thalers.
    let treat = match purse.treat() {
        Some(Treat::Nobles(count)) => Some(Action::Nobles(count)),
        Some(Treat::Guest(place)) => Some(Action::Recruit(place)),
        None => None,
    };
    if let Some(action) = treat.filter(|action| list.contains(action)) {
        return action;
    }
    let (wares, trade) = purse.wares(&early);
    if trade && list.contains(&Action::Musician) {
        return Action::Musician;
    }
    if let Some(action) = buy(&wares, list, Pass::Upgrades) {
        return action;
    }
    // Tavern cards last: on top of the deck they come before the tables are full (B2).
    buy(&wares, list, Pass::Cards).unwrap_or(Action::Close)
}

/// Which wares are bought now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    Upgrades,
    Cards,
}

fn buy(wares: &[Ware], list: &ActionList, pass: Pass) -> Option<Action> {
    wares.iter().map(|&ware| action_of(ware)).find(|action| {
        list.contains(action) && (matches!(action, Action::Buy(_)) == (pass == Pass::Cards))
    })
}

const fn action_of(ware: Ware) -> Action {
    match ware {
        Ware::Card(kind) => Action::Buy(kind),
        Ware::Upgrade { area, returned } => Action::Upgrade { area, returned },
    }
}

/// What the dice that lie on spaces would bring.
fn lying(view: View<'_>) -> Harvest {
    let tavern = view.tavern();
    let mut harvest = Harvest::default();
    for (_, entry) in tavern.dice.entries().filter(|(_, entry)| !entry.used()) {
        match tavern.space_at(entry.place()) {
            Some(Space::CASHBOX) => harvest.cashbox = true,
            Some(Space::BARREL) => harvest.barrel = true,
            Some(Space::BREWER) => harvest.brewer += 1,
            Some(Space::MONK) => harvest.monk += 1,
            Some(table) => {
                harvest.tables += table.card().map_or(0, |card| view.rules.pays(card)) as u16;
            }
            None => {}
        }
    }
    harvest
}

fn buy_early(early: &Early, list: &ActionList) -> Option<Action> {
    early.wares.iter().flatten().map(|&ware| action_of(ware)).find(|action| list.contains(action))
}

/// Tables first: their Thalers may pay an upgrade of the other spaces.
fn use_die(list: &ActionList) -> Option<Action> {
    let rank = |at: Space| match at {
        Space::CASHBOX => 1.0,
        Space::BARREL => 3.0,
        Space::BREWER => 4.0,
        Space::MONK => 2.0,
        _ => 0.0,
    };
    best_of(list.iter().filter_map(|&action| match action {
        Action::Use { at, .. } => Some((action, -rank(at))),
        _ => None,
    }))
}

/// Five Schnapps for an upgrade with its Noble (F16): the upgrade that saves and brings most.
fn schnapps_upgrade(view: View<'_>, list: &ActionList) -> Option<Action> {
    best_of(list.iter().filter_map(|&action| {
        let Action::SchnappsUpgrade(area) = action else { return None };
        let saved = view.rules.sheet().upgrades[area as usize].price as f32 * view.weights.thaler;
        Some((action, view.upgrade(area) + saved))
    }))
}

/// The round from which Counter Guests are no longer kept for a redraw.
const SEND_FROM_ROUND: u8 = 7;
/// A bonus on the next Monastery space worth a Counter Guest at any time.
const GOOD_BONUS: f32 = 4.0;

fn worth_a_counter_guest(view: View<'_>) -> bool {
    if view.game.round >= SEND_FROM_ROUND {
        return true;
    }
    let track = &view.rules.sheet().monastery;
    let next = (view.tavern().monastery as usize + 1) % track.len().max(1);
    let bonus: Option<Bonus> = track.get(next).copied().flatten();
    bonus.is_some_and(|bonus| view.bonus(bonus) >= GOOD_BONUS)
}
