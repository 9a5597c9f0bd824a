//! What is for sale, at what price and value.

use super::purse::{Early, PURSES, Ware};
use super::value::View;
use engine::model::{Area, Entertainer, GuestPlace, Side};

/// The Musician's rate, if he turns Schnapps into what this side gives (F16).
fn rate(view: View<'_>, side: Side) -> Option<(u8, u8)> {
    let prices = &view.rules.sheet().entertainers;
    let has = view.tavern().entertainers.side(Entertainer::Musician) == Some(side);
    has.then_some(match side {
        Side::First => prices.thalers,
        Side::Second => prices.beer,
    })
}

/// A table of values by purse, if the Musician may be paid too: the Schnapps kept counts.
pub(super) fn traded(view: View<'_>, side: Side, table: &[f32; PURSES]) -> [f32; PURSES] {
    let Some((price, goods)) = rate(view, side).filter(|rate| rate.0 > 0) else { return *table };
    let schnapps = view.tavern().schnapps;
    let kept = |count: u8| (schnapps - count * price).min(schnapps_kept(view)) as f32;
    core::array::from_fn(|purse| {
        let after = |count: u8| table[(purse + (count * goods) as usize).min(PURSES - 1)];
        (0..=schnapps / price)
            .map(|count| after(count) + kept(count) * view.schnapps())
            .fold(f32::MIN, f32::max)
    })
}

/// The worth of the Schnapps that is not traded.
pub(super) fn untraded(view: View<'_>, side: Side) -> f32 {
    let schnapps = view.tavern().schnapps.min(schnapps_kept(view));
    rate(view, side).map_or(0.0, |_| schnapps as f32 * view.schnapps())
}

/// Schnapps that stay when the turn ends (F18).
fn schnapps_kept(view: View<'_>) -> u8 {
    view.rules.sheet().limits.schnapps_kept
}

/// Keeping what Safe or Storage hold (F18).
pub(super) fn kept(cap: usize, value: f32) -> [f32; PURSES] {
    let mut table = [0.0; PURSES];
    for (count, entry) in table.iter_mut().enumerate() {
        *entry = count.min(cap) as f32 * value;
    }
    table
}

/// The ways to buy an upgrade with at least this many returned cards.
pub(super) fn upgrades(view: View<'_>, area: Area, least: u8) -> Vec<(Ware, u16, f32)> {
    let tavern = view.tavern();
    if tavern.upgraded.contains(area) {
        return Vec::new();
    }
    let lying = area.kind().map_or(0, |kind| tavern.lying(kind));
    let loss = area.kind().map_or(0.0, |kind| view.returned(kind));
    let way = |returned: u8| {
        let price = view.rules.upgrade_price(area, returned);
        (Ware::Upgrade { area, returned }, price, view.upgrade(area) - loss * returned as f32)
    };
    (least..=lying).map(way).collect()
}

/// Sets of upgrades that may come before the dice are used, the empty one included.
pub(super) fn early_sets(view: View<'_>) -> Vec<Early> {
    let mut sets = vec![Early::default()];
    let areas = [Area::Cashbox, Area::Barrel, Area::Brewer, Area::Monk];
    for (index, area) in areas.into_iter().enumerate() {
        let raised = &view.rules.sheet().upgrades[area as usize];
        let gain = raised.upgraded.saturating_sub(raised.plain);
        let mut ways = upgrades(view, area, 0);
        ways.truncate(2);
        for set in sets.clone() {
            for &(ware, price, value) in &ways {
                let mut more = set;
                more.wares[index] = Some(ware);
                more.price += price;
                more.value += value;
                match ware {
                    Ware::Upgrade { area: Area::Cashbox, .. } => more.cashbox = gain,
                    Ware::Upgrade { area: Area::Barrel, .. } => more.barrel = gain,
                    Ware::Upgrade { area: Area::Monk, .. } => more.monk = gain,
                    // A returned Brewer card takes away what the better side adds.
                    Ware::Upgrade { returned, .. } => more.brewer = gain.saturating_sub(returned),
                    Ware::Card(_) => {}
                }
                sets.push(more);
            }
        }
    }
    sets
}

pub(super) fn noble_table(view: View<'_>) -> [f32; PURSES] {
    let cap = view.rules.area_value(view.tavern(), Area::Storage) as usize;
    let mut table = kept(cap, view.beer());
    for beer in 0..PURSES {
        for (index, &price) in view.rules.sheet().noble.prices.iter().enumerate() {
            if let Some(left) = beer.checked_sub(price as usize) {
                let with = view.noble() * (index + 1) as f32 + table[left];
                table[beer] = table[beer].max(with);
            }
        }
    }
    table
}

/// The guests on display: place, price and value.
pub(super) fn guests<'a>(view: View<'a>) -> impl Iterator<Item = (GuestPlace, usize, f32)> + 'a {
    let served = view.game.phase == engine::Phase::Serve && view.game.serving.recruited;
    let places: &[GuestPlace] = if served { &[] } else { &GuestPlace::ALL };
    places.iter().copied().filter_map(move |place| {
        let shown = view.game.display[place.index()];
        let card = shown.guest?;
        let signature = if shown.signed { view.signature(view.rules.column(card)) } else { 0.0 };
        Some((place, view.rules.beer_price(card) as usize, view.guest(card) + signature))
    })
}

pub(super) fn beer_table(view: View<'_>) -> [f32; PURSES] {
    let nobles = noble_table(view);
    let mut table = nobles;
    for (_, price, value) in guests(view) {
        for beer in price..PURSES {
            table[beer] = table[beer].max(value + nobles[beer - price]);
        }
    }
    table
}
