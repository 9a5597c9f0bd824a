//! `simulate`: many games by players who take any legal action.

use crate::SimulateArgs;
use crate::failure::Failure;
use crate::files;
use crate::games::Simulated;
use crate::report::Report;
use crate::tally::{Ended, Tally};
use engine::{Rules, Setup};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal as _, Write};
use std::num::NonZero;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Games a thread takes at a time: enough that the threads do not wait for each other, few enough
/// that all end together.
const BATCH: u64 = 16;

/// Runs the command.
pub(crate) fn run(args: &SimulateArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = Arc::new(files::rules(args.sheet.as_deref())?);
    if let Some(directory) = &args.record {
        files::empty_directory(directory)?;
    }
    let begun = Instant::now();
    let threads = u64::from(args.threads.unwrap_or_else(processors)).min(args.games);
    let tally = play_all(args, Arc::clone(&rules), threads)?;
    let report = Report::new(args, &rules, &tally, threads, begun.elapsed());
    files::tell(&report, args.json, out, |report, out| report.print(out))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays the games on all threads. What comes out does not depend on how many there are: a game
/// follows from its number alone, and the tally does not mind the order.
fn play_all(args: &SimulateArgs, rules: Arc<Rules>, threads: u64) -> Result<Tally, Failure> {
    let run = Run {
        args,
        rules,
        next: AtomicU64::new(0),
        stop: AtomicBool::new(false),
        bar: progress_bar(args.games, "games"),
    };
    let parts: Vec<Result<Tally, Failure>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| run.work())).collect();
        let lost = || Err(Failure::said("a thread was lost; please report this as a fault"));
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| lost())).collect()
    });
    run.bar.finish_and_clear();
    let mut tally = Tally::default();
    for part in parts {
        tally.merge(&part?);
    }
    Ok(tally)
}

/// As many threads as there are processors.
pub(crate) fn processors() -> u16 {
    thread::available_parallelism().map_or(1, NonZero::get).try_into().unwrap_or(u16::MAX)
}

/// What the threads share.
struct Run<'a> {
    args: &'a SimulateArgs,
    rules: Arc<Rules>,
    /// The first game that no thread has taken.
    next: AtomicU64,
    /// Whether a thread has failed, so that the others need not go on.
    stop: AtomicBool,
    bar: ProgressBar,
}

impl Run<'_> {
    /// Plays games until none is left.
    fn work(&self) -> Result<Tally, Failure> {
        let mut tally = Tally::default();
        while !self.stop.load(Ordering::Relaxed) {
            let first = self.next.fetch_add(BATCH, Ordering::Relaxed);
            let end = self.args.games.min(first.saturating_add(BATCH));
            if first >= end {
                break;
            }
            for index in first..end {
                let ended = self.game(index);
                let ended = ended.inspect_err(|_| self.stop.store(true, Ordering::Relaxed))?;
                tally.add(&ended);
            }
            self.bar.inc(end - first);
        }
        Ok(tally)
    }

    /// Plays the game with this number.
    fn game(&self, index: u64) -> Result<Ended, Failure> {
        let setup = Setup::new(self.args.players, self.args.level);
        let game = Simulated::new(&self.rules, setup, self.args.seed, index);
        let Some(directory) = &self.args.record else { return game.play() };
        let (ended, text) = game.play_recorded()?;
        files::write_whole(directory, &game.file_name(), text.as_bytes())?;
        Ok(ended)
    }
}

/// A bar on the error stream, if a person looks at it.
pub(crate) fn progress_bar(count: u64, things: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(count);
    let style = format!("{{bar:30}} {{human_pos}} of {{human_len}} {things}, {{eta}} left {{msg}}");
    if let Ok(style) = ProgressStyle::with_template(&style) {
        bar.set_style(style.progress_chars("━╸─"));
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
