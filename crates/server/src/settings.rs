//! A request for a new game, checked and given its secret.

use chance::{NoEntropy, Salt, Seed};
use protocol::{NewGame, Problem};
use record::Secret;
use table::{PersonId, Room};

/// Why a game cannot be set up.
#[derive(Debug)]
pub(crate) enum BadRequest {
    /// The request makes no sense.
    Refused(Problem),
    /// The system gave no random numbers.
    NoEntropy(NoEntropy),
}

/// The room of a game that somebody wants to play. Nobody can join it, so its seats cannot be open.
pub(crate) fn room(new: &NewGame) -> Result<Room, BadRequest> {
    let seed = Seed::from_os().map_err(BadRequest::NoEntropy)?;
    let salt = Salt::from_os().map_err(BadRequest::NoEntropy)?;
    let room = Room::new(PersonId::HOUSE, new, Secret { seed, salt }, &players::NAMES);
    let room = room.map_err(BadRequest::Refused)?;
    if !room.has_begun() {
        return Err(BadRequest::Refused(Problem::BadSettings));
    }
    Ok(room)
}
