//! The command line of the program.

mod arena;
mod args;
mod backup;
mod balance;
mod copy;
mod data;
mod effect;
mod failure;
mod files;
mod names;
mod play;
mod progress;
mod replay;
mod review;
mod rules;
mod salvage;
mod serve;
mod sheet;
mod simulate;
mod states;
mod tables;
mod train;
mod verify;

use args::{
    ArenaArgs, BackupArgs, BalanceArgs, CopyArgs, EffectArgs, PlayArgs, RulesArgs, SalvageArgs,
    SimulateArgs,
};
use clap::{Args, Parser, Subcommand};
use failure::Failure;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

/// The Taverns of Tiefenthal in your browser, an unofficial fan project.
#[derive(Debug, Parser)]
#[command(name = "tiefenthal", version, args_conflicts_with_subcommands = true)]
#[command(after_help = "Without a command, the game opens in your browser, like `serve`.")]
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
The page is at http://127.0.0.1:7878 and can be reached from this machine only,
unless you say --lan or switch that on under \"With friends\". If that port
is in use, the next free one is taken. Every step is stored before it is shown,
so games survive a restart.

To play over the internet, put a proxy with https before it:
  tiefenthal serve --no-open --public-url https://taverns.example \\
    --trusted-proxy 127.0.0.1")]
    Serve(ServeArgs),
    /// Play in this terminal, against bots or with friends on one device.
    #[command(after_help = "\
By default you take the first seat and play against one regular bot. Examples:
  tiefenthal play --level 3 --bots strong,beginner
  tiefenthal play --seats person,strong,person --names Anna,Ben
Every step is saved before it is shown. The file is a record that replay and
verify can read; until the game is over, FILE.key next to it holds the seed.")]
    Play(PlayArgs),
    /// Play many random games and print statistics.
    #[command(after_help = "\
Every seat chooses uniformly among its legal actions. The result depends only on
players, level, games, seed and sheet, not on the number of threads.")]
    Simulate(SimulateArgs),
    /// Play bots against each other to find out which is stronger.
    #[command(after_help = "\
A deal is one seed, played in every distinct seating of the bots with the same
luck, so that every bot takes every seat. Shared victories are split. With 3 or
4 players, two names mean the first against copies of the second. Copies of a
bot are counted together, per seat, unless all are the same: par is a third or a
quarter. Apart from the times, the result depends only on players, level, bots,
deals, seed and sheet, not on the number of threads.

Bots can be given settings, as in strong+beam=4+denial=0.5,strong: layouts,
beam, nodes, look, evenings, exact, denial, doubt, weights, card.

--sprt stops as soon as it is 95 % certain whether the first bot's win rate is
the lower or the higher of two hypotheses: --elo0 and --elo1 (default 0 and 30),
or --p0 and --p1.")]
    Arena(ArenaArgs),
    /// Play a bot against itself and report what correlates with winning.
    #[command(after_help = "\
Prints Markdown: how many seats had each Start Card, upgrade, Tavern card and
guest, and how often those seats won. The result depends only on players, level,
games, seed, bot and sheet, not on the number of threads.")]
    Balance(BalanceArgs),
    /// Measure what another component sheet changes.
    #[command(after_help = "\
Plays every deal with the standard sheet and with the one that --sheet names,
with the same luck. money and greedy judge by simple rules that hold for any
values; the learned bots were trained with the standard sheet. The result
depends only on players, level, deals, seed, bot and sheet, not on the number of
threads.")]
    Effect(EffectArgs),
    /// Replay a recorded game and check every line.
    #[command(after_help = "\
Shows a game of another version of the rules by its events alone. Exit code 0:
valid, even if the game is not over yet; 1: damaged or against the rules.")]
    Replay(ReplayArgs),
    /// Check that the dice and cards of a recorded game were fair.
    #[command(after_help = "\
Derives every outcome again from the revealed seed. Exit code 0: fair; 1: unfair
or damaged; 2: undecidable, because the seed has not been revealed or the game
was played by another version of the rules.")]
    Verify(VerifyArgs),
    /// Show what skill and luck did in a finished game, and what cost most.
    #[command(after_help = "\
Evaluates every decision like a strong bot, with what the player knew: how much
better the best answer would have been, in points of margin over the best rival.
Prints each seat's account and the three costliest decisions; --json prints all
of them.")]
    Review(ReviewArgs),
    /// Print the rules: all titles, one rule, or those with a word.
    #[command(after_help = "\
Examples:
  tiefenthal rules
  tiefenthal rules F10
  tiefenthal rules --words de Adlige")]
    Rules(RulesArgs),
    /// Show the component sheet: every printed value, and how we know it.
    Sheet(SheetArgs),
    /// Train the computer players by self-play.
    #[command(after_help = "\
Plays generations of games of all kinds and refits the weights after each. The
directory then contains value.txt (the weights), seen.bin (the training data),
generations.csv and curve.svg (the learning curve). You can stop at any time and
continue with --resume.")]
    Train(TrainArgs),
    /// Copy all games into a new file, also while the server runs.
    #[command(after_help = "\
The copy has every step that was stored before it began, and every page of it is
checked. An existing file is never overwritten. To restore a copy, stop the
server, delete games.db-wal and games.db.lock, and put the copy in the place of
games.db.")]
    Backup(BackupArgs),
    /// Move all games to another store, such as from a file to PostgreSQL.
    #[command(after_help = "\
A store is a data folder, a games.db file, or postgres://user@host/database; the
password may be in PGPASSWORD. Stop every server that uses one of them. Nothing
is overwritten or deleted. At the end both are read again and compared; a copy
that was interrupted can be started again.")]
    Copy(CopyArgs),
    /// Save what can be read of a damaged database into a new file.
    #[command(after_help = "\
The damaged file is left as it is; the server must not be using it. Lists every
game that is lost or goes back to an earlier step. Exit code 0: everything was
saved; 1: something is lost, or nothing could be read.")]
    Salvage(SalvageArgs),
}

#[derive(Debug, Args)]
struct ServeArgs {
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
    /// Keep the games here [default: your data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Keep them in this database instead: postgres://…
    #[arg(long, value_name = "URL")]
    store: Option<String>,
    /// Use exactly this port; 0 picks any free one
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// Let others in your network play, too
    #[arg(long)]
    lan: bool,
    /// The address that links name to friends
    #[arg(long, value_name = "ADDR", conflicts_with = "public_url")]
    lan_address: Option<std::net::IpAddr>,
    /// The address that a proxy gives this server
    #[arg(long, value_name = "URL")]
    public_url: Option<server::Origin>,
    /// Trust this proxy about visitors; repeatable
    #[arg(long, value_name = "ADDR", requires = "public_url")]
    trusted_proxy: Vec<server::Network>,
    /// Show metrics for Prometheus at this address
    #[arg(long, value_name = "ADDR")]
    metrics: Option<std::net::SocketAddr>,
    /// How thoroughly to review games
    #[arg(long, value_name = "N", default_value_t = analysis::review::COURSES,
        value_parser = clap::value_parser!(u32).range(2..=4096))]
    courses: u32,
}

#[derive(Debug, Args)]
struct ReplayArgs {
    /// The record
    file: PathBuf,
    /// Print the state after every action, one JSON object per line
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
    /// Show only this seat, counting from 0
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// How often every position is played to the end
    #[arg(long, value_name = "N", default_value_t = analysis::review::COURSES,
        value_parser = clap::value_parser!(u32).range(2..=4096))]
    courses: u32,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct SheetArgs {
    /// Print one JSON object instead of tables
    #[arg(long, conflicts_with = "toml")]
    json: bool,
    /// Print a TOML file to edit and use with --sheet
    #[arg(long)]
    toml: bool,
    /// Show this sheet instead of the built-in one
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
    /// Only check this sheet, and name a faulty entry
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "toml", "sheet"])]
    check: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct TrainArgs {
    /// Start in this new or empty directory
    #[arg(long, value_name = "DIR", conflicts_with = "resume")]
    out: Option<PathBuf>,
    /// Continue the training in this directory
    #[arg(long, value_name = "DIR")]
    resume: Option<PathBuf>,
    /// Number of games to play
    #[arg(long, short, value_name = "N", default_value_t = 20_000)]
    games: u64,
    /// Stop after this many minutes
    #[arg(long, value_name = "N")]
    minutes: Option<f32>,
    /// Maximum games per generation
    #[arg(long, value_name = "N", default_value_t = 2000)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    batch: u32,
    /// Any number; determines all dice and cards
    #[arg(long, short, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games played in parallel [default: one per processor]
    #[arg(long, short, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Train with this component sheet
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
        Some(Command::Effect(args)) => effect::run(args, &mut out),
        Some(Command::Replay(args)) => replay::run(args, &mut out),
        Some(Command::Verify(args)) => verify::run(args, &mut out),
        Some(Command::Review(args)) => review::run(args, &mut out),
        Some(Command::Rules(args)) => rules::run(args, &mut out),
        Some(Command::Sheet(args)) => sheet::run(args, &mut out),
        Some(Command::Train(args)) => train::run(args, &mut out),
        Some(Command::Backup(args)) => backup::run(args, &mut out),
        Some(Command::Copy(args)) => copy::run(args, &mut out),
        Some(Command::Salvage(args)) => salvage::run(args, &mut out),
    };
    // Show what was printed before a failure, too.
    let flushed = out.flush();
    let code = result?;
    flushed?;
    Ok(code)
}
