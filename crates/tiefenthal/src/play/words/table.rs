//! The text on the table display.

use super::{Speech, args, list, money};
use engine::Preview;
use engine::model::Area;

pub(in crate::play) fn round(
    s: &Speech,
    round: u8,
    rounds: u8,
    phase: &str,
    start: &str,
) -> String {
    let args = args!["round" => round, "rounds" => rounds, "phase" => phase, "start" => start];
    s.say(if round == 0 { "terminal-head-before" } else { "terminal-head" }, &args)
}

pub(in crate::play) fn noble_prices(s: &Speech, prices: [u8; 3], points: u8, left: u8) -> String {
    let [one, two, three] = prices;
    let args = args![
        "one" => one, "two" => two, "three" => three, "points" => points, "left" => left,
    ];
    s.say("terminal-noble-prices", &args)
}

pub(in crate::play) fn card_price(s: &Speech, name: &str, price: u8, left: u8) -> String {
    if left == 0 {
        s.say("terminal-gone", &args!["name" => name])
    } else {
        format!("{name} {price}")
    }
}

/// A seat's line: points and purse, each with the amount kept when the turn ends.
pub(in crate::play) struct Purse {
    pub(in crate::play) points: u16,
    pub(in crate::play) thalers: (u16, u16),
    pub(in crate::play) beer: (u16, u16),
    pub(in crate::play) schnapps: Option<(u8, u8)>,
    pub(in crate::play) counter_guests: u8,
}

pub(in crate::play) fn purse(s: &Speech, purse: &Purse) -> String {
    let args = args![
        "count" => purse.points,
        "thalers" => purse.thalers.0, "safe" => purse.thalers.1,
        "beer" => purse.beer.0, "storage" => purse.beer.1,
    ];
    let mut parts = vec![s.say("terminal-purse", &args)];
    if let Some((schnapps, cap)) = purse.schnapps {
        parts.push(s.say("terminal-purse-schnapps", &args!["has" => schnapps, "cap" => cap]));
    }
    if purse.counter_guests > 0 {
        parts.push(s.count("terminal-counter-guests", purse.counter_guests));
    }
    parts.join(" · ")
}

pub(in crate::play) fn deck(s: &Speech, unknown: u32, top: &str, discard: u32) -> String {
    let args = args!["count" => unknown, "top" => top, "discard" => discard];
    let id = match (top, unknown) {
        ("", 0) => "terminal-deck-empty",
        ("", _) => "terminal-deck-unknown",
        (_, 0) => "terminal-deck-next",
        (_, _) => "terminal-deck-both",
    };
    s.say(id, &args)
}

/// Copies of a card: `Noble ×3`.
pub(in crate::play) fn copies(card: &str, times: u32) -> String {
    if times == 1 { card.to_owned() } else { format!("{card} ×{times}") }
}

/// Nobles sharing a table: one die serves all of them, and they pay once.
pub(in crate::play) fn nobles(s: &Speech, number: u8, needs: &str, pays: u8) -> String {
    let args = args!["count" => number, "needs" => needs, "pays" => pays];
    s.say("terminal-nobles-table", &args)
}

/// The price of an upgrade, and the discount for each returned card.
pub(in crate::play) fn upgrade_price(s: &Speech, area: Area, price: u16, off: u16) -> String {
    let area = ::words::names::area_code(area);
    let args = args!["area" => area, "price" => price, "off" => off];
    s.say(if off == 0 { "terminal-upgrade-price" } else { "terminal-upgrade-discount" }, &args)
}

pub(in crate::play) fn monastery(s: &Speech, at: u8, next: Option<(u8, String)>) -> String {
    let mut args = args!["at" => at];
    let Some((steps, bonus)) = next else { return s.say("terminal-monastery", &args) };
    args.set("steps", steps);
    args.set("bonus", bonus);
    s.say("terminal-monastery-next", &args)
}

pub(in crate::play) fn reputation(s: &Speech, points: u8, next: Option<(u16, String)>) -> String {
    let mut args = args!["count" => points];
    let Some((steps, bonus)) = next else { return s.say("terminal-reputation", &args) };
    args.set("steps", steps);
    args.set("bonus", bonus);
    s.say("terminal-reputation-next", &args)
}

pub(in crate::play) fn raises(s: &Speech, bound: u8, all: u8) -> String {
    let left = all.saturating_sub(bound);
    s.say("terminal-raises", &args!["left" => left, "all" => all])
}

/// What a plan would bring.
pub(in crate::play) fn preview(
    s: &Speech,
    preview: &Preview,
    reputation: bool,
    barbacks: bool,
) -> String {
    let mut brings = vec![s.count("thalers", preview.thalers), s.count("beer", preview.beer)];
    if preview.monastery > 0 {
        brings.push(s.count("monastery-steps", preview.monastery));
    }
    if reputation {
        let change = format!("{:+}", preview.reputation);
        brings.push(s.say("terminal-reputation-change", &args!["change" => change]));
    }
    let args = args![
        "brings" => list(&brings), "count" => preview.thalers_then, "beer" => preview.beer_then,
    ];
    let id = if barbacks { "terminal-preview-barbacks" } else { "terminal-preview" };
    let text = s.say(id, &args);
    match money(s, preview.thalers_lost, preview.beer_lost) {
        None => text,
        Some(lost) => s.say("terminal-preview-lost", &args!["preview" => text, "lost" => lost]),
    }
}
