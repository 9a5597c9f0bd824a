//! The dice of a seat: their number, places and raises.

use super::seats::servers;
use super::{Fault, Stage, Verdict, demand_of, turn};
use crate::game::{Game, Phase};
use crate::model::{Area, Bonus, Colour, Kind, Place, Seat, Space, Tavern};
use crate::rules::Rules;

/// Own dice a player has (C2), white ones on a coaster (D1).
const OWN: u8 = 3;
const WHITE: u8 = 4;

pub(super) fn check(rules: &Rules, game: &Game, seat: Seat, stage: Stage) -> Verdict {
    let tavern = game.tavern(seat);
    demand_of(seat, own(rules, game, seat, stage), Fault::Dice)?;
    let (white, on_coaster) = white(game, seat, stage);
    demand_of(seat, tavern.dice.count(Colour::White) == white, Fault::Dice)?;
    let lying = tavern.coaster.iter().filter(|&&pips| pips > 0).count();
    demand_of(seat, lying == on_coaster as usize, Fault::Coaster)?;
    let pooled = tavern.dice.entries().all(|(_, die)| die.place() == Place::POOL && !die.used());
    let planned = stage == Stage::Serving
        || (stage == Stage::Waiting && game.phase != Phase::Draft && none_used(tavern))
        || pooled;
    demand_of(seat, planned && placed(rules, tavern, stage), Fault::Placed)?;
    demand_of(seat, raises_add_up(rules, tavern, stage), Fault::Raises)
}

fn none_used(tavern: &Tavern) -> bool {
    tavern.dice.entries().all(|(_, die)| !die.used())
}

/// One for each Server, and perhaps one from the round track, never more than three (A2, C1, C2).
fn own(rules: &Rules, game: &Game, seat: Seat, stage: Stage) -> bool {
    let count = game.tavern(seat).dice.count(Colour::Own);
    let space = rules.round_space(&game.form, game.round);
    let given = game.phase > Phase::Evening || game.settled.contains(seat);
    let on_track = space.first == Bonus::OwnDie || space.second == Some(Bonus::OwnDie);
    let bonus = (game.round > 0 && given && on_track) as u8;
    match stage {
        Stage::Empty if game.phase == Phase::Over => count == 0,
        Stage::Empty | Stage::Arriving => count <= bonus,
        Stage::Waiting => {
            let servers = servers(rules, game, seat);
            (servers.min(OWN)..=servers.saturating_add(bonus).min(OWN)).contains(&count)
        }
        // A Server may have been returned (F9).
        Stage::Serving => count <= OWN,
        Stage::Served => count == 0,
    }
}

/// White dice in the tavern and on the coaster: in D the seats before the active one have taken one
/// more, each from the coaster in front of it (D2).
fn white(game: &Game, seat: Seat, stage: Stage) -> (u8, u8) {
    match stage {
        Stage::Waiting if game.phase == Phase::Draft => {
            let passes = game.tavern(game.active).dice.count(Colour::White);
            let taken = passes + (turn(game, seat) < turn(game, game.active)) as u8;
            (taken, WHITE.saturating_sub(taken))
        }
        Stage::Waiting | Stage::Serving => (WHITE, 0),
        Stage::Empty | Stage::Arriving | Stage::Served => (0, 0),
    }
}

/// Every space has room for its dice, every value fits, and every served guest had a die (E1, E6).
fn placed(rules: &Rules, tavern: &Tavern, stage: Stage) -> bool {
    let seated = tavern.tables.seated();
    let mut tables = 0u32;
    let mut served = 0u32;
    let (mut cashbox, mut barrel) = (0, 0);
    for (die, entry) in tavern.dice.entries() {
        let place = entry.place();
        if place == Place::POOL {
            if entry.used() {
                return false;
            }
            continue;
        }
        if let Some(slot) = place.slot() {
            let Some(guest) = seated.get(slot as usize) else { return false };
            let gone = guest.removed() && !entry.used();
            if gone || tables >> slot & 1 == 1 {
                return false;
            }
            tables |= 1 << slot;
            served |= (entry.used() as u32) << slot;
        }
        let Some(space) = tavern.space_at(place) else { return false };
        if rules.raises(die.face, space).is_none() {
            return false;
        }
        cashbox += (space == Space::CASHBOX) as u8;
        barrel += (space == Space::BARREL) as u8;
    }
    let marks = seated
        .iter()
        .enumerate()
        .all(|(slot, guest)| stage == Stage::Served || guest.served() == (served >> slot & 1 == 1));
    marks && cashbox <= 1 && barrel <= 1
}

/// Dishwasher uses: those of cards and tile, minus those that removed dice have spent (E3, F9).
fn raises_add_up(rules: &Rules, tavern: &Tavern, stage: Stage) -> bool {
    let (left, spent) = (tavern.raises as u16, tavern.raises_spent as u16);
    let raises = |used: bool| -> u16 {
        let dice = tavern.dice.entries().filter(|(_, entry)| entry.used() == used);
        dice.filter_map(|(die, entry)| {
            rules.raises(die.face, tavern.space_at(entry.place())?).map(u16::from)
        })
        .sum()
    };
    let cards = tavern.lying(Kind::Dishwasher) as u16;
    let all = cards + rules.area_value(tavern, Area::Dishwasher) as u16;
    match stage {
        Stage::Empty | Stage::Arriving | Stage::Served => left == 0 && spent == 0,
        Stage::Waiting => left == all && spent == 0 && raises(false) <= left,
        Stage::Serving => {
            let upgrade = &rules.sheet().upgrades[Area::Dishwasher as usize];
            let copies = rules.sheet().tavern_cards[Kind::Dishwasher as usize].copies as u16;
            // An upgrade in this turn may have returned cards, and its tile has no uses yet.
            let holds = if tavern.upgraded.contains(Area::Dishwasher) {
                left + spent >= cards + upgrade.plain as u16
                    && left + spent <= copies + upgrade.upgraded as u16
            } else {
                left + spent == all
            };
            holds && spent == raises(true) && raises(false) <= left
        }
    }
}
