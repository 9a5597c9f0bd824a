//! `arena`: bots against each other on duplicate deals, on all threads.

mod report;

use crate::args::ArenaArgs;
use crate::failure::Failure;
use crate::files;
use crate::progress::progress_bar;
use engine::Rules;
use lab::arena::{Contest, Contestant, Sprt, Standing, win_rate};
use lab::in_order;
use report::ArenaReport;
use std::io::Write;
use std::ops::ControlFlow;
use std::process::ExitCode;

/// Runs the command.
pub(crate) fn run(args: &ArenaArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = files::rules(args.run.sheet.as_deref())?;
    let contest =
        Contest::new(args.run.setup(), &args.bots, args.run.seed).map_err(Failure::message)?;
    let sprt = test(args, &contest)?;
    let standard = contest.contestants().iter().filter(|one| one.uses_standard_weights());
    files::note_untrained(&rules, &standard.map(Contestant::player_name).collect::<Vec<_>>());
    let standing = play_all(args, &rules, &contest, sprt)?;
    if standing.deals == 0 {
        return Err(Failure::message(
            "the Start Card was on offer in no deal; play more deals, or at level 4 or 5",
        ));
    }
    let report = ArenaReport::new(args, &rules, &contest, &standing, sprt);
    files::print_report(&report, args.run.json, out, |report, out| report.print(out))?;
    Ok(ExitCode::SUCCESS)
}

/// The default hypotheses of the test, as Elo differences.
const DEFAULT_ELO: (f64, f64) = (0.0, 30.0);

/// The test that was requested, if any.
fn test(args: &ArenaArgs, contest: &Contest) -> Result<Option<Sprt>, Failure> {
    if !args.sprt {
        return Ok(None);
    }
    let seats = contest.seats(0);
    let elo =
        |bound: Option<f64>, default| win_rate(bound.unwrap_or(default), seats, args.run.players);
    let (low, high) = match (args.p0, args.p1) {
        (Some(low), Some(high)) => (low, high),
        _ => (elo(args.elo0, DEFAULT_ELO.0), elo(args.elo1, DEFAULT_ELO.1)),
    };
    let sprt = Sprt::new(low, high).ok_or_else(|| {
        Failure::message(format_args!(
            "--sprt needs two win rates with 0 < lower < upper < 1, not {low:.3} and {high:.3}; \
             set --elo0 and --elo1, or --p0 and --p1"
        ))
    });
    sprt.map(Some)
}

/// Plays the deals on all threads until all are done or the test has a verdict.
fn play_all(
    args: &ArenaArgs,
    rules: &Rules,
    contest: &Contest,
    sprt: Option<Sprt>,
) -> Result<Standing, Failure> {
    let bar = progress_bar(args.deals, "", "deals");
    let one = |index| {
        let deal = contest.deal(rules, index);
        deal.map_err(|fault| Failure::message(format_args!("{fault}; this is a bug in the bot")))
    };
    let mut standing = Standing::default();
    let played = in_order(args.deals, args.run.threads(args.deals), one, |deal| {
        bar.inc(1);
        let Some(deal) = deal else { return ControlFlow::Continue(()) };
        standing.add(&deal);
        let Some((shares, _)) = standing.contestants.first() else {
            return ControlFlow::Continue(());
        };
        bar.set_message(format!("· {:.1} %", shares.mean() * 100.0));
        standing.verdict = sprt.and_then(|sprt| sprt.verdict(shares));
        if standing.verdict.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    bar.finish_and_clear();
    played.map(|()| standing)
}
