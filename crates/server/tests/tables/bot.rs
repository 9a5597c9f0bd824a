//! The example in another language plays against this server.

use crate::company::change;
use crate::support::{Browser, House};
use serde_json::json;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

#[tokio::test]
async fn the_example_in_python_joins_by_a_link_and_plays_a_whole_game() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    if Command::new("python3").arg("--version").output().is_err() {
        println!("SKIPPED: python3 is missing, so examples/bot.py was not tried");
        return;
    }
    let house = House::open().await;
    let mut owner = Browser::new(&house);
    let seats = json!(["open", { "bot": "random" }]);
    let new = json!({ "level": 5, "late_refill": false, "seats": seats });
    let (status, made) = owner.post("/api/games", &new).await;
    assert_eq!(status, 201, "{made}");
    let (game, key) = (made["game"].as_str().expect("a game"), made["invitation"].as_str());
    let link = format!("http://{}/#join={}", house.address, key.expect("an open seat"));
    let mut bot = Command::new("python3");
    bot.arg(script).args([&link, "Monty"]);
    let bot = tokio::task::spawn_blocking(move || bot.output());
    // The game can start once the bot sits.
    while !bot.is_finished() && change(&mut owner, game, json!({ "type": "start" })).await.0 != 200
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let output = bot.await.expect("no panic").expect("python3");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let record = loop {
        match owner.request(&format!("GET /api/games/{game}/record"), "").await {
            (200, record) => break record::Record::read(&record).expect("a record"),
            _ => tokio::task::yield_now().await,
        }
    };
    let scores = record.end.expect("an end").outcome.scores;
    let said = format!("Monty {}\nrandom {}\n", scores[0].total, scores[1].total);
    assert_eq!(String::from_utf8(output.stdout).expect("UTF-8"), said);
    assert_ne!(record.header.nonces[0].to_string(), "", "it added to the seed");
    house.close().await;
}
