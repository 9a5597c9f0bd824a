//! What the tests of stores share.

#![allow(dead_code)] // Each test program uses its part.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::path::{Path, PathBuf};
use store::{Amend, Append, GameId, NewGame};

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
        self.0.join("games.db")
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
    let body = Some(body.to_owned());
    NewGame { game, meta: String::new(), body, members: Vec::new(), keys: Vec::new() }
}

pub fn append(game: GameId, expected_seq: u32, body: &str) -> Append {
    let (command_id, seat, body) = (None, None, body.to_owned());
    Append { game, expected_seq, command_id, seat, body, last: false }
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
