//! Keys: kept, found and forgotten.

use super::changes::{Outcome, is_there, one, run};
use crate::{GameId, Key, KeyHash, NewKey, StoreError, milliseconds, now, time};
use core::str::FromStr;
use rusqlite::types::Type;
use rusqlite::{Connection, Row};
use std::collections::BTreeSet;
use std::time::SystemTime;

pub(super) fn put(on: &Connection, keys: &[NewKey]) -> Outcome<()> {
    if let Some(refusal) = refusal(on, keys, &[], None)? {
        return Ok(Err(refusal));
    }
    insert(on, keys)?;
    Ok(Ok(()))
}

pub(super) fn take(on: &Connection, hash: KeyHash) -> Outcome<Option<Key>> {
    let found = find(on, hash)?;
    forget(on, &[hash])?;
    Ok(Ok(found))
}

/// What is kept with a key that has not expired.
pub(super) fn find(on: &Connection, hash: KeyHash) -> rusqlite::Result<Option<Key>> {
    let sql = "SELECT game_id, body, expires FROM keys
               WHERE hash = ?1 AND (expires IS NULL OR expires > ?2)";
    one(on, sql, (hash.0, now()), key)
}

/// The keys of a game, or those of no game, that have not expired.
pub(super) fn of_game(on: &Connection, game: Option<GameId>) -> rusqlite::Result<Vec<NewKey>> {
    let sql = "SELECT game_id, body, expires, hash FROM keys
               WHERE game_id IS ?1 AND (expires IS NULL OR expires > ?2) ORDER BY hash";
    let mut statement = on.prepare_cached(sql)?;
    let game = game.map(|game| game.to_string());
    let rows = statement.query_map((game, now()), |row| {
        Ok(NewKey { hash: KeyHash(row.get(3)?), key: key(row)? })
    })?;
    rows.collect()
}

/// Why these keys cannot be kept, once others have been dropped and one more game is there.
pub(super) fn refusal(
    on: &Connection,
    keys: &[NewKey],
    dropped: &[KeyHash],
    new: Option<GameId>,
) -> rusqlite::Result<Option<StoreError>> {
    let mut seen = BTreeSet::new();
    for NewKey { hash, key } in keys {
        let kept = !dropped.contains(hash) && find(on, *hash)?.is_some();
        if kept || !seen.insert(hash) {
            return Ok(Some(StoreError::Exists));
        }
        let Some(game) = key.game.filter(|game| Some(*game) != new) else { continue };
        if !is_there(on, &game.to_string())? {
            return Ok(Some(StoreError::NoSuchGame));
        }
    }
    Ok(None)
}

/// Keeps keys that nothing speaks against, and forgets all that have expired.
pub(super) fn insert(on: &Connection, keys: &[NewKey]) -> rusqlite::Result<()> {
    if keys.is_empty() {
        return Ok(());
    }
    run(on, "DELETE FROM keys WHERE expires <= ?1", [now()])?;
    for NewKey { hash, key } in keys {
        let sql = "INSERT OR REPLACE INTO keys (hash, game_id, body, expires)
                   VALUES (?1, ?2, ?3, ?4)";
        let game = key.game.map(|game| game.to_string());
        run(on, sql, (hash.0, game, &key.body, key.expires.map(milliseconds)))?;
    }
    Ok(())
}

/// Moves the end of a key that has not expired.
pub(super) fn renew(on: &Connection, hash: KeyHash, expires: SystemTime) -> rusqlite::Result<()> {
    let sql = "UPDATE keys SET expires = ?2
               WHERE hash = ?1 AND (expires IS NULL OR expires > ?3)";
    run(on, sql, (hash.0, milliseconds(expires), now())).map(drop)
}

pub(super) fn forget(on: &Connection, keys: &[KeyHash]) -> rusqlite::Result<()> {
    for hash in keys {
        run(on, "DELETE FROM keys WHERE hash = ?1", [hash.0])?;
    }
    Ok(())
}

fn key(row: &Row<'_>) -> rusqlite::Result<Key> {
    let game: Option<String> = row.get(0)?;
    Ok(Key {
        game: game.map(|text| parse(0, &text)).transpose()?,
        body: row.get(1)?,
        expires: row.get::<_, Option<i64>>(2)?.map(time),
    })
}

/// The id in a column.
pub(super) fn parse<T>(column: usize, text: &str) -> rusqlite::Result<T>
where
    T: FromStr<Err: core::error::Error + Send + Sync + 'static>,
{
    text.parse().map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error))
    })
}
