//! A request for a new game, checked and given its secret.

use crate::MAX_NAME;
use chance::{NoEntropy, Salt, Seed};
use engine::{Level, Setup};
use protocol::{NewGame, Occupant};
use record::Secret;
use table::Settings;

/// Why a game cannot be set up.
#[derive(Debug)]
pub(crate) enum BadRequest {
    /// The request makes no sense.
    Refused,
    /// The system gave no random numbers.
    NoEntropy(NoEntropy),
}

/// The settings of a game that somebody wants to play.
pub(crate) fn settings(new: &NewGame) -> Result<Settings, BadRequest> {
    let setup = Setup {
        players: u8::try_from(new.seats.len()).map_err(|_| BadRequest::Refused)?,
        level: Level::new(new.level).ok_or(BadRequest::Refused)?,
        start_player: None,
        late_refill: new.late_refill,
    };
    setup.check().map_err(|_| BadRequest::Refused)?;
    let seats = new.seats.iter().map(checked).collect::<Option<Vec<Occupant>>>();
    let seed = Seed::from_os().map_err(BadRequest::NoEntropy)?;
    let salt = Salt::from_os().map_err(BadRequest::NoEntropy)?;
    let seats = seats.ok_or(BadRequest::Refused)?;
    let settings = Settings::new(setup, seats, Secret { seed, salt });
    let settings = settings.map_err(|_| BadRequest::Refused)?;
    if settings.people().is_empty() {
        return Err(BadRequest::Refused);
    }
    Ok(settings)
}

/// The occupant as it is kept; none if there can be no such occupant. Nobody can join a game that
/// has begun, so its seats cannot be open.
fn checked(occupant: &Occupant) -> Option<Occupant> {
    match occupant {
        Occupant::Person(name) => {
            let name = name.trim();
            let printable = !name.is_empty() && !name.chars().any(char::is_control);
            (printable && name.len() <= MAX_NAME).then(|| Occupant::Person(name.to_owned()))
        }
        Occupant::Bot(id) => players::NAMES.contains(&id.as_str()).then(|| occupant.clone()),
        Occupant::Open => None,
    }
}
