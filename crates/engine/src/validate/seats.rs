//! What lies in front of each seat.

use super::{Fault, Stage, Verdict, demand_of, dice, stage};
use crate::game::{Game, Phase};
use crate::model::{Area, Kind, Seat};
use crate::rules::Rules;
use crate::sheet::MAX_REPUTATION_STEPS;

/// More Thalers or beer than any turn brings; twice that still fits the purse.
const MOST_IN_PURSE: u16 = 20_000;
/// More draws than all cards and Counter Guests of a box allow; twice that still fits.
const MOST_DRAWS: u16 = 20_000;

pub(super) fn check(rules: &Rules, game: &Game) -> Verdict {
    for seat in game.turn_order() {
        let stage = stage(game, seat);
        cards(rules, game, seat, stage)?;
        purse(rules, game, seat, stage)?;
        markers(rules, game, seat, stage)?;
        dice::check(rules, game, seat, stage)?;
    }
    Ok(())
}

/// Tables and areas (B1, B2, F14).
fn cards(rules: &Rules, game: &Game, seat: Seat, stage: Stage) -> Verdict {
    let tavern = game.tavern(seat);
    let seated = tavern.tables.seated();
    let taken = seated.len();
    let fresh = || seated.iter().all(|seated| !seated.served() && !seated.removed());
    let holds = match stage {
        Stage::Empty => taken == 0 && tavern.areas == [0; 6],
        Stage::Arriving | Stage::Waiting => {
            let tables = rules.table_count(game, seat) as usize;
            let exhausted = tavern.deck.is_empty()
                && tavern.discard.is_empty()
                && game.tops.of(seat).is_empty();
            let full = taken == tables;
            let asked = stage == Stage::Arriving && !game.settled.contains(seat);
            fresh()
                && (full || (exhausted && taken < tables))
                && (!asked || (full && tavern.counter_guests > 0))
        }
        Stage::Serving | Stage::Served => {
            seated.iter().all(|seated| !(seated.card().is_noble() && seated.removed()))
        }
    };
    demand_of(seat, holds, Fault::Tavern)?;
    let draws = if stage == Stage::Empty { 0 } else { MOST_DRAWS };
    demand_of(seat, tavern.draws <= draws, Fault::Draws)
}

/// Purse and Schnapps: limited when the turn closes (F18).
fn purse(rules: &Rules, game: &Game, seat: Seat, stage: Stage) -> Verdict {
    let tavern = game.tavern(seat);
    let clipped = stage == Stage::Served || game.phase == Phase::Over;
    let (thalers, beer) = if clipped {
        let kept = |area| rules.area_value(tavern, area) as u16;
        (kept(Area::Safe), kept(Area::Storage))
    } else {
        (MOST_IN_PURSE, MOST_IN_PURSE)
    };
    let schnapps = !clipped || tavern.schnapps <= rules.sheet().limits.schnapps_kept;
    let holds = tavern.thalers <= thalers && tavern.beer <= beer && schnapps;
    demand_of(seat, holds, Fault::Purse)
}

/// Monastery and Reputation (F13, T1): no turn has more Reputation steps than fit its list.
fn markers(rules: &Rules, game: &Game, seat: Seat, stage: Stage) -> Verdict {
    let tavern = game.tavern(seat);
    let on_ring = (tavern.monastery as usize) < rules.sheet().monastery.len();
    let before = match stage {
        Stage::Serving => game.serving.steps.len() as u16,
        _ => 0,
    };
    let served = stage == Stage::Served || game.phase == Phase::Over;
    let turns = match (game.form.reputation, served) {
        (None, _) => 0,
        (Some(_), true) => game.round as u16,
        (Some(_), false) => (game.round as u16).saturating_sub(1),
    };
    let earlier = tavern.reputation.checked_sub(before);
    let holds = on_ring && earlier.is_some_and(|n| n <= turns * MAX_REPUTATION_STEPS as u16);
    demand_of(seat, holds, Fault::Marker)
}

/// Servers that bring dice in C, both cards and the permanent one (C1).
pub(super) fn servers(rules: &Rules, game: &Game, seat: Seat) -> u8 {
    let tavern = game.tavern(seat);
    tavern.lying(Kind::Server).saturating_add(rules.area_value(tavern, Area::Server))
}
