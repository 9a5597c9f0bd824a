//! What only PostgreSQL has: addresses, settings, several servers on one database, and a server that is
//! killed. Where PostgreSQL is not installed, the tests say so and do nothing.

mod support;

use cluster::{Cluster, PASSWORD};
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, Instant};
use store::{Address, Append, CommandId, GameId, OpenError, Postgres, Store, StoreError};
use support::{GAME, append, new_game, note};

fn open(address: &str) -> Result<Postgres, OpenError> {
    Postgres::open(&address.parse::<Address>().unwrap())
}

#[test]
fn who_cannot_come_in_learns_why_without_the_password() {
    let Some(cluster) = Cluster::shared() else { return };
    let address = cluster.address("postgres");
    let refusals = [
        (
            address.replace(PASSWORD, "wrong-word"),
            "does not let this user in: password authentication failed",
        ),
        (address.replace(&format!(":{PASSWORD}"), ""), "password missing"),
        (cluster.address("nowhere"), "database \"nowhere\" does not exist"),
        (format!("postgres://ann:{PASSWORD}@127.0.0.1:1/games"), "cannot reach"),
        (format!("{address}?sslmode=require"), "it offers no TLS"),
    ];
    for (address, why) in refusals {
        let refused = open(&address).unwrap_err();
        let said = format!("{refused} {refused:?}");
        assert!(said.contains(why), "{said}");
        assert!(!said.contains(PASSWORD) && !said.contains("wrong-word"), "{said}");
    }
    let without = address.replace(&format!(":{PASSWORD}"), "").parse::<Address>().unwrap();
    Postgres::open(&without.with_password(PASSWORD)).unwrap();
}

#[test]
fn a_server_that_may_lose_data_is_refused() {
    for setting in ["fsync", "full_page_writes", "synchronous_commit"] {
        let Some(cluster) = Cluster::start(&format!("-c {setting}=off")) else { return };
        let found = "off".to_owned();
        assert_eq!(open(&cluster.database()).unwrap_err(), OpenError::Weakened { setting, found });
    }
}

#[test]
fn a_role_or_a_database_with_weaker_settings_is_refused() {
    let Some(cluster) = Cluster::shared() else { return };
    let address = cluster.database();
    let name = address.rsplit('/').next().unwrap();
    cluster.sql("postgres", &format!("ALTER DATABASE {name} SET synchronous_commit TO off"));
    assert!(matches!(open(&address), Err(OpenError::Weakened { .. })));
    cluster.sql("postgres", &format!("ALTER DATABASE {name} SET synchronous_commit TO on"));
    open(&address).unwrap();
    let read_only = "SET default_transaction_read_only TO on";
    cluster.sql("postgres", &format!("ALTER DATABASE {name} {read_only}"));
    assert!(matches!(open(&address), Err(OpenError::ReadOnly { .. })));
}

#[test]
fn servers_that_start_at_once_make_the_tables_once() {
    let Some(cluster) = Cluster::shared() else { return };
    let address = cluster.database();
    let start = Arc::new(Barrier::new(6));
    let servers: Vec<_> = (0..6)
        .map(|_| {
            let (address, start) = (address.clone(), start.clone());
            thread::spawn(move || {
                start.wait();
                open(&address).map(drop)
            })
        })
        .collect();
    for server in servers {
        server.join().unwrap().unwrap();
    }
    open(&address).unwrap().create(new_game(GAME, "0")).unwrap();
    assert_eq!(open(&address).unwrap().read(GAME, 0).unwrap().len(), 1);
}

#[test]
fn foreign_and_newer_tables_are_left_alone() {
    let Some(cluster) = Cluster::shared() else { return };
    let address = cluster.database();
    let name = address.rsplit('/').next().unwrap();
    cluster.sql(name, "CREATE SCHEMA tiefenthal; CREATE TABLE tiefenthal.games (id int)");
    assert_eq!(open(&address).unwrap_err(), OpenError::OtherSchema);
    cluster.sql(name, "DROP SCHEMA tiefenthal CASCADE");
    drop(open(&address).unwrap());
    cluster.sql(name, "UPDATE tiefenthal.about SET version = version + 1");
    assert!(matches!(open(&address), Err(OpenError::NewerSchema { .. })));
}

#[test]
fn the_database_itself_refuses_to_change_what_is_stored() {
    let Some(cluster) = Cluster::shared() else { return };
    let address = cluster.database();
    let name = address.rsplit('/').next().unwrap();
    let store = open(&address).unwrap();
    store.create(new_game(GAME, "0")).unwrap();
    store.note(note(GAME, 0, "hello")).unwrap();
    for table in ["events", "notes"] {
        for change in ["UPDATE {} SET at = 0", "DELETE FROM {}", "TRUNCATE {}"] {
            let sql = change.replace("{}", &format!("tiefenthal.{table}"));
            let refused = cluster.try_sql(name, &sql).unwrap_err();
            assert!(refused.contains("a stored line of"), "{sql}: {refused}");
        }
    }
    assert_eq!(store.read(GAME, 0).unwrap().len(), 1);
}

/// Several writers of several servers on the same games; everybody tries again until it is stored.
/// `TIEFENTHAL_APPENDS=1000000` stores more than the default 600.
#[test]
fn of_several_servers_one_wins_each_number() {
    const SERVERS: u32 = 3;
    const WRITERS: u32 = 36;
    const GAMES: u32 = 12;
    let Some(cluster) = Cluster::shared() else { return };
    let appends: u32 =
        std::env::var("TIEFENTHAL_APPENDS").map_or(600, |n| n.parse().expect("a number"));
    let address = cluster.database();
    let first = open(&address).unwrap();
    let game = |n: u32| GameId::new(u128::from(n) << 96 | u128::from(n % 2));
    for n in 0..GAMES {
        first.create(new_game(game(n), "start")).unwrap();
    }
    let servers: Vec<Postgres> = (0..SERVERS).map(|_| open(&address).unwrap()).collect();
    let start = Instant::now();
    // Writers of all servers fight for the numbers of the same game, and then of the next one.
    let write = |writer: u32| {
        let (mut next, mut beaten) = ([1; GAMES as usize], 0_u64);
        for n in (writer..appends).step_by(WRITERS as usize) {
            let k = (n / WRITERS / 16 + writer / SERVERS) % GAMES;
            let command_id = Some(CommandId::new(u128::from(n)));
            let next = &mut next[k as usize];
            loop {
                let sent = append(game(k), *next, &n.to_string());
                match servers[(writer % SERVERS) as usize].append(Append { command_id, ..sent }) {
                    Ok(done) => {
                        assert!(!done.repeated && done.seq == *next);
                        *next += 1;
                        break;
                    }
                    Err(StoreError::Conflict { seq }) => {
                        assert!(seq > *next, "somebody has this number");
                        (*next, beaten) = (seq, beaten + 1);
                    }
                    Err(error) => panic!("{error}"),
                }
            }
        }
        beaten
    };
    let beaten: u64 = thread::scope(|scope| {
        let writers: Vec<_> = (0..WRITERS).map(|n| scope.spawn(move || write(n))).collect();
        writers.into_iter().map(|writer| writer.join().unwrap()).sum()
    });
    let time = start.elapsed();
    let mut stored = vec![false; appends as usize];
    for n in 0..GAMES {
        let entries = first.read(game(n), 0).unwrap();
        assert!(entries.iter().map(|entry| entry.seq).eq(0..entries.len() as u32), "no gap");
        assert!(entries.is_sorted_by_key(|entry| entry.at));
        for entry in &entries[1..] {
            let n: usize = entry.body.parse().unwrap();
            assert!(!std::mem::replace(&mut stored[n], true), "{n} is stored twice");
        }
    }
    assert!(stored.iter().all(|stored| *stored), "nothing is lost");
    println!(
        "{appends} appends of {WRITERS} writers at {SERVERS} servers to {GAMES} games in {time:.0?}: one \
         winner each, {beaten} times another was first; no gap, nothing twice"
    );
    assert!(beaten > 0, "nobody fought");
}

/// PostgreSQL is killed under load again and again; what was acknowledged is there.
#[test]
fn what_was_acknowledged_survives_a_killed_database() {
    let Some(mut cluster) = Cluster::start("") else { return };
    let kills: u32 =
        std::env::var("TIEFENTHAL_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(3);
    let store = Arc::new(open(&cluster.database()).unwrap());
    store.create(new_game(GAME, "0")).unwrap();
    let stop = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let writer = {
        let (store, stop) = (store.clone(), stop.clone());
        thread::spawn(move || {
            let (mut acknowledged, mut failures, mut next) = (Vec::new(), 0, 1);
            for n in 0.. {
                let command_id = Some(CommandId::new(n));
                // Sent until it is acknowledged, as a page does.
                let seq = loop {
                    if stop.load(std::sync::atomic::Ordering::Relaxed) {
                        return (acknowledged, failures);
                    }
                    let sent = append(GAME, next, &n.to_string());
                    match store.append(Append { command_id, ..sent }) {
                        Ok(done) => break done.seq,
                        Err(StoreError::Conflict { seq }) => next = seq,
                        Err(StoreError::Io(_) | StoreError::Busy) => {
                            failures += 1;
                            thread::sleep(Duration::from_millis(20));
                        }
                        Err(error) => panic!("{error}"),
                    }
                };
                acknowledged.push((seq, n));
                next = seq + 1;
            }
            unreachable!()
        })
    };
    for _ in 0..kills {
        thread::sleep(Duration::from_millis(300));
        cluster.crash();
        thread::sleep(Duration::from_millis(100));
        cluster.restart();
        let since = Instant::now();
        while store.game(GAME).is_err() {
            assert!(since.elapsed() < Duration::from_secs(5), "it does not recover");
        }
    }
    thread::sleep(Duration::from_millis(1000));
    stop.store(true, std::sync::atomic::Ordering::Relaxed);
    let (acknowledged, failures) = writer.join().unwrap();
    let entries = store.read(GAME, 0).unwrap();
    println!("{kills} kills, {} acknowledged, {failures} failures", acknowledged.len());
    assert!(failures > 0, "nothing was under way");
    for (seq, n) in &acknowledged {
        assert_eq!(entries[*seq as usize].body, n.to_string());
    }
    assert!(entries.len() <= acknowledged.len() + 2, "something was stored twice");
}
