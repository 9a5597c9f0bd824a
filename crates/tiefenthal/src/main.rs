//! The program: what can be said on its command line.

mod failure;
mod files;
mod overview;
mod report;
mod sheet;
mod simulate;
mod tables;
mod tally;

use clap::{Args, Parser, Subcommand};
use failure::Failure;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

/// The Taverns of Tiefenthal: simulate, replay and verify games.
#[derive(Debug, Parser)]
#[command(name = "tiefenthal", version, about, max_term_width = 80)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play many games at random and show what comes out.
    Simulate(SimulateArgs),
    /// Show the component sheet: every printed value, and how it is known.
    Sheet(SheetArgs),
}

/// Every seat takes any legal action, each as likely as the others. The same players, level, games,
/// seed and sheet give the same result, with any number of threads.
#[derive(Debug, Args)]
struct SimulateArgs {
    /// How many play, 2 to 4.
    #[arg(long, short, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Play with all modules up to this one, 1 to 5.
    #[arg(long, short, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    level: u8,
    /// How many games.
    #[arg(long, short, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Any number: all luck follows from it.
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// How many games at the same time [default: one for each processor].
    #[arg(long, short, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write a record of each game into this directory, which must be new or empty.
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Print one JSON object instead of tables.
    #[arg(long)]
    json: bool,
    /// Play with another component sheet.
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct SheetArgs {
    /// Print one JSON object instead of tables.
    #[arg(long, conflicts_with = "toml")]
    json: bool,
    /// Print the sheet as a file to edit and use with --sheet.
    #[arg(long)]
    toml: bool,
    /// Show this sheet instead of the one that is built in.
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
    /// Only check a sheet; a faulty entry is named.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "toml", "sheet"])]
    check: Option<PathBuf>,
}

fn main() -> ExitCode {
    run(&Cli::parse()).unwrap_or_else(|failure| failure.report())
}

fn run(cli: &Cli) -> Result<ExitCode, Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = match &cli.command {
        None => overview::print(&mut out).map(|()| ExitCode::SUCCESS).map_err(Failure::from),
        Some(Command::Simulate(args)) => simulate::run(args, &mut out),
        Some(Command::Sheet(args)) => sheet::run(args, &mut out),
    };
    // What was printed before a failure is shown all the same.
    let flushed = out.flush();
    let code = result?;
    flushed?;
    Ok(code)
}
