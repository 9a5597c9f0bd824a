//! What people say to each other: stored, then shown to everybody.

use super::{Host, ViewerId};
use protocol::{FromServer, Note, Refusal, Say, Words};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, VecDeque};
use std::time::{Duration, UNIX_EPOCH};
use store::{NewNote, StoreError};
use table::{CommandId, PersonId, checked_words};
use tokio::sync::oneshot;
use tokio::time::Instant;

/// The most messages of one table.
const MOST: usize = 2000;

/// The most messages of one person within [`WINDOW`].
const BURST: usize = 5;

/// The time over which messages are counted.
const WINDOW: Duration = Duration::from_secs(10);

/// How often a message is sent to the store because other servers came first.
const ATTEMPTS: usize = 64;

/// The chat of one table.
pub(super) struct Chat {
    notes: Vec<Note>,
    /// The number of the next message.
    next: u32,
    /// The numbers of messages by their ids, so that sending one again does no harm.
    sent: HashMap<CommandId, u32>,
    /// When people have lately said something.
    lately: HashMap<PersonId, VecDeque<Instant>>,
}

/// A message as it is stored.
#[derive(Serialize, Deserialize)]
struct Kept {
    id: String,
    seat: Option<engine::model::Seat>,
    name: Option<String>,
    words: Words,
}

impl Chat {
    /// The chat of these stored notes. One that cannot be read is left out.
    pub(super) fn new(notes: Vec<store::Note>) -> Chat {
        let (sent, lately) = (HashMap::new(), HashMap::new());
        let mut chat = Chat { notes: Vec::new(), next: 0, sent, lately };
        for note in notes {
            chat.add(note);
        }
        chat
    }

    /// The messages from this one on.
    pub(super) fn since(&self, n: u32) -> &[Note] {
        let first = self.notes.partition_point(|note| note.n < n);
        self.notes.get(first..).unwrap_or_default()
    }

    /// The number of the next message.
    pub(super) fn next(&self) -> u32 {
        self.next
    }

    pub(super) fn add(&mut self, note: store::Note) -> Option<u32> {
        self.next = note.seq + 1;
        let Kept { id, seat, name, words } = serde_json::from_str(&note.body).ok()?;
        let at = note.at.duration_since(UNIX_EPOCH).unwrap_or_default();
        let at = u64::try_from(at.as_millis()).unwrap_or(u64::MAX);
        self.sent.insert(id.parse().ok()?, note.seq);
        self.notes.push(Note { n: note.seq, at, seat, name, words });
        Some(note.seq)
    }

    /// Whether this person may say one more thing now.
    fn allows(&mut self, person: PersonId) -> bool {
        let now = Instant::now();
        let times = self.lately.entry(person).or_default();
        times.retain(|time| now.duration_since(*time) < WINDOW);
        let allowed = times.len() < BURST;
        if allowed {
            times.push_back(now);
        }
        allowed
    }
}

impl Host {
    pub(super) async fn say(&mut self, viewer: ViewerId, say: Say) {
        let known = self.viewers.iter().find(|known| known.id == viewer);
        let Some(person) = known.map(|known| known.person) else { return };
        let id = say.id.clone();
        let answer = match self.take_down(person, say).await {
            Ok(seq) => FromServer::Done { id, seq },
            Err(why) => FromServer::Refused { id, why },
        };
        self.tell(viewer, &answer);
        self.tell_notes();
    }

    /// Stores what somebody says; its number, or why not.
    async fn take_down(&mut self, person: PersonId, say: Say) -> Result<u32, Refusal> {
        if !self.room.chats(person) {
            return Err(Refusal::NoChat);
        }
        let id: CommandId = say.id.parse().map_err(|_| Refusal::NotUnderstood)?;
        let words = checked_words(&say.words).ok_or(Refusal::NotUnderstood)?;
        let role = self.room.role(person).unwrap_or_default();
        if say.seat.is_some_and(|seat| !role.seats.contains(seat)) {
            return Err(Refusal::NotYourSeat);
        }
        if let Some(&seq) = self.chat.sent.get(&id) {
            return Ok(seq);
        }
        if self.chat.notes.len() >= MOST || !self.chat.allows(person) {
            return Err(Refusal::TooFast);
        }
        let seat = say.seat.or(role.seats.first());
        let name = seat.and_then(|seat| self.room.name(seat)).map(str::to_owned);
        let kept = Kept { id: say.id, seat, name, words };
        let body = serde_json::to_string(&kept).map_err(|_| Refusal::NotStored)?;
        for _ in 0..ATTEMPTS {
            match self.store_note(body.clone()).await {
                Ok(note) => return self.chat.add(note).ok_or(Refusal::NotStored),
                // Another server came first, perhaps with this very message.
                Err(StoreError::Conflict { .. }) => self.catch_up().await,
                Err(error) => {
                    tracing::warn!(game = %self.game, %error, "a message was not stored");
                    return Err(Refusal::NotStored);
                }
            }
            if let Some(&seq) = self.chat.sent.get(&id) {
                return Ok(seq);
            }
        }
        Err(Refusal::NotStored)
    }

    async fn store_note(&mut self, body: String) -> Result<store::Note, StoreError> {
        let (answer, answered) = oneshot::channel();
        let answer = Box::new(move |stored| drop(answer.send(stored)));
        let new = NewNote { game: self.game, expected_seq: self.chat.next(), body };
        self.services.store.note_then(new, answer);
        answered.await.unwrap_or(Err(StoreError::Closed))
    }
}
