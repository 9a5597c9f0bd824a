//! The changes: what each does within a transaction that the writer commits.
//!
//! An error of SQLite fails the transaction. A refusal is an ordinary answer, so it must be found
//! before anything is written.

use super::keys;
use crate::{
    Amend, Append, Appended, CommandId, GameId, NewGame, NewNote, Note, PersonId, StoreError, now,
    time,
};
use rusqlite::{Connection, OptionalExtension as _, Params, Row};
use std::collections::BTreeSet;

/// What a change answers if the transaction is committed.
pub(super) type Outcome<T> = rusqlite::Result<Result<T, StoreError>>;

/// How far the times that order the lists may lag behind, in milliseconds. Without it every append
/// would write them again, once for each member.
const LAG: i64 = 60_000;

pub(super) fn create(on: &Connection, new: &NewGame) -> Outcome<()> {
    let (game, at) = (new.game.to_string(), now());
    if is_there(on, &game)? {
        return Ok(Err(StoreError::Exists));
    }
    if let Some(refusal) = keys::refusal(on, &new.keys, &[], Some(new.game))? {
        return Ok(Err(refusal));
    }
    let sql = "INSERT INTO games (game_id, created, meta) VALUES (?1, ?2, ?3)";
    run(on, sql, (&game, at, &new.meta))?;
    let sql = "INSERT INTO recent (game_id, active, waiting, over, members)
               VALUES (?1, ?2, ?3, ?4, 0)";
    run(on, sql, (&game, at, new.bodies.is_empty(), new.over))?;
    for (seq, body) in (0..).zip(&new.bodies) {
        insert(on, &game, seq, None, None, at, body)?;
    }
    set_members(on, &game, at, &new.members)?;
    keys::insert(on, &new.keys)?;
    Ok(Ok(()))
}

pub(super) fn amend(on: &Connection, amend: &Amend) -> Outcome<u32> {
    let (game, at) = (amend.game.to_string(), now());
    let sql = "SELECT revision FROM games WHERE game_id = ?1";
    let revision: Option<u32> = one(on, sql, [&game], |row| row.get(0))?;
    let Some(revision) = revision else { return Ok(Err(StoreError::NoSuchGame)) };
    if revision != amend.expected_revision {
        return Ok(Err(StoreError::Conflict { seq: revision }));
    }
    if amend.first.is_some() {
        let length = length(on, &game)?;
        if length > 0 {
            return Ok(Err(StoreError::Conflict { seq: length }));
        }
    }
    if let Some(refusal) = keys::refusal(on, &amend.add_keys, &amend.drop_keys, None)? {
        return Ok(Err(refusal));
    }
    // Four thousand million revisions later an old number returns, which nobody remembers.
    let revision = revision.wrapping_add(1);
    let sql = "UPDATE games SET meta = ?2, revision = ?3 WHERE game_id = ?1";
    run(on, sql, (&game, &amend.meta, revision))?;
    if let Some(body) = &amend.first {
        insert(on, &game, 0, None, None, at, body)?;
        run(on, "UPDATE recent SET waiting = 0 WHERE game_id = ?1", [&game])?;
    }
    if let Some(members) = &amend.members {
        set_members(on, &game, at, members)?;
    }
    touch(on, &game, at, at)?;
    keys::forget(on, &amend.drop_keys)?;
    keys::insert(on, &amend.add_keys)?;
    Ok(Ok(revision))
}

pub(super) fn append(on: &Connection, append: &Append) -> Outcome<Appended> {
    let (game, at) = (append.game.to_string(), now());
    let command = append.command_id.as_ref().map(CommandId::to_string);
    if let Some(command) = &command {
        let sql = "SELECT seat, seq, body FROM events WHERE game_id = ?1 AND command_id = ?2";
        let stored =
            one(on, sql, (&game, command), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        if let Some((seat, seq, body)) = stored {
            return Ok(append.repeat(seat, seq, body));
        }
    }
    let seq = length(on, &game)?;
    if seq == 0 && !is_there(on, &game)? {
        return Ok(Err(StoreError::NoSuchGame));
    }
    if seq != append.expected_seq {
        return Ok(Err(StoreError::Conflict { seq }));
    }
    insert(on, &game, seq, command.as_deref(), append.seat, at, &append.body)?;
    let sql = "UPDATE recent SET waiting = 0, over = ?2 WHERE game_id = ?1
               AND (waiting = 1 OR over IS NOT ?2)";
    run(on, sql, (&game, append.last))?;
    touch(on, &game, at, at - LAG)?;
    Ok(Ok(Appended { seq, repeated: false, body: append.body.clone() }))
}

pub(super) fn note(on: &Connection, new: &NewNote) -> Outcome<Note> {
    let (game, at) = (new.game.to_string(), now());
    if !is_there(on, &game)? {
        return Ok(Err(StoreError::NoSuchGame));
    }
    let sql = "SELECT coalesce(max(seq) + 1, 0) FROM notes WHERE game_id = ?1";
    let seq: u32 = on.prepare_cached(sql)?.query_row([&game], |row| row.get(0))?;
    if seq != new.expected_seq {
        return Ok(Err(StoreError::Conflict { seq }));
    }
    let sql = "INSERT INTO notes (game_id, seq, at, body) VALUES (?1, ?2, ?3, ?4)";
    run(on, sql, (&game, seq, at, &new.body))?;
    Ok(Ok(Note { seq, at: time(at), body: new.body.clone() }))
}

pub(super) fn delete(on: &Connection, game: GameId) -> Outcome<()> {
    let game = game.to_string();
    if !is_there(on, &game)? {
        return Ok(Err(StoreError::NoSuchGame));
    }
    // Announced first, because the triggers let nothing be deleted by accident.
    run(on, "INSERT INTO deleting (game_id) VALUES (?1)", [&game])?;
    for table in ["events", "notes", "keys", "members", "recent", "games", "deleting"] {
        run(on, &format!("DELETE FROM {table} WHERE game_id = ?1"), [&game])?;
    }
    Ok(Ok(()))
}

/// Executes a statement that is prepared once; how many rows it changed.
pub(super) fn run(on: &Connection, sql: &str, values: impl Params) -> rusqlite::Result<usize> {
    on.prepare_cached(sql)?.execute(values)
}

/// The row of a query, if there is one.
pub(super) fn one<T>(
    on: &Connection,
    sql: &str,
    values: impl Params,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Option<T>> {
    on.prepare_cached(sql)?.query_row(values, read).optional()
}

/// Whether there is such a game.
pub(super) fn is_there(on: &Connection, game: &str) -> rusqlite::Result<bool> {
    Ok(one(on, "SELECT 1 FROM games WHERE game_id = ?1", [game], |_| Ok(()))?.is_some())
}

fn length(on: &Connection, game: &str) -> rusqlite::Result<u32> {
    let sql = "SELECT coalesce(max(seq) + 1, 0) FROM events WHERE game_id = ?1";
    on.prepare_cached(sql)?.query_row([game], |row| row.get(0))
}

pub(super) fn insert(
    on: &Connection,
    game: &str,
    seq: u32,
    command: Option<&str>,
    seat: Option<u8>,
    at: i64,
    body: &str,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO events (game_id, seq, command_id, seat, at, body)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    run(on, sql, (game, seq, command, seat, at, body)).map(drop)
}

/// Moves a game to the top of the lists, if its time there is before `limit`.
fn touch(on: &Connection, game: &str, at: i64, limit: i64) -> rusqlite::Result<()> {
    let sql = "UPDATE recent SET active = ?2 WHERE game_id = ?1 AND active < ?3";
    run(on, sql, (game, at, limit))?;
    let sql = "UPDATE members SET active = ?2 WHERE game_id = ?1 AND active < ?3";
    run(on, sql, (game, at, limit)).map(drop)
}

pub(super) fn set_members(
    on: &Connection,
    game: &str,
    at: i64,
    members: &[PersonId],
) -> rusqlite::Result<()> {
    run(on, "DELETE FROM members WHERE game_id = ?1", [game])?;
    let members: BTreeSet<PersonId> = members.iter().copied().collect();
    for person in &members {
        let sql = "INSERT INTO members (person, active, game_id) VALUES (?1, ?2, ?3)";
        run(on, sql, (person.to_string(), at, game))?;
    }
    let count = i64::try_from(members.len()).unwrap_or(i64::MAX);
    run(on, "UPDATE recent SET members = ?2 WHERE game_id = ?1", (game, count)).map(drop)
}
