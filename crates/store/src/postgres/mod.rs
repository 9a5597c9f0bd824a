//! A store in a PostgreSQL database, which several servers may share.
//!
//! One thread speaks with the database for everybody: four writers, each with a share of the games, and
//! readers. Whatever happens to a connection, the next call opens another.

mod address;
mod calls;
mod changes;
mod link;
mod moving;
mod reader;
mod schema;
mod tls;
mod together;
mod values;
mod writer;

pub use address::Address;

use crate::shared::Listener;
use crate::{Answer, GameId, OpenError, StoreError};
use changes::Task;
use core::fmt;
use futures_util::future::BoxFuture;
use link::Link;
use reader::Readers;
use std::sync::mpsc as std_mpsc;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use together::Server;
use tokio::runtime::Builder;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{self, Receiver, Sender, UnboundedReceiver, UnboundedSender};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use writer::{Job, Writer};

/// How many connections write. A game always has the same one, which keeps the order of its changes.
const WRITERS: usize = 4;

/// The most changes that wait for one writer, and the most questions that wait for the readers.
const WAITING: usize = 4 * 1024;

/// Games in a PostgreSQL database.
///
/// Dropping it stores and answers everything still waiting, then disconnects.
pub struct Postgres {
    address: Address,
    me: Server,
    /// Hears of the changes of other servers, once somebody has set it.
    listener: Mutex<Option<oneshot::Sender<Listener>>>,
    /// Removed when the store is dropped, which tells the thread to stop.
    queues: Option<Queues>,
    thread: Option<JoinHandle<()>>,
}

struct Queues {
    writers: Vec<Sender<Job>>,
    questions: Sender<Question>,
    /// Games that have changed, which the other servers should know.
    changed: UnboundedSender<GameId>,
}

/// The other ends of the queues.
struct Waiting {
    jobs: Vec<Receiver<Job>>,
    asked: Receiver<Question>,
    changed: UnboundedReceiver<GameId>,
    listener: oneshot::Receiver<Listener>,
}

/// A question to the readers, which answers by itself.
type Question = Box<dyn FnOnce(Arc<Readers>) -> BoxFuture<'static, ()> + Send>;

impl Postgres {
    /// Opens the store in this database; its tables are made if they are missing. Blocks.
    pub fn open(address: &Address) -> Result<Self, OpenError> {
        let (opened, outcome) = std_mpsc::channel();
        let (writers, jobs): (Vec<_>, Vec<_>) =
            (0..WRITERS).map(|_| mpsc::channel(WAITING)).unzip();
        let (questions, asked) = mpsc::channel(WAITING);
        let (changed, changes) = mpsc::unbounded_channel();
        let (listener, listening) = oneshot::channel();
        let waiting = Waiting { jobs, asked, changed: changes, listener: listening };
        let (there, me, news) = (address.clone(), Server::new(), changed.clone());
        let work = move || {
            // Without a runtime the outcome is never sent.
            let Ok(runtime) = Builder::new_current_thread().enable_all().build() else { return };
            runtime.block_on(async {
                let prepared = prepare(&there).await;
                let failed = prepared.is_err();
                if opened.send(prepared).is_ok() && !failed {
                    serve(&there, me, waiting, news).await;
                }
            });
        };
        let io = |error: std::io::Error| OpenError::Io(error.to_string());
        let thread = thread::Builder::new().name("store".to_owned()).spawn(work).map_err(io)?;
        let failed = |_| OpenError::Io("the thread of the store has failed".to_owned());
        outcome.recv().map_err(failed)??;
        let queues = Some(Queues { writers, questions, changed });
        let (address, listener) = (address.clone(), Mutex::new(Some(listener)));
        Ok(Self { address, me, listener, queues, thread: Some(thread) })
    }

    /// Where the database is; printed without the password.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// Queues a change of this game, or of none.
    fn send(&self, game: Option<GameId>, job: Job) {
        let Some(queues) = &self.queues else { return job.refuse(StoreError::Closed) };
        // The bits of an id are random, so any of them share the games fairly.
        let share = game.map_or(0, |game| game.bits() % WRITERS as u128) as usize;
        match queues.writers[share].try_send(job) {
            Ok(()) => {}
            Err(TrySendError::Full(job)) => job.refuse(StoreError::Busy),
            Err(TrySendError::Closed(job)) => job.refuse(StoreError::Closed),
        }
    }

    /// Queues a change that has been checked.
    fn change<T, F>(
        &self,
        game: Option<GameId>,
        checked: Result<(), StoreError>,
        work: impl FnOnce(Arc<Link>) -> F + Send + 'static,
        answer: Answer<T>,
    ) where
        T: Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        let changed = self.queues.as_ref().map(|queues| queues.changed.clone());
        let work = async move |link| {
            let done = work(link).await;
            if let (Some(changed), Some(game), Ok(_)) = (changed, game, &done) {
                // If nobody tells the others any more, they look by themselves.
                let _ = changed.send(game);
            }
            done
        };
        match checked {
            Ok(()) => self.send(game, Job::Other(Box::new(Task { work, answer }))),
            Err(refusal) => answer(Err(refusal)),
        }
    }

    /// Queues a change that the other servers need not hear of.
    fn quietly<T, F>(
        &self,
        game: GameId,
        work: impl FnOnce(Arc<Link>) -> F + Send + 'static,
        answer: Answer<T>,
    ) where
        T: Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        self.send(Some(game), Job::Other(Box::new(Task { work, answer })));
    }

    /// Asks the readers, and waits.
    fn ask<T, F>(
        &self,
        question: impl FnOnce(Arc<Readers>) -> F + Send + 'static,
    ) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        let queues = self.queues.as_ref().ok_or(StoreError::Closed)?;
        let (sender, answer) = std_mpsc::sync_channel(1);
        let question: Question = Box::new(|readers| {
            // Nobody may be waiting any more.
            Box::pin(async move { drop(sender.send(question(readers).await)) })
        });
        match queues.questions.try_send(question) {
            Ok(()) => answer.recv().unwrap_or(Err(StoreError::Closed)),
            Err(TrySendError::Full(_)) => Err(StoreError::Busy),
            Err(TrySendError::Closed(_)) => Err(StoreError::Closed),
        }
    }
}

/// Connects for the first time, and makes or upgrades the tables.
async fn prepare(address: &Address) -> Result<(), OpenError> {
    schema::migrate(&Link::open(address).await?).await
}

/// Serves until the store is dropped and nothing is left to do.
async fn serve(address: &Address, me: Server, waiting: Waiting, changed: UnboundedSender<GameId>) {
    let Waiting { jobs, mut asked, changed: changes, listener } = waiting;
    // Ended when this function does.
    let mut background = JoinSet::new();
    background.spawn(together::notify(address.clone(), me, changes));
    background.spawn(together::listen(address.clone(), me, listener));
    background.spawn(together::live(address.clone(), me));
    let mut tasks = JoinSet::new();
    for jobs in jobs {
        tasks.spawn(Writer::new(address.clone(), changed.clone()).run(jobs));
    }
    let readers = Arc::new(Readers::new(address.clone()));
    while let Some(question) = asked.recv().await {
        tasks.spawn(question(readers.clone()));
        // Nobody waits for those that have ended.
        while tasks.try_join_next().is_some() {}
    }
    tasks.join_all().await;
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.queues.take());
        let Some(thread) = self.thread.take() else { return };
        // An answer may hold the last handle of the store, and the thread cannot wait for itself.
        if thread.thread().id() != thread::current().id() {
            // If it panicked, it has dropped its answers, so all callers get `Closed`.
            drop(thread.join());
        }
    }
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Postgres({})", self.address)
    }
}
