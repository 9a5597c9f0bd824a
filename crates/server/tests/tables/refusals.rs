//! What is refused, and that nothing is lost by it.

use crate::support::{House, pick, send};
use protocol::{FromServer, Problem, Refusal};
use std::time::Duration;
use tokio_tungstenite::tungstenite::{Error, Message};

#[tokio::test]
async fn bad_settings_are_refused() {
    let house = House::open().await;
    for body in [
        r#"{"level":0,"name":"Ann","opponents":["greedy"],"late_refill":false}"#,
        r#"{"level":6,"name":"Ann","opponents":["greedy"],"late_refill":false}"#,
        r#"{"level":1,"name":"","opponents":["greedy"],"late_refill":false}"#,
        r#"{"level":1,"name":"A\u0007","opponents":["greedy"],"late_refill":false}"#,
        r#"{"level":1,"name":"Ann","opponents":[],"late_refill":false}"#,
        r#"{"level":1,"name":"Ann","opponents":["a","b"],"late_refill":false}"#,
        r#"{"level":1,"name":"Ann","opponents":["greedy","greedy","greedy","greedy"],"late_refill":false}"#,
    ] {
        let (status, answer) = house.request("POST /api/games", body).await;
        assert_eq!((status, answer.as_str()), (400, r#"{"problem":"bad_settings"}"#), "{body}");
    }
    for body in ["", "{", "[]", r#"{"level":1}"#, r#"{"level":"x"}"#] {
        let (status, answer) = house.request("POST /api/games", body).await;
        assert_eq!((status, answer.as_str()), (400, r#"{"problem":"not_understood"}"#), "{body}");
    }
    let (status, answer) = house.request("POST /api/games", &"x".repeat(20_000)).await;
    assert_eq!((status, answer.as_str()), (413, r#"{"problem":"too_large"}"#));
    assert_eq!(house.request("GET /api/games", "").await.1, "[]");
    house.close().await;
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let house = House::open().await;
    let nobody = "0".repeat(32);
    for path in [
        format!("/api/games/{nobody}/record"),
        "/api/games/what/record".to_owned(),
        "/api/nothing".to_owned(),
        "/assets/nothing.js".to_owned(),
    ] {
        assert_eq!(house.request(&format!("GET {path}"), "").await.0, 404, "{path}");
    }
    let origin = format!("http://{}", house.address);
    for game in [nobody.as_str(), "what"] {
        let refused = house.socket(game, 0, &origin).await;
        assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 404));
    }
    assert_eq!(house.request("GET /game/some-page", "").await.0, 200);
    house.close().await;
}

#[tokio::test]
async fn other_sites_get_no_socket() {
    let house = House::open().await;
    let game = house.make(1, &["greedy"]).await;
    for origin in ["http://evil.example", "null"] {
        let refused = house.socket(&game, 0, origin).await;
        assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 403), "{origin}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_refused_command_changes_nothing() {
    let house = House::open().await;
    let game = house.make(1, &["greedy"]).await;
    let mut viewer = house.look(&game, 0).await;
    let menu = viewer.asked().await.expect("asked");
    let before = viewer.view().clone();
    let refused = |answer: FromServer| match answer {
        FromServer::Refused { why, .. } => why,
        other => panic!("not refused: {other:?}"),
    };
    let why = refused(viewer.command(1, Some("close")).await);
    assert!(matches!(why, Refusal::Illegal { ref rule, .. } if rule == "R2"), "{why:?}");
    assert_eq!(refused(viewer.command(2, Some("dance")).await), Refusal::NotUnderstood);
    assert_eq!(refused(viewer.command(3, None).await), Refusal::NothingToUndo);
    viewer.send(4, before.seq + 1000, Some(&pick(&menu, 0))).await;
    assert_eq!(refused(viewer.answer(4).await), Refusal::Stale, "from the future");
    // Computer players may have answered meanwhile, but nothing of Ann's has changed.
    assert_eq!(viewer.view().seats[0], before.seats[0]);
    assert_eq!(viewer.menu.as_ref().map(|menu| menu.ask), Some(menu.ask));
    // A late second click is refused, not taken for the answer to the next question.
    let seen = before.seq;
    let done = viewer.command(5, Some(&pick(&menu, 0))).await;
    assert!(matches!(done, FromServer::Done { .. }));
    viewer.send(6, seen, Some(&pick(&menu, 0))).await;
    assert_eq!(refused(viewer.answer(6).await), Refusal::Stale);
    house.close().await;
}

#[tokio::test]
async fn what_is_no_message_ends_the_connection_and_not_the_game() {
    let house = House::open().await;
    let game = house.make(1, &["greedy"]).await;
    for (message, problem) in [
        (Message::text("hello"), Problem::NotUnderstood),
        (Message::text("[".repeat(4000)), Problem::NotUnderstood),
        (
            Message::text(r#"{"type":"command","id":"1","seen":0,"do":null,"more":1}"#),
            Problem::NotUnderstood,
        ),
        (Message::binary(vec![0xff; 100]), Problem::NotUnderstood),
        (Message::text("x".repeat(10_000)), Problem::TooLarge),
    ] {
        let mut viewer = house.look(&game, 0).await;
        viewer.asked().await;
        send(&mut viewer.socket, message).await;
        let mut told = None;
        while let Some(message) = viewer.next().await {
            if let FromServer::Problem { problem } = message {
                told = Some(problem);
            }
        }
        // What was not read any more resets the connection, and that may overtake the last word.
        let reset = told.is_none() && problem == Problem::TooLarge;
        assert!(told == Some(problem) || reset, "{told:?} instead of {problem:?}");
    }
    let mut viewer = house.look(&game, 0).await;
    assert!(viewer.asked().await.is_some(), "the game goes on");
    house.close().await;
}

#[tokio::test]
async fn a_flood_of_messages_waits_and_holds_nobody_up() {
    let house = House::open().await;
    let game = house.make(1, &["greedy"]).await;
    let mut flood = house.look(&game, 0).await;
    flood.asked().await;
    for n in 0..600 {
        flood.send(n, 0, Some("dance")).await;
    }
    for n in 0..400 {
        assert!(matches!(flood.answer(n).await, FromServer::Refused { .. }));
    }
    let more = tokio::time::timeout(Duration::from_millis(300), flood.answer(400)).await;
    assert!(more.is_err(), "the rest waits: {more:?}");
    let mut viewer = house.look(&game, 0).await;
    let menu = viewer.asked().await.expect("asked");
    let done = viewer.command(1000, Some(&pick(&menu, 0))).await;
    assert!(matches!(done, FromServer::Done { .. }));
    house.close().await;
}
