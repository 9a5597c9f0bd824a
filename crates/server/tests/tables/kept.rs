//! Games in a database that an earlier version of the program wrote.

use crate::games::play;
use crate::support::House;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::Sqlite;

/// A copy, because the originals are never changed.
fn copy_of(name: &str) -> PathBuf {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/kept").join(name);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept");
    std::fs::create_dir_all(&folder).expect("a folder");
    let copy = folder.join(name.replace('/', "-"));
    for old in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{old}", copy.display()));
    }
    std::fs::copy(kept, &copy).expect("a copy");
    copy
}

#[tokio::test]
async fn games_of_version_0_1_0_are_listed_opened_and_finished() {
    let store = Sqlite::open(copy_of("0.1.0/games.db")).expect("a database");
    let house = House::over(Arc::new(store)).await;
    let (status, list) = house.request("GET /api/games", "").await;
    let games: Vec<protocol::GameListed> = serde_json::from_str(&list).expect("a list");
    assert_eq!(status, 200);
    assert!(games.iter().any(|game| game.over) && games.iter().any(|game| !game.over), "{list}");
    for game in games {
        let mut viewer = house.look(&game.game, 0).await;
        play(&mut viewer, 1 << 90, 5000).await;
        assert!(viewer.view().outcome.is_some(), "over");
        let record = loop {
            let path = format!("GET /api/games/{}/record", game.game);
            match house.request(&path, "").await {
                (200, record) => break record,
                (status, _) => assert_eq!(status, 409),
            }
            tokio::task::yield_now().await;
        };
        let record = record::Record::read(&record).expect("a record");
        assert!(matches!(record::verify(&record), Ok(record::Verdict::Fair { .. })));
    }
    house.close().await;
}
