//! Games in a database that an earlier version of the program wrote.

use crate::games::play;
use crate::seal;
use crate::support::{Browser, House};
use chance::{Salt, Seed};
use engine::sheet::Sheet;
use engine::{RULES_VERSION, Rules};
use protocol::{FromServer, GameListed, Occupant, Refusal, ReplayLink, Stage, Step};
use record::Secret;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{Append, GameId, Memory, NewGame, Sqlite, Store};
use table::{PersonId, Room, Table};

/// A copy for one test, because the originals are never changed.
fn copy_of(name: &str, test: &str) -> PathBuf {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/kept").join(name);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept").join(test);
    std::fs::create_dir_all(&folder).expect("a folder");
    let copy = folder.join(name.replace('/', "-"));
    for old in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{old}", copy.display()));
    }
    std::fs::copy(kept, &copy).expect("a copy");
    copy
}

fn new_game(game: GameId, meta: String, body: String) -> NewGame {
    let (bodies, members, keys) = (vec![body], Vec::new(), Vec::new());
    NewGame { game, meta, bodies, over: false, members, keys }
}

#[tokio::test]
async fn games_of_version_0_1_0_are_listed_opened_and_finished() {
    let store = Sqlite::open(copy_of("0.1.0/games.db", "finished")).expect("a database");
    let house = House::over(Arc::new(store)).await;
    let (status, list) = house.request("GET /api/games", "").await;
    let games: Vec<GameListed> = serde_json::from_str(&list).expect("a list");
    assert_eq!(status, 200);
    let over = |game: &GameListed| game.stage == Stage::Over;
    assert!(games.iter().any(over) && !games.iter().all(over), "{list}");
    for game in games {
        finish(&house, &game.game).await;
    }
    house.close().await;
}

/// Plays a game to its end; its record, which is fair.
async fn finish(house: &House, game: &str) -> record::Record {
    let mut viewer = house.look(game, 0).await;
    play(&mut viewer, 1 << 90, 5000).await;
    assert!(viewer.view().outcome.is_some(), "over");
    let record = loop {
        match house.request(&format!("GET /api/games/{game}/record"), "").await {
            (200, record) => break record,
            (status, _) => assert_eq!(status, 409),
        }
        tokio::task::yield_now().await;
    };
    let record = record::Record::read(&record).expect("a record");
    assert!(matches!(record::verify(&record), Ok(record::Verdict::Fair { .. })));
    record
}

#[tokio::test]
async fn a_game_with_another_sheet_is_listed_opened_and_finished() {
    let text = Sheet::standard().to_toml();
    let corrected = Sheet::read(&text.replacen("price = 3", "price = 4", 1)).expect("a sheet");
    let hash = corrected.hash;
    assert_ne!(hash, Sheet::standard().hash);
    let secret = Secret { seed: Seed::derived(5, 1), salt: Salt(Seed::derived(5, 2).0) };
    let seats = vec![Occupant::Person("Ann".to_owned()), Occupant::Bot("greedy".to_owned())];
    let new = protocol::NewGame::usual(5, seats);
    let room = Room::new(PersonId::HOUSE, &new, secret, &players::NAMES).expect("a room");
    let meta = room.write().expect("JSON");
    let settings = room.settings().expect("settings");
    let (_, body) = Table::begin(settings, Arc::new(Rules::new(corrected))).expect("a table");
    let store = Memory::default();
    store.create(new_game(GameId::new(7), meta, body)).expect("created");
    let house = House::over(Arc::new(store)).await;
    let (_, list) = house.request("GET /api/games", "").await;
    let games: Vec<GameListed> = serde_json::from_str(&list).expect("a list");
    let record = finish(&house, &games[0].game).await;
    assert_eq!(record.header.sheet.hash, hash);
    house.close().await;
}

/// The kept games with other lines, given without their hashes.
fn rewritten(test: &str, rewrite: impl Fn(&[String]) -> Vec<String>) -> Memory {
    let kept = Sqlite::open(copy_of("0.1.0/games.db", test)).expect("a database");
    let other = Memory::default();
    for info in kept.games(100).expect("games") {
        let entries = kept.read(info.game, 0).expect("entries");
        let lines: Vec<String> = entries.iter().map(|entry| entry.body.clone()).collect();
        let sealed = seal::seal(&rewrite(&lines));
        let mut bodies = sealed.lines().map(str::to_owned);
        let body = bodies.next().expect("a first line");
        other.create(new_game(info.game, info.meta, body)).expect("created");
        for (entry, body) in entries[1..].iter().zip(bodies) {
            let (game, expected_seq, last) = (info.game, entry.seq, record::is_end(&body));
            let (seat, command_id) = (entry.seat, entry.command_id);
            let append = Append { game, expected_seq, command_id, seat, body, last };
            other.append(append).expect("appended");
        }
    }
    other
}

#[tokio::test]
async fn games_of_later_rules_are_listed_and_shown_and_refuse_every_command() {
    let house = House::over(Arc::new(rewritten("later", seal::later))).await;
    let (status, list) = house.request("GET /api/games", "").await;
    let games: Vec<GameListed> = serde_json::from_str(&list).expect("a list");
    assert_eq!((status, games.len()), (200, 5));
    for game in games {
        let mut viewer = house.look(&game.game, 0).await;
        while viewer.view.is_none() {
            viewer.next().await.expect("the table");
        }
        let rules = RULES_VERSION + 1;
        let welcome = viewer.welcome.as_ref().expect("a welcome");
        assert_eq!(welcome.other_rules, Some(rules));
        assert_eq!(
            viewer.log.len() as u32,
            viewer.view().seq - u32::from(game.stage == Stage::Over)
        );
        assert_eq!(viewer.view().outcome.is_some(), game.stage == Stage::Over);
        assert!(viewer.view().asked.is_empty() && viewer.menu.is_none(), "nobody is asked");
        for (id, step) in [(1, Step::Undo), (2, Step::Act("ready".to_owned()))] {
            match viewer.command(id, step).await {
                FromServer::Refused { why, .. } => assert_eq!(why, Refusal::OtherRules { rules }),
                other => panic!("{other:?}"),
            }
        }
        let (status, record) =
            house.request(&format!("GET /api/games/{}/record", game.game), "").await;
        assert_eq!(status, if game.stage == Stage::Over { 200 } else { 409 });
        if game.stage == Stage::Over {
            record::Record::read(&record).expect("a record");
            let (_, link) =
                house.request(&format!("POST /api/games/{}/replay", game.game), "").await;
            let link: ReplayLink = serde_json::from_str(&link).expect("a link");
            let mut browser = Browser::with_key(&house, &link.key);
            let (status, answer) = browser.request("POST /api/replay/review", "").await;
            assert_eq!((status, answer.as_str()), (409, r#"{"problem":"no_review"}"#));
        }
    }
    house.close().await;
}

/// As after a correction of the rules that forgot to raise their version.
#[tokio::test]
async fn a_game_against_the_rules_is_kept_and_not_called_damaged() {
    let store = Arc::new(rewritten("against", |lines| {
        let mut objects = seal::open(lines);
        objects[0] = objects[0].replacen("\"events\":[", "\"events\":[\"done\",", 1);
        objects
    }));
    let stored = || -> Vec<_> {
        let games = store.games(100).expect("games");
        games.iter().map(|info| store.read(info.game, 0).expect("entries")).collect()
    };
    let before = stored();
    let house = House::over(store.clone()).await;
    let (status, list) = house.request("GET /api/games", "").await;
    let games: Vec<GameListed> = serde_json::from_str(&list).expect("a list");
    assert_eq!((status, games.len()), (200, 5));
    for game in games {
        let (status, body) = house.request(&format!("GET /api/games/{}", game.game), "").await;
        let body: serde_json::Value = serde_json::from_str(&body).expect("JSON");
        assert_eq!((status, &body["problem"]), (409, &"against_the_rules".into()));
    }
    house.close().await;
    assert_eq!(stored(), before);
}
