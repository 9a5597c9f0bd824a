//! Opens a table from what is stored.

use crate::host;
use engine::model::Seat;
use store::{GameId, Store, StoreError};
use table::{BadSettings, CommandId, Kept, NoReplay, Stored, Table};

/// Why a table cannot be opened.
#[derive(Debug)]
pub(crate) enum OpenError {
    /// The lines cannot be read as a game; they are kept as they are.
    Damaged(String),
    /// The lines are whole, but the rules do not lead to them; they are kept as they are.
    AgainstTheRules(String),
    /// The game was written by another version of the program, which can read it.
    OtherProgram(String),
    /// The store failed, or has no such game.
    Store(StoreError),
    /// The game is not over, so there is no replay of it.
    NotOver,
    /// The game has luck of its own, so it has no code.
    NoDeal,
    /// The record was brought from elsewhere: there is no table.
    Imported,
    /// The server is shutting down.
    Closing,
}

/// Reads a table. Blocks.
pub(super) fn read(store: &dyn Store, game: GameId) -> Result<host::Stored, OpenError> {
    let info = store.game(game)?;
    let Kept::Room(room) = Kept::read(&info.meta)? else { return Err(OpenError::Imported) };
    let notes = store.read_notes(game, 0)?;
    let entries = store.read(game, 0)?;
    let lines = entries.iter().map(|entry| Stored {
        line: &entry.body,
        command: entry.command_id.map(|id| CommandId::new(id.bits())),
        seat: entry.seat.and_then(Seat::new),
    });
    let table = match room.has_begun() {
        true => Some(Table::open(room.settings()?, lines)?),
        false => None,
    };
    Ok(host::Stored { room, revision: info.revision, table, notes })
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> OpenError {
        OpenError::Store(error)
    }
}

impl From<BadSettings> for OpenError {
    fn from(error: BadSettings) -> OpenError {
        match error {
            BadSettings::Newer => OpenError::OtherProgram(error.to_string()),
            BadSettings::NotEverySeat | BadSettings::Unreadable => {
                OpenError::Damaged(error.to_string())
            }
        }
    }
}

impl From<table::OpenError> for OpenError {
    fn from(error: table::OpenError) -> OpenError {
        match error {
            table::OpenError::Record(error) => error.into(),
            table::OpenError::NoLines | table::OpenError::OtherSettings => {
                OpenError::Damaged(error.to_string())
            }
        }
    }
}

impl From<NoReplay> for OpenError {
    fn from(error: NoReplay) -> OpenError {
        match error {
            NoReplay::NotOver => OpenError::NotOver,
            NoReplay::Record(error) => error.into(),
        }
    }
}

impl From<record::Error> for OpenError {
    fn from(error: record::Error) -> OpenError {
        let text = error.to_string();
        match error.kind() {
            record::ErrorKind::OtherProgram => OpenError::OtherProgram(text),
            record::ErrorKind::AgainstTheRules => OpenError::AgainstTheRules(text),
            record::ErrorKind::Damaged => OpenError::Damaged(text),
        }
    }
}
