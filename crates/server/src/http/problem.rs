//! What goes wrong, as an answer.

use crate::registry::OpenError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use serde::Serialize;
use store::StoreError;

/// A request that was not carried out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failure(pub(crate) Problem);

#[derive(Serialize)]
struct Body {
    problem: Problem,
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = match self.0 {
            Problem::NotUnderstood | Problem::BadSettings => StatusCode::BAD_REQUEST,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::NoSuchGame => StatusCode::NOT_FOUND,
            Problem::NotOver | Problem::OtherProgram => StatusCode::CONFLICT,
            Problem::Foreign | Problem::NotYourSeat => StatusCode::FORBIDDEN,
            Problem::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
            Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        };
        (status, Json(Body { problem: self.0 })).into_response()
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Failure {
        Failure(match error {
            OpenError::Closing => Problem::Unavailable,
            OpenError::Damaged(why) => {
                tracing::error!(why, "a game cannot be read");
                Problem::Damaged
            }
            OpenError::OtherProgram(why) => {
                tracing::warn!(why, "a game of another version of the program");
                Problem::OtherProgram
            }
            OpenError::Store(error) => return Failure::from(error),
        })
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure(match error {
            StoreError::NoSuchGame => Problem::NoSuchGame,
            error => {
                tracing::error!(%error, "the store failed");
                Problem::Unavailable
            }
        })
    }
}
