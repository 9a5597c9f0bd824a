//! What the terminal says. Other modules decide what to say, this one which message of `words/` says it.

pub(super) mod actions;
pub(super) mod help;
pub(super) mod reasons;
pub(super) mod reminders;
pub(super) mod story;
pub(super) mod table;

pub(super) use ::words::{Speech, WordSet, args};

use ::words::names::area_code;
use engine::model::{Area, Card, Space};
use engine::notation::{write_card, write_space};
use engine::printed::{BREWER_VALUES, MONK_VALUES};
use engine::sheet::Need;
use engine::{Illegal, Yields};

/// A printed space of the tavern, with what it needs and gives.
pub(super) fn printed(s: &Speech, at: Space, yields: &Yields) -> String {
    let (needs, gives) = match at {
        Space::CASHBOX => ("?".to_owned(), s.count("thalers", yields.cashbox)),
        Space::BARREL => ("?".to_owned(), s.count("beer", yields.barrel)),
        Space::BREWER => (values(&BREWER_VALUES), s.count("beer", yields.brewer)),
        _ => (values(&MONK_VALUES), s.count("monastery-steps", yields.monk)),
    };
    format!("{} {needs}→{gives}", space(s, at))
}

fn values(values: &[u8]) -> String {
    values.iter().map(u8::to_string).collect::<Vec<_>>().join(",")
}

/// What the two sides of an area give.
pub(super) fn benefit(s: &Speech, area: Area, plain: u8, upgraded: u8) -> String {
    let args = args!["area" => area_code(area), "plain" => plain, "upgraded" => upgraded];
    s.say("terminal-benefit", &args)
}

/// A card in a word; guests and Regulars by their names in the notation.
pub(super) fn card(s: &Speech, card: Card) -> String {
    match card.kind() {
        Some(kind) => s.kind(kind),
        None if card.is_noble() => s.count("name-nobles", 1u8),
        None => write_card(card),
    }
}

pub(super) fn space(s: &Speech, space: Space) -> String {
    match space {
        Space::CASHBOX => s.area(Area::Cashbox),
        Space::BARREL => s.area(Area::Barrel),
        Space::BREWER => s.area(Area::Brewer),
        Space::MONK => s.area(Area::Monk),
        _ => space.card().map_or_else(|| write_space(space), |which| card(s, which)),
    }
}

pub(super) fn need(need: Option<Need>) -> String {
    match need {
        Some(Need::Exactly(value)) => value.to_string(),
        Some(Need::Any) => "?".to_owned(),
        None => "-".to_owned(),
    }
}

/// A refusal with its rule.
pub(super) fn refusal(s: &Speech, illegal: &Illegal) -> String {
    format!("{} ({})", s.illegal(illegal, |at| space(s, at)), illegal.rule())
}

/// A list as people write it.
pub(super) fn list(parts: &[String]) -> String {
    parts.join(", ")
}

/// Amounts with a sign: `+4 Thalers +2 beer`; nothing if all are zero.
pub(super) fn gains(s: &Speech, amounts: &[(&str, u16)], between: &str) -> Option<String> {
    let some = amounts.iter().filter(|(_, number)| *number > 0);
    let parts: Vec<String> =
        some.map(|&(id, number)| format!("+{}", s.count(id, number))).collect();
    (!parts.is_empty()).then(|| parts.join(between))
}

/// Thalers and beer, or the one of them that is not zero.
pub(super) fn money(s: &Speech, thalers: u16, beer: u16) -> Option<String> {
    match (thalers, beer) {
        (0, 0) => None,
        (thalers, 0) => Some(s.count("thalers", thalers)),
        (0, beer) => Some(s.count("beer", beer)),
        (thalers, beer) => {
            let (first, second) = (s.count("thalers", thalers), s.count("beer", beer));
            Some(s.say("terminal-and", &args!["first" => first, "second" => second]))
        }
    }
}
