//! What the server says about its interface is true.

use crate::company::{guest, waiting};
use crate::evening::{code_of, played};
use crate::replay::replay_key;
use crate::support::{Browser, HOUSE_KEY, House};
use engine::Action;
use protocol::Replay;
use serde_json::{Value, json};
use server::{Content, Route, routes};
use std::collections::BTreeSet;

async fn document(house: &House) -> Value {
    let (status, text) = house.request("GET /api/openapi.json", "").await;
    assert_eq!(status, 200);
    serde_json::from_str(&text).expect("JSON")
}

/// Every reference in a document.
fn references<'d>(value: &'d Value, found: &mut BTreeSet<&'d str>) {
    match value {
        Value::Object(members) => {
            found.extend(members.get("$ref").and_then(Value::as_str));
            members.values().for_each(|member| references(member, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[tokio::test]
async fn every_route_is_described_and_nothing_else() {
    let house = House::open().await;
    let document = document(&house).await;
    let own = |route: &Route| (route.path.to_owned(), route.method.as_str().to_lowercase());
    let own: BTreeSet<_> = routes().iter().map(own).collect();
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            described.insert((path.clone(), method.clone()));
            assert!(operation["summary"].as_str().is_some_and(|text| text.ends_with('.')));
        }
    }
    assert_eq!(described, own);
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    assert!(found.len() > 20, "{found:?}");
    for reference in found {
        let path = reference.strip_prefix('#').expect("inside");
        assert!(document.pointer(path).is_some(), "{reference} leads nowhere");
    }
    house.close().await;
}

/// What to send to a route so that it does what it is for.
fn body(
    path: &str,
    game: &str,
    invitation: &str,
    code: &str,
    evening: &str,
    again: &Value,
) -> Value {
    match path {
        "/api/house" => json!({ "key": HOUSE_KEY }),
        "/api/links" => json!({ "key": invitation }),
        "/api/codes" => json!({ "code": code }),
        "/api/sheets" => json!({ "toml": engine::sheet::Sheet::standard_text() }),
        "/api/sheets/effect" => json!({
            "toml": engine::sheet::Sheet::standard_text(),
            "level": 1, "players": 2, "bot": "money", "from": 0,
        }),
        "/api/evenings" => json!({ "code": evening }),
        "/api/replay/again" => again.clone(),
        "/api/games" => {
            let seats = json!(["open", { "bot": "random" }]);
            json!({
                "level": 1, "late_refill": false, "seats": seats,
                "options": null, "house": null, "nonce": null, "deal": null, "sheet": null,
                "from": null,
            })
        }
        "/api/games/{game}/room" => json!({ "type": "mind", "seat": 0, "bot": "random" }),
        "/api/games/{game}/links" => json!({ "kind": "spectator" }),
        _ => json!({ "game": game }),
    }
}

/// Another try at the first die that was taken in the replay whose key the browser has: the same die.
async fn first_die(browser: &mut Browser) -> Value {
    let (_, replay) = browser.request("GET /api/replay", "").await;
    let Replay { log, .. } = serde_json::from_str(&replay).expect("a replay");
    let taken = log.iter().find(|entry| matches!(entry.action, Some(Action::Take(_))));
    let taken = taken.expect("somebody took a die");
    json!({ "n": taken.n, "steps": [taken.action] })
}

/// Every route, asked as it wants to be, answers with exactly the type it names.
#[tokio::test]
async fn every_answer_has_the_type_that_is_described() {
    let house = House::open().await;
    let mut ann = Browser::new(&house);
    let game = played(&mut ann, Some("beer")).await;
    // One browser that may do everything.
    ann.bearer = Some(replay_key(&mut ann, &game).await);
    let (_, _, invitation) = waiting(&house).await;
    let (_, made) = ann.post(&format!("/api/games/{game}/code"), &json!({})).await;
    let code = made["code"].as_str().expect("a code");
    let evening = code_of(&mut ann, &game).await.1;
    let evening = evening["code"].as_str().expect("the code of an evening");
    let (_, record) = ann.request(&format!("GET /api/games/{game}/record"), "").await;
    let again = first_die(&mut ann).await;
    let puzzle = puzzles::shipped()[0].name.clone();
    let mut asked = 0;
    // What is deleted comes last.
    let mut all = routes();
    all.sort_by_key(|route| route.method == "DELETE");
    // The test of the network has a server that can be switched.
    let elsewhere = |route: &&Route| {
        route.path.ends_with("/socket")
            || (route.path, route.method.as_str()) == ("/api/network", "POST")
    };
    for route in all.iter().filter(|route| !elsewhere(route)) {
        let mut browser = match route.path {
            "/api/links" | "/api/codes" | "/api/house" => Browser::new(&house),
            _ => ann.clone(),
        };
        let path = route.path.replace("{game}", &game).replace("{puzzle}", &puzzle);
        let path = path.replace("{example}", examples::all()[0].id);
        let head = format!("{} {path}", route.method);
        let sent = match &route.about.takes {
            Content::Nothing => String::new(),
            Content::Record => record.clone(),
            Content::Json(shape) => {
                let body = body(route.path, &game, &invitation, code, evening, &again).to_string();
                (shape.check)(&body).unwrap_or_else(|error| panic!("{head} takes {body}: {error}"));
                body
            }
        };
        let (status, answer) = browser.request(&head, &sent).await;
        assert_eq!(status, route.about.status.as_u16(), "{head}: {answer}");
        match &route.about.gives {
            Content::Nothing => assert_eq!(answer, "", "{head}"),
            Content::Record => assert_eq!(answer, record, "{head}"),
            Content::Json(shape) => {
                (shape.check)(&answer).unwrap_or_else(|error| panic!("{head}: {error}"));
            }
        }
        asked += 1;
    }
    assert_eq!(asked, routes().len() - 2);
    drop(guest(&house, &invitation).await);
    house.close().await;
}
