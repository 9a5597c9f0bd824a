//! Writes a sheet: for people, as TOML again, and in the canonical form whose hash names it.
//!
//! All three come from one list of lines, so that what is shown, stored and hashed is the same.

use super::{Need, Sheet, words};
use crate::model::{Area, Bonus, Kind};
use core::fmt::{Display, Write as _};
use sha2::{Digest, Sha256};

/// One entry: its name in the file and its values as TOML.
pub(super) struct Line {
    pub(super) name: String,
    pub(super) values: String,
}

impl Sheet {
    /// The SHA-256 of the canonical content in hexadecimal: what every record names.
    pub fn hash_hex(&self) -> String {
        self.hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The canonical content: the line `format = 1`, then for each entry, in the order of the
    /// standard file, `name = { values }`, each line ended by one line feed.
    ///
    /// The values are all that changes a game and nothing else: no provenance, note or name of the
    /// sheet. Guests, Regulars and Start Cards keep their order, because it numbers the cards.
    pub fn canonical(&self) -> String {
        let mut text = String::from("format = 1\n");
        for Line { name, values } in lines(self) {
            push(&mut text, format_args!("{name} = {{ {values} }}\n"));
        }
        text
    }

    /// The sheet as TOML without explanations; reading it gives an equal sheet.
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        push(&mut text, format_args!("format = 1\nname = {}\n", quoted(&self.name)));
        let mut open = String::new();
        for (line, entry) in lines(self).iter().zip(&self.entries) {
            let (list, in_list) = match line.name.split_once('[') {
                Some((list, _)) => (list, true),
                None => ("", false),
            };
            if open != list {
                text.push_str(if open.is_empty() { "" } else { "]\n" });
                if in_list {
                    push(&mut text, format_args!("{list} = [\n"));
                }
                list.clone_into(&mut open);
            }
            let provenance = entry.provenance.word();
            let mut values = format!("{{ {}, provenance = \"{provenance}\"", line.values);
            if !entry.note.is_empty() {
                push(&mut values, format_args!(", note = {}", quoted(&entry.note)));
            }
            if in_list {
                push(&mut text, format_args!("    {values} }},\n"));
            } else {
                push(&mut text, format_args!("{} = {values} }}\n", line.name));
            }
        }
        text.push_str(if open.is_empty() { "" } else { "]\n" });
        text
    }
}

/// The hash of the canonical content.
pub(super) fn content_hash(sheet: &Sheet) -> [u8; 32] {
    Sha256::digest(sheet.canonical()).into()
}

/// Every entry in the order of the standard file.
pub(super) fn lines(sheet: &Sheet) -> Vec<Line> {
    let mut lines = Vec::new();
    cards(sheet, &mut lines);
    tracks(sheet, &mut lines);
    extras(sheet, &mut lines);
    lines
}

fn cards(sheet: &Sheet, lines: &mut Vec<Line>) {
    let mut line = |name, values| lines.push(Line { name, values });
    for (card, kind) in sheet.tavern_cards.iter().zip(Kind::ALL) {
        line(
            format!("tavern_cards.{}", words::kind_word(kind)),
            format!("copies = {}, price = {}, points = {}", card.copies, card.price, card.points),
        );
    }
    for (upgrade, area) in sheet.upgrades.iter().zip(Area::ALL) {
        let mut values = format!("price = {}", upgrade.price);
        if area.kind().is_some() {
            push(&mut values, format_args!(", discount = {}", upgrade.discount));
        }
        push(
            &mut values,
            format_args!(", plain = {}, upgraded = {}", upgrade.plain, upgrade.upgraded),
        );
        line(format!("upgrades.{}", words::area_word(area)), values);
    }
    for (index, regular) in sheet.regulars.iter().enumerate() {
        let seated = seated(regular.copies, regular.die, regular.pays, regular.points);
        line(format!("regulars[{index}]"), seated);
    }
    let noble = &sheet.noble;
    line(
        "noble".to_owned(),
        format!(
            "{}, prices = {:?}",
            seated(noble.copies, noble.die, noble.pays, noble.points),
            noble.prices
        ),
    );
    for (index, guest) in sheet.guests.iter().enumerate() {
        let seated = seated(guest.copies, guest.die, guest.pays, guest.points);
        let bonus = maybe(guest.bonus);
        let marked = if guest.marked { ", marked = true" } else { "" };
        line(
            format!("guests[{index}]"),
            format!("price = {}, {seated}, bonus = \"{bonus}\"{marked}", guest.price),
        );
    }
}

fn tracks(sheet: &Sheet, lines: &mut Vec<Line>) {
    let mut line = |name, values| lines.push(Line { name, values });
    let rounds = &sheet.rounds;
    for (side, spaces) in [("summer", &rounds.summer), ("winter", &rounds.winter)] {
        for (index, space) in spaces.iter().enumerate() {
            line(format!("rounds.{side}[{index}]"), format!("bonus = \"{space}\""));
        }
    }
    for (name, by_round) in [
        ("rounds.printed_schnapps", rounds.printed_schnapps),
        ("rounds.loose_schnapps", rounds.loose_schnapps),
    ] {
        line(name.to_owned(), format!("by_round = {by_round:?}"));
    }
    for (index, &space) in sheet.monastery.iter().enumerate() {
        line(format!("monastery[{index}]"), format!("bonus = \"{}\"", maybe(space)));
    }
    for (name, track) in
        [("reputation", &sheet.reputation), ("reputation_signatures", &sheet.reputation_signatures)]
    {
        for (index, space) in track.iter().enumerate() {
            line(
                format!("{name}[{index}]"),
                format!("points = {}, bonus = \"{}\"", space.points, maybe(space.bonus)),
            );
        }
    }
}

fn extras(sheet: &Sheet, lines: &mut Vec<Line>) {
    let mut line = |name, values| lines.push(Line { name, values });
    let prices = &sheet.entertainers;
    for (name, (schnapps, brings)) in [("thalers", prices.thalers), ("beer", prices.beer)] {
        let values = format!("schnapps = {schnapps}, brings = {brings}");
        line(format!("entertainers.{name}"), values);
    }
    for (name, schnapps) in [
        ("upgrade", prices.upgrade),
        ("removal", prices.removal),
        ("card", prices.card),
        ("die", prices.die),
    ] {
        line(format!("entertainers.{name}"), format!("schnapps = {schnapps}"));
    }
    for (index, items) in sheet.start_cards.iter().enumerate() {
        line(format!("start_cards[{index}]"), format!("items = {}", list(items)));
    }
    for (index, &columns) in sheet.guest_book.iter().enumerate() {
        let columns = list(&columns.map(maybe));
        line(format!("guest_book[{index}]"), format!("columns = {columns}"));
    }
    let limits = &sheet.limits;
    let mut limit = |name: &str, values: String| line(format!("limits.{name}"), values);
    limit("counter_guests", format!("value = {}", limits.counter_guests));
    limit("schnapps", format!("value = {}", limits.schnapps));
    limit("schnapps_kept", format!("value = {}", limits.schnapps_kept));
    limit("signatures", format!("value = {}", limits.signatures));
    let cards = limits.starting_cards.map(words::kind_word);
    limit("starting_cards", format!("cards = {}", list(&cards)));
    limit("start_cards_offered", format!("value = {}", limits.start_cards_offered));
}

fn seated(copies: u8, die: Need, pays: u8, points: u8) -> String {
    format!("copies = {copies}, die = \"{die}\", pays = {pays}, points = {points}")
}

fn maybe(bonus: Option<Bonus>) -> String {
    bonus.map_or_else(|| words::NOTHING.to_owned(), |bonus| bonus.to_string())
}

fn list<T: Display>(items: &[T]) -> String {
    let items: Vec<String> = items.iter().map(|item| format!("\"{item}\"")).collect();
    format!("[{}]", items.join(", "))
}

/// A TOML basic string; everything that must be escaped is.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => push(&mut quoted, format_args!("\\u{:04X}", u32::from(c))),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

/// Writing to a text cannot fail.
fn push(text: &mut String, part: core::fmt::Arguments<'_>) {
    let _ = text.write_fmt(part);
}
