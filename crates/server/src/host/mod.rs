//! One game: a task that alone changes its table.

mod step;
mod tell;
mod think;

use crate::registry::Registry;
use engine::model::{BySeat, SeatSet};
use players::Bot;
use protocol::{Command, FromServer, Refusal};
use std::future::{Future, pending};
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{GameId, Store};
use table::{Room, Table};
pub(crate) use tell::Text;
use tell::Viewer;
use think::Thinking;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;

/// How long a table stays open without viewers.
const IDLE: Duration = Duration::from_secs(60);

/// How long a table waits before it tries again to store something of its own accord.
const RETRY: Duration = Duration::from_secs(1);

/// Queue size of requests to a table and of messages to a viewer. A viewer who falls behind is
/// disconnected and resumes from the last log entry it has.
pub(crate) const QUEUE: usize = 64;

/// What a host needs of the server.
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    /// Computer players that may think at the same time.
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
    Join { seats: SeatSet, from: u32, out: mpsc::Sender<Text>, id: oneshot::Sender<ViewerId> },
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
        out: mpsc::Sender<Text>,
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

/// A way to the table and the task that hosts it.
pub(crate) fn open(
    game: GameId,
    room: Room,
    table: Table,
    services: Services,
) -> (Door, impl Future<Output = ()> + Send) {
    let (requests, waiting) = mpsc::channel(QUEUE);
    let door = Door { requests, people: room.people() };
    let host = Host {
        game,
        table,
        services,
        viewers: Vec::new(),
        joined: 0,
        bots: BySeat::default(),
        thinking: None,
        retry: None,
        behind: false,
    };
    (door, host.run(waiting))
}

struct Host {
    game: GameId,
    table: Table,
    services: Services,
    viewers: Vec<Viewer>,
    /// How many viewers have joined so far, which numbers them.
    joined: u64,
    /// The computer players that are not thinking; made when they are first asked.
    bots: BySeat<Option<Box<dyn Bot + Send>>>,
    thinking: Option<Thinking>,
    /// When to try again what could not be stored.
    retry: Option<Instant>,
    /// Whether the store has lines that this table has not: it must be opened again.
    behind: bool,
}

impl Host {
    async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        while !self.behind {
            if self.retry.is_none() {
                self.end_record().await;
                self.think();
            }
            let busy = self.thinking.is_some() || !self.viewers.is_empty() || self.retry.is_some();
            tokio::select! {
                biased;
                () = self.services.stop.cancelled() => break,
                request = requests.recv() => match request {
                    Some(request) => self.answer(request).await,
                    None => break,
                },
                thought = think::done(&mut self.thinking) => self.act_on(thought).await,
                () = until(self.retry) => self.retry = None,
                () = tokio::time::sleep(IDLE), if !busy => {
                    if requests.is_empty() {
                        break;
                    }
                }
            }
        }
        // The viewers' queues end with the task: they reconnect and open the table again.
        if let Some(registry) = self.services.registry.upgrade() {
            registry.closed(self.game);
        }
    }

    async fn answer(&mut self, request: Request) {
        match request {
            Request::Join { seats, from, out, id } => {
                let viewer = ViewerId(self.joined);
                self.joined += 1;
                // A socket that ended meanwhile does not hear its id.
                if id.send(viewer).is_ok() {
                    self.viewers.push(Viewer::new(viewer, seats, from, out));
                    self.welcome(viewer, seats);
                    self.tell_all();
                }
            }
            Request::Leave(viewer) => self.viewers.retain(|known| known.id != viewer),
            Request::Command { viewer, command } => self.command(viewer, command).await,
        }
    }

    async fn command(&mut self, viewer: ViewerId, command: Command) {
        let known = self.viewers.iter().find(|known| known.id == viewer);
        let Some(seats) = known.map(|known| known.seats) else { return };
        let answer = match self.carry_out(seats, &command).await {
            Ok(seq) => FromServer::Done { id: command.id, seq },
            Err(why) => FromServer::Refused { id: command.id, why },
        };
        self.tell(viewer, &answer);
        if let FromServer::Refused { why: Refusal::Stale, .. } = answer {
            self.show_again(viewer);
        }
        self.tell_all();
    }
}

/// Waits until then; for ever if there is no such time.
async fn until(time: Option<Instant>) {
    match time {
        Some(time) => sleep_until(time).await,
        None => pending().await,
    }
}
