//! `balance`: a bot against itself, and what correlates with winning.

mod report;

use crate::args::BalanceArgs;
use crate::failure::Failure;
use crate::files;
use crate::progress::progress_bar;
use engine::Rules;
use lab::balance::{Player, play_game};
use lab::in_order;
use players::Spec;
use report::Report;
use std::io::Write;
use std::ops::ControlFlow;
use std::process::ExitCode;

/// Runs the command.
pub(crate) fn run(args: &BalanceArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = files::rules(args.run.sheet.as_deref())?;
    let bot: Spec = args.bot.parse().map_err(Failure::message)?;
    files::note_untrained(&rules, &[bot.name()]);
    let players = play_all(args, &rules, &bot)?;
    let report = Report::new(args, &rules, &players);
    files::print_report(&report, args.run.json, out, |report, out| report.print(out))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays the games on all threads and returns what every seat did.
fn play_all(args: &BalanceArgs, rules: &Rules, bot: &Spec) -> Result<Vec<Player>, Failure> {
    let setup = args.run.setup();
    let bar = progress_bar(args.games, "", "games");
    let one = |index| play_game(rules, &setup, bot, args.run.seed, index);
    let mut players = Vec::new();
    let played = in_order(args.games, args.run.threads(args.games), one, |seats| {
        players.extend(seats);
        bar.inc(1);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    played?;
    Ok(players)
}
