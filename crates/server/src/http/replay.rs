//! Games that are over: their replay links, and what those who have one may see.

use super::House;
use super::problem::{Failure, Refused, Sent};
use super::routes::{Guest, Replaying};
use super::visitor::Visitor;
use crate::access::Caller;
use crate::limits::{Lasting, Metered};
use crate::registry::Shown;
use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use protocol::{
    Course, EveningCode, EveningOpened, FairnessReport, MAX_TRIED, OpenEvening, PROTOCOL, Problem,
    RecordImported, Replay, ReplayLink, ReviewProgress, TryAgain, TryMeasured, View,
};
use record::Checked;
use serde::Deserialize;
use std::time::UNIX_EPOCH;
use table::{Evening, PersonId};

/// The most views of one answer.
const VIEWS: usize = 64;

/// Which views are wanted.
#[derive(Debug, Deserialize)]
pub(super) struct From {
    /// The step after which the first of them is.
    #[serde(default)]
    from: usize,
}

/// The replay link of a game. Before the game is over there is none.
pub(super) async fn link(
    State(house): State<House>,
    Extension(Guest { game, .. }): Extension<Guest>,
) -> Result<Json<ReplayLink>, Failure> {
    house.registry.replay(game).await?;
    Ok(Json(ReplayLink { key: house.people.replay_link(game).await? }))
}

/// Whether the luck of a game was fair, for its members.
pub(super) async fn fairness(
    State(house): State<House>,
    Extension(Guest { game, .. }): Extension<Guest>,
) -> Result<Json<FairnessReport>, Failure> {
    Ok(Json(house.registry.fairness(game).await?))
}

/// The code of a game of a deal, for its members.
pub(super) async fn evening(
    State(house): State<House>,
    Extension(Guest { game, .. }): Extension<Guest>,
) -> Result<Json<EveningCode>, Failure> {
    Ok(Json(EveningCode { code: house.registry.evening(game).await? }))
}

/// How the points of a game came about, for its members.
pub(super) async fn course(
    State(house): State<House>,
    Extension(Guest { game, .. }): Extension<Guest>,
) -> Result<Json<Course>, Failure> {
    Ok(Json(house.registry.replay(game).await?.replay.course()))
}

/// The game to which the link leads.
pub(super) async fn game(
    State(house): State<House>,
    Extension(Replaying(game)): Extension<Replaying>,
) -> Result<Json<Replay>, Failure> {
    let shown = house.registry.replay(game).await?;
    let Shown { replay, houses, origin, ended } = &*shown;
    let header = replay.header();
    let ended = ended.duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    Ok(Json(Replay {
        protocol: PROTOCOL,
        level: header.setup.level.number(),
        late_refill: header.setup.late_refill,
        seats: replay.seats().to_vec(),
        houses: houses.clone(),
        catalogue: replay.catalogue(),
        commitment: header.commitment.map(|commitment| commitment.to_string()),
        other_rules: match header.checked() {
            Checked::ByRules => None,
            Checked::EventsOnly { rules } => Some(rules),
        },
        sheet: replay.own_sheet().map(str::to_owned),
        origin: *origin,
        ended: u64::try_from(ended).unwrap_or(0),
        places: replay.places(),
        points: replay.points(),
        log: replay.log().to_vec(),
    }))
}

/// The table after some of its steps.
pub(super) async fn views(
    State(house): State<House>,
    Extension(Replaying(game)): Extension<Replaying>,
    Query(From { from }): Query<From>,
) -> Result<Json<Vec<View>>, Failure> {
    let shown = house.registry.replay(game).await?;
    let steps = from..from.saturating_add(VIEWS);
    Ok(Json(steps.map_while(|step| shown.replay.view(step)).collect()))
}

/// Its record.
pub(super) async fn record(
    State(house): State<House>,
    Extension(Replaying(game)): Extension<Replaying>,
) -> Result<Response, Failure> {
    let record = house.registry.record(game).await?.ok_or(Failure(Problem::NotOver))?;
    Ok(super::games::download(game, record))
}

/// Keeps a record that somebody brings, if there is nothing wrong with it.
pub(super) async fn import(
    State(house): State<House>,
    caller: Caller,
    file: Bytes,
) -> Result<(StatusCode, HeaderMap, Json<RecordImported>), Refused> {
    let (person, cookie) = importer(&house, caller).await?;
    let game = house.registry.import(person, file.into()).await?;
    let replay = house.people.replay_link(game).await?;
    let made = RecordImported { game: game.to_string(), replay };
    Ok((StatusCode::CREATED, cookie, Json(made)))
}

/// Keeps the game of a code that somebody got from a friend.
pub(super) async fn open_evening(
    State(house): State<House>,
    caller: Caller,
    Sent(OpenEvening { code }): Sent<OpenEvening>,
) -> Result<(StatusCode, HeaderMap, Json<EveningOpened>), Refused> {
    let (person, cookie) = importer(&house, caller).await?;
    let (game, evening) = house.registry.open_evening(person, code).await?;
    let replay = house.people.replay_link(game).await?;
    let Evening { deal, seats, hints, rewinds, lines: _ } = evening;
    let opened = EveningOpened { game: game.to_string(), replay, deal, seats, hints, rewinds };
    Ok((StatusCode::CREATED, cookie, Json(opened)))
}

/// Who brings a game, if the person may bring another one now.
async fn importer(house: &House, caller: Caller) -> Result<(PersonId, HeaderMap), Refused> {
    let (person, cookie) = house.people.welcome(caller).await?;
    let account = house.limiter.key(("imports", person));
    house.limiter.spend(Metered::Imports, account).map_err(Refused::too_fast)?;
    Ok((person, cookie))
}

/// Whether its luck was fair.
pub(super) async fn check(
    State(house): State<House>,
    Extension(Replaying(game)): Extension<Replaying>,
) -> Result<Json<FairnessReport>, Failure> {
    Ok(Json(house.registry.fairness(game).await?))
}

/// How far its review is, which begins with the first request.
pub(super) async fn review(
    State(house): State<House>,
    Extension(Replaying(game)): Extension<Replaying>,
    Extension(Visitor(address)): Extension<Visitor>,
) -> Result<Json<ReviewProgress>, Failure> {
    let key = house.limiter.key_of_address(address);
    let hold = || house.limiter.hold(Lasting::Reviews, key);
    Ok(Json(house.registry.review(game, hold).await.map_err(Failure)?))
}

/// What another try at one of its decisions is worth.
pub(super) async fn again(
    State(house): State<House>,
    Extension(Replaying(game)): Extension<Replaying>,
    Extension(Visitor(address)): Extension<Visitor>,
    Sent(tried): Sent<TryAgain>,
) -> Result<Json<TryMeasured>, Failure> {
    if tried.steps.len() > MAX_TRIED {
        return Err(Failure(Problem::TooLarge));
    }
    let key = house.limiter.key_of_address(address);
    let held = house.limiter.hold(Lasting::Reviews, key).ok_or(Failure(Problem::TooFast))?;
    Ok(Json(house.registry.try_again(game, tried, held).await.map_err(Failure)?))
}
