//! Games that come from another store, and go there.

use super::link::Link;
use super::values::{Id, Keys, column};
use super::{Postgres, changes};
use crate::moving::{Portable, Whole};
use crate::{GameId, KeyHash, NewKey, PersonId, StoreError, milliseconds, wait};
use std::sync::Arc;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

impl Portable for Postgres {
    fn ids_after(&self, game: Option<GameId>, limit: usize) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT game_id FROM games WHERE $1::uuid IS NULL OR game_id > $1
                   ORDER BY game_id LIMIT $2";
        self.ask(async move |readers| {
            let limit = i64::try_from(limit).unwrap_or(i64::MAX);
            let rows = readers.rows(sql, &[&game.map(Id::from), &limit]).await?;
            rows.iter().map(|row| column(row, 0).map(Id::game)).collect()
        })
    }

    fn members(&self, game: GameId) -> Result<Vec<PersonId>, StoreError> {
        let sql = "SELECT person FROM members WHERE game_id = $1 ORDER BY person";
        self.ask(async move |readers| {
            let rows = readers.rows(sql, &[&Id::from(game)]).await?;
            rows.iter().map(|row| column(row, 0).map(Id::person)).collect()
        })
    }

    fn keys_of(&self, game: Option<GameId>) -> Result<Vec<NewKey>, StoreError> {
        let sql = "SELECT game_id, body, expires, hash FROM keys
                   WHERE game_id IS NOT DISTINCT FROM $1 AND (expires IS NULL OR expires > now_ms())
                   ORDER BY hash";
        self.ask(async move |readers| {
            let rows = readers.rows(sql, &[&game.map(Id::from)]).await?;
            rows.iter().map(new_key).collect()
        })
    }

    fn take_in(&self, whole: Whole) -> Result<(), StoreError> {
        let (game, work) = (Some(whole.info.game), |link| take_in(link, whole));
        wait(|answer| self.change(game, Ok(()), work, answer)).wait()
    }
}

fn new_key(row: &Row) -> Result<NewKey, StoreError> {
    let hash: &[u8] = column(row, 3)?;
    let wrong = |_| StoreError::Corrupt("a key has another length".to_owned());
    Ok(NewKey { hash: KeyHash(hash.try_into().map_err(wrong)?), key: changes::key(row)? })
}

async fn take_in(link: Arc<Link>, whole: Whole) -> Result<(), StoreError> {
    let Whole { info, entries, notes, members, keys } = whole;
    let Keys { hashes, games, bodies: kept, expires } = Keys::new(&keys)?;
    let commands: Vec<Option<Id>> =
        entries.iter().map(|entry| entry.command_id.map(Id::from)).collect();
    let seats: Vec<Option<i16>> = entries.iter().map(|entry| entry.seat.map(i16::from)).collect();
    let times: Vec<i64> = entries.iter().map(|entry| milliseconds(entry.at)).collect();
    let bodies: Vec<&[u8]> = entries.iter().map(|entry| entry.body.as_bytes()).collect();
    let note_times: Vec<i64> = notes.iter().map(|note| milliseconds(note.at)).collect();
    let note_bodies: Vec<&[u8]> = notes.iter().map(|note| note.body.as_bytes()).collect();
    let members: Vec<Id> = members.into_iter().map(Id::from).collect();
    let (game, meta) = (Id::from(info.game), info.meta.as_bytes());
    let (created, active) = (milliseconds(info.created), milliseconds(info.active));
    let revision = i64::from(info.revision);
    let about: [&(dyn ToSql + Sync); 6] = [&game, &created, &active, &info.over, &meta, &revision];
    let lines: [&(dyn ToSql + Sync); 7] =
        [&commands, &seats, &times, &bodies, &note_times, &note_bodies, &members];
    let of_keys: [&(dyn ToSql + Sync); 4] = [&hashes, &games, &kept, &expires];
    let values = [&about[..], &lines[..], &of_keys[..]].concat();
    let sql = "SELECT outcome, number FROM take_in($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
                                                   $12, $13, $14, $15, $16, $17)";
    changes::done(&link, sql, &values).await.map(drop)
}
