//! Draws decks, discard piles and Guest Books.

use super::layout::row;
use super::look::Look;
use super::words::actions::columns;
use super::words::{self, args, table as say};
use engine::model::{Bonus, Card, Pile};

/// The known top of the deck, and the number of other cards.
pub(super) fn deck(look: &Look<'_>) -> String {
    let tavern = look.tavern();
    let (s, known) = (look.speech, words::list(&known(look)));
    let text = say::deck(s, tavern.deck.len(), &known, tavern.discard.len());
    row(&s.text("terminal-label-deck"), &[text], "")
}

/// The known top cards, next one first, with runs of equal cards grouped.
fn known(look: &Look<'_>) -> Vec<String> {
    let mut runs: Vec<(Card, u32)> = Vec::new();
    for &card in look.game.tops.of(look.seat).iter().rev() {
        match runs.last_mut() {
            Some((last, times)) if *last == card => *times += 1,
            _ => runs.push((card, 1)),
        }
    }
    let named = |card| words::card(look.speech, card);
    runs.into_iter().map(|(card, times)| say::copies(&named(card), times)).collect()
}

/// What is in the decks and discard piles of everybody: only the order is unknown (R9).
pub(super) fn decks(look: &Look<'_>) -> String {
    let seats = look.seat.round_from(look.game.players());
    let parts: Vec<String> = seats
        .map(|seat| {
            let (look, tavern) = (look.at(seat), look.game.tavern(seat));
            let mut lines = vec![look.name().to_owned()];
            for (label, items) in [
                ("terminal-label-next", known(&look)),
                ("terminal-label-unseen", counts(&look, &tavern.deck)),
                ("terminal-label-discard", counts(&look, &tavern.discard)),
            ] {
                let items = if items.is_empty() { vec!["-".to_owned()] } else { items };
                let label = format!(" {}", look.speech.text(label));
                lines.push(row(&label, &items, ", "));
            }
            lines.join("\n")
        })
        .collect();
    parts.join("\n")
}

fn counts(look: &Look<'_>, pile: &Pile) -> Vec<String> {
    let known = |card| words::actions::known(look.rules, look.speech, card);
    pile.faces().map(|(card, times)| say::copies(&known(card), u32::from(times))).collect()
}

/// The Guest Book in a line: tiles in each column, and what the next one covers.
pub(super) fn book(look: &Look<'_>) -> Option<String> {
    let rows = &look.rules.sheet().guest_book;
    let column = |column: u8| {
        let filled = usize::from(look.tavern().book.filled(column));
        let next = match rows.get(filled) {
            None => look.speech.text("terminal-full"),
            Some(row) => covered(look, row[usize::from(column)]),
        };
        let tiles: String = (0..rows.len()).map(|row| mark(row < filled)).collect();
        format!("{} {tiles} {next}", columns()[usize::from(column)])
    };
    let items: Vec<String> = (0..4).map(column).collect();
    look.game
        .form
        .has_guest_books()
        .then(|| row(&look.speech.text("terminal-label-book"), &items, "   "))
}

/// The Guest Books of everybody, row by row (T2, T3).
pub(super) fn books(look: &Look<'_>) -> Option<String> {
    let seats = look.seat.round_from(look.game.players());
    let mut lines = vec![look.speech.text("terminal-books")];
    lines.extend(seats.map(|seat| rows(&look.at(seat))));
    look.game.form.has_guest_books().then(|| lines.join("\n"))
}

/// One Guest Book, row by row.
pub(super) fn rows(look: &Look<'_>) -> String {
    const CELL: usize = 16;
    let s = look.speech;
    let line = |label: &str, cells: [String; 4]| {
        let cells = cells.map(|cell| format!("{cell:<CELL$}")).concat();
        format!("{label:<9}{cells}").trim_end().to_owned()
    };
    let heads = columns().map(|prices| s.say("terminal-column-head", &args!["prices" => prices]));
    let mut lines = if look.name().chars().count() > 8 {
        vec![look.name().to_owned(), line("", heads)]
    } else {
        vec![line(look.name(), heads)]
    };
    for (index, spaces) in look.rules.sheet().guest_book.iter().enumerate() {
        let laid = |column: u8| usize::from(look.tavern().book.filled(column)) > index;
        let cells = [0, 1, 2, 3].map(|column: u8| {
            format!("{} {}", mark(laid(column)), covered(look, spaces[usize::from(column)]))
        });
        let label = if (0..4).all(laid) {
            s.text("terminal-label-row-full")
        } else {
            s.say("terminal-label-row", &args!["row" => (index + 1) as u32])
        };
        lines.push(line(&format!(" {label}"), cells));
    }
    lines.join("\n")
}

const fn mark(laid: bool) -> char {
    if laid { '■' } else { '·' }
}

fn covered(look: &Look<'_>, space: Option<Bonus>) -> String {
    space.map_or_else(|| "–".to_owned(), |bonus| look.speech.bonus(bonus))
}
