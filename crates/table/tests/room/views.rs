//! What viewers see of a room, and what they do not.

use crate::support::*;
use engine::model::BySeat;
use protocol::{
    House, NewGame, Occupant, Presence, RoomChange as Change, RoomView, Stage, TableOptions,
};
use table::{Onlooker, PersonId, Room};

pub fn view(room: &Room, person: PersonId) -> RoomView {
    let mut away = BySeat::default();
    away[seat(1)] = Some(7);
    room.show(&Onlooker {
        game: "game",
        revision: 3,
        person,
        away,
        spectators: 1,
        over: false,
        rewind: None,
    })
}

#[test]
fn everybody_sees_who_sits_where() {
    let room = view(&waiting(), SITTER);
    assert_eq!((room.stage, room.level, room.chairs.len()), (Stage::Waiting, 3, 4));
    let mine: Vec<bool> = room.chairs.iter().map(|chair| chair.mine).collect();
    assert_eq!(mine, [false, true, false, false]);
    let owner: Vec<bool> = room.chairs.iter().map(|chair| chair.owner).collect();
    assert_eq!(owner, [true, false, false, false]);
    let presence: Vec<_> = room.chairs.iter().map(|chair| chair.presence).collect();
    assert_eq!(presence, [Some(Presence::Here), Some(Presence::Away(7)), None, None]);
    assert_eq!((room.you.owner, room.you.seats), (false, vec![seat(1)]));
    assert_eq!(view(&playing(), OWNER).stage, Stage::Playing);
    let left = changed(&playing(), SITTER, &Change::Leave).expect("gone");
    assert_eq!(view(&left, OWNER).chairs[1].presence, Some(Presence::Left));
}

#[test]
fn who_makes_the_table_chooses_a_house() {
    let seats = [person("Ann"), Occupant::Bot("greedy".into()), Occupant::Bot("strong".into())];
    let houses = |house| {
        let wanted = NewGame { house, ..wanted(&seats) };
        let room = Room::new(OWNER, &wanted, secret(), &BOTS).expect("a room");
        view(&room, OWNER).chairs.iter().map(|chair| chair.house).collect::<Vec<House>>()
    };
    assert_eq!(houses(None), [House::Fox, House::Rooster, House::Frog]);
    assert_eq!(houses(Some(House::Frog)), [House::Frog, House::Rooster, House::Fox]);
    assert_eq!(houses(Some(House::Bee)), [House::Bee, House::Rooster, House::Frog]);
}

#[test]
fn spectators_chat_if_the_owner_lets_them() {
    let chats = |room: &Room, person| view(room, person).you.chats;
    for room in [waiting(), playing()] {
        assert!(chats(&room, OWNER) && chats(&room, SITTER));
        assert!(!chats(&room, SPECTATOR) && !chats(&room, STRANGER));
        let options = TableOptions { spectators_chat: true, ..*room.options() };
        let room = changed(&room, OWNER, &Change::Options { options }).expect("agreed");
        assert!(chats(&room, SPECTATOR) && !chats(&room, STRANGER));
    }
}

#[test]
fn no_view_holds_a_secret() {
    let nonce = "feedc0de".repeat(4);
    let (name, house) = ("Ben".to_owned(), None);
    let sit = Change::Sit { seat: seat(1), name, house, nonce: Some(nonce.clone()) };
    let room = changed(&waiting(), SITTER, &sit).expect("a nonce");
    let document = room.write().expect("JSON");
    let person = |person: PersonId| format!("{:032x}", person.bits());
    let mut secrets = vec![secret().seed.to_string(), secret().salt.to_string(), nonce];
    secrets.extend([OWNER, SITTER, INVITED, SPECTATOR].map(person));
    for secret in secrets {
        assert!(document.contains(&secret), "the test looks for what is there");
        for viewer in EVERYBODY {
            let view = serde_json::to_string(&view(&room, viewer)).expect("JSON");
            assert!(!view.contains(&secret), "{secret} in {view}");
        }
    }
    let printed = format!("{room:?}");
    assert!(!printed.contains(&person(SITTER)) && !printed.contains(&secret().seed.to_string()));
}
