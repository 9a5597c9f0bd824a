//! Two servers on one PostgreSQL while people play on and come back by themselves: the servers are replaced
//! one after the other, and PostgreSQL is killed and started again. Nothing is lost or doubled, and nobody
//! is stuck. `TIEFENTHAL_RESTARTS=20` does it more often than the default 3 times.

use crate::gathering::fresh;
use crate::servers::Site;
use load::Program;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio_util::sync::CancellationToken;

/// After this long a table is stuck, on however slow a machine. How soon it really goes on is printed.
const STUCK: Duration = Duration::from_secs(60);

/// After this long it says who waits for what.
const SLOW: Duration = Duration::from_secs(4);

fn restarts() -> u32 {
    std::env::var("TIEFENTHAL_RESTARTS").map_or(3, |n| n.parse().expect("a number"))
}

/// Where a proxy would send visitors.
pub type Open = Arc<Mutex<Vec<SocketAddr>>>;

/// One of the servers, which can be replaced by a new one in the same folder.
struct Slot {
    program: Option<Program>,
    folder: PathBuf,
    database: String,
}

impl Slot {
    async fn start(folder: PathBuf, database: &str) -> Slot {
        let mut slot = Slot { program: None, folder, database: database.to_owned() };
        slot.open().await;
        slot
    }

    async fn open(&mut self) -> SocketAddr {
        let (folder, database) = (self.folder.clone(), self.database.clone());
        let start = move || {
            let program = Path::new(env!("CARGO_BIN_EXE_tiefenthal"));
            Program::start_on(program, &folder, &database).expect("a server")
        };
        let program = tokio::task::spawn_blocking(start).await.expect("no panic");
        let address = program.address;
        self.program = Some(program);
        address
    }

    fn address(&self) -> SocketAddr {
        self.program.as_ref().expect("it runs").address
    }

    /// Stops it as an upgrade does, and starts it again somewhere else.
    async fn replace(&mut self, open: &Open) {
        let gone = self.address();
        open.lock().expect("no panic").retain(|address| *address != gone);
        let program = self.program.take().expect("it runs");
        let stop = move || program.stop().expect("stopped in order");
        tokio::task::spawn_blocking(stop).await.expect("no panic");
        let address = self.open().await;
        open.lock().expect("no panic").push(address);
    }
}

/// Waits until every table has gone on by some steps since now; how long it took until any step was
/// acknowledged again, and until all had gone on. The latter depends on what people wait for, such as votes.
async fn all_go_on(site: &Site) -> (Duration, Duration) {
    let start = Instant::now();
    let acknowledged = || site.gathering.ledger.lock().expect("no panic").lines.len();
    let (lines, mut first) = (acknowledged(), None);
    let shown = || site.gathering.ledger.lock().expect("no panic").shown.clone();
    let (before, over) = (shown(), site.gathering.over.clone());
    let mut said = false;
    loop {
        if first.is_none() && acknowledged() > lines {
            first = Some(start.elapsed());
        }
        let now = shown();
        let over = over.lock().expect("no panic").clone();
        let moved =
            |(game, seen): (&_, &u32)| over.contains(game) || now.get(game) > Some(&(seen + 1));
        if before.iter().all(moved) {
            return (first.unwrap_or_default(), start.elapsed());
        }
        let stuck = before.iter().filter(|entry| !moved(*entry)).map(|(game, _)| *game);
        if start.elapsed() > SLOW && !said {
            said = true;
            let ledger = site.gathering.ledger.lock().expect("no panic");
            stuck.clone().for_each(|game| println!("slow: {game}: {:#?}", ledger.waits_of(game)));
        }
        assert!(start.elapsed() < STUCK, "stuck: {:?}", stuck.collect::<Vec<_>>());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn servers_are_replaced_one_after_the_other_while_people_play() {
    let Some(mut site) = Site::new("rolling").await else { return };
    let mut slots = Vec::new();
    for n in 0..2 {
        slots.push(Slot::start(fresh(&format!("rolling-{n}")), &site.database).await);
    }
    let addresses: Vec<SocketAddr> = slots.iter().map(Slot::address).collect();
    site.gathering.arrive_at(&addresses).await;
    let (open, enough) = (Open::new(Mutex::new(addresses)), CancellationToken::new());
    let playing = site.gathering.stay(open.clone(), enough.clone());
    let (mut slowest, mut last) = (Duration::ZERO, Duration::ZERO);
    for n in 0..restarts() {
        tokio::time::sleep(Duration::from_millis(500)).await;
        slots[n as usize % 2].replace(&open).await;
        let (first, all) = all_go_on(&site).await;
        (slowest, last) = (slowest.max(first), last.max(all));
    }
    enough.cancel();
    site.gathering.came_back(playing.await);
    let checked = site.check();
    let ledger = site.gathering.ledger.lock().expect("no panic");
    println!(
        "{} servers replaced, steps acknowledged again within {} ms, every table went on within {} ms, \
         {} commands acknowledged, {} of them again, {checked} checks: 0 lost, 0 doubled, 0 out of order",
        restarts(),
        slowest.as_millis(),
        last.as_millis(),
        ledger.lines.len(),
        ledger.repeated,
    );
    assert!(ledger.lines.len() > 10 * restarts() as usize, "hardly anybody played");
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_is_restarted_again_and_again_while_people_play() {
    let Some(mut site) = Site::new("restarts").await else { return };
    let [first, second] = site.open().await;
    let addresses = vec![first.address, second.address];
    let (open, enough) = (Open::new(Mutex::new(addresses)), CancellationToken::new());
    let playing = site.gathering.stay(open, enough.clone());
    let mut times = Vec::new();
    for _ in 0..restarts() {
        tokio::time::sleep(Duration::from_millis(700)).await;
        tokio::task::block_in_place(|| {
            site.cluster.crash();
            site.cluster.restart();
        });
        times.push(all_go_on(&site).await);
    }
    enough.cancel();
    site.gathering.came_back(playing.await);
    let checked = site.check();
    let ledger = site.gathering.ledger.lock().expect("no panic");
    let first: Vec<u128> = times.iter().map(|(first, _)| first.as_millis()).collect();
    let all: Vec<u128> = times.iter().map(|(_, all)| all.as_millis()).collect();
    println!(
        "PostgreSQL killed {} times, steps acknowledged again after {first:?} ms, every table went on after \
         {all:?} ms, {} commands \
         acknowledged, {} of them again, {checked} checks: 0 lost, 0 doubled, 0 out of order",
        restarts(),
        ledger.lines.len(),
        ledger.repeated,
    );
    assert!(ledger.lines.len() > 10 * restarts() as usize, "hardly anybody played");
}
