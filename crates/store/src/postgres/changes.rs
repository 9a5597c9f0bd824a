//! The other changes: each is one statement, which commits by itself.

use super::link::Link;
use super::values::{Id, Keys, column, number, text};
use super::writer::{Change, call};
use crate::{
    Amend, Answer, GameId, Key, KeyHash, NewGame, NewKey, NewNote, Note, StoreError, milliseconds,
    time,
};
use futures_util::future::BoxFuture;
use std::sync::Arc;
use std::time::SystemTime;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

/// How often a statement is sent that PostgreSQL gave up because of another server.
const ATTEMPTS: usize = 3;

/// A change with an answer of this type.
pub(super) struct Task<T, W> {
    pub(super) work: W,
    pub(super) answer: Answer<T>,
}

impl<T, W, F> Change for Task<T, W>
where
    T: Send + 'static,
    W: FnOnce(Arc<Link>) -> F + Send + 'static,
    F: Future<Output = Result<T, StoreError>> + Send + 'static,
{
    fn run(self: Box<Self>, link: Arc<Link>) -> BoxFuture<'static, ()> {
        let Self { work, answer } = *self;
        Box::pin(async move { call(answer, work(link).await) })
    }

    fn refuse(self: Box<Self>, why: StoreError) {
        call(self.answer, Err(why));
    }
}

/// What the outcome of a function means, other than that it was done.
pub(super) fn refusal(outcome: i16, number: Option<u32>) -> StoreError {
    match (outcome, number) {
        (2, Some(seq)) => StoreError::Conflict { seq },
        (3, _) => StoreError::NoSuchGame,
        (4, _) => StoreError::Exists,
        (other, _) => StoreError::Corrupt(format!("an outcome is {other}")),
    }
}

/// Calls a function that returns an outcome and a number first; its row if it was done.
pub(super) async fn done(
    link: &Link,
    sql: &'static str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Row, StoreError> {
    let rows = link.retried(ATTEMPTS, sql, values).await?;
    let row = rows.into_iter().next();
    let row = row.ok_or_else(|| StoreError::Corrupt("a change has no outcome".to_owned()))?;
    match column(&row, 0)? {
        0_i16 => Ok(row),
        other => Err(refusal(other, number(&row, 1).ok())),
    }
}

pub(super) async fn create(link: Arc<Link>, new: NewGame) -> Result<(), StoreError> {
    let keys = Keys::new(&new.keys)?;
    let bodies: Vec<&[u8]> = new.bodies.iter().map(String::as_bytes).collect();
    let members: Vec<Id> = new.members.iter().map(|&person| person.into()).collect();
    let sql = "SELECT outcome, number FROM create_game($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    let game = Id::from(new.game);
    let Keys { hashes, games, bodies: kept, expires } = &keys;
    let meta = new.meta.as_bytes();
    let values: [&(dyn ToSql + Sync); 9] =
        [&game, &meta, &bodies, &new.over, &members, hashes, games, kept, expires];
    done(&link, sql, &values).await.map(drop)
}

pub(super) async fn amend(link: Arc<Link>, amend: Amend) -> Result<u32, StoreError> {
    let keys = Keys::new(&amend.add_keys)?;
    let members: Option<Vec<Id>> =
        amend.members.map(|members| members.into_iter().map(Id::from).collect());
    let dropped: Vec<&[u8]> = amend.drop_keys.iter().map(|hash| &hash.0[..]).collect();
    let sql = "SELECT outcome, number
               FROM amend_game($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
    let (game, expected) = (Id::from(amend.game), i64::from(amend.expected_revision));
    let first = amend.first.as_ref().map(|body| body.as_bytes());
    let Keys { hashes, games, bodies: kept, expires } = &keys;
    let meta = amend.meta.as_bytes();
    let values: [&(dyn ToSql + Sync); 10] =
        [&game, &expected, &meta, &first, &members, hashes, games, kept, expires, &dropped];
    number(&done(&link, sql, &values).await?, 1)
}

pub(super) async fn note(link: Arc<Link>, new: NewNote) -> Result<Note, StoreError> {
    let NewNote { game, expected_seq, body } = new;
    let sql = "SELECT outcome, number, at_ms FROM add_note($1, $2, $3)";
    let (game, expected) = (Id::from(game), i64::from(expected_seq));
    let row = done(&link, sql, &[&game, &expected, &body.as_bytes()]).await?;
    Ok(Note { seq: number(&row, 1)?, at: time(column(&row, 2)?), body })
}

pub(super) async fn delete(link: Arc<Link>, game: GameId) -> Result<(), StoreError> {
    let sql = "SELECT outcome, number FROM delete_game($1)";
    done(&link, sql, &[&Id::from(game)]).await.map(drop)
}

pub(super) async fn put_keys(link: Arc<Link>, keys: Vec<NewKey>) -> Result<(), StoreError> {
    let Keys { hashes, games, bodies, expires } = Keys::new(&keys)?;
    let sql = "SELECT outcome, number FROM put_keys($1, $2, $3, $4)";
    done(&link, sql, &[&hashes, &games, &bodies, &expires]).await.map(drop)
}

pub(super) async fn renew_key(
    link: Arc<Link>,
    key: KeyHash,
    expires: SystemTime,
) -> Result<(), StoreError> {
    let sql = "UPDATE keys SET expires = $2
               WHERE hash = $1 AND (expires IS NULL OR expires > now_ms())";
    link.retried(ATTEMPTS, sql, &[&&key.0[..], &milliseconds(expires)]).await.map(drop)
}

pub(super) async fn drop_keys(link: Arc<Link>, keys: Vec<KeyHash>) -> Result<(), StoreError> {
    let hashes: Vec<&[u8]> = keys.iter().map(|hash| &hash.0[..]).collect();
    link.retried(ATTEMPTS, "DELETE FROM keys WHERE hash = ANY ($1)", &[&hashes]).await.map(drop)
}

pub(super) async fn take_key(link: Arc<Link>, key: KeyHash) -> Result<Option<Key>, StoreError> {
    let sql = "DELETE FROM keys WHERE hash = $1
               RETURNING game_id, body, expires, expires IS NULL OR expires > now_ms()";
    let rows = link.retried(ATTEMPTS, sql, &[&&key.0[..]]).await?;
    match rows.first() {
        Some(row) if column(row, 3)? => self::key(row).map(Some),
        Some(_) | None => Ok(None),
    }
}

/// The key in the first three columns.
pub(super) fn key(row: &Row) -> Result<Key, StoreError> {
    let game: Option<Id> = column(row, 0)?;
    let expires: Option<i64> = column(row, 2)?;
    Ok(Key { game: game.map(Id::game), body: text(row, 1)?, expires: expires.map(time) })
}
