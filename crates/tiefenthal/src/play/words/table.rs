//! The text on the table display.

use super::{Thing, count};
use engine::Preview;

pub(in crate::play) const MARKET: &str = "Market   beer  die→pays  points  brings";
pub(in crate::play) const CARDS: &str = "Cards";
pub(in crate::play) const NOBLES: &str = "Nobles";
pub(in crate::play) const TABLES: &str = "Tables";
pub(in crate::play) const SPACES: &str = "Spaces";
pub(in crate::play) const DICE: &str = "Dice";
pub(in crate::play) const AREAS: &str = "Cards";
pub(in crate::play) const UPGRADED: &str = "Upgraded";
pub(in crate::play) const DECK: &str = "Deck";
pub(in crate::play) const NEXT: &str = " next";
pub(in crate::play) const UNSEEN: &str = " unseen";
pub(in crate::play) const DISCARDED: &str = " discard";
pub(in crate::play) const TRACKS: &str = "Tracks";
pub(in crate::play) const BOOK: &str = "Book";
pub(in crate::play) const BOOKS: &str =
    "Guest Books: ■ covered, · free. A full row brings a Noble (T3).";
pub(in crate::play) const FULL: &str = "full";
pub(in crate::play) const ROW_FULL: &str = " full";
pub(in crate::play) const NO_BOOK: &str = "There are no Guest Books at this level.";
pub(in crate::play) const UPGRADES: &str = "Upgrades";
pub(in crate::play) const SHOWS: &str = "Shows";
pub(in crate::play) const COASTERS: &str = "Coasters";
pub(in crate::play) const NOBODY: &str = "nobody";

pub(in crate::play) fn round(round: u8, rounds: u8, phase: &str, start: &str) -> String {
    match round {
        0 => format!("Before the first round · {phase} · start player {start}"),
        _ => format!("Round {round} of {rounds} · {phase} · start player {start}"),
    }
}

pub(in crate::play) fn signature(brings: &str) -> String {
    format!("Signature: {brings}")
}

pub(in crate::play) fn in_pile(left: u32) -> String {
    format!("{left} in the pile")
}

pub(in crate::play) fn noble_prices(prices: [u8; 3], points: u8, left: u8) -> String {
    let [one, two, three] = prices;
    format!("1 for {one} beer, 2 for {two}, 3 for {three}; {points} points each; {left} left")
}

pub(in crate::play) fn card_price(name: &str, price: u8, left: u8) -> String {
    if left == 0 { format!("{name} gone") } else { format!("{name} {price}") }
}

pub(in crate::play) const PRICES_IN_THALERS: &str = "(Thalers)";

/// A seat's line: points and purse, each with the amount kept when the turn ends.
pub(in crate::play) struct Purse {
    pub(in crate::play) points: u16,
    pub(in crate::play) thalers: (u16, u16),
    pub(in crate::play) beer: (u16, u16),
    pub(in crate::play) schnapps: Option<(u8, u8)>,
    pub(in crate::play) counter_guests: u8,
}

pub(in crate::play) fn purse(purse: &Purse) -> String {
    let mut text = format!(
        "{} · Thalers {}/{} · beer {}/{}",
        count(purse.points, Thing::Point),
        purse.thalers.0,
        purse.thalers.1,
        purse.beer.0,
        purse.beer.1
    );
    if let Some((schnapps, cap)) = purse.schnapps {
        text.push_str(&format!(" · Schnapps {schnapps}/{cap}"));
    }
    if purse.counter_guests > 0 {
        let guests = count(purse.counter_guests, Thing::CounterGuest);
        text.push_str(&format!(" · {guests}"));
    }
    text
}

pub(in crate::play) fn deck(unknown: u32, top: &str, discard: u32) -> String {
    let cards = count(unknown, Thing::Card);
    let deck = match (top, unknown) {
        ("", 0) => "empty".to_owned(),
        ("", _) => format!("{cards} in unknown order"),
        (top, 0) => format!("next: {top}"),
        (top, _) => format!("next: {top}; then {cards} in unknown order"),
    };
    format!("{deck}; {discard} discarded")
}

/// Copies of a card: `Noble ×3`.
pub(in crate::play) fn copies(card: &str, times: u32) -> String {
    if times == 1 { card.to_owned() } else { format!("{card} ×{times}") }
}

/// Nobles sharing a table: one die serves all of them, and they pay once.
pub(in crate::play) fn nobles(number: u8, needs: &str, pays: u8) -> String {
    format!("{} ({needs}→{pays} in total)", count(number, Thing::Noble))
}

/// The heading of a Guest Book column: the price of its guests.
pub(in crate::play) fn column(prices: &str) -> String {
    format!("{prices} beer")
}

pub(in crate::play) fn book_row(row: usize) -> String {
    format!(" row {row}")
}

/// The price of an upgrade, and the discount for each returned card.
pub(in crate::play) fn upgrade_price(area: &str, price: u16, discount: u16) -> String {
    match discount {
        0 => format!("{area} {price}"),
        off => format!("{area} {price} (-{off} per card)"),
    }
}

pub(in crate::play) fn monastery(at: u8, next: Option<(u8, String)>) -> String {
    match next {
        Some((steps, bonus)) => format!("Monastery {at} (in {steps}: {bonus})"),
        None => format!("Monastery {at}"),
    }
}

pub(in crate::play) fn reputation(points: u8, next: Option<(u16, String)>) -> String {
    let points = count(points, Thing::Point);
    match next {
        Some((steps, bonus)) => format!("Reputation {points} (in {steps}: {bonus})"),
        None => format!("Reputation {points}"),
    }
}

pub(in crate::play) fn raises(bound: u8, all: u8) -> String {
    format!("Dishwashers: {} of {all} left", all.saturating_sub(bound))
}

/// What a plan would bring.
pub(in crate::play) fn preview(preview: &Preview, reputation: bool, barbacks: bool) -> String {
    let mut parts = vec![count(preview.thalers, Thing::Thaler), count(preview.beer, Thing::Beer)];
    if preview.monastery > 0 {
        parts.push(count(preview.monastery, Thing::Step));
    }
    if reputation {
        parts.push(format!("Reputation {:+}", preview.reputation));
    }
    let who = if barbacks { "Dice and Barbacks" } else { "Dice" };
    let mut text = format!(
        "{who} bring {} → purse {} and {} beer",
        super::list(&parts),
        count(preview.thalers_then, Thing::Thaler),
        preview.beer_then
    );
    let lost: Vec<String> =
        [(preview.thalers_lost, Thing::Thaler), (preview.beer_lost, Thing::Beer)]
            .into_iter()
            .filter(|(number, _)| *number > 0)
            .map(|(number, thing)| count(number, thing))
            .collect();
    if !lost.is_empty() {
        text.push_str(&format!(" (unspent: {} lost)", lost.join(" and ")));
    }
    text
}
