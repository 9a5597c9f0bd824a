//! What changes do.

use crate::support::*;
use chance::Seed;
use engine::Rules;
use engine::model::SeatSet;
use engine::notation::read_scene;
use protocol::{
    Began, Hints, House, NewGame, Occupant, Problem, RoomChange as Change, TableOptions, UndoBeyond,
};
use record::Secret;
use std::sync::Arc;
use table::{PersonId, Role, Room, Table};

#[test]
fn a_table_without_open_seats_begins_at_once() {
    let bot = || Occupant::Bot("greedy".into());
    for seats in [vec![person("Ann"), bot()], vec![person("Ann"), person("Ben")]] {
        let room = Room::new(OWNER, &wanted(&seats), secret(), &BOTS).expect("a room");
        assert!(room.has_begun());
        assert_eq!(room.options().undo, UndoBeyond::Free, "one device");
        assert_eq!(room.options().hints == Hints::All, seats.contains(&bot()), "one person");
    }
    let open = Room::new(OWNER, &wanted(&[person("Ann"), Occupant::Open]), secret(), &BOTS);
    let open = open.expect("a room");
    assert!(!open.has_begun());
    assert_eq!(open.options().undo, UndoBeyond::Consent);
}

#[test]
fn what_makes_no_table_is_refused() {
    let bot = Occupant::Bot("greedy".into());
    let refused = |seats: &[Occupant]| Room::new(OWNER, &wanted(seats), secret(), &BOTS).err();
    let bad = Some(Problem::BadSettings);
    assert_eq!(refused(&[person("Ann")]), bad);
    assert_eq!(refused(&[bot.clone(), bot.clone()]), bad);
    assert_eq!(refused(&[person("Ann"), Occupant::Bot("nobody".into())]), bad);
    assert_eq!(refused(&vec![person("Ann"); 5]), bad);
    assert_eq!(refused(&[person("A\u{202e}nn"), bot]), Some(Problem::BadName));
    let mut new = wanted(&[person("Ann"), Occupant::Open]);
    new.level = 6;
    assert_eq!(Room::new(OWNER, &new, secret(), &BOTS).err(), bad);
    new.level = 1;
    for grace in [0, 9, 3601] {
        new.options = Some(TableOptions { grace, ..TableOptions::usual(2, 2) });
        assert_eq!(Room::new(OWNER, &new, secret(), &BOTS).err(), bad);
    }
}

#[test]
fn whoever_names_a_deal_gets_the_same_luck() {
    let seats = [person("Ann"), Occupant::Bot("greedy".into())];
    let deal = |code: &str| NewGame { deal: Some(code.into()), ..wanted(&seats) };
    let make = |new: &NewGame, secret| Room::new(OWNER, new, secret, &BOTS);
    let other = Secret { seed: Seed::derived(8, 8), ..secret() };
    let first = make(&deal("2026-11-16"), secret()).expect("a room");
    let second = make(&deal(" 2026-11-16 "), other.clone()).expect("a room");
    assert_eq!(first, second);
    assert_eq!(first.deal(), Some("2026-11-16"));
    assert_eq!(make(&deal("Beer"), secret()), make(&deal("beer"), other));
    assert_ne!(first.commitment(), make(&deal("beer"), secret()).expect("a room").commitment());
    let kept = Room::read(&first.write().expect("JSON")).expect("the room");
    assert_eq!(kept, first);
    // The next game of the same people has luck of its own.
    let again = first.rematch_room(OWNER, secret()).expect("a room");
    assert_eq!(again.deal(), None);
    assert_ne!(again.commitment(), first.commitment());
}

#[test]
fn luck_that_anybody_can_predict_is_for_one_device() {
    let refused = |new: NewGame| Room::new(OWNER, &new, secret(), &BOTS).err();
    let deal = |seats: &[Occupant]| NewGame { deal: Some("beer".into()), ..wanted(seats) };
    let two = [person("Ann"), person("Ben")];
    assert_eq!(refused(deal(&two)), None);
    assert_eq!(refused(deal(&[person("Ann"), Occupant::Open])), Some(Problem::BadSettings));
    let with_nonce = NewGame { nonce: Some("ab".into()), ..deal(&two) };
    assert_eq!(refused(with_nonce), Some(Problem::BadSettings));
    let unseen = NewGame { deal: Some("\u{200b}".into()), ..wanted(&two) };
    assert_eq!(refused(unseen), Some(Problem::BadName));
}

#[test]
fn one_of_two_gets_the_seat() {
    let first = changed(&waiting(), INVITED, &sit(2, "Cleo")).expect("the seat");
    assert_eq!(changed(&first, OWNER, &sit(2, "Ann")), Err(Problem::SeatTaken));
    for taken in [0, 1, 3] {
        assert_eq!(changed(&first, INVITED, &sit(taken, "Cleo")), Err(Problem::SeatTaken));
    }
    // Sitting down again changes the name.
    let renamed = changed(&first, INVITED, &sit(2, " Cléo ")).expect("the same seat");
    assert_eq!(renamed.occupants()[2], person("Cléo"));
    assert_eq!(changed(&first, INVITED, &sit(2, "\u{200b}")), Err(Problem::BadName));
}

#[test]
fn houses_are_swapped_with_empty_chairs_and_not_with_people() {
    let choose =
        |house| Change::Sit { seat: seat(2), name: "Cleo".into(), house: Some(house), nonce: None };
    let room =
        changed(&waiting(), INVITED, &choose(House::Bee)).expect("a computer player's house");
    let houses = |room: &Room| views_of(room).chairs.iter().map(|c| c.house).collect::<Vec<_>>();
    assert_eq!(houses(&room), [House::Fox, House::Rooster, House::Bee, House::Frog]);
    assert_eq!(changed(&room, INVITED, &choose(House::Fox)), Err(Problem::HouseTaken));
    assert_eq!(changed(&room, INVITED, &choose(House::Bee)).as_ref(), Ok(&room));
}

fn views_of(room: &Room) -> protocol::RoomView {
    crate::views::view(room, OWNER)
}

#[test]
fn seats_come_and_go() {
    let room = changed(&waiting(), OWNER, &Change::RemoveSeat { seat: seat(2) }).expect("three");
    assert_eq!(room.setup().players, 3);
    assert_eq!(room.role(SITTER).expect("a role").seats, SeatSet::only(seat(1)));
    let room = changed(&room, OWNER, &Change::RemoveSeat { seat: seat(2) }).expect("two");
    let last = Change::RemoveSeat { seat: seat(0) };
    assert_eq!(changed(&room, OWNER, &last), Err(Problem::NoRoom));
    let others = Change::RemoveSeat { seat: seat(1) };
    assert_eq!(changed(&room, OWNER, &others), Err(Problem::SeatTaken));
    let room = changed(&room, OWNER, &Change::AddSeat).expect("three again");
    assert_eq!(room.occupants()[2], Occupant::Open);
}

#[test]
fn a_game_is_played_with_the_names_and_nonces_of_its_room() {
    let nonce = Change::Sit {
        seat: seat(1),
        name: "Ben".into(),
        house: None,
        nonce: Some("c0ffee".into()),
    };
    let bad =
        Change::Sit { seat: seat(1), name: "Ben".into(), house: None, nonce: Some("x".into()) };
    assert_eq!(changed(&waiting(), SITTER, &bad), Err(Problem::NotUnderstood));
    let room = changed(&waiting(), SITTER, &nonce).expect("a nonce");
    let bot = Change::Computer { seat: seat(2), bot: "strong".into() };
    let room = changed(&room, OWNER, &bot).and_then(|room| changed(&room, OWNER, &Change::Start));
    let room = room.expect("a start");
    let rules = std::sync::Arc::new(engine::Rules::standard());
    let (_, line) = Table::begin(room.settings().expect("settings"), rules).expect("a game");
    let record = record::Record::read(&format!("{line}\n")).expect("a record");
    assert_eq!(record.header.names, ["Ann", "Ben", "strong", "greedy"]);
    let nonces: Vec<String> = record.header.nonces.iter().map(ToString::to_string).collect();
    assert_eq!(nonces, ["", "c0ffee", "", ""]);
    assert_eq!(record.header.commitment, Some(room.commitment()));
}

#[test]
fn a_chair_is_minded_when_its_person_is_away_and_taken_back() {
    let mind = Change::Mind { seat: seat(1), bot: "strong".into() };
    assert_eq!(playing().change(OWNER, &mind, NOW), Err(Problem::StillHere));
    let minded = playing().change(OWNER, &mind, sitter_away()).expect("a substitute");
    assert_eq!(minded.bot(seat(1)), Some("strong"));
    assert_eq!(minded.occupants()[1], person("Ben"), "the name stays");
    assert_eq!(minded.role(SITTER), playing().role(SITTER), "so does the seat");
    assert_eq!(minded.returned(SITTER), playing());
    assert_eq!(minded.returned(OWNER), minded);
    let back = changed(&minded, SITTER, &Change::TakeBack { seat: seat(1) }).expect("back");
    assert_eq!(back, playing());
    let unknown = Change::Mind { seat: seat(1), bot: "nobody".into() };
    assert_eq!(playing().change(OWNER, &unknown, sitter_away()), Err(Problem::BadSettings));
    for n in [2, 3] {
        let bot = Change::Mind { seat: seat(n), bot: "strong".into() };
        assert_eq!(playing().change(OWNER, &bot, sitter_away()), Err(Problem::NoSuchSeat));
    }
}

#[test]
fn others_who_play_themselves_must_agree_to_go_back() {
    let room = playing();
    assert_eq!(room.must_agree(seat(0)), SeatSet::only(seat(1)));
    assert_eq!(room.must_agree(seat(1)), SeatSet::only(seat(0)));
    let mind = Change::Mind { seat: seat(1), bot: "strong".into() };
    let minded = changed(&room, SITTER, &mind).expect("a substitute");
    assert_eq!(minded.must_agree(seat(0)), SeatSet::EMPTY);
    let left = changed(&room, SITTER, &Change::Leave).expect("gone");
    assert_eq!(left.must_agree(seat(0)), SeatSet::EMPTY);
    let two = [person("Ann"), person("Ben")];
    let hot_seat = Room::new(OWNER, &wanted(&two), secret(), &BOTS).expect("a room");
    assert_eq!(hot_seat.must_agree(seat(0)), SeatSet::EMPTY, "one device");
}

#[test]
fn whoever_leaves_is_gone_and_the_table_goes_on() {
    let room = changed(&waiting(), SITTER, &Change::Leave).expect("gone");
    assert_eq!((room.role(SITTER), &room.occupants()[1]), (None, &Occupant::Open));
    let room = changed(&playing(), SITTER, &Change::Leave).expect("gone");
    assert_eq!(room.role(SITTER), None);
    assert_eq!(room.occupants()[1], person("Ben"), "the record keeps the name");
    assert_eq!(room.bot(seat(1)), Some("greedy"));
    let other = Change::Mind { seat: seat(1), bot: "strong".into() };
    let other = changed(&room, OWNER, &other).expect("another substitute");
    assert_eq!(other.bot(seat(1)), Some("strong"));
}

#[test]
fn ownership_passes_on_until_nobody_is_left() {
    for room in [waiting(), playing()] {
        let mut room = room;
        let late = room.has_begun();
        let heirs = if late {
            [OWNER, SITTER, SPECTATOR, INVITED]
        } else {
            [OWNER, SITTER, INVITED, SPECTATOR]
        };
        for owner in heirs {
            let role = room.role(owner).expect("a role");
            assert!(role.owner, "{} when begun {late}", owner.bits());
            room = changed(&room, owner, &Change::Leave).expect("gone");
        }
        assert!(room.is_deserted() && room.members().is_empty());
    }
}

#[test]
fn a_former_owner_without_a_seat_stays_as_a_guest() {
    let room = changed(&waiting(), OWNER, &Change::StandUp { seat: seat(0) }).expect("stands");
    let room = changed(&room, OWNER, &Change::HandOver { seat: seat(1) }).expect("handed over");
    assert!(room.role(SITTER).expect("a role").owner);
    assert_eq!(room.role(OWNER), Some(Role { invited: true, ..Role::default() }));
    assert_eq!(changed(&room, OWNER, &Change::Start), Err(Problem::NotOwner));
}

#[test]
fn what_counts_in_the_game_is_fixed_once_it_has_begun() {
    let now = *playing().options();
    let grace = TableOptions { grace: 30, spectators_chat: true, ..now };
    let room = changed(&playing(), OWNER, &Change::Options { options: grace }).expect("agreed");
    assert_eq!(*room.options(), grace);
    let hints = TableOptions { hints: Hints::All, ..now };
    let hints = Change::Options { options: hints };
    assert_eq!(changed(&playing(), OWNER, &hints), Err(Problem::Begun));
    assert!(changed(&waiting(), OWNER, &hints).is_ok());
}

#[test]
fn the_same_people_play_again() {
    let left = changed(&playing(), SITTER, &Change::Leave).expect("gone");
    let again = left.rematch_room(OWNER, secret()).expect("a room");
    assert!(!again.has_begun(), "a seat is open");
    assert_eq!(again.occupants()[1], Occupant::Open);
    let again = playing().rematch_room(SITTER, secret()).expect("a room");
    assert!(!again.has_begun(), "everybody adds to the new seed first");
    assert_eq!(again.occupants(), playing().occupants());
    assert!(again.role(OWNER).expect("a role").owner);
    assert!(again.role(SPECTATOR).expect("a role").spectator);
    for (person, problem) in [(SPECTATOR, Problem::NotYourSeat), (STRANGER, Problem::NoSuchGame)] {
        assert_eq!(playing().rematch_room(person, secret()), Err(problem));
    }
    let alone = [person("Ann"), Occupant::Bot("greedy".into())];
    let alone = Room::new(OWNER, &wanted(&alone), secret(), &BOTS).expect("a room");
    assert!(alone.rematch_room(OWNER, secret()).expect("a room").has_begun());
}

#[test]
fn a_room_whose_game_begins_at_a_position_is_kept_with_it() {
    let rules = Rules::first_release();
    let scene = "level=3 phase=serve / dice=w1,w2,w3,w4 / dice=w1,w2,w3,w4";
    let game = read_scene(&rules, scene).expect("a scene");
    let seats = [person("Ann"), Occupant::Bot("greedy".into())];
    let room = Room::new(OWNER, &wanted(&seats), secret(), &BOTS).expect("a room");
    assert!(!room.write().expect("JSON").contains("beginning"));
    let began = Began::Replay { round: game.round };
    let room = room.beginning_at(&game, began.clone()).expect("one person");
    assert_eq!(views_of(&room).began.as_ref(), Some(&began));
    let kept = room.write().expect("JSON");
    assert_eq!(Room::read(&kept).as_ref(), Ok(&room));
    let again = room.rematch_room(OWNER, secret()).expect("a room");
    for room in [room, again] {
        let (table, _) = Table::begin(room.settings().expect("settings"), Arc::new(rules.clone()))
            .expect("a table");
        assert_eq!(table.game(), Some(&game));
    }
    assert_eq!(playing().beginning_at(&game, began.clone()), Err(Problem::OnlyAlone));
    let level = NewGame { level: 4, ..wanted(&seats) };
    let other = Room::new(OWNER, &level, secret(), &BOTS).expect("a room");
    assert_eq!(other.beginning_at(&game, began.clone()), Err(Problem::BadSettings));
}

#[test]
fn the_fullest_room_is_a_small_document() {
    let mut room = waiting();
    let (invitation, guests) = (room.invitation(), (10..).map(PersonId::new));
    let mut came = 0;
    for guest in guests {
        match room.follow(guest, invitation) {
            Ok(fuller) => room = fuller,
            Err(problem) => {
                assert_eq!(problem, Problem::NoRoom);
                break;
            }
        }
        came += 1;
    }
    assert!(came > 10);
    let (mut room, watch) = room.link(OWNER, protocol::LinkKind::Spectator, NOW).expect("a link");
    while let Ok(fuller) = room.follow(PersonId::new(1000 + u128::from(came)), watch) {
        room = fuller;
        came += 1_u32;
    }
    for (n, by) in [(0, OWNER), (1, SITTER), (2, INVITED)] {
        let name = "ü".repeat(20);
        let (house, nonce) = (None, Some("ab".repeat(64)));
        room =
            changed(&room, by, &Change::Sit { seat: seat(n), name, house, nonce }).expect("sits");
    }
    let bytes = room.write().expect("JSON").len();
    assert!(bytes <= 4096, "{bytes} bytes");
}
