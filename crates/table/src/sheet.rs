//! The component sheet that a table plays with, if it is not the standard one.

use crate::checked_name;
use engine::Rules;
use engine::sheet::{Sheet, SheetError};
use protocol::{MAX_SHEET, Problem};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

/// The standard sheet's hash: whatever a sheet is called, these values are the standard ones.
static STANDARD: LazyLock<[u8; 32]> = LazyLock::new(|| Sheet::standard().hash);

/// A sheet that somebody brought, as it is kept in the document of the [`Room`](crate::Room).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnSheet {
    name: String,
    toml: String,
}

/// Why a text is no sheet to play with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSheet {
    /// It has too many bytes.
    TooLarge,
    /// Its name is none: people could not speak of it.
    Name,
    /// The rules cannot play with it.
    Faulty(SheetError),
}

impl OwnSheet {
    /// Checks the text of a sheet; none if it has the values of the standard sheet.
    ///
    /// # Errors
    ///
    /// See [`BadSheet`].
    pub fn read(text: &str) -> Result<Option<OwnSheet>, BadSheet> {
        if text.len() > MAX_SHEET {
            return Err(BadSheet::TooLarge);
        }
        OwnSheet::of(Sheet::read(text).map_err(BadSheet::Faulty)?)
    }

    /// Keeps a sheet; none if it has the values of the standard one.
    ///
    /// # Errors
    ///
    /// See [`BadSheet::Name`].
    pub(crate) fn of(sheet: Sheet) -> Result<Option<OwnSheet>, BadSheet> {
        if is_standard(&sheet) {
            return Ok(None);
        }
        let name = checked_name(&sheet.name).ok_or(BadSheet::Name)?;
        let mut sheet = Sheet { name: name.clone(), ..sheet };
        // Notes may be long, and nobody at the table reads them: without them every sheet fits.
        sheet.entries.iter_mut().for_each(|entry| entry.note.clear());
        Ok(Some(OwnSheet { name, toml: sheet.to_toml() }))
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The sheet itself.
    pub(crate) fn sheet(&self) -> Result<Sheet, SheetError> {
        Sheet::read(&self.toml)
    }

    /// The rules with this sheet.
    pub(crate) fn rules(&self) -> Result<Arc<Rules>, SheetError> {
        Ok(Arc::new(Rules::new(self.sheet()?)))
    }
}

/// The name of a sheet that is not the standard one.
pub(crate) fn own_name(sheet: &Sheet) -> Option<&str> {
    (!is_standard(sheet)).then_some(sheet.name.as_str())
}

fn is_standard(sheet: &Sheet) -> bool {
    sheet.hash == *STANDARD
}

impl From<BadSheet> for Problem {
    fn from(bad: BadSheet) -> Problem {
        match bad {
            BadSheet::TooLarge => Problem::TooLarge,
            BadSheet::Name => Problem::BadName,
            BadSheet::Faulty(_) => Problem::BadSheet,
        }
    }
}
