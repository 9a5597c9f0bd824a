//! One table: a task that alone changes its room and its game.

mod catch_up;
mod chat;
mod claim;
mod door;
mod hint;
mod others;
mod people;
mod rehearse;
mod rewind;
mod step;
mod tell;
mod think;
mod trouble;

use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::registry::Registry;
use crate::thinkers::Thinkers;
use chat::Chat;
use claim::Claim;
pub(crate) use door::{Door, Gone, Joining, Sealed, ViewerId};
use door::{Looking, Request};
use engine::Rules;
use engine::model::BySeat;
use hint::Advice;
use others::Others;
use people::Seen;
use players::Bot;
use protocol::{AskRewind, Command, FromServer, Refusal};
use rewind::Asking;
use std::future::{Future, pending};
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{GameId, Store};
use table::{Room, Table};
pub(crate) use tell::Text;
use tell::Viewer;
use think::Thinking;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;
use trouble::Trouble;

/// How long a table stays open without viewers.
const IDLE: Duration = Duration::from_secs(60);

/// Queue size of requests to a table and of messages to a viewer. A viewer who falls behind is
/// disconnected and resumes from the last log entry it has.
pub(crate) const QUEUE: usize = 64;

/// What a host needs of the server.
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rules: Arc<Rules>,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) stop: CancellationToken,
    pub(crate) clock: Clock,
    /// How long a computer player thinks about a hint at most.
    pub(crate) hint_time: Duration,
    pub(crate) registry: Weak<Registry>,
}

/// A table as it is stored.
pub(crate) struct Stored {
    pub(crate) room: Room,
    /// The revision of the room.
    pub(crate) revision: u32,
    /// The game, once it has begun.
    pub(crate) table: Option<Table>,
    /// What was said.
    pub(crate) notes: Vec<store::Note>,
}

/// A way to the table and the task that hosts it.
pub(crate) fn open(
    game: GameId,
    stored: Stored,
    services: Services,
) -> (Door, impl Future<Output = ()> + Send) {
    let Stored { room, revision, table, notes } = stored;
    let (requests, waiting) = mpsc::channel(QUEUE);
    let (published, watched) = watch::channel(Arc::new(room.clone()));
    let looking = Arc::new(Looking::default());
    let door = Door { requests, room: watched, looking: looking.clone() };
    let seen = Seen::since(services.clock.instant());
    let host = Host {
        game,
        room,
        revision,
        table,
        published,
        chat: Chat::new(notes),
        asking: None,
        declined: None,
        services,
        viewers: Vec::new(),
        joined: 0,
        seen,
        bots: BySeat::default(),
        thinking: None,
        claim: Claim::default(),
        others: Others::default(),
        met: false,
        looking,
        advice: Advice::default(),
        retry: None,
        trouble: Trouble::default(),
        fate: Fate::Open,
    };
    (door, host.run(waiting))
}

/// What becomes of a table's task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It goes on.
    Open,
    /// The store has what this table has not: it must be opened again.
    Behind,
    /// The game was deleted.
    Deleted,
}

struct Host {
    game: GameId,
    room: Room,
    revision: u32,
    /// The game, once it has begun.
    table: Option<Table>,
    /// Shows the room to those who ask who may come in.
    published: watch::Sender<Arc<Room>>,
    chat: Chat,
    /// The wish to go back that waits for others to agree.
    asking: Option<Asking>,
    /// The wish that was declined last, in case it is sent again.
    declined: Option<AskRewind>,
    services: Services,
    viewers: Vec<Viewer>,
    /// How many viewers have joined so far, which numbers them.
    joined: u64,
    /// When people were last here.
    seen: Seen,
    /// The computer players that are not thinking; made when they are first asked.
    bots: BySeat<Option<Box<dyn Bot + Send>>>,
    thinking: Option<Thinking>,
    /// Whether this server thinks for them, if there are several.
    claim: Claim,
    /// What the other servers say about this table.
    others: Others,
    /// Whether they say something new.
    met: bool,
    /// Whether somebody has asked to look at the store.
    looking: Arc<Looking>,
    /// The hints that seats have asked for.
    advice: Advice,
    /// When to try again what could not be stored.
    retry: Option<Instant>,
    trouble: Trouble,
    fate: Fate,
}

impl Host {
    async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        while self.fate == Fate::Open {
            if self.retry.is_none() {
                self.end_record().await;
                self.think();
            }
            self.heed_others().await;
            self.show_others();
            let due = self.claim.due(self.thinking.is_some());
            let thinks = self.thinking.is_some() || self.advice.is_under_way();
            let busy = thinks || !self.viewers.is_empty() || self.retry.is_some();
            tokio::select! {
                biased;
                () = self.services.stop.cancelled() => break,
                request = requests.recv() => match request {
                    Some(request) => self.answer(request).await,
                    None => break,
                },
                thought = think::done(&mut self.thinking) => self.act_on(thought).await,
                advised = hint::done(&mut self.advice) => self.give_hint(advised).await,
                until = claim::answered(&mut self.claim) => self.claimed(until),
                () = until(due) => self.claim_again(),
                () = until(self.retry) => self.retry = None,
                () = tokio::time::sleep(IDLE), if !busy => {
                    if requests.is_empty() {
                        break;
                    }
                }
            }
        }
        if self.fate == Fate::Deleted {
            self.dismiss_all();
        }
        self.leave_others();
        self.release_claim();
        // The viewers' queues end with the task: they reconnect and open the table again.
        if let Some(registry) = self.services.registry.upgrade() {
            registry.closed(self.game);
        }
    }

    /// Answers a request. Whoever asked may be gone; what was done stays done.
    async fn answer(&mut self, request: Request) {
        match request {
            Request::Join { joining, id } => self.join(joining, id).await,
            Request::Leave(viewer) => self.leave(viewer),
            Request::Command { viewer, command } => self.command(viewer, command).await,
            Request::Say { viewer, say } => self.say(viewer, say).await,
            Request::Rewind { viewer, ask } => self.ask_rewind(viewer, ask).await,
            Request::Vote { viewer, vote } => self.vote(viewer, vote).await,
            Request::Rehearse { viewer, ask } => self.rehearse(viewer, ask),
            Request::Perform { viewer, perform } => self.perform(viewer, perform).await,
            Request::Hint { viewer, ask } => self.ask_hint(viewer, ask),
            Request::Change { by, change, answer } => {
                self.look_first().await;
                let _ = answer.send(self.change(by, &change).await);
            }
            Request::Follow { by, ticket, answer } => {
                self.look_first().await;
                let _ = answer.send(self.follow(by, ticket).await);
            }
            Request::Link { by, kind, sealed, answer } => {
                self.look_first().await;
                let _ = answer.send(self.link(by, kind, sealed).await);
            }
            Request::FollowedBy { game, answer } => {
                self.look_first().await;
                let _ = answer.send(self.followed_by(game).await);
            }
            Request::Adopt { from, to, answer } => {
                self.look_first().await;
                let _ = answer.send(self.replace(self.room.adopted(from, to), Vec::new()).await);
            }
            Request::Delete { by, answer } => {
                self.look_first().await;
                let _ = answer.send(self.delete_by(by).await);
            }
            Request::Deleted => self.fate = Fate::Deleted,
            Request::Look(version) => self.look(version).await,
        }
    }

    async fn command(&mut self, viewer: ViewerId, command: Command) {
        let known = self.viewers.iter().find(|known| known.id == viewer);
        let Some(seats) = known.map(|known| known.seats) else { return };
        let since = Instant::now();
        let answer = match self.carry_out(seats, &command).await {
            Ok(seq) => FromServer::Done { id: command.id, seq },
            Err(why) => FromServer::Refused { id: command.id, why },
        };
        self.services.metrics.acknowledged.observe(since.elapsed());
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
