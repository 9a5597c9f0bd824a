//! `kill -9` at any moment, with several people at each table: nothing that was acknowledged or shown is
//! lost, doubled or out of order. `TIEFENTHAL_KILLS=200` kills more often than the default 5 times.

use crate::gathering::{Gathering, fresh};
use load::Program;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Health, Sqlite, Store as _};

/// How many tables play at the same time.
const TABLES: usize = 6;

#[tokio::test]
async fn kill_9_loses_nothing_that_guests_were_promised() {
    let kills: u32 = std::env::var("TIEFENTHAL_KILLS").map_or(5, |n| n.parse().expect("a number"));
    let data = fresh("kills");
    let program = Path::new(env!("CARGO_BIN_EXE_tiefenthal"));
    let mut gathering = Gathering::new(TABLES);
    let (mut early, mut checked) = (0, 0);
    for kill in 0..kills {
        let running = Program::start(program, &data).expect("the program");
        // Every fourth time at once, while people come back, otherwise while they play.
        if kill % 4 == 3 {
            early += 1;
        } else {
            gathering.arrive(running.address).await;
        }
        let playing = async {
            tokio::time::sleep(Duration::from_micros(luck() % 400_000)).await;
            running.kill().expect("killed");
        };
        tokio::join!(playing, gathering.play());
        checked += check(&gathering, &data);
    }
    let ledger = gathering.ledger.lock().expect("no panic");
    println!(
        "{kills} kills ({early} while everybody was still looking for the server), {} commands, \
         {} messages of the chat, {} names acknowledged, {} of them answered again, {checked} checks: \
         0 lost, 0 doubled, 0 out of order",
        ledger.lines.len(),
        ledger.notes.len(),
        ledger.names.values().map(|n| n + 1).sum::<u32>(),
        ledger.repeated
    );
    assert!(ledger.lines.len() > kills as usize && ledger.repeated > 0, "hardly anybody played");
}

/// Compares what is stored with what was promised.
fn check(gathering: &Gathering, data: &Path) -> usize {
    let store = Sqlite::open(data.join("games.db")).expect("a database");
    while store.health() == Health::Checking {
        std::thread::yield_now();
    }
    assert_eq!(store.health(), Health::Sound);
    gathering.ledger.lock().expect("no panic").check(&store)
}

fn luck() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    u64::from(now.subsec_nanos()).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 20
}
