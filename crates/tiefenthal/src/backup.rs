//! `backup`: a copy of all games, also while they are played.

use crate::args::BackupArgs;
use crate::data;
use crate::failure::Failure;
use std::io::Write;
use std::process::ExitCode;
use store::Copied;

/// Copies the database and checks the copy.
pub(crate) fn run(args: &BackupArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let games = data::games(args.data.as_deref())?;
    let Copied { games, bytes } = store::backup(&games, &args.file).map_err(Failure::message)?;
    let (games, name) = (data::count_games(games), args.file.display());
    writeln!(out, "{games} saved in {name} ({bytes} bytes, every page checked)")?;
    Ok(ExitCode::SUCCESS)
}
