//! Documents of versions 1 and 2, which had no people but names.

use super::{PersonId, Room, Sitter};
use crate::BadSettings;
use engine::Setup;
use protocol::Occupant;
use record::Secret;
use serde::Deserialize;

/// The version of a document.
pub(super) fn version(text: &str) -> Result<u32, BadSettings> {
    #[derive(Deserialize)]
    struct Versioned {
        version: u32,
    }
    parse::<Versioned>(text).map(|document| document.version)
}

/// A document of version 1 or 2. Its game has begun, and its people are those of the house.
pub(super) fn read(text: &str) -> Result<Room, BadSettings> {
    let Second { setup, seats, secret } = match version(text)? {
        1 => parse::<First>(text)?.into(),
        _ => parse(text)?,
    };
    let sitter = |occupant| match occupant {
        Occupant::Person(name) => Sitter::Person { id: PersonId::HOUSE, name },
        Occupant::Bot(id) => Sitter::Bot(id),
        Occupant::Open => Sitter::Open,
    };
    let sitters = seats.into_iter().map(sitter).collect();
    let room = Room::of(setup, sitters, secret);
    Ok(Room { owner: Some(PersonId::HOUSE), begun: true, ..room })
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, BadSettings> {
    serde_json::from_str(text).map_err(|_| BadSettings::Unreadable)
}

#[derive(Deserialize)]
struct Second {
    setup: Setup,
    seats: Vec<Occupant>,
    secret: Secret,
}

/// Version 1, in which one struct stood for people and computer players.
#[derive(Deserialize)]
struct First {
    setup: Setup,
    occupants: Vec<FirstOccupant>,
    secret: Secret,
}

#[derive(Deserialize)]
struct FirstOccupant {
    name: String,
    bot: Option<String>,
}

impl From<First> for Second {
    fn from(First { setup, occupants, secret }: First) -> Second {
        let occupant = |FirstOccupant { name, bot }| match bot {
            Some(id) => Occupant::Bot(id),
            None => Occupant::Person(name),
        };
        Second { setup, seats: occupants.into_iter().map(occupant).collect(), secret }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::model::{Seat, SeatSet};

    /// Written by the first version of the server.
    const FIRST: &str = r#"{"version":1,"setup":{"players":2,"level":3,"start_player":null,"late_refill":false},"occupants":[{"name":"Ann","bot":null},{"name":"greedy","bot":"greedy"}],"secret":{"seed":"0000000000000000000000000000000000000000000000000000000000000001","salt":"0000000000000000000000000000000000000000000000000000000000000002"}}"#;
    const SECOND: &str = r#"{"version":2,"setup":{"players":2,"level":3,"start_player":null,"late_refill":false},"seats":[{"person":"Ann"},{"bot":"greedy"}],"secret":{"seed":"0000000000000000000000000000000000000000000000000000000000000001","salt":"0000000000000000000000000000000000000000000000000000000000000002"}}"#;

    #[test]
    fn rooms_of_every_version_are_read() {
        let first = Room::read(FIRST).expect("version 1");
        assert_eq!(Room::read(SECOND).as_ref(), Ok(&first));
        let seats = [Occupant::Person("Ann".into()), Occupant::Bot("greedy".into())];
        assert_eq!(first.occupants(), seats);
        assert!(first.has_begun());
        assert_eq!(Room::read(&first.write().expect("JSON")), Ok(first));
    }

    #[test]
    fn games_of_older_versions_are_those_of_the_house() {
        let room = Room::read(SECOND).expect("version 2");
        let role = room.role(PersonId::HOUSE).expect("a role");
        assert!(role.owner);
        assert_eq!(role.seats, SeatSet::only(Seat::ALL[0]));
        assert_eq!(room.role(PersonId::new(1)), None);
    }

    #[test]
    fn what_is_no_room_is_refused() {
        let newer = FIRST.replace("\"version\":1", "\"version\":9");
        assert_eq!(Room::read(&newer), Err(BadSettings::Newer));
        let short = FIRST.replace("\"players\":2", "\"players\":3");
        assert_eq!(Room::read(&short), Err(BadSettings::NotEverySeat));
        for text in ["", "{}", "[]", r#"{"version":3}"#, &FIRST[..FIRST.len() - 1]] {
            assert_eq!(Room::read(text), Err(BadSettings::Unreadable));
        }
    }
}
