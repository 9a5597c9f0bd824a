//! What viewers receive.

use super::{Host, ViewerId};
use axum::extract::ws::Utf8Bytes;
use engine::model::SeatSet;
use protocol::FromServer;
use tokio::sync::mpsc;

/// A message as it goes over the wire, cheap to copy for several viewers.
pub(crate) type Text = Utf8Bytes;

/// Somebody who looks at the table.
pub(super) struct Viewer {
    pub(super) id: ViewerId,
    /// The seats it speaks for; none for a spectator.
    pub(super) seats: SeatSet,
    /// The first entry of the log that it lacks.
    next: u32,
    /// The `seq` of the table it last received; none before the first.
    shown: Option<u32>,
    out: mpsc::Sender<Text>,
}

impl Viewer {
    pub(super) fn new(id: ViewerId, seats: SeatSet, next: u32, out: mpsc::Sender<Text>) -> Viewer {
        Viewer { id, seats, next, shown: None, out }
    }
}

impl Host {
    /// Tells a viewer what never changes.
    pub(super) fn welcome(&mut self, viewer: ViewerId, seats: SeatSet) {
        let welcome = self.table.welcome(&self.game.to_string(), seats);
        self.tell(viewer, &FromServer::Welcome(Box::new(welcome)));
    }

    /// Sends one viewer a message. A viewer whose queue is full is disconnected.
    pub(super) fn tell(&mut self, viewer: ViewerId, message: &FromServer) {
        let text = text(message);
        self.viewers.retain(|known| known.id != viewer || sent(known, text.clone()));
    }

    /// Makes the next [`Host::tell_all`] show the table to a viewer that has seen it.
    pub(super) fn show_again(&mut self, viewer: ViewerId) {
        for known in self.viewers.iter_mut().filter(|known| known.id == viewer) {
            known.shown = None;
        }
    }

    /// Shows the table to everybody who has not seen it as it stands. Viewers who may know the same
    /// and lack the same entries get the same text.
    pub(super) fn tell_all(&mut self) {
        let (seq, entries, table) = (self.table.seq(), self.table.entries(), &self.table);
        let mut texts: Vec<(SeatSet, u32, Option<Text>)> = Vec::new();
        self.viewers.retain_mut(|viewer| {
            if viewer.shown == Some(seq) {
                return true;
            }
            let (seats, next) = (viewer.seats, viewer.next);
            let known = texts.iter().find(|known| (known.0, known.1) == (seats, next));
            let message = known.map(|known| known.2.clone()).unwrap_or_else(|| {
                let message = text(&table.message(seats, next));
                texts.push((seats, next, message.clone()));
                message
            });
            (viewer.next, viewer.shown) = (entries, Some(seq));
            sent(viewer, message)
        });
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
