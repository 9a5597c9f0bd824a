//! Records that people bring: kept as games that are over and were played somewhere else.

use crate::name::visible;
use crate::sheet::own_name;
use crate::{BadSettings, PersonId, Role, Room};
use engine::model::SeatSet;
use protocol::{Began, House, Occupant, Origin};
use record::Header;
use serde::{Deserialize, Serialize};

/// The version of what is stored.
const VERSION: u32 = 1;

/// What is kept beside the lines of a record that somebody brought. There is no room, because nobody sat
/// here, and it has no way to become one: such a game can only be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Imported {
    /// Comes first, and tells it from a room.
    imported: u32,
    owner: PersonId,
    level: u8,
    names: Vec<String>,
    /// The name of its component sheet, if it is not the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sheet: Option<String>,
}

/// What is kept beside the lines of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant)] // Almost every game is played here.
pub enum Kept {
    /// A table at which it is played.
    Room(Room),
    /// Somebody brought its record.
    Imported(Imported),
}

impl Imported {
    /// The game with this first line, brought by this person. Names are kept as far as they can be seen.
    pub fn new(owner: PersonId, header: &Header) -> Imported {
        let names = header.names.iter().map(|name| visible(name)).collect();
        let sheet = own_name(&header.sheet).map(visible);
        Imported { imported: VERSION, owner, level: header.setup.level.number(), names, sheet }
    }

    /// As it is kept.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// The same game of another person.
    pub fn owned_by(&self, owner: PersonId) -> Imported {
        Imported { owner, ..self.clone() }
    }

    /// Who brought it.
    pub fn owner(&self) -> PersonId {
        self.owner
    }
}

impl Kept {
    /// What was kept, by this version of the program or an older one.
    pub fn read(text: &str) -> Result<Kept, BadSettings> {
        if !text.starts_with("{\"imported\":") {
            return Room::read(text).map(Kept::Room);
        }
        let kept: Imported = serde_json::from_str(text).map_err(|_| BadSettings::Unreadable)?;
        if kept.imported != VERSION {
            return Err(BadSettings::Newer);
        }
        Ok(Kept::Imported(kept))
    }

    /// What the person may do with the game; none for strangers, to whom it does not exist.
    pub fn role(&self, person: PersonId) -> Option<Role> {
        match self {
            Kept::Room(room) => room.role(person),
            Kept::Imported(kept) => (kept.owner == person).then_some(Role {
                owner: true,
                seats: SeatSet::EMPTY,
                invited: false,
                spectator: false,
            }),
        }
    }

    /// The level, 1 to 5.
    pub fn level(&self) -> u8 {
        match self {
            Kept::Room(room) => room.setup().level.number(),
            Kept::Imported(kept) => kept.level,
        }
    }

    /// Who sat where, by seat number.
    pub fn occupants(&self) -> Vec<Occupant> {
        match self {
            Kept::Room(room) => room.occupants(),
            Kept::Imported(kept) => kept.names.iter().cloned().map(Occupant::Person).collect(),
        }
    }

    /// The house of each seat.
    pub fn houses(&self) -> Vec<House> {
        match self {
            Kept::Room(room) => room.houses(),
            Kept::Imported(_) => House::ALL.to_vec(),
        }
    }

    /// Where the game was played.
    pub fn origin(&self) -> Origin {
        match self {
            Kept::Room(_) => Origin::Here,
            Kept::Imported(_) => Origin::Imported,
        }
    }

    /// The lesson that it is, if it is one.
    pub fn lesson(&self) -> Option<&str> {
        match self {
            Kept::Room(room) => room.lesson(),
            Kept::Imported(_) => None,
        }
    }

    /// The name of its component sheet, if it is not the standard one.
    pub fn sheet(&self) -> Option<&str> {
        match self {
            Kept::Room(room) => room.sheet_name(),
            Kept::Imported(kept) => kept.sheet.as_deref(),
        }
    }

    /// The code of its deal, if it has one and was played here.
    pub fn deal(&self) -> Option<&str> {
        match self {
            Kept::Room(room) => room.deal(),
            Kept::Imported(_) => None,
        }
    }

    /// Where it began, if it was not dealt and was played here.
    pub fn began(&self) -> Option<&Began> {
        match self {
            Kept::Room(room) => room.began(),
            Kept::Imported(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::Record;

    const ANN: PersonId = PersonId::new(7);

    fn imported(names: [&str; 2]) -> Imported {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/golden/L1P2.jsonl");
        let text = std::fs::read_to_string(file).expect("a record");
        let mut header = Record::read(&text).expect("a record").header;
        header.names = names.map(String::from).to_vec();
        Imported::new(ANN, &header)
    }

    #[test]
    fn what_was_brought_is_read_back_and_is_no_room() {
        let brought = imported(["Ann", "Ben"]);
        let text = brought.write().expect("JSON");
        assert_eq!(Kept::read(&text), Ok(Kept::Imported(brought.clone())));
        assert_eq!(Room::read(&text), Err(BadSettings::Unreadable));
        let kept = Kept::read(&text).expect("kept");
        assert_eq!((kept.level(), kept.origin()), (1, Origin::Imported));
        assert_eq!(
            kept.role(ANN).map(|role| (role.owner, role.seats)),
            Some((true, SeatSet::EMPTY))
        );
        assert_eq!(kept.role(PersonId::new(8)), None);
        let later = text.replace("\"imported\":1", "\"imported\":2");
        assert_eq!(Kept::read(&later), Err(BadSettings::Newer));
        assert_eq!(Kept::read("{\"imported\":1}"), Err(BadSettings::Unreadable));
        assert_eq!(brought.owned_by(PersonId::HOUSE).owner(), PersonId::HOUSE);
    }

    #[test]
    fn names_are_shown_as_far_as_they_can_be_seen() {
        let brought = imported(["A\u{202e}nn\u{200b}", "\u{2800}\u{3164}"]);
        let names = [Occupant::Person("Ann".into()), Occupant::Person("–".into())];
        assert_eq!(Kept::Imported(brought).occupants(), names);
    }
}
