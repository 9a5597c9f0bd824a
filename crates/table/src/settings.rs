//! What is agreed and drawn before a game.

use crate::Beginning;
use chance::{Commitment, Nonce, Seeded};
use core::fmt;
use engine::Setup;
use engine::model::Seat;
use protocol::Occupant;
use record::{Fairness, Secret};

/// What the game of a [`Room`](crate::Room) needs. It holds the seed: nothing of it but the seats and
/// the setup may leave the host before the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    setup: Setup,
    /// Where the game begins; none if it is dealt.
    beginning: Option<Beginning>,
    seats: Vec<Occupant>,
    /// The names in the record; none where they follow from the seats.
    names: Vec<String>,
    /// What the players add to the seed, by seat number.
    nonces: Vec<Nonce>,
    secret: Secret,
}

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
    /// The settings of a new game: one occupant for each player, by seat number, none of whom adds to
    /// the seed. The secret must be drawn at random, and nobody may see it before the game is over.
    pub fn new(
        setup: Setup,
        seats: Vec<Occupant>,
        secret: Secret,
    ) -> Result<Settings, BadSettings> {
        if seats.len() != usize::from(setup.players) {
            return Err(BadSettings::NotEverySeat);
        }
        let nonces = seats.iter().map(|_| Nonce::default()).collect();
        Ok(Settings { setup, beginning: None, seats, names: Vec::new(), nonces, secret })
    }

    /// The same settings with these names in the record, one for each player. Without them a
    /// computer player is recorded under its id.
    pub fn named(self, names: Vec<String>) -> Result<Settings, BadSettings> {
        if names.len() != self.seats.len() {
            return Err(BadSettings::NotEverySeat);
        }
        Ok(Settings { names, ..self })
    }

    /// The same with what each player adds to the seed, by seat number.
    pub fn with_nonces(self, nonces: Vec<Nonce>) -> Result<Settings, BadSettings> {
        if nonces.len() != self.seats.len() {
            return Err(BadSettings::NotEverySeat);
        }
        Ok(Settings { nonces, ..self })
    }

    /// The same for a game that begins there.
    pub fn beginning_at(self, beginning: Beginning) -> Settings {
        Settings { beginning: Some(beginning), ..self }
    }

    /// Where the game begins; none if it is dealt.
    pub(crate) fn beginning(&self) -> Option<&Beginning> {
        self.beginning.as_ref()
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
        Fairness { commitment: self.commitment(), nonces: self.nonces.clone() }
    }

    /// Who draws for the game.
    pub(crate) fn chance(&self) -> Seeded {
        Seeded::new(&self.secret.seed, &self.nonces)
    }

    /// The luck of the computer player at a seat, which is independent of the dice. It
    /// follows from the secret seed, so that nobody can compute the player's answers, and is the
    /// same after a restart.
    pub(crate) fn luck(&self, seat: Seat) -> u64 {
        self.secret.seed.luck_of(seat)
    }

    /// What is published when the game is over, never before.
    pub(crate) fn secret(&self) -> Secret {
        self.secret.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chance::{Salt, Seed};

    fn settings(seed: u8) -> Settings {
        let seats = vec![Occupant::Person("Ann".into()), Occupant::Bot("greedy".into())];
        let secret = Secret { seed: Seed([seed; 32]), salt: Salt([2; 32]) };
        Settings::new(Setup::new(2, 3), seats, secret).expect("settings")
    }

    #[test]
    fn the_record_has_names_of_its_own() {
        assert_eq!(settings(1).names(), ["Ann", "greedy"]);
        let names = ["Ann", "Greedy"].map(String::from).to_vec();
        let named = settings(1).named(names.clone()).expect("a name for each player");
        assert_eq!(named.names(), names);
        assert_eq!(settings(1).named(vec!["Ann".into()]), Err(BadSettings::NotEverySeat));
    }

    #[test]
    fn every_seat_of_every_game_has_luck_of_its_own() {
        let lucks = [1, 3].map(|seed| Seat::ALL.map(|seat| settings(seed).luck(seat)));
        let mut all = lucks.concat();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 8);
        let again = settings(1);
        assert_eq!(lucks[0], Seat::ALL.map(|seat| again.luck(seat)), "the same after a restart");
    }

    #[test]
    fn what_players_add_changes_the_draws_and_not_the_commitment() {
        let nonces = vec![Nonce::new(b"Ann").expect("short"), Nonce::default()];
        let (plain, salted) = (settings(1), settings(1).with_nonces(nonces).expect("two"));
        assert_eq!(plain.commitment(), salted.commitment());
        assert_ne!(plain.fairness().nonces, salted.fairness().nonces);
        assert_eq!(settings(1).with_nonces(vec![]), Err(BadSettings::NotEverySeat));
    }
}
