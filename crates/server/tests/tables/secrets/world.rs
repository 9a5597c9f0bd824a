//! A server whose people hear everything they can.

use super::base::{Base, close};
use super::probe::{probe, settle, try_commands, whole};
use crate::hint::hint;
use crate::support::{Browser, House, Viewer};
use engine::model::Seat;
use protocol::{Hint, Refusal, Step};
use serde_json::json;
use std::io::Write;
use std::sync::{Arc, Mutex};
use store::Sqlite;
use tracing_subscriber::fmt::MakeWriter;

/// What one viewer heard, in the order in which it came.
pub struct Heard {
    /// None for a spectator, a stranger, whoever has the replay link, or the log and the metrics of the server.
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

/// When a seat asks for a hint.
#[derive(Clone, Copy, PartialEq)]
pub enum Asking {
    InTime,
    /// About a question that is not open.
    TooLate,
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
    pub fn new(
        base: &Base,
        house: House,
        store: Arc<Sqlite>,
        log: Log,
        logging: tracing::subscriber::DefaultGuard,
    ) -> World<'_> {
        World { base, house, store, log, _logging: logging }
    }

    /// What everybody hears when this seat gives this answer, takes it back and gives it again, while
    /// the others try whatever might tell them which it was.
    pub async fn listen(self, seat: Seat, answer: &str) -> Vec<Heard> {
        let (browsers, mut viewers) = self.come_in().await;
        let s = usize::from(seat.number());
        let asked = viewers[s].prompts.first().expect("a prompt").question;
        hint(&mut viewers[s], 70, seat, asked).await.expect("a hint");
        self.answer_twice(&mut viewers, seat, answer).await;
        for (n, viewer) in viewers.iter_mut().enumerate().filter(|(n, _)| *n != s) {
            probe(viewer, n, seat).await;
        }
        settle(&mut viewers).await;
        let all = self.overhear(browsers, viewers, seat).await;
        self.finish(all).await
    }

    /// What everybody at the table hears when this seat asks for a hint about this question, and then
    /// answers; nothing else differs. Also the answer to its wish.
    pub async fn listen_to_hint(
        self,
        seat: Seat,
        answer: &str,
        asking: Asking,
    ) -> (Vec<Heard>, Result<Hint, Refusal>) {
        let (browsers, mut viewers) = self.come_in().await;
        let s = usize::from(seat.number());
        let question = match asking {
            Asking::InTime => viewers[s].prompts.first().expect("a prompt").question,
            Asking::TooLate => u32::MAX,
        };
        let advice = hint(&mut viewers[s], 70, seat, question).await;
        settle(&mut viewers).await;
        self.answer_twice(&mut viewers, seat, answer).await;
        for (n, viewer) in viewers.iter_mut().enumerate().filter(|(n, _)| *n != s) {
            try_commands(viewer, n, seat).await;
        }
        settle(&mut viewers).await;
        let all = self.overhear(browsers, viewers, seat).await;
        let all = self.finish(all).await;
        let at_table =
            all.into_iter().filter(|heard| heard.name != "log" && heard.name != "metrics");
        (at_table.collect(), advice)
    }

    /// Everybody looks at the table.
    async fn come_in(&self) -> (Vec<Browser>, Vec<Viewer>) {
        let mut browsers = self.base.people.clone();
        let mut viewers = Vec::new();
        for browser in &mut browsers {
            browser.moved_to(&self.house);
            viewers.push(browser.look(&self.base.game, "").await);
        }
        settle(&mut viewers).await;
        (browsers, viewers)
    }

    /// The seat gives its answer, takes it back and gives it again.
    async fn answer_twice(&self, viewers: &mut [Viewer], seat: Seat, answer: &str) {
        let s = usize::from(seat.number());
        for (id, step) in [(71, Some(answer)), (72, None), (73, Some(answer))] {
            let asked = viewers[s].prompts.first().expect("a prompt").question;
            let step = step.map_or(Step::Undo, |notation| Step::Act(notation.to_owned()));
            viewers[s].send_for(seat, id, asked, step).await;
            viewers[s].answer(id).await;
            settle(viewers).await;
        }
    }

    /// What everybody has heard, hears when they come again, and can ask for.
    async fn overhear(
        &self,
        browsers: Vec<Browser>,
        mut viewers: Vec<Viewer>,
        secret: Seat,
    ) -> Vec<Heard> {
        let mut all = Vec::new();
        let s = usize::from(secret.number());
        let length = viewers[s].log.len();
        for (n, mut browser) in browsers.into_iter().enumerate() {
            let mut heard = self.heard(n);
            for query in ["from=0", "seats=", &format!("from={}", length.saturating_sub(2))] {
                let mut again = browser.look(&self.base.game, query).await;
                heard.texts.append(&mut whole(&mut again).await);
                viewers.push(again);
            }
            self.ask(&mut browser, &mut heard, Some(s)).await;
            all.push(heard);
        }
        settle(&mut viewers).await;
        for (heard, viewer) in all.iter_mut().zip(&mut viewers) {
            heard.texts.append(&mut viewer.raw);
        }
        all
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
        all.push(self.replayed().await);
        self.finish(all).await
    }

    /// What somebody gets who has nothing but the replay link.
    async fn replayed(&self) -> Heard {
        let mut member = self.base.people[0].clone();
        member.moved_to(&self.house);
        let key = crate::replay::replay_key(&mut member, &self.base.game).await;
        let mut browser = Browser::with_key(&self.house, &key);
        let mut heard = Heard { seat: None, name: "replay", texts: Vec::new() };
        self.ask(&mut browser, &mut heard, None).await;
        for from in (0..).step_by(64) {
            let (status, views) =
                browser.request(&format!("GET /api/replay/views?from={from}"), "").await;
            assert_eq!(status, 200, "{views}");
            let last = views == "[]";
            heard.texts.push(views);
            if last {
                break;
            }
        }
        heard
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
            (format!("GET /api/games/{game}/fairness"), ""),
            (format!("GET /api/games/{game}/evening"), ""),
            (format!("POST /api/games/{game}/replay"), ""),
            ("GET /api/replay".to_owned(), ""),
            ("GET /api/replay/views".to_owned(), ""),
            ("GET /api/replay/record".to_owned(), ""),
            ("GET /api/replay/fairness".to_owned(), ""),
            ("POST /api/replay/review".to_owned(), ""),
            ("POST /api/replay/again".to_owned(), r#"{"n":1,"steps":["close"]}"#),
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

/// The text without the times in it: a clock is no secret, and never the same.
fn masked(text: &str) -> String {
    let mut masked = text.to_owned();
    for name in ["\"active\":", "\"at\":"] {
        let mut parts = masked.split(name);
        let first = parts.next().unwrap_or_default().to_owned();
        masked = parts.fold(first, |text, rest| {
            let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
            // A time has more digits than the place of a die, which has the same name.
            let is_time = rest.len() - after.len() > 9;
            let shown = if is_time { format!("0{after}") } else { rest.to_owned() };
            text + name + &shown
        });
    }
    masked
}

/// Keeps what the server logs.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

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
