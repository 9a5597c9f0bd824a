//! A table with one person for each role.

use chance::{Salt, Seed};
use engine::model::{Seat, SeatSet};
use protocol::{LinkKind, NewGame, Occupant, Problem, RoomChange};
use record::Secret;
use table::{Circumstances, PersonId, Room};

pub const BOTS: [&str; 2] = ["greedy", "strong"];
pub const OWNER: PersonId = PersonId::new(1);
pub const SITTER: PersonId = PersonId::new(2);
pub const INVITED: PersonId = PersonId::new(3);
pub const SPECTATOR: PersonId = PersonId::new(4);
pub const STRANGER: PersonId = PersonId::new(5);
pub const EVERYBODY: [PersonId; 5] = [OWNER, SITTER, INVITED, SPECTATOR, STRANGER];

pub fn seat(n: usize) -> Seat {
    Seat::ALL[n]
}

pub fn secret() -> Secret {
    Secret { seed: Seed([0xa5; 32]), salt: Salt([0x5a; 32]) }
}

/// Nobody is away.
pub const NOW: Circumstances<'static> =
    Circumstances { away: SeatSet::EMPTY, bots: &BOTS, substitute: "greedy" };

/// The person at seat 1 is away.
pub fn sitter_away() -> Circumstances<'static> {
    Circumstances { away: SeatSet::only(seat(1)), ..NOW }
}

pub fn wanted(seats: &[Occupant]) -> NewGame {
    NewGame::usual(3, seats.to_vec())
}

pub fn person(name: &str) -> Occupant {
    Occupant::Person(name.into())
}

pub fn sit(n: usize, name: &str) -> RoomChange {
    RoomChange::Sit { seat: seat(n), name: name.into(), house: None, nonce: None }
}

/// The owner at seat 0, another person at seat 1, an open seat 2, a computer player at seat 3.
pub fn waiting() -> Room {
    let seats = [person("Ann"), Occupant::Open, Occupant::Open, Occupant::Bot("greedy".into())];
    let room = Room::new(OWNER, &wanted(&seats), secret(), &BOTS).expect("a room");
    let invitation = room.invitation();
    let room = room.follow(SITTER, invitation).and_then(|room| room.follow(INVITED, invitation));
    let (room, watch) =
        room.and_then(|room| room.link(OWNER, LinkKind::Spectator, NOW)).expect("a link");
    let room = room.follow(SPECTATOR, watch).expect("a spectator");
    changed(&room, SITTER, &sit(1, "Ben")).expect("a seat")
}

/// The same once the game has begun, with a computer player at seat 2.
pub fn playing() -> Room {
    let bot = RoomChange::Computer { seat: seat(2), bot: "strong".into() };
    let room = changed(&waiting(), OWNER, &bot).expect("a computer player");
    changed(&room, OWNER, &RoomChange::Start).expect("a start")
}

pub fn changed(room: &Room, by: PersonId, change: &RoomChange) -> Result<Room, Problem> {
    let room = room.change(by, change, NOW)?;
    // What was changed is what is kept.
    assert_eq!(Room::read(&room.write().expect("JSON")).as_ref(), Ok(&room));
    Ok(room)
}
