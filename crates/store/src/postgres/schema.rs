//! The tables, and how older databases are upgraded.

use super::link::{Link, open_error};
use crate::OpenError;

/// Element `i` upgrades version `i` to version `i + 1`. Released elements are never edited.
const MIGRATIONS: [&str; 2] = [include_str!("schema.sql"), include_str!("schema2.sql")];

/// The version of the tables.
pub(super) const SCHEMA: i64 = MIGRATIONS.len() as i64;

/// "TIEF" and "schema": the lock under which tables are made and upgraded.
const LOCK: i64 = 0x5449_4546_0000_0001;

/// Makes the tables or upgrades them. Of several servers that start at once one does it, and the others
/// wait: the lock belongs to the connection, so it is released however its server ends.
pub(super) async fn migrate(link: &Link) -> Result<(), OpenError> {
    let lock = format!("SELECT pg_advisory_lock({LOCK})");
    link.batch(&lock).await.map_err(open_error)?;
    let migrated = upgrade(link).await;
    // If this fails, so has the connection, which releases the lock.
    drop(link.batch(&format!("SELECT pg_advisory_unlock({LOCK})")).await);
    migrated
}

async fn upgrade(link: &Link) -> Result<(), OpenError> {
    let found = version(link).await?;
    if found > SCHEMA {
        return Err(OpenError::NewerSchema { found, known: SCHEMA });
    }
    for (done, step) in (1_i64..).zip(MIGRATIONS).skip(usize::try_from(found).unwrap_or(0)) {
        let note = match done {
            1 => {
                "CREATE TABLE about (one boolean PRIMARY KEY CHECK (one), version bigint NOT NULL);
                  INSERT INTO about (one, version) VALUES (true, 1);"
                    .to_owned()
            }
            later => format!("UPDATE about SET version = {later};"),
        };
        let make = if done == 1 { "CREATE SCHEMA tiefenthal;" } else { "" };
        // Statements that are sent together are one transaction.
        let sql = format!("{make} SET LOCAL search_path TO tiefenthal; {step} {note}");
        link.batch(&sql).await.map_err(open_error)?;
    }
    Ok(())
}

/// The version of the tables; 0 if there are none.
pub(super) async fn version(link: &Link) -> Result<i64, OpenError> {
    let sql = "SELECT to_regnamespace('tiefenthal') IS NOT NULL,
               to_regclass('tiefenthal.about') IS NOT NULL";
    let row = link.one(sql, &[]).await.map_err(open_error)?;
    match row.map(|row| (row.get::<_, bool>(0), row.get::<_, bool>(1))) {
        Some((true, true)) => {
            let row = link.one("SELECT version FROM tiefenthal.about", &[]).await;
            Ok(row.map_err(open_error)?.map_or(0, |row| row.get(0)))
        }
        Some((true, false)) => Err(OpenError::OtherSchema),
        Some((false, _)) | None => Ok(0),
    }
}
