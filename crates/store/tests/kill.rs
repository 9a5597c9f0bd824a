//! Kill −9 at any moment: no acknowledged entry is lost, duplicated or followed by a gap.
//!
//! The test starts its own executable as a child that appends as fast as it can and reports which
//! appends were acknowledged. `TIEFENTHAL_KILLS=200` kills more often than the default 8 times.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use store::{Append, CommandId, GameId, Health, Sqlite, Store, StoreError};
use support::{Scratch, append, new_game, random};

const FILE: &str = "TIEFENTHAL_STORE_CHILD";
const COUNT: &str = "TIEFENTHAL_STORE_WRITERS";
const KILLS: &str = "TIEFENTHAL_KILLS";
const GAMES: u32 = 3;
/// Several writers per game, so that they conflict.
const WRITERS: u32 = 3;

/// Calls this program as the child.
const CHILD: [&str; 3] = ["child", "--exact", "--nocapture"];

/// What the child said of one append: game, number, command.
type Acknowledged = (GameId, u32, CommandId);

#[test]
fn kill_9_loses_nothing_that_was_acknowledged() {
    let kills: u32 = env::var(KILLS).map_or(8, |n| n.parse().expect("a number of kills"));
    let directory = Scratch::new();
    let mut all: Vec<Acknowledged> = Vec::new();
    let mut early = 0;
    for kill in 0..kills {
        let acknowledged = run_and_kill(&directory, kill);
        early += u32::from(acknowledged.is_empty());
        all.extend(acknowledged);
        check(&directory, &all);
    }
    let entries = check(&directory, &all);
    println!(
        "{kills} kills ({early} before the first append), {} acknowledged, {entries} stored: \
         0 lost, 0 doubled, 0 gaps",
        all.len()
    );
    assert!(all.len() >= kills as usize, "the child hardly ran");
}

/// Killing a process does not show what a power cut would, because the system still has what was
/// written. So check the system calls: between the last write to a file and the answer there must be a
/// sync.
#[cfg(feature = "strace")]
#[test]
fn every_acknowledgement_follows_a_sync() {
    let directory = Scratch::new();
    let trace = directory.path().join("trace");
    let mut child = Command::new("strace");
    child.args(["-f", "-qq", "-e", "trace=pwrite64,write,fsync,fdatasync,ftruncate", "-o"]);
    child.arg(&trace).arg(env::current_exe().unwrap()).args(CHILD);
    child.env(FILE, directory.file()).env(COUNT, "1").stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = Running(child.spawn().unwrap());
    let lines = BufReader::new(child.0.stderr.take().unwrap()).lines();
    let told = lines.take(300).map(Result::unwrap).collect::<Vec<_>>();
    assert!(told.iter().all(|line| parse(line).is_some()), "{}", told[0]);
    // Without its reader the traced child ends by itself.
    child.0.wait().unwrap();
    let (mut acknowledged, mut written, mut synced) = (0, false, false);
    for call in std::fs::read_to_string(&trace).unwrap().lines() {
        // "1234 fdatasync(5) = 0"; one writer and one waiter, so that no call is interrupted.
        let call = call.split_once(' ').unwrap().1.trim_start();
        if call.starts_with("pwrite64(") {
            (written, synced) = (true, false);
        } else if call.starts_with("fsync(") || call.starts_with("fdatasync(") {
            synced = call.ends_with("= 0");
        } else if call.starts_with("write(2, \"0000") {
            assert!(written && synced, "acknowledgement {acknowledged} came too early: {call}");
            (acknowledged, written, synced) = (acknowledged + 1, false, false);
        }
    }
    println!("{acknowledged} acknowledgements, each after a sync");
    assert!(acknowledged >= 300);
}

/// Starts the child, kills it after a while and returns what it had acknowledged.
fn run_and_kill(directory: &Scratch, kill: u32) -> Vec<Acknowledged> {
    let mut child = Running(
        Command::new(env::current_exe().unwrap())
            .args(CHILD)
            .env(FILE, directory.file())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap(),
    );
    let stderr = child.0.stderr.take().unwrap();
    let (sender, first) = std::sync::mpsc::channel();
    let listener = thread::spawn(move || {
        let lines = BufReader::new(stderr).lines().map(Result::unwrap);
        let told = lines.map(|line| {
            let _ = sender.send(());
            parse(&line).unwrap_or_else(|| panic!("the child failed: {line}"))
        });
        told.collect::<Vec<_>>()
    });
    // Every fourth time while the store is being opened, otherwise while appending.
    if kill % 4 == 3 {
        thread::sleep(Duration::from_micros(random() % 30_000));
    } else {
        first.recv_timeout(Duration::from_secs(60)).expect("the child appends");
        thread::sleep(Duration::from_micros(random() % 150_000));
    }
    // On Unix this is SIGKILL.
    child.0.kill().unwrap();
    child.0.wait().unwrap();
    listener.join().unwrap()
}

/// Compares the store with everything acknowledged so far.
fn check(directory: &Scratch, all: &[Acknowledged]) -> usize {
    let store = Sqlite::open(directory.file()).unwrap();
    // The note of what was acknowledged raises no false alarm, and the pages are whole.
    while store.health() == Health::Checking {
        thread::yield_now();
    }
    assert_eq!(store.health(), Health::Sound);
    let mut stored: BTreeMap<(GameId, u32), Option<CommandId>> = BTreeMap::new();
    let mut commands = BTreeSet::new();
    for info in store.games(100).unwrap() {
        let entries = store.read(info.game, 0).unwrap();
        assert_eq!(entries.len(), info.length as usize);
        for (seq, entry) in (0..).zip(entries) {
            assert_eq!(entry.seq, seq, "a gap");
            if let Some(command) = entry.command_id {
                assert!(commands.insert(command), "a command is stored twice");
                assert_eq!(entry.body, body(command));
            }
            stored.insert((info.game, seq), entry.command_id);
        }
    }
    for &(game, seq, command) in all {
        assert_eq!(stored.get(&(game, seq)), Some(&Some(command)), "entry {seq} was lost");
    }
    let numbers: BTreeSet<_> = all.iter().map(|&(game, seq, _)| (game, seq)).collect();
    assert_eq!(numbers.len(), all.len(), "a number was used twice");
    // A client that did not get the answer resends the command.
    for &(game, seq, command_id) in all.iter().rev().take(10) {
        let again = Append { command_id: Some(command_id), ..append(game, seq, "again") };
        let again = store.append(again).unwrap();
        assert_eq!((again.seq, again.repeated, again.body), (seq, true, body(command_id)));
    }
    stored.len()
}

/// Not a test of its own: what the child does.
#[test]
fn child() {
    let Ok(file) = env::var(FILE) else { return };
    let count = env::var(COUNT).map_or(GAMES * WRITERS, |n| n.parse().unwrap());
    let store = Arc::new(Sqlite::open(file).unwrap());
    let writers: Vec<_> = (0..count)
        .map(|n| {
            let store = Arc::clone(&store);
            thread::spawn(move || write_for_ever(&*store, GameId::new((n % GAMES).into())))
        })
        .collect();
    for writer in writers {
        writer.join().unwrap();
    }
}

fn write_for_ever(store: &dyn Store, game: GameId) {
    match store.create(new_game(game, "first")) {
        Ok(()) | Err(StoreError::Exists) => {}
        Err(error) => panic!("{error}"),
    }
    let mut next = 1;
    loop {
        let command_id = CommandId::new(u128::from(random()) << 64 | u128::from(random()));
        loop {
            let sent = append(game, next, &body(command_id));
            match store.append(Append { command_id: Some(command_id), ..sent }) {
                Ok(done) => {
                    // A single write of one line: a pipe takes all of it or nothing.
                    let line = format!("{game} {} {command_id}\n", done.seq);
                    std::io::stderr().write_all(line.as_bytes()).unwrap();
                    next = done.seq + 1;
                    break;
                }
                Err(StoreError::Conflict { seq }) => next = seq,
                Err(error) => panic!("{error}"),
            }
        }
    }
}

/// Follows from the command; up to some pages long.
fn body(command: CommandId) -> String {
    command.to_string().repeat(1 + (command.bits() % 300) as usize)
}

fn parse(line: &str) -> Option<Acknowledged> {
    let mut words = line.split(' ');
    let told =
        (words.next()?.parse().ok()?, words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    words.next().is_none().then_some(told)
}

/// Does not outlive a failed test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}
