//! What time does to tables. The tests set the server's clock and never wait for it.

use crate::company::{change, changed, friends, waiting};
use crate::support::House;
use protocol::{Presence, Stage};
use serde_json::json;
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(3600);

#[tokio::test]
async fn a_table_that_never_starts_goes_after_a_day() {
    let house = House::open().await;
    let played = house.make(1, &["greedy"]).await;
    let (mut ann, game, _) = waiting(&house).await;
    let mut seat = ann.look(&game, "").await;
    house.clock.advance(23 * HOUR);
    seat.room_where(|room| room.stage == Stage::Waiting).await;
    let path = format!("GET /api/games/{game}");
    assert_eq!(ann.request(&path, "").await.0, 200, "a day is not over");
    house.clock.advance(2 * HOUR);
    while seat.next().await.is_some() {}
    assert_eq!(ann.request(&path, "").await.0, 404);
    let path = format!("GET /api/games/{played}");
    assert_eq!(house.request(&path, "").await.0, 200, "a game that has begun stays");
    house.close().await;
}

#[tokio::test]
async fn a_chair_may_be_minded_after_the_grace_time() {
    let house = House::open().await;
    let (mut ann, [ben], game) = friends(&house, ["Ben"]).await;
    let mut host = ann.look(&game, "").await;
    let second = ben.look(&game, "").await;
    let present = |wanted: fn(Option<Presence>) -> bool| {
        move |room: &protocol::RoomView| wanted(room.chairs[1].presence)
    };
    host.room_where(present(|presence| presence == Some(Presence::Here))).await;
    let mind = json!({ "type": "mind", "seat": 1, "bot": "greedy" });
    house.clock.advance(HOUR);
    let (status, answer) = change(&mut ann, &game, mind.clone()).await;
    assert_eq!((status, answer["problem"].as_str()), (409, Some("still_here")), "Ben is here");
    drop(second);
    let away = |presence| matches!(presence, Some(Presence::Away(left)) if left > 0);
    host.room_where(present(away)).await;
    house.clock.advance(Duration::from_secs(60));
    assert_eq!(
        change(&mut ann, &game, mind.clone()).await.0,
        409,
        "a minute is not the grace time"
    );
    house.clock.advance(Duration::from_secs(60));
    let room = changed(&mut ann, &game, mind).await;
    assert_eq!(room.chairs[1].presence, Some(Presence::Away(0)));
    // Whoever comes back has the chair again.
    let _second = ben.look(&game, "").await;
    let room = host.room_where(present(|presence| presence == Some(Presence::Here))).await;
    assert_eq!(room.chairs[1].minded_by, None);
    house.close().await;
}
