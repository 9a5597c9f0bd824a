//! Several servers on one PostgreSQL: people of one table at different servers. Where PostgreSQL is not
//! installed, the tests say so and do nothing.

use crate::company::{change, changed, guest, link, sit, waiting};
use crate::health::metrics;
use crate::support::{Browser, House, Viewer};
use crate::together::play;
use cluster::Cluster;
use protocol::{FromClient, FromServer, LinkOpened, Occupant, Phrase, Presence, Say, Stage, Words};
use serde_json::json;
use server::{Limits, Rate, Site};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Address, Postgres, Store};

/// Servers on one new database.
pub async fn servers<const N: usize>() -> Option<[House; N]> {
    servers_with(Limits::HOME).await
}

async fn servers_with<const N: usize>(limits: Limits) -> Option<[House; N]> {
    let cluster = tokio::task::spawn_blocking(Cluster::shared).await.expect("no panic")?;
    Some(servers_on(cluster, limits).await)
}

async fn servers_on<const N: usize>(cluster: &Cluster, limits: Limits) -> [House; N] {
    let database: Address = cluster.database().parse().expect("an address");
    let mut houses = Vec::new();
    for _ in 0..N {
        let store: Arc<dyn Store> = Arc::new(Postgres::open(&database).expect("a database"));
        houses.push(House::with(store, Site::default(), limits).await.at_home().await);
    }
    let Ok(houses) = houses.try_into() else { panic!("as many as wanted") };
    houses
}

/// Ann at one server and Ben at another, at the same table, whose game has just begun.
pub async fn friends(here: &House, there: &House) -> (Browser, Browser, String) {
    let (mut ann, game, invitation) = waiting(here).await;
    let mut ben = guest(there, &invitation).await;
    changed(&mut ben, &game, sit(1, "Ben")).await;
    changed(&mut ann, &game, json!({ "type": "start" })).await;
    (ann, ben, game)
}

#[tokio::test]
async fn friends_at_two_servers_play_to_the_end() {
    let Some([here, there]) = servers().await else { return };
    let (mut ann, game, invitation) = waiting(&here).await;
    let mut host = ann.look(&game, "").await;
    host.room_where(|room| room.stage == Stage::Waiting).await;
    let mut ben = guest(&there, &invitation).await;
    changed(&mut ben, &game, sit(1, "Ben")).await;
    host.room_where(|room| room.chairs[1].occupant == Occupant::Person("Ben".into())).await;
    // A seat is taken once, whatever server hears of it first.
    let mut cleo = guest(&here, &invitation).await;
    assert_eq!(change(&mut cleo, &game, sit(1, "Cleo")).await.0, 409);
    let mut second = ben.look(&game, "").await;
    host.room_where(|room| room.chairs[1].presence == Some(Presence::Here)).await;
    second.room_where(|room| room.chairs[0].presence == Some(Presence::Here)).await;
    changed(&mut ann, &game, json!({ "type": "start" })).await;
    second.room_where(|room| room.stage == Stage::Playing).await;
    let begun = Instant::now();
    play([&mut host, &mut second], 1, 9000).await;
    for viewer in [&mut host, &mut second] {
        while viewer.view.as_ref().is_none_or(|view| view.outcome.is_none()) {
            viewer.next().await.expect("the table");
        }
        viewer.room_where(|room| room.stage == Stage::Over).await;
    }
    println!("{} steps in {:?}", host.log.len(), begun.elapsed());
    assert_eq!(host.view().seats, second.view().seats, "everybody sees the same table");
    for browser in [&mut ann, &mut ben] {
        let (status, record) = browser.request(&format!("GET /api/games/{game}/record"), "").await;
        assert_eq!(status, 200, "{record}");
        let record = record::Record::read(&record).expect("a record");
        assert!(matches!(record::verify(&record), Ok(record::Verdict::Fair { .. })));
    }
    // They play again; whatever server they ask, there is one next game.
    let mut next = Vec::new();
    for browser in [&mut ann, &mut ben] {
        let (status, opened) =
            browser.post(&format!("/api/games/{game}/rematch"), &json!({})).await;
        assert_eq!(status, 200, "{opened}");
        next.push(serde_json::from_value::<LinkOpened>(opened).expect("a game").game);
    }
    assert_eq!(next[0], next[1]);
    here.close().await;
    there.close().await;
}

#[tokio::test]
async fn what_is_said_and_who_leaves_is_known_at_every_server() {
    let Some([here, there]) = servers().await else { return };
    let (mut ann, ben, game) = friends(&here, &there).await;
    let (mut host, mut second) = (ann.look(&game, "").await, ben.look(&game, "").await);
    let id = format!("{:032x}", 77);
    let words = Words::Phrase(Phrase::Cheers);
    host.send_message(&FromClient::Say(Say { id, seat: None, words })).await;
    while second.notes.is_empty() {
        second.next().await.expect("a message");
    }
    // Whoever watches at one server is counted at the other.
    let watch = link(&mut ann, &game, json!("spectator")).await;
    let mut cleo = guest(&there, &watch).await;
    let spectator = cleo.look(&game, "").await;
    host.room_where(|room| room.spectators == 1).await;
    drop(spectator);
    host.room_where(|room| room.spectators == 0).await;
    host.room_where(|room| room.chairs[1].presence == Some(Presence::Here)).await;
    drop(second);
    host.room_where(|room| room.chairs[1].presence != Some(Presence::Here)).await;
    // A table that is deleted at one server is gone at the other.
    assert_eq!(ann.request(&format!("DELETE /api/games/{game}"), "").await.0, 409, "Ben plays");
    let (mut own, alone, _) = waiting(&here).await;
    let elsewhere = own.at(there.address).look(&alone, "").await;
    let (status, _) = own.request(&format!("DELETE /api/games/{alone}"), "").await;
    assert_eq!(status, 204);
    let mut elsewhere: Viewer = elsewhere;
    while elsewhere.next().await.is_some() {}
    assert_eq!(cleo.request(&format!("GET /api/games/{alone}"), "").await.0, 404);
    here.close().await;
    there.close().await;
}

/// A message that reaches two servers at once, as after a lost connection, while somebody else speaks.
#[tokio::test]
async fn what_is_said_at_two_servers_is_said_once_and_heard_by_all() {
    let Some([here, there]) = servers().await else { return };
    let (ann, ben, game) = friends(&here, &there).await;
    let mut devices = [
        ann.look(&game, "").await,
        ann.at(there.address).look(&game, "").await,
        ben.look(&game, "").await,
    ];
    let say = |n: u32| {
        let (id, words) = (format!("{n:032x}"), Words::Phrase(Phrase::Cheers));
        FromClient::Say(Say { id, seat: None, words })
    };
    const ROUNDS: u32 = 4;
    for n in 0..ROUNDS {
        let [first, second, other] = &mut devices;
        let (anns, bens) = (say(2 * n), say(2 * n + 1));
        tokio::join!(
            first.send_message(&anns),
            second.send_message(&anns),
            other.send_message(&bens)
        );
    }
    let all = 2 * ROUNDS as usize;
    for device in &mut devices {
        while device.notes.len() < all {
            device.next().await.expect("a message");
        }
        let numbers: Vec<u32> = device.notes.iter().map(|note| note.n).collect();
        assert_eq!(numbers, (0..2 * ROUNDS).collect::<Vec<_>>(), "once each, in order");
    }
    assert_eq!(devices[0].notes, devices[2].notes);
    here.close().await;
    there.close().await;
}

/// Two servers have the table open, and both could think. Each thought is thought once.
#[tokio::test]
async fn computer_players_think_at_one_server_and_another_takes_over() {
    let Some([here, there]) = servers().await else { return };
    let (ann, ben, game) = friends(&here, &there).await;
    let (mut host, mut second) = (ann.look(&game, "").await, ben.look(&game, "").await);
    play([&mut host, &mut second], 1, 60).await;
    // If both had thought, the answer of one would have been refused every time.
    let unstored = async |house| {
        let text = metrics(house).await;
        let line = text.lines().find(|line| line.starts_with("tiefenthal_lines_unstored_total "));
        line.and_then(|line| line.split(' ').nth(1)?.parse::<usize>().ok()).expect("a number")
    };
    let (refused, steps) = (unstored(&here).await + unstored(&there).await, host.log.len());
    println!("{refused} of {steps} lines were refused");
    assert!(refused * 10 < steps, "{refused} of {steps}");
    // One server ends, and the computer player goes on at the other.
    let before = Instant::now();
    here.close().await;
    let mut ann = ann;
    ann.moved_to(&there);
    let mut host = ann.look(&game, "").await;
    play([&mut host, &mut second], 1000, 60).await;
    assert!(before.elapsed() < Duration::from_secs(30), "{:?}", before.elapsed());
    there.close().await;
}

#[tokio::test]
async fn a_limit_is_that_of_all_servers_together() {
    let joins = Rate { burst: 6, every: Duration::from_secs(3600) };
    let limits = Limits { joins, ..Limits::HOME };
    let Some([here, there]) = servers_with(limits).await else { return };
    // They notice each other when they next compare their tables with the store.
    tokio::time::sleep(Duration::from_secs(4)).await;
    let mut passed = 0;
    for n in 0..16 {
        let mut stranger = Browser::new(if n % 2 == 0 { &here } else { &there });
        let (status, _) = stranger.post("/api/links", &json!({ "key": format!("{n:032}") })).await;
        passed += usize::from(status != 429);
    }
    assert_eq!(passed, 6, "as many as one server allows");
    here.close().await;
    there.close().await;
}

#[tokio::test]
async fn a_database_that_is_killed_ends_no_game() {
    let started = tokio::task::spawn_blocking(|| Cluster::start("")).await.expect("no panic");
    let Some(mut cluster) = started else { return };
    let [here, there] = servers_on(&cluster, Limits::HOME).await;
    let (mut ann, ben, game) = friends(&here, &there).await;
    let (mut host, mut second) = (ann.look(&game, "").await, ben.look(&game, "").await);
    play([&mut host, &mut second], 1, 20).await;
    let cluster = tokio::task::spawn_blocking(move || {
        cluster.crash();
        std::thread::sleep(Duration::from_millis(300));
        cluster.restart();
        cluster
    });
    let cluster = cluster.await.expect("no panic");
    // Whoever is asked sends again what was not stored, as the page does.
    let since = Instant::now();
    for n in 500.. {
        while host.menu.is_none() && second.menu.is_none() {
            tokio::select! {
                message = host.next() => assert!(message.is_some(), "the socket stays open"),
                message = second.next() => assert!(message.is_some(), "the socket stays open"),
                () = tokio::time::sleep(Duration::from_secs(20)) => panic!("nobody is asked"),
            }
        }
        let asked = if host.menu.is_some() { &mut host } else { &mut second };
        let menu = asked.menu.clone().expect("asked");
        let answer = asked.act(n, &crate::support::pick(&menu, n as usize)).await;
        if matches!(answer, FromServer::Done { .. }) {
            break;
        }
        assert!(since.elapsed() < Duration::from_secs(20), "it does not recover: {answer:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    println!("recovered after {:?}", since.elapsed());
    // The other server may have failed to connect a moment ago, and tries again after half a second.
    tokio::time::sleep(Duration::from_secs(1)).await;
    play([&mut host, &mut second], 1000, 30).await;
    // The database forgot who is where, and learns it again.
    let watch = link(&mut ann, &game, json!("spectator")).await;
    let cleo = guest(&there, &watch).await;
    let mut spectator = cleo.look(&game, "").await;
    spectator.room_where(|room| room.chairs[0].presence == Some(Presence::Here)).await;
    here.close().await;
    there.close().await;
    drop(cluster);
}
