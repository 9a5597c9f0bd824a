//! Cards by their names in the notation.

use engine::model::Card;
use engine::notation::write_card;
use serde::{Serialize, Serializer};

/// A card that serialises as its name; sorted as in the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CardName(pub(crate) Card);

impl Serialize for CardName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&write_card(self.0))
    }
}
