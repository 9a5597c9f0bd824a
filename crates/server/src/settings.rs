//! What is agreed and drawn before a game, kept with its log.

use crate::MAX_NAME;
use chance::{Commitment, NoEntropy, Nonce, Salt, Seed, Seeded};
use engine::model::Seat;
use engine::{Level, Setup};
use protocol::{NewGame, Occupant};
use record::{Fairness, Secret};
use serde::{Deserialize, Serialize};

/// The settings of one game. They hold its seed: nothing of them but the occupants and the level
/// may leave the server before the game is over.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Settings {
    version: u32,
    pub(crate) setup: Setup,
    pub(crate) occupants: Vec<Occupant>,
    secret: Secret,
}

/// The version of what is stored.
const VERSION: u32 = 1;

/// Why there is no game.
#[derive(Debug)]
pub(crate) enum BadSettings {
    /// The request makes no sense.
    Refused,
    /// The system gave no random numbers.
    NoEntropy(NoEntropy),
}

impl Settings {
    /// The settings of a game of one person against computer players.
    pub(crate) fn new(new: &NewGame) -> Result<Settings, BadSettings> {
        let setup = Setup {
            players: u8::try_from(new.opponents.len() + 1).map_err(|_| BadSettings::Refused)?,
            level: Level::new(new.level).ok_or(BadSettings::Refused)?,
            start_player: None,
            late_refill: new.late_refill,
        };
        setup.check().map_err(|_| BadSettings::Refused)?;
        let name = new.name.trim();
        let printable = !name.chars().any(char::is_control);
        let known = |id: &String| players::NAMES.contains(&id.as_str());
        if name.is_empty()
            || name.len() > MAX_NAME
            || !printable
            || !new.opponents.iter().all(known)
        {
            return Err(BadSettings::Refused);
        }
        let person = Occupant { name: name.to_owned(), bot: None };
        let computers =
            new.opponents.iter().map(|id| Occupant { name: id.clone(), bot: Some(id.clone()) });
        let seed = Seed::from_os().map_err(BadSettings::NoEntropy)?;
        let salt = Salt::from_os().map_err(BadSettings::NoEntropy)?;
        Ok(Settings {
            version: VERSION,
            setup,
            occupants: std::iter::once(person).chain(computers).collect(),
            secret: Secret { seed, salt },
        })
    }

    /// The settings as they are kept with the log.
    pub(crate) fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// The settings that were kept with a log.
    pub(crate) fn read(meta: &str) -> Option<Settings> {
        let settings: Settings = serde_json::from_str(meta).ok()?;
        let seats = usize::from(settings.setup.players);
        (settings.version == VERSION && settings.occupants.len() == seats).then_some(settings)
    }

    /// The seat of the person at this table.
    pub(crate) fn person(&self) -> Option<Seat> {
        let at = self.occupants.iter().position(|occupant| occupant.bot.is_none())?;
        Seat::new(u8::try_from(at).ok()?)
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

    /// Nobody adds to the seed of a game against the computer.
    fn nonces(&self) -> Vec<Nonce> {
        self.occupants.iter().filter_map(|_| Nonce::new(&[])).collect()
    }
}
