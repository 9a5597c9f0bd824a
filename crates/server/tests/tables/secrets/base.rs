//! A game of several people in a file, of which every world is a copy.

use super::world::{Log, World};
use crate::company::{changed, guest, link, sit};
use crate::support::{Browser, House};
use protocol::{Hints, NewGame, NewGameMade, Occupant, TableOptions, Words};
use serde_json::json;
use server::{Limits, Site};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use store::{Sqlite, Store};
use table::Table;

/// What the players of another table say, which is nobody's business here.
pub const STRANGE_WORDS: &str = "canary-of-another-table";

/// What the first player adds to the seed.
pub const NONCE: &str = "ca11ab1eca11ab1eca11ab1eca11ab1e";

/// A game of several people in a file, and another table of strangers.
pub struct Base {
    folder: PathBuf,
    pub game: String,
    /// The players by seat number, then a spectator.
    pub people: Vec<Browser>,
    pub stranger: Browser,
    /// The secrets of links.
    pub links: Vec<String>,
}

impl Base {
    /// People meet at a table, and strangers at another.
    pub async fn meet(level: u8, players: u8) -> Base {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let n = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("secrets-{}-{n}", std::process::id());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Arc::new(Sqlite::open(folder.join("base.db")).expect("a database"));
        let house = House::with(store.clone(), Site::default(), Limits::HOME).await;
        let (mut ann, game, invitation) = make(&house, level, players).await;
        let nonce = json!({ "type": "sit", "seat": 0, "name": "Ann", "nonce": NONCE });
        changed(&mut ann, &game, nonce).await;
        let watch = link(&mut ann, &game, json!("spectator")).await;
        let mut people = vec![ann];
        for seat in 1..players {
            let mut player = guest(&house, &invitation).await;
            changed(&mut player, &game, sit(seat, &format!("Player {seat}"))).await;
            people.push(player);
        }
        people.push(guest(&house, &watch).await);
        changed(&mut people[0], &game, json!({ "type": "start" })).await;
        let (stranger, other, strange_link) = make(&house, level, players).await;
        let mut talker = stranger.look(&other, "").await;
        talker.send_message(&super::probe::say(9, Words::Text(STRANGE_WORDS.to_owned()))).await;
        talker.answer(9).await;
        let links = vec![invitation, watch, strange_link];
        house.close().await;
        close(store).await;
        Base { folder, game, people, stranger, links }
    }

    /// Plays on without a server.
    pub fn advance(&self, luck: u64, there: impl Fn(&Table) -> bool) -> Table {
        let store = Sqlite::open(self.folder.join("base.db")).expect("a database");
        load::advance(&store, &self.game, luck, there).expect("its own lines")
    }

    /// What is stored about the room, of which most is secret.
    pub fn meta(&self) -> serde_json::Value {
        let store = Sqlite::open(self.folder.join("base.db")).expect("a database");
        let info = store.game(self.game.parse().expect("an id")).expect("the game");
        serde_json::from_str(&info.meta).expect("JSON")
    }

    /// A server over a copy of all this.
    pub async fn world(&self, name: &str) -> World<'_> {
        let name: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
        let file = self.folder.join(format!("{name}.db"));
        let _ = std::fs::remove_file(&file);
        std::fs::copy(self.folder.join("base.db"), &file).expect("a copy");
        let log = Log::default();
        let writer = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE);
        let writer = writer.without_time().with_ansi(false).with_writer(log.clone()).finish();
        // The server of this test runs on this thread.
        let logging = tracing::subscriber::set_default(writer);
        let store = Arc::new(Sqlite::open(&file).expect("a database"));
        let limits = Limits { hint: Duration::from_secs(3600), ..Limits::HOME };
        let house = House::with(store.clone(), Site::default(), limits).await;
        World::new(self, house, store, log, logging)
    }
}

impl Drop for Base {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

async fn make(house: &House, level: u8, players: u8) -> (Browser, String, String) {
    let mut ann = Browser::new(house);
    let open = std::iter::repeat_n(Occupant::Open, usize::from(players) - 1);
    let seats = std::iter::once(Occupant::Person("Ann".into())).chain(open).collect();
    // With several people nobody gets hints unless they agree.
    let people = usize::from(players);
    let options = TableOptions { hints: Hints::All, ..TableOptions::usual(people, people) };
    let new = NewGame { options: Some(options), ..NewGame::usual(level, seats) };
    let (status, made) = ann.post("/api/games", &json!(new)).await;
    assert_eq!(status, 201, "{made}");
    let NewGameMade { game, invitation } = serde_json::from_value(made).expect("a game");
    (ann, game, invitation.expect("open seats"))
}

/// Waits until nobody else has the store, and closes it.
pub async fn close(mut store: Arc<Sqlite>) {
    loop {
        match Arc::try_unwrap(store) {
            Ok(_closed) => return,
            Err(shared) => store = shared,
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
}
