//! The chairs of a room: sitting down, standing up, one more or one less.

use super::{Chair, PersonId, Room, Sitter};
use crate::checked_name;
use chance::Nonce;
use engine::model::{MAX_SEATS, Seat};
use protocol::{House, Problem};

impl Room {
    /// Seats the person on an open chair, or renames them on their own.
    pub(super) fn sit(
        &mut self,
        by: PersonId,
        seat: Seat,
        name: &str,
        house: Option<House>,
        nonce: Option<&str>,
    ) -> Result<(), Problem> {
        let name = checked_name(name).ok_or(Problem::BadName)?;
        let nonce = nonce.map(str::parse::<Nonce>).transpose();
        let nonce = nonce.map_err(|_| Problem::NotUnderstood)?;
        let chair = self.chair(seat)?;
        match &chair.sitter {
            Sitter::Open => {}
            Sitter::Person { id, .. } if *id == by => {}
            Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Left(_) => {
                return Err(Problem::SeatTaken);
            }
        }
        chair.sitter = Sitter::Person { id: by, name };
        if let Some(nonce) = nonce {
            chair.nonce = nonce;
        }
        self.move_in(seat, house)
    }

    /// Gives the seat a house. Seats without people swap theirs.
    fn move_in(&mut self, seat: Seat, house: Option<House>) -> Result<(), Problem> {
        let Some(house) = house else { return Ok(()) };
        let old = self.chair(seat)?.house;
        let other = self.chairs.iter_mut().find(|chair| chair.house == house && old != house);
        if let Some(other) = other {
            if other.sitter.person().is_some() {
                return Err(Problem::HouseTaken);
            }
            other.house = old;
        }
        self.chair(seat)?.house = house;
        Ok(())
    }

    /// One more open chair.
    pub(super) fn add_seat(&mut self) -> Result<(), Problem> {
        if self.chairs.len() >= MAX_SEATS {
            return Err(Problem::NoRoom);
        }
        let free = |house: &House| self.chairs.iter().all(|chair| chair.house != *house);
        let house = House::ALL.into_iter().find(free).ok_or(Problem::NoRoom)?;
        let (sitter, nonce) = (Sitter::Open, Nonce::default());
        self.chairs.push(Chair { sitter, house, nonce, minded_by: None, link: 0 });
        self.count_players()
    }

    /// Plays with as many seats as there are chairs now.
    pub(super) fn count_players(&mut self) -> Result<(), Problem> {
        self.setup.players = u8::try_from(self.chairs.len()).map_err(|_| Problem::NoRoom)?;
        self.setup.check().map_err(|_| Problem::NoRoom)
    }

    /// Takes the person's chairs and passes away.
    pub(super) fn forget(&mut self, person: PersonId) {
        for chair in self.chairs.iter_mut() {
            if chair.sitter.person() == Some(person) {
                chair.vacate();
            }
        }
        self.invited.retain(|guest| *guest != person);
        self.watchers.retain(|guest| *guest != person);
    }

    pub(super) fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Problem> {
        self.chairs.get_mut(usize::from(seat.number())).ok_or(Problem::NoSuchSeat)
    }

    /// The chair, unless another person sits there.
    pub(super) fn chair_without_others(
        &mut self,
        seat: Seat,
        by: PersonId,
    ) -> Result<&mut Chair, Problem> {
        let chair = self.chair(seat)?;
        match chair.sitter.person() {
            Some(person) if person != by => Err(Problem::SeatTaken),
            Some(_) | None => Ok(chair),
        }
    }
}

impl Chair {
    pub(super) fn vacate(&mut self) {
        self.sitter = Sitter::Open;
        self.nonce = Nonce::default();
        self.minded_by = None;
    }
}
