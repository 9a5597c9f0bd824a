//! Tables at which one person plays against a computer player, as quickly as it answers.

use crate::{Company, Failed, Heard, MessageKind, SeenEntry, SeenPrompt, SeenView, written};
use engine::model::Seat;
use futures_util::{SinkExt as _, StreamExt as _};
use hdrhistogram::Histogram;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;

/// The person sits down first.
const COMPUTER: Seat = Seat::ALL[1];

/// Companies that play on until this is dropped or their games are over.
pub struct Beside {
    waits: Arc<Mutex<Histogram<u64>>>,
    tasks: JoinSet<Result<(), Failed>>,
}

impl Beside {
    /// Lets them play. After the computer player's answer, the person thinks for this long.
    pub fn play(companies: Vec<Company>, thinking: Duration) -> Result<Beside, Failed> {
        let histogram = Histogram::new_with_bounds(1, 120_000_000, 3).map_err(Failed::odd)?;
        let waits = Arc::new(Mutex::new(histogram));
        let mut tasks = JoinSet::new();
        for company in companies {
            tasks.spawn(play(company, thinking, waits.clone()));
        }
        Ok(Beside { waits, tasks })
    }

    /// Ends the games where they are; how long each answer of a computer player took, in microseconds.
    pub async fn end(mut self) -> Result<Histogram<u64>, Failed> {
        while let Some(ended) = self.tasks.try_join_next() {
            ended.map_err(Failed::odd)??;
        }
        self.tasks.shutdown().await;
        let waits = self.waits.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(waits.clone())
    }
}

async fn play(
    company: Company,
    thinking: Duration,
    waits: Arc<Mutex<Histogram<u64>>>,
) -> Result<(), Failed> {
    let mut socket = company.players[0].socket(&company.game, "").await?;
    let mut question = Question::default();
    let mut prompt: Option<(SeenPrompt, Instant)> = None;
    let mut sent: u64 = 0;
    loop {
        // The person listens while thinking, so that every answer is timed when it comes.
        let due = prompt.as_ref().map(|(_, asked)| *asked + thinking);
        let message = tokio::select! {
            biased;
            () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => None,
            message = socket.next() => Some(message.ok_or(Failed::odd("the socket ended"))??),
        };
        let Some(message) = message else {
            let Some((prompt, _)) = prompt.take() else { continue };
            sent += 1;
            let step = prompt.pick(sent).ok_or(Failed::odd("an empty menu"))?;
            let command = prompt.command(u128::from(sent), step);
            socket.send(Message::text(written(command))).await?;
            continue;
        };
        let Message::Text(text) = message else { continue };
        let heard = Heard::read(&text)?;
        let (MessageKind::Table, Some(view)) = (heard.kind, heard.view) else { continue };
        if let Some(waited) = question.heard(&view, &heard.log) {
            let mut waits = waits.lock().unwrap_or_else(PoisonError::into_inner);
            waits.saturating_record(waited.as_micros() as u64);
        }
        if view.outcome.is_some() {
            return Ok(());
        }
        let asked = heard.prompts.into_iter().find(|prompt| prompt.menu.is_some());
        // A question that stands is still being thought about.
        let since = prompt.map(|(_, asked)| asked);
        prompt = asked.map(|asked| (asked, since.unwrap_or_else(Instant::now)));
    }
}

/// What the computer player is asked, and since when.
#[derive(Default)]
struct Question(Option<Instant>);

impl Question {
    /// How long the computer player took, if this table shows an answer of it.
    fn heard(&mut self, view: &SeenView, log: &[SeenEntry]) -> Option<Duration> {
        let answered = log.iter().any(|entry| entry.seat == Some(COMPUTER));
        let waited = self.0.filter(|_| answered).map(|since| since.elapsed());
        if answered {
            self.0 = None;
        }
        if view.asked.contains(&COMPUTER) {
            self.0.get_or_insert_with(Instant::now);
        }
        waited
    }
}
