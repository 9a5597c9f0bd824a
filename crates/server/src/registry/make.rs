//! Makes tables.

use super::{Registry, blocking, random};
use crate::access::{Opens, kept, new_key};
use crate::http::Failure;
use chance::{NoEntropy, Salt, Seed};
use engine::sheet::Sheet;
use engine::{Game, Rules};
use lessons::Lesson;
use protocol::{Began, NewGame, NewGameMade, Problem, Stage};
use puzzles::Puzzle;
use record::Secret;
use std::sync::Arc;
use store::GameId;
use table::{BadSettings, NoGame, PersonId, Room, Table};

/// How a game begins.
#[allow(clippy::large_enum_variant)] // It is moved twice in its life.
pub(crate) enum Start {
    /// It is set up and dealt.
    Deal,
    /// As this game stands, which came from there, with the sheet it was played with.
    At(Game, Began, Sheet),
    /// As this game stands, with the luck of the lesson.
    Lesson(&'static Lesson, Game),
    /// With the position of the puzzle, and by the rules for which it is proven.
    Puzzle(&'static Puzzle),
}

impl Registry {
    /// Makes a table and stores it. Its game begins at once unless seats are open.
    pub(crate) async fn make(
        &self,
        maker: PersonId,
        new: &NewGame,
        start: Start,
    ) -> Result<NewGameMade, Failure> {
        let room = Room::new(maker, new, secret()?, &players::NAMES).map_err(Failure)?;
        let room = match start {
            Start::Deal => Ok(room),
            Start::At(game, began, sheet) => room.playing_on(&game, began, sheet),
            Start::Lesson(lesson, game) => room.teaching(lesson.id, &game, lesson.deal),
            Start::Puzzle(puzzle) => room.puzzling(&puzzle.name, &puzzle.game),
        };
        let room = room.map_err(Failure)?;
        let (game, invitation) = self.keep(room).await?;
        Ok(NewGameMade { game: game.to_string(), invitation })
    }

    /// The beginning of a lesson.
    pub(crate) fn lesson(&self, id: &str) -> Result<Start, Failure> {
        let none = Failure(Problem::NoSuchLesson);
        let lesson = lessons::by_id(id).ok_or(none)?;
        let game = lesson.game(&self.rules).map_err(|_| none)?;
        Ok(Start::Lesson(lesson, game))
    }

    /// The game after a step of one that is over.
    pub(crate) async fn after(&self, game: GameId, step: u32) -> Result<Start, Failure> {
        let shown = self.replay(game).await?;
        let step = usize::try_from(step).unwrap_or(usize::MAX);
        let game = shown.replay.game(step).map_err(|why| match why {
            NoGame::NoSuchStep => Failure(Problem::NoSuchStep),
            NoGame::OtherRules => Failure(Problem::OtherRules),
        })?;
        let sheet = shown.replay.header().sheet.clone();
        Ok(Start::At(game, Began::Replay { round: game.round }, sheet))
    }

    /// The next game of the same people. However often they ask for it, there is one.
    pub(crate) async fn rematch(
        self: &Arc<Registry>,
        game: GameId,
        by: PersonId,
    ) -> Result<String, Failure> {
        let door = self.table(game).await?;
        let room = door.room();
        if let Some(next) = room.rematch() {
            return Ok(next.to_owned());
        }
        if self.game(game, by).await?.stage != Stage::Over {
            return Err(Failure(Problem::NotOver));
        }
        let again = room.rematch_room(by, secret()?).map_err(Failure)?;
        let (next, _) = self.keep(again).await?;
        let first = door.followed_by(next).await;
        if first.as_ref().ok() != Some(&next.to_string()) {
            self.delete(next).await?;
        }
        first.map_err(Failure)
    }

    /// The rules by which a new table plays. A puzzle is proven for the first released sheet.
    fn rules_of(&self, room: &Room) -> Result<Arc<Rules>, BadSettings> {
        match room.began() {
            Some(Began::Puzzle { .. }) => Ok(Arc::new(Rules::first_release())),
            Some(Began::Replay { .. }) | None => room.rules(&self.rules),
        }
    }

    /// Stores a new room and, if it has begun, the first line of its game; its id and the secret of
    /// the invitation to its open seats.
    async fn keep(&self, room: Room) -> Result<(GameId, Option<String>), Failure> {
        let unstored = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "a game was not stored");
            Failure(Problem::Unavailable)
        };
        let game = GameId::new(random().map_err(|error| unstored(&error))?);
        let meta = room.write().map_err(|error| unstored(&error))?;
        let members = room.members().iter().map(|id| store::PersonId::new(id.bits())).collect();
        let (mut bodies, mut keys, mut invitation) = (Vec::new(), Vec::new(), None);
        if room.has_begun() {
            let settings = room.settings().map_err(|error| unstored(&error))?;
            let rules = self.rules_of(&room).map_err(|error| unstored(&error))?;
            let begun = Table::begin(settings, rules);
            bodies.push(begun.map_err(|error| unstored(&error))?.1);
        } else {
            let key = new_key::<16>()?;
            keys.push(kept(&key, Opens::Link(room.invitation()), Some(game), None)?);
            invitation = Some(key);
        }
        let new = store::NewGame { game, meta, bodies, over: false, members, keys };
        let store = self.store.clone();
        blocking(move || store.create(new)).await.map_err(|error| unstored(&error))?;
        Ok((game, invitation))
    }
}

/// A fresh seed and its salt.
fn secret() -> Result<Secret, Failure> {
    let secret = Seed::from_os().and_then(|seed| Ok(Secret { seed, salt: Salt::from_os()? }));
    secret.map_err(|error: NoEntropy| {
        tracing::error!(%error, "no random numbers");
        Failure(Problem::Unavailable)
    })
}
