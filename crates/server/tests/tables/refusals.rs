//! What is refused, and that nothing is lost by it.

use crate::support::{House, pick, send};
use engine::NoUndo;
use engine::model::Seat;
use protocol::{FromServer, Occupant, Problem, Refusal, Step};
use server::{Limits, Rate, Site};
use std::sync::Arc;
use std::time::Duration;
use store::Memory;
use tokio_tungstenite::tungstenite::{Error, Message};

#[tokio::test]
async fn bad_settings_are_refused() {
    let house = House::open().await;
    let ann = r#"{"person":"Ann"}"#;
    let greedy = r#"{"bot":"greedy"}"#;
    let body = |level: u8, seats: &[&str]| {
        format!(r#"{{"level":{level},"seats":[{}],"late_refill":false}}"#, seats.join(","))
    };
    for body in [
        body(0, &[ann, greedy]),
        body(6, &[ann, greedy]),
        body(1, &[ann]),
        body(1, &[ann, r#"{"bot":"a"}"#]),
        body(1, &[greedy, greedy]),
        body(1, &[ann, greedy, greedy, greedy, greedy]),
    ] {
        let (status, answer) = house.request("POST /api/games", &body).await;
        assert_eq!((status, answer.as_str()), (400, r#"{"problem":"bad_settings"}"#), "{body}");
    }
    for name in [" ", r"A\u0007", r"A\u202eB", r"\u200b", &"x".repeat(41)] {
        let body = body(1, &[&format!(r#"{{"person":"{name}"}}"#), greedy]);
        let (status, answer) = house.request("POST /api/games", &body).await;
        assert_eq!((status, answer.as_str()), (400, r#"{"problem":"bad_name"}"#), "{body}");
    }
    for (body, why) in [
        ("", "EOF"),
        ("{", "EOF"),
        ("[]", "NewGame"),
        (r#"{"level":1}"#, "missing field `seats`"),
        (r#"{"level":"x"}"#, "expected u8"),
        (r#"{"levle":1}"#, "unknown field `levle`"),
    ] {
        let (status, answer) = house.request("POST /api/games", body).await;
        assert_eq!(status, 400, "{body}");
        assert!(answer.starts_with(r#"{"problem":"not_understood","detail":"#), "{answer}");
        assert!(answer.contains(why), "{answer}");
    }
    let (status, answer) = house.request("POST /api/games", &"x".repeat(80_000)).await;
    assert!(status == 413 && answer.starts_with(r#"{"problem":"too_large""#), "{answer}");
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
        let refused = house.socket(game, "from=0", &origin).await;
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
        let refused = house.socket(&game, "from=0", origin).await;
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
    let why = refused(viewer.act(1, "close").await);
    assert!(matches!(why, Refusal::Illegal { ref rule, .. } if rule == "R2"), "{why:?}");
    assert_eq!(refused(viewer.act(2, "dance").await), Refusal::NotUnderstood);
    let why = NoUndo::NothingSinceReveal;
    assert_eq!(viewer.prompt().no_undo, Some(why));
    assert_eq!(refused(viewer.command(3, Step::Undo).await), Refusal::NoUndo { why });
    let seen = viewer.prompt().question;
    let first = Step::Act(pick(&menu, 0));
    viewer.send(4, seen + 1, first.clone()).await;
    assert_eq!(refused(viewer.answer(4).await), Refusal::Stale, "from the future");
    // Computer players may have answered meanwhile, but nothing of Ann's has changed.
    assert_eq!(viewer.view().seats[0], before.seats[0]);
    assert_eq!(viewer.menu.as_ref().map(|menu| menu.ask), Some(menu.ask));
    // A late second click is refused, not taken for the answer to the next question.
    let done = viewer.command(5, first.clone()).await;
    assert!(matches!(done, FromServer::Done { .. }));
    viewer.send(6, seen, first).await;
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
            Message::text(
                r#"{"type":"command","id":"1","seat":0,"question":0,"do":"undo","more":1}"#,
            ),
            Problem::NotUnderstood,
        ),
        // What to do must be said: nothing is taken back by leaving it out.
        (
            Message::text(r#"{"type":"command","id":"1","seat":0,"question":0}"#),
            Problem::NotUnderstood,
        ),
        (Message::binary(vec![0xff; 100]), Problem::NotUnderstood),
        (Message::text("x".repeat(10_000)), Problem::TooLarge),
    ] {
        let mut viewer = house.look(&game, 0).await;
        viewer.asked().await;
        send(&mut viewer.socket, message).await;
        let mut named = None;
        while let Some(message) = viewer.next().await {
            if let FromServer::Problem { problem, detail } = message {
                assert_eq!(detail.is_some(), problem == Problem::NotUnderstood, "{detail:?}");
                named = Some(problem);
            }
        }
        // What was not read any more resets the connection, and that may overtake the last word.
        let reset = named.is_none() && problem == Problem::TooLarge;
        assert!(named == Some(problem) || reset, "{named:?} instead of {problem:?}");
    }
    let mut viewer = house.look(&game, 0).await;
    assert!(viewer.asked().await.is_some(), "the game goes on");
    house.close().await;
}

#[tokio::test]
async fn a_flood_of_messages_waits_and_holds_nobody_up() {
    // What is too much today is too much for an hour.
    let messages = Rate { burst: 400, every: Duration::from_secs(3600) };
    let limits = Limits { messages, ..Limits::HOME };
    let house = House::with(Arc::new(Memory::default()), Site::default(), limits).await;
    let game = house.make(1, &["greedy"]).await;
    let mut flood = house.look(&game, 0).await;
    flood.asked().await;
    for n in 0..600 {
        flood.send(n, 0, Step::Act("dance".into())).await;
    }
    for n in 0..400 {
        assert!(matches!(flood.answer(n).await, FromServer::Refused { .. }));
    }
    let more = tokio::time::timeout(Duration::from_millis(300), flood.answer(400)).await;
    assert!(more.is_err(), "the rest waits: {more:?}");
    // Coming again changes nothing.
    drop(flood);
    let mut again = house.look(&game, 0).await;
    again.asked().await;
    again.send(1000, 0, Step::Act("dance".into())).await;
    assert!(matches!(again.answer(1000).await, FromServer::Refused { .. }), "one is read");
    again.send(1001, 0, Step::Act("dance".into())).await;
    let more = tokio::time::timeout(Duration::from_millis(300), again.answer(1001)).await;
    assert!(more.is_err(), "the rest waits: {more:?}");
    let other = house.make(1, &["greedy"]).await;
    let mut viewer = house.look(&other, 0).await;
    let menu = viewer.asked().await.expect("asked");
    let done = viewer.act(1000, &pick(&menu, 0)).await;
    assert!(matches!(done, FromServer::Done { .. }));
    house.close().await;
}

#[tokio::test]
async fn a_connection_speaks_for_its_own_seats_only() {
    let house = House::open().await;
    let names = ["Ann", "Ben"].map(|name| Occupant::Person(name.into()));
    let game = house.seat(3, names.into_iter().chain([Occupant::Bot("greedy".into())])).await;
    let mut ben = house.look_as(&game, "seats=1").await;
    ben.asked().await;
    let mut spectator = house.look_as(&game, "seats=").await;
    for (n, seat) in [(1, 0), (2, 2), (3, 3)] {
        let seat = Seat::new(seat).expect("a seat");
        ben.send_for(seat, n, 0, Step::Undo).await;
        spectator.send_for(seat, n, 0, Step::Undo).await;
        for viewer in [&mut ben, &mut spectator] {
            let answer = viewer.answer(n).await;
            let why = Refusal::NotYourSeat;
            assert!(matches!(answer, FromServer::Refused { why: found, .. } if found == why));
        }
    }
    let origin = format!("http://{}", house.address);
    for (query, status) in
        [("seats=2", 403), ("seats=0,2", 403), ("seats=7", 400), ("seats=x", 400)]
    {
        let refused = house.socket(&game, query, &origin).await;
        assert!(
            matches!(refused, Err(Error::Http(answer)) if answer.status() == status),
            "{query}"
        );
    }
    house.close().await;
}
