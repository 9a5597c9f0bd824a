//! Finds the component sheet of a record: shipped with the program, or written out in the record.

use crate::error::Reason;
use engine::Rules;
use engine::sheet::{RELEASED, Sheet};
use std::sync::{Arc, LazyLock, OnceLock};

/// The rules of the sheet that new games use. They are kept: reading a sheet takes longer than
/// reading a game.
static STANDARD: LazyLock<Arc<Rules>> = LazyLock::new(|| Arc::new(Rules::standard()));

/// The rules of the released sheets, made when a record first asks for them.
static ARCHIVE: [OnceLock<Arc<Rules>>; RELEASED.len()] =
    [const { OnceLock::new() }; RELEASED.len()];

/// Whether a record may leave this sheet out: every later version of the program will have it.
pub(crate) fn is_released(sheet: &Sheet) -> bool {
    let hash = sheet.hash_hex();
    RELEASED.iter().any(|released| released.hash == hash)
}

/// The sheet that a record names and may carry. One that it carries is always taken, because a
/// sheet may be released after the record was written.
pub(crate) fn find(hash: &str, carried: Option<&str>) -> Result<Sheet, Reason> {
    let sheet = match carried {
        Some(text) => Sheet::read(text).map_err(Reason::Sheet)?,
        None => shipped(hash).ok_or(Reason::UnknownSheet)?.sheet().clone(),
    };
    if sheet.hash_hex() == hash { Ok(sheet) } else { Err(Reason::OtherSheet) }
}

/// The rules of a sheet, shared by all records of a shipped one.
pub(crate) fn rules(sheet: &Sheet) -> Arc<Rules> {
    match shipped(&sheet.hash_hex()) {
        Some(rules) if rules.sheet() == sheet => rules,
        Some(_) | None => Arc::new(Rules::new(sheet.clone())),
    }
}

/// The standard sheet comes first: its notes may be newer than those of the release.
fn shipped(hash: &str) -> Option<Arc<Rules>> {
    if STANDARD.sheet().hash_hex() == hash {
        return Some(STANDARD.clone());
    }
    archived(hash)
}

fn archived(hash: &str) -> Option<Arc<Rules>> {
    let at = RELEASED.iter().position(|released| released.hash == hash)?;
    let made = || Arc::new(Rules::new(RELEASED[at].sheet()));
    Some(ARCHIVE[at].get_or_init(made).clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With a corrected `standard.toml` the sheets of the releases come out of the archive.
    #[test]
    fn every_released_sheet_is_found_by_its_hash() {
        for released in RELEASED {
            let rules = archived(released.hash).expect("in the archive");
            assert_eq!(rules.sheet().hash_hex(), released.hash);
            assert!(is_released(rules.sheet()));
            assert_eq!(find(released.hash, None).map(|sheet| sheet.hash), Ok(rules.sheet().hash));
        }
        assert_eq!(find(&"0".repeat(64), None), Err(Reason::UnknownSheet));
    }

    /// A record that carries its sheet is read even if a release ships the same one.
    #[test]
    fn a_carried_sheet_is_always_taken() {
        let mut sheet = Sheet::standard();
        sheet.name = "Mine".to_owned();
        let text = sheet.to_toml();
        assert_eq!(find(&sheet.hash_hex(), Some(&text)).map(|sheet| sheet.name), Ok("Mine".into()));
        assert_eq!(find(&"0".repeat(64), Some(&text)), Err(Reason::OtherSheet));
    }

    #[test]
    fn a_corrected_standard_sheet_is_not_released() {
        let mut sheet = Sheet::standard();
        sheet.tavern_cards[0].price += 1;
        let corrected = Sheet::read(&sheet.to_toml()).expect("a sheet");
        assert!(!is_released(&corrected));
        assert_eq!(rules(&corrected).sheet(), &corrected);
    }
}
