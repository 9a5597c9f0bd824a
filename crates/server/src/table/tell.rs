//! What viewers are told.

use super::{Table, ViewerId};
use engine::model::SeatSet;
use protocol::{Catalogue, FromServer, Menu, PROTOCOL, Prompt, View, Viewed, Welcome};
use tokio::sync::mpsc;

/// Somebody who looks at the table.
pub(super) struct Viewer {
    pub(super) id: ViewerId,
    /// The seats that it speaks for; none for a spectator.
    pub(super) seats: SeatSet,
    /// The next entry of the log to tell.
    next: u32,
    /// The `seq` last told; none before the first time.
    told: Option<u32>,
    out: mpsc::Sender<String>,
}

impl Viewer {
    pub(super) fn new(
        id: ViewerId,
        seats: SeatSet,
        from: u32,
        out: mpsc::Sender<String>,
    ) -> Viewer {
        Viewer { id, seats, next: from, told: None, out }
    }

    /// Whether it could take the message.
    fn take(&self, message: &FromServer) -> bool {
        match serde_json::to_string(message) {
            Ok(text) => self.out.try_send(text).is_ok(),
            Err(error) => {
                tracing::error!(%error, "a message cannot be written");
                false
            }
        }
    }
}

impl Table {
    /// Tells a viewer what never changes.
    pub(super) fn welcome(&mut self, viewer: ViewerId) {
        let Some(seats) = self.viewers.iter().find(|known| known.id == viewer).map(|v| v.seats)
        else {
            return;
        };
        let table = self.loaded.recorder.table();
        let settings = &self.loaded.settings;
        let welcome = FromServer::Welcome(Box::new(Welcome {
            protocol: PROTOCOL,
            game: self.game.to_string(),
            level: settings.setup.level.number(),
            late_refill: settings.setup.late_refill,
            seats: seats.into_iter().collect(),
            catalogue: Catalogue::new(table.rules(), table.game()),
            commitment: Some(settings.fairness().commitment.to_string()),
        }));
        self.tell(viewer, &welcome);
    }

    /// Tells one viewer something; one that takes nothing is sent away.
    pub(super) fn tell(&mut self, viewer: ViewerId, message: &FromServer) {
        self.viewers.retain(|known| known.id != viewer || known.take(message));
    }

    /// Tells everybody what is new.
    pub(super) fn tell_all(&mut self) {
        let seq = self.loaded.seq;
        let behind: Vec<ViewerId> =
            self.viewers.iter().filter(|v| v.told != Some(seq)).map(|v| v.id).collect();
        for viewer in behind {
            self.tell_table(viewer);
        }
    }

    /// Tells everybody how the table stands, whatever they were told before.
    pub(super) fn tell_all_anew(&mut self) {
        for viewer in &mut self.viewers {
            viewer.told = None;
        }
        self.tell_all();
    }

    /// Tells a viewer how the table stands.
    pub(super) fn tell_table(&mut self, id: ViewerId) {
        let loaded = &self.loaded;
        let Some(viewer) = self.viewers.iter_mut().find(|viewer| viewer.id == id) else { return };
        let table = loaded.recorder.table();
        let viewed = Viewed {
            rules: table.rules(),
            game: table.game(),
            occupants: &loaded.settings.seats,
            seq: loaded.seq,
        };
        let prompt = |seat| Prompt {
            seat,
            question: loaded.questions[seat],
            menu: Menu::new(table.rules(), table.game(), seat).map(Box::new),
            no_undo: table.no_undo(seat),
        };
        let log = loaded.log.iter().skip(viewer.next as usize);
        let message = FromServer::Table {
            view: Box::new(View::new(&viewed)),
            prompts: viewer.seats.into_iter().map(prompt).collect(),
            log: log.map(|logged| logged.seen_by(viewer.seats)).collect(),
        };
        viewer.next = u32::try_from(loaded.log.len()).unwrap_or(u32::MAX);
        viewer.told = Some(loaded.seq);
        self.tell(id, &message);
    }
}
