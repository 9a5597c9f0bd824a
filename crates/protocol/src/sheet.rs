//! Component sheets: what is printed on the components, how we know it, and what is wrong with a
//! corrected one.

use engine::sheet::{Counted, Entry, Objection, Place, Provenance, Sheet, SheetError, Wanted};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// The most bytes of a sheet's text; the standard one has 21,000 with all its explanations.
pub const MAX_SHEET: usize = 48 * 1024;

/// The standard sheet and what may be printed where (`GET /api/sheet`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct StandardSheet {
    /// The sheet.
    pub sheet: SheetView,
    /// The bonuses that each place can have.
    pub places: Vec<PlaceBonuses>,
}

/// The bonuses that may stand in a place, in the words of the sheet; of those with an amount, the least.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlaceBonuses {
    /// The place.
    #[schemars(with = "String")]
    pub place: Place,
    /// The bonuses.
    pub bonuses: Vec<String>,
}

/// A sheet that the rules can play with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SheetView {
    /// Its name.
    pub name: String,
    /// The SHA-256 of its values, as in records.
    pub hash: String,
    /// The sheet as the file that `tiefenthal --sheet` reads.
    pub toml: String,
    /// Every entry in the order of the file.
    pub entries: Vec<SheetEntry>,
}

/// One entry of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SheetEntry {
    /// Its name in the file: `guests[3]`, `upgrades.safe`.
    pub name: String,
    /// Its values by name.
    pub values: BTreeMap<String, SheetValue>,
    /// How we know them.
    #[schemars(with = "String")]
    pub provenance: Provenance,
    /// More about that, in English; may be empty.
    pub note: String,
}

/// A value of an entry. A bonus is written in the words of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(untagged)]
#[allow(missing_docs)] // Named after what they are.
pub enum SheetValue {
    Flag(bool),
    Number(u8),
    Text(String),
    Numbers(Vec<u8>),
    Texts(Vec<String>),
}

/// The text of a sheet to check (`POST /api/sheets`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckSheet {
    /// The file.
    pub toml: String,
}

/// The answer to [`CheckSheet`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // It is sent at once.
pub enum SheetChecked {
    /// The rules can play with it.
    Sound {
        /// The sheet.
        sheet: SheetView,
    },
    /// They cannot.
    Faulty {
        /// The first thing that is wrong.
        fault: SheetFault,
    },
}

/// What is wrong with a sheet: where, and why. `entry` names the value as errors do: `guests[3].pays`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "code", rename_all = "snake_case")]
#[allow(missing_docs)] // As in the engine's `SheetError`.
pub enum SheetFault {
    Syntax {
        line: u32,
        column: u32,
        message: String,
    },
    Missing {
        entry: String,
    },
    Unknown {
        entry: String,
    },
    Type {
        entry: String,
        #[schemars(with = "String")]
        needed: Wanted,
    },
    Range {
        entry: String,
        #[schemars(with = "String")]
        what: Counted,
        #[ts(type = "number")]
        found: i64,
        #[ts(type = "number")]
        least: i64,
        #[ts(type = "number")]
        most: i64,
    },
    Word {
        entry: String,
        found: String,
        #[schemars(with = "String")]
        needed: Wanted,
    },
    Misplaced {
        entry: String,
        found: String,
        #[schemars(with = "String")]
        why: Objection,
        rule: String,
    },
    Twice {
        entry: String,
        first: String,
        #[schemars(with = "String")]
        why: Objection,
        rule: String,
    },
}

impl StandardSheet {
    /// The built-in sheet.
    pub fn new() -> StandardSheet {
        let mut sheet = SheetView::new(&Sheet::standard());
        // The text of the built-in sheet has comments that writing it out would lose.
        Sheet::standard_text().clone_into(&mut sheet.toml);
        let bonuses = |place: Place| PlaceBonuses { place, bonuses: place.bonuses() };
        StandardSheet { sheet, places: Place::ALL.map(bonuses).to_vec() }
    }
}

impl Default for StandardSheet {
    fn default() -> StandardSheet {
        StandardSheet::new()
    }
}

impl SheetView {
    /// The sheet as the page shows it.
    pub fn new(sheet: &Sheet) -> SheetView {
        SheetView {
            name: sheet.name.clone(),
            hash: sheet.hash_hex(),
            toml: sheet.to_toml(),
            entries: sheet.entries.iter().map(entry).collect(),
        }
    }
}

impl SheetChecked {
    /// Reads and checks the text of a sheet.
    pub fn of(toml: &str) -> SheetChecked {
        match Sheet::read(toml) {
            Ok(sheet) => SheetChecked::Sound { sheet: SheetView::new(&sheet) },
            Err(error) => SheetChecked::Faulty { fault: error.into() },
        }
    }
}

impl From<SheetError> for SheetFault {
    fn from(error: SheetError) -> SheetFault {
        let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        match error {
            SheetError::Syntax { line, column, message } => {
                SheetFault::Syntax { line: small(line), column: small(column), message }
            }
            SheetError::Missing { entry } => SheetFault::Missing { entry },
            SheetError::Unknown { entry } => SheetFault::Unknown { entry },
            SheetError::Type { entry, found: _, needed } => SheetFault::Type { entry, needed },
            SheetError::Range { entry, what, found, least, most } => {
                SheetFault::Range { entry, what, found, least, most }
            }
            SheetError::Word { entry, found, needed } => SheetFault::Word { entry, found, needed },
            SheetError::Misplaced { entry, found, why } => {
                SheetFault::Misplaced { entry, found, why, rule: why.rule().to_owned() }
            }
            SheetError::Twice { entry, first, why } => {
                SheetFault::Twice { entry, first, why, rule: why.rule().to_owned() }
            }
        }
    }
}

fn entry(entry: &Entry) -> SheetEntry {
    SheetEntry {
        name: entry.name.clone(),
        values: values(&entry.values),
        provenance: entry.provenance,
        note: entry.note.clone(),
    }
}

/// The values of an entry. They are written as `key = value, key = value`, and each value of a sheet
/// reads the same in TOML and in JSON.
fn values(text: &str) -> BTreeMap<String, SheetValue> {
    let mut values = BTreeMap::new();
    let mut rest = text;
    while let Some((key, after)) = rest.split_once(" = ") {
        let mut stream = serde_json::Deserializer::from_str(after).into_iter::<SheetValue>();
        let Some(Ok(value)) = stream.next() else { break };
        let end = stream.byte_offset();
        values.insert(key.to_owned(), value);
        rest = after[end..].trim_start_matches(", ");
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing is lost on the way to the page: every name that the file writes is there.
    #[test]
    fn every_value_of_the_standard_sheet_comes_through() {
        for entry in StandardSheet::new().sheet.entries.iter().zip(Sheet::standard().entries) {
            let (shown, printed) = entry;
            assert_eq!(shown.values.len(), printed.values.matches(" = ").count(), "{printed:?}");
        }
    }

    #[test]
    fn a_fault_names_its_value_and_its_rule() {
        let (from, to) = ("bonus = \"service denied\"", "bonus = \"signature\"");
        let text = Sheet::standard_text().replacen(from, to, 1);
        let SheetChecked::Faulty { fault } = SheetChecked::of(&text) else { panic!("accepted") };
        assert_eq!(
            fault,
            SheetFault::Misplaced {
                entry: "guests[4].bonus".to_owned(),
                found: "signature".to_owned(),
                why: Objection::Place(Place::Guest),
                rule: "S3".to_owned(),
            }
        );
    }

    /// Whatever the standard sheet prints in a place is offered there.
    #[test]
    fn places_offer_what_is_printed_there() {
        let standard = StandardSheet::new();
        let offered = |place: Place| {
            let found = standard.places.iter().find(|offer| offer.place == place);
            found.map(|offer| offer.bonuses.clone()).unwrap_or_default()
        };
        assert_eq!(offered(Place::MonasteryStart), Vec::<String>::new());
        assert!(offered(Place::Winter).contains(&"entertainer juggler".to_owned()));
        assert!(offered(Place::StartCard).contains(&"upgrade storage".to_owned()));
        assert!(offered(Place::GuestBook).contains(&"reputation 1".to_owned()));
        assert!(!offered(Place::Guest).contains(&"schnapps".to_owned()));
    }
}
