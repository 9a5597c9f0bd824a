//! Tables of several people: links, seats, codes, chat, deletion. What they play is in `together`.

use crate::company::{change, changed, friends, guest, link, sit, waiting};
use crate::support::{Browser, House, pick};
use protocol::{CodeMade, FromClient, FromServer, Phrase, Presence, Refusal, Say, Stage, Words};
use serde_json::{Value, json};
use std::sync::Arc;
use store::{GameId, Memory, Store};

#[tokio::test]
async fn of_many_who_want_one_seat_one_gets_it() {
    let house = House::open().await;
    let (_ann, game, invitation) = waiting(&house).await;
    let mut guests = Vec::new();
    for _ in 0..8 {
        guests.push(guest(&house, &invitation).await);
    }
    let wants = guests.into_iter().enumerate().map(|(n, mut guest)| {
        let game = game.clone();
        tokio::spawn(async move { change(&mut guest, &game, sit(1, &format!("G{n}"))).await })
    });
    let wants: Vec<_> = wants.collect();
    let mut answers = Vec::new();
    for want in wants {
        answers.push(want.await.expect("an answer"));
    }
    let winners = answers.iter().filter(|(status, _)| *status == 200).count();
    let losers = answers.iter().filter(|(status, _)| *status == 409);
    assert_eq!(winners, 1, "{answers:?}");
    assert!(losers.clone().all(|(_, body)| body["problem"] == "seat_taken"));
    assert_eq!(losers.count(), 7);
    house.close().await;
}

#[tokio::test]
async fn a_rematch_comes_after_the_end() {
    let store = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    let game = house.make(1, &["greedy"]).await;
    let (status, body) = house.request(&format!("POST /api/games/{game}/rematch"), "{}").await;
    assert_eq!((status, body.as_str()), (409, r#"{"problem":"not_over"}"#));
    assert_eq!(store.games(9).expect("a list").len(), 1, "no other game was made");
    house.close().await;
}

#[tokio::test]
async fn a_link_works_until_it_is_replaced() {
    let house = House::open().await;
    let (mut ann, game, first) = waiting(&house).await;
    let second = link(&mut ann, &game, json!("seat")).await;
    let mut late = Browser::new(&house);
    for key in [&first, "", "0", &"0".repeat(32), ann.cookie.as_ref().expect("a cookie")] {
        let (status, body) = late.post("/api/links", &json!({ "key": key })).await;
        assert_eq!((status, body["problem"].as_str()), (404, Some("bad_link")), "{key}");
        assert_eq!(late.cookie, None, "nobody becomes a person by guessing");
    }
    let mut ben = guest(&house, &second).await;
    changed(&mut ben, &game, sit(1, "Ben")).await;
    let mut seat = ben.look(&game, "").await;
    seat.room_where(|room| room.you.seats.len() == 1).await;
    // Whoever is removed sees nothing any more, and the link is dead.
    changed(&mut ann, &game, json!({ "type": "kick", "seat": 1 })).await;
    while seat.next().await.is_some() {}
    assert_eq!(change(&mut ben, &game, sit(1, "Ben")).await.0, 404);
    assert_eq!(ben.post("/api/links", &json!({ "key": second })).await.0, 404);
    assert_eq!(ben.request("GET /api/games", "").await.1, "[]");
    house.close().await;
}

#[tokio::test]
async fn a_person_goes_on_at_another_device_by_a_code() {
    let house = House::open().await;
    let (mut ann, game, _) = waiting(&house).await;
    let (status, made) = ann.post(&format!("/api/games/{game}/code"), &json!({})).await;
    assert_eq!(status, 200, "{made}");
    let CodeMade { code, seconds } = serde_json::from_value(made).expect("a code");
    assert_eq!((code.len(), seconds), (8, 600));
    let mut phone = Browser::new(&house);
    assert_eq!(phone.post("/api/codes", &json!({ "code": "AAAAAAAA" })).await.0, 404);
    let typed = format!("{}-{}", &code[..4].to_lowercase(), &code[4..]);
    let (status, opened) = phone.post("/api/codes", &json!({ "code": typed })).await;
    assert_eq!((status, opened["game"].as_str()), (200, Some(game.as_str())));
    assert_eq!(phone.post("/api/codes", &json!({ "code": code })).await.0, 404, "it works once");
    assert_ne!(phone.cookie, ann.cookie, "every device has a key of its own");
    let room = changed(&mut phone, &game, sit(0, "Ann")).await;
    assert!(room.you.owner && room.chairs[0].mine);
    house.close().await;
}

#[tokio::test]
async fn people_talk_and_spectators_listen() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    let (mut ann, game, _) = waiting(&house).await;
    let watch = link(&mut ann, &game, json!("spectator")).await;
    let mut cleo = guest(&house, &watch).await;
    let (mut host, mut spectator) = (ann.look(&game, "").await, cleo.look(&game, "").await);
    let say = |id: u128, words: Words| {
        FromClient::Say(Say { id: format!("{id:032x}"), seat: None, words })
    };
    let hello = Words::Phrase(Phrase::Hello);
    for _ in 0..2 {
        host.send_message(&say(1, hello.clone())).await;
        assert!(matches!(host.answer(1).await, FromServer::Done { seq: 0, .. }), "said once");
    }
    host.send_message(&say(2, Words::Text(" Cheers! ".into()))).await;
    assert!(matches!(host.answer(2).await, FromServer::Done { seq: 1, .. }));
    while spectator.notes.len() < 2 {
        spectator.next().await.expect("the chat");
    }
    let said: Vec<_> = spectator.notes.iter().map(|note| note.words.clone()).collect();
    assert_eq!(said, [hello.clone(), Words::Text("Cheers!".into())]);
    assert_eq!(spectator.notes[0].name.as_deref(), Some("Ann"));
    // Spectators listen, unless the owner lets them speak.
    spectator.send_message(&say(3, hello.clone())).await;
    let answer = spectator.answer(3).await;
    assert!(matches!(answer, FromServer::Refused { why: Refusal::NoChat, .. }), "{answer:?}");
    let mut options =
        serde_json::to_value(host.room.as_ref().expect("a room").options).expect("JSON");
    options["spectators_chat"] = json!(true);
    changed(&mut ann, &game, json!({ "type": "options", "options": options })).await;
    spectator.room_where(|room| room.you.chats).await;
    spectator.send_message(&say(3, hello.clone())).await;
    assert!(matches!(spectator.answer(3).await, FromServer::Done { seq: 2, .. }));
    // Too much or too long is refused.
    host.send_message(&say(4, Words::Text("x".repeat(281)))).await;
    let answer = host.answer(4).await;
    assert!(matches!(answer, FromServer::Refused { why: Refusal::NotUnderstood, .. }));
    let mut refused = 0;
    for id in 10..20 {
        host.send_message(&say(id, hello.clone())).await;
        let fast = FromServer::Refused { id: format!("{id:032x}"), why: Refusal::TooFast };
        refused += usize::from(host.answer(id).await == fast);
    }
    assert_eq!(refused, 7, "three more after the first two");
    house.close().await;
    // What was said is kept.
    let house = House::over(store).await;
    cleo.moved_to(&house);
    let mut again = cleo.look(&game, "").await;
    while again.notes.len() < 6 {
        again.next().await.expect("the chat");
    }
    assert_eq!(again.notes[..2], spectator.notes[..2]);
    house.close().await;
}

#[tokio::test]
async fn a_computer_player_minds_a_chair_and_gives_it_back() {
    let house = House::open().await;
    let (mut ann, [mut ben], game) = friends(&house, ["Ben"]).await;
    let mut host = ann.look(&game, "").await;
    let room = host.room_where(|room| room.stage == Stage::Playing).await;
    assert!(matches!(room.chairs[1].presence, Some(Presence::Away(1..=120))));
    // Ben has been away for a moment only.
    let mind = json!({ "type": "mind", "seat": 1, "bot": "greedy" });
    let (status, refused) = change(&mut ann, &game, mind.clone()).await;
    assert_eq!((status, refused["problem"].as_str()), (409, Some("still_here")));
    // He lets a computer player go on himself, which answers although he is away.
    let room = changed(&mut ben, &game, mind).await;
    assert_eq!(room.chairs[1].minded_by.as_deref(), Some("greedy"));
    let menu = host.asked().await.expect("asked");
    host.act(1, &pick(&menu, 0)).await;
    while !host.log.iter().any(|entry| entry.seat == engine::model::Seat::new(1)) {
        host.next().await.expect("the table");
    }
    // When he comes back, the seat is his at once.
    let mut second = ben.look(&game, "").await;
    second.room_where(|room| room.chairs[1].minded_by.is_none()).await;
    host.room_where(|room| room.chairs[1].presence == Some(Presence::Here)).await;
    // Whoever leaves for good is played for; the last to leave takes the game along.
    changed(&mut ben, &game, json!({ "type": "leave" })).await;
    let room = host.room_where(|room| room.chairs[1].presence == Some(Presence::Left)).await;
    assert!(room.chairs[1].minded_by.is_some());
    while second.next().await.is_some() {}
    assert_eq!(ben.request(&format!("GET /api/games/{game}"), "").await.0, 404);
    changed(&mut ann, &game, json!({ "type": "leave" })).await;
    assert_eq!(ann.request("GET /api/games", "").await.1, "[]");
    house.close().await;
}

#[tokio::test]
async fn an_owner_deletes_a_table_and_nothing_of_it_stays() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    let (mut ann, game, invitation) = waiting(&house).await;
    let mut ben = guest(&house, &invitation).await;
    let mut looking = ben.look(&game, "").await;
    assert_eq!(ben.request(&format!("DELETE /api/games/{game}"), "").await.0, 403);
    changed(&mut ben, &game, sit(1, "Ben")).await;
    changed(&mut ann, &game, json!({ "type": "start" })).await;
    let delete = format!("DELETE /api/games/{game}");
    assert_eq!(ann.request(&delete, "").await.0, 409, "others are playing");
    changed(&mut ben, &game, json!({ "type": "leave" })).await;
    assert_eq!(ann.request(&delete, "").await.0, 204);
    while looking.next().await.is_some() {}
    assert_eq!(ann.request(&format!("GET /api/games/{game}"), "").await.0, 404);
    assert_eq!(ann.post("/api/links", &json!({ "key": invitation })).await.0, 404);
    let id: GameId = game.parse().expect("an id");
    assert!(store.game(id).is_err());
    house.close().await;
}

#[tokio::test]
async fn a_browser_gets_a_person_only_when_it_needs_one() {
    let house = House::open().await;
    let mut browser = Browser::new(&house);
    for get in ["/", "/api/status", "/api/games"] {
        browser.request(&format!("GET {get}"), "").await;
    }
    assert_eq!(browser.post("/api/house", &json!({ "key": "guess" })).await.0, 404);
    assert_eq!(browser.cookie, None);
    browser.cookie = Some("made up".into());
    assert_eq!(browser.request("GET /api/games", "").await.1, "[]");
    let (mut ann, game, _) = waiting(&house).await;
    let attributes = ann.attributes.clone().expect("a cookie");
    for attribute in ["httponly", "samesite=lax", "path=/", "max-age="] {
        assert!(attributes.contains(attribute), "{attributes}");
    }
    // A game is its members' own: not even the house sees it.
    assert_eq!(ann.request(&format!("GET /api/games/{game}"), "").await.0, 200);
    assert_eq!(house.request(&format!("GET /api/games/{game}"), "").await.0, 404);
    assert_eq!(house.request("GET /api/games", "").await.1, "[]");
    // A browser that becomes the house's own brings its games along.
    let key = json!({ "key": crate::support::HOUSE_KEY });
    assert_eq!(ann.post("/api/house", &key).await.0, 204);
    assert!(ann.request("GET /api/games", "").await.1.contains(&game));
    assert_eq!(house.request(&format!("GET /api/games/{game}"), "").await.0, 200);
    house.close().await;
}

#[tokio::test]
async fn no_message_of_a_waiting_room_holds_a_secret() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    let (mut ann, game, invitation) = waiting(&house).await;
    let mut ben = guest(&house, &invitation).await;
    let watch = link(&mut ann, &game, json!("spectator")).await;
    let mut cleo = guest(&house, &watch).await;
    let mut viewers = Vec::new();
    for browser in [&ann, &ben, &cleo] {
        viewers.push(browser.look(&game, "").await);
    }
    let nonce = "feedc0de".repeat(4);
    let sit = json!({ "type": "sit", "seat": 1, "name": "Ben", "nonce": nonce });
    let mut said = vec![change(&mut ben, &game, sit).await.1.to_string()];
    let (_, refused) = change(&mut cleo, &game, json!({ "type": "start" })).await;
    said.push(refused.to_string());
    for viewer in &mut viewers {
        viewer.room_where(|room| room.chairs[1].nonce_given).await;
        said.append(&mut viewer.raw);
    }
    for browser in [&mut ann, &mut ben, &mut cleo] {
        said.push(browser.request("GET /api/games", "").await.1);
        said.push(browser.request(&format!("GET /api/games/{game}"), "").await.1);
    }
    let meta = store.game(game.parse().expect("an id")).expect("a game").meta;
    let document: Value = serde_json::from_str(&meta).expect("JSON");
    let mut secrets = vec![nonce, invitation, watch];
    for text in [&document["secret"]["seed"], &document["secret"]["salt"], &document["owner"]] {
        secrets.push(text.as_str().expect("a text").to_owned());
    }
    for browser in [&ann, &ben, &cleo] {
        secrets.push(browser.cookie.clone().expect("a cookie"));
    }
    let people = ["invited", "watchers"].map(|list| document[list].as_array().expect("people"));
    secrets.extend(people.into_iter().flatten().map(|id| id.as_str().expect("an id").to_owned()));
    assert_eq!(secrets.len(), 11);
    for text in &said {
        assert!(!secrets.iter().any(|secret| text.contains(secret)), "{text}");
    }
    assert!(
        said.iter().any(|text| text.contains("\"nonce_given\":true")),
        "the test sees messages"
    );
    house.close().await;
}
