//! A finished game of a deal as a short code.
//!
//! Whoever knows the code of a deal knows its luck, so a game of it is nothing but its decisions, and a
//! decision is nothing but its place in the list of what was legal. That is a few hundred characters for
//! what fills a megabyte as a record: enough for a link. Reading a code plays the game again by the rules
//! and gives its record.

mod decision;
mod number;

use crate::{PersonId, Room, Table};
use core::fmt;
use core::hash::Hasher;
use data_encoding::BASE64URL_NOPAD;
use decision::{push_decision, take_decision};
use engine::model::Seat;
use engine::{Action, RULES_VERSION, Rules, StableHasher};
use number::{Digits, Number};
use protocol::{NewGame, Occupant};
use record::{Checked, Entry, Record, Secret};
use std::sync::Arc;

/// The version of the codes.
const VERSION: u32 = 1;
/// The most characters of a code that is read.
const MOST_CHARACTERS: usize = 8192;
/// The most decisions of a game that is read.
const MOST_DECISIONS: usize = 10_000;

const VERSIONS: u32 = 16;
const LEVELS: u32 = 5;
const PLAYERS: u32 = 5;
const BOTS: u32 = 64;
const BYTES: u32 = 256;
const SHEETS: u32 = 1 << 16;

/// The game of a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    /// The code of its deal.
    pub deal: String,
    /// Who sat where, by seat number.
    pub seats: Vec<Occupant>,
    /// Hints that were taken.
    pub hints: u8,
    /// How often somebody went back past a reveal.
    pub rewinds: u8,
    /// The lines of its record.
    pub lines: Vec<String>,
}

/// Why a game has no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoEvening {
    /// It has luck of its own, or began in the middle.
    NoDeal,
    /// It is not over.
    NotOver,
    /// It was played by other rules, or its record does not follow from the deal.
    OtherGame,
}

/// Why a code has no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadEvening {
    /// It is no code, or not all of one.
    Damaged,
    /// A newer version of the program made it.
    Newer,
    /// It was played by other rules, or with other printed values.
    OtherGame,
}

impl fmt::Display for NoEvening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoEvening::NoDeal => "only the game of a deal has a code",
            NoEvening::NotOver => "the game is not over",
            NoEvening::OtherGame => "the game was played by other rules",
        })
    }
}

impl fmt::Display for BadEvening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadEvening::Damaged => "this is no code of an evening, or a part of it is missing",
            BadEvening::Newer => "a newer version of the program made this code",
            BadEvening::OtherGame => "the evening was played by other rules or printed values",
        })
    }
}

impl core::error::Error for NoEvening {}
impl core::error::Error for BadEvening {}

/// The code of a game that was played in this room.
pub fn write_evening(room: &Room, record: &Record, bots: &[&str]) -> Result<String, NoEvening> {
    let deal = room.deal().filter(|_| room.is_dealt()).ok_or(NoEvening::NoDeal)?;
    if record.end.is_none() {
        return Err(NoEvening::NotOver);
    }
    if record.header.checked() != Checked::ByRules {
        return Err(NoEvening::OtherGame);
    }
    let rules = Arc::new(Rules::new(record.header.sheet.clone()));
    let mut digits = Digits::default();
    digits.push(VERSION, VERSIONS);
    digits.push(RULES_VERSION % BYTES, BYTES);
    digits.push(sheet_check(&rules), SHEETS);
    digits.push(u32::from(room.setup().level.number()) - 1, LEVELS);
    digits.push(u32::from(room.setup().late_refill), 2);
    let occupants = room.occupants();
    digits.push(occupants.len() as u32, PLAYERS);
    for occupant in &occupants {
        match occupant {
            Occupant::Bot(id) => {
                let bot = bots.iter().position(|bot| bot == id).ok_or(NoEvening::OtherGame)?;
                digits.push(bot as u32 + 1, BOTS);
            }
            Occupant::Person(name) => {
                digits.push(0, BOTS);
                push_text(&mut digits, name);
            }
            Occupant::Open => return Err(NoEvening::NotOver),
        }
    }
    push_text(&mut digits, deal);
    let rewinds = record.entries.iter().filter(|entry| matches!(entry, Entry::Rewind(_))).count();
    let hints = record.hints();
    let hints: u32 = Seat::ALL.into_iter().map(|seat| hints[seat]).sum();
    digits.push(hints.min(BYTES - 1), BYTES);
    digits.push((rewinds as u32).min(BYTES - 1), BYTES);

    let mut table = begin(room, &rules).ok_or(NoEvening::OtherGame)?;
    let undone = record.undone();
    for (n, entry) in (1..).zip(&record.entries) {
        let Entry::Decision { seat, action, .. } = entry else { continue };
        if undone.contains(&n) {
            continue;
        }
        let game = table.game().ok_or(NoEvening::OtherGame)?;
        push_decision(&mut digits, &rules, game, *seat, action).ok_or(NoEvening::OtherGame)?;
        step(&mut table, *seat, action).ok_or(NoEvening::OtherGame)?;
    }
    table.game().filter(|game| game.is_over()).ok_or(NoEvening::OtherGame)?;
    let bytes = digits.bytes();
    Ok(BASE64URL_NOPAD.encode(&[&check_of(&bytes), &bytes[..]].concat()))
}

/// The game of a code, played again by these rules.
pub fn read_evening(code: &str, rules: &Arc<Rules>, bots: &[&str]) -> Result<Evening, BadEvening> {
    let code = code.trim();
    if code.len() > MOST_CHARACTERS {
        return Err(BadEvening::Damaged);
    }
    let bytes = BASE64URL_NOPAD.decode(code.as_bytes()).map_err(|_| BadEvening::Damaged)?;
    let (check, bytes) = bytes.split_first_chunk().ok_or(BadEvening::Damaged)?;
    if *check != check_of(bytes) {
        return Err(BadEvening::Damaged);
    }
    let mut number = Number::new(bytes.to_vec());
    match number.take(VERSIONS) {
        VERSION => {}
        0 => return Err(BadEvening::Damaged),
        _ => return Err(BadEvening::Newer),
    }
    if number.take(BYTES) != RULES_VERSION % BYTES || number.take(SHEETS) != sheet_check(rules) {
        return Err(BadEvening::OtherGame);
    }
    let level = number.take(LEVELS) as u8 + 1;
    let late_refill = number.take(2) == 1;
    let mut seats = Vec::new();
    for _ in 0..number.take(PLAYERS) {
        seats.push(match number.take(BOTS) {
            0 => Occupant::Person(take_text(&mut number)?),
            bot => {
                let id = bots.get(bot as usize - 1).ok_or(BadEvening::Newer)?;
                Occupant::Bot((*id).to_owned())
            }
        });
    }
    let deal = take_text(&mut number)?;
    let hints = number.take(BYTES) as u8;
    let rewinds = number.take(BYTES) as u8;

    let new =
        NewGame { late_refill, deal: Some(deal.clone()), ..NewGame::usual(level, seats.clone()) };
    let unused = Secret { seed: chance::Seed([0; 32]), salt: chance::Salt::default() };
    let room = Room::new(PersonId::HOUSE, &new, unused, bots).map_err(|_| BadEvening::Damaged)?;
    let mut lines = Vec::new();
    let mut table = begin_with(&room, rules, &mut lines).ok_or(BadEvening::Damaged)?;
    for _ in 0..MOST_DECISIONS {
        let game = table.game().ok_or(BadEvening::Damaged)?;
        if game.is_over() {
            break;
        }
        let (seat, action) = take_decision(&mut number, rules, game).ok_or(BadEvening::Damaged)?;
        lines.push(step(&mut table, seat, &action).ok_or(BadEvening::Damaged)?);
    }
    if !number.is_zero() {
        return Err(BadEvening::Damaged);
    }
    let end = table.stage_end().ok().flatten().ok_or(BadEvening::Damaged)?;
    lines.push(end.line().to_owned());
    Ok(Evening { deal, seats, hints, rewinds, lines })
}

fn begin(room: &Room, rules: &Arc<Rules>) -> Option<Table> {
    begin_with(room, rules, &mut Vec::new())
}

/// The table at the beginning of its game, and its first line.
fn begin_with(room: &Room, rules: &Arc<Rules>, lines: &mut Vec<String>) -> Option<Table> {
    let (table, line) = Table::begin(room.settings().ok()?, rules.clone()).ok()?;
    lines.push(line);
    Some(table)
}

/// Carries out a decision; its line.
fn step(table: &mut Table, seat: Seat, action: &Action) -> Option<String> {
    let staged = table.stage_action(seat, table.question(seat), action).ok()?;
    let line = staged.line().to_owned();
    table.commit(staged).ok()?;
    Some(line)
}

fn push_text(digits: &mut Digits, text: &str) {
    digits.push(text.len() as u32 % BYTES, BYTES);
    text.bytes().for_each(|byte| digits.push(byte.into(), BYTES));
}

fn take_text(number: &mut Number) -> Result<String, BadEvening> {
    let length = number.take(BYTES);
    let bytes = (0..length).map(|_| number.take(BYTES) as u8).collect();
    String::from_utf8(bytes).map_err(|_| BadEvening::Damaged)
}

/// Tells component sheets apart.
fn sheet_check(rules: &Rules) -> u32 {
    let [first, second, ..] = rules.sheet().hash;
    u32::from(u16::from_le_bytes([first, second]))
}

/// Tells whether a code was changed on its way.
fn check_of(bytes: &[u8]) -> [u8; 3] {
    let mut hasher = StableHasher::default();
    hasher.write(bytes);
    let [first, second, third, ..] = hasher.finish().to_le_bytes();
    [first, second, third]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_newer_versions_say_so() {
        let rules = Arc::new(Rules::standard());
        let code = |bytes: &[u8]| BASE64URL_NOPAD.encode(&[&check_of(bytes), bytes].concat());
        assert_eq!(read_evening(&code(&[2]), &rules, &[]), Err(BadEvening::Newer));
        assert_eq!(read_evening(&code(&[0]), &rules, &[]), Err(BadEvening::Damaged));
        assert_eq!(read_evening(&code(&[VERSION as u8]), &rules, &[]), Err(BadEvening::OtherGame));
    }
}
