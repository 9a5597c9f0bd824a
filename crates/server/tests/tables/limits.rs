//! Too much from one address or one person.

use crate::support::{Browser, House};
use server::{Limits, Rate, Site};
use std::sync::Arc;
use std::time::Duration;
use store::Memory;
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error;

/// This many requests, and no more while the test lasts.
fn only(burst: u32) -> Rate {
    Rate { burst, every: Duration::from_secs(3600) }
}

async fn house(limits: Limits) -> House {
    let proxies = vec!["127.0.0.1".parse().expect("an address")];
    let site = Site { proxies, ..Site::default() };
    House::with(Arc::new(Memory::default()), site, limits).await
}

/// The status of a request that a proxy passes on for somebody.
async fn asked(house: &House, head: &str, who: &str, body: &str) -> u16 {
    let forwarded = format!("X-Forwarded-For: {who}\r\n");
    house.request_with(head, &forwarded, body).await.status
}

#[tokio::test]
async fn requests_are_counted_by_address() {
    let house = house(Limits { requests: only(2), ..Limits::HOME }).await;
    for status in [200, 200, 429, 429] {
        assert_eq!(asked(&house, "GET /api/status", "192.0.2.1", "").await, status);
    }
    assert_eq!(asked(&house, "GET /api/status", "192.0.2.2", "").await, 200, "somebody else");
    let made_up = "192.0.2.9, 192.0.2.1";
    assert_eq!(asked(&house, "GET /api/status", made_up, "").await, 429, "still the same");
    let forwarded = "X-Forwarded-For: 192.0.2.1\r\n";
    let answer = house.request_with("GET /", forwarded, "").await;
    assert_eq!(answer.body, br#"{"problem":"too_fast"}"#);
    assert!(answer.head.contains("retry-after: "), "{}", answer.head);
    house.close().await;
}

#[tokio::test]
async fn new_games_and_joins_have_limits_of_their_own() {
    let house = house(Limits { games: only(1), joins: only(1), ..Limits::HOME }).await;
    let new = r#"{"level":1,"seats":[{"person":"Ann"},{"bot":"greedy"}],"late_refill":false}"#;
    for status in [201, 429] {
        assert_eq!(asked(&house, "POST /api/games", "192.0.2.1", new).await, status);
    }
    assert_eq!(asked(&house, "GET /api/games", "192.0.2.1", "").await, 200, "lists are free");
    for path in ["/api/links", "/api/codes"] {
        let head = format!("POST {path}");
        assert_eq!(asked(&house, &head, "192.0.2.7", "{}").await == 429, path == "/api/codes");
    }
    house.close().await;
}

#[tokio::test]
async fn a_person_is_counted_wherever_they_are() {
    let house = house(Limits { own_games: only(1), own_sockets: 1, ..Limits::HOME }).await;
    let new = r#"{"level":1,"seats":[{"person":"Ann"},{"bot":"greedy"}],"late_refill":false}"#;
    for (who, status) in [("192.0.2.1", 201), ("192.0.2.2", 429)] {
        let forwarded = format!("X-Forwarded-For: {who}\r\n");
        let answer = house.request_with("POST /api/games", &forwarded, new).await;
        assert_eq!(answer.status, status, "{who}");
        let waits = answer.head.contains("retry-after: ");
        assert_eq!(waits, status == 429, "{}", answer.head);
    }
    let mut ben = Browser::new(&house);
    let (status, made) = ben.request("POST /api/games", new).await;
    assert_eq!(status, 201, "somebody else: {made}");
    let game = serde_json::from_str::<protocol::NewGameMade>(&made).expect("a game").game;
    let mut first = ben.look(&game, "").await;
    first.asked().await;
    assert_eq!(ben.refused_socket(&game, "").await, 429);
    house.close().await;
}

#[tokio::test]
async fn sockets_are_counted_while_they_last() {
    let house = house(Limits { sockets: 2, ..Limits::HOME }).await;
    let game = house.make(1, &["greedy"]).await;
    let first = house.look(&game, 0).await;
    let mut second = house.look(&game, 0).await;
    second.asked().await;
    let origin = format!("http://{}", house.address);
    let third = house.socket(&game, "", &origin).await;
    assert!(matches!(third, Err(Error::Http(answer)) if answer.status() == 429));
    drop(first);
    while house.socket(&game, "", &origin).await.is_err() {
        tokio::task::yield_now().await;
    }
    house.close().await;
}

#[tokio::test]
async fn connections_are_counted_while_they_last() {
    let limits = Limits { connections: 2, ..Limits::HOME };
    let house = House::with(Arc::new(Memory::default()), Site::default(), limits).await;
    let connect = || TcpStream::connect(house.address);
    let held = [connect().await.expect("one"), connect().await.expect("two")];
    let mut third = connect().await.expect("a connection");
    let mut answer = String::new();
    third.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 429 "), "{answer}");
    assert!(answer.ends_with(r#"{"problem":"too_fast"}"#), "{answer}");
    drop(held);
    while house.request_with("GET /api/status", "", "").await.status != 200 {
        tokio::task::yield_now().await;
    }
    house.close().await;
}
