//! What viewers receive.

use super::{Host, Joining, ViewerId};
use engine::model::SeatSet;
use protocol::{FromServer, Problem};
use std::cell::LazyCell;
use table::{PersonId, Role};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// A message as it goes over the wire, cheap to copy for several viewers.
pub(crate) type Text = Utf8Bytes;

/// How many messages of the chat a viewer gets at first.
const LATEST_NOTES: u32 = 200;

/// Somebody who looks at the table.
pub(super) struct Viewer {
    pub(super) id: ViewerId,
    pub(super) person: PersonId,
    /// The seats it speaks for; none for a spectator.
    pub(super) seats: SeatSet,
    /// The seats for which it speaks at most, if not for all of the person's.
    only: Option<SeatSet>,
    /// Whether the person may look at the table.
    welcome: bool,
    /// The seats in the last welcome the viewer got, if any.
    introduced: Option<SeatSet>,
    /// The first entry of the log that it lacks.
    next: u32,
    /// The first message of the chat that it lacks; none before the first.
    next_note: Option<u32>,
    /// The `seq` of the table it last received; none before the first.
    shown: Option<u32>,
    out: mpsc::Sender<Text>,
}

impl Viewer {
    pub(super) fn new(id: ViewerId, joining: Joining) -> Viewer {
        let Joining { person, only, from, out } = joining;
        Viewer {
            id,
            person,
            seats: SeatSet::EMPTY,
            only,
            welcome: true,
            introduced: None,
            next: from,
            next_note: None,
            shown: None,
            out,
        }
    }

    /// Gives the viewer the seats of its person's role; none if the person has lost it.
    pub(super) fn reseat(&mut self, role: Option<Role>) {
        self.welcome = role.is_some();
        let mut seats = SeatSet::EMPTY;
        for seat in role.unwrap_or_default().seats {
            if self.only.is_none_or(|only| only.contains(seat)) {
                seats.insert(seat);
            }
        }
        if seats != self.seats {
            self.seats = seats;
            self.shown = None;
        }
    }
}

impl Host {
    /// Sends one viewer a message. A viewer whose queue is full is disconnected.
    pub(super) fn tell(&mut self, viewer: ViewerId, message: &FromServer) {
        let text = text(message);
        self.viewers.retain(|known| known.id != viewer || sent(known, text.clone()));
    }

    /// Sends every viewer the same message.
    pub(super) fn tell_each(&mut self, message: &FromServer) {
        let text = text(message);
        self.viewers.retain(|viewer| sent(viewer, text.clone()));
    }

    /// Shows everybody the room. The devices of one person get the same text.
    pub(super) fn tell_room(&mut self) {
        let mut texts: Vec<(PersonId, Option<Text>)> = Vec::new();
        for viewer in &self.viewers {
            if texts.iter().all(|(person, _)| *person != viewer.person) {
                let view = Box::new(self.room_view(viewer.person));
                texts.push((viewer.person, text(&FromServer::Room(view))));
            }
        }
        self.viewers.retain(|viewer| {
            let known = texts.iter().find(|(person, _)| *person == viewer.person);
            sent(viewer, known.and_then(|(_, text)| text.clone()))
        });
    }

    /// Makes the next [`Host::tell_all`] show the table to a viewer that has seen it.
    pub(super) fn show_again(&mut self, viewer: ViewerId) {
        for known in self.viewers.iter_mut().filter(|known| known.id == viewer) {
            known.shown = None;
        }
    }

    /// Shows the table to everybody who has not seen it as it stands, once its game has begun. Viewers
    /// who may know the same and lack the same entries get the same text, and all see the same view.
    pub(super) fn tell_all(&mut self) {
        self.introduce();
        let Some(table) = &self.table else { return };
        let (seq, entries) = (table.seq(), table.entries());
        let view = LazyCell::new(|| table.view());
        let mut texts: Vec<(SeatSet, u32, Option<Text>)> = Vec::new();
        self.viewers.retain_mut(|viewer| {
            if viewer.shown == Some(seq) {
                return true;
            }
            let (seats, next) = (viewer.seats, viewer.next);
            let known = texts.iter().find(|known| (known.0, known.1) == (seats, next));
            let message = known.map(|known| known.2.clone()).unwrap_or_else(|| {
                let message = text(&table.message_with(view.clone(), seats, next));
                texts.push((seats, next, message.clone()));
                message
            });
            (viewer.next, viewer.shown) = (entries, Some(seq));
            sent(viewer, message)
        });
    }

    /// Tells viewers what never changes, and again when they speak for other seats.
    fn introduce(&mut self) {
        let Some(table) = &self.table else { return };
        let game = self.game.to_string();
        self.viewers.retain_mut(|viewer| {
            if viewer.introduced == Some(viewer.seats) {
                return true;
            }
            viewer.introduced = Some(viewer.seats);
            let welcome = table.welcome(&game, viewer.seats);
            sent(viewer, text(&FromServer::Welcome(Box::new(welcome))))
        });
    }

    /// Tells everybody what was said since they last heard something. Newcomers hear even that nothing was said: what
    /// comes after it is new.
    pub(super) fn tell_notes(&mut self) {
        let (chat, next) = (&self.chat, self.chat.next());
        let mut texts: Vec<(u32, Option<Text>)> = Vec::new();
        self.viewers.retain_mut(|viewer| {
            let heard = viewer.next_note.replace(next);
            let from = heard.unwrap_or(next.saturating_sub(LATEST_NOTES));
            if heard.is_some() && chat.since(from).is_empty() {
                return true;
            }
            let known = texts.iter().find(|known| known.0 == from);
            let message = known.map(|known| known.1.clone()).unwrap_or_else(|| {
                let message = text(&FromServer::Notes { notes: chat.since(from).to_vec() });
                texts.push((from, message.clone()));
                message
            });
            sent(viewer, message)
        });
    }

    /// Sends those away who may not look at the table any more: to them it does not exist.
    pub(super) fn dismiss_strangers(&mut self) {
        let goodbye = text(&FromServer::Problem { problem: Problem::NoSuchGame, detail: None });
        for stranger in self.viewers.extract_if(.., |viewer| !viewer.welcome) {
            // Whether or not the last word arrives, the socket ends.
            sent(&stranger, goodbye.clone());
        }
    }

    /// Sends everybody away.
    pub(super) fn dismiss_all(&mut self) {
        for viewer in &mut self.viewers {
            viewer.welcome = false;
        }
        self.dismiss_strangers();
    }
}

/// Whether the viewer could take the message.
fn sent(viewer: &Viewer, text: Option<Text>) -> bool {
    text.is_some_and(|text| viewer.out.try_send(text).is_ok())
}

fn text(message: &FromServer) -> Option<Text> {
    match serde_json::to_string(message) {
        Ok(text) => Some(text.into()),
        Err(error) => {
            tracing::error!(%error, "a message cannot be written");
            None
        }
    }
}
