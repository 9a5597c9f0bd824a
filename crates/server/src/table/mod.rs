//! One game: a task that alone changes it.

mod load;
mod step;
mod tell;
mod think;

pub(crate) use load::{Loaded, OpenError};

use crate::registry::Registry;
use engine::model::{BySeat, SeatSet};
use players::Bot;
use protocol::{Command, FromServer, Refusal};
use std::future::Future;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{GameId, Store};
use tell::Viewer;
use think::Thinking;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio_util::sync::CancellationToken;

/// How long a table stays open without anybody looking.
const IDLE: Duration = Duration::from_secs(60);

/// How long a table waits before it tries again what could not be stored.
const RETRY: Duration = Duration::from_secs(1);

/// Requests that may wait at a door, and messages that may wait for a viewer. Slow viewers are
/// disconnected and resume from the last entry they have seen.
pub(crate) const WAITING: usize = 64;

/// What a table needs of the house.
pub(crate) struct Host {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) thinkers: Arc<Semaphore>,
    pub(crate) stop: CancellationToken,
    pub(crate) registry: Weak<Registry>,
}

/// The way to a table's task.
#[derive(Clone, Debug)]
pub(crate) struct Door {
    requests: mpsc::Sender<Request>,
    people: SeatSet,
}

/// Names a viewer of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ViewerId(u64);

#[derive(Debug)]
enum Request {
    Join { seats: SeatSet, from: u32, out: mpsc::Sender<String>, id: oneshot::Sender<ViewerId> },
    Leave(ViewerId),
    Command { viewer: ViewerId, command: Command },
}

/// The table's task is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gone;

impl Door {
    pub(crate) fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    /// The seats at which people sit. Whoever reaches the server may speak for them.
    pub(crate) fn people(&self) -> SeatSet {
        self.people
    }

    /// Lets somebody speak for these seats, or only watch, from this entry of the log on.
    pub(crate) async fn join(
        &self,
        seats: SeatSet,
        from: u32,
        out: mpsc::Sender<String>,
    ) -> Result<ViewerId, Gone> {
        let (id, joined) = oneshot::channel();
        self.send(Request::Join { seats, from, out, id }).await?;
        joined.await.map_err(|_| Gone)
    }

    pub(crate) async fn leave(&self, viewer: ViewerId) {
        // If the task is gone, so are its viewers.
        let _ = self.send(Request::Leave(viewer)).await;
    }

    pub(crate) async fn command(&self, viewer: ViewerId, command: Command) -> Result<(), Gone> {
        self.send(Request::Command { viewer, command }).await
    }

    async fn send(&self, request: Request) -> Result<(), Gone> {
        self.requests.send(request).await.map_err(|_| Gone)
    }
}

/// A table and the task that runs it.
pub(crate) fn open(
    game: GameId,
    loaded: Loaded,
    host: Host,
) -> (Door, impl Future<Output = ()> + Send) {
    let (requests, waiting) = mpsc::channel(WAITING);
    let door = Door { requests, people: loaded.settings.people() };
    let table = Table {
        game,
        loaded,
        host,
        viewers: Vec::new(),
        joined: 0,
        bots: BySeat::default(),
        thinking: None,
        troubled: false,
    };
    (door, table.run(waiting))
}

struct Table {
    game: GameId,
    loaded: Loaded,
    host: Host,
    viewers: Vec<Viewer>,
    /// Viewers so far, which numbers them.
    joined: u64,
    /// The computer players that are not thinking; made when they are first asked.
    bots: BySeat<Option<Box<dyn Bot + Send>>>,
    thinking: Option<Thinking>,
    /// Whether something could not be stored and is to be tried again.
    troubled: bool,
}

impl Table {
    async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        self.end_record().await;
        loop {
            if self.troubled {
                self.recover().await;
            }
            self.think();
            let busy = self.thinking.is_some() || !self.viewers.is_empty() || self.troubled;
            tokio::select! {
                biased;
                () = self.host.stop.cancelled() => break,
                request = requests.recv() => match request {
                    Some(request) => self.answer(request).await,
                    None => break,
                },
                thought = think::done(&mut self.thinking) => self.act_on(thought).await,
                () = tokio::time::sleep(RETRY), if self.troubled => {}
                () = tokio::time::sleep(IDLE), if !busy => {
                    if requests.is_empty() {
                        break;
                    }
                }
            }
        }
        if let Some(registry) = self.host.registry.upgrade() {
            registry.closed(self.game);
        }
    }

    async fn answer(&mut self, request: Request) {
        match request {
            Request::Join { seats, from, out, id } => {
                let viewer = ViewerId(self.joined);
                self.joined += 1;
                self.viewers.push(Viewer::new(viewer, seats, from, out));
                // A viewer that is gone before it gets its id has left.
                if id.send(viewer).is_err() {
                    self.viewers.pop();
                    return;
                }
                self.welcome(viewer);
                self.tell_all();
            }
            Request::Leave(viewer) => self.viewers.retain(|known| known.id != viewer),
            Request::Command { viewer, command } => self.command(viewer, command).await,
        }
    }

    async fn command(&mut self, viewer: ViewerId, command: Command) {
        let Some(seats) = self.viewers.iter().find(|known| known.id == viewer).map(|v| v.seats)
        else {
            return;
        };
        let done = self.carry_out(seats, &command).await;
        let answer = match done {
            Ok(seq) => FromServer::Done { id: command.id, seq },
            Err(why) => FromServer::Refused { id: command.id, why },
        };
        self.tell(viewer, &answer);
        if let FromServer::Refused { why: Refusal::Stale | Refusal::NotStored, .. } = answer {
            // The viewer has an old picture.
            self.tell_table(viewer);
        }
        self.tell_all();
    }
}
