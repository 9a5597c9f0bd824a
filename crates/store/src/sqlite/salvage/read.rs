//! Reads around damage.

use super::Left;
use crate::{GameId, PersonId};
use rusqlite::{Connection, OpenFlags, OptionalExtension as _, Params, Row};
use std::collections::BTreeSet;
use std::path::Path;

/// A damaged database.
pub(super) struct Source {
    connection: Connection,
}

/// What can be read of a game.
pub(super) struct Found {
    pub(super) game: GameId,
    pub(super) created: i64,
    pub(super) meta: String,
    pub(super) revision: u32,
    pub(super) over: Option<bool>,
    pub(super) entries: Vec<FoundEntry>,
    /// How many entries there were.
    pub(super) length: u32,
    pub(super) members: Vec<PersonId>,
    pub(super) notes: Vec<(u32, i64, String)>,
    /// What else is not complete.
    missing: Option<&'static str>,
}

pub(super) struct FoundEntry {
    pub(super) seq: u32,
    pub(super) command: Option<String>,
    pub(super) seat: Option<u8>,
    pub(super) at: i64,
    pub(super) body: String,
}

/// What can be read of a key.
pub(super) struct FoundKey {
    pub(super) game: Option<String>,
    pub(super) body: String,
    pub(super) expires: Option<i64>,
}

impl Source {
    /// Opens a copy, since a log that was not closed must be recovered.
    pub(super) fn open(path: &Path) -> rusqlite::Result<Source> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        // Without its list of tables nothing can be found.
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
        Ok(Source { connection })
    }

    /// The ids of all games that are mentioned anywhere: where one table is damaged, another is not.
    pub(super) fn games(&self) -> BTreeSet<GameId> {
        let mut games = BTreeSet::new();
        for table in ["games", "events", "recent", "members", "notes"] {
            let sql =
                format!("SELECT game_id FROM {table} WHERE game_id > ?1 ORDER BY game_id LIMIT 1");
            let mut last = String::new();
            loop {
                match self.first(&sql, [&last], |row| row.get::<_, String>(0)) {
                    Ok(Some(id)) => {
                        games.extend(id.parse::<GameId>());
                        last = id;
                    }
                    Ok(None) => break,
                    // Ids are random, so the next page begins with other digits.
                    Err(_) => match next_digits(&last) {
                        Some(digits) => last = digits,
                        None => break,
                    },
                }
            }
        }
        games
    }

    /// A game, or why nothing of it can be saved.
    pub(super) fn game(&self, game: GameId) -> Result<Found, String> {
        let id = game.to_string();
        let sql = "SELECT created, meta FROM games WHERE game_id = ?1";
        let row = self.first(sql, [&id], |row| Ok((row.get(0)?, row.get(1)?)));
        let (created, meta) = match row {
            Ok(Some(row)) => row,
            Ok(None) => return Err("its meta is gone".to_owned()),
            Err(error) => return Err(format!("its meta cannot be read: {error}")),
        };
        let (entries, broken) = self.entries(&id);
        let length = self.length(&id, &entries, broken);
        if entries.is_empty() && length > 0 {
            return Err("its log cannot be read".to_owned());
        }
        let (members, no_members) =
            self.rows("SELECT person FROM members WHERE game_id = ?1", &id, |row| {
                row.get::<_, String>(0)
            });
        let sql = "SELECT seq, at, body FROM notes WHERE game_id = ?1 ORDER BY seq";
        let (notes, no_notes) =
            self.rows(sql, &id, |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
        let missing = match (no_members, no_notes) {
            (true, true) => Some("its members and notes"),
            (true, false) => Some("its members"),
            (false, true) => Some("its notes"),
            (false, false) => None,
        };
        // Both are columns of schema 2.
        let revision = "SELECT revision FROM games WHERE game_id = ?1";
        let revision = self.first(revision, [&id], |row| row.get(0)).ok().flatten();
        let over = "SELECT over FROM recent WHERE game_id = ?1";
        let over = self.first(over, [&id], |row| row.get(0)).ok().flatten().flatten();
        Ok(Found {
            game,
            created,
            meta,
            revision: revision.unwrap_or(0),
            // A log without its end is not over.
            over: if entries.len() < length as usize { Some(false) } else { over },
            entries,
            length,
            members: members.iter().filter_map(|person| person.parse().ok()).collect(),
            notes,
            missing,
        })
    }

    /// All keys that can be read, and about how many cannot.
    pub(super) fn keys(&self) -> (Vec<(Vec<u8>, FoundKey)>, u64) {
        let sql = "SELECT hash, game_id, body, expires FROM keys
                   WHERE hash > ?1 ORDER BY hash LIMIT 1";
        let (mut keys, mut lost, mut last) = (Vec::new(), 0, Vec::new());
        if self.connection.prepare(sql).is_err() {
            // Schema 1 has none.
            return (keys, 0);
        }
        loop {
            let row = self.first(sql, [&last], |row| {
                let key = FoundKey { game: row.get(1)?, body: row.get(2)?, expires: row.get(3)? };
                Ok((row.get::<_, Vec<u8>>(0)?, key))
            });
            match row {
                Ok(Some((hash, key))) => {
                    last.clone_from(&hash);
                    keys.push((hash, key));
                }
                Ok(None) => break,
                Err(_) => match next_bytes(&last) {
                    Some(bytes) => {
                        lost += 1;
                        last = bytes;
                    }
                    None => break,
                },
            }
        }
        (keys, lost)
    }

    /// The entries from the first on without a gap, and whether damage ended them.
    fn entries(&self, id: &str) -> (Vec<FoundEntry>, bool) {
        let sql = "SELECT seq, command_id, seat, at, body FROM events
                   WHERE game_id = ?1 ORDER BY seq";
        let (mut entries, broken) = self.rows(sql, id, |row| {
            Ok(FoundEntry {
                seq: row.get(0)?,
                command: row.get(1)?,
                seat: row.get(2)?,
                at: row.get(3)?,
                body: row.get(4)?,
            })
        });
        let unbroken = (0..).zip(&entries).take_while(|(seq, entry)| *seq == entry.seq).count();
        let gap = unbroken < entries.len();
        entries.truncate(unbroken);
        (entries, broken || gap)
    }

    /// How long the log was: by its last entry, by either of its trees; at least one more than was read
    /// if damage ended that.
    fn length(&self, id: &str, entries: &[FoundEntry], broken: bool) -> u32 {
        let read = u32::try_from(entries.len()).unwrap_or(u32::MAX);
        if !broken {
            return read;
        }
        let by = |sql| self.first(sql, [id], |row| row.get::<_, Option<u32>>(0));
        let last = by("SELECT max(seq) + 1 FROM events NOT INDEXED WHERE game_id = ?1");
        let command = by("SELECT max(seq) + 1 FROM events
                          WHERE game_id = ?1 AND command_id > ''");
        let found = [last, command].into_iter().filter_map(|row| row.ok().flatten().flatten());
        found.max().unwrap_or(0).max(read + 1)
    }

    /// The rows of a game up to the first that cannot be read, and whether there is such a row. A table
    /// that an older schema lacks has no rows.
    fn rows<T>(
        &self,
        sql: &str,
        id: &str,
        mut read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> (Vec<T>, bool) {
        let mut found = Vec::new();
        let Ok(mut statement) = self.connection.prepare_cached(sql) else { return (found, false) };
        let Ok(mut rows) = statement.query([id]) else { return (found, true) };
        loop {
            match rows.next().and_then(|row| row.map(&mut read).transpose()) {
                Ok(Some(row)) => found.push(row),
                Ok(None) => return (found, false),
                Err(_) => return (found, true),
            }
        }
    }

    fn first<T>(
        &self,
        sql: &str,
        values: impl Params,
        read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<Option<T>> {
        self.connection.prepare_cached(sql)?.query_row(values, read).optional()
    }
}

impl Found {
    /// What is not as it was.
    pub(super) fn loss(&self) -> Option<Left> {
        let entries = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        if entries < self.length {
            return Some(Left::Beginning { entries, of: self.length });
        }
        self.missing.map(Left::AllBut)
    }
}

/// The first three digits after those of an id; everything that begins with them is greater.
fn next_digits(id: &str) -> Option<String> {
    let digits = id.get(..3).and_then(|digits| u16::from_str_radix(digits, 16).ok());
    let next = digits.map_or(0, |digits| digits + 1);
    (next <= 0xfff).then(|| format!("{next:03x}"))
}

/// The same for the first two bytes of a hash.
fn next_bytes(hash: &[u8]) -> Option<Vec<u8>> {
    let bytes = hash.first_chunk().map(|&bytes| u16::from_be_bytes(bytes));
    let next = bytes.map_or(Some(0), |bytes| bytes.checked_add(1))?;
    Some(next.to_be_bytes().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damage_is_stepped_over_in_small_steps() {
        let next = |id: &str| next_digits(id);
        assert_eq!(next(""), Some("000".to_owned()));
        assert_eq!(next("000"), Some("001".to_owned()));
        assert_eq!(next(&"9".repeat(32)), Some("99a".to_owned()));
        assert_eq!(next(&"f".repeat(32)), None);
        assert_eq!(next_bytes(&[]), Some(vec![0, 0]));
        assert_eq!(next_bytes(&[0, 255, 7]), Some(vec![1, 0]));
        assert_eq!(next_bytes(&[255; 32]), None);
    }
}
