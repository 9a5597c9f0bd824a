//! The local network is let in and shut out while the server runs.

use crate::company::{guest, waiting};
use crate::support::{Browser, House, send_request};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::{Lan, Limits, Site};
use std::net::SocketAddr;
use std::sync::Arc;
use store::Memory;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// A site whose machine has this address in its network: another one of its own.
fn site() -> Site {
    Site { address: Some([127, 0, 0, 2].into()), ..Site::default() }
}

async fn network(house: &House) -> Value {
    let (status, body) = house.request("GET /api/network", "").await;
    assert_eq!(status, 200, "{body}");
    serde_json::from_str(&body).expect("JSON")
}

async fn set(house: &House, to: &str) -> (u16, Value) {
    let (status, body) = house.request("POST /api/network", &json!(to).to_string()).await;
    (status, serde_json::from_str(&body).expect("JSON"))
}

#[tokio::test]
async fn the_house_lets_the_network_in_and_shuts_it_out() {
    let house = House::at(site()).await;
    assert_eq!(network(&house).await, json!({ "address": null, "switch": true }));
    let there = SocketAddr::from(([127, 0, 0, 2], house.address.port()));
    assert!(TcpStream::connect(there).await.is_err(), "this machine only");

    let open = json!({ "address": format!("http://{there}"), "switch": true });
    assert_eq!(set(&house, "open").await, (200, open.clone()));
    assert_eq!(set(&house, "open").await, (200, open.clone()), "twice is once");
    assert_eq!(network(&house).await, open);
    // There the server answers to that address alone, and to its own pages.
    let asked = async |headers: &str| send_request(there, "GET /api/status", headers, "").await;
    assert_eq!(asked("").await.status, 200);
    for foreign in
        [format!("Host: {}\r\n", house.address), format!("Origin: http://{}\r\n", house.address)]
    {
        assert_eq!(asked(&foreign).await.status, 403, "{foreign}");
    }

    // A friend who came over the network is cut off when it is shut out, and nobody else.
    let (_, game, invitation) = waiting(&house).await;
    let friend = guest(&house, &invitation).await;
    let mut here = friend.look(&game, "from=0").await;
    let mut away = friend.at(there).look(&game, "from=0").await;
    let closed = json!({ "address": null, "switch": true });
    assert_eq!(set(&house, "closed").await, (200, closed.clone()));
    assert_eq!(set(&house, "closed").await, (200, closed));
    while !matches!(away.socket.next().await, None | Some(Err(_) | Ok(Message::Close(_)))) {}
    here.socket.send(Message::Ping("still here".into())).await.expect("connected");
    while !matches!(here.socket.next().await, Some(Ok(Message::Pong(_)))) {}
    while TcpStream::connect(there).await.is_ok() {
        tokio::task::yield_now().await;
    }
    assert_eq!(set(&house, "open").await.0, 200, "and open again");
    assert!(TcpStream::connect(there).await.is_ok());
    house.close().await;
}

#[tokio::test]
async fn only_the_house_may() {
    let house = House::at(site()).await;
    let (mut owner, _, _) = waiting(&house).await;
    for browser in [&mut Browser::new(&house), &mut owner] {
        let (status, body) = browser.request("GET /api/network", "").await;
        assert_eq!((status, body.as_str()), (200, r#"{"address":null,"switch":false}"#));
        for to in ["open", "closed"] {
            let (status, body) = browser.post("/api/network", &json!(to)).await;
            assert_eq!((status, body), (403, json!({ "problem": "not_house" })));
        }
    }
    house.close().await;
}

#[tokio::test]
async fn where_there_is_nothing_to_switch_it_is_not_offered() {
    let public = "https://taverns.example".parse().expect("a URL");
    for (site, address) in [
        (Site { public: Some(public), ..site() }, "https://taverns.example".to_owned()),
        (Site { lan: Lan::Open, ..site() }, "http://127.0.0.2:".to_owned()),
    ] {
        let house = House::at(site).await;
        let shown = network(&house).await;
        assert!(shown["address"].as_str().expect("an address").starts_with(&address), "{shown}");
        assert_eq!(shown["switch"], json!(false));
        assert_eq!(set(&house, "open").await, (503, json!({ "problem": "no_network" })));
        house.close().await;
    }
}

#[tokio::test]
async fn an_address_that_is_not_ours_is_refused() {
    let site = Site { address: Some([203, 0, 113, 9].into()), ..Site::default() };
    let house = House::at(site).await;
    assert_eq!(set(&house, "open").await, (503, json!({ "problem": "no_network" })));
    assert_eq!(network(&house).await, json!({ "address": null, "switch": true }));
    house.close().await;
}

impl House {
    /// A server at this site with the browser of whoever started it.
    async fn at(site: Site) -> House {
        House::with(Arc::new(Memory::default()), site, Limits::HOME).await.at_home().await
    }
}
