//! `copy`: moves all games from one store to another and compares both.

use crate::args::CopyArgs;
use crate::data;
use crate::failure::Failure;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use store::{Address, Moved, OpenError, Portable, Postgres, Sqlite};

/// Copies everything and compares both stores.
pub(crate) fn run(args: &CopyArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    if args.from == args.to {
        return Err(Failure::message("--from and --to are the same store"));
    }
    let from = open(&args.from, Existing::Needed)?;
    let to = open(&args.to, Existing::NotNeeded)?;
    let moved = store::copy(from.as_ref(), to.as_ref());
    let Moved { games, entries, keys, before } = moved.map_err(Failure::message)?;
    let games = data::count_games(games);
    writeln!(out, "{games} with {entries} steps and {keys} keys: both stores hold the same")?;
    if before > 0 {
        writeln!(out, "{} were there before", data::count_games(before))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether a store must be there already.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Existing {
    Needed,
    NotNeeded,
}

/// Opens the store of an option.
fn open(store: &str, existing: Existing) -> Result<Box<dyn Portable>, Failure> {
    if Address::is_one(store) {
        return Ok(Box::new(open_database(store).map_err(Failure::message)?));
    }
    let path = Path::new(store);
    let file = if path.is_dir() { data::games(Some(path))? } else { path.to_owned() };
    if existing == Existing::Needed && !file.is_file() {
        return Err(Failure::message(format_args!("there are no games in {}", file.display())));
    }
    Ok(Box::new(Sqlite::open(file).map_err(Failure::message)?))
}

/// Opens a database by its address; a password that the address lacks is taken from the environment.
pub(crate) fn open_database(address: &str) -> Result<Postgres, OpenError> {
    let address: Address = address.parse()?;
    match std::env::var("PGPASSWORD") {
        Ok(password) => Postgres::open(&address.with_password(&password)),
        Err(_) => Postgres::open(&address),
    }
}
