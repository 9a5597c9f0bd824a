//! Links: what they give, and when they stop working.

use crate::support::*;
use protocol::{LinkKind, Problem, RoomChange as Change};
use table::{Role, Room};

#[test]
fn only_the_owner_makes_links() {
    for room in [waiting(), playing()] {
        for kind in [LinkKind::Owner, LinkKind::Seat, LinkKind::Spectator, LinkKind::Chair(seat(1))]
        {
            for (by, problem) in [
                (SITTER, Problem::NotOwner),
                (SPECTATOR, Problem::NotOwner),
                (STRANGER, Problem::NoSuchGame),
            ] {
                assert_eq!(room.link(by, kind, sitter_away()).err(), Some(problem));
            }
        }
    }
}

#[test]
fn a_new_link_replaces_the_old_one() {
    for kind in [LinkKind::Owner, LinkKind::Seat, LinkKind::Spectator] {
        let (room, old) = waiting().link(OWNER, kind, NOW).expect("a link");
        assert!(room.follow(STRANGER, old).is_ok());
        let (room, new) = room.link(OWNER, kind, NOW).expect("another link");
        assert_eq!(room.follow(STRANGER, old), Err(Problem::BadLink));
        assert!(room.follow(STRANGER, new).is_ok());
    }
}

#[test]
fn links_give_what_they_are_for() {
    let (room, owner) = waiting().link(OWNER, LinkKind::Owner, NOW).expect("a link");
    let room = room.follow(STRANGER, owner).expect("the owner");
    assert!(room.role(STRANGER).expect("a role").owner);
    assert!(!room.role(OWNER).expect("still sits").owner);
    let watching = Some(Role { spectator: true, ..Role::default() });
    assert_eq!(waiting().role(SPECTATOR), watching);
    let invited = waiting().follow(STRANGER, link(&waiting())).expect("a guest");
    assert_eq!(invited.role(STRANGER), Some(Role { invited: true, ..Role::default() }));
    assert_eq!(invited.follow(STRANGER, link(&waiting())).as_ref(), Ok(&invited), "twice is once");
    // A spectator's link takes nothing from those who play.
    let (room, watch) = waiting().link(OWNER, LinkKind::Spectator, NOW).expect("a link");
    assert_eq!(room.follow(SITTER, watch).expect("a link").role(SITTER), room.role(SITTER));
    // Whoever comes after the start watches.
    let late = playing().follow(STRANGER, link(&playing())).expect("a spectator");
    assert_eq!(late.role(STRANGER), watching);
    assert_eq!(playing().role(INVITED), watching, "and so do those who found no seat");
}

fn link(room: &Room) -> table::Ticket {
    room.invitation()
}

#[test]
fn a_kick_makes_the_invitation_invalid() {
    let old = waiting().invitation();
    let room = changed(&waiting(), OWNER, &Change::Kick { seat: seat(1) }).expect("kicked");
    assert_eq!(room.role(SITTER), None);
    assert_eq!(room.follow(SITTER, old), Err(Problem::BadLink));
    assert!(room.role(INVITED).is_some(), "the others stay");
    let oneself = Change::Kick { seat: seat(0) };
    assert_eq!(changed(&waiting(), OWNER, &oneself), Err(Problem::NotYourSeat));
}

#[test]
fn spectators_are_sent_away_for_good() {
    let (room, watch) = waiting().link(OWNER, LinkKind::Spectator, NOW).expect("a link");
    let room = changed(&room, OWNER, &Change::ClearSpectators).expect("cleared");
    assert_eq!(room.role(SPECTATOR), None);
    assert_eq!(room.follow(SPECTATOR, watch), Err(Problem::BadLink));
}

#[test]
fn somebody_who_turns_out_to_be_another_keeps_everything() {
    for room in [waiting(), playing()] {
        for person in [OWNER, SITTER, INVITED, SPECTATOR] {
            let adopted = room.adopted(person, STRANGER);
            assert_eq!(adopted.role(STRANGER), room.role(person));
            assert_eq!(adopted.role(person), None);
            assert_eq!(adopted.adopted(STRANGER, person), room);
        }
        assert_eq!(room.adopted(STRANGER, OWNER), room);
    }
}

/// The owner cannot take a seat over to see what its person has answered.
#[test]
fn a_seat_is_given_away_only_if_its_person_is_away() {
    let kind = LinkKind::Chair(seat(1));
    assert_eq!(waiting().link(OWNER, kind, sitter_away()).err(), Some(Problem::NotBegun));
    assert_eq!(playing().link(OWNER, kind, NOW).err(), Some(Problem::StillHere));
    for n in [2, 3] {
        let bot = playing().link(OWNER, LinkKind::Chair(seat(n)), sitter_away());
        assert_eq!(bot.err(), Some(Problem::NoSuchSeat));
    }
    let (room, ticket) = playing().link(OWNER, kind, sitter_away()).expect("a link");
    let room = room.follow(STRANGER, ticket).expect("the seat");
    assert!(room.role(STRANGER).expect("a role").seats.contains(seat(1)));
    assert_eq!(room.role(SITTER), None);
    assert_eq!(room.occupants(), playing().occupants(), "the name stays");
    assert_eq!(room.follow(INVITED, ticket), Err(Problem::BadLink), "it works once");
    // A seat whose person has left can be given away at once.
    let left = changed(&playing(), SITTER, &Change::Leave).expect("gone");
    let (room, ticket) = left.link(OWNER, kind, NOW).expect("a link");
    let room = room.follow(SITTER, ticket).expect("back");
    assert_eq!(room.bot(seat(1)), None, "the computer player stands up");
}
