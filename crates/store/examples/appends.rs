//! Measures durable appends per second: `cargo run --release -p tiefenthal-store --example appends`.
//!
//! Every writer has its own game and waits for each answer before it sends the next append, as a table
//! does. The example compares group commit with one transaction per append. The file goes to the
//! current directory or the one given; a RAM disk would prove nothing. With the address of an empty
//! PostgreSQL database instead of a directory, it measures that.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use store::{
    Address, Append, CommandId, GameId, NewGame, Options, PersonId, Postgres, Sqlite, Store,
};

const TIME: Duration = Duration::from_secs(2);

fn main() {
    let directory = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    if Address::is_one(&directory) {
        return measure_database(&directory.parse().expect("an address"));
    }
    let file = format!("appends-{}.db", std::process::id());
    let file = Path::new(&directory).join(file);
    println!("writers    one each     p99 ms    together     p99 ms     ratio");
    for writers in [1, 8, 64] {
        // In both orders, because the speed of disks varies.
        let group = Options::default().max_batch;
        let [a, b, c, d] = [1, group, group, 1].map(|max_batch| {
            let measured = measure(&file, writers, Options { max_batch, ..Options::default() });
            remove(&file);
            measured
        });
        let (each, group) = (mean(&a, &d), mean(&b, &c));
        println!(
            "{writers:>7} {:>9.0}/s {:>10.1} {:>9.0}/s {:>10.1} {:>9.1}",
            each.rate,
            each.p99,
            group.rate,
            group.p99,
            group.rate / each.rate
        );
    }
}

fn measure_database(address: &Address) {
    println!("writers    together     p99 ms");
    for writers in [1, 8, 64] {
        let store = Arc::new(Postgres::open(address).expect("a database"));
        let Measured { rate, p99 } = measure_store(store.clone(), writers);
        println!("{writers:>7} {rate:>9.0}/s {p99:>10.1}");
        for writer in 0..writers {
            store.delete(GameId::new(writer.into())).expect("deleted");
        }
    }
}

struct Measured {
    rate: f64,
    p99: f64,
}

fn mean(one: &Measured, two: &Measured) -> Measured {
    Measured { rate: (one.rate + two.rate) / 2.0, p99: (one.p99 + two.p99) / 2.0 }
}

fn measure(file: &Path, writers: u32, options: Options) -> Measured {
    measure_store(Arc::new(Sqlite::open_with(file, options).expect("a new store")), writers)
}

fn measure_store(store: Arc<dyn Store>, writers: u32) -> Measured {
    let stop = Arc::new(AtomicBool::new(false));
    let start = Instant::now();
    let threads: Vec<_> = (0..writers)
        .map(|writer| {
            let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
            thread::spawn(move || write(&*store, GameId::new(writer.into()), &stop))
        })
        .collect();
    thread::sleep(TIME);
    stop.store(true, Ordering::Relaxed);
    let mut waits: Vec<Duration> =
        threads.into_iter().flat_map(|thread| thread.join().expect("a writer")).collect();
    let seconds = start.elapsed().as_secs_f64();
    waits.sort_unstable();
    let p99 = waits.get(waits.len() * 99 / 100).copied().unwrap_or_default();
    Measured { rate: waits.len() as f64 / seconds, p99: p99.as_secs_f64() * 1000.0 }
}

/// Appends until stopped; returns how long each append took.
fn write(store: &dyn Store, game: GameId, stop: &AtomicBool) -> Vec<Duration> {
    let body = "x".repeat(400);
    let members = vec![PersonId::new(1), PersonId::new(2)];
    let new = NewGame {
        game,
        meta: String::new(),
        bodies: Vec::new(),
        over: false,
        members,
        keys: Vec::new(),
    };
    store.create(new).expect("a new game");
    let mut waits = Vec::new();
    for expected_seq in 0.. {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let mixed =
            u128::from(expected_seq).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        let command_id = Some(CommandId::new(mixed));
        let start = Instant::now();
        let (seat, body, last) = (Some(0), body.clone(), false);
        store.append(Append { game, expected_seq, command_id, seat, body, last }).expect("stored");
        waits.push(start.elapsed());
    }
    waits
}

fn remove(file: &Path) {
    for suffix in ["", ".lock", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        drop(std::fs::remove_file(name));
    }
}
