//! Component sheets: checked, played with, named, and what they change.

use crate::company::changed;
use crate::replay::replay_key;
use crate::support::{Browser, House};
use engine::sheet::Sheet;
use protocol::{
    DealMeasured, GameListed, NewGame, Occupant, Replay, SheetChecked, SheetMeasured, SheetView,
    StandardSheet,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

const BREWER: &str = "tavern_cards.brewer     = { copies = 16, price = 6";

/// The standard sheet under another name, with a Brewer of this price.
fn our_box(price: &str) -> String {
    let text = Sheet::standard_text().replacen(BREWER, &BREWER.replace("price = 6", price), 1);
    assert_ne!(text, Sheet::standard_text());
    text.replacen("The Taverns of Tiefenthal, standard sheet", "Our box", 1)
}

fn new_game(sheet: String, seats: Vec<Occupant>) -> Value {
    json!(NewGame { sheet: Some(sheet), ..NewGame::usual(1, seats) })
}

fn against_greedy() -> Vec<Occupant> {
    vec![Occupant::Person("Ann".into()), Occupant::Bot("greedy".into())]
}

async fn get<T: DeserializeOwned>(browser: &mut Browser, path: &str) -> T {
    let (status, body) = browser.request(&format!("GET {path}"), "").await;
    assert_eq!(status, 200, "{path}: {body}");
    serde_json::from_str(&body).unwrap_or_else(|error| panic!("{path}: {error}"))
}

async fn check(browser: &mut Browser, toml: &str) -> SheetChecked {
    let (status, answer) = browser.post("/api/sheets", &json!({ "toml": toml })).await;
    assert_eq!(status, 200, "{answer}");
    serde_json::from_value(answer).expect("an answer")
}

fn price_of_brewers(sheet: &SheetView) -> Value {
    let brewer = sheet.entries.iter().find(|entry| entry.name == "tavern_cards.brewer");
    json!(brewer.expect("an entry").values["price"])
}

#[tokio::test]
async fn a_sheet_is_checked_by_the_rules() {
    let house = House::open().await;
    let mut ann = Browser::new(&house);
    let standard: StandardSheet = get(&mut ann, "/api/sheet").await;
    assert_eq!(standard.sheet.hash, Sheet::standard().hash_hex());
    let SheetChecked::Sound { sheet } = check(&mut ann, &our_box("price = 7")).await else {
        panic!("a good sheet is refused")
    };
    assert_eq!((sheet.name.as_str(), price_of_brewers(&sheet)), ("Our box", json!(7)));
    assert_ne!(sheet.hash, standard.sheet.hash);
    // What comes back can be sent again, and is the same sheet.
    assert_eq!(check(&mut ann, &sheet.toml).await, SheetChecked::Sound { sheet });

    let faulty = |entry: &str, toml: String| (entry.to_owned(), toml);
    for (entry, toml) in [
        faulty("tavern_cards.brewer.price", our_box("price = 0")),
        faulty("tavern_cards.brewer.price", our_box("price = \"six\"")),
        faulty("tavern_cards.brewer.price", our_box("prise = 6")),
        faulty("tavern_cards.brewer.colour", our_box("price = 6, colour = 1")),
    ] {
        let SheetChecked::Faulty { fault } = check(&mut ann, &toml).await else {
            panic!("{entry}")
        };
        let told = json!(fault);
        assert_eq!(told["entry"], json!(entry), "{told}");
    }
    for nonsense in ["", "x", "format = 1", "[[[[", &"[".repeat(20_000), "\u{0}", "format = 1e999"]
    {
        let checked = check(&mut ann, nonsense).await;
        assert!(matches!(checked, SheetChecked::Faulty { .. }), "{nonsense:.20}");
    }
    let huge = "#".repeat(50_000);
    let (status, answer) = ann.post("/api/sheets", &json!({ "toml": huge })).await;
    assert_eq!((status, &answer["problem"]), (413, &json!("too_large")));
    house.close().await;
}

#[tokio::test]
async fn a_table_plays_with_its_own_sheet_and_says_so() {
    let house = House::open().await;
    let mut ann = Browser::new(&house);
    let (status, made) =
        ann.post("/api/games", &new_game(our_box("price = 7"), against_greedy())).await;
    assert_eq!(status, 201, "{made}");
    let game = made["game"].as_str().expect("a game").to_owned();
    let sheet: SheetView = get(&mut ann, &format!("/api/games/{game}/sheet")).await;
    assert_eq!(price_of_brewers(&sheet), json!(7));
    changed(&mut ann, &game, json!({ "type": "mind", "seat": 0, "bot": "greedy" })).await;
    let record = format!("GET /api/games/{game}/record");
    while ann.request(&record, "").await.0 != 200 {
        tokio::task::yield_now().await;
    }
    let list: Vec<GameListed> = get(&mut ann, "/api/games").await;
    assert_eq!(list[0].sheet.as_deref(), Some("Our box"));

    // The record carries the sheet, and whoever brings it elsewhere sees the same.
    let (_, record) = ann.request(&record, "").await;
    let read = record::Record::read(&record).expect("a record");
    assert!(record::verify(&read).expect("a verdict").is_fair());
    assert_eq!(read.header.sheet.hash_hex(), sheet.hash);
    let elsewhere = House::open().await;
    let mut ben = Browser::new(&elsewhere);
    let (status, brought) = ben.request("POST /api/records", &record).await;
    assert_eq!(status, 201, "{brought}");
    let list: Vec<GameListed> = get(&mut ben, "/api/games").await;
    assert_eq!(list[0].sheet.as_deref(), Some("Our box"));
    let key = replay_key(&mut ben, &list[0].game).await;
    let mut cleo = Browser::with_key(&elsewhere, &key);
    let replay: Replay = get(&mut cleo, "/api/replay").await;
    assert_eq!(replay.sheet.as_deref(), Some("Our box"));
    assert_eq!(price_of_brewers(&get(&mut cleo, "/api/replay/sheet").await), json!(7));
    // The sheet in a record is the one that its hash names.
    let forged = record.replacen("price = 7", "price = 8", 1);
    assert_ne!(forged, record);
    assert_eq!(ben.request("POST /api/records", &forged).await.0, 400);
    elsewhere.close().await;
    house.close().await;
}

/// Friends see before they sit down what they will play with.
#[tokio::test]
async fn an_open_table_names_its_sheet_before_the_game_begins() {
    let house = House::open().await;
    let mut ann = Browser::new(&house);
    let seats = vec![Occupant::Person("Ann".into()), Occupant::Open];
    let (_, made) = ann.post("/api/games", &new_game(our_box("price = 7"), seats)).await;
    let game = made["game"].as_str().expect("a game").to_owned();
    let sheet: SheetView = get(&mut ann, &format!("/api/games/{game}/sheet")).await;
    assert_eq!(price_of_brewers(&sheet), json!(7));
    let room =
        changed(&mut ann, &game, json!({ "type": "computer", "seat": 1, "bot": "greedy" })).await;
    assert_eq!(room.sheet.as_deref(), Some("Our box"));
    changed(&mut ann, &game, json!({ "type": "start" })).await;
    let sheet: SheetView = get(&mut ann, &format!("/api/games/{game}/sheet")).await;
    assert_eq!(price_of_brewers(&sheet), json!(7), "and the game has begun with it");
    house.close().await;
}

#[tokio::test]
async fn a_table_with_a_bad_sheet_is_refused() {
    let house = House::open().await;
    let mut ann = Browser::new(&house);
    let padded = format!("{}{}", our_box("price = 7"), "#".repeat(30_000));
    let unnamed = our_box("price = 7").replacen("Our box", " ", 1);
    for (sheet, problem, detail) in [
        (our_box("price = 0"), "bad_sheet", "tavern_cards.brewer.price: value: found 0"),
        ("nonsense".to_owned(), "bad_sheet", "line 1"),
        (padded, "too_large", "at most"),
        (unnamed, "bad_name", "name"),
    ] {
        let (status, answer) = ann.post("/api/games", &new_game(sheet, against_greedy())).await;
        assert!(status == 400 || status == 413, "{answer}");
        assert_eq!(answer["problem"], json!(problem));
        assert!(answer["detail"].as_str().expect("a detail").contains(detail), "{answer}");
    }
    // A lesson has its sheet.
    let mut lesson = new_game(our_box("price = 7"), against_greedy());
    lesson["from"] = json!({ "lesson": "first-evening" });
    let (status, answer) = ann.post("/api/games", &lesson).await;
    assert!(status == 400 || status == 404, "{answer}");
    // However long its notes are, a sheet can be kept.
    let wordy = our_box("price = 7").replacen("copies and price printed", &"n".repeat(20_000), 1);
    let (status, made) = ann.post("/api/games", &new_game(wordy, against_greedy())).await;
    assert_eq!(status, 201, "{made}");
    // The standard values under another name are the standard sheet.
    let renamed = Sheet::standard_text().replacen("standard sheet", "my sheet", 1);
    let (status, made) = ann.post("/api/games", &new_game(renamed, against_greedy())).await;
    assert_eq!(status, 201, "{made}");
    let list: Vec<GameListed> = get(&mut ann, "/api/games").await;
    assert_eq!((list.len(), &list[0].sheet), (2, &None));
    house.close().await;
}

/// The first deals with this sheet, however few a busy machine plays for one request.
async fn measured(browser: &mut Browser, toml: &str) -> Vec<DealMeasured> {
    let mut deals = Vec::new();
    while deals.len() < 5 {
        let (status, answer) =
            browser.post("/api/sheets/effect", &measure(toml, deals.len(), "money")).await;
        assert_eq!(status, 200, "{answer}");
        let more: SheetMeasured = serde_json::from_value(answer).expect("games");
        assert!((1..=10).contains(&more.deals.len()));
        deals.extend(more.deals);
    }
    deals.truncate(5);
    deals
}

fn measure(toml: &str, from: usize, bot: &str) -> Value {
    json!({ "toml": toml, "level": 1, "players": 2, "bot": bot, "from": from })
}

#[tokio::test]
async fn the_effect_of_a_sheet_is_measured_on_equal_deals() {
    let house = House::open().await;
    let mut ann = Browser::new(&house);
    let standard = Sheet::standard_text();
    let same = measured(&mut ann, standard).await;
    assert!(same.iter().all(|deal| deal.standard == deal.own));
    let poorer = standard.replacen("points = 10, prices", "points = 0, prices", 1);
    let other = measured(&mut ann, &poorer).await;
    for (other, same) in other.iter().zip(&same) {
        assert_eq!(other.standard, same.standard, "the same deal");
        assert_ne!(other.own, same.own);
    }
    let (_, beyond) =
        ann.post("/api/sheets/effect", &measure(standard, 4_000_000_000, "money")).await;
    assert_eq!(beyond["deals"], json!([]), "they end");
    for (body, problem) in [
        (measure(standard, 0, "strongest"), "bad_settings"),
        (measure(&our_box("price = 0"), 0, "money"), "bad_sheet"),
        (measure(&"#".repeat(50_000), 0, "money"), "too_large"),
    ] {
        assert_eq!(ann.post("/api/sheets/effect", &body).await.1["problem"], json!(problem));
    }
    house.close().await;
}
