//! Whole games, and games that are interrupted.

use crate::support::{House, Viewer, pick};
use protocol::{FromServer, Occupant, Step};
use std::sync::Arc;
use store::{GameId, Memory, Store};

/// Plays until the end or until `most` commands were done; how many were.
pub async fn play(viewer: &mut Viewer, first: u128, most: usize) -> usize {
    for n in 0..most {
        let Some(menu) = viewer.asked().await else { return n };
        let notation = pick(&menu, n);
        let answer = viewer.act(first + n as u128, &notation).await;
        assert!(matches!(answer, FromServer::Done { .. }), "{notation}: {answer:?}");
    }
    most
}

#[tokio::test]
async fn a_game_at_every_level_is_played_to_its_end() {
    for (level, opponents) in [
        (1, &["greedy"][..]),
        (2, &["random", "greedy"]),
        (3, &["greedy"]),
        (4, &["greedy", "greedy", "random"]),
        (5, &["greedy", "greedy", "greedy"]),
    ] {
        let house = House::open().await;
        let game = house.make(level, opponents).await;
        let mut viewer = house.look(&game, 0).await;
        let (status, _) = house.request(&format!("GET /api/games/{game}/record"), "").await;
        assert_eq!(status, 409, "no record before the end");
        play(&mut viewer, 1, 5000).await;
        assert!(viewer.view().outcome.is_some(), "over");
        // The record is whole and fair, and says what the players saw.
        let record = loop {
            let (status, body) = house.request(&format!("GET /api/games/{game}/record"), "").await;
            if status == 200 {
                break body;
            }
            tokio::task::yield_now().await;
        };
        let record = record::Record::read(&record).expect("a record");
        assert!(matches!(record::verify(&record), Ok(record::Verdict::Fair { .. })));
        let outcome = record.end.expect("an end").outcome;
        let totals: Vec<u16> = outcome.scores.iter().map(|points| points.total).collect();
        let seen: Vec<u16> = viewer.view().seats.iter().map(|seat| seat.points.total).collect();
        assert_eq!(totals, seen);
        let (_, list) = house.request("GET /api/games", "").await;
        assert!(list.contains("\"stage\":\"over\""), "{list}");
        house.close().await;
    }
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    let game = house.make(5, &["greedy"]).await;
    let mut viewer = house.look(&game, 0).await;
    let done = play(&mut viewer, 1, 60).await;
    assert_eq!(done, 60);
    let (view, log) = (viewer.view().clone(), viewer.log.clone());
    house.close().await;

    let house = House::over(store).await;
    let mut again = house.look(&game, 0).await;
    // Computer players may have gone on between the last picture and the stop.
    while again.view.as_ref().is_none_or(|now| now.seq < view.seq) {
        again.next().await.expect("the table");
    }
    assert_eq!(again.log[..log.len()], log[..], "the same log");
    assert!(play(&mut again, 1000, 5000).await > 60);
    assert!(again.view().outcome.is_some());
    house.close().await;
}

#[tokio::test]
async fn a_command_that_is_sent_again_is_carried_out_once() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    let game = house.make(1, &["greedy"]).await;
    let id: GameId = game.parse().expect("an id");
    let mut viewer = house.look(&game, 0).await;
    for n in 0..30_u128 {
        let Some(menu) = viewer.asked().await else { break };
        let (question, notation) = (viewer.prompt().question, pick(&menu, n as usize));
        for _ in 0..=n % 4 {
            viewer.send(n, question, Step::Act(notation.clone())).await;
        }
        let mut answers = Vec::new();
        for _ in 0..=n % 4 {
            answers.push(viewer.answer(n).await);
        }
        answers.dedup();
        assert!(matches!(answers[..], [FromServer::Done { .. }]), "{answers:?}");
        let command = store::CommandId::new(n);
        let entries = store.read(id, 0).expect("entries");
        assert_eq!(entries.iter().filter(|e| e.command_id == Some(command)).count(), 1);
        let FromServer::Done { seq, .. } = answers[0] else { unreachable!() };
        while viewer.view().seq <= seq {
            viewer.next().await.expect("the table");
        }
    }
    house.close().await;
    // Nor after a restart: computer players go on, but nothing of the person's comes twice.
    let commands = || {
        let entries = store.read(id, 0).expect("entries");
        entries.iter().filter(|entry| entry.command_id.is_some()).count()
    };
    let before = commands();
    let house = House::over(store.clone()).await;
    let mut viewer = house.look(&game, 0).await;
    viewer.asked().await;
    viewer.send(3, 0, Step::Undo).await;
    assert!(matches!(viewer.answer(3).await, FromServer::Done { .. }));
    house.close().await;
    assert_eq!(commands(), before);
}

#[tokio::test]
async fn a_viewer_goes_on_with_the_number_it_has() {
    let house = House::open().await;
    let game = house.make(3, &["greedy", "greedy"]).await;
    let mut viewer = house.look(&game, 0).await;
    play(&mut viewer, 1, 40).await;
    viewer.asked().await;
    let mut late = house.look(&game, 10).await;
    late.asked().await;
    // Others who are asked at the same time may have answered meanwhile.
    while viewer.view().seq != late.view().seq {
        let behind = if viewer.view().seq < late.view().seq { &mut viewer } else { &mut late };
        behind.next().await.expect("the table");
    }
    assert_eq!(late.log, viewer.log[10..]);
    assert_eq!(late.view, viewer.view);
    assert_eq!(late.prompts, viewer.prompts);
    house.close().await;
}

#[tokio::test]
async fn a_step_is_taken_back() {
    let house = House::open().await;
    let game = house.make(1, &["greedy"]).await;
    let mut viewer = house.look(&game, 0).await;
    for n in 0.. {
        let menu = viewer.asked().await.expect("not over");
        if menu.ask == engine::Ask::Plan {
            break;
        }
        viewer.act(n, &pick(&menu, 0)).await;
    }
    let menu = viewer.menu.clone().expect("asked");
    let placed = viewer.act(900, &pick(&menu, 0)).await;
    assert!(matches!(placed, FromServer::Done { .. }));
    assert_eq!(viewer.prompt().no_undo, None);
    let FromServer::Done { seq: undone, .. } = placed else { unreachable!() };
    let answer = viewer.command(901, Step::Undo).await;
    assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    assert_eq!(viewer.menu, Some(menu), "asked as before");
    assert!(viewer.log.iter().any(|entry| entry.undoes == Some(undone)));
    house.close().await;
}

#[tokio::test]
async fn two_people_and_a_spectator_share_a_table() {
    let house = House::open().await;
    let names = ["Ann", "Ben"].map(|name| Occupant::Person(name.into()));
    let game = house.seat(5, names.into_iter().chain([Occupant::Bot("greedy".into())])).await;
    let mut ann = house.look_as(&game, "seats=0").await;
    let mut ben = house.look_as(&game, "seats=1").await;
    let mut spectator = house.look_as(&game, "seats=").await;
    // Both answer at the same time, and neither waits for the other or sees the answer.
    let [first, second] = [ann.asked().await, ben.asked().await].map(|menu| menu.expect("asked"));
    let done = ann.act(1, &pick(&first, 0)).await;
    assert!(matches!(done, FromServer::Done { .. }));
    let FromServer::Done { seq, .. } = done else { unreachable!() };
    for viewer in [&mut ben, &mut spectator] {
        while viewer.log.len() <= seq as usize {
            viewer.next().await.expect("the table");
        }
    }
    assert!(ann.log[seq as usize].action.is_some());
    assert_eq!(ben.log[seq as usize].action, None);
    assert_eq!(spectator.log[seq as usize].action, None);
    assert!(matches!(ben.act(2, &pick(&second, 0)).await, FromServer::Done { .. }));
    // One device plays on for both, and ends the game.
    let mut both = house.look(&game, 0).await;
    play(&mut both, 100, 9000).await;
    while spectator.view().outcome.is_none() {
        spectator.next().await.expect("the table");
        assert_eq!(spectator.prompts, [], "a spectator is asked nothing");
    }
    assert_eq!(both.view, spectator.view, "everybody sees the same table");
    let seats = |viewer: &Viewer| viewer.welcome.as_ref().map(|welcome| welcome.seats.len());
    assert_eq!([seats(&ann), seats(&both), seats(&spectator)], [Some(1), Some(2), Some(0)]);
    house.close().await;
}
