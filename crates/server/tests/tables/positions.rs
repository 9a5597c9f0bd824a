//! Games that begin at a position: somebody plays on from a step of a game that is over.

use crate::games::play;
use crate::replay::{finished, replay_key};
use crate::support::{Browser, House};
use engine::Phase;
use protocol::{
    Began, FairnessReport, FairnessVerdict, FromServer, GameListed, Lesson, Replay, SheetView, View,
};
use serde_json::{Value, json};
use std::sync::Arc;
use store::{Memory, Store};

fn new_game(key: &str, step: usize) -> Value {
    json!({
        "level": 5,
        "late_refill": false,
        "seats": [{ "person": "Cleo" }, { "bot": "greedy" }],
        "from": { "replay": { "key": key, "step": step } },
    })
}

/// The views of a whole game.
async fn views(browser: &mut Browser) -> Vec<View> {
    let mut views: Vec<View> = Vec::new();
    loop {
        let path = format!("GET /api/replay/views?from={}", views.len());
        let (_, body) = browser.request(&path, "").await;
        let more: Vec<View> = serde_json::from_str(&body).expect("views");
        if more.is_empty() {
            return views;
        }
        views.extend(more);
    }
}

#[tokio::test]
async fn somebody_plays_on_from_a_step_of_a_game_that_is_over() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    let (mut ann, game) = finished(&house).await;
    let key = replay_key(&mut ann, &game).await;
    let views = views(&mut Browser::with_key(&house, &key)).await;
    let serving = |view: &View| view.round == 4 && view.phase == Phase::Serve;
    let step = views.iter().position(serving).expect("a fourth evening");

    // Whoever has the link may; the game is their own.
    let mut cleo = Browser::new(&house);
    let (status, made) = cleo.post("/api/games", &new_game(&key, step)).await;
    assert_eq!(status, 201, "{made}");
    let mut game = made["game"].as_str().expect("a game").to_owned();
    let mut ids = 1;
    for time in ["first", "again"] {
        let mut viewer = cleo.look(&game, "").await;
        while viewer.view.is_none() {
            viewer.next().await.expect("the table");
        }
        if viewer.log.len() == 1 {
            let mut seats = viewer.view().seats.clone();
            seats.iter_mut().zip(&views[step].seats).for_each(|(seat, was)| {
                seat.occupant = was.occupant.clone();
            });
            assert_eq!(seats, views[step].seats, "{time}");
        }
        assert_eq!((viewer.log[0].round, viewer.log[0].phase), (4, Phase::Serve), "{time}");
        let (_, listed) = cleo.request(&format!("GET /api/games/{game}"), "").await;
        let listed: GameListed = serde_json::from_str(&listed).expect("a game");
        assert!(listed.round >= 4, "{time}: {}", listed.round);
        assert_eq!(listed.began, Some(Began::Replay { round: 4 }), "{time}");
        ids += play(&mut viewer, ids as u128, 5000).await;
        assert!(viewer.view().outcome.is_some());
        let report = loop {
            let (status, body) = cleo.request(&format!("GET /api/games/{game}/fairness"), "").await;
            if status == 200 {
                break serde_json::from_str::<FairnessReport>(&body).expect("a report");
            }
            tokio::task::yield_now().await;
        };
        assert!(matches!(report.verdict, FairnessVerdict::Fair { .. }), "{report:?}");
        let (status, next) = cleo.post(&format!("/api/games/{game}/rematch"), &json!({})).await;
        assert_eq!(status, 200, "{next}");
        game = next["game"].as_str().expect("a game").to_owned();
    }

    // It goes on after a restart, and its replay begins where it began.
    house.close().await;
    let house = House::over(store).await;
    cleo.moved_to(&house);
    let mut viewer = cleo.look(&game, "").await;
    ids += play(&mut viewer, ids as u128, 5000).await;
    assert!(ids > 3);
    while cleo.request(&format!("GET /api/games/{game}/record"), "").await.0 != 200 {
        tokio::task::yield_now().await;
    }
    let key = replay_key(&mut cleo, &game).await;
    let (_, replay) = Browser::with_key(&house, &key).request("GET /api/replay", "").await;
    let replay: Replay = serde_json::from_str(&replay).expect("a replay");
    assert_eq!(replay.log[0].round, 4);
    house.close().await;
}

#[tokio::test]
async fn nobody_plays_on_where_there_is_nothing_to_play() {
    let house = House::open().await;
    let (mut ann, game) = finished(&house).await;
    let key = replay_key(&mut ann, &game).await;
    let last = views(&mut Browser::with_key(&house, &key)).await.len() - 1;
    let with = |change: fn(&mut Value)| {
        let mut new = new_game(&key, 9);
        change(&mut new);
        new
    };
    for (new, status, problem) in [
        (new_game(&key, last), 404, "no_such_step"),
        (new_game(&key, last + 1), 404, "no_such_step"),
        (new_game(&"0".repeat(32), 9), 404, "bad_link"),
        (with(|new| new["level"] = json!(4)), 400, "bad_settings"),
        (with(|new| new["late_refill"] = json!(true)), 400, "bad_settings"),
        (with(|new| new["seats"][1] = json!({ "person": "Dan" })), 400, "only_alone"),
        (with(|new| new["seats"][1] = json!("open")), 400, "only_alone"),
        (with(|new| new["from"] = json!({ "replay": { "step": 9 } })), 400, "not_understood"),
    ] {
        let (code, body) = ann.post("/api/games", &new).await;
        assert_eq!((code, body["problem"].as_str()), (status, Some(problem)), "{new}");
    }
    house.close().await;
}

/// Whoever plays on keeps the component sheet of the game.
#[tokio::test]
async fn a_game_goes_on_with_the_sheet_of_its_record() {
    let house = House::open().await;
    let mut ann = Browser::new(&house);
    let file = "../record/tests/kept/0.1.0/finished-L2P2-own-sheet.jsonl";
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let record = std::fs::read_to_string(file).expect("a record");
    let (_, brought) = ann.request("POST /api/records", &record).await;
    let brought: Value = serde_json::from_str(&brought).expect("JSON");
    let key = brought["replay"].as_str().expect("a key");
    let (_, sheet) = Browser::with_key(&house, key).request("GET /api/replay/sheet", "").await;
    let sheet: SheetView = serde_json::from_str(&sheet).expect("a sheet");
    assert_ne!(sheet.hash, engine::sheet::Sheet::standard().hash_hex());
    let mut new = new_game(key, 9);
    new["level"] = json!(2);
    new["sheet"] = json!(sheet.toml);
    let (code, body) = ann.post("/api/games", &new).await;
    assert_eq!((code, body["problem"].as_str()), (400, Some("bad_settings")), "one sheet");
    new["sheet"] = Value::Null;
    let (status, made) = ann.post("/api/games", &new).await;
    assert_eq!(status, 201, "{made}");
    let mut game = made["game"].as_str().expect("a game").to_owned();
    let mut ids = 1;
    for time in ["first", "again"] {
        let (_, listed) = ann.request(&format!("GET /api/games/{game}"), "").await;
        let listed: GameListed = serde_json::from_str(&listed).expect("a game");
        assert_eq!(listed.sheet.as_deref(), Some(sheet.name.as_str()), "{time}");
        let mut viewer = ann.look(&game, "").await;
        ids += play(&mut viewer, ids as u128, 5000).await;
        assert!(viewer.view().outcome.is_some());
        let record = loop {
            let (status, body) = ann.request(&format!("GET /api/games/{game}/record"), "").await;
            if status == 200 {
                break record::Record::read(&body).expect("a record");
            }
            tokio::task::yield_now().await;
        };
        assert_eq!(record.header.sheet.hash_hex(), sheet.hash, "{time}");
        assert!(record::verify(&record).expect("a verdict").is_fair());
        let (_, next) = ann.post(&format!("/api/games/{game}/rematch"), &json!({})).await;
        game = next["game"].as_str().expect("a game").to_owned();
    }
    house.close().await;
}

#[tokio::test]
async fn every_lesson_can_be_taken_at_a_real_table() {
    let house = House::open().await;
    let mut ann = Browser::new(&house);
    let (_, lessons) = ann.request("GET /api/lessons", "").await;
    let lessons: Vec<Lesson> = serde_json::from_str(&lessons).expect("lessons");
    assert_eq!(lessons.iter().map(|lesson| lesson.level).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    for Lesson { id, level, opponents, steps } in &lessons {
        let bots = opponents.iter().map(|bot| json!({ "bot": bot }));
        let seats: Vec<Value> = std::iter::once(json!({ "person": "Ann" })).chain(bots).collect();
        let mut new = json!({ "level": level, "late_refill": false, "seats": seats });
        new["from"] = json!({ "lesson": id });
        let (status, made) = ann.post("/api/games", &new).await;
        assert_eq!(status, 201, "{id}: {made}");
        let game = made["game"].as_str().expect("a game").to_owned();
        let mut viewer = ann.look(&game, "").await;
        let actions = steps.iter().filter_map(|step| step.wants.first());
        for (n, action) in (1..).zip(actions) {
            assert!(viewer.asked().await.is_some(), "{id}: {action}");
            let answer = viewer.act(n, action).await;
            assert!(matches!(answer, FromServer::Done { .. }), "{id}: {action}: {answer:?}");
        }
        assert_eq!(viewer.room.as_ref().and_then(|room| room.lesson.as_deref()), Some(id.as_str()));
        let (_, listed) = ann.request(&format!("GET /api/games/{game}"), "").await;
        let listed: GameListed = serde_json::from_str(&listed).expect("a game");
        assert_eq!(listed.lesson.as_ref(), Some(id));
        // Its luck is fixed, and the learner sits at its seat.
        for (member, value) in [("nonce", json!("ab")), ("deal", json!("mine"))] {
            let mut other = new.clone();
            other[member] = value;
            assert_eq!(ann.post("/api/games", &other).await.0, 400, "{id}: {member}");
        }
    }
    let new = json!({
        "level": 1,
        "late_refill": false,
        "seats": [{ "person": "Ann" }, { "bot": "greedy" }],
        "from": { "lesson": "cooking" },
    });
    let (status, body) = ann.post("/api/games", &new).await;
    assert_eq!((status, body["problem"].as_str()), (404, Some("no_such_lesson")));
    house.close().await;
}
