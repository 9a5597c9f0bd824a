//! The files of a database: for their owner's eyes only, and the same ones from beginning to end.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// The file next to a database whose name ends like this.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(end);
    name.into()
}

/// Opens a file for writing, or makes one that only its owner may read: it holds the seeds of games
/// that are being played.
pub(super) fn private() -> OpenOptions {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes from others what older versions of the program let them read.
pub(super) fn mend_modes(path: &Path) {
    #[cfg(unix)]
    for end in ["", "-wal", "-shm", ".lock"] {
        use std::os::unix::fs::PermissionsExt as _;
        let file = beside(path, end);
        let Ok(metadata) = fs::metadata(&file) else { continue };
        if metadata.permissions().mode() & 0o077 != 0 {
            // Somebody else's file stays as it is; whether it can be used shows soon enough.
            let _ = fs::set_permissions(&file, fs::Permissions::from_mode(0o600));
        }
    }
}

/// The name of a new file is durable only when its directory is.
pub(super) fn sync_directory(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(directory) if cfg!(unix) => File::open(directory)?.sync_all(),
        _ => Ok(()),
    }
}

/// The files that a writer has open. If somebody moves or deletes them, the writer still writes, but
/// into files without a name, which nobody will ever read.
#[derive(Debug)]
pub(super) struct Opened {
    files: [(PathBuf, Identity); 2],
}

/// Tells a file from another of the same name.
type Identity = (u64, u64);

impl Opened {
    /// The files as they are now.
    pub(super) fn now(path: &Path) -> io::Result<Opened> {
        let log = beside(path, "-wal");
        let identities = (identity(path)?, identity(&log)?);
        Ok(Opened { files: [(path.to_owned(), identities.0), (log, identities.1)] })
    }

    /// The name that no longer leads to its file.
    pub(super) fn lost(&self) -> Option<&Path> {
        let lost = |(path, known): &&(PathBuf, Identity)| match identity(path) {
            Ok(found) => found != *known,
            Err(error) => error.kind() == io::ErrorKind::NotFound,
        };
        self.files.iter().find(lost).map(|(path, _)| path.as_path())
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).map(|metadata| (metadata.dev(), metadata.ino()))
}

/// Elsewhere a file that is open can be neither moved nor deleted.
#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Identity> {
    fs::metadata(path).map(|_| (0, 0))
}
