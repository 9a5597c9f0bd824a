//! All text of the terminal game. Other modules decide what to say, this one how to say it. Another
//! language would be another module like this one.

pub(super) mod actions;
pub(super) mod bonuses;
pub(super) mod help;
pub(super) mod reasons;
pub(super) mod refusals;
pub(super) mod reminders;
pub(super) mod story;
pub(super) mod table;

pub(super) use bonuses::bonus;

use engine::model::{Area, Card, Colour, Die, Entertainer, Kind, Side, Space};
use engine::notation::{write_card, write_space};
use engine::printed::{BREWER_VALUES, MONK_VALUES};
use engine::sheet::{EntertainerPrices, Need};
use engine::{Phase, Yields};

/// A number with its noun: `1 beer`, `3 Thalers`.
pub(super) fn count(number: impl Into<u32>, thing: Thing) -> String {
    let number = number.into();
    format!("{number} {}", noun(thing, number))
}

/// A printed space of the tavern, with what it needs and gives.
pub(super) fn printed(at: Space, yields: &Yields) -> String {
    let (needs, gives) = match at {
        Space::CASHBOX => ("?".to_owned(), count(yields.cashbox, Thing::Thaler)),
        Space::BARREL => ("?".to_owned(), count(yields.barrel, Thing::Beer)),
        Space::BREWER => (values(&BREWER_VALUES, ","), count(yields.brewer, Thing::Beer)),
        _ => (values(&MONK_VALUES, ","), count(yields.monk, Thing::ShortStep)),
    };
    format!("{} {needs}→{gives}", space(at))
}

/// The values of dice with something between them.
pub(super) fn values(values: &[u8], between: &str) -> String {
    values.iter().map(u8::to_string).collect::<Vec<_>>().join(between)
}

/// What is counted.
#[derive(Clone, Copy)]
pub(super) enum Thing {
    Thaler,
    Beer,
    Schnapps,
    Step,
    ShortStep,
    Noble,
    Point,
    Card,
    Die,
    Raise,
    CounterGuest,
}

fn noun(thing: Thing, number: u32) -> &'static str {
    let one = number == 1;
    match thing {
        Thing::Thaler => ["Thalers", "Thaler"][usize::from(one)],
        Thing::Beer => "beer",
        Thing::Schnapps => "Schnapps",
        Thing::Step => ["Monastery steps", "Monastery step"][usize::from(one)],
        Thing::ShortStep => ["steps", "step"][usize::from(one)],
        Thing::Noble => ["Nobles", "Noble"][usize::from(one)],
        Thing::Point => ["points", "point"][usize::from(one)],
        Thing::Card => ["cards", "card"][usize::from(one)],
        Thing::Die => ["dice", "die"][usize::from(one)],
        Thing::Raise => ["raises", "raise"][usize::from(one)],
        Thing::CounterGuest => ["Counter Guests", "Counter Guest"][usize::from(one)],
    }
}

pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Bard => "Bard",
        Kind::Barback => "Barback",
        Kind::Dishwasher => "Dishwasher",
        Kind::Server => "Server",
        Kind::Table => "Table",
        Kind::Brewer => "Brewer",
    }
}

pub(super) fn area(area: Area) -> &'static str {
    match area {
        Area::Dishwasher => "Dishwasher",
        Area::Server => "Server",
        Area::Table => "Table",
        Area::Brewer => "Brewer",
        Area::Cashbox => "Cashbox",
        Area::Monk => "Monk",
        Area::Barrel => "Barrel",
        Area::Safe => "Safe",
        Area::Storage => "Beer Storage",
    }
}

/// What the two sides of an area give.
pub(super) fn benefit(which: Area, plain: u8, upgraded: u8) -> String {
    let what = match which {
        Area::Dishwasher => "raise per round",
        Area::Server => "own die per round",
        Area::Table => "tables",
        Area::Brewer => "beer per die",
        Area::Cashbox => "Thalers",
        Area::Monk => "steps per die",
        Area::Barrel => "beer",
        Area::Safe => "Thalers kept",
        Area::Storage => "beer kept",
    };
    format!("{plain} → {upgraded} {what}")
}

pub(super) fn entertainer(who: Entertainer) -> &'static str {
    match who {
        Entertainer::Musician => "Musician",
        Entertainer::FireEater => "Fire-eater",
        Entertainer::Juggler => "Juggler",
    }
}

/// What a side of an Entertainer does.
pub(super) fn trick(who: Entertainer, side: Side, prices: &EntertainerPrices) -> String {
    match (who, side) {
        (Entertainer::Musician, Side::First) => {
            format!("{} Schnapps → {} Thalers", prices.thalers.0, prices.thalers.1)
        }
        (Entertainer::Musician, Side::Second) => {
            format!("{} Schnapps → {} beer", prices.beer.0, prices.beer.1)
        }
        (Entertainer::FireEater, Side::First) => {
            format!("{} Schnapps → upgrade any area, with its Noble", prices.upgrade)
        }
        (Entertainer::FireEater, Side::Second) => {
            format!("{} Schnapps → remove a guest for good", prices.removal)
        }
        (Entertainer::Juggler, Side::First) => {
            format!("{} Schnapps → keep one card on your deck at closing time", prices.card)
        }
        (Entertainer::Juggler, Side::Second) => {
            format!("{} Schnapps → turn a die to any face when planning", prices.die)
        }
    }
}

/// A card in a word; guests and Regulars by their names in the notation.
pub(super) fn card(card: Card) -> String {
    match card.kind() {
        Some(which) => kind(which).to_owned(),
        None if card.is_noble() => "Noble".to_owned(),
        None => write_card(card),
    }
}

pub(super) fn space(space: Space) -> String {
    match space {
        Space::CASHBOX => "Cashbox".to_owned(),
        Space::BARREL => "Barrel".to_owned(),
        Space::BREWER => "Brewer".to_owned(),
        Space::MONK => "Monk".to_owned(),
        _ => space.card().map_or_else(|| write_space(space), card),
    }
}

pub(super) fn die(die: Die) -> String {
    let colour = match die.colour {
        Colour::White => "white",
        Colour::Own => "own",
    };
    format!("{colour} {}", die.face.pips())
}

pub(super) fn need(need: Option<Need>) -> String {
    match need {
        Some(Need::Exactly(value)) => value.to_string(),
        Some(Need::Any) => "?".to_owned(),
        None => "-".to_owned(),
    }
}

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::StartCards => "Start Cards",
        Phase::Evening => "a new evening",
        Phase::Arrival => "guests arrive",
        Phase::Draft => "the draft",
        Phase::Plan => "planning",
        Phase::Serve => "serving",
        Phase::Closing => "closing time",
        Phase::Over => "the end",
    }
}

/// A list as people write it.
pub(super) fn list(parts: &[String]) -> String {
    parts.join(", ")
}
