//! What is agreed and drawn before a game.

use chance::{Commitment, Nonce, Seeded};
use core::fmt;
use engine::Setup;
use engine::model::{Seat, SeatSet};
use protocol::Occupant;
use record::{Fairness, Secret};
use serde::{Deserialize, Serialize};

/// The settings of one game, which its host keeps beside the lines. They hold the seed: nothing of
/// them but the seats and the setup may leave the host before the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    version: u32,
    setup: Setup,
    seats: Vec<Occupant>,
    /// The names in the record; none where they follow from the seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
    secret: Secret,
}

/// The version of what is stored.
const VERSION: u32 = 2;

/// Why these are no settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSettings {
    /// There is not one occupant for each player.
    NotEverySeat,
    /// They were written by a newer version of the program.
    Newer,
    /// They cannot be read.
    Unreadable,
}

impl fmt::Display for BadSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadSettings::NotEverySeat => "the settings do not name one occupant for each player",
            BadSettings::Newer => "the settings were written by a newer version of the program",
            BadSettings::Unreadable => "the settings cannot be read",
        })
    }
}

impl core::error::Error for BadSettings {}

impl Settings {
    /// The settings of a new game: one occupant for each player, by seat number. The secret must be
    /// drawn at random, and nobody may see it before the game is over.
    pub fn new(
        setup: Setup,
        seats: Vec<Occupant>,
        secret: Secret,
    ) -> Result<Settings, BadSettings> {
        if seats.len() != usize::from(setup.players) {
            return Err(BadSettings::NotEverySeat);
        }
        Ok(Settings { version: VERSION, setup, seats, names: Vec::new(), secret })
    }

    /// The same settings with these names in the record, one for each player. Without them a
    /// computer player is recorded under its id.
    pub fn named(self, names: Vec<String>) -> Result<Settings, BadSettings> {
        if names.len() != self.seats.len() {
            return Err(BadSettings::NotEverySeat);
        }
        Ok(Settings { names, ..self })
    }

    /// The settings as they are kept.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// Settings that were kept, by this version of the program or an older one.
    pub fn read(text: &str) -> Result<Settings, BadSettings> {
        fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, BadSettings> {
            serde_json::from_str(text).map_err(|_| BadSettings::Unreadable)
        }
        let read: Settings = match parse::<Versioned>(text)?.version {
            1 => parse::<First>(text)?.into(),
            VERSION => parse(text)?,
            _ => return Err(BadSettings::Newer),
        };
        let settings = Settings::new(read.setup, read.seats, read.secret)?;
        if read.names.is_empty() { Ok(settings) } else { settings.named(read.names) }
    }

    /// What the table agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who sits where, by seat number.
    pub fn seats(&self) -> &[Occupant] {
        &self.seats
    }

    /// Who sits at the seat.
    pub fn occupant(&self, seat: Seat) -> &Occupant {
        self.seats.get(usize::from(seat.number())).unwrap_or(&Occupant::Open)
    }

    /// The seats at which people sit.
    pub fn people(&self) -> SeatSet {
        let mut people = SeatSet::EMPTY;
        for seat in Seat::ALL {
            match self.occupant(seat) {
                Occupant::Person(_) => people.insert(seat),
                Occupant::Bot(_) | Occupant::Open => {}
            }
        }
        people
    }

    /// The commitment to the seed, which is public from the start.
    pub fn commitment(&self) -> Commitment {
        Commitment::new(&self.secret.seed, &self.secret.salt)
    }

    /// The names that the record gives the seats.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Person(name) => name.clone(),
            Occupant::Bot(id) => id.clone(),
            Occupant::Open => "–".to_owned(),
        };
        if !self.names.is_empty() {
            return self.names.clone();
        }
        self.seats.iter().map(name).collect()
    }

    /// What binds the luck of the game.
    pub(crate) fn fairness(&self) -> Fairness {
        Fairness { commitment: self.commitment(), nonces: self.nonces() }
    }

    /// Who draws for the game.
    pub(crate) fn chance(&self) -> Seeded {
        Seeded::new(&self.secret.seed, &self.nonces())
    }

    /// The luck of the computer player at a seat, which has nothing to do with that of the dice. It
    /// follows from the secret seed, so that nobody can compute the player's answers, and is the
    /// same after a restart.
    pub(crate) fn luck(&self, seat: Seat) -> u64 {
        self.secret.seed.luck_of(seat)
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
        Settings { version: VERSION, setup, seats, names: Vec::new(), secret }
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
        assert_eq!(first.seats(), seats);
        assert_eq!(Settings::read(&first.write().expect("JSON")), Ok(first));
    }

    #[test]
    fn names_of_the_record_are_kept() {
        let first = Settings::read(FIRST).expect("version 1");
        assert_eq!(first.names(), ["Ann", "greedy"]);
        let names = ["Ann", "Greedy"].map(String::from).to_vec();
        let named = first.clone().named(names.clone()).expect("a name for each player");
        assert_eq!(named.names(), names);
        assert_eq!(Settings::read(&named.write().expect("JSON")), Ok(named));
        assert_eq!(first.named(vec!["Ann".into()]), Err(BadSettings::NotEverySeat));
    }

    #[test]
    fn what_are_no_settings_is_refused() {
        let newer = FIRST.replace("\"version\":1", "\"version\":9");
        assert_eq!(Settings::read(&newer), Err(BadSettings::Newer));
        let short = FIRST.replace("\"players\":2", "\"players\":3");
        assert_eq!(Settings::read(&short), Err(BadSettings::NotEverySeat));
        for text in ["", "{}", "[]", &FIRST[..FIRST.len() - 1]] {
            assert_eq!(Settings::read(text), Err(BadSettings::Unreadable));
        }
    }

    #[test]
    fn every_seat_of_every_game_has_luck_of_its_own() {
        let other = FIRST.replace("0000000000000001\"", "0000000000000003\"");
        let lucks = [FIRST, &other].map(|text| {
            let settings = Settings::read(text).expect("settings");
            Seat::ALL.map(|seat| settings.luck(seat))
        });
        let mut all = lucks.concat();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 8);
        let again = Settings::read(FIRST).expect("settings");
        assert_eq!(lucks[0], Seat::ALL.map(|seat| again.luck(seat)), "the same after a restart");
    }
}
