//! Several servers on one database: they tell each other what has changed, and who lives.
//!
//! Sending a notice within the transaction of a change would make all commits wait for one lock. So ids of
//! changed games are collected after their commits and sent together, on a connection of their own.

use super::Postgres;
use super::address::Address;
use super::link::{self, Link};
use super::values::{Id, column, number, text};
use crate::shared::{Listener, News, Shared, Version};
use crate::{Answer, GameId, StoreError};
use futures_util::StreamExt as _;
use futures_util::stream::poll_fn;
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::sync::oneshot;
use tokio_postgres::{AsyncMessage, Row};

/// The most ids in one notice, whose text may have 8,000 bytes.
const MOST: usize = 200;

/// How long to wait after a connection was lost.
const PAUSE: Duration = Duration::from_millis(500);

/// How often a server says that it lives, and how long that holds.
const BEAT: Duration = Duration::from_secs(1);
const LIFE: i64 = 4000;

/// A server as the others know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Server(u128);

impl Server {
    /// A new one, with a random name.
    pub(super) fn new() -> Self {
        use std::collections::hash_map::RandomState;
        use std::hash::{BuildHasher as _, Hasher as _};
        let half = || u128::from(RandomState::new().build_hasher().finish());
        Self(half() << 64 | half())
    }

    fn id(self) -> Id {
        GameId::new(self.0).into()
    }

    fn name(self) -> String {
        GameId::new(self.0).to_string()
    }
}

/// Tells the others of changed games, for ever. What cannot be sent is dropped: they look by themselves.
pub(super) async fn notify(address: Address, me: Server, mut changed: UnboundedReceiver<GameId>) {
    let mut link: Option<Link> = None;
    let mut ids = Vec::new();
    while changed.recv_many(&mut ids, MOST).await > 0 {
        let games: BTreeSet<GameId> = ids.drain(..).collect();
        let list: Vec<String> = games.iter().map(GameId::to_string).collect();
        let payload = format!("{}:{}", me.name(), list.join(","));
        if link.as_ref().is_none_or(Link::is_closed) {
            link = Link::open(&address).await.ok();
        }
        let sent = match &link {
            Some(link) => link.rows("SELECT pg_notify('tiefenthal', $1)", &[&payload]).await,
            None => Err(StoreError::Closed),
        };
        if sent.is_err() {
            link = None;
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// Hears what others have changed, as soon as somebody wants to know. Connects again if need be.
pub(super) async fn listen(address: Address, me: Server, listener: oneshot::Receiver<Listener>) {
    let Ok(listener) = listener.await else { return };
    loop {
        if let Err(error) = hear(&address, me, &listener).await {
            tracing::warn!(error, "changes of other servers are noticed later than usual");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Hears until the connection is lost.
async fn hear(address: &Address, me: Server, listener: &Listener) -> Result<(), String> {
    let say = |error: tokio_postgres::Error| error.to_string();
    let connected = link::connect(address).await;
    let (client, mut connection) = connected.map_err(|error| error.to_string())?;
    let (sender, mut notices) = unbounded_channel();
    tokio::spawn(async move {
        let mut messages = poll_fn(move |context| connection.poll_message(context));
        while let Some(Ok(message)) = messages.next().await {
            if let AsyncMessage::Notification(notice) = message {
                // Nobody listens any more once the store is closed.
                drop(sender.send(notice.payload().to_owned()));
            }
        }
    });
    client.batch_execute("LISTEN tiefenthal").await.map_err(say)?;
    // What happened before is not told.
    listener(News::Unknown);
    while let Some(notice) = notices.recv().await {
        match notice.split_once(':') {
            Some((server, _)) if server == me.name() => {}
            Some((_, games)) => {
                let games = games.split(',').filter_map(|id| id.parse().ok()).collect();
                listener(News::Of(games));
            }
            None => listener(News::Unknown),
        }
    }
    Err("the connection was lost".to_owned())
}

/// Says again and again that this server lives.
pub(super) async fn live(address: Address, me: Server) {
    let mut link: Option<Link> = None;
    loop {
        if link.as_ref().is_none_or(Link::is_closed) {
            link = Link::open(&address).await.ok();
        }
        let said = match &link {
            Some(link) => link.rows("SELECT live($1, $2)", &[&me.id(), &LIFE]).await.map(drop),
            None => Err(StoreError::Closed),
        };
        if said.is_err() {
            link = None;
        }
        tokio::time::sleep(if said.is_ok() { BEAT } else { PAUSE }).await;
    }
}

impl Shared for Postgres {
    fn listen(&self, listener: Listener) {
        let first = self.listener.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        if let Some(first) = first {
            // If the thread is gone, nothing changes any more.
            drop(first.send(listener));
        }
    }

    fn servers(&self) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM servers WHERE until > now_ms() AND server <> $1";
        let me = self.me.id();
        self.ask(async move |readers| {
            let rows = readers.rows(sql, &[&me]).await?;
            rows.first().map_or(Ok(1), |row| Ok(number::<u32>(row, 0)?.saturating_add(1)))
        })
    }

    fn versions(&self, games: Vec<GameId>) -> Result<Vec<(GameId, Version)>, StoreError> {
        let sql = "SELECT game_id, revision,
                     coalesce((SELECT max(seq) + 1 FROM events WHERE events.game_id = games.game_id), 0),
                     coalesce((SELECT max(seq) + 1 FROM notes WHERE notes.game_id = games.game_id), 0),
                     coalesce((SELECT sum(changed)::bigint FROM posts JOIN servers USING (server)
                               WHERE posts.game_id = games.game_id AND server <> $2
                               AND until > now_ms()), 0)
                   FROM unnest($1::uuid[]) AS wanted (game_id) JOIN games USING (game_id)";
        let ids: Vec<Id> = games.into_iter().map(Id::from).collect();
        let me = self.me.id();
        self.ask(async move |readers| {
            readers.rows(sql, &[&ids, &me]).await?.iter().map(version).collect()
        })
    }

    fn claim_then(&self, game: GameId, time: Duration, answer: Answer<bool>) {
        let (me, time) = (self.me.id(), i64::try_from(time.as_millis()).unwrap_or(i64::MAX));
        let work = async move |link: std::sync::Arc<Link>| {
            let row = link.one("SELECT claim($1, $2, $3)", &[&Id::from(game), &me, &time]).await?;
            row.map_or(Ok(false), |row| column(&row, 0))
        };
        self.quietly(game, work, answer);
    }

    fn post_then(&self, game: GameId, body: String, answer: Answer<()>) {
        let me = self.me.id();
        let work = async move |link: std::sync::Arc<Link>| {
            let sql = "SELECT post($1, $2, $3)";
            link.one(sql, &[&Id::from(game), &me, &body.as_bytes()]).await.map(drop)
        };
        self.change(Some(game), Ok(()), work, answer);
    }

    fn posts(&self, game: GameId) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT body FROM posts JOIN servers USING (server)
                   WHERE game_id = $1 AND server <> $2 AND until > now_ms() AND body <> ''
                   ORDER BY server";
        let me = self.me.id();
        self.ask(async move |readers| {
            let rows = readers.rows(sql, &[&Id::from(game), &me]).await?;
            rows.iter().map(|row| text(row, 0)).collect()
        })
    }
}

fn version(row: &Row) -> Result<(GameId, Version), StoreError> {
    let version = Version {
        revision: number(row, 1)?,
        length: number(row, 2)?,
        notes: number(row, 3)?,
        posts: column(row, 4)?,
    };
    Ok((column::<Id>(row, 0)?.game(), version))
}
