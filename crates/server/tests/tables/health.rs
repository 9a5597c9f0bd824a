//! What those who run the server can ask.

use crate::support::{House, send_request};

pub async fn metrics(house: &House) -> String {
    let answer = send_request(house.metrics, "GET /metrics", "", "").await;
    assert_eq!(answer.status, 200);
    assert!(answer.head.contains("content-type: text/plain; version=0.0.4"), "{}", answer.head);
    String::from_utf8(answer.body).expect("UTF-8")
}

#[tokio::test]
async fn probes_are_answered_under_any_name_and_metrics_elsewhere_only() {
    let house = House::open().await;
    for probe in ["GET /healthz", "GET /readyz"] {
        let answer = house.request_with(probe, "Host: probe\r\n", "").await;
        assert_eq!(answer.status, 200, "{probe}");
    }
    let answer = house.request_with("GET /metrics", "", "").await;
    let body = String::from_utf8(answer.body).expect("UTF-8");
    assert!(!body.contains("tiefenthal_"), "{body}");
    house.close().await;
}

#[tokio::test]
async fn metrics_count_what_happens_and_name_nobody() {
    let house = House::open().await;
    let game = house.make(1, &["greedy"]).await;
    let mut viewer = house.look(&game, 0).await;
    let menu = viewer.asked().await.expect("asked");
    viewer.act(1, &crate::support::pick(&menu, 0)).await;
    let text = metrics(&house).await;
    for line in [
        "tiefenthal_tables_open 1",
        "tiefenthal_sockets_open 1",
        "tiefenthal_store_sound 1",
        "tiefenthal_acknowledged_seconds_count 1",
    ] {
        assert!(text.lines().any(|found| found == line), "no {line} in\n{text}");
    }
    for secret in [game.as_str(), "Ann", "127.0.0.1"] {
        assert!(!text.contains(secret), "{secret} in\n{text}");
    }
    house.close().await;
}
