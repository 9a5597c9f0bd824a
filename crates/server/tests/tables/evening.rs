//! Evenings of a deal, compared by their codes.

use crate::company::changed;
use crate::support::{Browser, House};
use protocol::{EveningCode, EveningOpened, GameListed, NewGame, NewGameMade, Occupant};
use serde_json::{Value, json};

/// A finished game of this deal, whose chair a computer player has minded.
pub async fn played(browser: &mut Browser, deal: Option<&str>) -> String {
    let seats = vec![Occupant::Person("Ann".into()), Occupant::Bot("greedy".into())];
    let new = NewGame { deal: deal.map(str::to_owned), ..NewGame::usual(5, seats) };
    let (status, made) = browser.post("/api/games", &json!(new)).await;
    assert_eq!(status, 201, "{made}");
    let NewGameMade { game, .. } = serde_json::from_value(made).expect("a game");
    changed(browser, &game, json!({ "type": "mind", "seat": 0, "bot": "greedy" })).await;
    let record = format!("GET /api/games/{game}/record");
    while browser.request(&record, "").await.0 != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    game
}

pub async fn code_of(browser: &mut Browser, game: &str) -> (u16, Value) {
    let (status, body) = browser.request(&format!("GET /api/games/{game}/evening"), "").await;
    (status, serde_json::from_str(&body).expect("JSON"))
}

#[tokio::test]
async fn friends_play_the_same_deal_and_compare_their_evenings() {
    let (here, there) = (House::open().await, House::open().await);
    let (mut ann, mut ben) = (Browser::new(&here), Browser::new(&there));
    let game = played(&mut ann, Some("Sunday")).await;
    let theirs = played(&mut ben, Some("sunday")).await;
    // The same players with the same luck play the same game on another machine.
    let (status, code) = code_of(&mut ann, &game).await;
    assert_eq!(status, 200, "{code}");
    assert_eq!(code, code_of(&mut ben, &theirs).await.1);
    let EveningCode { code } = serde_json::from_value(code).expect("a code");
    assert!(code.len() < 400, "{} characters", code.len());

    let mut cleo = Browser::new(&there);
    let (status, opened) = cleo.post("/api/evenings", &json!({ "code": code })).await;
    assert_eq!(status, 201, "{opened}");
    let opened: EveningOpened = serde_json::from_value(opened).expect("an evening");
    assert_eq!((opened.deal.as_str(), opened.hints, opened.rewinds), ("sunday", 0, 0));
    let (_, original) = ann.request(&format!("GET /api/games/{game}/record"), "").await;
    let mut anybody = Browser::with_key(&there, &opened.replay);
    assert_eq!(anybody.request("GET /api/replay/record", "").await, (200, original));
    let (_, list) = cleo.request("GET /api/games", "").await;
    let list: Vec<GameListed> = serde_json::from_str(&list).expect("a list");
    assert_eq!((list.len(), &list[0].game), (1, &opened.game));
    let (_, list) = ann.request("GET /api/games", "").await;
    let list: Vec<GameListed> = serde_json::from_str(&list).expect("a list");
    assert_eq!(list[0].deal.as_deref(), Some("sunday"));
    here.close().await;
    there.close().await;
}

#[tokio::test]
async fn what_cannot_be_compared_is_refused() {
    let house = House::open().await;
    let mut ann = Browser::new(&house);
    let game = played(&mut ann, None).await;
    assert_eq!(code_of(&mut ann, &game).await, (409, json!({ "problem": "no_deal" })));
    let (status, refused) = ann.post("/api/evenings", &json!({ "code": "beer" })).await;
    assert_eq!((status, &refused["problem"]), (400, &json!("bad_evening")), "{refused}");
    assert!(refused["detail"].as_str().is_some_and(|detail| detail.contains("no code")));
    let seats = vec![Occupant::Person("Ann".into()), Occupant::Bot("greedy".into())];
    let new = NewGame { deal: Some("beer".into()), ..NewGame::usual(5, seats) };
    let (_, made) = ann.post("/api/games", &json!(new)).await;
    let NewGameMade { game, .. } = serde_json::from_value(made).expect("a game");
    assert_eq!(code_of(&mut ann, &game).await, (409, json!({ "problem": "not_over" })));
    house.close().await;
}
