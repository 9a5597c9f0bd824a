//! Measures the program from outside: how quick it is, how much it bears, and what it needs. Everything stays
//! on this machine.

mod chart;
mod games;
mod growth;
mod idle;
mod knee;
mod play;

use clap::{Parser, Subcommand, ValueEnum};
use load::{Failed, Site, raise_limit_on_files};
use std::path::PathBuf;
use std::process::ExitCode;

/// Starts the program on games of its own, has people play there, and prints how long they wait.
#[derive(Debug, Parser)]
struct Args {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    what: What,
}

/// Which program, and where it keeps its games.
#[derive(Debug, clap::Args)]
struct Place {
    /// The program.
    #[arg(long)]
    program: PathBuf,
    /// A folder for its games, which must not exist.
    #[arg(long)]
    data: PathBuf,
    /// What stores them; `postgres` starts one that is thrown away afterwards.
    #[arg(long, value_enum, default_value_t = Kind::Sqlite)]
    store: Kind,
    /// How often the program runs at the same time, with the people of each table at different processes.
    #[arg(long, default_value_t = 1)]
    processes: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    Sqlite,
    Postgres,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Everybody plays at a fixed rate.
    Play(play::Args),
    /// The rate rises until people have to wait; then it is twice as high for a while.
    Knee(knee::Args),
    /// Many sockets on which nothing happens.
    Idle(idle::Args),
    /// What calls cost with ever more stored games, on SQLite and on PostgreSQL.
    Growth(growth::Args),
}

#[tokio::main]
async fn main() -> ExitCode {
    raise_limit_on_files();
    match run(Args::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("{failed}");
            ExitCode::FAILURE
        }
    }
}

async fn run(Args { place, what }: Args) -> Result<(), Failed> {
    match what {
        What::Play(args) => play::run(place.site()?, &args).await,
        What::Knee(args) => knee::run(place.site()?, &args).await,
        What::Idle(args) => idle::run(place.site()?, &args).await,
        What::Growth(args) => growth::run(&place, &args).await,
    }
}

impl Place {
    fn site(&self) -> Result<Site, Failed> {
        match self.store {
            Kind::Sqlite if self.processes > 1 => {
                Err(Failed::odd("several processes need --store postgres"))
            }
            Kind::Sqlite => Site::on_sqlite(&self.program, &self.data),
            Kind::Postgres => Site::on_postgres(&self.program, &self.data, self.processes),
        }
    }
}
