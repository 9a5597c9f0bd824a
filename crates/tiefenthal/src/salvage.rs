//! `salvage`: what can be read of a damaged database.

use crate::args::SalvageArgs;
use crate::data;
use crate::failure::Failure;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use store::{Left, Loss, Salvaged};

/// Saves every game that can be read, and says what is lost.
pub(crate) fn run(args: &SalvageArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let to = args.to.clone().unwrap_or_else(|| beside(&args.file));
    let salvaged = store::salvage(&args.file, &to).map_err(Failure::message)?;
    report(&salvaged, &to, out)?;
    if salvaged.losses.is_empty() && salvaged.keys == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    Err(Failure::message("not everything could be saved; the list above says what is lost"))
}

fn report(salvaged: &Salvaged, to: &Path, out: &mut impl Write) -> io::Result<()> {
    let Salvaged { copied, losses, keys } = salvaged;
    for Loss { game, left } in losses {
        match left {
            Left::Nothing(why) => writeln!(out, "{game} is lost: {why}")?,
            Left::Beginning { entries, of } => {
                writeln!(out, "{game} goes back to an earlier step: {entries} of {of} entries")?;
            }
            Left::AllBut(what) => writeln!(out, "{game} is saved, but not all of {what}")?,
        }
    }
    match keys {
        0 => {}
        1 => writeln!(out, "at least one link or device is lost")?,
        more => writeln!(out, "at least {more} links or devices are lost")?,
    }
    writeln!(out, "{} saved in {}", data::count_games(copied.games), to.display())
}

/// The usual name of the new file: games.db becomes games-salvaged.db.
fn beside(file: &Path) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    file.with_file_name(format!("{stem}-salvaged.db"))
}
