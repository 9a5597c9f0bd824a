//! The program: what can be said on its command line.

mod arena;
mod arena_report;
mod args;
mod balance;
mod batch;
mod failure;
mod files;
mod games;
mod names;
mod play;
mod replay;
mod report;
mod review;
mod serve;
mod sheet;
mod simulate;
mod states;
mod tables;
mod tally;
mod train;
mod verify;

use args::{ArenaArgs, BalanceArgs, PlayArgs, SimulateArgs};
use clap::{Args, Parser, Subcommand};
use failure::Failure;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

/// The Taverns of Tiefenthal in your browser, an unofficial program by fans.
#[derive(Debug, Parser)]
#[command(name = "tiefenthal", version, about, args_conflicts_with_subcommands = true)]
#[command(after_help = "Without a command the game opens in the browser, as with `serve`.")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: ServeArgs,
}

// Help texts are kept within 80 columns by hand, and a test counts them.
#[derive(Debug, Subcommand)]
enum Command {
    /// Play in the browser: start the server and open the page.
    #[command(after_help = "\
The page is at http://127.0.0.1:7878, and only this machine can reach it. If
another program has that port, the next free one is taken. Every step is stored
before it is shown; games go on after a restart where they were.")]
    Serve(ServeArgs),
    /// Play in this terminal, against bots or with friends at one device.
    #[command(after_help = "\
You sit first and play against one regular bot unless you say otherwise:
  tiefenthal play --level 3 --bots strong,beginner
  tiefenthal play --seats person,strong,person --names Anna,Ben
Every step is saved before it is shown. The file is a record that replay and
verify read; while the game is not over, FILE.key beside it keeps the seed.")]
    Play(PlayArgs),
    /// Play many games at random and show what comes out.
    #[command(after_help = "\
Every seat takes any legal action, each as likely as the others. The same
players, level, games, seed and sheet give the same result with any number of
threads.")]
    Simulate(SimulateArgs),
    /// Let bots play against each other and see who is stronger.
    #[command(after_help = "\
A deal is one seed, played in every distinct arrangement of the bots with the
same luck: everybody sits everywhere once. Shared victories count in parts.
With 3 or 4 players two names mean: the first against copies of the second.
Copies of a bot count together, by seat, unless all are the same: par is a third
or a quarter. The same players, level, bots, deals, seed and sheet give the same
result with any number of threads, but for the times.

--sprt stops as soon as it is 95 % sure that the win rate of the first bot is
the lower or the higher of two bounds: --elo0 and --elo1 (0 and 30 if nothing
is said), or --p0 and --p1.")]
    Arena(ArenaArgs),
    /// Let a bot play against itself and see what winners have.
    #[command(after_help = "\
Prints Markdown: how often each place, Start Card, upgrade, Tavern card and
guest is had and how often those win who have it. The same players, level,
games, seed, bot and sheet give the same result with any number of threads.")]
    Balance(BalanceArgs),
    /// Play a recorded game again and check every line.
    #[command(after_help = "\
Exit code 0: sound, also when the game is not over yet; 1: damaged or against
the rules.")]
    Replay(ReplayArgs),
    /// Check that the dice and cards of a recorded game were fair.
    #[command(after_help = "\
Every outcome is derived again from the revealed seed. Exit code 0: fair;
1: unfair or damaged; 2: not to be decided, because the seed is not revealed.")]
    Verify(VerifyArgs),
    /// Tell what every decision of a finished game cost, and what was luck.
    #[command(after_help = "\
Every decision is judged as a strong bot judges it, by what its player knew: how
much better the best answer would have been, in points of margin to the best
rival. Everything else is luck. Told are the accounts and the three costliest
decisions; --json has all of them.")]
    Review(ReviewArgs),
    /// Show the component sheet: every printed value, and how it is known.
    Sheet(SheetArgs),
    /// Let computer players learn from playing each other.
    #[command(after_help = "\
Generation after generation of games of all kinds is played, and after each the
value of positions is fitted anew. The directory then holds value.txt (the
weights), seen.bin (what was learned from), generations.csv and curve.svg (the
learning curve). It can be stopped at any time and taken up with --resume.")]
    Train(TrainArgs),
}

#[derive(Debug, Args)]
struct ServeArgs {
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
    /// Keep the games in this folder [default: your data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Use this port and no other; 0 takes any free one
    #[arg(long, value_name = "N")]
    port: Option<u16>,
}

#[derive(Debug, Args)]
struct ReplayArgs {
    /// The record
    file: PathBuf,
    /// Print the state after every action, one JSON object a line
    #[arg(long)]
    states: bool,
}

#[derive(Debug, Args)]
struct VerifyArgs {
    /// The record
    file: PathBuf,
}

#[derive(Debug, Args)]
struct ReviewArgs {
    /// The record of a finished game
    file: PathBuf,
    /// Tell of this seat alone, from 0
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct SheetArgs {
    /// Print one JSON object instead of tables
    #[arg(long, conflicts_with = "toml")]
    json: bool,
    /// Print a file to edit and use with --sheet
    #[arg(long)]
    toml: bool,
    /// Show this sheet instead of the built-in one
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
    /// Only check this sheet; a faulty entry is named
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "toml", "sheet"])]
    check: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct TrainArgs {
    /// Begin in this directory, new or empty
    #[arg(long, value_name = "DIR", conflicts_with = "resume")]
    out: Option<PathBuf>,
    /// Go on with what lies in this directory
    #[arg(long, value_name = "DIR")]
    resume: Option<PathBuf>,
    /// Play so many games
    #[arg(long, short, value_name = "N", default_value_t = 20_000)]
    games: u64,
    /// End after so many minutes
    #[arg(long, value_name = "N")]
    minutes: Option<f32>,
    /// Games of a generation, at most
    #[arg(long, value_name = "N", default_value_t = 2000)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    batch: u32,
    /// Any number; all luck follows from it
    #[arg(long, short, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games at the same time [default: one a processor]
    #[arg(long, short, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Learn with this component sheet
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
}

fn main() -> ExitCode {
    run(&Cli::parse()).unwrap_or_else(|failure| failure.report())
}

fn run(cli: &Cli) -> Result<ExitCode, Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = match &cli.command {
        None => serve::run(&cli.serve, &mut out),
        Some(Command::Serve(args)) => serve::run(args, &mut out),
        Some(Command::Play(args)) => play::run(args, &mut io::stdin().lock(), &mut out),
        Some(Command::Simulate(args)) => simulate::run(args, &mut out),
        Some(Command::Arena(args)) => arena::run(args, &mut out),
        Some(Command::Balance(args)) => balance::run(args, &mut out),
        Some(Command::Replay(args)) => replay::run(args, &mut out),
        Some(Command::Verify(args)) => verify::run(args, &mut out),
        Some(Command::Review(args)) => review::run(args, &mut out),
        Some(Command::Sheet(args)) => sheet::run(args, &mut out),
        Some(Command::Train(args)) => train::run(args, &mut out),
    };
    // What was printed before a failure is shown all the same.
    let flushed = out.flush();
    let code = result?;
    flushed?;
    Ok(code)
}
