//! What goes wrong, as an answer: `{"problem": …}`, with a detail where somebody who writes a client
//! would want one.

use crate::registry::OpenError;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;
use store::StoreError;

/// A request that was not carried out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failure(pub(crate) Problem);

/// The same, with more about it, or with the time to wait before the next attempt.
#[derive(Clone, Debug)]
pub(crate) struct Refused {
    pub(crate) problem: Problem,
    pub(crate) detail: Option<String>,
    /// The line of a record that is at fault, from 1.
    pub(crate) line: Option<usize>,
    pub(crate) wait: Option<Duration>,
}

/// The body of a request: one JSON value of this type.
pub(crate) struct Sent<T>(pub(crate) T);

#[derive(Serialize)]
struct Body {
    problem: Problem,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Refused> {
        let read = Json::from_request(request, state).await;
        read.map(|Json(value)| Sent(value)).map_err(Refused::from)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        Refused::from(self.0).into_response()
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let Refused { problem, detail, line, wait } = self;
        let unkept = [(header::CACHE_CONTROL, "no-store")];
        let body = Json(Body { problem, detail, line });
        let mut response = (status(problem), unkept, body).into_response();
        if let Some(wait) = wait {
            let seconds = HeaderValue::from(wait.as_secs() + 1);
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    }
}

impl Refused {
    /// Too much from one visitor, who may try again after this time.
    pub(crate) fn too_fast(wait: Duration) -> Refused {
        Refused { wait: Some(wait), ..Refused::from(Problem::TooFast) }
    }
}

/// Puts a refusal that axum wrote in plain text into our form.
pub(super) async fn as_json(response: Response) -> Response {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let fails = status.is_client_error() || status.is_server_error();
    if !fails || kind.is_some_and(|kind| kind == "application/json") {
        return response;
    }
    let text = axum::body::to_bytes(response.into_body(), MAX_DETAIL).await.unwrap_or_default();
    let detail = String::from_utf8(text.into()).ok().filter(|text| !text.is_empty());
    let problem = match status {
        StatusCode::NOT_FOUND => Problem::NoSuchAddress,
        StatusCode::METHOD_NOT_ALLOWED => Problem::WrongMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        status if status.is_server_error() => Problem::Unavailable,
        _ => Problem::NotUnderstood,
    };
    (status, Json(Body { problem, detail, line: None })).into_response()
}

/// The most bytes of a detail.
const MAX_DETAIL: usize = 4096;

fn status(problem: Problem) -> StatusCode {
    match problem {
        Problem::NotUnderstood
        | Problem::BadSettings
        | Problem::BadName
        | Problem::BadRecord
        | Problem::RecordUnfinished
        | Problem::RecordAgainstTheRules
        | Problem::RecordOtherProgram
        | Problem::RecordUnfair
        | Problem::BadSheet
        | Problem::BadEvening
        | Problem::OnlyAlone => StatusCode::BAD_REQUEST,
        Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Problem::NoSuchGame
        | Problem::NoSuchSeat
        | Problem::NoSuchStep
        | Problem::NoSuchLesson
        | Problem::NoSuchPuzzle
        | Problem::BadLink
        | Problem::NoSuchAddress => StatusCode::NOT_FOUND,
        Problem::NotOver
        | Problem::NoDeal
        | Problem::Imported
        | Problem::AgainstTheRules
        | Problem::OtherProgram
        | Problem::OtherRules
        | Problem::NoReview
        | Problem::SeatTaken
        | Problem::HouseTaken
        | Problem::Begun
        | Problem::NotBegun
        | Problem::OpenSeats
        | Problem::NoRoom
        | Problem::StillHere
        | Problem::Changed => StatusCode::CONFLICT,
        Problem::Foreign | Problem::NotYourSeat | Problem::NotOwner | Problem::NotHouse => {
            StatusCode::FORBIDDEN
        }
        Problem::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Problem::TooFast => StatusCode::TOO_MANY_REQUESTS,
        Problem::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        Problem::Unavailable | Problem::NoNetwork => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused { problem, detail: None, line: None, wait: None }
    }
}

impl From<Failure> for Refused {
    fn from(Failure(problem): Failure) -> Refused {
        problem.into()
    }
}

impl From<JsonRejection> for Refused {
    fn from(rejection: JsonRejection) -> Refused {
        let large = rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
        let problem = if large { Problem::TooLarge } else { Problem::NotUnderstood };
        Refused { detail: Some(rejection.body_text()), ..Refused::from(problem) }
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Failure {
        Failure(match error {
            OpenError::Closing => Problem::Unavailable,
            OpenError::NotOver => Problem::NotOver,
            OpenError::NoDeal => Problem::NoDeal,
            OpenError::Imported => Problem::Imported,
            OpenError::Damaged(why) => {
                tracing::error!(why, "a game cannot be read");
                Problem::Damaged
            }
            OpenError::AgainstTheRules(why) => {
                tracing::error!(why, "a game does not follow the rules");
                Problem::AgainstTheRules
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
