//! `arena`: bots against each other, with duplicate deals on all threads.

use crate::arena_report::ArenaReport;
use crate::args::ArenaArgs;
use crate::failure::Failure;
use crate::files;
use crate::simulate::{processors, progress_bar};
use bots::arena::{Contest, Deal, Fault, Part, Shares, Sprt, Verdict, win_rate};
use engine::{Rules, Setup};
use indicatif::ProgressBar;
use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Runs the command.
pub(crate) fn run(args: &ArenaArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = files::rules(args.sheet.as_deref())?;
    let setup = Setup::new(args.players, args.level);
    let contest = Contest::new(setup, &args.bots, args.seed).map_err(Failure::said)?;
    let sprt = test(args, &contest)?;
    files::note_untrained(&rules, &args.bots);
    let threads = u64::from(args.threads.unwrap_or_else(processors)).min(args.deals);
    let standing = play_all(args, &rules, &contest, sprt, threads)?;
    let report = ArenaReport::new(args, &rules, &contest, &standing, sprt);
    files::tell(&report, args.json, out, |report, out| report.print(out))?;
    Ok(ExitCode::SUCCESS)
}

/// The Elo difference that is asked for if nothing is said.
const DEFAULT_ELO: (f64, f64) = (0.0, 30.0);

/// The test that was asked for.
fn test(args: &ArenaArgs, contest: &Contest) -> Result<Option<Sprt>, Failure> {
    if !args.sprt {
        return Ok(None);
    }
    let seats = contest.seats(0);
    let elo = |bound: Option<f64>, default| win_rate(bound.unwrap_or(default), seats, args.players);
    let (low, high) = match (args.p0, args.p1) {
        (Some(low), Some(high)) => (low, high),
        _ => (elo(args.elo0, DEFAULT_ELO.0), elo(args.elo1, DEFAULT_ELO.1)),
    };
    let sprt = Sprt::new(low, high).ok_or_else(|| {
        Failure::said(format_args!(
            "--sprt needs two win rates with 0 < lower < upper < 1, not {low:.3} and {high:.3}; \
             set --elo0 and --elo1, or --p0 and --p1"
        ))
    });
    sprt.map(Some)
}

/// What is known after some deals.
#[derive(Default)]
pub(crate) struct Standing {
    pub(crate) deals: u64,
    /// By contestant: win rates deal by deal, and everything else added up.
    pub(crate) contestants: Vec<(Shares, Part)>,
    pub(crate) verdict: Option<Verdict>,
}

impl Standing {
    fn add(&mut self, deal: &Deal) {
        self.deals += 1;
        self.contestants.resize_with(deal.parts.len(), Default::default);
        for ((shares, sum), part) in self.contestants.iter_mut().zip(&deal.parts) {
            shares.add(part.win_rate());
            sum.seats += part.seats;
            sum.scores.merge(&part.scores);
            sum.times.merge(&part.times);
        }
    }
}

/// Plays the deals on all threads and counts them in their order, so that neither the sums nor the
/// deal at which a test stops depend on how many threads there are.
fn play_all(
    args: &ArenaArgs,
    rules: &Rules,
    contest: &Contest,
    sprt: Option<Sprt>,
    threads: u64,
) -> Result<Standing, Failure> {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let bar = progress_bar(args.deals, "deals");
    let (sender, results) = mpsc::channel::<(u64, Result<Deal, Fault>)>();
    let standing = thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            scope.spawn(|| {
                let sender = sender;
                while !stop.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= args.deals {
                        break;
                    }
                    if sender.send((index, contest.deal(rules, index))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let standing = count(results, args.deals, sprt, &bar);
        stop.store(true, Ordering::Relaxed);
        standing
    });
    bar.finish_and_clear();
    standing
}

/// Adds the deals up in order until all are there or the test has answered.
fn count(
    results: mpsc::Receiver<(u64, Result<Deal, Fault>)>,
    deals: u64,
    sprt: Option<Sprt>,
    bar: &ProgressBar,
) -> Result<Standing, Failure> {
    let mut standing = Standing::default();
    let mut early = BTreeMap::new();
    for (index, result) in results {
        early.insert(index, result);
        while let Some(result) = early.remove(&standing.deals) {
            let deal = result.map_err(|fault| {
                Failure::said(format_args!("{fault}; this is a fault of the bot"))
            })?;
            standing.add(&deal);
            let Some((shares, _)) = standing.contestants.first() else { continue };
            standing.verdict = sprt.and_then(|sprt| sprt.verdict(shares));
            if standing.verdict.is_some() {
                return Ok(standing);
            }
            bar.set_position(standing.deals);
            bar.set_message(format!("· {:.1} %", shares.mean() * 100.0));
        }
    }
    if standing.deals < deals {
        return Err(Failure::said("a thread was lost; please report this as a fault"));
    }
    Ok(standing)
}
