//! What several servers that share one store need of each other.

use crate::{Answer, GameId, StoreError};
use std::sync::Arc;
use std::time::Duration;

/// What others have changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// These games.
    Of(Vec<GameId>),
    /// Perhaps any game: for a while nothing was heard.
    Unknown,
}

/// Hears of changes. It runs on the store's thread, so it must be short and must not block.
pub type Listener = Arc<dyn Fn(News) + Send + Sync>;

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version {
    /// How many entries the log has.
    pub length: u32,
    /// The revision of the meta.
    pub revision: u32,
    /// How many notes there are.
    pub notes: u32,
    /// A number that changes with every post.
    pub posts: i64,
}

/// A store that several servers share.
///
/// None of this is needed to be right: whoever appends a number first wins it, and the others are refused.
/// It is needed to be quick, and to think once.
pub trait Shared: Send + Sync {
    /// Calls the listener when another server has changed games. This is a hint: it comes soon, once for
    /// several changes, and not always. Whoever must know looks at the versions now and then. Only the
    /// first listener counts.
    fn listen(&self, listener: Listener);

    /// How many servers live, this one included. Blocks.
    fn servers(&self) -> Result<u32, StoreError>;

    /// How far these games have come; those that do not exist are missing. Blocks.
    fn versions(&self, games: Vec<GameId>) -> Result<Vec<(GameId, Version)>, StoreError>;

    /// Claims the right to think for the computer players of a game, for this long, and calls `answer` with
    /// whether it was granted. Whoever has it may claim it again; others get it when it has run out. Does
    /// not block.
    fn claim_then(&self, game: GameId, time: Duration, answer: Answer<bool>);

    /// Shows the other servers something about a game as long as this server lives, in place of what it
    /// showed before; nothing if it is empty. Nothing of it survives a crash of the database. Does not
    /// block.
    fn post_then(&self, game: GameId, body: String, answer: Answer<()>);

    /// What the other servers that live show about a game. Blocks.
    fn posts(&self, game: GameId) -> Result<Vec<String>, StoreError>;
}
