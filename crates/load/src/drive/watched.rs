//! One table as all its viewers see it together. Every number is checked: a command gets the next one,
//! and every viewer sees every entry of the log once and in order.

use super::Shared;
use crate::{Heard, MessageKind, SeenPrompt, written};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// A table.
pub(super) struct Watched(Mutex<State>);

struct State {
    /// By viewer: how many lines the game had when the viewer last saw it.
    seen: Vec<Option<u32>>,
    /// By viewer: what the viewer is asked.
    asked: Vec<Option<SeenPrompt>>,
    pending: Option<Pending>,
    /// The commands that were sent again, and the number that each must get.
    again: HashMap<String, u32>,
}

/// A command that not everybody has seen the effect of.
struct Pending {
    id: String,
    /// Who sent it, and how.
    player: usize,
    text: String,
    due: Instant,
    /// The number that its line must get.
    expected: u32,
    /// Whether it was acknowledged.
    acknowledged: bool,
}

/// One viewer's part in it.
pub(super) struct Told {
    pub(super) table: Arc<Watched>,
    pub(super) shared: Arc<Shared>,
    pub(super) viewer: usize,
}

impl Watched {
    pub(super) fn new(viewers: usize) -> Watched {
        let (seen, asked) = (vec![None; viewers], vec![None; viewers]);
        Watched(Mutex::new(State { seen, asked, pending: None, again: HashMap::new() }))
    }

    /// Whether everybody has seen the table.
    pub(super) fn is_seen(&self) -> bool {
        self.state().seen.iter().all(Option::is_some)
    }

    /// Whether a command is under way.
    pub(super) fn is_pending(&self) -> bool {
        self.state().pending.is_some()
    }

    /// A command and the player who sends it, if the table waits for one.
    pub(super) fn command(&self, n: u64, due: Instant) -> Option<(usize, String)> {
        let mut state = self.state();
        if state.pending.is_some() {
            return None;
        }
        let expected = state.seen[0]?;
        let players = state.asked.len() as u64;
        let order = (0..players).map(|k| ((n + k) % players) as usize);
        let (player, command) = order.into_iter().find_map(|player| {
            let prompt = state.asked[player].as_ref()?;
            // Spread what is chosen without a generator: neighbours must not all do the same.
            let step = prompt.pick(n.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32)?;
            Some((player, prompt.command(u128::from(n) + 1, step)))
        })?;
        let (id, text) = (command.id.clone(), written(command));
        let sent = text.clone();
        state.pending = Some(Pending { id, player, text, due, expected, acknowledged: false });
        Some((player, sent))
    }

    /// The command under way and its player, if it was not answered yet.
    pub(super) fn again(&self) -> Option<(usize, String)> {
        let mut state = self.state();
        let State { pending, again, .. } = &mut *state;
        let pending = pending.as_ref().filter(|pending| !pending.acknowledged)?;
        again.insert(pending.id.clone(), pending.expected);
        Some((pending.player, pending.text.clone()))
    }

    /// How many lines everybody has seen.
    pub(super) fn seen_by_all(&self) -> u32 {
        self.state().seen.iter().map(|seen| seen.unwrap_or(0)).min().unwrap_or(0)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Told {
    /// Takes a message in; what must not happen, if it has.
    pub(super) fn hear(&mut self, text: &str) -> Result<(), String> {
        let now = Instant::now();
        let mut heard = Heard::read(text).map_err(|error| error.to_string())?;
        match heard.kind {
            MessageKind::Table => self.see(&mut heard)?,
            MessageKind::Done => self.done(&heard, now)?,
            MessageKind::Refused => self.refused(&heard)?,
            MessageKind::Problem | MessageKind::Storing => return Err(text.to_owned()),
            MessageKind::Room | MessageKind::Other => {}
        }
        self.finish(now);
        Ok(())
    }

    pub(super) fn fault(&self, fault: String) {
        self.shared.report().faults.push(fault);
    }

    fn see(&self, heard: &mut Heard) -> Result<(), String> {
        let view = heard.view.as_ref().ok_or("a table without a view")?;
        let mut state = self.table.state();
        // The log that comes with a table reaches from what was seen to the table.
        let mut next = state.seen[self.viewer].unwrap_or(0);
        for entry in &heard.log {
            if entry.n != next {
                return Err(format!("entry {} came instead of {next}", entry.n));
            }
            next += 1;
        }
        // The last line, which reveals the seed, is no entry.
        if next != view.seq && view.outcome.is_none() {
            return Err(format!("the log ends at {next}, the table is at {}", view.seq));
        }
        state.seen[self.viewer] = Some(view.seq);
        state.asked[self.viewer] = heard.prompts.pop().filter(|prompt| prompt.menu.is_some());
        Ok(())
    }

    fn done(&self, heard: &Heard, now: Instant) -> Result<(), String> {
        let mut state = self.table.state();
        let State { pending, again, .. } = &mut *state;
        let expected = heard.id.as_ref().and_then(|id| again.get(id));
        let known = expected.is_some() && heard.seq.as_ref() == expected;
        let pending = pending.as_mut().filter(|pending| heard.id.as_ref() == Some(&pending.id));
        // A command that was sent again is answered again, with the same number.
        if known && pending.as_ref().is_none_or(|pending| pending.acknowledged) {
            return Ok(());
        }
        let pending = pending.ok_or("an answer to nothing")?;
        if heard.seq != Some(pending.expected) || pending.acknowledged {
            return Err(format!("line {:?} instead of {}", heard.seq, pending.expected));
        }
        pending.acknowledged = true;
        let time = now.duration_since(pending.due);
        self.shared.report().acknowledged.saturating_record(time.as_micros() as u64);
        Ok(())
    }

    fn refused(&self, heard: &Heard) -> Result<(), String> {
        self.table.state().pending = None;
        self.shared.report().refused += 1;
        Err(format!("refused: {:?}", heard.why))
    }

    /// Ends the command under way if everybody has seen its effect.
    fn finish(&self, now: Instant) {
        let mut state = self.table.state();
        let State { seen, pending, .. } = &mut *state;
        let finished = pending.take_if(|pending| {
            pending.acknowledged && seen.iter().all(|seen| *seen > Some(pending.expected))
        });
        if let Some(pending) = finished {
            let time = now.duration_since(pending.due);
            let mut report = self.shared.report();
            report.done += 1;
            report.everybody.saturating_record(time.as_micros() as u64);
        }
    }
}
