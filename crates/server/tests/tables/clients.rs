//! Clients that send half a request, stay silent or never read: none holds the server up.

use crate::support::House;
use std::future::Future;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Long after every time-out: what has not happened by now never happens.
const NEVER: Duration = Duration::from_secs(60);

async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(NEVER, what).await.expect("it happens")
}

/// A connection that has sent this much.
async fn sent(house: &House, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(house.address).await.expect("a connection");
    stream.write_all(text.as_bytes()).await.expect("sent");
    stream
}

/// Reads until the server ends the connection.
async fn rest(stream: &mut TcpStream) -> Vec<u8> {
    let mut all = Vec::new();
    let mut part = [0; 4096];
    while let Ok(count @ 1..) = stream.read(&mut part).await {
        all.extend_from_slice(&part[..count]);
    }
    all
}

/// Heads and bodies that are never finished.
fn halves(house: &House) -> [String; 5] {
    let host = format!("Host: {}\r\n", house.address);
    let json = "Content-Type: application/json\r\n";
    [
        String::new(),
        "GET /api/sta".to_owned(),
        format!("GET /api/status HTTP/1.1\r\n{host}X-More: "),
        format!("POST /api/games HTTP/1.1\r\n{host}{json}Content-Length: 100\r\n\r\n{{"),
        format!(
            "POST /api/games HTTP/1.1\r\n{host}{json}Transfer-Encoding: chunked\r\n\r\n5\r\n{{"
        ),
    ]
}

#[tokio::test]
async fn half_a_request_does_not_hold_the_stop() {
    let house = House::open().await;
    let game = house.make(1, &["greedy"]).await;
    let mut held = Vec::new();
    for half in halves(&house) {
        held.push(sent(&house, &half).await);
    }
    // A viewer that never reads or answers, and one that is in the middle of a message.
    for more in ["", "\u{1}"] {
        held.push(sent(&house, &format!("{}{more}", upgrade(&house, &game))).await);
    }
    // The server has taken them all up when it answers somebody who came later.
    assert_eq!(house.request("GET /api/status", "").await.0, 200);
    soon(house.close()).await;
    for mut stream in held {
        rest(&mut stream).await;
    }
}

#[tokio::test]
async fn half_a_request_is_given_up() {
    let house = House::open().await;
    let mut ends = Vec::new();
    for half in halves(&house) {
        let mut stream = sent(&house, &half).await;
        ends.push(tokio::spawn(async move { (rest(&mut stream).await, half) }));
    }
    for end in ends {
        let (answer, half) = soon(end).await.expect("no panic");
        let answer = String::from_utf8(answer).expect("UTF-8");
        let body = half.contains("\r\n\r\n");
        assert_eq!(answer.starts_with("HTTP/1.1 408"), body, "{half:?}: {answer}");
    }
    soon(house.close()).await;
}

#[tokio::test]
async fn an_idle_connection_ends() {
    let house = House::open().await;
    let head = format!("GET /api/status HTTP/1.1\r\nHost: {}\r\n\r\n", house.address);
    let mut stream = sent(&house, &head).await;
    let answer = soon(rest(&mut stream)).await;
    assert!(answer.starts_with(b"HTTP/1.1 200"), "answered, and then ended");
    soon(house.close()).await;
}

#[tokio::test]
async fn who_reads_no_answer_is_disconnected() {
    let house = House::open().await;
    let head = format!("GET /api/status HTTP/1.1\r\nHost: {}\r\n\r\n", house.address);
    let mut stream = sent(&house, &head).await;
    // Without the server reading on, the requests fill every buffer on the way; the end of the
    // connection is then the only thing that ends this.
    soon(async { while stream.write_all(head.as_bytes()).await.is_ok() {} }).await;
    soon(house.close()).await;
}

#[tokio::test]
async fn a_viewer_that_answers_no_ping_is_disconnected() {
    let house = House::open().await;
    let game = house.make(1, &["greedy"]).await;
    let mut stream = sent(&house, &upgrade(&house, &game)).await;
    let answer = soon(rest(&mut stream)).await;
    assert!(answer.starts_with(b"HTTP/1.1 101"), "it was a socket");
    soon(house.close()).await;
}

/// A request for a socket, as bytes.
fn upgrade(house: &House, game: &str) -> String {
    format!(
        "GET /api/games/{game}/socket HTTP/1.1\r\nHost: {}\r\n{}Connection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        house.address,
        house.cookie_line()
    )
}
