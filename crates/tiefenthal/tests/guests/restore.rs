//! A backup of PostgreSQL while people play, by the commands of docs/operate.md, and a server on what was
//! restored. Where PostgreSQL is not installed, the test says so and does nothing.

use crate::gathering::fresh;
use crate::rolling::Open;
use crate::servers::Site;
use futures_util::StreamExt as _;
use load::{Heard, MessageKind, Program};
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::time::Duration;
use store::{Address, Postgres, Store as _};
use tokio_tungstenite::tungstenite::Message;
use tokio_util::sync::CancellationToken;

const PROGRAM: &str = env!("CARGO_BIN_EXE_tiefenthal");

/// Runs a command that must succeed.
fn run(program: &str, arguments: &[&str]) {
    let output = Command::new(program).args(arguments).output().expect("installed");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{program} {arguments:?}: {said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_is_made_while_people_play_can_be_restored() {
    let Some(mut site) = Site::new("restore").await else { return };
    let [first, second] = site.open().await;
    let open = Open::new(Mutex::new(vec![first.address, second.address]));
    let enough = CancellationToken::new();
    let playing = site.gathering.stay(open, enough.clone());
    tokio::time::sleep(Duration::from_secs(2)).await;
    let promised = site.gathering.ledger.lock().expect("no panic").clone();
    let folder = fresh("restored");
    let file = folder.join("tiefenthal.dump").display().to_string();
    let backup = ["--format=custom", "--no-unlogged-table-data", "--file", &file, &site.database];
    tokio::task::block_in_place(|| run("pg_dump", &backup));
    tokio::time::sleep(Duration::from_secs(1)).await;
    enough.cancel();
    site.gathering.came_back(playing.await);
    drop((first, second));

    let restored = site.cluster.database();
    run("pg_restore", &["--exit-on-error", "--no-owner", "--dbname", &restored, &file]);
    let address: Address = restored.parse().expect("an address");
    let store = Postgres::open(&address).expect("a database");
    let checked = promised.check(&store);
    assert!(promised.lines.len() > 20, "hardly anybody played");
    let games = site.gathering.openers();
    for game in games.keys() {
        verify(&store, *game, &folder);
    }
    let server = Program::start_on(Path::new(PROGRAM), &folder, &restored).expect("a server");
    let (mut opened, mut stored) = (0, 0);
    for (game, mut browser) in games {
        browser.moved_to(server.address);
        let mut socket = browser.socket(&game.to_string(), "").await.expect("let in");
        let seq = loop {
            let Some(Ok(Message::Text(text))) = socket.next().await else { continue };
            let heard = Heard::read(&text).expect("a message");
            if heard.kind == MessageKind::Table {
                break heard.view.expect("a view").seq;
            }
        };
        assert!(Some(&seq) >= promised.shown.get(&game), "{game} has gone back");
        opened += 1;
        stored += seq;
    }
    server.stop().expect("stopped");
    println!(
        "restored a backup made while people played: {opened} tables with {stored} steps opened and \
         verified, {checked} checks of what was acknowledged before it: 0 lost"
    );
}

/// `tiefenthal verify` reads a game as sound; while it is not over, that is all it can say.
fn verify(store: &Postgres, game: store::GameId, folder: &Path) {
    let lines = store.read(game, 0).expect("a log");
    let text: String = lines.iter().map(|entry| format!("{}\n", entry.body)).collect();
    let file = folder.join(format!("{game}.jsonl"));
    std::fs::write(&file, text).expect("a file");
    let output = Command::new(PROGRAM).arg("verify").arg(&file).output().expect("the program");
    let said = String::from_utf8_lossy(&output.stderr);
    let unfinished = output.status.code() == Some(2) && said.contains("not over");
    assert!(output.status.success() || unfinished, "{said}");
}
