//! Every change × everybody × before and after the start.

use crate::support::*;
use protocol::Problem::{self, *};
use protocol::RoomChange as Change;
use protocol::{Occupant, TableOptions};
use table::Room;

const OK: Option<Problem> = None;

/// What becomes of a change that the owner, a sitting person, an invited one and a spectator ask for.
type Row = [Option<Problem>; 4];

/// Every change with what becomes of it before the start, and afterwards.
fn rows() -> Vec<(Change, Row, Row)> {
    let no = |problem| Some(problem);
    let owners = [OK, no(NotOwner), no(NotOwner), no(NotOwner)];
    let too_late = [no(Begun), no(NotOwner), no(NotOwner), no(NotOwner)];
    let begun = [no(Begun); 4];
    let options = TableOptions { grace: 60, ..*waiting().options() };
    vec![
        (sit(2, "Cleo"), [OK, OK, OK, no(NotYourSeat)], begun),
        (
            Change::StandUp { seat: seat(1) },
            [no(NotYourSeat), OK, no(NotYourSeat), no(NotYourSeat)],
            begun,
        ),
        (Change::Kick { seat: seat(1) }, owners, too_late),
        (Change::Computer { seat: seat(2), bot: "greedy".into() }, owners, too_late),
        (Change::Vacate { seat: seat(3) }, owners, too_late),
        (Change::AddSeat, [no(NoRoom), owners[1], owners[2], owners[3]], too_late),
        (Change::RemoveSeat { seat: seat(2) }, owners, too_late),
        (Change::Setup { level: 5, late_refill: true }, owners, too_late),
        (Change::Options { options }, owners, owners),
        (Change::HandOver { seat: seat(1) }, owners, owners),
        (Change::ClearSpectators, owners, owners),
        (Change::Start, [no(OpenSeats), owners[1], owners[2], owners[3]], too_late),
        (
            Change::Mind { seat: seat(1), bot: "strong".into() },
            [no(NotBegun), no(NotBegun), no(NotYourSeat), no(NotYourSeat)],
            [no(StillHere), OK, no(NotYourSeat), no(NotYourSeat)],
        ),
        (
            Change::TakeBack { seat: seat(1) },
            [no(NotYourSeat), OK, no(NotYourSeat), no(NotYourSeat)],
            [no(NotYourSeat), OK, no(NotYourSeat), no(NotYourSeat)],
        ),
        (Change::Leave, [OK; 4], [OK; 4]),
    ]
}

#[test]
fn everybody_may_do_what_is_theirs_and_no_more() {
    for (change, before, after) in rows() {
        for (room, expected) in [(waiting(), before), (playing(), after)] {
            for (by, expected) in [OWNER, SITTER, INVITED, SPECTATOR].into_iter().zip(expected) {
                let found = changed(&room, by, &change).err();
                let begun = room.has_begun();
                assert_eq!(found, expected, "{change:?} by {} when begun {begun}", by.bits());
            }
            assert_eq!(changed(&room, STRANGER, &change), Err(NoSuchGame), "{change:?}");
        }
    }
}

/// The list above has every change: a new one does not compile until it stands here, and this test
/// fails until it stands there.
#[test]
fn every_change_is_in_the_matrix() {
    let number = |change: &Change| match change {
        Change::Sit { .. } => 0,
        Change::StandUp { .. } => 1,
        Change::Kick { .. } => 2,
        Change::Computer { .. } => 3,
        Change::Vacate { .. } => 4,
        Change::AddSeat => 5,
        Change::RemoveSeat { .. } => 6,
        Change::Setup { .. } => 7,
        Change::Options { .. } => 8,
        Change::HandOver { .. } => 9,
        Change::ClearSpectators => 10,
        Change::Start => 11,
        Change::Mind { .. } => 12,
        Change::TakeBack { .. } => 13,
        Change::Leave => 14,
    };
    let numbers: Vec<usize> = rows().iter().map(|(change, ..)| number(change)).collect();
    assert_eq!(numbers, (0..15).collect::<Vec<_>>());
}

#[test]
fn seats_that_are_not_there_are_refused() {
    let small = wanted(&[person("Ann"), Occupant::Open]);
    let room = Room::new(OWNER, &small, secret(), &BOTS).expect("a room");
    let seat = seat(3);
    for change in [
        Change::Sit { seat, name: "Ann".into(), house: None, nonce: None },
        Change::Kick { seat },
        Change::Computer { seat, bot: "greedy".into() },
        Change::Vacate { seat },
        Change::RemoveSeat { seat },
        Change::HandOver { seat },
    ] {
        assert_eq!(changed(&room, OWNER, &change), Err(NoSuchSeat), "{change:?}");
    }
    assert_eq!(changed(&room, OWNER, &Change::StandUp { seat }), Err(NotYourSeat));
}
