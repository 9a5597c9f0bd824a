//! What goes into a store and what comes out of it.

use crate::{CommandId, GameId, KeyHash, PersonId, StoreError};
use std::time::SystemTime;

/// The maximum size of a body in bytes.
pub const MAX_BODY: usize = 256 * 1024;

/// The maximum size of a game's `meta` in bytes.
pub const MAX_META: usize = 64 * 1024;

/// The maximum size of a note, or of what is kept with a key, in bytes.
pub const MAX_NOTE: usize = 4 * 1024;

/// A game to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The game; chosen at random by the caller.
    pub game: GameId,
    /// A document about the game, returned without reading the log. It begins as revision 0.
    pub meta: String,
    /// The bodies that get the numbers from 0 on. Without any, the log stays empty until it is started.
    pub bodies: Vec<String>,
    /// Whether the last of them ends the game, which [`GameInfo::over`] then says.
    pub over: bool,
    /// In whose lists the game appears.
    pub members: Vec<PersonId>,
    /// Keys to keep from now on.
    pub keys: Vec<NewKey>,
}

/// A change of everything about a game but its log. Either all of it happens or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amend {
    /// The game.
    pub game: GameId,
    /// The revision of the meta as the caller knows it; the amended one has the next.
    pub expected_revision: u32,
    /// The whole new meta.
    pub meta: String,
    /// The body that gets number 0, which starts the log. Refused if the log is not empty.
    pub first: Option<String>,
    /// In whose lists the game appears from now on; `None` leaves them as they are.
    pub members: Option<Vec<PersonId>>,
    /// Keys to keep from now on.
    pub add_keys: Vec<NewKey>,
    /// Keys to forget. Those that are not kept do not matter.
    pub drop_keys: Vec<KeyHash>,
}

/// A body to append to a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The number that the body should get: the length of the log as the caller knows it.
    pub expected_seq: u32,
    /// Identifies the command, so that resending it has no further effect.
    pub command_id: Option<CommandId>,
    /// Who sent the command.
    pub seat: Option<u8>,
    /// What is stored.
    pub body: String,
    /// Whether this body ends the game, which [`GameInfo::over`] then says.
    pub last: bool,
}

/// The answer to an [`Append`] that is now durable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The number of the body.
    pub seq: u32,
    /// Whether the command had been stored before, so that nothing was added.
    pub repeated: bool,
    /// What is stored under this number.
    pub body: String,
}

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number.
    pub seq: u32,
    /// The command that it came from.
    pub command_id: Option<CommandId>,
    /// Who sent the command.
    pub seat: Option<u8>,
    /// When it was stored, to the millisecond.
    pub at: SystemTime,
    /// What was stored.
    pub body: String,
}

/// What is known of a game without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// The game.
    pub game: GameId,
    /// When it was created, to the millisecond.
    pub created: SystemTime,
    /// When the last entry was stored, to the millisecond; as long as there is none, when the game
    /// was created or amended, to the minute.
    pub active: SystemTime,
    /// How many entries the log has.
    pub length: u32,
    /// Whether the last entry ended the game. `None`: the entry is older than schema 2, which was the
    /// first to note it.
    pub over: Option<bool>,
    /// The meta.
    pub meta: String,
    /// The revision of the meta, for [`Amend::expected_revision`].
    pub revision: u32,
}

/// A key to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewKey {
    /// The hash of the key.
    pub hash: KeyHash,
    /// What is kept with it.
    pub key: Key,
}

/// What is kept with a key. Only the caller knows what it opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The game with which the key is deleted.
    pub game: Option<GameId>,
    /// Whatever the caller wants to know when the key is presented.
    pub body: String,
    /// When the key ceases to exist, to the millisecond.
    pub expires: Option<SystemTime>,
}

/// A note to add to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNote {
    /// The game.
    pub game: GameId,
    /// The number that the note should get: how many there are as the caller knows it. So nobody says
    /// twice what another server has stored meanwhile.
    pub expected_seq: u32,
    /// What is stored.
    pub body: String,
}

/// A note in the margin of a game, such as a line of chat. Notes are numbered from 0 by themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Its number.
    pub seq: u32,
    /// When it was stored, to the millisecond.
    pub at: SystemTime,
    /// What was stored.
    pub body: String,
}

impl NewGame {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_size(&self.meta, MAX_META)?;
        self.bodies.iter().try_for_each(|body| check_size(body, MAX_BODY))?;
        self.keys.iter().try_for_each(NewKey::check)
    }
}

impl Amend {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_size(&self.meta, MAX_META)?;
        self.first.iter().try_for_each(|body| check_size(body, MAX_BODY))?;
        self.add_keys.iter().try_for_each(NewKey::check)
    }
}

impl Append {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_size(&self.body, MAX_BODY)
    }

    /// The answer to a command that was stored before, by `seat` with the number `seq`.
    pub(crate) fn repeat(
        &self,
        seat: Option<u8>,
        seq: u32,
        body: String,
    ) -> Result<Appended, StoreError> {
        // A body may contain what only its seat may know, so a guessed id must not return it.
        if seat != self.seat {
            return Err(StoreError::OtherSeat { seq });
        }
        Ok(Appended { seq, repeated: true, body })
    }
}

impl NewNote {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_size(&self.body, MAX_NOTE)
    }
}

impl NewKey {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_size(&self.key.body, MAX_NOTE)
    }
}

pub(crate) fn check_size(text: &str, limit: usize) -> Result<(), StoreError> {
    if text.len() > limit {
        return Err(StoreError::TooLarge { bytes: text.len(), limit });
    }
    Ok(())
}
