//! `cargo xtask proof load`: a server with a thousand tables, and everybody who sits at them.

use clap::Parser;
use load::drive::{self, Pace, Report};
use load::{Beside, Browser, Company, Failed, Party, Program, advance, raise_limit_on_files};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Sqlite;
use table::Table;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// Starts the program with many tables in the middle of their games, has everybody play at a fixed
/// rate, and prints how long they wait. Everything stays on this machine.
#[derive(Clone, Debug, Parser)]
struct Args {
    /// The program.
    #[arg(long)]
    program: PathBuf,
    /// A folder for its games, which must not exist.
    #[arg(long)]
    data: PathBuf,
    /// Tables of four people and a spectator.
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// Commands of all tables together in a second.
    #[arg(long, default_value_t = 500)]
    rate: u32,
    /// How long to play.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The round that the games have reached.
    #[arg(long, default_value_t = 4)]
    round: u8,
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

#[tokio::main]
async fn main() -> ExitCode {
    match run(&Args::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("{failed}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: &Args) -> Result<(), Failed> {
    raise_limit_on_files();
    std::fs::create_dir(&args.data)?;
    let start = Instant::now();
    let program = Program::start(&args.program, &args.data)?;
    let friends = Party { level: 5, people: 4, bots: Vec::new(), spectators: 1 };
    let mut companies = meet(program.address, args.tables, &friends).await?;
    let strongest = meet(program.address, args.strongest, &against("strongest")).await?;
    let random = meet(program.address, RANDOM.min(args.strongest), &against("random")).await?;
    program.stop()?;
    play_on(&args.data, &companies, args.round)?;
    println!("{} tables at round {} after {:.0?}", args.tables, args.round, start.elapsed());

    let program = Program::start(&args.program, &args.data)?;
    report_memory("no tables", &program);
    companies.iter_mut().for_each(|company| company.moved_to(program.address));
    let start = Instant::now();
    let mut seated = drive::seat(&companies).await?;
    println!("everybody sits after {:.1?}", start.elapsed());
    report_memory("everybody sits", &program);
    let pace = Pace { rate: args.rate, time: Duration::from_secs(args.seconds) };
    let worked = program.worked();
    let alone = seated.play(pace).await?;
    print(&alone, &program, worked);
    check(args, &alone)?;
    if let (Some(limit), Some((_, most))) = (args.memory, program.memory())
        && most > limit
    {
        return Err(Failed::odd(format!("the server needs {most:.0} MB")));
    }
    if args.strongest > 0 {
        let moved = |mut companies: Vec<Company>| {
            companies.iter_mut().for_each(|company| company.moved_to(program.address));
            companies
        };
        let strongest = Beside::play(moved(strongest), QUICK_CLICK)?;
        let random = Beside::play(moved(random), QUICK_CLICK)?;
        tokio::time::sleep(Duration::from_secs(2)).await;
        let worked = program.worked();
        let beside = seated.play(pace).await?;
        println!("\nbeside {} tables with strongest:", args.strongest);
        print(&beside, &program, worked);
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
    drop(seated);
    program.stop()
}

fn against(bot: &str) -> Party {
    Party { level: 5, people: 1, bots: vec![bot.to_owned()], spectators: 0 }
}

/// Makes tables over HTTP, as people do. Every company has an address of its own, because the server
/// counts visitors by address.
async fn meet(server: SocketAddr, tables: usize, party: &Party) -> Result<Vec<Company>, Failed> {
    let (permits, mut meeting) = (Arc::new(Semaphore::new(16)), JoinSet::new());
    for table in 0..tables {
        let [.., high, low] = (table as u32).to_be_bytes();
        let own = IpAddr::V4(Ipv4Addr::new(127, 1, high, low.max(1)));
        let (newcomer, party) = (Browser::new(server).at(own), party.clone());
        let permits = permits.clone();
        meeting.spawn(async move {
            let _permit = permits.acquire_owned().await;
            Company::meet(&newcomer, &party).await
        });
    }
    let mut companies = Vec::new();
    while let Some(met) = meeting.join_next().await {
        companies.push(met.map_err(Failed::odd)??);
    }
    Ok(companies)
}

/// Plays the stored games to the middle, without a server.
fn play_on(data: &Path, companies: &[Company], round: u8) -> Result<(), Failed> {
    let store = Sqlite::open(data.join("games.db"))?;
    for (luck, company) in (0..).zip(companies) {
        let there = |table: &Table| table.position().round >= round;
        advance(&store, &company.game, luck, there)?;
    }
    Ok(())
}

fn print(report: &Report, program: &Program, before: Option<f64>) {
    println!("{report}");
    report_memory("after playing", program);
    if let Some((before, after)) = before.zip(program.worked()) {
        println!("the server worked for {:.1} s", after - before);
    }
}

fn report_memory(when: &str, program: &Program) {
    if let Some((now, most)) = program.memory() {
        println!("memory of the server, {when}: {now:.0} MB, at most {most:.0} MB so far");
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
