//! People who play on until the server is gone, and send everything several times.

use crate::ledger::Ledger;
use crate::rolling::Open;
use crate::speech::{Gone, Haste, hear, send, sent_id};
use load::{Browser, Heard, MessageKind, SeenPrompt};
use protocol::{AskRewind, Command, FromClient, Phrase, Say, Vote, VoteAnswer, Words};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{CommandId, GameId};
use tokio_util::sync::CancellationToken;

/// How long people wait before they send again what could not be stored.
const AGAIN: Duration = Duration::from_millis(200);

/// Somebody at a table. What they remember outlives the server.
pub struct Person {
    pub game: GameId,
    pub browser: Browser,
    /// None for spectators.
    pub seat: Option<u8>,
    /// The entries of the log as this person has seen them.
    known: Vec<Value>,
    /// What was sent and not answered: it is sent again when the server is back.
    unanswered: Vec<FromClient>,
    /// What could not be stored, by id: it is sent again after a moment.
    unstored: BTreeMap<String, FromClient>,
    /// What the person is asked.
    asked: Option<SeenPrompt>,
    /// What the person is asked and has not answered, because a wish to go back came first.
    open: Option<SeenPrompt>,
    haste: Haste,
    luck: u64,
    pub over: bool,
}

impl Person {
    pub fn new(game: GameId, browser: Browser, seat: Option<u8>, luck: u64) -> Person {
        let (known, unanswered) = (Vec::new(), Vec::new());
        let (asked, open, unstored) = (None, None, BTreeMap::new());
        let (haste, over) = (Haste::Flood, false);
        Person { game, browser, seat, known, unanswered, unstored, asked, open, haste, luck, over }
    }

    /// Plays on until the server is gone or the game is over.
    pub async fn play(mut self, ledger: Arc<Mutex<Ledger>>) -> Person {
        // What breaks off is taken up when the server is back.
        let _ = self.attend(&ledger).await;
        self
    }

    /// Plays on calmly until it is enough or the game is over, and goes to another server when one is gone.
    pub async fn stay(
        mut self,
        open: Open,
        enough: CancellationToken,
        ledger: Arc<Mutex<Ledger>>,
    ) -> Person {
        self.haste = Haste::Calm;
        while !self.over {
            let there = open.lock().expect("no panic").clone();
            let server = there[self.random() as usize % there.len()];
            self.browser.moved_to(server);
            tokio::select! {
                () = enough.cancelled() => break,
                _ = self.attend(&ledger) => {}
            }
            // A page waits a moment, too, before it tries again.
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        self
    }

    async fn attend(&mut self, ledger: &Mutex<Ledger>) -> Result<(), Gone> {
        let game = self.game.to_string();
        // Two devices of the same person.
        let mut first = self.browser.socket(&game, "").await.map_err(|_| Gone)?;
        let mut second = self.browser.socket(&game, "").await.map_err(|_| Gone)?;
        let mut answered = None;
        let mut log = 0;
        // What either device has heard to be done. Answers to different devices may overtake each other.
        let mut done = [BTreeSet::new(), BTreeSet::new()];
        for message in self.unanswered.clone() {
            let copies = 1 + self.random() % self.haste.copies();
            send([&mut first, &mut second], &message, copies, self.random()).await?;
        }
        while !self.over {
            self.note_wait(ledger);
            let (text, device) = tokio::select! {
                text = hear(&mut first) => (text?, 0),
                text = hear(&mut second) => (text?, 1),
                () = tokio::time::sleep(AGAIN), if !self.unstored.is_empty() => {
                    for (_, message) in std::mem::take(&mut self.unstored) {
                        self.unanswered.push(message.clone());
                        send([&mut first, &mut second], &message, 1, 0).await?;
                    }
                    continue;
                }
            };
            let main = device == 0;
            let heard = Heard::read(&text).expect("a message");
            let wishes = match heard.kind {
                MessageKind::Table if main => {
                    self.remember(&text, &mut log);
                    self.look(&heard, &mut answered, ledger)
                }
                MessageKind::Done => {
                    done[device].extend(self.note_done(&heard, ledger));
                    Vec::new()
                }
                MessageKind::Refused => {
                    let (id, sent) = self.answered(&heard);
                    assert!(!done[device].contains(&id), "done before: {text}");
                    self.note_refused(&heard, sent).await
                }
                MessageKind::Room if main => self.vote(&heard, ledger),
                // A server that stops says goodbye.
                MessageKind::Problem if text.contains("\"unavailable\"") => return Err(Gone),
                MessageKind::Problem => panic!("{text}"),
                MessageKind::Table
                | MessageKind::Room
                | MessageKind::Storing
                | MessageKind::Other => Vec::new(),
            };
            for message in wishes {
                tokio::time::sleep(self.haste.thinks(self.random())).await;
                self.unanswered.push(message.clone());
                let copies = 1 + self.random() % self.haste.copies();
                send([&mut first, &mut second], &message, copies, self.random()).await?;
            }
        }
        Ok(())
    }

    /// Notes what the person waits for.
    fn note_wait(&self, ledger: &Mutex<Ledger>) {
        let Person { game, seat, asked, open, unanswered, unstored, .. } = self;
        let question = asked.as_ref().map(|prompt| prompt.question);
        let wish = open.is_some();
        let wait =
            format!("{seat:?}: asked {question:?}, wish {wish}, {unanswered:?}, {unstored:?}");
        ledger.lock().expect("no panic").waits.insert((*game, *seat), wait);
    }

    /// Every entry comes once, in order, and is what it was before the server was killed.
    fn remember(&mut self, text: &str, next: &mut usize) {
        let message: Value = serde_json::from_str(text).expect("JSON");
        for entry in message["log"].as_array().expect("a log") {
            assert_eq!(entry["n"].as_u64(), Some(*next as u64), "an entry is missing or doubled");
            match self.known.get(*next) {
                Some(known) => assert_eq!(known, entry, "an entry has changed"),
                None => self.known.push(entry.clone()),
            }
            *next += 1;
        }
        assert!(*next >= self.known.len(), "what was seen is gone");
    }

    /// Sees the table; what the person wants to do now.
    fn look(
        &mut self,
        heard: &Heard,
        answered: &mut Option<u32>,
        ledger: &Mutex<Ledger>,
    ) -> Vec<FromClient> {
        let view = heard.view.as_ref().expect("a view");
        ledger.lock().expect("no panic").show(self.game, view.seq);
        self.over = view.outcome.is_some();
        let asked = |prompt: &&SeenPrompt| prompt.menu.is_some();
        self.asked = heard.prompts.iter().find(asked).cloned();
        let Some(prompt) = &self.asked.clone() else { return Vec::new() };
        if *answered == Some(prompt.question) {
            return Vec::new();
        }
        *answered = Some(prompt.question);
        let mut wishes = Vec::new();
        match self.random() % 24 {
            0 => wishes.push(self.say()),
            1 if view.seq > 20 => {
                let (id, seat, question) = (self.id(), prompt.seat, prompt.question);
                wishes.push(FromClient::Rewind(AskRewind { id, seat, question }));
                // Whoever plays on declines.
                self.open = Some(prompt.clone());
                return wishes;
            }
            _ => {}
        }
        wishes.push(self.decide(prompt));
        wishes
    }

    fn decide(&mut self, prompt: &SeenPrompt) -> FromClient {
        let step = prompt.pick(self.random()).expect("a choice").to_owned();
        FromClient::Command(Command { id: self.id(), ..prompt.command(0, &step) })
    }

    fn say(&mut self) -> FromClient {
        let words = Words::Phrase(Phrase::Cheers);
        FromClient::Say(Say { id: self.id(), seat: None, words })
    }

    /// Agrees when somebody wants to go back.
    fn vote(&mut self, heard: &Heard, ledger: &Mutex<Ledger>) -> Vec<FromClient> {
        let revision = heard.revision.expect("a revision");
        ledger.lock().expect("no panic").revision(self.game, revision);
        let asked = heard.rewind.as_ref().map(|rewind| rewind.waits_for.iter());
        let own = asked.and_then(|mut seats| seats.find(|seat| Some(seat.number()) == self.seat));
        let Some(&seat) = own else { return Vec::new() };
        let answer =
            if self.random().is_multiple_of(4) { VoteAnswer::Decline } else { VoteAnswer::Agree };
        vec![FromClient::Vote(Vote { id: self.id(), seat, answer })]
    }

    /// Notes that something was done; its id, if the same answer comes as often as it is sent.
    fn note_done(&mut self, heard: &Heard, ledger: &Mutex<Ledger>) -> Option<CommandId> {
        let (id, sent) = self.answered(heard);
        let seq = heard.seq.expect("a number");
        let key = (self.game, id);
        let mut ledger = ledger.lock().expect("no panic");
        match sent {
            _ if ledger.notes.contains_key(&key) => ledger.note(key, seq),
            _ if ledger.lines.contains_key(&key) => {
                ledger.line(key, self.seat.expect("a seat"), seq);
            }
            Some(FromClient::Say(_)) => ledger.note(key, seq),
            Some(FromClient::Command(_) | FromClient::Rewind(_)) => {
                ledger.line(key, self.seat.expect("a seat"), seq);
            }
            Some(
                FromClient::Vote(_)
                | FromClient::Rehearse(_)
                | FromClient::Perform(_)
                | FromClient::Hint(_),
            )
            | None => return None,
        }
        Some(id)
    }

    /// Notes that something was refused; what the person wants to do then.
    async fn note_refused(&mut self, heard: &Heard, sent: Option<FromClient>) -> Vec<FromClient> {
        use protocol::Refusal as R;
        match heard.refusal().expect("a reason") {
            // It may be sent again, after a while.
            R::NotStored => {
                self.unstored.extend(sent.map(|sent| (sent_id(&sent).to_owned(), sent)));
                return Vec::new();
            }
            // What came too late, or was said too soon.
            R::Stale | R::Declined | R::TooFast | R::NoUndo { .. } => {}
            why => panic!("{sent:?} was refused: {why:?}"),
        }
        match sent {
            // A refused wish to go back leaves the question open: play on.
            Some(FromClient::Rewind(_)) => {
                self.open.take().map(|prompt| self.decide(&prompt)).into_iter().collect()
            }
            // Another server was ahead; whoever is still asked the same decides again.
            Some(FromClient::Command(command)) => {
                let same = |prompt: &SeenPrompt| prompt.question == command.question;
                let Some(prompt) = self.asked.clone().filter(same) else { return Vec::new() };
                tokio::time::sleep(Duration::from_millis(100)).await;
                vec![self.decide(&prompt)]
            }
            Some(_) | None => Vec::new(),
        }
    }

    /// The id of an answer, and what it answers, if that was not answered before.
    fn answered(&mut self, heard: &Heard) -> (CommandId, Option<FromClient>) {
        let text = heard.id.as_deref().expect("an id");
        let at = self.unanswered.iter().position(|sent| sent_id(sent) == text);
        (text.parse().expect("an id"), at.map(|at| self.unanswered.remove(at)))
    }

    fn id(&mut self) -> String {
        format!("{:016x}{:016x}", self.random(), self.random())
    }

    /// A number of this person's own.
    fn random(&mut self) -> u64 {
        self.luck = self.luck.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = (self.luck ^ self.luck >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }
}
