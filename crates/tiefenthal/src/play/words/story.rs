//! The log: what happened, in few words.

use super::table::copies;
use super::{Speech, args, card, gains, list, money, space};
use crate::play::digest::Used;
use crate::play::layout::UNBROKEN;
use ::words::names::{area_code, colour_code, kind_code};
use engine::Lost;
use engine::model::{Area, Card, Die, Entertainer, GuestPlace, Kind, Side, Space};
use engine::sheet::{EntertainerPrices, RoundSpace};

pub(in crate::play) fn starts(s: &Speech, name: &str) -> String {
    s.say("event-start_player", &args!["seat" => name])
}

pub(in crate::play) fn round(
    s: &Speech,
    round: u8,
    rounds: u8,
    start: &str,
    moon: &RoundSpace,
) -> String {
    let brings = match moon.second {
        Some(second) => {
            let (first, second) = (s.bonus(moon.first), s.bonus(second));
            s.say("terminal-or", &args!["first" => first, "second" => second])
        }
        None => s.bonus(moon.first),
    };
    let args = args!["round" => round, "rounds" => rounds, "start" => start, "brings" => brings];
    format!("\n{}", s.say("terminal-round", &args))
}

pub(in crate::play) fn points(s: &Speech, scores: &[String]) -> String {
    s.say("terminal-points", &args!["scores" => list(scores)])
}

pub(in crate::play) fn arrivals(s: &Speech, name: &str, cards: &[String]) -> String {
    let runs = cards.chunk_by(|a, b| a == b);
    let cards: Vec<String> =
        runs.map(|run| copies(&run[0], run.len() as u32).replace(' ', UNBROKEN)).collect();
    s.say("terminal-arrivals", &args!["name" => name, "cards" => list(&cards)])
}

pub(in crate::play) fn own_dice(s: &Speech, name: &str, faces: &[u8]) -> String {
    let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
    s.say("terminal-own-dice", &args!["name" => name, "faces" => faces.join(" ")])
}

pub(in crate::play) fn takes(s: &Speech, name: &str, pips: u8) -> String {
    s.say("terminal-takes", &args!["name" => name, "face" => pips])
}

pub(in crate::play) fn new_guest(s: &Speech, guest: &str, place: GuestPlace) -> String {
    s.say("terminal-new-guest", &args!["place" => place.to_string(), "card" => guest])
}

pub(in crate::play) fn earns(s: &Speech, thalers: u16, beer: u16) -> Option<String> {
    gains(s, &[("thalers", thalers), ("beer", beer)], " ")
}

pub(in crate::play) fn assessed(s: &Speech, thalers: u16, beer: u16) -> String {
    s.say("terminal-assessed", &args!["count" => thalers, "beer" => beer])
}

/// Steps with what they gave: `2 Bards sing: Reputation +2 (+Noble)`.
pub(in crate::play) fn reputation(s: &Speech, sung: u32, steps: i32, gifts: &[String]) -> String {
    let mut what = s.say("terminal-reputation-change", &args!["change" => format!("{steps:+}")]);
    if !gifts.is_empty() {
        what = format!("{what} ({})", list(gifts));
    }
    match sung {
        0 => what,
        sung => s.say("terminal-sings", &args!["sung" => sung, "what" => what]),
    }
}

pub(in crate::play) fn monastery(s: &Speech, to: u8) -> String {
    s.say("terminal-monastery-to", &args!["to" => to])
}

pub(in crate::play) fn schnapps(s: &Speech, change: i32) -> String {
    s.say("terminal-schnapps-change", &args!["change" => format!("{change:+}")])
}

/// Dice and what they brought: `6 6 on Brewer, 3+1 on g12: +4 Thalers +2 beer`.
pub(in crate::play) fn used(s: &Speech, dice: &[Used], brought: Option<String>) -> String {
    let mut spaces: Vec<(Option<Space>, Vec<String>)> = Vec::new();
    for die in dice {
        let raised = if die.raises > 0 { format!("+{}", die.raises) } else { String::new() };
        let face = format!("{}{raised}", die.die.face.pips());
        match spaces.iter_mut().find(|(at, _)| *at == die.at) {
            Some((_, faces)) => faces.push(face),
            None => spaces.push((die.at, vec![face])),
        }
    }
    let on = |faces: String, at| {
        s.say("terminal-used-on", &args!["faces" => faces, "space" => space(s, at)])
    };
    let parts: Vec<String> = spaces
        .into_iter()
        .map(|(at, faces)| match at {
            Some(at) => on(faces.join(" "), at),
            None => faces.join(" "),
        })
        .collect();
    let text = list(&parts);
    brought.map_or_else(|| text.clone(), |brought| format!("{text}: {brought}"))
}

/// From when an upgrade works.
#[derive(Clone, Copy)]
pub(in crate::play) enum Works {
    Now,
    /// Some areas work from the next round, if they were upgraded while serving (F8).
    Serving,
}

pub(in crate::play) fn upgraded(
    s: &Speech,
    area: Area,
    works: Works,
    price: Option<&str>,
) -> String {
    let later = matches!(works, Works::Serving)
        && matches!(area, Area::Server | Area::Dishwasher | Area::Table);
    let args = args!["area" => area_code(area), "price" => price.unwrap_or_default()];
    let id = match (price, later) {
        (None, false) => "terminal-upgraded",
        (None, true) => "terminal-upgraded-later",
        (Some(_), false) => "terminal-upgraded-for",
        (Some(_), true) => "terminal-upgraded-for-later",
    };
    s.say(id, &args)
}

/// Cards put on the deck; players often forget the Noble of an upgrade.
pub(in crate::play) fn gained(
    s: &Speech,
    which: Card,
    times: u32,
    price: Option<&str>,
    own: bool,
) -> String {
    let what = if which.is_noble() {
        s.count("terminal-nobles-gained", times)
    } else {
        s.say("terminal-card-gained", &args!["card" => copies(&card(s, which), times)])
    };
    let args = args!["what" => what.clone(), "price" => price.unwrap_or_default()];
    match (price, own) {
        (None, false) => what,
        (Some(_), false) => s.say("terminal-gained-for", &args),
        (None, true) => s.say("terminal-gained-own", &args),
        (Some(_), true) => s.say("terminal-gained-for-own", &args),
    }
}

pub(in crate::play) fn shuffled_in(s: &Speech, cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(|&which| card(s, which)).collect();
    s.say("terminal-shuffled-in", &args!["cards" => list(&cards)])
}

pub(in crate::play) fn recruited(s: &Speech, guest: &str, price: Option<&str>) -> String {
    match price {
        Some(price) => s.say("terminal-recruited", &args!["card" => guest, "price" => price]),
        None => s.say("terminal-new-guest-gained", &args!["card" => guest]),
    }
}

pub(in crate::play) fn returned(s: &Speech, kind: Kind, number: u8) -> String {
    s.say("terminal-returned", &args!["count" => number, "kind" => kind_code(kind)])
}

pub(in crate::play) fn hired(
    s: &Speech,
    who: Entertainer,
    side: Side,
    prices: &EntertainerPrices,
) -> String {
    format!("{}: {}", s.entertainer(who), s.side(who, side, prices))
}

/// A message about a card.
pub(in crate::play) fn of_card(s: &Speech, id: &str, which: Card) -> String {
    s.say(id, &args!["card" => card(s, which)])
}

pub(in crate::play) fn turned(s: &Speech, die: Die, to: u8) -> String {
    let (colour, face) = (colour_code(die.colour), die.face.pips());
    s.say("event-die_turned", &args!["colour" => colour, "face" => face, "to" => to])
}

pub(in crate::play) fn signature(s: &Speech, column: u8) -> String {
    let prices = super::actions::columns()[usize::from(column) & 3].clone();
    s.say("event-signature_laid", &args!["column" => prices])
}

pub(in crate::play) fn closed(s: &Speech, kept: (u16, u16), lost: Lost) -> String {
    let mut args = args!["count" => kept.0, "beer" => kept.1];
    match money(s, lost.thalers, lost.beer) {
        None => s.say("terminal-closed", &args),
        Some(lost) => {
            args.set("lost", lost);
            s.say("terminal-closed-losing", &args)
        }
    }
}

pub(in crate::play) fn undo(s: &Speech, name: &str) -> String {
    s.say("terminal-undo", &args!["name" => name])
}

pub(in crate::play) fn hint(s: &Speech, name: &str) -> String {
    s.say("terminal-took-hint", &args!["name" => name])
}

pub(in crate::play) fn winners(s: &Speech, names: &[&str]) -> String {
    let args = args!["names" => names.join(", "), "count" => names.len() as u32];
    s.say("terminal-won", &args)
}

pub(in crate::play) fn record(s: &Speech, file: &str) -> String {
    s.say("terminal-record", &args!["file" => file])
}
