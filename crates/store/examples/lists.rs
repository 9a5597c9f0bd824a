//! Measures lists and opening with many games:
//! `cargo run -p tiefenthal-store --example lists -- [GAMES] [DIRECTORY]`.
//!
//! All games belong to Ann, every thousandth one to Ben, too, and Cay has only the first ten, which have
//! been quiet for the longest time. Prints the median and the slowest of many calls in milliseconds, and
//! how long the store takes to open.

use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Instant;
use store::{Append, CommandId, GameId, NewGame, PersonId, Sqlite, Store};

const ANN: PersonId = PersonId::new(1);
const BEN: PersonId = PersonId::new(2);
const CAY: PersonId = PersonId::new(3);

/// Entries of an ordinary game here, and of the one that is opened.
const SHORT: u32 = 3;
const LONG: u32 = 400;

/// Games that are created at the same time, so that they share their syncs.
const THREADS: u32 = 256;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u32 = arguments.next().map_or(100_000, |n| n.parse().expect("a number of games"));
    let directory = arguments.next().unwrap_or_else(|| ".".to_owned());
    let directory = Path::new(&directory).join(format!("lists-{}", std::process::id()));
    std::fs::create_dir(&directory).expect("a new directory");
    let file = directory.join("games.db");
    let start = Instant::now();
    fill(&file, games);
    let bytes = std::fs::metadata(&file).map_or(0, |metadata| metadata.len());
    println!("{games} games in {} MB, stored in {:.0?}", bytes / 1_000_000, start.elapsed());
    measure(&file);
    std::fs::remove_dir_all(&directory).expect("removed");
}

fn measure(file: &Path) {
    let start = Instant::now();
    let store = Sqlite::open(file).expect("the store");
    println!("{:<28} {:>8.2} ms", "start", start.elapsed().as_secs_f64() * 1000.0);
    let (long, any) = (id(0), id(777));
    time("list of all, 100", || store.games(100).expect("games").len());
    time("list of Ann (all), 100", || store.games_of(ANN, 100).expect("games").len());
    time("list of Ben (0.1 %), 100", || store.games_of(BEN, 100).expect("games").len());
    time("list of Cay (oldest 10)", || store.games_of(CAY, 100).expect("games").len());
    time("list of nobody", || store.orphans(100).expect("games").len());
    time("open, short log", || {
        store.game(any).map(|_| store.read(any, 0).expect("log").len()).expect("it")
    });
    time("open, 400 entries", || {
        store.game(long).map(|_| store.read(long, 0).expect("log").len()).expect("it")
    });
    let start = Instant::now();
    drop(store);
    println!("{:<28} {:>8.2} ms", "close", start.elapsed().as_secs_f64() * 1000.0);
}

fn time(what: &str, mut call: impl FnMut() -> usize) {
    let mut times: Vec<f64> = (0..50)
        .map(|_| {
            let start = Instant::now();
            std::hint::black_box(call());
            start.elapsed().as_secs_f64() * 1000.0
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("{what:<28} {:>8.2} ms, slowest {:.2} ms", times[25], times[49]);
}

/// Spread like a random id.
fn id(n: u32) -> GameId {
    GameId::new(u128::from(n).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835))
}

fn fill(file: &Path, games: u32) {
    let store = Arc::new(Sqlite::open(file).expect("a new store"));
    let threads: Vec<_> = (0..THREADS)
        .map(|thread| {
            let store = Arc::clone(&store);
            thread::spawn(move || {
                for n in (thread..games).step_by(THREADS as usize) {
                    add(&store, n);
                }
            })
        })
        .collect();
    threads.into_iter().for_each(|thread| thread.join().expect("a writer"));
}

fn add(store: &Sqlite, n: u32) {
    let mut members = vec![ANN];
    members.extend(n.is_multiple_of(1000).then_some(BEN));
    members.extend((n < 10).then_some(CAY));
    let (game, meta, bodies) = (id(n), "m".repeat(800), vec!["b".repeat(400)]);
    let new = NewGame { game, meta, bodies, over: false, members, keys: Vec::new() };
    store.create(new).expect("a new game");
    let length = if n == 0 { LONG } else { SHORT };
    let answers: Vec<_> = (1..length)
        .map(|expected_seq| {
            let command_id = Some(CommandId::new(expected_seq.into()));
            let (seat, body, last) = (Some(0), "b".repeat(400), false);
            store.submit(Append { game, expected_seq, command_id, seat, body, last })
        })
        .collect();
    answers.into_iter().for_each(|answer| drop(answer.wait().expect("stored")));
}
