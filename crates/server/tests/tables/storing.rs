//! Stores that fail, and stores that somebody else writes to.

use crate::support::{House, Viewer, pick};
use protocol::{FromServer, Occupant, Refusal, Stage};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::SystemTime;
use store::{
    Amend, Answer, Append, Entry, GameId, GameInfo, Key, KeyHash, Memory, NewGame, NewKey, NewNote,
    Note, PersonId, Store, StoreError,
};

/// A store whose disk can fill up.
#[derive(Default)]
struct Disk {
    memory: Memory,
    full: AtomicBool,
    /// How often somebody tried to store something while it was full.
    failed: AtomicU32,
}

impl Store for Disk {
    fn create(&self, new: NewGame) -> Result<(), StoreError> {
        self.memory.create(new)
    }

    fn append_then(&self, append: Append, answer: Answer) {
        if self.full.load(Ordering::SeqCst) {
            self.failed.fetch_add(1, Ordering::SeqCst);
            answer(Err(StoreError::Io("no space left on device".into())));
        } else {
            self.memory.append_then(append, answer);
        }
    }

    fn amend_then(&self, amend: Amend, answer: Answer<u32>) {
        self.memory.amend_then(amend, answer);
    }

    fn note_then(&self, new: NewNote, answer: Answer<Note>) {
        self.memory.note_then(new, answer);
    }

    fn delete(&self, game: GameId) -> Result<(), StoreError> {
        self.memory.delete(game)
    }

    fn put_keys(&self, keys: Vec<NewKey>) -> Result<(), StoreError> {
        self.memory.put_keys(keys)
    }

    fn renew_key(&self, key: KeyHash, expires: SystemTime) -> Result<(), StoreError> {
        self.memory.renew_key(key, expires)
    }

    fn drop_keys(&self, keys: Vec<KeyHash>) -> Result<(), StoreError> {
        self.memory.drop_keys(keys)
    }

    fn take_key(&self, key: KeyHash) -> Result<Option<Key>, StoreError> {
        self.memory.take_key(key)
    }

    fn key(&self, key: KeyHash) -> Result<Option<Key>, StoreError> {
        self.memory.key(key)
    }

    fn read(&self, game: GameId, from_seq: u32) -> Result<Vec<Entry>, StoreError> {
        self.memory.read(game, from_seq)
    }

    fn read_notes(&self, game: GameId, from_seq: u32) -> Result<Vec<Note>, StoreError> {
        self.memory.read_notes(game, from_seq)
    }

    fn game(&self, game: GameId) -> Result<GameInfo, StoreError> {
        self.memory.game(game)
    }

    fn games(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        self.memory.games(limit)
    }

    fn games_of(&self, person: PersonId, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        self.memory.games_of(person, limit)
    }

    fn orphans(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        self.memory.orphans(limit)
    }

    fn waiting_since(&self, time: SystemTime, limit: usize) -> Result<Vec<GameId>, StoreError> {
        self.memory.waiting_since(time, limit)
    }
}

fn people() -> impl Iterator<Item = Occupant> {
    ["Ann", "Ben"].map(|name| Occupant::Person(name.into())).into_iter()
}

/// Answers the first question of the first seat that is asked.
async fn answer(viewer: &mut Viewer, id: u128) -> FromServer {
    let menu = viewer.asked().await.expect("asked");
    viewer.act(id, &pick(&menu, 0)).await
}

fn is_not_stored(answer: &FromServer) -> bool {
    matches!(answer, FromServer::Refused { why: Refusal::NotStored, .. })
}

#[tokio::test]
async fn what_cannot_be_stored_changes_nothing_and_may_be_sent_again() {
    let disk = Arc::new(Disk::default());
    let house = House::over(disk.clone()).await;
    let game = house.seat(5, people()).await;
    let mut viewer = house.look(&game, 0).await;
    assert!(matches!(answer(&mut viewer, 1).await, FromServer::Done { .. }));
    disk.full.store(true, Ordering::SeqCst);
    let before = (viewer.view.clone(), viewer.prompts.clone(), viewer.log.clone());
    for id in [2, 3, 2] {
        assert!(is_not_stored(&answer(&mut viewer, id).await));
    }
    let mut other = house.look(&game, 0).await;
    other.asked().await;
    assert_eq!((other.view.clone(), other.prompts.clone(), other.log.clone()), before);
    disk.full.store(false, Ordering::SeqCst);
    assert!(matches!(answer(&mut viewer, 2).await, FromServer::Done { .. }));
    house.close().await;
}

#[tokio::test]
async fn computer_players_go_on_when_there_is_room_again() {
    let disk = Arc::new(Disk::default());
    let house = House::over(disk.clone()).await;
    let game = house.make(1, &["greedy"]).await;
    disk.full.store(true, Ordering::SeqCst);
    let mut viewer = house.look(&game, 0).await;
    assert!(is_not_stored(&answer(&mut viewer, 1).await));
    disk.full.store(false, Ordering::SeqCst);
    assert!(matches!(answer(&mut viewer, 1).await, FromServer::Done { .. }));
    // Whatever the computer player could not store meanwhile comes by itself.
    while viewer.log.iter().filter(|entry| entry.seat.is_some_and(|s| s.number() == 1)).count() < 3
    {
        if viewer.prompt().menu.is_some() {
            let id = 100 + viewer.log.len() as u128;
            assert!(matches!(answer(&mut viewer, id).await, FromServer::Done { .. }));
        } else {
            viewer.next().await.expect("the table");
        }
    }
    house.close().await;
}

/// What the next message about storing says.
async fn storing(viewer: &mut Viewer) -> Option<u32> {
    loop {
        let message = viewer.next().await.expect("a message");
        if let FromServer::Storing { retry_in } = message {
            return retry_in;
        }
    }
}

#[tokio::test]
async fn a_full_disk_on_a_computer_players_turn_is_told_and_not_tried_without_pause() {
    let disk = Arc::new(Disk::default());
    let house = House::over(disk.clone()).await;
    let game = house.make(1, &["greedy"]).await;
    disk.full.store(true, Ordering::SeqCst);
    let mut viewer = house.look(&game, 0).await;
    // Nobody but the computer player does anything. It tries after one second, then after two.
    let (first, second) = (storing(&mut viewer).await, storing(&mut viewer).await);
    assert!(first < second && second.is_some(), "{first:?}, {second:?}");
    let tries = disk.failed.load(Ordering::SeqCst);
    assert!(tries <= 3, "{tries} tries");
    let mut newcomer = house.look(&game, 0).await;
    assert!(storing(&mut newcomer).await.is_some(), "a newcomer hears of it");
    disk.full.store(false, Ordering::SeqCst);
    // It recovers by itself.
    for viewer in [&mut viewer, &mut newcomer] {
        while storing(viewer).await.is_some() {}
    }
    let moved = |viewer: &Viewer| {
        viewer.log.iter().any(|entry| entry.seat.is_some_and(|seat| seat.number() == 1))
    };
    while !moved(&viewer) {
        viewer.next().await.expect("the table");
    }
    house.close().await;
}

/// Two servers over one store: whoever is behind catches up, stays connected and loses nothing.
#[tokio::test]
async fn a_table_that_fell_behind_catches_up() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let (first, second) = (House::over(store.clone()).await, House::over(store.clone()).await);
    let game = first.seat(5, people()).await;
    let mut here = first.look(&game, 0).await;
    let mut there = second.look(&game, 0).await;
    there.asked().await;
    assert!(matches!(answer(&mut here, 1).await, FromServer::Done { .. }));
    // The same question was answered at the other server.
    let late = answer(&mut there, 2).await;
    assert!(matches!(late, FromServer::Refused { why: Refusal::Stale, .. }), "{late:?}");
    while there.log.len() < here.log.len() {
        there.next().await.expect("the table");
    }
    assert_eq!((&there.view, &there.log), (&here.view, &here.log));
    // The same command was carried out at the other server.
    assert!(matches!(answer(&mut here, 3).await, FromServer::Done { .. }));
    let again = answer(&mut there, 3).await;
    assert!(matches!(again, FromServer::Done { .. } | FromServer::Refused { .. }), "{again:?}");
    while there.log.len() < here.log.len() {
        there.next().await.expect("the table");
    }
    assert!(matches!(answer(&mut there, 4).await, FromServer::Done { .. }));
    first.close().await;
    second.close().await;
}

#[tokio::test]
async fn one_game_can_be_asked_for() {
    let house = House::open().await;
    let game = house.seat(3, people()).await;
    let (status, body) = house.request(&format!("GET /api/games/{game}"), "").await;
    let listed: protocol::GameListed = serde_json::from_str(&body).expect("a game");
    assert_eq!((status, listed.game, listed.length, listed.stage), (200, game, 1, Stage::Playing));
    for unknown in ["what".to_owned(), "0".repeat(32)] {
        let (status, body) = house.request(&format!("GET /api/games/{unknown}"), "").await;
        assert_eq!((status, body.as_str()), (404, r#"{"problem":"no_such_game"}"#));
    }
    house.close().await;
}
