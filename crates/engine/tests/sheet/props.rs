//! No text makes the reader panic, and what it accepts fits the engine and is written back equal.

use engine::model::{Area, Bonus, GAINABLE_CAPACITY, Kind, MAX_TABLES};
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
        let mut sheet = standard();
        for (which, with) in edits {
            let mut leaves = leaves(&mut sheet);
            *leaves.swap_remove(which.index(leaves.len())) = with;
        }
        accepted_is_sound(&toml::to_string(&sheet).expect("TOML"));
    }

    #[test]
    fn numbers_moved(edits in prop::collection::vec((any::<prop::sample::Index>(), -4..12i64), 1..9)) {
        let mut sheet = standard();
        for (which, by) in edits {
            let mut leaves = leaves(&mut sheet);
            leaves.retain(|leaf| leaf.is_integer());
            let leaf = leaves.swap_remove(which.index(leaves.len()));
            *leaf = Value::Integer(leaf.as_integer().unwrap_or(0) + by);
        }
        accepted_is_sound(&toml::to_string(&sheet).expect("TOML"));
    }
}

fn standard() -> Value {
    Value::Table(Sheet::standard_text().parse::<Table>().expect("TOML"))
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

/// Every number, text and flag; an empty list or table has none.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(list) => list.iter_mut().flat_map(leaves).collect(),
        Value::Table(table) => table.iter_mut().flat_map(|(_, value)| leaves(value)).collect(),
        leaf => vec![leaf],
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
    assert!(tavern + guests + sheet.noble.copies as usize <= GAINABLE_CAPACITY);
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
