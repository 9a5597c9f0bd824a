//! Draws decks, discard piles and Guest Books.

use super::layout::row;
use super::look::Look;
use super::words::actions::columns;
use super::words::{self, table as say};
use engine::model::{Bonus, Card, Pile};

/// The known top of the deck, and the number of other cards.
pub(super) fn deck(look: &Look<'_>) -> String {
    let tavern = look.tavern();
    let text = say::deck(tavern.deck.len(), &words::list(&known(look)), tavern.discard.len());
    row(say::DECK, &[text], "")
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
    runs.into_iter().map(|(card, times)| say::copies(&words::card(card), times)).collect()
}

/// What is in the decks and discard piles of everybody: only the order is unknown (R9).
pub(super) fn decks(look: &Look<'_>) -> String {
    let seats = look.seat.round_from(look.game.players());
    let parts: Vec<String> = seats
        .map(|seat| {
            let (look, tavern) = (look.at(seat), look.game.tavern(seat));
            let mut lines = vec![look.name().to_owned()];
            for (label, items) in [
                (say::NEXT, known(&look)),
                (say::UNSEEN, counts(&look, &tavern.deck)),
                (say::DISCARDED, counts(&look, &tavern.discard)),
            ] {
                let items = if items.is_empty() { vec!["-".to_owned()] } else { items };
                lines.push(row(label, &items, ", "));
            }
            lines.join("\n")
        })
        .collect();
    parts.join("\n")
}

fn counts(look: &Look<'_>, pile: &Pile) -> Vec<String> {
    let known = |card| words::actions::known(look.rules, card);
    pile.faces().map(|(card, times)| say::copies(&known(card), u32::from(times))).collect()
}

/// The Guest Book in a line: tiles in each column, and what the next one covers.
pub(super) fn book(look: &Look<'_>) -> Option<String> {
    let rows = &look.rules.sheet().guest_book;
    let column = |column: u8| {
        let filled = usize::from(look.tavern().book.filled(column));
        let next = match rows.get(filled) {
            None => say::FULL.to_owned(),
            Some(row) => covered(row[usize::from(column)]),
        };
        let tiles: String = (0..rows.len()).map(|row| mark(row < filled)).collect();
        format!("{} {tiles} {next}", columns()[usize::from(column)])
    };
    let items: Vec<String> = (0..4).map(column).collect();
    look.game.form.has_guest_books().then(|| row(say::BOOK, &items, "   "))
}

/// The Guest Books of everybody, row by row (T2, T3).
pub(super) fn books(look: &Look<'_>) -> Option<String> {
    let seats = look.seat.round_from(look.game.players());
    let mut lines = vec![say::BOOKS.to_owned()];
    lines.extend(seats.map(|seat| rows(&look.at(seat))));
    look.game.form.has_guest_books().then(|| lines.join("\n"))
}

/// One Guest Book, row by row.
pub(super) fn rows(look: &Look<'_>) -> String {
    const CELL: usize = 16;
    let line = |label: &str, cells: [String; 4]| {
        let cells = cells.map(|cell| format!("{cell:<CELL$}")).concat();
        format!("{label:<9}{cells}").trim_end().to_owned()
    };
    let heads = columns().map(|prices| say::column(&prices));
    let mut lines = if look.name().chars().count() > 8 {
        vec![look.name().to_owned(), line("", heads)]
    } else {
        vec![line(look.name(), heads)]
    };
    for (index, spaces) in look.rules.sheet().guest_book.iter().enumerate() {
        let laid = |column: u8| usize::from(look.tavern().book.filled(column)) > index;
        let cells = [0, 1, 2, 3].map(|column: u8| {
            format!("{} {}", mark(laid(column)), covered(spaces[usize::from(column)]))
        });
        let label =
            if (0..4).all(laid) { say::ROW_FULL.to_owned() } else { say::book_row(index + 1) };
        lines.push(line(&label, cells));
    }
    lines.join("\n")
}

const fn mark(laid: bool) -> char {
    if laid { '■' } else { '·' }
}

fn covered(space: Option<Bonus>) -> String {
    space.map_or_else(|| "–".to_owned(), words::bonus)
}
