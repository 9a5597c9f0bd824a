//! The rate rises step by step until people have to wait. Then twice as much comes as the server can bear:
//! what happens meanwhile, and how soon it is over.

use crate::games::Tables;
use load::drive::{self, Crowd, Pace, Report, Seated};
use load::{Company, Failed, Servers, Site};
use std::convert::Infallible;
use std::time::Duration;
use tokio::time::{Instant, interval_at};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    tables: Tables,
    /// The rate of the first step, in commands a second.
    #[arg(long, default_value_t = 1000)]
    from: u32,
    /// How many times as high the next rate is.
    #[arg(long, default_value_t = 1.25)]
    factor: f64,
    /// How long each step takes.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// The longest 99th percentile, in milliseconds, until everybody has seen a command.
    #[arg(long, default_value_t = 100.0)]
    p99: f64,
    /// How long twice as much comes.
    #[arg(long, default_value_t = 30)]
    twice: u64,
    /// Fail if the rate that the server bears is lower than this.
    #[arg(long, default_value_t = 0)]
    least: u32,
}

/// A rate counts as too high when it was too high twice: the machine may have been busy otherwise.
const TRIES: u32 = 2;

/// By how much memory may grow in the second half of the time in which too much comes.
const GROWTH: f64 = 1.1;

/// How many seconds the server has until everything is as before.
const RECOVERY: u32 = 5;

pub async fn run(mut site: Site, args: &Args) -> Result<(), Failed> {
    let mut companies = args.tables.meet(&site).await?;
    args.tables.play_on(&site, &companies)?;
    site.keep()?;
    println!(
        "   rate   done/s     p50      p99    p99.9     most   server  people  memory  bytes each"
    );
    let (mut rate, mut knee) = (args.from, None);
    while is_borne(&mut site, &mut companies, args, rate).await? {
        knee = Some(rate);
        rate = (f64::from(rate) * args.factor) as u32;
    }
    let knee = knee.ok_or(Failed::odd("the first rate is too high"))?;
    println!("p99 stays within {} ms up to {knee} commands a second", args.p99);
    overload(&mut site, &mut companies, args, knee).await?;
    if knee < args.least {
        return Err(Failed::odd(format!("{knee} commands a second instead of {}", args.least)));
    }
    Ok(())
}

/// Plays at this rate, from the same positions each time; whether nobody has to wait too long.
async fn is_borne(
    site: &mut Site,
    companies: &mut [Company],
    args: &Args,
    rate: u32,
) -> Result<bool, Failed> {
    for _ in 0..TRIES {
        let (servers, mut seated) = sit_down(site, companies).await?;
        let time = Duration::from_secs(args.seconds);
        let before = (Instant::now(), servers.worked(), people_worked());
        let report = seated.play(Pace { rate, time, crowd: Crowd::Patient }).await?;
        let cores = |before: Option<f64>, after: Option<f64>, since: Instant| {
            after.zip(before).map_or(0.0, |(after, before)| after - before)
                / since.elapsed().as_secs_f64()
        };
        let server = cores(before.1, servers.worked(), before.0);
        let people = cores(before.2, people_worked(), before.0);
        let ms = |quantile| report.everybody.value_at_quantile(quantile) as f64 / 1000.0;
        println!(
            "{rate:>7} {:>8.0} {:>7.1} {:>8.1} {:>8.1} {:>8.1} {server:>8.2} {people:>7.2} {:>7.0} {:>11}",
            report.done as f64 / before.0.elapsed().as_secs_f64(),
            ms(0.5),
            ms(0.99),
            ms(0.999),
            ms(1.0),
            servers.memory().map_or(0.0, |(now, _)| now),
            report.bytes_each(),
        );
        leave(site, servers, seated)?;
        faultless(&report)?;
        if report.p99() <= args.p99 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Twice as much comes for a while.
async fn overload(
    site: &mut Site,
    companies: &mut [Company],
    args: &Args,
    knee: u32,
) -> Result<(), Failed> {
    let (servers, mut seated) = sit_down(site, companies).await?;
    let usual = Pace { rate: knee / 2, time: Duration::from_secs(1), crowd: Crowd::Patient };
    for second in 0..RECOVERY {
        let p99 = seated.play(usual).await?.p99();
        println!("second {second} at {} commands a second: p99 {p99:.1} ms", usual.rate);
    }
    let rate = 2 * knee;
    println!("{rate} commands a second:");
    let time = Duration::from_secs(args.twice);
    let flood = Pace { rate, time, crowd: Crowd::Impatient };
    let mut memory = Vec::new();
    let report = tokio::select! {
        report = seated.play(flood) => report?,
        never = watch(&servers, &mut memory) => match never {},
    };
    faultless(&report)?;
    let Report { done, again, refused, settled, .. } = &report;
    println!("{report}");
    println!(
        "{:.0} done a second, {again} sent again, {refused} refused; the last answer came {settled:.1?} \
         after the end",
        *done as f64 / (time + *settled).as_secs_f64()
    );
    let texts: Vec<String> = memory.iter().map(|now| format!("{now:.0}")).collect();
    println!("MB of memory, second by second: {}", texts.join(" "));
    if let (Some(half), Some(last)) = (memory.get(memory.len() / 2), memory.last())
        && *last > half * GROWTH
    {
        return Err(Failed::odd("memory grows while too much comes"));
    }
    let mut recovered = None;
    for second in 0..2 * RECOVERY {
        let report = seated.play(usual).await?;
        faultless(&report)?;
        let p99 = report.p99();
        println!("second {second} at {} commands a second: p99 {p99:.1} ms", usual.rate);
        recovered = if p99 <= args.p99 { recovered.or(Some(second)) } else { None };
    }
    leave(site, servers, seated)?;
    match recovered {
        Some(second) if second < RECOVERY => {
            println!("as before from second {second} on");
            Ok(())
        }
        _ => Err(Failed::odd("the server does not recover")),
    }
}

/// Notes how many MB of memory the servers use, every second.
async fn watch(servers: &Servers, memory: &mut Vec<f64>) -> Infallible {
    let mut ticks = interval_at(Instant::now(), Duration::from_secs(1));
    loop {
        ticks.tick().await;
        memory.extend(servers.memory().map(|(now, _)| now));
    }
}

/// Puts the games back to where they were, and everybody sits down.
async fn sit_down(site: &mut Site, companies: &mut [Company]) -> Result<(Servers, Seated), Failed> {
    site.put_back()?;
    let servers = site.start()?;
    servers.receive(companies);
    let seated = drive::seat(companies).await?;
    Ok((servers, seated))
}

/// Everybody leaves, and what they saw is compared with what is stored.
fn leave(site: &Site, servers: Servers, seated: Seated) -> Result<(), Failed> {
    let seen = seated.seen();
    drop(seated);
    servers.stop()?;
    site.check(&seen)
}

fn faultless(report: &Report) -> Result<(), Failed> {
    report.faults.first().map_or(Ok(()), |fault| Err(Failed::odd(fault)))
}

/// How many seconds the people themselves have worked, who share the machine with the server.
fn people_worked() -> Option<f64> {
    load::worked(std::process::id())
}
