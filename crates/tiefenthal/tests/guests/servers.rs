//! Several processes on one PostgreSQL, with the people of each table at different ones: `kill -9` of a
//! process at any moment, one that stands still, and connections that are cut. Nothing that was acknowledged or shown is lost, doubled
//! or out of order. `TIEFENTHAL_KILLS=50` kills more often than the default 4 times.

use crate::gathering::{Gathering, fresh};
use cluster::Cluster;
use load::Program;
use std::path::{Path, PathBuf};
use std::time::Duration;
use store::{Address, Postgres};

/// How many tables play at the same time.
const TABLES: usize = 5;

fn kills() -> u32 {
    std::env::var("TIEFENTHAL_KILLS").map_or(4, |n| n.parse().expect("a number"))
}

/// A number that nobody knows beforehand.
fn luck() -> u64 {
    use std::hash::{BuildHasher as _, Hasher as _};
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}

/// A database, two servers on it, and everybody who plays there.
pub struct Site {
    pub cluster: Cluster,
    pub database: String,
    store: Postgres,
    pub gathering: Gathering,
    folders: [PathBuf; 2],
}

impl Site {
    pub async fn new(test: &str) -> Option<Site> {
        let started = tokio::task::spawn_blocking(|| Cluster::start("")).await;
        let cluster = started.expect("no panic")?;
        let database = cluster.database();
        let address: Address = database.parse().expect("an address");
        let store = Postgres::open(&address).expect("a database");
        let folders = [fresh(&format!("{test}-1")), fresh(&format!("{test}-2"))];
        Some(Site { cluster, database, store, gathering: Gathering::new(TABLES), folders })
    }

    /// Starts both servers, and everybody comes.
    pub async fn open(&mut self) -> [Program; 2] {
        let program = Path::new(env!("CARGO_BIN_EXE_tiefenthal"));
        let start = |folder| Program::start_on(program, folder, &self.database).expect("a server");
        let servers = [start(&self.folders[0]), start(&self.folders[1])];
        self.gathering.arrive_at(&servers.each_ref().map(|server| server.address)).await;
        servers
    }

    /// Compares what is stored with what was promised.
    pub fn check(&self) -> usize {
        self.gathering.ledger.lock().expect("no panic").check(&self.store)
    }

    /// How many commands were acknowledged.
    fn commands(&self) -> usize {
        self.gathering.ledger.lock().expect("no panic").lines.len()
    }
}

#[tokio::test]
async fn kill_9_of_one_of_several_servers_loses_nothing() {
    let Some(mut site) = Site::new("servers").await else { return };
    let mut checked = 0;
    for _ in 0..kills() {
        let [first, second] = site.open().await;
        // One is killed; the other goes on for a while, with computer players that the first had.
        let killing = async {
            tokio::time::sleep(Duration::from_millis(100 + luck() % 900)).await;
            first.kill().expect("killed");
            tokio::time::sleep(Duration::from_millis(luck() % 900)).await;
            second.kill().expect("killed");
        };
        tokio::join!(killing, site.gathering.play());
        checked += site.check();
    }
    let ledger = site.gathering.ledger.lock().expect("no panic");
    println!(
        "{} times two servers killed, {} commands, {} messages of the chat acknowledged, {} of them \
         answered again, {checked} checks: 0 lost, 0 doubled, 0 out of order",
        kills(),
        ledger.lines.len(),
        ledger.notes.len(),
        ledger.repeated
    );
    assert!(
        ledger.lines.len() > 5 * kills() as usize && ledger.repeated > 0,
        "hardly anybody played"
    );
}

/// One server stands still and comes back, and the connections by which they hear of each other are cut
/// again and again. `TIEFENTHAL_PAUSE=30` is for how many seconds, `TIEFENTHAL_KILLS=50` how often.
#[tokio::test]
async fn a_server_that_stands_still_or_hears_nothing_loses_nothing() {
    let Some(mut site) = Site::new("still").await else { return };
    let pause = std::env::var("TIEFENTHAL_PAUSE").map_or(5, |n| n.parse().expect("a number"));
    let [first, second] = site.open().await;
    let ledger = site.gathering.ledger.clone();
    let commands = || ledger.lock().expect("no panic").lines.len();
    let process = first.id().to_string();
    let signal = |name: &str| {
        let sent = std::process::Command::new("kill").args([name, &process]).status();
        assert!(sent.is_ok_and(|status| status.success()));
    };
    let cluster = &site.cluster;
    let faults = async {
        let name = site.database.rsplit('/').next().expect("a name");
        let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                   WHERE datname = current_database() AND query = 'LISTEN tiefenthal'";
        let mut cuts = 0;
        for _ in 0..kills() * 2 {
            tokio::time::sleep(Duration::from_millis(300)).await;
            cuts += cluster.sql(name, cut).parse::<u32>().expect("a number");
        }
        signal("-STOP");
        // What was under way comes to its end; from then on only the other server plays.
        tokio::time::sleep(Duration::from_secs(1)).await;
        let before = commands();
        tokio::time::sleep(Duration::from_secs(pause)).await;
        let meanwhile = commands() - before;
        signal("-CONT");
        tokio::time::sleep(Duration::from_secs(2)).await;
        first.kill().expect("killed");
        second.kill().expect("killed");
        (cuts, meanwhile)
    };
    let ((cuts, meanwhile), ()) = tokio::join!(faults, site.gathering.play());
    let checked = site.check();
    println!(
        "{cuts} listeners cut, one server still for {pause} s: {} commands acknowledged, {meanwhile} of \
         them meanwhile, {checked} checks: 0 lost, 0 doubled, 0 out of order",
        site.commands()
    );
    assert!(cuts > 0, "nobody listened");
}
