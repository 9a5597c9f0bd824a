//! Records that people bring.

use crate::replay::replay_key;
use crate::seal;
use crate::support::{Browser, House};
use protocol::{
    FairnessReport, FairnessVerdict, GameListed, Origin, RecordImported, Replay, Stage,
};
use serde_json::json;
use server::{Limits, Rate, Site};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{GameId, Memory, Store};

fn kept(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests");
    std::fs::read_to_string(folder.join(name)).expect("a record")
}

async fn bring(browser: &mut Browser, record: &str) -> RecordImported {
    let (status, body) = browser.request("POST /api/records", record).await;
    assert_eq!(status, 201, "{body}");
    serde_json::from_str(&body).expect("JSON")
}

/// Why a record is refused, and its line.
async fn refused(browser: &mut Browser, record: &str) -> (String, Option<u64>) {
    let (status, body) = browser.request("POST /api/records", record).await;
    assert_eq!(status, 400, "{body}");
    let body: serde_json::Value = serde_json::from_str(&body).expect("JSON");
    (body["problem"].as_str().expect("a problem").to_owned(), body["line"].as_u64())
}

#[tokio::test]
async fn a_record_is_kept_marked_and_can_only_be_looked_at() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    for name in [
        "kept/0.1.0/finished-L4P2.jsonl",
        "kept/0.1.0/finished-L2P2-own-sheet.jsonl",
        "golden/L1P2.jsonl",
    ] {
        let record = kept(name);
        let mut ann = Browser::new(&house);
        let RecordImported { game, replay } = bring(&mut ann, &record).await;
        let (_, list) = ann.request("GET /api/games", "").await;
        let list: Vec<GameListed> = serde_json::from_str(&list).expect("a list");
        assert_eq!((list.len(), &list[0].game), (1, &game));
        assert_eq!((list[0].origin, list[0].stage), (Origin::Imported, Stage::Over));
        assert_eq!(replay_key(&mut ann, &game).await, replay);
        let mut stranger = Browser::with_key(&house, &replay);
        let (status, shown) = stranger.request("GET /api/replay", "").await;
        let shown: Replay = serde_json::from_str(&shown).expect("a replay");
        assert_eq!((status, shown.origin), (200, Origin::Imported));
        assert_eq!(shown.log.len(), record.lines().count() - 1);
        assert_eq!(stranger.request("GET /api/replay/record", "").await, (200, record.clone()));
        let (_, report) = stranger.request("GET /api/replay/fairness", "").await;
        let report: FairnessReport = serde_json::from_str(&report).expect("a report");
        assert!(matches!(
            report.verdict,
            FairnessVerdict::Fair { .. } | FairnessVerdict::OtherRules { .. }
        ));
        // It is no table, so nobody can sit down, watch or play on.
        for (head, body) in [
            ("POST /api/games/ID/room", json!({ "type": "leave" })),
            ("POST /api/games/ID/links", json!({ "kind": "owner" })),
            ("GET /api/games/ID", json!({})),
        ] {
            let (status, body) = ann.request(&head.replace("ID", &game), &body.to_string()).await;
            assert_eq!((status, body.as_str()), (409, r#"{"problem":"imported"}"#), "{head}");
        }
        assert_eq!(ann.refused_socket(&game, "").await, 409);
        let mut ben = Browser::new(&house);
        assert_eq!(ben.request(&format!("GET /api/games/{game}/record"), "").await.0, 404);
        assert_eq!(ann.request(&format!("DELETE /api/games/{game}"), "").await.0, 204);
        assert_eq!(stranger.request("GET /api/replay", "").await.0, 404);
        assert!(store.game(game.parse::<GameId>().expect("an id")).is_err());
    }
    house.close().await;
}

#[tokio::test]
async fn a_record_with_a_fault_is_refused_and_nothing_is_kept() {
    let house = House::open().await;
    let mut ann = Browser::new(&house);
    let record = kept("kept/0.1.0/finished-L4P2.jsonl");
    let lines: Vec<String> = record.lines().map(str::to_owned).collect();
    let cut = |n: usize| lines[..n].iter().map(|line| format!("{line}\n")).collect::<String>();
    let bad = |line: usize| ("bad_record".to_owned(), Some(line as u64));
    for text in ["", "{}\n", "A shopping list\n"] {
        assert_eq!(refused(&mut ann, text).await, bad(1), "{text}");
    }
    let unfinished = ("record_unfinished".to_owned(), None);
    assert_eq!(refused(&mut ann, &cut(lines.len() - 1)).await, unfinished);
    assert_eq!(refused(&mut ann, record.trim_end()).await, bad(lines.len()));
    let changed = lines.iter().position(|line| line.contains("\"seat\":1")).expect("a step");
    let wrong = record.replacen("\"seat\":1", "\"seat\":0", 1);
    assert_eq!(refused(&mut ann, &wrong).await, bad(changed + 1));
    assert_eq!(refused(&mut ann, &format!("{record}{}\n", lines[0])).await, bad(lines.len() + 1));
    // Anybody can make the hashes fit; the rules still know better.
    let against = |line: usize| ("record_against_the_rules".to_owned(), Some(line as u64));
    let mut forged = seal::open(&lines);
    let last = forged.last_mut().expect("the end");
    *last = last.replacen("\"total\":", "\"total\":9", 1);
    assert_eq!(refused(&mut ann, &seal::seal(&forged)).await, against(lines.len()));
    let mut forged = seal::open(&lines);
    forged.swap(3, 4);
    assert_eq!(refused(&mut ann, &seal::seal(&forged)).await.1, Some(4));
    let large = "x".repeat(4 * 1024 * 1024 + 1);
    let (status, body) = ann.request("POST /api/records", &large).await;
    assert_eq!(status, 413, "{body}");
    assert!(body.contains("too_large"), "{body}");
    assert_eq!(ann.request("GET /api/games", "").await, (200, "[]".to_owned()));
    house.close().await;
}

#[tokio::test]
async fn imports_are_limited_and_follow_their_person() {
    let limits =
        Limits { imports: Rate { burst: 2, every: Duration::from_secs(3600) }, ..Limits::HOME };
    let house = House::with(Arc::new(Memory::default()), Site::default(), limits).await;
    let record = kept("golden/L1P2.jsonl");
    let mut ann = Browser::new(&house);
    let RecordImported { game, .. } = bring(&mut ann, &record).await;
    bring(&mut ann, &record).await;
    assert_eq!(ann.request("POST /api/records", &record).await.0, 429);
    let key = json!({ "key": crate::support::HOUSE_KEY });
    assert_eq!(ann.post("/api/house", &key).await.0, 204);
    let (status, _) = ann.request(&format!("GET /api/games/{game}/record"), "").await;
    assert_eq!(status, 200, "the house brings its records along");
    house.close().await;
}
