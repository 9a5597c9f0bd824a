//! Tables at which one person plays against a computer player, as quickly as it answers.

use crate::{Company, Failed, Heard, MessageKind, SeenPrompt, written};
use futures_util::{SinkExt as _, StreamExt as _};
use hdrhistogram::Histogram;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::Message;

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
    let mut since = None;
    for n in 1_u64.. {
        let prompt = loop {
            let Some(message) = socket.next().await.transpose()? else {
                return Err(Failed::odd("the socket ended"));
            };
            let Message::Text(text) = message else { continue };
            let heard = Heard::read(&text)?;
            if heard.kind != MessageKind::Table {
                continue;
            }
            // A table that does not ask the person waits for the computer player.
            if let Some(since) = since.replace(Instant::now()) {
                let waited = since.elapsed().as_micros() as u64;
                waits.lock().unwrap_or_else(PoisonError::into_inner).saturating_record(waited);
            }
            if heard.view.is_some_and(|view| view.outcome.is_some()) {
                return Ok(());
            }
            let asked = |prompt: &SeenPrompt| prompt.menu.is_some();
            if let Some(prompt) = heard.prompts.into_iter().find(asked) {
                break prompt;
            }
        };
        since = None;
        sleep(thinking).await;
        let Some(step) = prompt.pick(n) else { return Err(Failed::odd("an empty menu")) };
        let command = prompt.command(u128::from(n), step);
        socket.send(Message::text(written(command))).await?;
    }
    Ok(())
}
