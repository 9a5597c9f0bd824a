//! Measures what tables with strong computer players cost everybody else: how long people wait for an
//! acknowledgement and for a `random` player, alone and beside many tables with `strongest`.
//!
//! `cargo run --release -p tiefenthal-server --example thinking [TABLES] [SECONDS]`

#[allow(dead_code)]
#[path = "../tests/tables/support.rs"]
mod support;

use protocol::{FromServer, Step};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use support::{House, pick};

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1).map(|n| n.parse::<u64>().expect("a number"));
    let tables = arguments.next().unwrap_or(50);
    let time = Duration::from_secs(arguments.next().unwrap_or(20));
    let house = Arc::new(House::open().await);
    let alone = measure(&house, time).await;
    println!("alone:                   {alone}");
    let (stop, moves) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let busy: Vec<_> = (0..tables)
        .map(|_| tokio::spawn(play_on(house.clone(), stop.clone(), moves.clone())))
        .collect();
    tokio::time::sleep(Duration::from_secs(3)).await;
    let beside = measure(&house, time).await;
    println!("beside {tables} × strongest: {beside}");
    println!(
        "ratio of p99: acknowledged {:.1}, random {:.1}; {} moves of people at the other tables",
        beside.acknowledged.p99() / alone.acknowledged.p99(),
        beside.random.p99() / alone.random.p99(),
        moves.load(Ordering::Relaxed)
    );
    stop.store(true, Ordering::Relaxed);
    for table in busy {
        table.abort();
    }
}

/// Plays games against `strongest` as fast as it answers.
async fn play_on(house: Arc<House>, stop: Arc<AtomicBool>, moves: Arc<AtomicU64>) {
    while !stop.load(Ordering::Relaxed) {
        let game = house.make(5, &["strongest"]).await;
        let mut viewer = house.look(&game, 0).await;
        let mut n = 0;
        while let Some(menu) = viewer.asked().await {
            viewer.act(n, &pick(&menu, n as usize)).await;
            n += 1;
            moves.fetch_add(1, Ordering::Relaxed);
        }
    }
}

#[derive(Default)]
struct Times(Vec<f64>);

struct Measured {
    acknowledged: Times,
    random: Times,
}

/// Plays games against `random` for this time.
async fn measure(house: &House, time: Duration) -> Measured {
    let mut measured = Measured { acknowledged: Times::default(), random: Times::default() };
    let start = Instant::now();
    while start.elapsed() < time {
        let game = house.make(1, &["random"]).await;
        let mut viewer = house.look(&game, 0).await;
        let mut n = 0;
        loop {
            let asked = Instant::now();
            let Some(menu) = viewer.asked().await else { break };
            if n > 0 {
                measured.random.add(asked);
            }
            let question = viewer.prompt().question;
            let sent = Instant::now();
            viewer.send(n, question, Step::Act(pick(&menu, n as usize))).await;
            let FromServer::Done { seq, .. } = viewer.answer(n).await else { panic!("refused") };
            measured.acknowledged.add(sent);
            while viewer.view().seq <= seq {
                viewer.next().await.expect("the table");
            }
            n += 1;
        }
    }
    measured
}

impl Times {
    fn add(&mut self, since: Instant) {
        self.0.push(since.elapsed().as_secs_f64() * 1000.0);
        self.0.sort_by(f64::total_cmp);
    }

    fn p99(&self) -> f64 {
        self.0[self.0.len() * 99 / 100]
    }
}

impl std::fmt::Display for Measured {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (name, times) in [("acknowledged", &self.acknowledged), ("random", &self.random)] {
            let most = times.0.last().copied().unwrap_or_default();
            let count = times.0.len();
            write!(f, "{name} p99 {:.1} ms, most {most:.1} ms ({count})  ", times.p99())?;
        }
        Ok(())
    }
}
