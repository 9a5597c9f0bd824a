//! Reading, on connections of its own that never wait for the writers.

use super::address::Address;
use super::changes;
use super::link::Link;
use super::values::{Id, column, number, seat, text};
use crate::{
    Entry, GameId, GameInfo, Key, KeyHash, Note, PersonId, StoreError, milliseconds, time,
};
use std::cmp::Reverse;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;
use tokio::sync::Semaphore;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

/// The most connections that read.
const MOST: usize = 4;

/// What is known of the games with the ids of a table `ids`.
macro_rules! infos {
    ($ids:literal) => {
        concat!(
            "SELECT game_id, created, active, over, meta, revision, seq, at FROM (",
            $ids,
            ") AS ids JOIN games USING (game_id) JOIN recent USING (game_id)
             LEFT JOIN LATERAL (SELECT seq, at FROM events WHERE events.game_id = ids.game_id
                                ORDER BY seq DESC LIMIT 1) AS last ON true"
        )
    };
}

pub(super) struct Readers {
    address: Address,
    room: Semaphore,
    idle: Mutex<Vec<Link>>,
}

impl Readers {
    pub(super) fn new(address: Address) -> Self {
        Self { address, room: Semaphore::new(MOST), idle: Mutex::default() }
    }

    pub(super) async fn read(&self, game: GameId, from: u32) -> Result<Vec<Entry>, StoreError> {
        // A game without such entries has one row of nulls.
        let sql = "SELECT seq, command_id, seat, at, body
                   FROM games LEFT JOIN events ON events.game_id = games.game_id AND seq >= $2
                   WHERE games.game_id = $1 ORDER BY seq";
        let rows = self.of_game(sql, game, from).await?;
        let entries = rows.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
        match (from..=u32::MAX).zip(&entries).find(|(seq, entry)| *seq != entry.seq) {
            Some((seq, _)) => Err(StoreError::Corrupt(format!("game {game} has no entry {seq}"))),
            None => Ok(entries),
        }
    }

    pub(super) async fn notes(&self, game: GameId, from: u32) -> Result<Vec<Note>, StoreError> {
        let sql = "SELECT seq, at, body
                   FROM games LEFT JOIN notes ON notes.game_id = games.game_id AND seq >= $2
                   WHERE games.game_id = $1 ORDER BY seq";
        let rows = self.of_game(sql, game, from).await?;
        let note =
            |row| Ok(Note { seq: number(row, 0)?, at: time(column(row, 1)?), body: text(row, 2)? });
        rows.iter().map(note).collect()
    }

    pub(super) async fn game(&self, game: GameId) -> Result<GameInfo, StoreError> {
        let sql = infos!("SELECT $1::uuid AS game_id");
        let rows = self.rows(sql, &[&Id::from(game)]).await?;
        rows.first().map_or(Err(StoreError::NoSuchGame), info)
    }

    pub(super) async fn key(&self, hash: KeyHash) -> Result<Option<Key>, StoreError> {
        let sql = "SELECT game_id, body, expires FROM keys
                   WHERE hash = $1 AND (expires IS NULL OR expires > now_ms())";
        self.rows(sql, &[&&hash.0[..]]).await?.first().map(changes::key).transpose()
    }

    pub(super) async fn games(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        let sql = infos!("SELECT game_id FROM recent ORDER BY active DESC, game_id DESC LIMIT $1");
        self.list(sql, &[&row_limit(limit)]).await
    }

    pub(super) async fn games_of(
        &self,
        person: PersonId,
        limit: usize,
    ) -> Result<Vec<GameInfo>, StoreError> {
        let sql = infos!(
            "SELECT game_id FROM members WHERE person = $1
             ORDER BY active DESC, game_id DESC LIMIT $2"
        );
        self.list(sql, &[&Id::from(person), &row_limit(limit)]).await
    }

    pub(super) async fn orphans(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        let sql = infos!(
            "SELECT game_id FROM recent WHERE members = 0
             ORDER BY active DESC, game_id DESC LIMIT $1"
        );
        self.list(sql, &[&row_limit(limit)]).await
    }

    pub(super) async fn waiting_since(
        &self,
        time: SystemTime,
        limit: usize,
    ) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT game_id FROM recent WHERE waiting AND active < $1
                   ORDER BY active LIMIT $2";
        let rows = self.rows(sql, &[&milliseconds(time), &row_limit(limit)]).await?;
        rows.iter().map(|row| column(row, 0).map(Id::game)).collect()
    }

    async fn list(
        &self,
        sql: &'static str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<GameInfo>, StoreError> {
        let rows = self.rows(sql, values).await?;
        // A game that cannot be read costs no other.
        let mut games: Vec<GameInfo> = rows.iter().filter_map(|row| info(row).ok()).collect();
        games.sort_by_key(|info| Reverse((info.active, info.game)));
        Ok(games)
    }

    /// The rows of a game from a number on.
    async fn of_game(
        &self,
        sql: &'static str,
        game: GameId,
        from: u32,
    ) -> Result<Vec<Row>, StoreError> {
        let mut rows = self.rows(sql, &[&Id::from(game), &i64::from(from)]).await?;
        let first = rows.first().ok_or(StoreError::NoSuchGame)?;
        if column::<Option<i64>>(first, 0)?.is_none() {
            rows.clear();
        }
        Ok(rows)
    }

    /// Asks on an idle connection or a new one. An idle one may have been lost without anybody noticing,
    /// so a question that fails there is asked once more.
    pub(super) async fn rows(
        &self,
        sql: &'static str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        let closed = |_| StoreError::Closed;
        let _room = self.room.acquire().await.map_err(closed)?;
        let idle = self.idle().pop().filter(|link| !link.is_closed());
        if let Some(link) = idle {
            let rows = link.rows(sql, values).await;
            if rows.is_ok() {
                self.idle().push(link);
                return rows;
            }
        }
        let link = Link::open(&self.address).await;
        let link = link.map_err(|error| StoreError::Io(error.to_string()))?;
        let rows = link.rows(sql, values).await;
        if rows.is_ok() {
            self.idle().push(link);
        }
        rows
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Link>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn info(row: &Row) -> Result<GameInfo, StoreError> {
    let (active, last): (i64, Option<i64>) = (column(row, 2)?, column(row, 7)?);
    let length: i64 = column::<Option<i64>>(row, 6)?.map_or(0, |seq| seq + 1);
    let wrong = |_| StoreError::Corrupt(format!("a log has {length} entries"));
    Ok(GameInfo {
        game: column::<Id>(row, 0)?.game(),
        created: time(column(row, 1)?),
        active: time(active.max(last.unwrap_or(i64::MIN))),
        length: length.try_into().map_err(wrong)?,
        over: column(row, 3)?,
        meta: text(row, 4)?,
        revision: number(row, 5)?,
    })
}

fn entry(row: &Row) -> Result<Entry, StoreError> {
    Ok(Entry {
        seq: number(row, 0)?,
        command_id: column::<Option<Id>>(row, 1)?.map(Id::command),
        seat: seat(row, 2)?,
        at: time(column(row, 3)?),
        body: text(row, 4)?,
    })
}

fn row_limit(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}
