//! Counts requests, and what they ask for.

use super::House;
use super::problem::Refused;
use super::visitor::Visitor;
use crate::limits::Metered;
use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

/// Lets a request pass unless there were too many of its kind from where it comes from.
pub(super) async fn check(
    State(House { limiter, metrics, .. }): State<House>,
    request: Request,
    next: Next,
) -> Response {
    if let Some(&Visitor(address)) = request.extensions().get() {
        let key = limiter.key_of_address(address);
        let kinds = [Some(Metered::Requests), special(request.method(), request.uri().path())];
        for kind in kinds.into_iter().flatten() {
            if let Err(wait) = limiter.spend(kind, key) {
                metrics.limited.count();
                return Refused::too_fast(wait).into_response();
            }
        }
    }
    next.run(request).await
}

/// What a request asks for, if that is counted by itself.
fn special(method: &Method, path: &str) -> Option<Metered> {
    match path {
        "/api/games" if method == Method::POST => Some(Metered::Games),
        "/api/records" | "/api/evenings" if method == Method::POST => Some(Metered::Imports),
        "/api/links" | "/api/codes" if method == Method::POST => Some(Metered::Joins),
        _ => None,
    }
}
