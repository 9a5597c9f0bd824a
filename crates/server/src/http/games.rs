//! Games: set up, listed, and their records once they are over.

use super::House;
use super::problem::{Failure, Refused, Sent};
use super::routes::Guest;
use crate::access::Caller;
use crate::limits::Metered;
use crate::registry::Start;
use crate::web;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Json};
use protocol::{
    Example, ExampleListed, GameListed, Lesson, NewGame, NewGameMade, PROTOCOL, Problem, Puzzle,
    PuzzleSolution, StartFrom, Status,
};
use store::GameId;

pub(super) async fn status(State(house): State<House>) -> Json<Status> {
    Json(Status {
        program: "tiefenthal".to_owned(),
        version: house.version.to_string(),
        protocol: PROTOCOL,
        instance: house.instance.to_string(),
        bots: players::NAMES.iter().map(|&name| name.to_owned()).collect(),
        page: web::script(),
    })
}

/// All lessons.
pub(super) async fn lessons() -> Json<Vec<Lesson>> {
    Json(lessons::LESSONS.iter().map(lessons::Lesson::show).collect())
}

/// All examples of rules.
pub(super) async fn examples() -> Json<Vec<ExampleListed>> {
    Json(examples::all().iter().map(examples::Example::listed).collect())
}

/// One of them, played.
pub(super) async fn example(Path(id): Path<String>) -> Result<Json<Example>, Failure> {
    let example = examples::by_id(&id).ok_or(Failure(Problem::NoSuchAddress))?;
    Ok(Json(example.show().map_err(|_| Failure(Problem::Unavailable))?))
}

/// All puzzles.
pub(super) async fn puzzles() -> Json<Vec<Puzzle>> {
    Json(puzzles::shipped().iter().filter_map(puzzles::Puzzle::show).collect())
}

/// A best turn of a puzzle.
pub(super) async fn solution(Path(id): Path<String>) -> Result<Json<PuzzleSolution>, Failure> {
    Ok(Json(puzzle(&id)?.solution()))
}

fn puzzle(id: &str) -> Result<&'static puzzles::Puzzle, Failure> {
    puzzles::by_id(id).ok_or(Failure(Problem::NoSuchPuzzle))
}

/// The games of whoever asks.
pub(super) async fn list(
    State(house): State<House>,
    caller: Caller,
) -> Result<Json<Vec<GameListed>>, Failure> {
    Ok(Json(match caller.person {
        Some(person) => house.registry.games(person).await?,
        None => Vec::new(),
    }))
}

/// Makes a table. A browser without a person gets one with the answer.
pub(super) async fn make(
    State(house): State<House>,
    caller: Caller,
    Sent(new): Sent<NewGame>,
) -> Result<(StatusCode, HeaderMap, Json<NewGameMade>), Refused> {
    let (person, cookie) = house.people.welcome(caller).await?;
    let spent = house.limiter.spend(Metered::OwnGames, house.limiter.key(person));
    spent.map_err(Refused::too_fast)?;
    super::sheets::acceptable(&new)?;
    let start = match &new.from {
        Some(StartFrom::Replay { key, step }) => {
            let game = house.people.replay(key).await?;
            house.registry.after(game, *step).await?
        }
        Some(StartFrom::Lesson(id)) => house.registry.lesson(id)?,
        Some(StartFrom::Puzzle(id)) => Start::Puzzle(puzzle(id)?),
        None => Start::Deal,
    };
    let made = house.registry.make(person, &new, start).await?;
    Ok((StatusCode::CREATED, cookie, Json(made)))
}

/// One game. A page whose socket is refused learns here why.
pub(super) async fn game(
    State(house): State<House>,
    Extension(Guest { game, person, .. }): Extension<Guest>,
) -> Result<Json<GameListed>, Failure> {
    Ok(Json(house.registry.game(game, person).await?))
}

/// The record of a game that is over. Before that it would give away what others have answered and
/// what nobody may know yet.
pub(super) async fn record(
    State(house): State<House>,
    Extension(Guest { game, .. }): Extension<Guest>,
) -> Result<Response, Failure> {
    let record = house.registry.record(game).await?.ok_or(Failure(Problem::NotOver))?;
    Ok(download(game, record))
}

/// A record as a file.
pub(super) fn download(game: GameId, record: String) -> Response {
    let name = format!("attachment; filename=\"tiefenthal-{game}.jsonl\"");
    let kind = "application/jsonl".to_owned();
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], record).into_response()
}
