//! Many sockets on which nothing happens.

use crate::games::{Tables, print_memory};
use futures_util::StreamExt as _;
use load::{Company, Failed, Servers, Site};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    tables: Tables,
    /// How many sockets.
    #[arg(long, default_value_t = 10_000)]
    sockets: usize,
    /// How long they stay.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Fail if each takes more than this many KB of the server's memory.
    #[arg(long)]
    most: Option<f64>,
}

/// How many sockets are opened at the same time.
const OPENING: usize = 64;

/// How long each waits for the first table.
const PATIENCE: Duration = Duration::from_secs(30);

pub async fn run(site: Site, args: &Args) -> Result<(), Failed> {
    let mut companies = args.tables.meet(&site).await?;
    args.tables.play_on(&site, &companies)?;
    let servers = site.start()?;
    servers.receive(&mut companies);
    let mut attending = JoinSet::new();
    // The tables themselves do not count.
    open(&companies, companies.len(), &mut attending).await?;
    let before = settle(&servers, "one at each table", 5).await?;
    let start = Instant::now();
    open(&companies, args.sockets, &mut attending).await?;
    println!("{} sockets more after {:.1?}", args.sockets, start.elapsed());
    let after = settle(&servers, "with them", args.seconds).await?;
    let gone = attending.try_join_next().is_some();
    let each = (after - before) * 1000.0 / args.sockets as f64;
    println!("{each:.1} KB each");
    attending.shutdown().await;
    servers.stop()?;
    if gone {
        return Err(Failed::odd("a socket has ended"));
    }
    if args.most.is_some_and(|most| each > most) {
        return Err(Failed::odd(format!("a socket takes {each:.1} KB")));
    }
    Ok(())
}

/// Opens this many sockets, spread over all tables and their people.
async fn open(
    companies: &[Company],
    sockets: usize,
    attending: &mut JoinSet<()>,
) -> Result<(), Failed> {
    let (permits, mut opening) = (Arc::new(Semaphore::new(OPENING)), JoinSet::new());
    for n in 0..sockets {
        let company = &companies[n % companies.len()];
        let people: Vec<_> = company.everybody().collect();
        let browser = people[n / companies.len() % people.len()].clone();
        let (game, permits) = (company.game.clone(), permits.clone());
        opening.spawn(async move {
            let _permit = permits.acquire_owned().await;
            let mut socket = browser.socket(&game, "").await?;
            let first = tokio::time::timeout(PATIENCE, socket.next()).await;
            first.map_err(Failed::odd)?.ok_or(Failed::odd("the socket ended"))??;
            Ok::<_, Failed>(socket)
        });
    }
    while let Some(opened) = opening.join_next().await {
        let mut socket = opened.map_err(Failed::odd)??;
        // Whoever listens answers the server's pings, too.
        attending.spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
    }
    Ok(())
}

/// Waits for a while; how many MB of memory the servers use then.
async fn settle(servers: &Servers, when: &str, seconds: u64) -> Result<f64, Failed> {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    print_memory(when, servers);
    Ok(servers.memory().ok_or(Failed::odd("the system does not say how much memory it uses"))?.0)
}
