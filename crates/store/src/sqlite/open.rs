//! Opens the file, and refuses everything that could lose an acknowledged append.

use super::schema;
use crate::OpenError;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The oldest trusted SQLite. In older versions a checkpoint at the wrong moment could reset a
/// write-ahead log containing committed data.
pub const MINIMUM_SQLITE: i32 = 3_051_003;

/// How long to wait for another program that is reading the file.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// A database ready for writing.
pub(super) struct Open {
    pub(super) path: PathBuf,
    pub(super) connection: Connection,
    pub(super) lock: File,
}

pub(super) fn open(path: &Path) -> Result<Open, OpenError> {
    check_version(rusqlite::version_number())?;
    let path = absolute(path).map_err(|error| io(path, &error))?;
    let lock = lock(&path)?;
    let explain = |error| explain(&path, error);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(&path, flags).map_err(explain)?;
    connection.busy_timeout(PATIENCE).map_err(explain)?;
    if let Some(refusal) = schema::identify(&connection, &path).map_err(explain)? {
        return Err(refusal);
    }
    check_pages(&connection).map_err(explain)?.map_or(Ok(()), Err)?;
    configure(&connection).map_err(explain)?;
    verify(&connection).map_err(explain)?.map_or(Ok(()), Err)?;
    schema::migrate(&mut connection).map_err(explain)?;
    sync_directory(&path).map_err(|error| io(&path, &error))?;
    Ok(Open { path, connection, lock })
}

fn check_version(version: i32) -> Result<(), OpenError> {
    if version < MINIMUM_SQLITE {
        return Err(OpenError::OldSqlite { version, minimum: MINIMUM_SQLITE });
    }
    Ok(())
}

/// The canonical name of a file, whatever links lead to it. The file need not exist, but its directory
/// must.
fn absolute(path: &Path) -> std::io::Result<PathBuf> {
    if path.is_dir() {
        return Err(std::io::ErrorKind::IsADirectory.into());
    }
    if path.exists() {
        return fs::canonicalize(path);
    }
    let name = path.file_name().ok_or(std::io::ErrorKind::InvalidInput)?;
    let directory = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    Ok(fs::canonicalize(directory)?.join(name))
}

/// Keeps a second writer out. The system releases the lock when the process ends, however it ends. The
/// lock file stays, because removing it would let two processes lock two files of the same name.
fn lock(path: &Path) -> Result<File, OpenError> {
    let mut name = path.to_owned().into_os_string();
    name.push(".lock");
    let name = PathBuf::from(name);
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&name)
        .map_err(|error| io(&name, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: path.to_owned() }),
        Err(TryLockError::Error(error)) => Err(io(&name, &error)),
    }
}

fn configure(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // On macOS a plain fsync does not reach the disk; no effect elsewhere.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    // A burst must not leave a huge log behind.
    connection.pragma_update_and_check(None, "journal_size_limit", 64 << 20, |_| Ok(()))
}

/// Queries the settings in effect, because SQLite may ignore a setting without an error.
fn verify(connection: &Connection) -> rusqlite::Result<Option<OpenError>> {
    let weakened = |setting, found| Ok(Some(OpenError::Weakened { setting, found }));
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let journal: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
    if journal != "wal" {
        return weakened("journal_mode", journal);
    }
    let synchronous = number("synchronous")?;
    const FULL: i64 = 2;
    if synchronous < FULL {
        return weakened("synchronous", synchronous.to_string());
    }
    for setting in ["fullfsync", "checkpoint_fullfsync", "foreign_keys"] {
        if number(setting)? != 1 {
            return weakened(setting, "off".to_owned());
        }
    }
    let mut deaf = false;
    connection.pragma_query(None, "compile_options", |row| {
        deaf |= row.get::<_, String>(0)? == "NO_SYNC";
        Ok(())
    })?;
    if deaf {
        return weakened("compile_options", "NO_SYNC".to_owned());
    }
    Ok(None)
}

/// Reads every page once. It is better to fail now than in the middle of a game.
fn check_pages(connection: &Connection) -> rusqlite::Result<Option<OpenError>> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    Ok((found != "ok").then_some(OpenError::Corrupt(found)))
}

/// The name of a new file is durable only when its directory is.
fn sync_directory(path: &Path) -> std::io::Result<()> {
    match path.parent() {
        Some(directory) if cfg!(unix) => File::open(directory)?.sync_all(),
        _ => Ok(()),
    }
}

fn io(path: &Path, error: &std::io::Error) -> OpenError {
    OpenError::Io(format!("{}: {error}", path.display()))
}

fn explain(path: &Path, error: rusqlite::Error) -> OpenError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenError::NotADatabase { path: path.to_owned() },
        Some(ErrorCode::DatabaseCorrupt) => OpenError::Corrupt(error.to_string()),
        _ => OpenError::Io(format!("{}: {error}", path.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_sqlite_is_refused() {
        let old = check_version(3_051_002);
        assert_eq!(old, Err(OpenError::OldSqlite { version: 3_051_002, minimum: 3_051_003 }));
        let message = "SQLite 3.51.2 may lose data (WAL-reset bug); 3.51.3 or newer is needed";
        assert_eq!(old.map_err(|error| error.to_string()), Err(message.to_owned()));
        assert_eq!(check_version(3_051_003), Ok(()));
        assert_eq!(check_version(rusqlite::version_number()), Ok(()));
    }

    #[test]
    fn a_journal_in_memory_is_refused() {
        // SQLite silently ignores the write-ahead log here.
        let connection = Connection::open_in_memory().unwrap();
        configure(&connection).unwrap();
        let found = "memory".to_owned();
        let refusal = OpenError::Weakened { setting: "journal_mode", found };
        assert_eq!(verify(&connection), Ok(Some(refusal)));
    }

    #[test]
    fn every_weakened_setting_is_refused() {
        let directory = crate::sqlite::writer::tests::Scratch::new("weakened");
        let open = open(&directory.0.join("db")).unwrap();
        assert_eq!(verify(&open.connection), Ok(None));
        let weak = [
            ("synchronous", "NORMAL", "1"),
            ("synchronous", "OFF", "0"),
            ("fullfsync", "OFF", "off"),
            ("checkpoint_fullfsync", "OFF", "off"),
            ("foreign_keys", "OFF", "off"),
        ];
        for (setting, value, found) in weak {
            open.connection.pragma_update(None, setting, value).unwrap();
            let refusal = OpenError::Weakened { setting, found: found.to_owned() };
            assert_eq!(verify(&open.connection), Ok(Some(refusal)), "{setting} = {value}");
            open.connection.pragma_update(None, "foreign_keys", true).unwrap();
            configure(&open.connection).unwrap();
            assert_eq!(verify(&open.connection), Ok(None));
        }
    }
}
