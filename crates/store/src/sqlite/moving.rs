//! Games that come from another store, and go there.

use super::Sqlite;
use super::changes::{self, Outcome, is_there, run, set_members};
use super::keys;
use crate::moving::{Portable, Whole};
use crate::{GameId, NewKey, PersonId, StoreError, milliseconds, wait};
use rusqlite::Connection;

impl Portable for Sqlite {
    fn ids_after(&self, game: Option<GameId>, limit: usize) -> Result<Vec<GameId>, StoreError> {
        self.readers.ids_after(game, limit)
    }

    fn members(&self, game: GameId) -> Result<Vec<PersonId>, StoreError> {
        self.readers.members(game)
    }

    fn keys_of(&self, game: Option<GameId>) -> Result<Vec<NewKey>, StoreError> {
        self.readers.keys_of(game)
    }

    fn take_in(&self, whole: Whole) -> Result<(), StoreError> {
        let bytes =
            whole.info.meta.len() + whole.entries.iter().map(|e| e.body.len()).sum::<usize>();
        let work = move |on: &Connection| take_in(on, &whole);
        wait(|answer| self.send(Ok(()), bytes, work, answer)).wait()
    }
}

fn take_in(on: &Connection, whole: &Whole) -> Outcome<()> {
    let Whole { info, entries, notes, members, keys } = whole;
    let game = info.game.to_string();
    if is_there(on, &game)? {
        return Ok(Err(StoreError::Exists));
    }
    if let Some(refusal) = keys::refusal(on, keys, &[], Some(info.game))? {
        return Ok(Err(refusal));
    }
    let sql = "INSERT INTO games (game_id, created, meta, revision) VALUES (?1, ?2, ?3, ?4)";
    run(on, sql, (&game, milliseconds(info.created), &info.meta, info.revision))?;
    let active = milliseconds(info.active);
    let sql = "INSERT INTO recent (game_id, active, waiting, over, members)
               VALUES (?1, ?2, ?3, ?4, 0)";
    run(on, sql, (&game, active, entries.is_empty(), info.over))?;
    for entry in entries {
        let command = entry.command_id.map(|id| id.to_string());
        let at = milliseconds(entry.at);
        changes::insert(on, &game, entry.seq, command.as_deref(), entry.seat, at, &entry.body)?;
    }
    for note in notes {
        let sql = "INSERT INTO notes (game_id, seq, at, body) VALUES (?1, ?2, ?3, ?4)";
        run(on, sql, (&game, note.seq, milliseconds(note.at), &note.body))?;
    }
    set_members(on, &game, active, members)?;
    keys::insert(on, keys)?;
    Ok(Ok(()))
}
