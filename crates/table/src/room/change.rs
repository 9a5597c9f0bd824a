//! Changes of a room: who may make which, and when.

use super::make::check_options;
use super::{PersonId, Room, Sitter};
use engine::Level;
use engine::model::{Seat, SeatSet};
use protocol::{Problem, RoomChange, TableOptions};

/// What the host knows and a room does not.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances<'a> {
    /// The seats whose people have been away for the grace time.
    pub away: SeatSet,
    /// The ids of the computer players there are.
    pub bots: &'a [&'a str],
    /// The computer player that goes on for people who leave.
    pub substitute: &'a str,
}

impl Room {
    /// The room after a change that this person asks for; the same room if there is nothing to
    /// change.
    ///
    /// # Errors
    ///
    /// Why the person may not do that, or not now.
    pub fn change(
        &self,
        by: PersonId,
        change: &RoomChange,
        now: Circumstances<'_>,
    ) -> Result<Room, Problem> {
        let role = self.role(by).ok_or(Problem::NoSuchGame)?;
        let mut room = self.clone();
        let owner = || if role.owner { Ok(()) } else { Err(Problem::NotOwner) };
        let waiting = || if self.begun { Err(Problem::Begun) } else { Ok(()) };
        let own = |seat| if role.seats.contains(seat) { Ok(()) } else { Err(Problem::NotYourSeat) };
        match change {
            RoomChange::Sit { seat, name, house, nonce } => {
                waiting()?;
                if !role.owner && !role.invited && role.seats.is_empty() {
                    return Err(Problem::NotYourSeat);
                }
                room.sit(by, *seat, name, *house, nonce.as_deref())?;
            }
            RoomChange::StandUp { seat } => {
                waiting().and(own(*seat))?;
                room.chair(*seat)?.vacate();
                room.keep_in(by);
            }
            RoomChange::Kick { seat } => {
                owner().and(waiting())?;
                room.kick(*seat, by)?;
            }
            RoomChange::Computer { seat, bot } => {
                owner().and(waiting())?;
                let bot = known(bot, now)?;
                let chair = room.chair_without_others(*seat, by)?;
                chair.vacate();
                chair.sitter = Sitter::Bot(bot);
            }
            RoomChange::Vacate { seat } => {
                owner().and(waiting())?;
                room.chair_without_others(*seat, by)?.vacate();
            }
            RoomChange::AddSeat => {
                owner().and(waiting())?;
                room.add_seat()?;
            }
            RoomChange::RemoveSeat { seat } => {
                owner().and(waiting())?;
                room.chair_without_others(*seat, by)?;
                room.chairs.remove(usize::from(seat.number()));
                room.count_players()?;
            }
            RoomChange::Setup { level, late_refill } => {
                owner().and(waiting())?;
                room.setup.level = Level::new(*level).ok_or(Problem::BadSettings)?;
                room.setup.late_refill = *late_refill;
            }
            RoomChange::Options { options } => {
                owner()?;
                room.agree(options)?;
            }
            RoomChange::HandOver { seat } => {
                owner()?;
                room.owner = Some(room.chair(*seat)?.sitter.person().ok_or(Problem::NoSuchSeat)?);
                room.keep_in(by);
            }
            RoomChange::ClearSpectators => {
                owner()?;
                room.watchers.clear();
                room.links.spectator += 1;
            }
            RoomChange::Start => {
                owner().and(waiting())?;
                room.start()?;
            }
            RoomChange::Mind { seat, bot } => {
                if role.seats.is_empty() && !role.owner {
                    return Err(Problem::NotYourSeat);
                }
                room.mind(*seat, by, known(bot, now)?, now.away)?;
            }
            RoomChange::TakeBack { seat } => {
                own(*seat)?;
                room.chair(*seat)?.minded_by = None;
            }
            RoomChange::Leave => room.leave(by, now.substitute),
        }
        Ok(room)
    }

    /// The room after this person has come back: their seats are their own again.
    pub fn returned(&self, person: PersonId) -> Room {
        let mut room = self.clone();
        for chair in room.chairs.iter_mut() {
            if chair.sitter.person() == Some(person) {
                chair.minded_by = None;
            }
        }
        room
    }

    /// Sends a person away from every seat. The invitation they have stops working.
    fn kick(&mut self, seat: Seat, owner: PersonId) -> Result<(), Problem> {
        let person = self.chair(seat)?.sitter.person().ok_or(Problem::NoSuchSeat)?;
        if person == owner {
            return Err(Problem::NotYourSeat);
        }
        self.forget(person);
        self.links.seat += 1;
        Ok(())
    }

    fn agree(&mut self, options: &TableOptions) -> Result<(), Problem> {
        check_options(options)?;
        let TableOptions { spectators_chat, grace, .. } = *options;
        let lasting = TableOptions { spectators_chat, grace, ..self.options };
        if self.begun && lasting != *options {
            return Err(Problem::Begun);
        }
        self.options = *options;
        Ok(())
    }

    fn start(&mut self) -> Result<(), Problem> {
        if self.chairs.iter().any(|chair| chair.sitter == Sitter::Open) {
            return Err(Problem::OpenSeats);
        }
        if self.chairs.iter().all(|chair| chair.sitter.person().is_none()) {
            return Err(Problem::BadSettings);
        }
        self.begun = true;
        // Guests who found no seat may watch.
        let guests = std::mem::take(&mut self.invited);
        for guest in guests {
            self.keep_in(guest);
        }
        Ok(())
    }

    fn mind(
        &mut self,
        seat: Seat,
        by: PersonId,
        bot: String,
        away: SeatSet,
    ) -> Result<(), Problem> {
        if !self.begun {
            return Err(Problem::NotBegun);
        }
        let chair = self.chair(seat)?;
        match &chair.sitter {
            Sitter::Left(_) => {}
            Sitter::Person { id, .. } if *id == by || away.contains(seat) => {}
            Sitter::Person { .. } => return Err(Problem::StillHere),
            Sitter::Open | Sitter::Bot(_) => return Err(Problem::NoSuchSeat),
        }
        chair.minded_by = Some(bot);
        Ok(())
    }

    fn leave(&mut self, person: PersonId, substitute: &str) {
        if self.begun {
            for chair in self.chairs.iter_mut() {
                if let Sitter::Person { id, name } = &chair.sitter
                    && *id == person
                {
                    chair.sitter = Sitter::Left(name.clone());
                    chair.minded_by.get_or_insert_with(|| substitute.to_owned());
                }
            }
        }
        self.forget(person);
        if self.owner == Some(person) {
            self.owner = self.heir();
        }
    }

    /// Who owns the table after its owner: whoever sits first, or was invited or watches first.
    fn heir(&self) -> Option<PersonId> {
        let mut sitting = self.chairs.iter().filter_map(|chair| chair.sitter.person());
        let guests = || self.invited.iter().chain(&self.watchers).copied().next();
        sitting.next().or_else(guests)
    }
}

fn known(bot: &str, now: Circumstances<'_>) -> Result<String, Problem> {
    let known = now.bots.contains(&bot);
    known.then(|| bot.to_owned()).ok_or(Problem::BadSettings)
}
