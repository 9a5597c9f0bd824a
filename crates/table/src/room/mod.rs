//! Everything about a table but the game itself: who sits where, what was agreed, who may come in.
//!
//! A room is plain data. Its host keeps it as one document ([`Room::write`]) and replaces it as a
//! whole: every change makes a new room from the old one or is refused. Who may do what is decided
//! here and nowhere else.

mod chairs;
mod change;
mod guests;
mod make;
mod older;
mod person;
mod printed;
mod show;

pub use change::Circumstances;
pub use guests::Ticket;
pub use person::PersonId;
pub use show::Onlooker;

use crate::{BadSettings, Beginning, OwnSheet, Settings};
use chance::{Commitment, Nonce};
use engine::Setup;
use engine::model::{Seat, SeatSet};
use protocol::{Began, House, Occupant, TableOptions, UndoBeyond};
use record::Secret;
use serde::{Deserialize, Serialize};

/// The version of what is stored.
const VERSION: u32 = 4;

/// A table before, during and after its game. It holds the seed, people's ids and their nonces:
/// nobody but its host may see it; viewers get [`Room::show`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    version: u32,
    setup: Setup,
    /// Where the game begins, if it is not dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    beginning: Option<Beginning>,
    /// What is printed, if it is not the standard sheet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sheet: Option<OwnSheet>,
    /// The chairs by seat number.
    chairs: Vec<Chair>,
    options: TableOptions,
    /// Who decides about the table; nobody once everybody has left.
    owner: Option<PersonId>,
    /// People who may sit down before the start.
    invited: Vec<PersonId>,
    /// People who may watch.
    watchers: Vec<PersonId>,
    /// The numbers of the links that work now.
    links: Links,
    begun: bool,
    /// The game that the same people play next.
    rematch: Option<String>,
    /// The code from which the secret follows, if anybody may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deal: Option<String>,
    secret: Secret,
}

/// One place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Chair {
    sitter: Sitter,
    house: House,
    /// What the person adds to the seed.
    nonce: Nonce,
    /// The computer player that plays for the person.
    minded_by: Option<String>,
    /// The number of the link that gives the chair to somebody else.
    link: u32,
}

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Sitter {
    Open,
    Bot(String),
    Person {
        id: PersonId,
        name: String,
    },
    /// The person with this name has left for good.
    Left(String),
}

/// The numbers of the links that work now; a link with a lower one was replaced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Links {
    owner: u32,
    seat: u32,
    spectator: u32,
}

/// What a person may do at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Role {
    /// Decides about the table.
    pub owner: bool,
    /// Speaks for these seats.
    pub seats: SeatSet,
    /// May sit down before the start.
    pub invited: bool,
    /// May watch and no more.
    pub spectator: bool,
}

impl Room {
    /// The room as it is kept.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// A room that was kept, by this version of the program or an older one.
    pub fn read(text: &str) -> Result<Room, BadSettings> {
        let room = match older::version(text)? {
            1 | 2 => older::read(text)?,
            // Version 3 had neither deals nor positions.
            3 | VERSION => Room {
                version: VERSION,
                ..serde_json::from_str(text).map_err(|_| BadSettings::Unreadable)?
            },
            _ => return Err(BadSettings::Newer),
        };
        if room.chairs.len() != usize::from(room.setup.players) {
            return Err(BadSettings::NotEverySeat);
        }
        Ok(room)
    }

    /// The settings of the game that is played here.
    pub fn settings(&self) -> Result<Settings, BadSettings> {
        let seats = self.chairs.iter().map(|chair| chair.sitter.occupant()).collect();
        let nonces = self.chairs.iter().map(|chair| chair.nonce.clone()).collect();
        let settings = Settings::new(self.setup, seats, self.secret.clone())?;
        let settings = settings.with_nonces(nonces)?;
        Ok(match &self.beginning {
            Some(beginning) => settings.beginning_at(beginning.clone()),
            None => settings,
        })
    }

    /// What the game needs to begin.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What else was agreed.
    pub fn options(&self) -> &TableOptions {
        &self.options
    }

    /// Whether the game has begun.
    pub fn has_begun(&self) -> bool {
        self.begun
    }

    /// Who sits where, by seat number.
    pub fn occupants(&self) -> Vec<Occupant> {
        self.chairs.iter().map(|chair| chair.sitter.occupant()).collect()
    }

    /// The house of each seat.
    pub fn houses(&self) -> Vec<House> {
        self.chairs.iter().map(|chair| chair.house).collect()
    }

    /// The commitment to the seed, which is public from the start.
    pub fn commitment(&self) -> Commitment {
        Commitment::new(&self.secret.seed, &self.secret.salt)
    }

    /// The computer player that plays at the seat now.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        let chair = self.chairs.get(usize::from(seat.number()))?;
        match &chair.sitter {
            Sitter::Bot(id) => Some(id),
            Sitter::Person { .. } | Sitter::Left(_) => chair.minded_by.as_deref(),
            Sitter::Open => None,
        }
    }

    /// The name of the person who sits at the seat, or has left it.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        match &self.chairs.get(usize::from(seat.number()))?.sitter {
            Sitter::Person { name, .. } | Sitter::Left(name) => Some(name),
            Sitter::Open | Sitter::Bot(_) => None,
        }
    }

    /// The person who sits at the seat.
    pub fn person(&self, seat: Seat) -> Option<PersonId> {
        self.chairs.get(usize::from(seat.number()))?.sitter.person()
    }

    /// The seats that must agree before this one takes a decision back past a reveal: those of other
    /// people who play themselves, unless the table agreed otherwise.
    pub fn must_agree(&self, seat: Seat) -> SeatSet {
        let mut others = SeatSet::EMPTY;
        let asker = self.person(seat);
        for other in Seat::ALL {
            let person = self.person(other);
            let plays = person.is_some() && self.bot(other).is_none();
            if plays && person != asker && self.options.undo == UndoBeyond::Consent {
                others.insert(other);
            }
        }
        others
    }

    /// What the person may do here; none for strangers, to whom the table does not exist.
    pub fn role(&self, person: PersonId) -> Option<Role> {
        let mut seats = SeatSet::EMPTY;
        for (seat, chair) in Seat::ALL.into_iter().zip(&self.chairs) {
            if chair.sitter.person() == Some(person) {
                seats.insert(seat);
            }
        }
        let role = Role {
            owner: self.owner == Some(person),
            seats,
            invited: self.invited.contains(&person),
            spectator: self.watchers.contains(&person),
        };
        (role != Role::default()).then_some(role)
    }

    /// Everybody who may see the table, each once.
    pub fn members(&self) -> Vec<PersonId> {
        let sitting = self.chairs.iter().filter_map(|chair| chair.sitter.person());
        let guests = self.invited.iter().chain(&self.watchers).copied();
        let mut members: Vec<PersonId> =
            self.owner.into_iter().chain(sitting).chain(guests).collect();
        members.sort();
        members.dedup();
        members
    }

    /// Whether nobody is left to decide about the table.
    pub fn is_deserted(&self) -> bool {
        self.owner.is_none()
    }

    /// Whether the game begins with the set-up, not at a position.
    pub fn is_dealt(&self) -> bool {
        self.beginning.is_none()
    }

    /// The code of the deal, if there is one.
    pub fn deal(&self) -> Option<&str> {
        self.deal.as_deref()
    }

    /// The lesson that is taught here, if one is.
    pub fn lesson(&self) -> Option<&str> {
        self.beginning.as_ref()?.lesson()
    }

    /// Where the game began, if it was not dealt.
    pub fn began(&self) -> Option<&Began> {
        self.beginning.as_ref()?.began()
    }

    /// The game that the same people play next, as the host names it.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }
}

impl Sitter {
    fn person(&self) -> Option<PersonId> {
        match self {
            Sitter::Person { id, .. } => Some(*id),
            Sitter::Open | Sitter::Bot(_) | Sitter::Left(_) => None,
        }
    }

    fn occupant(&self) -> Occupant {
        match self {
            Sitter::Open => Occupant::Open,
            Sitter::Bot(id) => Occupant::Bot(id.clone()),
            Sitter::Person { name, .. } | Sitter::Left(name) => Occupant::Person(name.clone()),
        }
    }
}
