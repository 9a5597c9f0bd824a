//! Reading, on separate connections that never wait for the writer.

use super::changes::{is_there, one};
use super::condition::Condition;
use super::keys::{self, parse};
use super::open::PATIENCE;
use crate::{
    CommandId, Entry, GameId, GameInfo, Key, KeyHash, NewKey, Note, PersonId, StoreError,
    milliseconds, time,
};
use rusqlite::{Connection, OpenFlags, Params, Row};
use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// The maximum number of idle connections to keep.
const KEPT: usize = 4;

/// Read-only connections.
#[derive(Debug)]
pub(super) struct Readers {
    path: PathBuf,
    condition: Condition,
    idle: Mutex<Vec<Connection>>,
}

/// Proves that the readers are closed.
pub(super) struct NoReaders(());

impl Readers {
    pub(super) fn new(path: PathBuf, condition: Condition) -> Self {
        Self { path, condition, idle: Mutex::default() }
    }

    /// Closes all connections. There are none in use, since whoever uses one borrows these readers.
    pub(super) fn close(&mut self) -> NoReaders {
        self.idle().clear();
        NoReaders(())
    }

    pub(super) fn read(&self, game: GameId, from: u32) -> Result<Vec<Entry>, StoreError> {
        let sql = "SELECT seq, command_id, seat, at, body FROM events
                   WHERE game_id = ?1 AND seq >= ?2 ORDER BY seq";
        let entries = self.rows_of(game, sql, from, entry)?;
        match (from..=u32::MAX).zip(&entries).find(|(seq, entry)| *seq != entry.seq) {
            Some((seq, _)) => Err(StoreError::Corrupt(format!("game {game} has no entry {seq}"))),
            None => Ok(entries),
        }
    }

    pub(super) fn notes(&self, game: GameId, from: u32) -> Result<Vec<Note>, StoreError> {
        let sql = "SELECT seq, at, body FROM notes
                   WHERE game_id = ?1 AND seq >= ?2 ORDER BY seq";
        self.rows_of(game, sql, from, |row| {
            Ok(Note { seq: row.get(0)?, at: time(row.get(1)?), body: row.get(2)? })
        })
    }

    pub(super) fn game(&self, game: GameId) -> Result<GameInfo, StoreError> {
        self.with(|connection| info(connection, game))?.ok_or(StoreError::NoSuchGame)
    }

    pub(super) fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreError> {
        self.with(|connection| keys::find(connection, hash))
    }

    pub(super) fn games(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        let sql = "SELECT game_id FROM recent ORDER BY active DESC, game_id DESC LIMIT ?1";
        self.list(sql, [row_limit(limit)])
    }

    pub(super) fn games_of(
        &self,
        person: PersonId,
        limit: usize,
    ) -> Result<Vec<GameInfo>, StoreError> {
        let sql = "SELECT game_id FROM members WHERE person = ?1
                   ORDER BY active DESC, game_id DESC LIMIT ?2";
        self.list(sql, (person.to_string(), row_limit(limit)))
    }

    pub(super) fn orphans(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        let sql = "SELECT game_id FROM recent WHERE members = 0
                   ORDER BY active DESC, game_id DESC LIMIT ?1";
        self.list(sql, [row_limit(limit)])
    }

    pub(super) fn waiting_since(
        &self,
        time: SystemTime,
        limit: usize,
    ) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT game_id FROM recent WHERE waiting = 1 AND active < ?1
                   ORDER BY active LIMIT ?2";
        let values = (milliseconds(time), row_limit(limit));
        self.with(|connection| ids(connection, sql, values))
    }

    pub(super) fn ids_after(
        &self,
        game: Option<GameId>,
        limit: usize,
    ) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT game_id FROM games WHERE game_id > ?1 ORDER BY game_id LIMIT ?2";
        let after = game.map_or_else(String::new, |game| game.to_string());
        self.with(|connection| ids(connection, sql, (after, row_limit(limit))))
    }

    pub(super) fn members(&self, game: GameId) -> Result<Vec<PersonId>, StoreError> {
        let sql = "SELECT person FROM members WHERE game_id = ?1 ORDER BY person";
        self.with(|connection| {
            let mut statement = connection.prepare_cached(sql)?;
            let rows = statement.query_map([game.to_string()], |row| {
                parse::<PersonId>(0, &row.get::<_, String>(0)?)
            })?;
            rows.collect()
        })
    }

    pub(super) fn keys_of(&self, game: Option<GameId>) -> Result<Vec<NewKey>, StoreError> {
        self.with(|connection| keys::of_game(connection, game))
    }

    /// The games with these ids. First the ids, then one game after the other: a game that cannot be
    /// read is left out and costs no other.
    fn list(&self, sql: &str, values: impl Params) -> Result<Vec<GameInfo>, StoreError> {
        self.with(|connection| {
            // One state of the store for all of them.
            let transaction = connection.unchecked_transaction()?;
            let mut games = Vec::new();
            for game in ids(&transaction, sql, values)? {
                match info(&transaction, game) {
                    Ok(found) => games.extend(found),
                    Err(error) if is_damage(&error) => drop(self.condition.failure(&error)),
                    Err(error) => return Err(error),
                }
            }
            games.sort_by_key(|info| Reverse((info.active, info.game)));
            Ok(games)
        })
    }

    /// The rows of a game from a number on.
    fn rows_of<T>(
        &self,
        game: GameId,
        sql: &str,
        from: u32,
        row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = self.with(|connection| {
            // One state for both questions: the game may be deleted between them.
            let transaction = connection.unchecked_transaction()?;
            let game = game.to_string();
            if !is_there(&transaction, &game)? {
                return Ok(None);
            }
            let mut statement = transaction.prepare_cached(sql)?;
            let rows = statement.query_map((game, from), row)?;
            rows.collect::<rusqlite::Result<Vec<T>>>().map(Some)
        })?;
        rows.ok_or(StoreError::NoSuchGame)
    }

    /// Lends an idle connection or a new one. A connection that failed is not used again.
    fn with<T>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let failure = |error| self.condition.failure(&error);
        let idle = self.idle().pop();
        let connection = idle.map_or_else(|| connect(&self.path), Ok).map_err(failure)?;
        let found = work(&connection).map_err(failure)?;
        let mut idle = self.idle();
        if idle.len() < KEPT {
            idle.push(connection);
        }
        Ok(found)
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Opens the database for reading.
pub(super) fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

/// Whether an error comes from what is stored, so that trying again would not help.
pub(super) fn is_damage(error: &rusqlite::Error) -> bool {
    use rusqlite::{Error, ErrorCode};
    match error {
        Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::InvalidColumnType(..)
        | Error::Utf8Error(..) => true,
        _ => matches!(
            error.sqlite_error_code(),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
        ),
    }
}

/// The ids that a query finds, without those that are none.
fn ids(connection: &Connection, sql: &str, values: impl Params) -> rusqlite::Result<Vec<GameId>> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(values, |row| Ok(row.get::<_, String>(0)))?;
    let mut ids = Vec::new();
    for text in rows {
        ids.extend(text?.ok().and_then(|text| text.parse::<GameId>().ok()));
    }
    Ok(ids)
}

fn info(connection: &Connection, game: GameId) -> rusqlite::Result<Option<GameInfo>> {
    let id = game.to_string();
    let sql = "SELECT seq + 1, at FROM events WHERE game_id = ?1 ORDER BY seq DESC LIMIT 1";
    let last = one(connection, sql, [&id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let (length, last) = last.unwrap_or((0, i64::MIN));
    let sql = "SELECT created, active, over, meta, revision
               FROM games LEFT JOIN recent USING (game_id) WHERE game_id = ?1";
    one(connection, sql, [&id], |row| {
        Ok(GameInfo {
            game,
            created: time(row.get(0)?),
            active: time(last.max(row.get::<_, Option<i64>>(1)?.unwrap_or(i64::MIN))),
            length,
            over: row.get(2)?,
            meta: row.get(3)?,
            revision: row.get(4)?,
        })
    })
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    let command: Option<String> = row.get(1)?;
    Ok(Entry {
        seq: row.get(0)?,
        command_id: command.map(|text| parse::<CommandId>(1, &text)).transpose()?,
        seat: row.get(2)?,
        at: time(row.get(3)?),
        body: row.get(4)?,
    })
}

fn row_limit(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}
