//! What applies to files only: reopening, damage, locks, files of other programs.

mod support;

use std::fs;
use std::sync::Arc;
use std::thread;
use store::{
    Append, CommandId, GameId, MINIMUM_SQLITE, OpenError, Options, SCHEMA, Sqlite, Store,
    StoreError,
};
use support::{GAME, Scratch, amend, append, edit, filled, new_game};

fn open_error(path: &std::path::Path) -> OpenError {
    Sqlite::open(path).expect_err("this must not open")
}

#[test]
fn everything_is_there_after_reopening() {
    let directory = Scratch::new();
    filled(&directory, 20);
    let mut before = None;
    for _ in 0..3 {
        let store = Sqlite::open(directory.file()).unwrap();
        let now = (store.read(GAME, 0).unwrap(), store.games(100).unwrap());
        assert_eq!((now.0.len(), now.1.len(), now.1[0].length), (20, 1, 20));
        assert_eq!(*before.get_or_insert_with(|| now.clone()), now);
        // Commands are remembered, too, and numbers continue.
        let sent = Append { seat: Some(1), ..append(GAME, 20, "new") };
        let again = Append { command_id: Some(CommandId::new(7)), ..sent.clone() };
        let again = store.append(again).unwrap();
        assert_eq!((again.seq, again.repeated, &*again.body), (7, true, "body 7"));
        let behind = Append { expected_seq: 19, ..sent };
        assert_eq!(store.append(behind), Err(StoreError::Conflict { seq: 20 }));
    }
}

#[test]
fn dropping_the_store_first_stores_what_waits() {
    let directory = Scratch::new();
    let store = Sqlite::open(directory.file()).unwrap();
    store.create(new_game(GAME, "0")).unwrap();
    let pending: Vec<_> = (1..=500).map(|seq| store.submit(append(GAME, seq, "x"))).collect();
    drop(store);
    for (seq, answer) in (1..).zip(pending) {
        assert_eq!(answer.wait().map(|done| done.seq), Ok(seq));
    }
    assert!(!directory.beside("-wal").exists(), "a store that was closed is one file");
    assert_eq!(Sqlite::open(directory.file()).unwrap().read(GAME, 0).unwrap().len(), 501);
}

#[test]
fn a_store_that_was_closed_is_one_file() {
    let directory = Scratch::new();
    for seq in 1..=20 {
        let store = Arc::new(Sqlite::open(directory.file()).unwrap());
        if seq == 1 {
            store.create(new_game(GAME, "0")).unwrap();
        }
        let readers: Vec<_> = (0..4)
            .map(|_| {
                let store = Arc::clone(&store);
                thread::spawn(move || store.read(GAME, 0).unwrap().len())
            })
            .collect();
        store.append(append(GAME, seq, "x")).unwrap();
        assert!(readers.into_iter().all(|reader| reader.join().unwrap() >= seq as usize));
        drop(store);
        for end in ["-wal", "-shm"] {
            assert!(!directory.beside(end).exists(), "{end}");
        }
        // A copy of this one file is complete.
        let copy = Scratch::new();
        fs::copy(directory.file(), copy.file()).unwrap();
        assert_eq!(Sqlite::open(copy.file()).unwrap().game(GAME).unwrap().length, seq + 1);
    }
}

#[test]
fn a_second_opener_is_refused() {
    let directory = Scratch::new();
    let store = Sqlite::open(directory.file()).unwrap();
    let in_use = OpenError::InUse { path: store.path().to_owned() };
    assert_eq!(open_error(&directory.file()), in_use);
    #[cfg(unix)]
    {
        let link = directory.path().join("link.db");
        std::os::unix::fs::symlink(directory.file(), &link).unwrap();
        assert_eq!(open_error(&link), in_use, "by another name");
    }
    assert!(in_use.to_string().ends_with("games.db is in use by another process"));
    // The first store is not disturbed, and the file is free once it is dropped.
    store.create(new_game(GAME, "0")).unwrap();
    drop(store);
    assert_eq!(Sqlite::open(directory.file()).unwrap().game(GAME).unwrap().length, 1);
}

#[test]
fn the_settings_are_what_they_should_be() {
    let directory = Scratch::new();
    filled(&directory, 1);
    const { assert!(MINIMUM_SQLITE == 3_051_003) };
    assert!(rusqlite::version_number() >= MINIMUM_SQLITE);
    let connection = rusqlite::Connection::open(directory.file()).unwrap();
    let journal: String =
        connection.pragma_query_value(None, "journal_mode", |r| r.get(0)).unwrap();
    let version: i64 = connection.pragma_query_value(None, "user_version", |r| r.get(0)).unwrap();
    assert_eq!((journal.as_str(), version), ("wal", SCHEMA));
}

#[test]
fn a_file_with_a_weaker_journal_is_strengthened() {
    let directory = Scratch::new();
    filled(&directory, 3);
    edit(&directory, "PRAGMA journal_mode = DELETE");
    assert_eq!(Sqlite::open(directory.file()).unwrap().read(GAME, 0).unwrap().len(), 3);
    let connection = rusqlite::Connection::open(directory.file()).unwrap();
    let journal: String =
        connection.pragma_query_value(None, "journal_mode", |r| r.get(0)).unwrap();
    assert_eq!(journal, "wal");
}

#[test]
fn a_file_that_is_no_database_is_refused_and_left_alone() {
    for content in [&b"hello"[..], &[0xff; 5000], &[b'x'; 100_000]] {
        let directory = Scratch::new();
        fs::write(directory.file(), content).unwrap();
        let path = directory.file().canonicalize().unwrap();
        let error = open_error(&directory.file());
        assert_eq!(error, OpenError::NotADatabase { path: path.clone() });
        assert_eq!(error.to_string(), format!("{} is not an SQLite database", path.display()));
        assert_eq!(fs::read(directory.file()).unwrap(), content);
    }
}

/// A copy of the database that version 0.1.0 wrote, which has schema 1.
fn kept(directory: &Scratch) {
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/kept/0.1.0/games.db");
    fs::write(directory.file(), fs::read(kept).unwrap()).unwrap();
}

#[test]
fn games_of_schema_1_are_all_there() {
    let directory = Scratch::new();
    kept(&directory);
    let store = Sqlite::open(directory.file()).unwrap();
    let games = store.games(100).unwrap();
    assert_eq!(games.len(), 5);
    assert_eq!(store.orphans(100).unwrap(), games, "nobody was a member of anything");
    assert!(games.is_sorted_by(|a, b| a.active >= b.active));
    let mut entries = 0;
    for info in &games {
        let log = store.read(info.game, 0).unwrap();
        assert_eq!(log.len(), info.length as usize);
        assert_eq!(log.last().unwrap().at, info.active);
        assert_eq!((info.over, info.revision), (None, 0), "nobody noted whether it is over");
        entries += log.len();
    }
    assert_eq!(entries, 798);
    let ended = games[0].game;
    store.append(Append { last: true, ..append(ended, games[0].length, "end") }).unwrap();
    assert_eq!(store.game(ended).unwrap().over, Some(true));
    assert_eq!(store.amend(amend(games[1].game, 0)), Ok(1));
    store.delete(games[2].game).unwrap();
    assert_eq!(store.games(100).unwrap().len(), 4);
}

#[test]
fn a_newer_schema_is_refused_and_left_alone() {
    let directory = Scratch::new();
    filled(&directory, 2);
    edit(&directory, &format!("PRAGMA user_version = {}", SCHEMA + 1));
    let before = fs::read(directory.file()).unwrap();
    let newer = OpenError::NewerSchema { found: SCHEMA + 1, known: SCHEMA };
    assert_eq!(open_error(&directory.file()), newer);
    assert_eq!(fs::read(directory.file()).unwrap(), before);
}

#[test]
fn a_database_of_another_program_is_refused_and_left_alone() {
    for sql in [
        "CREATE TABLE something (other)",
        "PRAGMA application_id = 77",
        "PRAGMA user_version = 1",
        "CREATE TABLE events (id); PRAGMA user_version = 1",
    ] {
        let directory = Scratch::new();
        edit(&directory, sql);
        let before = fs::read(directory.file()).unwrap();
        let path = directory.file().canonicalize().unwrap();
        assert_eq!(open_error(&directory.file()), OpenError::OtherDatabase { path }, "{sql}");
        assert_eq!(fs::read(directory.file()).unwrap(), before, "{sql}");
    }
}

#[test]
fn a_place_that_cannot_hold_a_file_is_refused() {
    let directory = Scratch::new();
    for path in [directory.path().join("none/games.db"), directory.path().to_owned(), "".into()] {
        assert!(matches!(open_error(&path), OpenError::Io(_)), "{path:?}");
    }
}

#[test]
fn when_too_much_waits_an_append_is_refused_at_once() {
    let directory = Scratch::new();
    let options = Options { max_batch: 1, max_waiting: 2 };
    let store = Sqlite::open_with(directory.file(), options).unwrap();
    store.create(new_game(GAME, "0")).unwrap();
    let (go, wait) = std::sync::mpsc::channel::<()>();
    // The first answer holds up the writer.
    store.append_then(append(GAME, 1, "1"), Box::new(move |_| wait.recv().unwrap_or(())));
    while store.read(GAME, 1).unwrap().is_empty() {
        thread::yield_now();
    }
    let waiting = [2, 3].map(|seq| store.submit(append(GAME, seq, "x")));
    assert_eq!(store.append(append(GAME, 4, "x")), Err(StoreError::Busy));
    assert_eq!(store.create(new_game(GameId::new(1), "x")), Err(StoreError::Busy));
    drop(go);
    for (seq, answer) in (2..).zip(waiting) {
        assert_eq!(answer.wait().map(|done| done.seq), Ok(seq));
    }
    assert_eq!(store.append(append(GAME, 4, "x")).map(|done| done.seq), Ok(4));
}

#[test]
fn readers_are_not_held_up_by_writers() {
    let directory = Scratch::new();
    let store = Arc::new(Sqlite::open(directory.file()).unwrap());
    store.create(new_game(GAME, "0")).unwrap();
    let readers: Vec<_> = (0..4)
        .map(|_| {
            let store = Arc::clone(&store);
            thread::spawn(move || {
                let mut seen = 0;
                while seen < 200 {
                    // Never fewer than before, and never with a gap (which `read` itself checks).
                    let length = store.read(GAME, 0).unwrap().len();
                    assert!(length >= seen);
                    seen = length;
                }
            })
        })
        .collect();
    for seq in 1..200 {
        store.append(append(GAME, seq, "x")).unwrap();
    }
    for reader in readers {
        reader.join().unwrap();
    }
}
