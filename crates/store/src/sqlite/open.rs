//! Opens the file, and refuses everything that could lose an acknowledged append.

use super::files::{self, Opened};
use super::lock::{End, Lock, Note};
use super::schema::{self, SCHEMA};
use crate::{Health, OpenError};
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fs;
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
    pub(super) files: Opened,
    /// How many commits were ever made.
    pub(super) commits: i64,
    pub(super) lock: Lock,
    /// What the last writer left behind.
    pub(super) health: Health,
}

pub(super) fn open(path: &Path) -> Result<Open, OpenError> {
    check_version(rusqlite::version_number())?;
    let path = absolute(path).map_err(|error| io(path, &error))?;
    let mut lock = Lock::take(&path)?;
    let explain = |error| OpenError::from_sqlite(&path, error);
    let found = found(&path, lock.before())?;
    files::mend_modes(&path);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(&path, flags).map_err(explain)?;
    connection.busy_timeout(PATIENCE).map_err(explain)?;
    let version = schema::identify(&connection, &path).map_err(explain)??;
    if version < SCHEMA {
        // Once, so that no upgrade makes damage worse.
        check_pages(&connection).map_err(explain)?.map_or(Ok(()), Err)?;
    }
    configure(&connection).map_err(explain)?;
    verify(&connection).map_err(explain)?.map_or(Ok(()), Err)?;
    schema::migrate(&mut connection).map_err(explain)?;
    files::sync_directory(&path).map_err(|error| io(&path, &error))?;
    let sql = "SELECT made FROM commits";
    let commits: i64 = connection.query_row(sql, [], |row| row.get(0)).map_err(explain)?;
    let health = match (found, lock.before()) {
        (Found::Nothing, _) => Health::Sound,
        (Found::Database, Some(note)) if note.commits > commits => {
            Health::Behind { commits: note.commits - commits }
        }
        (Found::Database, Some(Note { end: End::Closed, .. })) => Health::Sound,
        (Found::Database, Some(Note { end: End::Open, .. }) | None) => Health::Checking,
    };
    lock.note(Note { end: End::Open, commits }).map_err(|error| io(&path, &error))?;
    let files = Opened::now(&path).map_err(|error| io(&path, &error))?;
    Ok(Open { path, connection, files, commits, lock, health })
}

/// What was there before.
#[derive(Clone, Copy)]
enum Found {
    Nothing,
    Database,
}

/// Looks at the file before SQLite does, which would take an empty one for a new database and delete
/// its log. Makes the file if there is none.
fn found(path: &Path, before: Option<Note>) -> Result<Found, OpenError> {
    let size = |path: &Path| fs::metadata(path).map_or(0, |metadata| metadata.len());
    if size(path) > 0 {
        return Ok(Found::Database);
    }
    // A file that was deleted is no accident, but one without its content is.
    let stored = before.is_some_and(|note| note.commits > 0) && path.exists();
    if stored || size(&files::beside(path, "-wal")) > 0 {
        return Err(OpenError::Emptied { path: path.to_owned() });
    }
    files::private().open(path).map_err(|error| io(path, &error))?;
    Ok(Found::Nothing)
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

/// Reads every page once.
fn check_pages(connection: &Connection) -> rusqlite::Result<Option<OpenError>> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    Ok((found != "ok").then_some(OpenError::Corrupt(found)))
}

fn io(path: &Path, error: &std::io::Error) -> OpenError {
    OpenError::Io(format!("{}: {error}", path.display()))
}

impl OpenError {
    /// Why SQLite cannot use this file.
    pub(super) fn from_sqlite(path: &Path, error: rusqlite::Error) -> OpenError {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => OpenError::NotADatabase { path: path.to_owned() },
            Some(ErrorCode::DatabaseCorrupt) => OpenError::Corrupt(error.to_string()),
            _ => OpenError::Io(format!("{}: {error}", path.display())),
        }
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
