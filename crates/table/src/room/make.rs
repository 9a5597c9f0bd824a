//! Makes a room as somebody asked for it.

use super::{Chair, Links, PersonId, Room, Sitter, VERSION};
use crate::{Beginning, OwnSheet, checked_name};
use chance::{Nonce, Salt, Seed};
use engine::sheet::Sheet;
use engine::{Game, Level, Setup};
use protocol::{Began, Hints, House, NewGame, Occupant, Problem, TableOptions};
use record::Secret;

impl Room {
    /// The table that this person asks for. All people named in the request play on one device. The
    /// secret must be drawn at random; a deal replaces it.
    pub fn new(
        maker: PersonId,
        new: &NewGame,
        secret: Secret,
        bots: &[&str],
    ) -> Result<Room, Problem> {
        let players = u8::try_from(new.seats.len()).map_err(|_| Problem::BadSettings)?;
        let level = Level::new(new.level).ok_or(Problem::BadSettings)?;
        let setup = Setup { players, level, start_player: None, late_refill: new.late_refill };
        setup.check().map_err(|_| Problem::BadSettings)?;
        let sitters = new.seats.iter().map(|occupant| Sitter::asked_for(occupant, maker, bots));
        let sitters = sitters.collect::<Result<Vec<Sitter>, Problem>>()?;
        let here = sitters.iter().filter(|sitter| sitter.person().is_some()).count();
        let open = sitters.iter().filter(|sitter| **sitter == Sitter::Open).count();
        if here + open == 0 {
            return Err(Problem::BadSettings);
        }
        let deal = new.deal.as_deref().map(deal_code).transpose()?;
        if deal.is_some() && (open > 0 || new.nonce.is_some()) {
            return Err(Problem::BadSettings);
        }
        let sheet = new.sheet.as_deref().map(OwnSheet::read).transpose()?.flatten();
        let secret = deal.as_deref().map_or(secret, secret_of);
        let devices = open + here.min(1);
        let options = new.options.unwrap_or_else(|| TableOptions::usual(here + open, devices));
        check_options(&options)?;
        let mut room = Room {
            // Without open seats there is nothing to wait for.
            begun: open == 0,
            options,
            owner: Some(maker),
            deal,
            sheet,
            ..Room::of(setup, sitters, secret)
        };
        if let Some(house) = new.house {
            room.house_first_person(house);
        }
        if let Some(nonce) = &new.nonce {
            let nonce = nonce.parse::<Nonce>().map_err(|_| Problem::NotUnderstood)?;
            let mut chairs = room.chairs.iter_mut();
            if let Some(first) = chairs.find(|chair| chair.sitter.person().is_some()) {
                first.nonce = nonce;
            }
        }
        Ok(room)
    }

    /// The same table with a game that begins as this one stands. One person plays it, against
    /// computer players: nobody else may learn of answers that were secret.
    pub fn beginning_at(self, game: &Game, began: Began) -> Result<Room, Problem> {
        self.with_beginning(game, Beginning::at(game, began))
    }

    /// The same for a game that goes on where another one stood, with its component sheet.
    pub fn playing_on(self, game: &Game, began: Began, sheet: Sheet) -> Result<Room, Problem> {
        let room = self.beginning_at(game, began)?;
        Ok(Room { sheet: OwnSheet::of(sheet)?, ..room })
    }

    /// The same for a puzzle, which the person solves alone and without hints at the active seat.
    pub fn puzzling(self, puzzle: &str, game: &Game) -> Result<Room, Problem> {
        let chair = self.chairs.get(usize::from(game.active.number()));
        let sits = chair.is_some_and(|chair| chair.sitter.person().is_some());
        if !sits || self.deal.is_some() {
            return Err(Problem::BadSettings);
        }
        let room = self.beginning_at(game, Began::Puzzle { id: puzzle.to_owned() })?;
        let options = TableOptions { hints: Hints::Nobody, ..room.options };
        Ok(Room { options, ..room })
    }

    fn with_beginning(self, game: &Game, beginning: Beginning) -> Result<Room, Problem> {
        if !self.has_one_player() {
            return Err(Problem::OnlyAlone);
        }
        if game.setup() != Some(self.setup) || self.sheet.is_some() {
            return Err(Problem::BadSettings);
        }
        Ok(Room { beginning: Some(beginning), ..self })
    }

    /// The same for a lesson, which has the luck of this deal whenever it is taken.
    pub fn teaching(self, lesson: &str, game: &Game, deal: &str) -> Result<Room, Problem> {
        let learner = self.chairs.first().is_some_and(|chair| chair.sitter.person().is_some());
        let plain = self.chairs.iter().all(|chair| chair.nonce == Nonce::default());
        if !learner || !plain || self.deal.is_some() {
            return Err(Problem::BadSettings);
        }
        let room = self.with_beginning(game, Beginning::of_lesson(lesson, game))?;
        Ok(Room { secret: secret_of(deal), ..room })
    }

    /// Whether one person plays, and nobody may join.
    fn has_one_player(&self) -> bool {
        let people = self.chairs.iter().filter(|chair| chair.sitter.person().is_some());
        people.count() == 1 && self.begun
    }

    /// Gives the house to the first person; whoever had it gets that person's.
    fn house_first_person(&mut self, house: House) {
        let first = self.chairs.iter().position(|chair| chair.sitter.person().is_some());
        let Some(first) = first else { return };
        let had = self.chairs[first].house;
        if let Some(other) = self.chairs.iter_mut().find(|chair| chair.house == house) {
            other.house = had;
        }
        self.chairs[first].house = house;
    }

    /// A waiting room of these people, with the usual options and nobody in charge.
    pub(super) fn of(setup: Setup, sitters: Vec<Sitter>, secret: Secret) -> Room {
        let chair = |(sitter, house)| Chair {
            sitter,
            house,
            nonce: Nonce::default(),
            minded_by: None,
            link: 0,
        };
        Room {
            version: VERSION,
            setup,
            beginning: None,
            sheet: None,
            options: TableOptions::usual(1, 1),
            chairs: sitters.into_iter().zip(House::ALL).map(chair).collect(),
            owner: None,
            invited: Vec::new(),
            watchers: Vec::new(),
            links: Links::default(),
            begun: false,
            rematch: None,
            deal: None,
            secret,
        }
    }
}

impl Sitter {
    fn asked_for(occupant: &Occupant, maker: PersonId, bots: &[&str]) -> Result<Sitter, Problem> {
        match occupant {
            Occupant::Person(name) => {
                let name = checked_name(name).ok_or(Problem::BadName)?;
                Ok(Sitter::Person { id: maker, name })
            }
            Occupant::Bot(id) if bots.contains(&id.as_str()) => Ok(Sitter::Bot(id.clone())),
            Occupant::Bot(_) => Err(Problem::BadSettings),
            Occupant::Open => Ok(Sitter::Open),
        }
    }
}

/// The code of a deal as it is kept: large and small letters are the same.
fn deal_code(text: &str) -> Result<String, Problem> {
    Ok(checked_name(text).ok_or(Problem::BadName)?.to_lowercase())
}

/// The secret of a deal, which is none: whoever knows the code knows it.
fn secret_of(deal: &str) -> Secret {
    Secret { seed: Seed::of_deal(deal), salt: Salt::default() }
}

pub(super) fn check_options(options: &TableOptions) -> Result<(), Problem> {
    let sound = (10..=3600).contains(&options.grace);
    sound.then_some(()).ok_or(Problem::BadSettings)
}
