//! One connection, checked before it is used.

use super::address::Address;
use super::tls::{self, Stream};
use crate::{OpenError, StoreError};
use std::collections::HashMap;
use std::error::Error as _;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Connection, Error, Row, Socket, Statement};

/// The oldest PostgreSQL that the tests run with.
pub(super) const MINIMUM: u32 = 15;

/// The longest that a statement may take. None waits for another server's transaction longer than it takes
/// to commit, because no transaction spans two statements.
const PATIENCE: Duration = Duration::from_secs(20);

/// Settings of the server on which the promise rests that nothing acknowledged is lost.
const DURABLE: [&str; 3] = ["fsync", "full_page_writes", "synchronous_commit"];

/// A connection. Statements may be sent while others wait for their answers.
pub(super) struct Link {
    client: Client,
    prepared: Mutex<HashMap<&'static str, Statement>>,
}

impl Link {
    /// Connects, and makes sure that the server keeps what it acknowledges.
    pub(super) async fn open(address: &Address) -> Result<Self, OpenError> {
        let (client, connection) = connect(address).await?;
        tokio::spawn(async move {
            // Whoever waits for an answer learns of it there.
            if let Err(error) = connection.await {
                tracing::warn!(error = reason(&error), "a connection to PostgreSQL is lost");
            }
        });
        let link = Self { client, prepared: Mutex::default() };
        link.check(address).await?;
        let setup = format!(
            "SET search_path TO tiefenthal; SET statement_timeout TO {};
             SET client_min_messages TO warning",
            PATIENCE.as_millis()
        );
        link.batch(&setup).await.map_err(open_error)?;
        Ok(link)
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Sends statements without values.
    pub(super) async fn batch(&self, sql: &str) -> Result<(), StoreError> {
        patiently(self.client.batch_execute(sql)).await
    }

    /// The rows of a statement, which is prepared once.
    pub(super) async fn rows(
        &self,
        sql: &'static str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        let known = self.prepared().get(sql).cloned();
        let statement = match known {
            Some(statement) => statement,
            None => {
                let statement = patiently(self.client.prepare(sql)).await?;
                self.prepared().insert(sql, statement.clone());
                statement
            }
        };
        patiently(self.client.query(&statement, values)).await
    }

    /// The same, sent again if PostgreSQL gave it up because another server was in its way, which leaves
    /// nothing of it behind.
    pub(super) async fn retried(
        &self,
        attempts: usize,
        sql: &'static str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        for _ in 1..attempts {
            match self.rows(sql, values).await {
                Err(StoreError::Busy) => {}
                answer => return answer,
            }
        }
        self.rows(sql, values).await
    }

    /// The first row of a statement, if there is one.
    pub(super) async fn one(
        &self,
        sql: &'static str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    fn prepared(&self) -> std::sync::MutexGuard<'_, HashMap<&'static str, Statement>> {
        self.prepared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Refuses an old server, one that does not write, and one that may lose what it acknowledged.
    async fn check(&self, address: &Address) -> Result<(), OpenError> {
        let setting = async |name| {
            let row = self.one("SELECT current_setting($1)", &[&name]).await;
            Ok(row.map_err(open_error)?.map_or_else(String::new, |row| row.get(0)))
        };
        let version: u32 = setting("server_version_num").await?.parse().unwrap_or(0);
        if version / 10_000 < MINIMUM {
            let version = setting("server_version").await?;
            return Err(OpenError::OldPostgres { version, minimum: MINIMUM });
        }
        for name in DURABLE {
            let found = setting(name).await?;
            if found == "off" {
                return Err(OpenError::Weakened { setting: name, found });
            }
        }
        if setting("transaction_read_only").await? == "on" {
            return Err(OpenError::ReadOnly { server: address.to_string() });
        }
        Ok(())
    }
}

/// Connects, but does not wait for ever.
pub(super) async fn connect(
    address: &Address,
) -> Result<(Client, Connection<Socket, Stream<Socket>>), OpenError> {
    match timeout(PATIENCE, address.connect()).await {
        Ok(connected) => connected.map_err(|error| connect_error(address, &error)),
        Err(_) => Err(unreachable(address, "no answer")),
    }
}

/// Waits for an answer, but not for ever.
async fn patiently<T>(answer: impl Future<Output = Result<T, Error>>) -> Result<T, StoreError> {
    match timeout(PATIENCE, answer).await {
        Ok(answer) => answer.map_err(|error| failure(&error)),
        Err(_) => Err(StoreError::Io("PostgreSQL does not answer".to_owned())),
    }
}

/// What an error means to whoever wanted something. Two of them are refusals that a function found too
/// late to return: a game was deleted, or a key was kept, at the same moment.
fn failure(error: &Error) -> StoreError {
    let Some(code) = error.code() else { return StoreError::Io(reason(error)) };
    match code.code() {
        "TF004" => StoreError::Exists,
        "23503" => StoreError::NoSuchGame,
        // Two servers waited for each other, and this one gave way.
        "40001" | "40P01" => StoreError::Busy,
        "XX001" | "XX002" => StoreError::Corrupt(reason(error)),
        _ => StoreError::Io(reason(error)),
    }
}

/// The error with what caused it. None of it ever holds the password.
fn reason(error: &Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(said), _) => said.message().to_owned(),
        (None, Some(cause)) => format!("{error}: {cause}"),
        (None, None) => error.to_string(),
    }
}

pub(super) fn open_error(error: StoreError) -> OpenError {
    match error {
        StoreError::Corrupt(message) => OpenError::Corrupt(message),
        StoreError::Io(message) => OpenError::Io(message),
        other => OpenError::Io(other.to_string()),
    }
}

fn unreachable(address: &Address, why: &str) -> OpenError {
    OpenError::Unreachable { server: address.to_string(), why: why.to_owned() }
}

fn connect_error(address: &Address, error: &Error) -> OpenError {
    let no_entry = |why| OpenError::NoEntry { server: address.to_string(), why };
    match error.code() {
        None => unreachable(address, &tls::advice(error).unwrap_or_else(|| reason(error))),
        Some(code) if *code == SqlState::INVALID_PASSWORD => no_entry(reason(error)),
        Some(code) if *code == SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
            // It says in its own language whether it minds that nothing is encrypted.
            let hint = "; if it demands TLS, add sslmode=verify-full to the address";
            no_entry(reason(error) + if address.is_plain() { hint } else { "" })
        }
        Some(_) => unreachable(address, &reason(error)),
    }
}
