//! The tables, and how older files are upgraded.

use crate::OpenError;
use rusqlite::{Connection, TransactionBehavior};
use std::path::Path;

/// The version of the tables, kept in `user_version`.
pub const SCHEMA: i64 = MIGRATIONS.len() as i64;

/// "TIEF": marks an SQLite file as ours.
const APPLICATION_ID: i64 = 0x5449_4546;

/// Element `i` upgrades version `i` to version `i + 1`. Released elements are never edited.
const MIGRATIONS: [&str; 2] = [
    // Without rowid the entries of a game are stored together in order, the way they are read, and
    // there are two trees to write instead of three.
    "CREATE TABLE games (
         game_id TEXT NOT NULL PRIMARY KEY CHECK (length(game_id) = 32),
         created INTEGER NOT NULL,
         meta TEXT NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE events (
         game_id TEXT NOT NULL REFERENCES games (game_id),
         seq INTEGER NOT NULL CHECK (seq BETWEEN 0 AND 4294967295),
         command_id TEXT CHECK (length(command_id) = 32),
         seat INTEGER CHECK (seat BETWEEN 0 AND 255),
         at INTEGER NOT NULL,
         body TEXT NOT NULL,
         PRIMARY KEY (game_id, seq),
         UNIQUE (game_id, command_id)
     ) STRICT, WITHOUT ROWID;
     CREATE TRIGGER events_are_not_edited BEFORE UPDATE ON events
         BEGIN SELECT RAISE(ABORT, 'a stored event is never edited'); END;
     CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events
         BEGIN SELECT RAISE(ABORT, 'a stored event is never deleted'); END;",
    // Lists must not read the logs: `recent` and `members` hold what orders them. Their times lag
    // behind by up to a minute, so that an append seldom has to write there.
    "ALTER TABLE games ADD COLUMN revision INTEGER NOT NULL DEFAULT 0
         CHECK (revision BETWEEN 0 AND 4294967295);
     CREATE TABLE recent (
         game_id TEXT NOT NULL PRIMARY KEY REFERENCES games (game_id),
         active INTEGER NOT NULL,
         waiting INTEGER NOT NULL CHECK (waiting IN (0, 1)),
         over INTEGER CHECK (over IN (0, 1)),
         members INTEGER NOT NULL
     ) STRICT, WITHOUT ROWID;
     INSERT INTO recent (game_id, active, waiting, over, members)
         SELECT game_id, coalesce(last, created), last IS NULL, NULL, 0
         FROM (SELECT game_id, created, (SELECT at FROM events WHERE events.game_id = games.game_id
                                         ORDER BY seq DESC LIMIT 1) AS last FROM games);
     CREATE INDEX recent_of_all ON recent (active);
     CREATE INDEX recent_of_nobody ON recent (active) WHERE members = 0;
     CREATE INDEX recent_and_waiting ON recent (active) WHERE waiting = 1;
     CREATE TABLE members (
         person TEXT NOT NULL CHECK (length(person) = 32),
         active INTEGER NOT NULL,
         game_id TEXT NOT NULL REFERENCES games (game_id),
         PRIMARY KEY (person, active, game_id),
         UNIQUE (game_id, person)
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE keys (
         hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
         game_id TEXT REFERENCES games (game_id),
         body TEXT NOT NULL,
         expires INTEGER
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX keys_of_games ON keys (game_id) WHERE game_id IS NOT NULL;
     CREATE INDEX keys_that_expire ON keys (expires) WHERE expires IS NOT NULL;
     CREATE TABLE notes (
         game_id TEXT NOT NULL REFERENCES games (game_id),
         seq INTEGER NOT NULL CHECK (seq BETWEEN 0 AND 4294967295),
         at INTEGER NOT NULL,
         body TEXT NOT NULL,
         PRIMARY KEY (game_id, seq)
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE deleting (game_id TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
     DROP TRIGGER events_are_not_deleted;
     CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events
         WHEN NOT EXISTS (SELECT 1 FROM deleting WHERE game_id = OLD.game_id)
         BEGIN SELECT RAISE(ABORT, 'a stored event is deleted only with its game'); END;
     CREATE TRIGGER notes_are_not_edited BEFORE UPDATE ON notes
         BEGIN SELECT RAISE(ABORT, 'a stored note is never edited'); END;
     CREATE TRIGGER notes_are_not_deleted BEFORE DELETE ON notes
         WHEN NOT EXISTS (SELECT 1 FROM deleting WHERE game_id = OLD.game_id)
         BEGIN SELECT RAISE(ABORT, 'a stored note is deleted only with its game'); END;
     CREATE TABLE commits (
         one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
         made INTEGER NOT NULL
     ) STRICT;
     INSERT INTO commits (one, made) VALUES (1, 0);",
];

/// The version of a database; refuses one that is not ours or newer than this program. Changes
/// nothing.
pub(super) fn identify(
    connection: &Connection,
    path: &Path,
) -> rusqlite::Result<Result<i64, OpenError>> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let (application, version) = (number("application_id")?, number("user_version")?);
    let things: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let fresh = application == 0 && version == 0 && things == 0;
    if application != APPLICATION_ID && !fresh {
        return Ok(Err(OpenError::OtherDatabase { path: path.to_owned() }));
    }
    if version > SCHEMA {
        return Ok(Err(OpenError::NewerSchema { found: version, known: SCHEMA }));
    }
    Ok(Ok(version))
}

/// Upgrades the tables, each step in its own transaction together with its version.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    for (done, step) in (1_i64..).zip(MIGRATIONS) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let version: i64 =
            transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if version >= done {
            continue;
        }
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", done)?;
        transaction.commit()?;
    }
    Ok(())
}
