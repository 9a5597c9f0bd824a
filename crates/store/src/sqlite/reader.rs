//! Reading, on separate connections that never wait for the writer.

use super::{failure, open::PATIENCE};
use crate::{CommandId, Entry, GameId, GameInfo, StoreError, time};
use core::str::FromStr;
use rusqlite::types::Type;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The maximum number of idle connections to keep.
const KEPT: usize = 4;

/// Read-only connections.
#[derive(Debug)]
pub(super) struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(path: PathBuf) -> Self {
        Self { path, idle: Mutex::default() }
    }

    pub(super) fn close(&self) {
        self.idle().clear();
    }

    pub(super) fn read(&self, game: GameId, from: u32) -> Result<Vec<Entry>, StoreError> {
        let entries = self.with(|connection| {
            // In this order: logs are never deleted, so a game that exists now has its entries below.
            if !exists(connection, game)? {
                return Ok(None);
            }
            let mut statement = connection.prepare_cached(
                "SELECT seq, command_id, seat, at, body FROM events
                 WHERE game_id = ?1 AND seq >= ?2 ORDER BY seq",
            )?;
            let rows = statement.query_map((game.to_string(), from), entry)?;
            rows.collect::<Result<Vec<Entry>, _>>().map(Some)
        })?;
        let entries = entries.ok_or(StoreError::NoSuchGame)?;
        match (from..=u32::MAX).zip(&entries).find(|(seq, entry)| *seq != entry.seq) {
            Some((seq, _)) => Err(StoreError::Corrupt(format!("game {game} has no entry {seq}"))),
            None => Ok(entries),
        }
    }

    pub(super) fn games(&self) -> Result<Vec<GameInfo>, StoreError> {
        self.with(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT games.game_id, created, at, seq + 1, meta
                 FROM games JOIN events ON events.game_id = games.game_id
                     AND seq = (SELECT max(seq) FROM events WHERE game_id = games.game_id)
                 ORDER BY at DESC, games.game_id",
            )?;
            let rows = statement.query_map([], info)?;
            rows.collect()
        })
    }

    pub(super) fn game(&self, game: GameId) -> Result<GameInfo, StoreError> {
        let found = self.with(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT games.game_id, created, at, seq + 1, meta
                 FROM games JOIN events ON events.game_id = games.game_id
                 WHERE games.game_id = ?1 ORDER BY seq DESC LIMIT 1",
            )?;
            statement.query_row([game.to_string()], info).optional()
        })?;
        found.ok_or(StoreError::NoSuchGame)
    }

    /// Lends an idle connection or a new one. A connection that failed is not used again.
    fn with<T>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let idle = self.idle().pop();
        let connection = idle.map_or_else(|| self.connect(), Ok).map_err(failure)?;
        let found = work(&connection).map_err(failure)?;
        let mut idle = self.idle();
        if idle.len() < KEPT {
            idle.push(connection);
        }
        Ok(found)
    }

    fn connect(&self) -> rusqlite::Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        Ok(connection)
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn exists(connection: &Connection, game: GameId) -> rusqlite::Result<bool> {
    let mut statement = connection.prepare_cached("SELECT 1 FROM games WHERE game_id = ?1")?;
    Ok(statement.query_row([game.to_string()], |_| Ok(())).optional()?.is_some())
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

fn info(row: &Row<'_>) -> rusqlite::Result<GameInfo> {
    Ok(GameInfo {
        game: parse(0, &row.get::<_, String>(0)?)?,
        created: time(row.get(1)?),
        active: time(row.get(2)?),
        length: row.get(3)?,
        meta: row.get(4)?,
    })
}

fn parse<T>(column: usize, text: &str) -> rusqlite::Result<T>
where
    T: FromStr<Err: core::error::Error + Send + Sync + 'static>,
{
    text.parse().map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error))
    })
}
