//! What those who run the server ask: does it live, is it ready, how is it doing.

use super::House;
use super::problem::Failure;
use crate::metrics::Snapshot;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::Problem;
use store::Health;

/// The process answers.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// Games can be played: the server is not stopping, and the store takes steps.
pub(super) async fn ready(State(house): State<House>) -> Result<&'static str, Failure> {
    let stores = match house.registry.health() {
        Health::Sound | Health::Checking => true,
        // What was lost or cannot be read stays lost; all other games go on.
        Health::Behind { .. } | Health::Damaged(_) => true,
        Health::Gone { .. } => false,
    };
    let ready = stores && !house.stop.is_cancelled();
    ready.then_some("ready\n").ok_or(Failure(Problem::Unavailable))
}

/// The metrics, in the text form of Prometheus.
pub(super) async fn metrics(State(house): State<House>) -> impl IntoResponse {
    let sound = matches!(house.registry.health(), Health::Sound | Health::Checking);
    let now = Snapshot {
        tables: house.registry.open_tables(),
        thoughts: house.registry.waiting_thoughts(),
        sound,
    };
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], house.metrics.text(now))
}
