//! `balance`: a bot against itself, and what correlates with winning.

mod count;
mod game;
mod report;

use crate::args::BalanceArgs;
use crate::batch::{in_order, progress_bar};
use crate::failure::Failure;
use crate::files;
use engine::Rules;
use game::{Player, play};
use report::Report;
use std::io::Write;
use std::ops::ControlFlow;
use std::process::ExitCode;

/// Runs the command.
pub(crate) fn run(args: &BalanceArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = files::rules(args.run.sheet.as_deref())?;
    if players::by_name(&args.bot, 0).is_none() {
        let (bot, names) = (&args.bot, players::NAMES.join(", "));
        return Err(Failure::message(format_args!(
            "there is no bot called {bot:?}; choose one of {names}"
        )));
    }
    files::note_untrained(&rules, core::slice::from_ref(&args.bot));
    let players = play_all(args, &rules)?;
    let report = Report::new(args, &rules, &players);
    files::print_report(&report, args.run.json, out, |report, out| report.print(out))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays the games on all threads and returns what every seat did.
fn play_all(args: &BalanceArgs, rules: &Rules) -> Result<Vec<Player>, Failure> {
    let setup = args.run.setup();
    let bar = progress_bar(args.games, "", "games");
    let one = |index| play(rules, &setup, &args.bot, args.run.seed, index);
    let mut players = Vec::new();
    let played = in_order(args.games, args.run.threads(args.games), one, |seats| {
        players.extend(seats);
        bar.inc(1);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    played.map(|()| players)
}
