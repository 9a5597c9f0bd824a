//! Values as PostgreSQL takes and returns them.

use crate::{CommandId, GameId, KeyHash, NewKey, PersonId, StoreError, milliseconds};
use std::error::Error;
use tokio_postgres::Row;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, accepts, to_sql_checked};

/// An id in a column of type `uuid`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Id(u128);

impl From<GameId> for Id {
    fn from(id: GameId) -> Self {
        Self(id.bits())
    }
}

impl From<CommandId> for Id {
    fn from(id: CommandId) -> Self {
        Self(id.bits())
    }
}

impl From<PersonId> for Id {
    fn from(id: PersonId) -> Self {
        Self(id.bits())
    }
}

impl Id {
    pub(super) fn game(self) -> GameId {
        GameId::new(self.0)
    }

    pub(super) fn person(self) -> PersonId {
        PersonId::new(self.0)
    }

    pub(super) fn command(self) -> CommandId {
        CommandId::new(self.0)
    }
}

impl ToSql for Id {
    fn to_sql(&self, _: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        out.extend_from_slice(&self.0.to_be_bytes());
        Ok(IsNull::No)
    }

    accepts!(UUID);
    to_sql_checked!();
}

impl<'a> FromSql<'a> for Id {
    fn from_sql(_: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Self(u128::from_be_bytes(raw.try_into()?)))
    }

    accepts!(UUID);
}

/// Keys as the columns of a list.
pub(super) struct Keys {
    pub(super) hashes: Vec<Vec<u8>>,
    pub(super) games: Vec<Option<Id>>,
    pub(super) bodies: Vec<Vec<u8>>,
    pub(super) expires: Vec<Option<i64>>,
}

impl Keys {
    /// The columns; refused if a hash appears twice.
    pub(super) fn new(keys: &[NewKey]) -> Result<Self, StoreError> {
        let mut hashes: Vec<KeyHash> = keys.iter().map(|new| new.hash).collect();
        hashes.sort_unstable();
        hashes.dedup();
        if hashes.len() < keys.len() {
            return Err(StoreError::Exists);
        }
        Ok(Self {
            hashes: keys.iter().map(|new| new.hash.0.to_vec()).collect(),
            games: keys.iter().map(|new| new.key.game.map(Id::from)).collect(),
            bodies: keys.iter().map(|new| new.key.body.clone().into_bytes()).collect(),
            expires: keys.iter().map(|new| new.key.expires.map(milliseconds)).collect(),
        })
    }
}

/// A column of this type.
pub(super) fn column<'a, T: FromSql<'a>>(row: &'a Row, at: usize) -> Result<T, StoreError> {
    row.try_get(at).map_err(|error| StoreError::Corrupt(error.to_string()))
}

/// A column with a number that is never negative.
pub(super) fn number<T: TryFrom<i64>>(row: &Row, at: usize) -> Result<T, StoreError> {
    checked(column(row, at)?)
}

/// A column with a text.
pub(super) fn text(row: &Row, at: usize) -> Result<String, StoreError> {
    let bytes: Vec<u8> = column(row, at)?;
    String::from_utf8(bytes).map_err(|error| StoreError::Corrupt(error.to_string()))
}

/// A column with the number of a seat.
pub(super) fn seat(row: &Row, at: usize) -> Result<Option<u8>, StoreError> {
    let seat: Option<i16> = column(row, at)?;
    seat.map(|seat| checked(seat.into())).transpose()
}

fn checked<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    let wrong = |_| StoreError::Corrupt(format!("{number} cannot be where it is"));
    number.try_into().map_err(wrong)
}
