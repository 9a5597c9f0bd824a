//! The power fails while several people play: what reached the disk is what was synced, and of the rest
//! any part, in any order, torn at any sector. Nothing that was acknowledged by then is lost.
//!
//! `strace` records every write and sync of the program's files, and what leaves over its sockets. From
//! that the disk is made as it may have been at any moment. `TIEFENTHAL_CUTS=200` cuts more often than
//! 100 times.

mod trace;

use crate::gathering::{Gathering, fresh};
use crate::ledger::Ledger;
use load::Program;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use store::{Health, Sqlite, Store as _};
use trace::{Call, Trace};

const TABLES: usize = 4;

/// How long people play while everything is recorded.
const PLAY: Duration = Duration::from_secs(8);

/// What a disk writes as a whole.
const SECTOR: usize = 512;

#[tokio::test]
async fn a_power_cut_loses_nothing_that_guests_were_promised() {
    let cuts: u64 = std::env::var("TIEFENTHAL_CUTS").map_or(100, |n| n.parse().expect("a number"));
    let data = fresh("power");
    let program = Path::new(env!("CARGO_BIN_EXE_tiefenthal"));
    let mut gathering = Gathering::new(TABLES);
    let running = Program::start(program, &data).expect("the program");
    gathering.arrive(running.address).await;
    running.stop().expect("stopped");
    let before = std::fs::read(data.join("games.db")).expect("a database");

    let record = data.join("trace");
    record_play(&mut gathering, program, &data, &record).await;
    let trace = Trace::read(&std::fs::read_to_string(&record).expect("a trace"), before);
    let ledger = gathering.ledger.lock().expect("no panic").clone();
    let (mut checked, mut acknowledged) = (0, 0);
    for cut in 0..cuts {
        // Anywhere, the end included.
        let at = (cut + 1) * trace.calls.len() as u64 / cuts;
        let promised = promised(&ledger, &trace.calls[..at as usize]);
        let disk = data.join("cut");
        let _ = std::fs::remove_dir_all(&disk);
        std::fs::create_dir(&disk).expect("a folder");
        for (name, bytes) in trace.disk_after(at as usize, cut) {
            std::fs::write(disk.join(name), bytes).expect("written");
        }
        let store = Sqlite::open(disk.join("games.db")).expect("a database");
        while store.health() == Health::Checking {
            std::thread::yield_now();
        }
        assert_eq!(store.health(), Health::Sound, "cut {cut}");
        checked += promised.check(&store);
        acknowledged = promised.lines.len() + promised.notes.len();
    }
    let syncs = trace.calls.iter().filter(|call| matches!(call, Call::Sync { .. })).count();
    println!(
        "{cuts} power cuts in {} calls ({syncs} syncs), {acknowledged} acknowledged at the end, \
         {checked} checks: 0 lost",
        trace.calls.len()
    );
    assert!(acknowledged > 20 && syncs > 20, "hardly anybody played");
}

/// Has everybody play while the program is watched, and kills it.
async fn record_play(gathering: &mut Gathering, program: &Path, data: &Path, record: &Path) {
    let mut command = Command::new("strace");
    let calls = "trace=pwrite64,ftruncate,fsync,fdatasync,sendto,sendmsg,write,writev";
    command.args(["-f", "-qq", "-y", "-xx", "-s", "4000000", "-e", "signal=none", "-e", calls]);
    command.arg("-o").arg(record).arg(program);
    let running = Program::start_as(&mut command, data).expect("the program");
    let watcher = running.id();
    let children = std::fs::read_to_string(format!("/proc/{watcher}/task/{watcher}/children"));
    let watched = children.expect("children").trim().to_owned();
    gathering.arrive(running.address).await;
    let end = async {
        tokio::time::sleep(PLAY).await;
        let killed = Command::new("kill").args(["-9", &watched]).status().expect("kill");
        assert!(killed.success());
    };
    tokio::join!(end, gathering.play());
    // With the program its watcher ends, and the record is complete.
    running.wait().expect("ended");
}

/// What had left over sockets by then, as far as somebody received it.
fn promised(ledger: &Ledger, calls: &[Call]) -> Ledger {
    let mut done: BTreeSet<String> = BTreeSet::new();
    let mut promised = Ledger::default();
    for call in calls {
        let Call::Sent(text) = call else { continue };
        for part in text.split("\"type\":\"done\",\"id\":\"").skip(1) {
            done.extend(part.get(..32).map(str::to_owned));
        }
        for part in text.split("\"game\":\"").skip(1) {
            let Some((game, rest)) = part.split_once("\",\"revision\":") else { continue };
            let revision = rest.split(|c: char| !c.is_ascii_digit()).next();
            if let (Ok(game), Some(Ok(revision))) = (game.parse(), revision.map(str::parse)) {
                promised.revision(game, revision);
            }
        }
    }
    let left = |id: &store::CommandId| done.contains(&id.to_string());
    promised.lines = ledger.lines.clone();
    promised.lines.retain(|(_, id), _| left(id));
    promised.notes = ledger.notes.clone();
    promised.notes.retain(|(_, id), _| left(id));
    promised
}
