//! Draws what lies in piles and books: decks, discard piles, Signatures.

use super::layout::row;
use super::look::Look;
use super::words::actions::COLUMNS;
use super::words::{self, table as say};
use engine::model::{Card, Pile};

/// The known top of the deck, and how many cards there are beside it.
pub(super) fn deck(look: &Look<'_>) -> String {
    let tavern = look.tavern();
    let text = say::deck(tavern.deck.len(), &words::list(&known(look)), tavern.discard.len());
    row(say::DECK, &[text], "")
}

/// The known top cards, the next one first; neighbours that are alike together.
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
    if !look.game.form.has_guest_books() {
        return None;
    }
    let items: Vec<String> = (0..4u8)
        .map(|column| {
            let filled = look.tavern().book.filled(column);
            let next = match look.rules.sheet().guest_book.get(usize::from(filled)) {
                None => say::FULL.to_owned(),
                Some(row) => covered(row[usize::from(column)]),
            };
            format!("{}: {filled}/4 {next}", COLUMNS[usize::from(column)])
        })
        .collect();
    Some(row(say::BOOK, &items, "   "))
}

/// The Guest Books of everybody, row by row (T2, T3).
pub(super) fn books(look: &Look<'_>) -> Option<String> {
    if !look.game.form.has_guest_books() {
        return None;
    }
    let cell = 16;
    let mut lines = vec![say::BOOKS.to_owned()];
    for seat in look.seat.round_from(look.game.players()) {
        let look = look.at(seat);
        let heads = COLUMNS.map(|column| format!("{column:<cell$}"));
        lines.push(format!("{:<8} {}", "", heads.concat()).trim_end().to_owned());
        for (index, spaces) in look.rules.sheet().guest_book.iter().enumerate() {
            let laid = |column: u8| usize::from(look.tavern().book.filled(column)) > index;
            let cells = (0..4u8).map(|column| {
                let brings = covered(spaces[usize::from(column)]);
                let mark = if laid(column) { "■" } else { "·" };
                format!("{:<cell$}", format!("{mark} {brings}"))
            });
            let label = match (index, (0..4).all(laid)) {
                (_, true) => say::ROW_FULL.to_owned(),
                (_, false) => say::book_row(index + 1),
            };
            lines.push(format!("{label:<8} {}", cells.collect::<String>()).trim_end().to_owned());
        }
        // The name stands where nothing else does.
        if let Some(head) = lines.iter_mut().rev().nth(look.rules.sheet().guest_book.len()) {
            *head = format!("{}\n{head}", look.name());
        }
    }
    Some(lines.join("\n"))
}

fn covered(space: Option<engine::model::Bonus>) -> String {
    space.map_or_else(|| "–".to_owned(), words::bonus)
}
