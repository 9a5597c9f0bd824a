//! How other devices reach the server, and the switch of whoever started it.

use super::House;
use super::problem::{Failure, Sent};
use crate::access::Caller;
use axum::Json;
use axum::extract::State;
use protocol::{NetworkView, Problem, SetNetwork};
use table::PersonId;

/// The address that friends open, and whether whoever asks may change that.
pub(super) async fn show(State(house): State<House>, caller: Caller) -> Json<NetworkView> {
    Json(view(&house, &caller).await)
}

/// Lets the local network in or shuts it out.
pub(super) async fn set(
    State(house): State<House>,
    caller: Caller,
    Sent(wanted): Sent<SetNetwork>,
) -> Result<Json<NetworkView>, Failure> {
    if !house.lan.has_switch() {
        return Err(Failure(Problem::NoNetwork));
    }
    match wanted {
        SetNetwork::Open => house.lan.open().await.map_err(|error| {
            tracing::warn!(%error, "the local network cannot be let in");
            Failure(Problem::NoNetwork)
        })?,
        SetNetwork::Closed => house.lan.close().await,
    }
    Ok(Json(view(&house, &caller).await))
}

async fn view(house: &House, caller: &Caller) -> NetworkView {
    NetworkView {
        address: house.lan.origin().await.map(|origin| origin.to_string()),
        switch: house.lan.has_switch() && caller.person == Some(PersonId::HOUSE),
    }
}
