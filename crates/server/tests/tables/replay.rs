//! Games that are over: their replay links, their luck, their end.

use crate::company::{guest, link};
use crate::games::play;
use crate::support::{Browser, House};
use protocol::{
    Course, FairnessReport, FairnessVerdict, GameListed, LogEntry, Origin, Replay, ReplayLink, View,
};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use store::{GameId, Key, KeyHash, Memory, NewKey, NewNote, Store, StoreError};

/// What the store keeps of a key.
fn hash(key: &str) -> KeyHash {
    KeyHash(Sha256::digest(format!("tiefenthal/key/1\0{key}")).into())
}

/// Plays a game of its own to the end; who played it, and the game.
pub async fn finished(house: &House) -> (Browser, String) {
    let mut ann = Browser::new(house);
    let seats = json!([{ "person": "Ann" }, { "bot": "greedy" }]);
    let new = json!({ "level": 5, "late_refill": false, "seats": seats, "nonce": "a11ce0" });
    let (status, made) = ann.post("/api/games", &new).await;
    assert_eq!(status, 201, "{made}");
    let game = made["game"].as_str().expect("a game").to_owned();
    let mut viewer = ann.look(&game, "").await;
    play(&mut viewer, 1, 5000).await;
    while ann.request(&format!("GET /api/games/{game}/record"), "").await.0 != 200 {
        tokio::task::yield_now().await;
    }
    (ann, game)
}

/// The key of the game's replay link.
pub async fn replay_key(browser: &mut Browser, game: &str) -> String {
    let (status, made) = browser.post(&format!("/api/games/{game}/replay"), &json!({})).await;
    assert_eq!(status, 200, "{made}");
    serde_json::from_value::<ReplayLink>(made).expect("a link").key
}

async fn json<T: serde::de::DeserializeOwned>(browser: &mut Browser, path: &str) -> T {
    let (status, body) = browser.request(&format!("GET {path}"), "").await;
    assert_eq!(status, 200, "{path}: {body}");
    serde_json::from_str(&body).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[tokio::test]
async fn whoever_has_the_link_sees_the_whole_game() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    let (mut ann, game) = finished(&house).await;
    let key = replay_key(&mut ann, &game).await;
    assert_eq!(replay_key(&mut ann, &game).await, key, "it can be seen again");
    assert_eq!(key.len(), 32, "128 bits");
    assert!(store.key(hash(&key)).expect("a store").is_some());
    assert!(store.key(KeyHash([0; 32])).expect("a store").is_none());

    let mut stranger = Browser::with_key(&house, &key);
    let replay: Replay = json(&mut stranger, "/api/replay").await;
    assert_eq!((replay.origin, replay.other_rules, replay.seats.len()), (Origin::Here, None, 2));
    let hidden = replay.log.iter().filter(|entry| entry.secret && entry.undoes.is_none());
    assert!(hidden.clone().count() > 0, "some answers were secret");
    assert!(hidden.clone().all(|entry| entry.action.is_some()), "and are no longer");
    let mut views: Vec<View> = Vec::new();
    loop {
        let path = format!("/api/replay/views?from={}", views.len());
        let more: Vec<View> = json(&mut stranger, &path).await;
        assert!(more.len() <= 64);
        if more.is_empty() {
            break;
        }
        views.extend(more);
    }
    assert_eq!(views.len(), replay.log.len());
    let mut viewer = ann.look(&game, "").await;
    while viewer.view.is_none() {
        viewer.next().await.expect("the table");
    }
    assert_eq!(views.last().expect("a view").seats, viewer.view().seats);
    assert_eq!(views.last().expect("a view").outcome, viewer.view().outcome);
    let points = |view: &View| view.seats.iter().map(|seat| seat.points.total).collect();
    assert_eq!(replay.points, views.iter().map(points).collect::<Vec<Vec<u16>>>());
    let outcome = viewer.view().outcome.as_ref().expect("an outcome");
    let first = (0_u8..).zip(&replay.places).filter(|&(_, &place)| place == 1);
    assert!(first.map(|(seat, _)| seat).eq(outcome.winners.iter().map(|seat| seat.number())));
    let open = |log: &[LogEntry]| -> Vec<LogEntry> {
        log.iter().map(|entry| LogEntry { action: None, ..entry.clone() }).collect()
    };
    assert_eq!(open(&replay.log), open(&viewer.log), "but for secret answers, Ann saw the same");

    let (_, record) = ann.request(&format!("GET /api/games/{game}/record"), "").await;
    assert_eq!(stranger.request("GET /api/replay/record", "").await, (200, record));
    assert_eq!(stranger.cookie, None, "a link makes nobody a person");
    house.close().await;

    // After a restart the link is the same, and works.
    let house = House::over(store).await;
    ann.moved_to(&house);
    stranger.moved_to(&house);
    let again: Replay = json(&mut stranger, "/api/replay").await;
    assert_eq!(again, replay);
    assert_eq!(replay_key(&mut ann, &game).await, key);
    house.close().await;
}

#[tokio::test]
async fn the_luck_of_a_game_is_checked_for_those_who_may_see_it() {
    let house = House::open().await;
    let (mut ann, game) = finished(&house).await;
    let key = replay_key(&mut ann, &game).await;
    let own: FairnessReport = json(&mut ann, &format!("/api/games/{game}/fairness")).await;
    let shown: FairnessReport =
        json(&mut Browser::with_key(&house, &key), "/api/replay/fairness").await;
    assert_eq!(own, shown);
    let FairnessVerdict::Fair { draws } = own.verdict else { panic!("{own:?}") };
    let (_, text) = ann.request(&format!("GET /api/games/{game}/record"), "").await;
    let record = record::Record::read(&text).expect("a record");
    assert_eq!(record::verify(&record), Ok(record::Verdict::Fair { draws: draws as usize }));
    assert_eq!(own.lines as usize, text.lines().count());
    assert_eq!(own.commitment, record.header.commitment.map(|bound| bound.to_string()));
    assert_eq!(own.seed, record.end.and_then(|end| end.secret).map(|end| end.seed.to_string()));
    assert_eq!(own.nonces, ["a11ce0", ""], "what Ann's browser added when it made the table");
    house.close().await;
}

const REPLAY: [&str; 4] =
    ["/api/replay", "/api/replay/views", "/api/replay/record", "/api/replay/fairness"];

#[tokio::test]
async fn nothing_can_be_seen_before_the_end() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    let game = house.make(5, &["greedy"]).await;
    let mut viewer = house.look(&game, 0).await;
    play(&mut viewer, 1, 40).await;
    for head in [
        "POST /api/games/ID/replay",
        "GET /api/games/ID/course",
        "GET /api/games/ID/fairness",
        "GET /api/games/ID/record",
    ] {
        let (status, body) = house.request(&head.replace("ID", &game), "").await;
        assert_eq!((status, body.as_str()), (409, r#"{"problem":"not_over"}"#), "{head}");
    }
    // Even a key that should not be there opens nothing.
    let id: GameId = game.parse().expect("an id");
    let key = Key { game: Some(id), body: "\"replay\"".to_owned(), expires: None };
    store.put_keys(vec![NewKey { hash: hash("early"), key }]).expect("kept");
    for path in REPLAY {
        let (status, body) =
            Browser::with_key(&house, "early").request(&format!("GET {path}"), "").await;
        assert_eq!((status, body.as_str()), (409, r#"{"problem":"not_over"}"#), "{path}");
    }
    for key in ["", "0", "late", &"0".repeat(32), &"x".repeat(5000)] {
        for path in REPLAY {
            let (status, body) =
                Browser::with_key(&house, key).request(&format!("GET {path}"), "").await;
            assert_eq!((status, body.as_str()), (404, r#"{"problem":"bad_link"}"#), "{path}");
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_deleted_game_is_gone_with_everything_that_led_to_it() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    let (mut ann, game) = finished(&house).await;
    let id: GameId = game.parse().expect("an id");
    let watch = link(&mut ann, &game, json!("spectator")).await;
    let mut ben = guest(&house, &watch).await;
    let key = replay_key(&mut ann, &game).await;
    let mut stranger = Browser::with_key(&house, &key);
    let _: Replay = json(&mut stranger, "/api/replay").await;
    let (_, code) = ann.post(&format!("/api/games/{game}/code"), &json!({})).await;
    let mut viewer = ben.look(&game, "").await;
    store.note(NewNote { game: id, expected_seq: 0, body: "{}".to_owned() }).expect("a note");
    let (status, _) = ben.request(&format!("DELETE /api/games/{game}"), "").await;
    assert_eq!(status, 403);
    assert_eq!(ann.request(&format!("DELETE /api/games/{game}"), "").await.0, 204);

    for path in REPLAY {
        let (status, body) = stranger.request(&format!("GET {path}"), "").await;
        assert_eq!((status, body.as_str()), (404, r#"{"problem":"bad_link"}"#), "{path}");
    }
    while viewer.next().await.is_some() {}
    for browser in [&mut ann, &mut ben] {
        for what in ["", "/record", "/fairness"] {
            let (status, _) = browser.request(&format!("GET /api/games/{game}{what}"), "").await;
            assert_eq!(status, 404, "{what}");
        }
        assert_eq!(browser.request("GET /api/games", "").await, (200, "[]".to_owned()));
    }
    let mut late = Browser::new(&house);
    assert_eq!(late.post("/api/links", &json!({ "key": watch })).await.0, 404);
    assert_eq!(late.post("/api/codes", &json!({ "code": code["code"] })).await.0, 404);
    assert_eq!(store.game(id).err(), Some(StoreError::NoSuchGame));
    assert!(store.read(id, 0).map_or(true, |entries| entries.is_empty()));
    assert!(store.read_notes(id, 0).map_or(true, |notes| notes.is_empty()));
    for key in [&key, &watch] {
        assert_eq!(store.key(hash(key)).expect("a store"), None);
    }
    house.close().await;
}

#[tokio::test]
async fn the_list_of_games_says_how_far_they_are_and_how_they_ended() {
    let house = House::open().await;
    let (mut ann, game) = finished(&house).await;
    let new = json!({ "level": 3, "late_refill": false, "seats": [{ "person": "Ann" }, { "bot": "greedy" }] });
    let (_, made) = ann.post("/api/games", &new).await;
    let second = made["game"].as_str().expect("a game").to_owned();
    let mut viewer = ann.look(&second, "").await;
    play(&mut viewer, 10_000, 60).await;
    // While Ann is asked something, no round begins.
    assert!(viewer.asked().await.is_some());
    let round = viewer.view().round;
    let mut list: Vec<GameListed> = json(&mut ann, "/api/games").await;
    list.sort_by_key(|listed| listed.level);
    let [running, over] = &list[..] else { panic!("two games: {list:?}") };
    assert_eq!((running.round, &running.result), (round, &None));
    assert_eq!(
        (over.round, &over.yours[..], over.owner),
        (0, &[engine::model::Seat::ALL[0]][..], true)
    );
    let course: Course = json(&mut ann, &format!("/api/games/{game}/course")).await;
    let result = over.result.as_ref().expect("it is over");
    assert_eq!(course.rounds.last(), Some(&result.points));
    assert!(!result.winners.is_empty());
    let alone: GameListed = json(&mut ann, &format!("/api/games/{game}")).await;
    assert_eq!(&alone, over);
    let (status, _) = ann.request(&format!("GET /api/games/{second}/course"), "").await;
    assert_eq!(status, 409, "it is not over");
}
