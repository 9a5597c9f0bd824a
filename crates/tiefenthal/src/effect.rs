//! `effect`: what another component sheet changes, on the same deals.

use crate::args::EffectArgs;
use crate::failure::Failure;
use crate::files;
use crate::progress::progress_bar;
use engine::Rules;
use lab::effect::{Change, Pair, changes, pair};
use lab::in_order;
use players::Spec;
use serde::Serialize;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;

/// Everything follows from the options and the sheet.
#[derive(Debug, Serialize)]
struct Report {
    players: u8,
    level: u8,
    deals: u64,
    seed: u64,
    bot: String,
    sheet: String,
    changes: Vec<Change>,
}

/// Runs the command.
pub(crate) fn run(args: &EffectArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let path = args.run.sheet.as_deref();
    let path = path.ok_or_else(|| Failure::message("name the sheet to compare: --sheet FILE"))?;
    let (standard, own) = (Rules::standard(), files::rules(Some(path))?);
    let bot: Spec = args.bot.parse().map_err(Failure::message)?;
    files::note_untrained(&own, &[bot.name()]);
    let report = Report {
        players: args.run.players,
        level: args.run.level,
        deals: args.deals,
        seed: args.run.seed,
        bot: args.bot.clone(),
        sheet: own.sheet().hash_hex(),
        changes: changes(&play_all(args, [&standard, &own], &bot)?),
    };
    files::print_report(&report, args.run.json, out, print)?;
    Ok(ExitCode::SUCCESS)
}

fn play_all(args: &EffectArgs, rules: [&Rules; 2], bot: &Spec) -> Result<Vec<Pair>, Failure> {
    let setup = args.run.setup();
    let bar = progress_bar(args.deals, "", "deals");
    let one = |deal| pair(rules, &setup, bot, args.run.seed, deal);
    let mut pairs = Vec::new();
    let played = in_order(args.deals, args.run.threads(args.deals), one, |pair| {
        pairs.push(pair);
        bar.inc(1);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    played?;
    Ok(pairs)
}

fn print<W: Write>(report: &Report, out: &mut W) -> io::Result<()> {
    let Report { players, level, deals, seed, bot, .. } = report;
    writeln!(out, "{deals} deals of `{bot}`, {players} players, level {level}, seed {seed}.\n")?;
    writeln!(out, "| for each player | standard | this sheet | difference | 95 % |")?;
    writeln!(out, "|---|---:|---:|---:|---:|")?;
    for Change { what, before, after, difference, error } in &report.changes {
        writeln!(out, "| {what} | {before:.2} | {after:.2} | {difference:+.2} | ± {error:.2} |")?;
    }
    Ok(())
}
