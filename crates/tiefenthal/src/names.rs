//! Cards and spaces by their names in the notation.

use engine::model::{Bonus, Card, FIRST_GUEST, FIRST_REGULAR, Space};
use serde::{Serialize, Serializer};

/// A card that is told by its name; sorted as in the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CardName(pub(crate) Card);

impl Serialize for CardName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&card_name(self.0))
    }
}

/// The name of a space.
pub(crate) fn space_name(space: Space) -> String {
    match space {
        Space::CASHBOX => "cashbox".to_owned(),
        Space::BARREL => "barrel".to_owned(),
        Space::BREWER => "brewer".to_owned(),
        Space::MONK => "monk".to_owned(),
        _ => space.card().map_or_else(String::new, card_name),
    }
}

fn card_name(card: Card) -> String {
    if let Some(kind) = card.kind() {
        return Bonus::Card(kind).to_string();
    }
    if card.is_noble() {
        "noble".to_owned()
    } else if card.is_regular() {
        format!("r{}", card.number() - FIRST_REGULAR + 1)
    } else {
        format!("g{}", card.number() - FIRST_GUEST + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Action;
    use engine::model::{Colour, Die, Face};
    use engine::notation::write_action;

    #[test]
    fn names_are_those_of_the_notation() {
        for card in (0..64).filter_map(Card::new) {
            assert_eq!(write_action(&Action::OnTop(card)), format!("top {}", card_name(card)));
        }
        let die = Die { colour: Colour::White, face: Face::ALL[4] };
        for at in (0..64).filter_map(Space::new) {
            let text = write_action(&Action::Use { die, at });
            assert_eq!(text, format!("use w5 {}", space_name(at)));
        }
    }
}
