//! No text makes the reader panic, and what it accepts fits the engine and is written back equal.

use engine::model::{Area, Bonus, KNOWN_CAPACITY, Kind, MAX_TABLES};
use engine::sheet::{MAX_REPUTATION_STEPS, Sheet};
use proptest::prelude::*;
use toml::{Table, Value};

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        accepted_is_sound(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn chunks_deleted_replaced_and_doubled(edits in prop::collection::vec(splice(), 1..4)) {
        let mut bytes = Sheet::standard_text().as_bytes().to_vec();
        for (at, len, with) in edits {
            let start = at.index(bytes.len());
            let end = (start + len).min(bytes.len());
            let with = with.unwrap_or_else(|| bytes[start..end].repeat(2));
            bytes.splice(start..end, with);
        }
        accepted_is_sound(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn values_replaced(edits in prop::collection::vec((any::<prop::sample::Index>(), value()), 1..5)) {
        let mut sheet = Value::Table(Sheet::standard_text().parse::<Table>().expect("TOML"));
        for (which, with) in edits {
            let mut left = which.index(leaves(&sheet));
            replace(&mut sheet, &mut left, with);
        }
        accepted_is_sound(&toml::to_string(&sheet).expect("TOML"));
    }
}

/// Where, how much, and by what; by itself twice for `None`.
fn splice() -> impl Strategy<Value = (prop::sample::Index, usize, Option<Vec<u8>>)> {
    let with = prop_oneof![
        Just(Some(Vec::new())),
        Just(None),
        "[0-9]{1,20}".prop_map(|digits| Some(digits.into_bytes())),
        "[\\[\\]{}=,\"'\\\\#.\\n a-z]{1,12}".prop_map(|text| Some(text.into_bytes())),
        prop::collection::vec(any::<u8>(), 0..20).prop_map(Some),
    ];
    (any::<prop::sample::Index>(), 0..60usize, with)
}

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        8 => (0..64i64).prop_map(Value::Integer),
        1 => any::<i64>().prop_map(Value::Integer),
        6 => prop::sample::select(&[
            "nothing", "?", "3", "2 thalers", "12 steps", "reputation 9", "schnapps", "noble", "bard",
            "own die or table", "signature", "remove 2 regulars", "upgrade monk", "printed",
        ][..]).prop_map(|word| Value::String(word.to_owned())),
        1 => ".{0,20}".prop_map(Value::String),
        1 => any::<bool>().prop_map(Value::Boolean),
        1 => any::<f64>().prop_map(Value::Float),
        1 => Just(Value::Array(Vec::new())),
        1 => Just(Value::Table(Table::new())),
    ]
}

fn leaves(value: &Value) -> usize {
    match value {
        Value::Array(list) if !list.is_empty() => list.iter().map(leaves).sum(),
        Value::Table(table) if !table.is_empty() => table.values().map(leaves).sum(),
        _ => 1,
    }
}

fn replace(value: &mut Value, left: &mut usize, with: Value) -> bool {
    match value {
        Value::Array(list) if !list.is_empty() => {
            list.iter_mut().any(|item| replace(item, left, with.clone()))
        }
        Value::Table(table) if !table.is_empty() => {
            table.iter_mut().any(|(_, item)| replace(item, left, with.clone()))
        }
        leaf if *left == 0 => {
            *leaf = with;
            true
        }
        _ => {
            *left -= 1;
            false
        }
    }
}

/// An error can be shown; an accepted sheet is within every capacity and reads back equal.
fn accepted_is_sound(text: &str) {
    let sheet = match Sheet::read(text) {
        Ok(sheet) => sheet,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert_eq!(Sheet::read(&sheet.to_toml()).as_ref(), Ok(&sheet));

    let tavern: usize = sheet.tavern_cards.iter().map(|card| card.copies as usize).sum();
    let guests: usize = sheet.guests.iter().map(|guest| guest.copies as usize).sum();
    assert!(tavern + guests + sheet.noble.copies as usize <= KNOWN_CAPACITY);
    let tables = sheet.upgrades[Area::Table as usize].upgraded;
    let cards = sheet.tavern_cards[Kind::Table as usize].copies;
    assert!(tables as usize + cards as usize <= MAX_TABLES);
    assert_eq!(sheet.regulars.iter().map(|regular| regular.copies).sum::<u8>(), 7);
    let book = sheet.guest_book.iter().flatten();
    let book =
        book.map(|bonus| if let Some(Bonus::Reputation(n)) = bonus { *n as usize } else { 0 });
    let pays = sheet.guests.iter().map(|guest| guest.pays).max().unwrap_or(0) as usize;
    let bards = sheet.tavern_cards[Kind::Bard as usize].copies as usize;
    assert!(7 * pays + bards + book.sum::<usize>() <= MAX_REPUTATION_STEPS);
}
