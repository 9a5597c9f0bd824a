//! The way to a table's task, for everybody who wants something of it.

use super::Text;
use engine::model::SeatSet;
use protocol::{
    AskHint, AskRewind, Command, LinkKind, Perform, Problem, Rehearse, RoomChange, RoomView, Say,
    Vote,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{GameId, NewKey, Version};
use table::{PersonId, Room, Ticket};
use tokio::sync::{mpsc, oneshot, watch};

/// The way to a table's task.
#[derive(Clone, Debug)]
pub(crate) struct Door {
    pub(super) requests: mpsc::Sender<Request>,
    pub(super) room: watch::Receiver<Arc<Room>>,
    pub(super) looking: Arc<Looking>,
}

/// Whether the table has been asked to look at the store and has not done so yet.
#[derive(Debug, Default)]
pub(super) struct Looking {
    asked: AtomicBool,
    /// Whether somebody knows that there is something new.
    hinted: AtomicBool,
    /// Whether other servers may have forgotten who is here.
    forgotten: AtomicBool,
}

impl Looking {
    /// Asks for a look; whether a request must be sent for it.
    fn ask(&self, hint: bool) -> bool {
        if hint {
            self.hinted.store(true, Ordering::Release);
        }
        !self.asked.swap(true, Ordering::AcqRel)
    }

    /// Takes the look back, because its request could not be sent.
    fn give_up(&self) {
        self.asked.store(false, Ordering::Release);
    }

    /// Whether other servers may have forgotten who is here, which is asked once.
    pub(super) fn forgotten(&self) -> bool {
        self.forgotten.swap(false, Ordering::AcqRel)
    }

    /// The look begins; whether there is something new. Whatever happens from now on needs another one.
    pub(super) fn begin(&self) -> bool {
        self.asked.swap(false, Ordering::AcqRel);
        self.hinted.swap(false, Ordering::AcqRel)
    }
}

/// Names a viewer of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ViewerId(pub(super) u64);

/// Who wants to look at a table, and how.
#[derive(Debug)]
pub(crate) struct Joining {
    pub(crate) person: PersonId,
    /// The seats for which the connection speaks, if not for all of the person's.
    pub(crate) only: Option<SeatSet>,
    /// The first entry of the log that is wanted.
    pub(crate) from: u32,
    pub(crate) out: mpsc::Sender<Text>,
}

pub(super) type Answer<T> = oneshot::Sender<Result<T, Problem>>;

#[derive(Debug)]
pub(super) enum Request {
    Join { joining: Joining, id: oneshot::Sender<ViewerId> },
    Leave(ViewerId),
    Command { viewer: ViewerId, command: Command },
    Say { viewer: ViewerId, say: Say },
    Rewind { viewer: ViewerId, ask: AskRewind },
    Vote { viewer: ViewerId, vote: Vote },
    Rehearse { viewer: ViewerId, ask: Rehearse },
    Perform { viewer: ViewerId, perform: Perform },
    Hint { viewer: ViewerId, ask: AskHint },
    Change { by: PersonId, change: RoomChange, answer: Answer<RoomView> },
    Follow { by: PersonId, ticket: Ticket, answer: Answer<()> },
    Link { by: PersonId, kind: LinkKind, sealed: Sealed, answer: Answer<()> },
    FollowedBy { game: GameId, answer: Answer<String> },
    Adopt { from: PersonId, to: PersonId, answer: Answer<()> },
    Delete { by: PersonId, answer: Answer<()> },
    Deleted,
    Look(Option<Version>),
}

/// Makes the stored form of a link's secret once its ticket is known.
pub(crate) struct Sealed(pub(crate) Box<dyn FnOnce(Ticket) -> Option<NewKey> + Send>);

impl std::fmt::Debug for Sealed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Sealed(..)")
    }
}

/// The table's task is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gone;

impl Door {
    pub(crate) fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    /// The room as it is stored.
    pub(crate) fn room(&self) -> Arc<Room> {
        self.room.borrow().clone()
    }

    /// Lets somebody look at the table, and speak for their seats.
    pub(crate) async fn join(&self, joining: Joining) -> Result<ViewerId, Gone> {
        let (id, joined) = oneshot::channel();
        self.send(Request::Join { joining, id }).await?;
        joined.await.map_err(|_| Gone)
    }

    pub(crate) async fn leave(&self, viewer: ViewerId) {
        // If the task is gone, so are its viewers.
        let _ = self.send(Request::Leave(viewer)).await;
    }

    pub(crate) async fn command(&self, viewer: ViewerId, command: Command) -> Result<(), Gone> {
        self.send(Request::Command { viewer, command }).await
    }

    pub(crate) async fn say(&self, viewer: ViewerId, say: Say) -> Result<(), Gone> {
        self.send(Request::Say { viewer, say }).await
    }

    pub(crate) async fn rewind(&self, viewer: ViewerId, ask: AskRewind) -> Result<(), Gone> {
        self.send(Request::Rewind { viewer, ask }).await
    }

    pub(crate) async fn vote(&self, viewer: ViewerId, vote: Vote) -> Result<(), Gone> {
        self.send(Request::Vote { viewer, vote }).await
    }

    pub(crate) async fn rehearse(&self, viewer: ViewerId, ask: Rehearse) -> Result<(), Gone> {
        self.send(Request::Rehearse { viewer, ask }).await
    }

    pub(crate) async fn perform(&self, viewer: ViewerId, perform: Perform) -> Result<(), Gone> {
        self.send(Request::Perform { viewer, perform }).await
    }

    pub(crate) async fn hint(&self, viewer: ViewerId, ask: AskHint) -> Result<(), Gone> {
        self.send(Request::Hint { viewer, ask }).await
    }

    /// Changes the room; how the person sees it then.
    pub(crate) async fn change(
        &self,
        by: PersonId,
        change: RoomChange,
    ) -> Result<RoomView, Problem> {
        self.ask(|answer| Request::Change { by, change, answer }).await
    }

    /// Lets somebody in who has followed a link.
    pub(crate) async fn follow(&self, by: PersonId, ticket: Ticket) -> Result<(), Problem> {
        self.ask(|answer| Request::Follow { by, ticket, answer }).await
    }

    /// Makes a link, whose secret is kept with the room.
    pub(crate) async fn link(
        &self,
        by: PersonId,
        kind: LinkKind,
        sealed: Sealed,
    ) -> Result<(), Problem> {
        self.ask(|answer| Request::Link { by, kind, sealed, answer }).await
    }

    /// Notes which game follows; the one that does, which may be an earlier one.
    pub(crate) async fn followed_by(&self, game: GameId) -> Result<String, Problem> {
        self.ask(|answer| Request::FollowedBy { game, answer }).await
    }

    /// Puts one person in the place of another, who turns out to be the same.
    pub(crate) async fn adopt(&self, from: PersonId, to: PersonId) -> Result<(), Problem> {
        self.ask(|answer| Request::Adopt { from, to, answer }).await
    }

    /// Deletes the game, unless others are playing it.
    pub(crate) async fn delete(&self, by: PersonId) -> Result<(), Problem> {
        self.ask(|answer| Request::Delete { by, answer }).await
    }

    /// Closes the table of a game that was deleted.
    pub(crate) async fn deleted(&self) {
        // If the task is gone, there is nothing to close.
        let _ = self.send(Request::Deleted).await;
    }

    /// Lets the table look at the store, because another server may have changed the game; how far it has
    /// come, if that is known. Once is enough, however often somebody asks for it meanwhile.
    pub(crate) fn look(&self, version: Option<Version>) {
        if self.looking.ask(version.is_none())
            && self.requests.try_send(Request::Look(version)).is_err()
        {
            // A table that is so busy notices by itself, or is asked again.
            self.looking.give_up();
        }
    }

    /// Lets the table tell the other servers again who is there, because they may have forgotten.
    pub(crate) fn introduce(&self) {
        self.looking.forgotten.store(true, Ordering::Release);
        self.look(None);
    }

    async fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Request) -> Result<T, Problem> {
        let (answer, answered) = oneshot::channel();
        self.send(request(answer)).await.map_err(|Gone| Problem::Unavailable)?;
        answered.await.unwrap_or(Err(Problem::Unavailable))
    }

    async fn send(&self, request: Request) -> Result<(), Gone> {
        self.requests.send(request).await.map_err(|_| Gone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_is_not_lost_behind_a_comparison() {
        let looking = Looking::default();
        assert!(looking.ask(false), "the versions are compared");
        assert!(!looking.ask(true), "one look is enough");
        assert!(looking.begin(), "but it must find what the hint is about");
        assert!(looking.ask(false) && !looking.begin(), "which is over then");
    }

    #[test]
    fn what_others_forgot_is_asked_once() {
        let looking = Looking::default();
        assert!(!looking.forgotten());
        looking.forgotten.store(true, Ordering::Release);
        assert!(looking.forgotten() && !looking.forgotten());
    }
}
