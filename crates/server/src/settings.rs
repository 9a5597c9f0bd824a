//! What is agreed and drawn before a game, kept beside its log.

use crate::MAX_NAME;
use chance::{Commitment, NoEntropy, Nonce, Salt, Seed, Seeded};
use engine::model::{Seat, SeatSet};
use engine::{Level, Setup};
use protocol::{NewGame, Occupant};
use record::{Fairness, Secret};
use serde::{Deserialize, Serialize};

/// The settings of one game. They hold its seed: nothing of them but the seats and the setup may
/// leave the server before the game is over.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Settings {
    version: u32,
    pub(crate) setup: Setup,
    pub(crate) seats: Vec<Occupant>,
    secret: Secret,
}

/// The version of what is stored.
const VERSION: u32 = 2;

/// Why a game cannot be set up.
#[derive(Debug)]
pub(crate) enum BadSettings {
    /// The request makes no sense.
    Refused,
    /// The system gave no random numbers.
    NoEntropy(NoEntropy),
}

impl Settings {
    /// The settings of a new game.
    pub(crate) fn new(new: &NewGame) -> Result<Settings, BadSettings> {
        let setup = Setup {
            players: u8::try_from(new.seats.len()).map_err(|_| BadSettings::Refused)?,
            level: Level::new(new.level).ok_or(BadSettings::Refused)?,
            start_player: None,
            late_refill: new.late_refill,
        };
        setup.check().map_err(|_| BadSettings::Refused)?;
        let seats = new.seats.iter().map(checked).collect::<Option<Vec<Occupant>>>();
        let seats = seats.ok_or(BadSettings::Refused)?;
        if people(&seats).is_empty() {
            return Err(BadSettings::Refused);
        }
        let seed = Seed::from_os().map_err(BadSettings::NoEntropy)?;
        let salt = Salt::from_os().map_err(BadSettings::NoEntropy)?;
        Ok(Settings { version: VERSION, setup, seats, secret: Secret { seed, salt } })
    }

    /// The settings as they are kept with the log.
    pub(crate) fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// The settings that were kept with a log.
    pub(crate) fn read(meta: &str) -> Option<Settings> {
        let Versioned { version } = serde_json::from_str(meta).ok()?;
        let settings = match version {
            1 => serde_json::from_str::<First>(meta).ok()?.into(),
            VERSION => serde_json::from_str::<Settings>(meta).ok()?,
            _ => return None,
        };
        let whole = settings.seats.len() == usize::from(settings.setup.players);
        whole.then_some(settings)
    }

    /// The seats at which people sit.
    pub(crate) fn people(&self) -> SeatSet {
        people(&self.seats)
    }

    /// The names that the record gives the seats.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Person(name) => name.clone(),
            Occupant::Bot(id) => id.clone(),
            Occupant::Open => "–".to_owned(),
        };
        self.seats.iter().map(name).collect()
    }

    /// What binds the luck of the game.
    pub(crate) fn fairness(&self) -> Fairness {
        Fairness {
            commitment: Commitment::new(&self.secret.seed, &self.secret.salt),
            nonces: self.nonces(),
        }
    }

    /// Who draws for the game.
    pub(crate) fn chance(&self) -> Seeded {
        Seeded::new(&self.secret.seed, &self.nonces())
    }

    /// What is published when the game is over, never before.
    pub(crate) fn secret(&self) -> Secret {
        self.secret.clone()
    }

    /// No player adds to the seed yet.
    fn nonces(&self) -> Vec<Nonce> {
        self.seats.iter().map(|_| Nonce::default()).collect()
    }
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

fn people(seats: &[Occupant]) -> SeatSet {
    let mut people = SeatSet::EMPTY;
    for (seat, occupant) in Seat::ALL.into_iter().zip(seats) {
        match occupant {
            Occupant::Person(_) => people.insert(seat),
            Occupant::Bot(_) | Occupant::Open => {}
        }
    }
    people
}

/// What every version has.
#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

/// Version 1, in which one struct stood for people and computer players.
#[derive(Deserialize)]
struct First {
    setup: Setup,
    occupants: Vec<FirstOccupant>,
    secret: Secret,
}

#[derive(Deserialize)]
struct FirstOccupant {
    name: String,
    bot: Option<String>,
}

impl From<First> for Settings {
    fn from(First { setup, occupants, secret }: First) -> Settings {
        let occupant = |FirstOccupant { name, bot }| match bot {
            Some(id) => Occupant::Bot(id),
            None => Occupant::Person(name),
        };
        let seats = occupants.into_iter().map(occupant).collect();
        Settings { version: VERSION, setup, seats, secret }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Written by the first version of the server.
    const FIRST: &str = r#"{"version":1,"setup":{"players":2,"level":3,"start_player":null,"late_refill":false},"occupants":[{"name":"Ann","bot":null},{"name":"greedy","bot":"greedy"}],"secret":{"seed":"0000000000000000000000000000000000000000000000000000000000000001","salt":"0000000000000000000000000000000000000000000000000000000000000002"}}"#;

    #[test]
    fn settings_of_every_version_are_read() {
        let first = Settings::read(FIRST).expect("version 1");
        let seats = [Occupant::Person("Ann".into()), Occupant::Bot("greedy".into())];
        assert_eq!(first.seats, seats);
        let again = Settings::read(&first.write().expect("JSON")).expect("version 2");
        assert_eq!(again.seats, first.seats);
        assert_eq!(again.secret, first.secret);
        assert!(Settings::read(&FIRST.replace("\"version\":1", "\"version\":9")).is_none());
    }
}
