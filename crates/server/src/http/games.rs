//! Games: set up, listed, and their records once they are over.

use super::House;
use super::problem::{Failure, Sent};
use crate::registry::MakeError;
use crate::settings::BadRequest;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::{GameListed, NewGame, NewGameMade, PROTOCOL, Problem, Status};
use store::GameId;

pub(super) async fn status(State(house): State<House>) -> Json<Status> {
    Json(Status {
        program: "tiefenthal".to_owned(),
        version: house.version.to_string(),
        protocol: PROTOCOL,
        instance: house.instance.to_string(),
        bots: players::NAMES.iter().map(|&name| name.to_owned()).collect(),
    })
}

pub(super) async fn list(State(house): State<House>) -> Result<Json<Vec<GameListed>>, Failure> {
    Ok(Json(house.registry.games().await?))
}

pub(super) async fn make(
    State(house): State<House>,
    Sent(new): Sent<NewGame>,
) -> Result<(StatusCode, Json<NewGameMade>), Failure> {
    let made = house.registry.make(&new).await.map_err(|error| {
        Failure(match error {
            MakeError::Request(BadRequest::Refused(problem)) => problem,
            MakeError::Request(BadRequest::NoEntropy(error)) => {
                tracing::error!(%error, "no random numbers");
                Problem::Unavailable
            }
            MakeError::Store(error) => {
                tracing::error!(error, "a game was not stored");
                Problem::Unavailable
            }
        })
    })?;
    Ok((StatusCode::CREATED, Json(NewGameMade { game: made.to_string(), invitation: None })))
}

/// One game. A page whose socket is refused learns here why.
pub(super) async fn game(
    State(house): State<House>,
    Path(game): Path<String>,
) -> Result<Json<GameListed>, Failure> {
    let game: GameId = game.parse().map_err(|_| Failure(Problem::NoSuchGame))?;
    Ok(Json(house.registry.game(game).await?))
}

/// The record of a game that is over. Before that it would give away what others have answered and
/// what nobody may know yet.
pub(super) async fn record(
    State(house): State<House>,
    Path(game): Path<String>,
) -> Result<impl IntoResponse, Failure> {
    let game: GameId = game.parse().map_err(|_| Failure(Problem::NoSuchGame))?;
    let record = house.registry.record(game).await?.ok_or(Failure(Problem::NotOver))?;
    let name = format!("attachment; filename=\"tiefenthal-{game}.jsonl\"");
    let kind = "application/jsonl".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], record))
}
