//! Writes what was found, with its numbers and times.

use super::super::changes::{is_there, run};
use super::read::{Found, FoundKey};
use rusqlite::Connection;

pub(super) fn game(on: &Connection, found: &Found) -> rusqlite::Result<()> {
    let game = found.game.to_string();
    let active = found.entries.last().map_or(found.created, |entry| entry.at);
    let sql = "INSERT INTO games (game_id, created, meta, revision) VALUES (?1, ?2, ?3, ?4)";
    run(on, sql, (&game, found.created, &found.meta, found.revision))?;
    let sql = "INSERT INTO recent (game_id, active, waiting, over, members)
               VALUES (?1, ?2, ?3, ?4, ?5)";
    let members = i64::try_from(found.members.len()).unwrap_or(i64::MAX);
    run(on, sql, (&game, active, found.entries.is_empty(), found.over, members))?;
    for entry in &found.entries {
        let sql = "INSERT INTO events (game_id, seq, command_id, seat, at, body)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let values = (&game, entry.seq, &entry.command, entry.seat, entry.at, &entry.body);
        run(on, sql, values)?;
    }
    for person in &found.members {
        let sql = "INSERT OR IGNORE INTO members (person, active, game_id) VALUES (?1, ?2, ?3)";
        run(on, sql, (person.to_string(), active, &game))?;
    }
    for (seq, at, body) in &found.notes {
        let sql = "INSERT OR IGNORE INTO notes (game_id, seq, at, body) VALUES (?1, ?2, ?3, ?4)";
        run(on, sql, (&game, seq, at, body))?;
    }
    Ok(())
}

/// Keeps a key, unless its game is lost; whether it was kept.
pub(super) fn key(on: &Connection, hash: &[u8], key: &FoundKey) -> rusqlite::Result<bool> {
    if let Some(game) = &key.game
        && !is_there(on, game)?
    {
        return Ok(false);
    }
    let sql = "INSERT OR IGNORE INTO keys (hash, game_id, body, expires) VALUES (?1, ?2, ?3, ?4)";
    Ok(run(on, sql, (hash, &key.game, &key.body, key.expires))? > 0)
}
