//! A server whose people hear everything they can.

use crate::rooms::{changed, guest, link, sit};
use crate::support::{Browser, House, Viewer};
use engine::model::Seat;
use protocol::{
    AskRewind, Command, FromClient, FromServer, NewGame, NewGameMade, Occupant, Phrase, Rehearse,
    Say, Step, Vote, VoteAnswer, Words,
};
use serde_json::json;
use server::{Limits, Site};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use store::{Sqlite, Store};
use table::Table;
use tracing_subscriber::fmt::MakeWriter;

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

/// What one viewer heard, in the order in which it came.
pub struct Heard {
    /// None for a spectator, a stranger, or the log and the metrics of the server.
    pub seat: Option<Seat>,
    pub name: &'static str,
    pub texts: Vec<String>,
}

impl Heard {
    pub fn len(&self) -> usize {
        self.texts.iter().map(String::len).sum()
    }

    pub fn who(&self) -> String {
        format!("{} {:?}", self.name, self.seat)
    }
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
        talker.send_message(&say(9, Words::Text(STRANGE_WORDS.to_owned()))).await;
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
        let house = House::with(store.clone(), Site::default(), Limits::HOME).await;
        World { base: self, house, store, log, _logging: logging }
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
    let new = NewGame { level, seats, late_refill: false, options: None, house: None };
    let (status, made) = ann.post("/api/games", &json!(new)).await;
    assert_eq!(status, 201, "{made}");
    let NewGameMade { game, invitation } = serde_json::from_value(made).expect("a game");
    (ann, game, invitation.expect("open seats"))
}

/// Waits until nobody else has the store, and closes it.
async fn close(mut store: Arc<Sqlite>) {
    loop {
        match Arc::try_unwrap(store) {
            Ok(_closed) => return,
            Err(shared) => store = shared,
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
}

/// A running server and its log.
pub struct World<'b> {
    base: &'b Base,
    house: House,
    store: Arc<Sqlite>,
    log: Log,
    _logging: tracing::subscriber::DefaultGuard,
}

impl World<'_> {
    /// What everybody hears when this seat gives this answer, takes it back and gives it again, while
    /// the others try whatever might tell them which it was.
    pub async fn listen(self, seat: Seat, answer: &str) -> Vec<Heard> {
        let mut browsers = self.base.people.clone();
        let mut viewers = Vec::new();
        for browser in &mut browsers {
            browser.moved_to(&self.house);
            viewers.push(browser.look(&self.base.game, "").await);
        }
        settle(&mut viewers).await;
        let s = usize::from(seat.number());
        for (id, step) in [(71, Some(answer)), (72, None), (73, Some(answer))] {
            let asked = viewers[s].prompts.first().expect("a prompt").question;
            let step = step.map_or(Step::Undo, |notation| Step::Act(notation.to_owned()));
            viewers[s].send_for(seat, id, asked, step).await;
            viewers[s].answer(id).await;
            settle(&mut viewers).await;
        }
        for (n, viewer) in viewers.iter_mut().enumerate().filter(|(n, _)| *n != s) {
            probe(viewer, n, seat).await;
        }
        settle(&mut viewers).await;
        let mut all = Vec::new();
        let length = viewers[s].log.len();
        for (n, browser) in browsers.iter_mut().enumerate() {
            let mut heard = self.heard(n);
            for query in ["from=0", "seats=", &format!("from={}", length.saturating_sub(2))] {
                let mut again = browser.look(&self.base.game, query).await;
                heard.texts.append(&mut whole(&mut again).await);
                viewers.push(again);
            }
            self.ask(browser, &mut heard, Some(s)).await;
            all.push(heard);
        }
        settle(&mut viewers).await;
        for (heard, viewer) in all.iter_mut().zip(&mut viewers) {
            heard.texts.append(&mut viewer.raw);
        }
        self.finish(all).await
    }

    /// What everybody gets when the game is over.
    pub async fn listen_after(self) -> Vec<Heard> {
        let mut all = Vec::new();
        for (n, mut browser) in self.base.people.clone().into_iter().enumerate() {
            browser.moved_to(&self.house);
            let mut heard = self.heard(n);
            let mut viewer = browser.look(&self.base.game, "from=0").await;
            heard.texts.append(&mut whole(&mut viewer).await);
            let record = format!("GET /api/games/{}/record", self.base.game);
            while browser.request(&record, "").await.0 != 200 {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
            self.ask(&mut browser, &mut heard, None).await;
            all.push(heard);
        }
        self.finish(all).await
    }

    fn heard(&self, n: usize) -> Heard {
        let seat = Seat::ALL.into_iter().take(self.base.people.len() - 1).nth(n);
        let name = if seat.is_some() { "player" } else { "spectator" };
        Heard { seat, name, texts: Vec::new() }
    }

    /// Asks for whatever can be asked over HTTP without changing anything.
    async fn ask(&self, browser: &mut Browser, heard: &mut Heard, secret: Option<usize>) {
        let game = &self.base.game;
        let bad = json!({ "type": "sit", "seat": 3, "name": "" }).to_string();
        let seats = secret.map(|seat| format!("GET /api/games/{game}/socket?seats={seat}"));
        for (head, body) in [
            ("GET /api/status".to_owned(), ""),
            ("GET /api/games".to_owned(), ""),
            (format!("GET /api/games/{game}"), ""),
            (format!("GET /api/games/{game}/record"), ""),
            (format!("POST /api/games/{game}/room"), &bad),
            (format!("POST /api/games/{game}/room"), "{"),
            (format!("POST /api/games/{game}/rematch"), ""),
            (seats.unwrap_or("GET /api/nothing".to_owned()), ""),
        ] {
            let (status, body) = browser.request(&head, body).await;
            heard.texts.push(format!("{status} {}", masked(&body)));
        }
    }

    /// Adds what strangers, the log and the metrics say, and ends the server.
    async fn finish(self, mut all: Vec<Heard>) -> Vec<Heard> {
        let strangers =
            [("nobody", Browser::new(&self.house)), ("stranger", self.base.stranger.clone())];
        for (name, mut browser) in strangers {
            browser.moved_to(&self.house);
            let mut heard = Heard { seat: None, name, texts: Vec::new() };
            self.ask(&mut browser, &mut heard, Some(0)).await;
            all.push(heard);
        }
        let metrics =
            crate::support::send_request(self.house.metrics, "GET /metrics", "", "").await;
        let metrics = String::from_utf8(metrics.body).expect("UTF-8");
        // How long things took is no secret, and never the same.
        let timeless = metrics.lines().filter(|line| !line.contains("seconds_"));
        let texts = timeless.map(str::to_owned).collect();
        all.push(Heard { seat: None, name: "metrics", texts });
        for heard in &mut all {
            heard.texts.iter_mut().for_each(|text| *text = masked(text));
        }
        self.house.close().await;
        close(self.store).await;
        all.push(Heard { seat: None, name: "log", texts: self.log.lines() });
        all
    }
}

/// Tries to learn what the seat has answered.
async fn probe(viewer: &mut Viewer, n: usize, secret: Seat) {
    let own = viewer.prompts.first().map(|prompt| (prompt.seat, prompt.question));
    let mut number = 1000 + n as u128 * 100;
    let mut tries = vec![(secret, 0, Step::Undo), (secret, 1, Step::Act("ready".to_owned()))];
    if let Some((seat, question)) = own {
        // With the id of the secret answer, too late, not understood, against the rules, and undone.
        viewer.send_for(seat, 71, question, Step::Act("ready".to_owned())).await;
        viewer.answer(71).await;
        tries.push((seat, question.wrapping_sub(1), Step::Act("ready".to_owned())));
        for notation in ["", "recruit 99", "close", "back"] {
            tries.push((seat, question, Step::Act(notation.to_owned())));
        }
        tries.push((seat, question, Step::Undo));
    }
    for (seat, question, step) in tries {
        number += 1;
        viewer.send_for(seat, number, question, step).await;
        viewer.answer(number).await;
    }
    viewer.send_message(&say(number + 1, Words::Phrase(Phrase::Hello))).await;
    viewer.answer(number + 1).await;
    let (seat, question) = viewer.prompts.first().map_or((secret, 1), |p| (p.seat, p.question));
    let (id, steps) = (format!("{:032x}", number + 4), Vec::new());
    viewer.send_message(&FromClient::Rehearse(Rehearse { id, seat, steps })).await;
    let wish = format!("{:032x}", number + 2);
    let ask = AskRewind { id: wish, seat, question };
    viewer.send_message(&FromClient::Rewind(ask)).await;
    let vote = Vote { id: format!("{:032x}", number + 3), seat, answer: VoteAnswer::Decline };
    viewer.send_message(&FromClient::Vote(vote)).await;
    viewer.answer(number + 3).await;
}

fn say(id: u128, words: Words) -> FromClient {
    FromClient::Say(Say { id: format!("{id:032x}"), seat: None, words })
}

/// Waits until every viewer has heard all that has happened: the table takes requests in turn.
async fn settle(viewers: &mut [Viewer]) {
    for viewer in viewers {
        hear_out(viewer).await;
    }
}

async fn hear_out(viewer: &mut Viewer) {
    let id = "no id".to_owned();
    let command = Command { id: id.clone(), seat: Seat::ALL[0], question: 0, step: Step::Undo };
    viewer.send_message(&FromClient::Command(command)).await;
    loop {
        match viewer.next().await.expect("an answer") {
            FromServer::Refused { id: refused, .. } if refused == id => return,
            _ => {}
        }
    }
}

/// All that comes over a new socket at first.
async fn whole(viewer: &mut Viewer) -> Vec<String> {
    hear_out(viewer).await;
    std::mem::take(&mut viewer.raw)
}

/// The text without the times in it: a clock is no secret, and never the same.
fn masked(text: &str) -> String {
    let mut masked = text.to_owned();
    for name in ["\"active\":", "\"at\":"] {
        let mut parts = masked.split(name);
        let first = parts.next().unwrap_or_default().to_owned();
        masked = parts.fold(first, |text, rest| {
            text + name + rest.trim_start_matches(|c: char| c.is_ascii_digit())
        });
    }
    masked
}

/// Keeps what the server logs.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn lines(&self) -> Vec<String> {
        let text = String::from_utf8(self.0.lock().expect("no panic").clone()).expect("UTF-8");
        text.lines().map(str::to_owned).collect()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Log;

    fn make_writer(&self) -> Log {
        self.clone()
    }
}
