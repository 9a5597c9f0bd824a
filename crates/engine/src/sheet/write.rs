//! Writes a sheet for display, as TOML, and in the canonical form for its hash.
//!
//! All three come from one list of lines, so what is shown, stored and hashed is the same.

use super::{EntryKey, Limit, Need, Sheet, words};
use crate::game::{ReputationSide, TrackSide};
use crate::model::{Area, Bonus, Entertainer, Kind, Side};
use core::fmt::{Display, Write as _};
use sha2::{Digest, Sha256};

/// One entry and its values as TOML.
pub(super) struct Line {
    pub(super) key: EntryKey,
    pub(super) values: String,
}

impl Sheet {
    /// The SHA-256 of the canonical content in hexadecimal, as in every record.
    pub fn hash_hex(&self) -> String {
        self.hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The canonical content: the line `format = 1`, then for each entry, in the order of the
    /// standard file, `name = { values }`, each line ended by one line feed.
    ///
    /// It has exactly the values that affect a game: no provenance, notes or name. Guests, Regulars
    /// and Start Cards keep their order, because it numbers the cards.
    pub fn canonical(&self) -> String {
        let mut text = String::from("format = 1\n");
        for Line { key, values } in lines(self) {
            push(&mut text, format_args!("{key} = {{ {values} }}\n"));
        }
        text
    }

    /// The sheet as TOML without explanations; reading it gives an equal sheet.
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        push(&mut text, format_args!("format = 1\nname = {}\n", quoted(&self.name)));
        let mut open = String::new();
        for (line, entry) in lines(self).iter().zip(&self.entries) {
            let name = line.key.to_string();
            let (list, in_list) = match name.split_once('[') {
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
                push(&mut text, format_args!("{name} = {values} }}\n"));
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
    let mut line = |key, values| lines.push(Line { key, values });
    for (card, kind) in sheet.tavern_cards.iter().zip(Kind::ALL) {
        line(
            EntryKey::TavernCard(kind),
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
        line(EntryKey::Upgrade(area), values);
    }
    for (index, regular) in sheet.regulars.iter().enumerate() {
        let seated = seated(regular.copies, regular.die, regular.pays, regular.points);
        line(EntryKey::Regular(index as u8), seated);
    }
    let noble = &sheet.noble;
    line(
        EntryKey::Noble,
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
            EntryKey::Guest(index as u8),
            format!("price = {}, {seated}, bonus = \"{bonus}\"{marked}", guest.price),
        );
    }
}

fn tracks(sheet: &Sheet, lines: &mut Vec<Line>) {
    let mut line = |key, values| lines.push(Line { key, values });
    let rounds = &sheet.rounds;
    for (side, spaces) in [(TrackSide::Summer, &rounds.summer), (TrackSide::Winter, &rounds.winter)]
    {
        for (index, space) in spaces.iter().enumerate() {
            line(EntryKey::Round(side, index as u8), format!("bonus = \"{space}\""));
        }
    }
    for (key, by_round) in [
        (EntryKey::PrintedSchnapps, rounds.printed_schnapps),
        (EntryKey::LooseSchnapps, rounds.loose_schnapps),
    ] {
        line(key, format!("by_round = {by_round:?}"));
    }
    for (index, &space) in sheet.monastery.iter().enumerate() {
        line(EntryKey::Monastery(index as u8), format!("bonus = \"{}\"", maybe(space)));
    }
    for (side, track) in [
        (ReputationSide::Plain, &sheet.reputation),
        (ReputationSide::Signatures, &sheet.reputation_signatures),
    ] {
        for (index, space) in track.iter().enumerate() {
            line(
                EntryKey::Reputation(side, index as u8),
                format!("points = {}, bonus = \"{}\"", space.points, maybe(space.bonus)),
            );
        }
    }
}

fn extras(sheet: &Sheet, lines: &mut Vec<Line>) {
    let mut line = |key, values| lines.push(Line { key, values });
    let prices = &sheet.entertainers;
    for who in Entertainer::ALL {
        for side in Side::ALL {
            let (schnapps, brings) = prices.of(who, side);
            let mut values = format!("schnapps = {schnapps}");
            if let Some(brings) = brings {
                push(&mut values, format_args!(", brings = {brings}"));
            }
            line(EntryKey::Entertainer(who, side), values);
        }
    }
    for (index, items) in sheet.start_cards.iter().enumerate() {
        line(EntryKey::StartCard(index as u8), format!("items = {}", list(items)));
    }
    for (index, &columns) in sheet.guest_book.iter().enumerate() {
        let columns = list(&columns.map(maybe));
        line(EntryKey::GuestBook(index as u8), format!("columns = {columns}"));
    }
    let limits = &sheet.limits;
    let mut limit = |limit, values: String| line(EntryKey::Limit(limit), values);
    limit(Limit::CounterGuests, format!("value = {}", limits.counter_guests));
    limit(Limit::Schnapps, format!("value = {}", limits.schnapps));
    limit(Limit::SchnappsKept, format!("value = {}", limits.schnapps_kept));
    limit(Limit::Signatures, format!("value = {}", limits.signatures));
    let cards = limits.starting_cards.map(words::kind_word);
    limit(Limit::StartingCards, format!("cards = {}", list(&cards)));
    limit(Limit::StartCardsOffered, format!("value = {}", limits.start_cards_offered));
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

/// A TOML basic string with the necessary escapes.
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

/// Writing to a string cannot fail.
fn push(text: &mut String, part: core::fmt::Arguments<'_>) {
    let _ = text.write_fmt(part);
}
