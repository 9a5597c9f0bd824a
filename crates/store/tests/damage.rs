//! Damage: what is lost is noticed, and what is not lost goes on.

mod support;

use std::fs;
use std::io::{Seek as _, SeekFrom, Write as _};
use std::time::{Duration, Instant};
use store::{GameId, Health, OpenError, Sqlite, Store, StoreError};
use support::{GAME, Scratch, append, edit, filled, new_game};

const OTHER: GameId = GameId::new(1);

/// Waits for the end of the check.
fn health(store: &Sqlite) -> Health {
    let start = Instant::now();
    while store.health() == Health::Checking {
        assert!(start.elapsed() < Duration::from_secs(60), "the check ends");
        std::thread::sleep(Duration::from_millis(1));
    }
    store.health()
}

/// Lets the next store believe that the last one was killed.
fn as_if_killed(directory: &Scratch) {
    let note = fs::read_to_string(directory.beside(".lock")).unwrap();
    assert!(note.starts_with("closed"), "{note}");
    fs::write(directory.beside(".lock"), note.replace("closed", "open  ")).unwrap();
}

#[test]
fn a_row_that_cannot_be_read_costs_that_game_alone() {
    let bad = [
        "PRAGMA ignore_check_constraints = 1;
         UPDATE games SET revision = 4294967296 WHERE game_id = '{game}'",
        "UPDATE games SET meta = CAST(x'ff' AS TEXT) WHERE game_id = '{game}'",
        "PRAGMA foreign_keys = 0; DELETE FROM games WHERE game_id = '{game}'",
        "PRAGMA foreign_keys = 0;
         INSERT INTO games (game_id, created, meta) SELECT replace(game_id, '2', 'x'), 0, '' FROM games
             WHERE game_id = '{game}';
         INSERT INTO recent SELECT replace(game_id, '2', 'x'), 99999999999999, 0, 0, 0 FROM recent
             WHERE game_id = '{game}';
         DELETE FROM games WHERE game_id = '{game}'",
    ];
    for sql in bad {
        let directory = Scratch::new();
        filled(&directory, 5);
        let store = Sqlite::open(directory.file()).unwrap();
        store.create(new_game(GameId::new(1), "healthy")).unwrap();
        drop(store);
        edit(&directory, &sql.replace("{game}", &GAME.to_string()));
        let store = Sqlite::open(directory.file()).unwrap();
        for list in [store.games(10).unwrap(), store.orphans(10).unwrap()] {
            assert_eq!(list.len(), 1, "{sql}");
            assert_eq!(list[0], store.game(GameId::new(1)).unwrap());
        }
        assert!(store.game(GAME).is_err(), "{sql}");
        assert_eq!(store.append(append(GameId::new(1), 1, "1")).map(|done| done.seq), Ok(1));
    }
}

#[test]
fn a_missing_entry_is_noticed_by_the_reader() {
    let directory = Scratch::new();
    filled(&directory, 5);
    edit(&directory, "DROP TRIGGER events_are_not_deleted; DELETE FROM events WHERE seq = 2");
    let store = Sqlite::open(directory.file()).unwrap();
    let lost = StoreError::Corrupt(format!("game {GAME} has no entry 2"));
    assert_eq!(store.read(GAME, 0), Err(lost));
    assert_eq!(store.read(GAME, 3).unwrap().len(), 2);
}

#[test]
fn damage_to_any_page_is_found_and_costs_only_what_it_hits() {
    let directory = Scratch::new();
    filled(&directory, 400);
    let store = Sqlite::open(directory.file()).unwrap();
    store.create(new_game(OTHER, "healthy")).unwrap();
    let log = store.read(GAME, 0).unwrap();
    drop(store);
    let whole = fs::read(directory.file()).unwrap();
    let pages = whole.len() / 4096;
    assert!(pages > 20, "{pages}");
    let (mut refused, mut unreadable, mut healthy) = (0, 0, 0);
    for page in 1..pages {
        let mut damaged = whole.clone();
        damaged[page * 4096..][..200].fill(0xa5);
        fs::write(directory.file(), &damaged).unwrap();
        as_if_killed(&directory);
        match Sqlite::open(directory.file()) {
            Err(OpenError::Corrupt(_)) => refused += 1,
            Err(other) => panic!("page {page}: {other}"),
            Ok(store) => {
                assert!(matches!(health(&store), Health::Damaged(_)), "page {page}");
                // Either all of it or an error.
                match store.read(GAME, 0) {
                    Ok(read) => assert_eq!(read, log),
                    Err(StoreError::Corrupt(_)) => unreadable += 1,
                    Err(other) => panic!("page {page}: {other}"),
                }
                healthy += u32::from(store.append(append(OTHER, 1, "1")).is_ok());
            }
        }
        fs::write(directory.beside(".lock"), "closed 1\n").unwrap();
    }
    println!("{pages} pages: {refused} refused, {unreadable} logs lost, {healthy} others went on");
    assert!(unreadable > 10 && healthy > 10, "{unreadable} {healthy}");
    // Truncated in the middle.
    fs::write(directory.file(), &whole[..whole.len() / 2]).unwrap();
    match Sqlite::open(directory.file()) {
        Err(OpenError::Corrupt(_)) => {}
        Err(other) => panic!("{other}"),
        Ok(store) => assert!(store.read(GAME, 0).is_err()),
    }
    fs::write(directory.file(), &whole).unwrap();
    assert_eq!(Sqlite::open(directory.file()).unwrap().read(GAME, 0).unwrap(), log);
}

#[test]
fn only_a_file_that_was_not_closed_is_checked() {
    let directory = Scratch::new();
    filled(&directory, 5);
    assert_eq!(Sqlite::open(directory.file()).unwrap().health(), Health::Sound);
    as_if_killed(&directory);
    let store = Sqlite::open(directory.file()).unwrap();
    assert_eq!(health(&store), Health::Sound);
    drop(store);
    // The check of a file whose last writer left no note can be broken off.
    for _ in 0..20 {
        fs::remove_file(directory.beside(".lock")).unwrap();
        drop(Sqlite::open(directory.file()).unwrap());
        assert!(!directory.beside("-wal").exists());
    }
}

#[test]
fn damage_that_is_met_is_reported() {
    let directory = Scratch::new();
    filled(&directory, 5);
    edit(&directory, "UPDATE games SET meta = CAST(x'ff' AS TEXT)");
    let store = Sqlite::open(directory.file()).unwrap();
    assert_eq!(store.health(), Health::Sound);
    assert_eq!(store.games(10), Ok(vec![]));
    assert!(!store.health().is_good());
    assert!(store.health().to_string().contains("tiefenthal salvage"));
}

/// A copy of the files of a running store, as a power cut would leave them.
fn copy_while_open(directory: &Scratch) -> Scratch {
    let copy = Scratch::new();
    for end in ["", "-wal", ".lock"] {
        fs::copy(directory.beside(end), copy.beside(end)).unwrap();
    }
    copy
}

#[test]
fn a_log_without_its_end_opens_and_is_noticed() {
    // A copy of the files of a running store, with half of the last commit: as after a power cut.
    let directory = Scratch::new();
    let store = Sqlite::open(directory.file()).unwrap();
    store.create(new_game(GAME, "0")).unwrap();
    for seq in 1..10 {
        store.append(append(GAME, seq, "x")).unwrap();
    }
    let copy = copy_while_open(&directory);
    assert_eq!(health(&Sqlite::open(copy.file()).unwrap()), Health::Sound);
    let copy = copy_while_open(&directory);
    let mut file = fs::File::options().write(true).open(copy.beside("-wal")).unwrap();
    file.seek(SeekFrom::End(-2000)).unwrap();
    file.write_all(&[0; 2000]).unwrap();
    let store = Sqlite::open(copy.file()).unwrap();
    let entries = store.read(GAME, 0).unwrap();
    assert_eq!(entries.len(), 9, "the last commit is gone, and only that");
    // It was acknowledged, so this is no power cut but a disk that lost something.
    assert_eq!(health(&store), Health::Behind { commits: 1 });
}

#[test]
fn a_log_that_vanished_is_noticed() {
    let directory = Scratch::new();
    filled(&directory, 3);
    let store = Sqlite::open(directory.file()).unwrap();
    for seq in 3..10 {
        store.append(append(GAME, seq, "x")).unwrap();
    }
    let copy = copy_while_open(&directory);
    fs::remove_file(copy.beside("-wal")).unwrap();
    let store = Sqlite::open(copy.file()).unwrap();
    assert_eq!(store.read(GAME, 0).unwrap().len(), 3);
    assert_eq!(health(&store), Health::Behind { commits: 7 });
    drop(store);
    assert_eq!(Sqlite::open(copy.file()).unwrap().health(), Health::Sound, "said once");
}

#[test]
fn an_empty_file_does_not_pass_for_a_new_database() {
    let directory = Scratch::new();
    let store = Sqlite::open(directory.file()).unwrap();
    store.create(new_game(GAME, "0")).unwrap();
    let copy = copy_while_open(&directory);
    drop(store);
    let log = fs::read(copy.beside("-wal")).unwrap();
    let emptied = |scratch: &Scratch| {
        fs::write(scratch.file(), "").unwrap();
        let path = scratch.file().canonicalize().unwrap();
        let error = Sqlite::open(scratch.file()).expect_err("this must not open");
        assert_eq!(error, OpenError::Emptied { path });
        assert!(error.to_string().contains("put a backup in its place"), "{error}");
    };
    emptied(&directory);
    emptied(&copy);
    assert_eq!(fs::read(copy.beside("-wal")).unwrap(), log, "left alone");
    // Without its note, too.
    fs::remove_file(copy.beside(".lock")).unwrap();
    emptied(&copy);
    // Who deletes the file wants to begin again.
    fs::remove_file(directory.file()).unwrap();
    assert_eq!(Sqlite::open(directory.file()).unwrap().games(10), Ok(vec![]));
}

#[cfg(unix)]
#[test]
fn nothing_is_acknowledged_once_the_files_are_gone() {
    for end in ["", "-wal"] {
        for how in ["deleted", "moved", "replaced"] {
            let directory = Scratch::new();
            let store = Sqlite::open(directory.file()).unwrap();
            store.create(new_game(GAME, "0")).unwrap();
            let file = directory.beside(end);
            let moved = directory.path().join("moved");
            match how {
                "deleted" => fs::remove_file(&file).unwrap(),
                "moved" => fs::rename(&file, moved).unwrap(),
                _ => {
                    fs::copy(&file, &moved).unwrap();
                    fs::rename(&moved, &file).unwrap();
                }
            }
            for _ in 0..2 {
                let refused = store.append(append(GAME, 1, "1")).unwrap_err();
                let StoreError::Io(text) = refused else { panic!("{refused}") };
                assert!(text.contains("was moved or deleted while it was open"), "{text}");
            }
            assert!(matches!(store.health(), Health::Gone { .. }), "{how} {end}");
        }
    }
}

#[cfg(unix)]
#[test]
fn the_files_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let directory = Scratch::new();
    let all = ["", "-wal", "-shm", ".lock"];
    let mode = |end| fs::metadata(directory.beside(end)).unwrap().permissions().mode() & 0o777;
    let store = Sqlite::open(directory.file()).unwrap();
    store.create(new_game(GAME, "0")).unwrap();
    assert_eq!(all.map(mode), [0o600; 4]);
    drop(store);
    // Files of older versions are mended.
    for end in ["", ".lock"] {
        fs::set_permissions(directory.beside(end), fs::Permissions::from_mode(0o644)).unwrap();
    }
    let _store = Sqlite::open(directory.file()).unwrap();
    assert_eq!(all.map(mode), [0o600; 4]);
}
