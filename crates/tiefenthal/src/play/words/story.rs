//! The log: what happened, in few words.

use super::table::copies;
use super::{Thing, area, bonus, card, count, entertainer, list, space, trick};
use crate::play::digest::Used;
use crate::play::layout::UNBROKEN;
use engine::Lost;
use engine::model::{Area, Card, Entertainer, GuestPlace, Kind, Side, Space};
use engine::sheet::{EntertainerPrices, RoundSpace};

pub(in crate::play) fn starts(name: &str) -> String {
    format!("Start player: {name}")
}

pub(in crate::play) fn round(round: u8, rounds: u8, start: &str, moon: &RoundSpace) -> String {
    let brings = match moon.second {
        Some(second) => format!("{} or {}", bonus(moon.first), bonus(second)),
        None => bonus(moon.first),
    };
    format!("\n—— Round {round} of {rounds} —— start player {start} · the evening brings {brings}")
}

pub(in crate::play) fn points(scores: &[String]) -> String {
    format!("Points: {}", list(scores))
}

pub(in crate::play) fn arrivals(name: &str, cards: &[String]) -> String {
    let runs = cards.chunk_by(|a, b| a == b);
    let cards: Vec<String> =
        runs.map(|run| copies(&run[0], run.len() as u32).replace(' ', UNBROKEN)).collect();
    format!("{name}: guests arrive: {}", list(&cards))
}

pub(in crate::play) const SHUFFLES: &str = "(shuffled)";
pub(in crate::play) const DISMISSED: &str = "gave up a Counter Guest and redrew (B4)";

pub(in crate::play) fn own_dice(name: &str, faces: &[u8]) -> String {
    let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
    format!("{name}: own dice {}", faces.join(" "))
}

pub(in crate::play) fn takes(name: &str, pips: u8) -> String {
    format!("{name} took the {pips}")
}

pub(in crate::play) fn new_guest(guest: &str, place: GuestPlace) -> String {
    format!("New on display, place {place}: {guest}")
}

pub(in crate::play) fn earns(thalers: u16, beer: u16) -> Option<String> {
    match (thalers, beer) {
        (0, 0) => None,
        (thalers, 0) => Some(format!("+{}", count(thalers, Thing::Thaler))),
        (0, beer) => Some(format!("+{}", count(beer, Thing::Beer))),
        (thalers, beer) => Some(format!("+{} +{beer} beer", count(thalers, Thing::Thaler))),
    }
}

pub(in crate::play) fn barbacks(beer: u8) -> String {
    format!("+{beer} beer from Barbacks (F4)")
}

pub(in crate::play) fn assessed(thalers: u16, beer: u16) -> String {
    format!("Reputation: the smaller of {} and {beer} beer (F1)", count(thalers, Thing::Thaler))
}

/// Steps with what they gave: `2 Bards sing: Reputation +2 (+Noble)`.
pub(in crate::play) fn reputation(sung: u32, steps: i32, gifts: &[String]) -> String {
    let singing = match sung {
        0 => String::new(),
        1 => "a Bard sings: ".to_owned(),
        more => format!("{more} Bards sing: "),
    };
    let given = if gifts.is_empty() { String::new() } else { format!(" ({})", list(gifts)) };
    format!("{singing}Reputation {steps:+}{given}")
}

pub(in crate::play) fn monastery(to: u8) -> String {
    format!("Monastery to {to}")
}

pub(in crate::play) fn schnapps(change: i32) -> String {
    format!("Schnapps {change:+}")
}

/// Dice and what they brought: `6 6 on Brewer, 3+1 on g12: +4 Thalers +2 beer`.
pub(in crate::play) fn used(dice: &[Used], brought: Option<String>) -> String {
    let mut spaces: Vec<(Option<Space>, Vec<String>)> = Vec::new();
    for die in dice {
        let raised = if die.raises > 0 { format!("+{}", die.raises) } else { String::new() };
        let face = format!("{}{raised}", die.die.face.pips());
        match spaces.iter_mut().find(|(at, _)| *at == die.at) {
            Some((_, faces)) => faces.push(face),
            None => spaces.push((die.at, vec![face])),
        }
    }
    let parts: Vec<String> = spaces
        .into_iter()
        .map(|(at, faces)| match at {
            Some(at) => format!("{} on {}", faces.join(" "), space(at)),
            None => faces.join(" "),
        })
        .collect();
    let text = list(&parts);
    brought.map_or_else(|| text.clone(), |brought| format!("{text}: {brought}"))
}

pub(in crate::play) fn upgraded(which: Area, serving: bool, price: Option<&str>) -> String {
    let later = match which {
        Area::Server | Area::Dishwasher | Area::Table if serving => ", from the next round (F8)",
        _ => "",
    };
    format!("upgraded the {}{}{later}", area(which), cost(price))
}

/// Cards put on the deck; players often forget the Noble of an upgrade.
pub(in crate::play) fn gained(which: Card, times: u32, price: Option<&str>, own: bool) -> String {
    let what = match times {
        1 => card(which),
        more => format!("{more} {}s", card(which)),
    };
    let where_to = if own { " on top of your deck" } else { "" };
    format!("+{what}{}{where_to}", cost(price))
}

fn cost(price: Option<&str>) -> String {
    price.map_or_else(String::new, |price| format!(" for {price}"))
}

pub(in crate::play) fn shuffled_in(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(|&which| card(which)).collect();
    format!("{} shuffled into the deck", list(&cards))
}

pub(in crate::play) fn recruited(guest: &str, price: Option<&str>) -> String {
    match price {
        Some(price) => format!("recruited {guest} for {price}"),
        None => format!("new guest {guest}"),
    }
}

pub(in crate::play) fn returned(kind: Kind, number: u8) -> String {
    format!("{number} × {} returned", super::kind(kind))
}

pub(in crate::play) fn nobles_back(number: u8) -> String {
    format!("{} given back (F2)", count(number, Thing::Noble))
}

pub(in crate::play) fn hired(who: Entertainer, side: Side, prices: &EntertainerPrices) -> String {
    format!("{}: {}", entertainer(who), trick(who, side, prices))
}

pub(in crate::play) fn regular_removed(which: Card) -> String {
    format!("removed {} from the deck", card(which))
}

pub(in crate::play) fn guest_removed(which: Card) -> String {
    format!("{} leaves for good (F14)", card(which))
}

pub(in crate::play) fn counter_guest(comes: bool) -> &'static str {
    if comes { "+1 Counter Guest" } else { "-1 Counter Guest" }
}

pub(in crate::play) fn turned(die: &str, to: u8) -> String {
    format!("{die} turned to {to}")
}

pub(in crate::play) fn signature(column: u8) -> String {
    format!("Signature in column {}", column + 1)
}

pub(in crate::play) const SIGNATURE_LOST: &str = "the column is full: no Signature (T3)";

pub(in crate::play) fn on_top(which: Card) -> String {
    format!("{} back on top of the deck", card(which))
}

pub(in crate::play) fn closed(kept: (u16, u16), lost: Lost) -> String {
    let kept = format!("kept {} and {} beer", count(kept.0, Thing::Thaler), kept.1);
    match (lost.thalers, lost.beer) {
        (0, 0) => kept,
        (thalers, 0) => format!("{kept}, {} lost (F18)", count(thalers, Thing::Thaler)),
        (0, beer) => format!("{kept}, {beer} beer lost (F18)"),
        (thalers, beer) => {
            let thalers = count(thalers, Thing::Thaler);
            format!("{kept}, {thalers} and {beer} beer lost (F18)")
        }
    }
}

pub(in crate::play) fn undo(name: &str) -> String {
    format!("{name} undid a step")
}

pub(in crate::play) fn hint(name: &str) -> String {
    format!("{name} took a hint")
}

pub(in crate::play) const GAME_OVER: &str = "The last guests leave. The game is over.";

pub(in crate::play) fn winners(names: &[&str]) -> String {
    match names {
        [one] => format!("{one} won."),
        more => format!("{} share the victory.", more.join(" and ")),
    }
}

pub(in crate::play) fn record(file: &str) -> String {
    format!("The seed is revealed. Check that the dice were fair:\n  tiefenthal verify {file}")
}
