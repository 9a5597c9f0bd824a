//! Everybody plays at a fixed rate, alone and beside tables of computer players that think hard.

use crate::games::{Tables, meet, print_memory};
use load::drive::{self, Crowd, Pace, Report};
use load::{Beside, Company, Failed, Party, Servers, Site};
use std::time::{Duration, Instant};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    tables: Tables,
    /// Commands of all tables together in a second.
    #[arg(long, default_value_t = 500)]
    rate: u32,
    /// How long to play.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Then the same beside this many tables with `strongest`, and with a few of `random`.
    #[arg(long, default_value_t = 0)]
    strongest: usize,
    /// Fail if the 99th percentile is longer than this many milliseconds.
    #[arg(long)]
    p99: Option<f64>,
    /// Fail if the tables with `strongest` make the 99th percentile more than this many times as long.
    #[arg(long)]
    ratio: Option<f64>,
    /// Fail if `random` ever takes longer than this many milliseconds.
    #[arg(long)]
    random: Option<f64>,
    /// Fail if the server needs more than this many MB before those tables are there.
    #[arg(long)]
    memory: Option<f64>,
}

/// Tables with `random` beside those with `strongest`.
const RANDOM: usize = 4;

/// How long the people at these tables take for a decision: hardly anybody is quicker.
const QUICK_CLICK: Duration = Duration::from_millis(250);

pub async fn run(site: Site, args: &Args) -> Result<(), Failed> {
    let mut companies = args.tables.meet(&site).await?;
    let servers = site.start()?;
    let strongest = meet(servers.address(), args.strongest, &against("strongest")).await?;
    let random = meet(servers.address(), RANDOM.min(args.strongest), &against("random")).await?;
    servers.stop()?;
    args.tables.play_on(&site, &companies)?;

    let servers = site.start()?;
    print_memory("no tables", &servers);
    servers.receive(&mut companies);
    let start = Instant::now();
    let mut seated = drive::seat(&companies).await?;
    println!("everybody sits after {:.1?}", start.elapsed());
    print_memory("everybody sits", &servers);
    let time = Duration::from_secs(args.seconds);
    let pace = Pace { rate: args.rate, time, crowd: Crowd::Patient };
    let worked = servers.worked();
    let alone = seated.play(pace).await?;
    print(&alone, &servers, worked);
    check(args, &alone)?;
    if let (Some(limit), Some((_, most))) = (args.memory, servers.memory())
        && most > limit
    {
        return Err(Failed::odd(format!("the server needs {most:.0} MB")));
    }
    if args.strongest > 0 {
        let moved = |mut companies: Vec<Company>| {
            servers.receive(&mut companies);
            companies
        };
        let strongest = Beside::play(moved(strongest), QUICK_CLICK)?;
        let random = Beside::play(moved(random), QUICK_CLICK)?;
        tokio::time::sleep(Duration::from_secs(2)).await;
        let worked = servers.worked();
        let beside = seated.play(pace).await?;
        println!("\nbeside {} tables with strongest:", args.strongest);
        print(&beside, &servers, worked);
        let (thoughts, waits) = (strongest.end().await?, random.end().await?);
        for (bot, waits) in [("strongest", &thoughts), ("random", &waits)] {
            let ms = |quantile| waits.value_at_quantile(quantile) as f64 / 1000.0;
            let (count, half, p99, most) = (waits.len(), ms(0.5), ms(0.99), ms(1.0));
            println!(
                "{count} answers of {bot}: p50 {half:.1} ms, p99 {p99:.1} ms, most {most:.1} ms"
            );
        }
        let ratio = beside.p99() / alone.p99();
        println!("ratio of p99 with and without: {ratio:.2}");
        check(args, &beside)?;
        if args.ratio.is_some_and(|most| ratio > most) {
            return Err(Failed::odd(format!("p99 is {ratio:.2} times as long")));
        }
        let slowest = waits.max() as f64 / 1000.0;
        if args.random.is_some_and(|most| slowest > most) {
            return Err(Failed::odd(format!("random took {slowest:.1} ms")));
        }
    }
    let seen = seated.seen();
    drop(seated);
    servers.stop()?;
    site.check(&seen)
}

fn against(bot: &str) -> Party {
    Party { level: 5, people: 1, bots: vec![bot.to_owned()], spectators: 0 }
}

fn print(report: &Report, servers: &Servers, before: Option<f64>) {
    println!("{report}");
    print_memory("after playing", servers);
    if let Some((before, after)) = before.zip(servers.worked()) {
        println!("the server worked for {:.1} s", after - before);
    }
}

fn check(args: &Args, report: &Report) -> Result<(), Failed> {
    if let Some(fault) = report.faults.first() {
        return Err(Failed::odd(fault));
    }
    if args.p99.is_some_and(|limit| report.p99() > limit) {
        return Err(Failed::odd(format!("p99 is {:.1} ms", report.p99())));
    }
    Ok(())
}
