//! The folder with the games.

use crate::failure::Failure;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The file with the games.
const GAMES: &str = "games.db";

/// The database in the folder of this option, or in the usual one.
pub(crate) fn games(option: Option<&Path>) -> Result<PathBuf, Failure> {
    Ok(match option {
        Some(folder) => folder.join(GAMES),
        None => usual()?.join(GAMES),
    })
}

/// How many games, in words.
pub(crate) fn count_games(games: u64) -> String {
    match games {
        1 => "1 game".to_owned(),
        more => format!("{more} games"),
    }
}

/// The folder of this option, or the usual one; made if it is missing. It is for its owner alone,
/// because it holds the seeds of games that are being played. A folder that the user made and chose
/// stays as it is.
pub(crate) fn folder(option: Option<&Path>) -> Result<PathBuf, Failure> {
    let folder = option.map_or_else(usual, |folder| Ok(folder.to_owned()))?;
    let made = make(&folder).and_then(|()| match option {
        Some(_) => Ok(()),
        None => make_private(&folder),
    });
    made.map_err(|error| {
        let name = folder.display();
        Failure::message(format_args!(
            "cannot save games in {name}: {error}; choose another folder with --data"
        ))
    })?;
    Ok(folder)
}

/// Writes a file that only its owner may read.
pub(crate) fn write_private(path: &Path, content: &[u8]) -> io::Result<()> {
    use io::Write as _;
    let mut options = fs::File::options();
    options.create(true).truncate(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    // Older versions let everybody read it.
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    file.write_all(content)
}

/// The folder for the user's games on this system.
fn usual() -> Result<PathBuf, Failure> {
    directories::ProjectDirs::from("", "", "tiefenthal")
        .map(|folders| folders.data_dir().to_owned())
        .ok_or_else(|| {
            Failure::message("cannot find your home folder; choose a folder with --data DIR")
        })
}

fn make(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Takes from others what older versions let them read.
#[cfg(unix)]
fn make_private(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    if fs::metadata(folder)?.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700))
}

#[cfg(not(unix))]
fn make_private(_: &Path) -> io::Result<()> {
    Ok(())
}
