//! `train`: computer players learn by self-play.

use crate::TrainArgs;
use crate::failure::Failure;
use crate::files;
use crate::progress::{processors, progress_bar};
use indicatif::ProgressBar;
use lab::training::{Games, Generation, Study, StudyError, curve};
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Runs the command: generation after generation, each saved before the next begins.
pub(crate) fn run(args: &TrainArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = files::rules(args.sheet.as_deref())?;
    let (directory, mut study) = match (&args.resume, &args.out) {
        (Some(directory), _) => {
            let study = Study::read(directory, &rules).map_err(|e| wrong(directory, &e))?;
            (directory, study)
        }
        (None, Some(directory)) => {
            files::empty_directory(directory)?;
            (directory, Study::default())
        }
        (None, None) => return Err(Failure::message("choose a directory with --out or --resume")),
    };
    let threads = usize::from(args.threads.unwrap_or_else(processors));
    let begun = Instant::now();
    let time = args.minutes.map(|minutes| Duration::from_secs_f32(minutes.max(0.0) * 60.0));
    let left = || time.map(|time| time.saturating_sub(begun.elapsed()));
    let mut played = 0;
    while left().is_none_or(|left| !left.is_zero()) && played < args.games {
        let batch = u64::from(args.batch).min(study.next_batch());
        let games = batch.min(args.games - played);
        let bar = progress_bar(games, &format!("generation {} ", study.generations.len()), "games");
        let generation = watched(&bar, left(), |stop, tick| {
            let seed = args.seed;
            study.generation(&rules, &Games { seed, count: games, threads, stop, tick })
        });
        played += generation.games.max(1);
        keep(&study, directory)?;
        report(out, &generation, begun.elapsed())?;
    }
    writeln!(
        out,
        "weights: {}; to play with them, copy this file to \
         crates/players/weights/value.txt and rebuild",
        directory.join("value.txt").display()
    )?;
    Ok(ExitCode::SUCCESS)
}

/// Saves the study and its learning curve.
fn keep(study: &Study, directory: &Path) -> Result<(), Failure> {
    study.write(directory).map_err(|e| wrong(directory, &e))?;
    let picture = directory.join("curve.svg");
    fs::write(&picture, curve(&study.generations))
        .map_err(|error| Failure::message(format_args!("{}: {error}", picture.display())))
}

/// Work with a progress bar and a flag that asks it to stop when the time is up.
fn watched<T>(
    bar: &ProgressBar,
    left: Option<Duration>,
    work: impl FnOnce(&AtomicBool, &(dyn Fn() + Sync)) -> T,
) -> T {
    let (stop, done) = (AtomicBool::new(false), AtomicU64::new(0));
    let end = left.map(|left| Instant::now() + left);
    let tick = || {
        bar.set_position(done.fetch_add(1, Ordering::Relaxed) + 1);
        if end.is_some_and(|end| Instant::now() >= end) {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let result = work(&stop, &tick);
    bar.finish_and_clear();
    result
}

fn report(out: &mut impl Write, generation: &Generation, time: Duration) -> io::Result<()> {
    let [one, two, three, five] = generation.scores;
    writeln!(
        out,
        "generation {:3}: {:6} games, mean score {one:.1} at level 1, {two:.1} at 2, {three:.1} at \
         3 and 4, {five:.1} at 5; error {:.2}; {:.0} s",
        generation.number,
        generation.games,
        generation.error,
        time.as_secs_f32(),
    )?;
    out.flush()
}

fn wrong(directory: &Path, error: &StudyError) -> Failure {
    Failure::message(format_args!("{}: {error}", directory.display()))
}
