//! What the tests of stores share.

#![allow(dead_code)] // Each test program uses its part.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::path::{Path, PathBuf};
use store::{Amend, Append, CommandId, GameId, NewGame, NewNote, Sqlite, Store};

pub const GAME: GameId = GameId::new(42);

/// A directory of its own, removed afterwards.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Self {
        let name = format!("tiefenthal-store-{}-{:016x}", std::process::id(), random());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir(&path).unwrap();
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The database in it.
    pub fn file(&self) -> PathBuf {
        self.beside("")
    }

    /// The file next to the database whose name ends like this.
    pub fn beside(&self, end: &str) -> PathBuf {
        self.0.join(format!("games.db{end}"))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// Any number; std seeds its hash tables with randomness of the system.
pub fn random() -> u64 {
    RandomState::new().build_hasher().finish()
}

pub fn new_game(game: GameId, body: &str) -> NewGame {
    let (meta, bodies) = (String::new(), vec![body.to_owned()]);
    NewGame { game, meta, bodies, over: false, members: Vec::new(), keys: Vec::new() }
}

pub fn append(game: GameId, expected_seq: u32, body: &str) -> Append {
    let (command_id, seat, body) = (None, None, body.to_owned());
    Append { game, expected_seq, command_id, seat, body, last: false }
}

/// A note.
pub fn note(game: GameId, expected_seq: u32, body: &str) -> NewNote {
    NewNote { game, expected_seq, body: body.to_owned() }
}

/// An amendment that changes nothing but the revision and empties the meta.
pub fn amend(game: GameId, expected_revision: u32) -> Amend {
    Amend {
        game,
        expected_revision,
        meta: String::new(),
        first: None,
        members: None,
        add_keys: Vec::new(),
        drop_keys: Vec::new(),
    }
}

/// A store with one game of `length` entries, closed.
pub fn filled(directory: &Scratch, length: u32) {
    let store = Sqlite::open(directory.file()).unwrap();
    store.create(new_game(GAME, "body 0")).unwrap();
    for seq in 1..length {
        let command_id = Some(CommandId::new(seq.into()));
        let sent = append(GAME, seq, &format!("body {seq}"));
        store.append(Append { command_id, seat: Some(1), ..sent }).unwrap();
    }
}

/// Changes the database behind the store's back.
pub fn edit(directory: &Scratch, sql: &str) {
    let connection = rusqlite::Connection::open(directory.file()).unwrap();
    connection.execute_batch(sql).unwrap();
}
