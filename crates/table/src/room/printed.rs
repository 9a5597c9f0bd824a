//! What is printed on the components of a table.

use super::Room;
use crate::{BadSettings, OwnSheet};
use engine::Rules;
use engine::sheet::Sheet;
use std::sync::Arc;

impl Room {
    /// The rules of the game: those given, unless the table has a sheet of its own.
    pub fn rules(&self, standard: &Arc<Rules>) -> Result<Arc<Rules>, BadSettings> {
        match &self.sheet {
            Some(own) => own.rules().map_err(|_| BadSettings::Unreadable),
            None => Ok(standard.clone()),
        }
    }

    /// The sheet of the table's own, if it has one.
    pub fn own_sheet(&self) -> Result<Option<Sheet>, BadSettings> {
        let own = self.sheet.as_ref().map(OwnSheet::sheet).transpose();
        own.map_err(|_| BadSettings::Unreadable)
    }

    /// The name of that sheet.
    pub fn sheet_name(&self) -> Option<&str> {
        self.sheet.as_ref().map(OwnSheet::name)
    }
}
