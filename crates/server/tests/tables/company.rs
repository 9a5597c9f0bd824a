//! People who come to a table, and what they do there before the game.

use crate::support::{Browser, House};
use protocol::{LinkMade, NewGame, NewGameMade, Occupant, RoomView};
use serde_json::{Value, json};

/// A table with an open seat, the invitation to it, and its owner.
pub async fn waiting(house: &House) -> (Browser, String, String) {
    table_for(house, 1).await
}

/// The same with this many open seats.
async fn table_for(house: &House, guests: usize) -> (Browser, String, String) {
    let mut ann = Browser::new(house);
    let mut seats = vec![Occupant::Person("Ann".into())];
    seats.extend(std::iter::repeat_n(Occupant::Open, guests));
    seats.push(Occupant::Bot("greedy".into()));
    let new = NewGame::usual(5, seats);
    let (status, made) = ann.post("/api/games", &json!(new)).await;
    assert_eq!(status, 201, "{made}");
    let NewGameMade { game, invitation } = serde_json::from_value(made).expect("a game");
    (ann, game, invitation.expect("an open seat"))
}

/// Ann, who owns the table, these guests and a computer player, whose game has just begun.
pub async fn friends<const N: usize>(
    house: &House,
    guests: [&str; N],
) -> (Browser, [Browser; N], String) {
    let (mut ann, game, invitation) = table_for(house, N).await;
    let mut seated = Vec::new();
    for (seat, name) in (1..).zip(guests) {
        let mut friend = guest(house, &invitation).await;
        changed(&mut friend, &game, sit(seat, name)).await;
        seated.push(friend);
    }
    changed(&mut ann, &game, json!({ "type": "start" })).await;
    let Ok(seated) = seated.try_into() else { panic!("one browser for each") };
    (ann, seated, game)
}

/// Somebody new who follows a link.
pub async fn guest(house: &House, key: &str) -> Browser {
    let mut guest = Browser::new(house);
    let (status, answer) = guest.post("/api/links", &json!({ "key": key })).await;
    assert_eq!(status, 200, "{answer}");
    guest
}

pub async fn link(owner: &mut Browser, game: &str, kind: Value) -> String {
    let (status, made) =
        owner.post(&format!("/api/games/{game}/links"), &json!({ "kind": kind })).await;
    assert_eq!(status, 201, "{made}");
    serde_json::from_value::<LinkMade>(made).expect("a link").key
}

pub async fn change(browser: &mut Browser, game: &str, change: Value) -> (u16, Value) {
    browser.post(&format!("/api/games/{game}/room"), &change).await
}

pub async fn changed(browser: &mut Browser, game: &str, wanted: Value) -> RoomView {
    let (status, view) = change(browser, game, wanted.clone()).await;
    assert_eq!(status, 200, "{wanted}: {view}");
    serde_json::from_value(view).expect("a room")
}

pub fn sit(seat: u8, name: &str) -> Value {
    json!({ "type": "sit", "seat": seat, "name": name, "nonce": "c0ffee" })
}
