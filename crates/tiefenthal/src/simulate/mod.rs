//! `simulate`: many games by players that choose any legal action.

mod report;

use crate::args::SimulateArgs;
use crate::failure::Failure;
use crate::files;
use crate::progress::progress_bar;
use engine::Rules;
use lab::in_order;
use lab::simulate::{Ended, Simulated, Tally};
use report::Report;
use std::io::Write;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

/// Games per task: enough that threads do not wait for each other, few enough that all end together.
const BATCH: u64 = 16;

/// Runs the command.
pub(crate) fn run(args: &SimulateArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = Arc::new(files::rules(args.run.sheet.as_deref())?);
    if let Some(directory) = &args.record {
        files::empty_directory(directory)?;
    }
    let begun = Instant::now();
    let threads = args.run.threads(args.games);
    let tally = play_all(args, &rules, threads)?;
    let report = Report::new(args, &rules, &tally, threads, begun.elapsed());
    files::print_report(&report, args.run.json, out, |report, out| report.print(out))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays the games on all threads.
fn play_all(args: &SimulateArgs, rules: &Arc<Rules>, threads: u64) -> Result<Tally, Failure> {
    let bar = progress_bar(args.games, "", "games");
    let some = |batch: u64| {
        let mut tally = Tally::default();
        let first = batch * BATCH;
        for index in first..args.games.min(first.saturating_add(BATCH)) {
            tally.add(&play(args, rules, index)?);
        }
        Ok(tally)
    };
    let mut all = Tally::default();
    let played = in_order(args.games.div_ceil(BATCH), threads, some, |tally| {
        bar.inc(tally.games);
        all.merge(&tally);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    played.map(|()| all)
}

/// Plays the game with this number.
fn play(args: &SimulateArgs, rules: &Arc<Rules>, index: u64) -> Result<Ended, Failure> {
    let game = Simulated::new(rules, args.run.setup(), args.run.seed, index);
    let Some(directory) = &args.record else { return Ok(game.play()?) };
    let (ended, text) = game.play_recorded()?;
    files::write_whole(directory, &game.file_name(), text.as_bytes())?;
    Ok(ended)
}
