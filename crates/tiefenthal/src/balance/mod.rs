//! `balance`: a bot against itself, and what winners did otherwise than losers.

mod count;
mod game;
mod report;

use crate::args::BalanceArgs;
use crate::failure::Failure;
use crate::files;
use crate::simulate::{processors, progress_bar};
use engine::{Rules, Setup};
use game::{Player, play};
use report::Report;
use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Runs the command.
pub(crate) fn run(args: &BalanceArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let rules = files::rules(args.sheet.as_deref())?;
    if bots::by_name(&args.bot, 0).is_none() {
        let (bot, names) = (&args.bot, bots::NAMES.join(", "));
        return Err(Failure::said(format_args!("no bot is called {bot:?}; there are {names}")));
    }
    files::note_untrained(&rules, core::slice::from_ref(&args.bot));
    let players = play_all(args, &rules)?;
    let report = Report::new(args, &rules, &players);
    files::tell(&report, args.json, out, |report, out| report.print(out))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays the games on all threads. What every seat did comes in the order of the games, so that
/// nothing depends on how many threads there are.
fn play_all(args: &BalanceArgs, rules: &Rules) -> Result<Vec<Player>, Failure> {
    let setup = Setup::new(args.players, args.level);
    let threads = u64::from(args.threads.unwrap_or_else(processors)).min(args.games);
    let next = AtomicU64::new(0);
    let bar = progress_bar(args.games, "games");
    let (sender, results) = mpsc::channel::<(u64, Result<Vec<Player>, Failure>)>();
    let played = thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            scope.spawn(|| {
                let sender = sender;
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= args.games {
                        break;
                    }
                    let played = play(rules, &setup, &args.bot, args.seed, index);
                    // Nobody listens any more once a game has failed.
                    if sender.send((index, played)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut played = BTreeMap::new();
        for (index, result) in results {
            played.insert(index, result?);
            bar.inc(1);
        }
        Ok::<_, Failure>(played)
    });
    bar.finish_and_clear();
    let played = played?;
    if played.len() as u64 != args.games {
        return Err(Failure::said("a thread was lost; please report this as a fault"));
    }
    Ok(played.into_values().flatten().collect())
}
