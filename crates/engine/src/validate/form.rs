//! The form of the state: every value as the engine writes it.
//!
//! A deserialised state may differ, so this rebuilds it through public functions and compares.

use super::{Fault, Verdict, demand, demand_of};
use crate::game::{Game, Serving, StepList};
use crate::model::{
    Area, AreaSet, DiceTray, Entertainer, Entertainers, GuestBook, MAX_TABLES, Pile, Place, Seat,
    SeatSet, Tables, Tavern,
};
use crate::sheet::MAX_REPUTATION_STEPS;

pub(super) fn check(game: &Game) -> Verdict {
    let players = game.players();
    demand((2..=4).contains(&players), Fault::Players)?;
    let sits = |seat: Seat| seat.number() < players;
    demand(sits(game.start) && sits(game.active), Fault::EmptySeat)?;
    let settled = Seat::ALL.into_iter().filter(|&seat| game.settled.contains(seat));
    let rebuilt = settled.fold(SeatSet::EMPTY, |mut set, seat| {
        set.insert(seat);
        set
    });
    demand(game.settled == rebuilt, Fault::Untidy)?;
    demand(game.supply.cards == pile(&game.supply.cards), Fault::Untidy)?;
    demand(serving(&game.serving), Fault::Untidy)?;
    for seat in Seat::ALL {
        if sits(seat) {
            demand_of(seat, tavern(game.tavern(seat)), Fault::Untidy)?;
            continue;
        }
        let empty = *game.tavern(seat) == Tavern::default()
            && game.tops.of(seat).is_empty()
            && game.answers[seat].is_none()
            && !game.settled.contains(seat);
        demand_of(seat, empty, Fault::EmptySeat)?;
    }
    Ok(())
}

fn tavern(tavern: &Tavern) -> bool {
    let areas = Area::ALL.into_iter().filter(|&area| tavern.upgraded.contains(area));
    let areas = areas.fold(AreaSet::default(), |mut set, area| {
        set.insert(area);
        set
    });
    tavern.deck == pile(&tavern.deck)
        && tavern.discard == pile(&tavern.discard)
        && tavern.upgraded == areas
        && tavern.book == book(tavern.book)
        && tavern.entertainers == entertainers(tavern.entertainers)
        && tavern.tables == tables(&tavern.tables)
        && tavern.dice == dice(&tavern.dice)
        && tavern.coaster.is_sorted()
        && tavern.coaster.iter().all(|&pips| pips <= 6)
}

fn serving(serving: &Serving) -> bool {
    let mut steps = StepList::default();
    if serving.steps.len() as usize > MAX_REPUTATION_STEPS {
        return false;
    }
    for index in 0..serving.steps.len() {
        steps.push();
        steps.mark_last(serving.steps.get(index));
    }
    serving.steps == steps && serving.bought < 1 << 6
}

fn pile(held: &Pile) -> Pile {
    let mut pile = Pile::EMPTY;
    for (card, copies) in held.faces() {
        pile.add(card, copies);
    }
    pile
}

fn book(held: GuestBook) -> GuestBook {
    let mut book = GuestBook::default();
    for column in 0..4 {
        for _ in 0..held.filled(column).min(4) {
            book.lay(column);
        }
    }
    book
}

fn entertainers(held: Entertainers) -> Entertainers {
    let mut hired = Entertainers::default();
    for who in Entertainer::ALL {
        if let Some(side) = held.side(who) {
            hired.hire(who, side);
        }
    }
    hired
}

fn tables(held: &Tables) -> Tables {
    let mut tables = Tables::default();
    for (slot, seated) in held.seated().iter().enumerate().take(MAX_TABLES) {
        let copies = match (seated.card().is_noble(), tables.nobles()) {
            (true, 0) => held.nobles(),
            (true, _) => 0,
            (false, _) => 1,
        };
        for _ in 0..copies {
            tables.seat(seated.card());
        }
        if tables.seated().len() != slot + 1 {
            break;
        }
        if seated.served() {
            tables.serve(slot as u8);
        }
        if seated.removed() {
            tables.remove(slot as u8);
        }
    }
    tables
}

fn dice(held: &DiceTray) -> DiceTray {
    let mut tray = DiceTray::default();
    for (die, entry) in held.entries() {
        if tray.add(die) {
            tray.put(die, Place::POOL, entry.place());
            if entry.used() {
                tray.mark_used(die, entry.place());
            }
        }
    }
    tray
}
