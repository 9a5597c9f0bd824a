//! Tables of several people: links, codes, seats.

use super::House;
use super::problem::{Failure, Sent};
use super::routes::Guest;
use crate::access::{CODE_LIFE, Caller, Opens, kept, new_key};
use crate::host::Sealed;
use crate::registry::OpenError;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use protocol::{
    CodeMade, LinkMade, LinkOpened, NewLink, OpenHouse, OpenLink, Problem, RoomChange, RoomView,
    UseCode,
};
use table::PersonId;

/// Gives the browser to whoever started the program.
pub(super) async fn house(
    State(house): State<House>,
    caller: Caller,
    Sent(body): Sent<OpenHouse>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let OpenHouse { key } = body;
    if !house.people.is_house(&key) {
        return Err(Failure(Problem::BadLink));
    }
    // Games that were begun in this browser before stay its own.
    if let Some(person) = caller.person.filter(|person| *person != PersonId::HOUSE) {
        house.registry.adopt(person, PersonId::HOUSE).await;
    }
    Ok((StatusCode::NO_CONTENT, house.people.admit(PersonId::HOUSE).await?))
}

/// Follows a link to a table.
pub(super) async fn follow(
    State(house): State<House>,
    caller: Caller,
    Sent(body): Sent<OpenLink>,
) -> Result<(HeaderMap, Json<LinkOpened>), Failure> {
    let OpenLink { key } = body;
    let (game, ticket) = house.people.link(&key).await?;
    let door = house.registry.table(game).await?;
    let (person, cookie) = house.people.welcome(caller).await?;
    door.follow(person, ticket).await.map_err(Failure)?;
    Ok((cookie, Json(LinkOpened { game: game.to_string() })))
}

/// Makes the browser one of the person to whom the code leads.
pub(super) async fn use_code(
    State(house): State<House>,
    Sent(body): Sent<UseCode>,
) -> Result<(HeaderMap, Json<LinkOpened>), Failure> {
    let UseCode { code } = body;
    let (person, game) = house.people.use_code(&code).await?;
    let cookie = house.people.admit(person).await?;
    Ok((cookie, Json(LinkOpened { game: game.to_string() })))
}

/// A code with which the person goes on at another device.
pub(super) async fn code(
    State(house): State<House>,
    Extension(Guest { game, person, .. }): Extension<Guest>,
) -> Result<Json<CodeMade>, Failure> {
    let code = house.people.new_code(person, game).await?;
    let seconds = u32::try_from(CODE_LIFE.as_secs()).unwrap_or(u32::MAX);
    Ok(Json(CodeMade { code, seconds }))
}

/// Changes a room: the room itself decides who may.
pub(super) async fn change(
    State(house): State<House>,
    Extension(Guest { game, person, .. }): Extension<Guest>,
    Sent(change): Sent<RoomChange>,
) -> Result<Json<RoomView>, Failure> {
    let door = house.registry.table(game).await?;
    Ok(Json(door.change(person, change).await.map_err(Failure)?))
}

/// Makes a link.
pub(super) async fn link(
    State(house): State<House>,
    Extension(Guest { game, person, .. }): Extension<Guest>,
    Sent(body): Sent<NewLink>,
) -> Result<(StatusCode, Json<LinkMade>), Failure> {
    let NewLink { kind } = body;
    let door = house.registry.table(game).await?;
    let key = new_key::<16>()?;
    let secret = key.clone();
    let sealed =
        Sealed(Box::new(move |ticket| kept(&secret, Opens::Link(ticket), Some(game), None).ok()));
    door.link(person, kind, sealed).await.map_err(Failure)?;
    Ok((StatusCode::CREATED, Json(LinkMade { key })))
}

/// The next game of the same people.
pub(super) async fn rematch(
    State(house): State<House>,
    Extension(Guest { game, person, .. }): Extension<Guest>,
) -> Result<Json<LinkOpened>, Failure> {
    Ok(Json(LinkOpened { game: house.registry.rematch(game, person).await? }))
}

/// Deletes a game for good. A game that others are playing is left to them.
pub(super) async fn delete(
    State(house): State<House>,
    Extension(Guest { game, person, .. }): Extension<Guest>,
) -> Result<StatusCode, Failure> {
    match house.registry.table(game).await {
        Ok(door) => door.delete(person).await.map_err(Failure)?,
        // What has no table can be deleted all the same.
        Err(
            OpenError::Imported
            | OpenError::Damaged(_)
            | OpenError::AgainstTheRules(_)
            | OpenError::OtherProgram(_),
        ) => {
            house.registry.delete(game).await?;
        }
        Err(error) => return Err(error.into()),
    }
    Ok(StatusCode::NO_CONTENT)
}
