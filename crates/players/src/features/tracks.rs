//! Monastery, Reputation and Guest Book: what is ahead of the markers.

use engine::model::{Bonus, Tavern};
use engine::{Game, Rules};

/// Inputs about the Monastery: the spaces ahead, each for Nobles and for other bonuses, and how
/// near the next Noble is.
pub(super) const MONASTERY: usize = 2 * AHEAD + 1;
const AHEAD: usize = 4;

pub(super) fn monastery(rules: &Rules, tavern: &Tavern) -> [f32; MONASTERY] {
    let track = &rules.sheet().monastery;
    let at = |steps: usize| track[(tavern.monastery as usize + steps) % track.len().max(1)];
    let mut out = [0.0; MONASTERY];
    for steps in 1..=AHEAD {
        match at(steps) {
            Some(Bonus::Noble) => out[2 * steps - 2] = 1.0,
            Some(_) => out[2 * steps - 1] = 1.0,
            None => {}
        }
    }
    let noble = (1..=track.len()).find(|&steps| at(steps) == Some(Bonus::Noble));
    out[2 * AHEAD] = noble.map_or(0.0, |steps| 1.0 - steps as f32 / track.len().max(1) as f32);
    out
}

/// Inputs about Reputation: points now (lost after the Crown), the distance to the next Noble,
/// Schnapps and Signature, whether the Noble is near, and the steps made.
pub(super) const REPUTATION: usize = 6;

pub(super) fn reputation(rules: &Rules, game: &Game, tavern: &Tavern) -> [f32; REPUTATION] {
    let track = rules.reputation_track(&game.form);
    if track.is_empty() {
        return [0.0; REPUTATION];
    }
    let space = |steps: usize| rules.reputation_space(&game.form, tavern.reputation + steps as u16);
    let way = |wanted: fn(Bonus) -> bool| {
        let found = (1..=track.len())
            .find(|&steps| space(steps).and_then(|space| space.bonus).is_some_and(wanted));
        found.map_or(0.0, |steps| 1.0 - steps as f32 / track.len() as f32)
    };
    let noble = way(|bonus| bonus == Bonus::Noble);
    [
        space(0).map_or(0.0, |space| space.points as f32 / 4.0),
        noble,
        (noble - 0.6).max(0.0),
        way(|bonus| matches!(bonus, Bonus::Schnapps(_) | Bonus::SchnappsOrRemoval)),
        way(|bonus| bonus == Bonus::Signature),
        tavern.reputation as f32 / 12.0,
    ]
}

/// Inputs about the Guest Book: tiles by column, rows that lack one or two tiles, all tiles.
pub(super) const BOOK: usize = 8;

pub(super) fn book(rules: &Rules, game: &Game, tavern: &Tavern) -> [f32; BOOK] {
    let signs = rules.reputation_track(&game.form).iter();
    if !signs.into_iter().any(|space| space.bonus == Some(Bonus::Signature)) {
        return [0.0; BOOK];
    }
    let book = tavern.book;
    let mut out = [0.0; BOOK];
    for column in 0..4 {
        out[column as usize] = book.filled(column) as f32 / 2.0;
    }
    for row in 0..4 {
        match (0..4).filter(|&column| book.filled(column) <= row).count() {
            0 => out[7] += 1.0,
            1 => out[4] += 1.0,
            2 => out[5] += 1.0,
            _ => {}
        }
    }
    out[6] = book.tiles() as f32 / 4.0;
    out
}
