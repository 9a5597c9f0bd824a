//! Moves games from one store to another, whatever keeps them.

use crate::{
    Entry, GameId, GameInfo, Key, KeyHash, NewKey, Note, PersonId, Store, StoreError, milliseconds,
    now,
};
use core::fmt;
use std::collections::BTreeMap;

/// How many games are looked for at once.
const PAGE: usize = 1000;

/// Keys that expire within this time do not count when two stores are compared.
const SOON: i64 = 60_000;

/// Everything that is kept of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whole {
    /// What is known without reading the log.
    pub info: GameInfo,
    /// The log.
    pub entries: Vec<Entry>,
    /// The notes.
    pub notes: Vec<Note>,
    /// In whose lists the game appears, in the order of their ids.
    pub members: Vec<PersonId>,
    /// The keys that are deleted with the game, in the order of their hashes.
    pub keys: Vec<NewKey>,
}

/// A store whose games can move to another one. Every method blocks.
pub trait Portable: Store {
    /// The ids of all games after this one, in order.
    fn ids_after(&self, game: Option<GameId>, limit: usize) -> Result<Vec<GameId>, StoreError>;

    /// In whose lists a game appears, in the order of their ids.
    fn members(&self, game: GameId) -> Result<Vec<PersonId>, StoreError>;

    /// The keys of a game, or those of no game, that have not expired, in the order of their hashes.
    fn keys_of(&self, game: Option<GameId>) -> Result<Vec<NewKey>, StoreError>;

    /// Keeps a game as it was elsewhere, times included.
    fn take_in(&self, whole: Whole) -> Result<(), StoreError>;

    /// Everything that is kept of a game.
    fn whole(&self, game: GameId) -> Result<Whole, StoreError> {
        Ok(Whole {
            info: self.game(game)?,
            entries: self.read(game, 0)?,
            notes: self.read_notes(game, 0)?,
            members: self.members(game)?,
            keys: self.keys_of(Some(game))?,
        })
    }
}

/// What was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// How many games there are, all of them equal in both stores.
    pub games: u64,
    /// How many entries their logs have together.
    pub entries: u64,
    /// How many keys there are, those of no game included.
    pub keys: u64,
    /// How many of the games were there before, for example because a copy was interrupted.
    pub before: u64,
}

/// Why games were not moved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The fields are named after what they are.
pub enum MoveError {
    /// A store failed.
    Store(StoreError),
    /// The other store keeps another game, or other keys, under the same id. It was left as it is.
    Differs { what: String },
    /// The other store keeps games that this one does not have.
    More { games: u64 },
}

impl From<StoreError> for MoveError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Differs { what } => {
                write!(f, "{what} differs in the two stores; does a server still use one of them?")
            }
            Self::More { games } => {
                write!(f, "the new store has {games} more games, which are not in the old one")
            }
        }
    }
}

impl core::error::Error for MoveError {}

/// Copies all games and keys, then reads both stores again and compares everything. A copy that was
/// interrupted may be started again: what is there already is compared instead of copied. Nothing is ever
/// overwritten. Blocks.
pub fn copy(from: &dyn Portable, to: &dyn Portable) -> Result<Moved, MoveError> {
    let mut moved = Moved::default();
    let mut last = None;
    loop {
        let games = from.ids_after(last, PAGE)?;
        let Some(&end) = games.last() else { break };
        for game in games {
            let whole = from.whole(game)?;
            moved.games += 1;
            moved.entries += whole.entries.len() as u64;
            moved.keys += whole.keys.len() as u64;
            match to.game(game) {
                Ok(_) => moved.before += 1,
                Err(StoreError::NoSuchGame) => to.take_in(whole)?,
                Err(error) => return Err(error.into()),
            }
        }
        last = Some(end);
    }
    moved.keys += copy_keys(from, to)?;
    compare(from, to)?;
    Ok(moved)
}

/// Copies the keys of no game.
fn copy_keys(from: &dyn Portable, to: &dyn Portable) -> Result<u64, MoveError> {
    let keys = from.keys_of(None)?;
    let there: BTreeMap<KeyHash, Key> =
        to.keys_of(None)?.into_iter().map(|new| (new.hash, new.key)).collect();
    let count = keys.len() as u64;
    let missing: Vec<NewKey> =
        keys.into_iter().filter(|new| !there.contains_key(&new.hash)).collect();
    for some in missing.chunks(PAGE) {
        to.put_keys(some.to_vec())?;
    }
    Ok(count)
}

/// Compares everything that two stores keep.
fn compare(from: &dyn Portable, to: &dyn Portable) -> Result<(), MoveError> {
    let differs = |what: String| MoveError::Differs { what };
    let (mut last, mut count) = (None, 0_u64);
    loop {
        let games = from.ids_after(last, PAGE)?;
        let Some(&end) = games.last() else { break };
        count += games.len() as u64;
        for game in games {
            if lasting(from.whole(game)?) != lasting(to.whole(game)?) {
                return Err(differs(format!("game {game}")));
            }
        }
        last = Some(end);
    }
    let (mut last, mut all) = (None, 0_u64);
    loop {
        let games = to.ids_after(last, PAGE)?;
        let Some(&end) = games.last() else { break };
        (last, all) = (Some(end), all + games.len() as u64);
    }
    if all > count {
        return Err(MoveError::More { games: all - count });
    }
    if keys(from.keys_of(None)?) != keys(to.keys_of(None)?) {
        return Err(differs("a key".to_owned()));
    }
    Ok(())
}

/// The game without keys that may expire while two stores are compared.
fn lasting(mut whole: Whole) -> Whole {
    whole.keys = keys(whole.keys);
    whole
}

fn keys(keys: Vec<NewKey>) -> Vec<NewKey> {
    let limit = now() + SOON;
    let lasts = |new: &NewKey| new.key.expires.is_none_or(|expires| milliseconds(expires) > limit);
    keys.into_iter().filter(lasts).collect()
}
