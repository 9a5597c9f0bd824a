//! How people come to a table: links, and the next game of the same people.

use super::{Chair, Circumstances, PersonId, Room, Sitter};
use protocol::{LinkKind, Problem};
use record::Secret;
use serde::{Deserialize, Serialize};

/// The most people who may sit down or watch, so that a room stays a small document.
const MAX_GUESTS: usize = 24;

/// What a link is good for, as long as no later one of its kind was made. The host keeps it with the
/// hash of the link's secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ticket {
    kind: LinkKind,
    number: u32,
}

impl Room {
    /// A link that the owner wants, and the room in which it works and earlier ones do not. A seat of a
    /// game that has begun goes to another person only if its own has left or is away: nobody may look
    /// into others' answers.
    pub fn link(
        &self,
        by: PersonId,
        kind: LinkKind,
        now: Circumstances<'_>,
    ) -> Result<(Room, Ticket), Problem> {
        let role = self.role(by).ok_or(Problem::NoSuchGame)?;
        if !role.owner {
            return Err(Problem::NotOwner);
        }
        let mut room = self.clone();
        match kind {
            LinkKind::Owner | LinkKind::Spectator => {}
            LinkKind::Seat if self.begun => return Err(Problem::Begun),
            LinkKind::Seat => {}
            LinkKind::Chair(_) if !self.begun => return Err(Problem::NotBegun),
            LinkKind::Chair(seat) => match &room.chair(seat)?.sitter {
                Sitter::Left(_) => {}
                Sitter::Person { .. } if now.away.contains(seat) => {}
                Sitter::Person { .. } => return Err(Problem::StillHere),
                Sitter::Open | Sitter::Bot(_) => return Err(Problem::NoSuchSeat),
            },
        }
        let number = room.link_number(kind)?;
        *number += 1;
        let number = *number;
        Ok((room, Ticket { kind, number }))
    }

    /// The invitation to the open seats of a new table.
    pub fn invitation(&self) -> Ticket {
        Ticket { kind: LinkKind::Seat, number: self.links.seat }
    }

    /// The room after somebody has followed a link.
    pub fn follow(&self, person: PersonId, ticket: Ticket) -> Result<Room, Problem> {
        let mut room = self.clone();
        if *room.link_number(ticket.kind)? != ticket.number {
            return Err(Problem::BadLink);
        }
        match ticket.kind {
            LinkKind::Owner => {
                if let Some(owner) = room.owner.replace(person).filter(|owner| *owner != person) {
                    room.keep_in(owner);
                }
            }
            // Those who come too late to play may watch.
            LinkKind::Seat if self.begun => room.watch(person)?,
            LinkKind::Seat => room.invite(person)?,
            LinkKind::Spectator => room.watch(person)?,
            LinkKind::Chair(seat) => {
                let chair = room.chair(seat)?;
                chair.link += 1;
                chair.take_over(person);
            }
        }
        Ok(room)
    }

    /// The next game of the same people at the same seats, as a waiting room. Anybody who sits may
    /// ask for it. The secret must be drawn at random.
    pub fn rematch_room(&self, by: PersonId, secret: Secret) -> Result<Room, Problem> {
        let role = self.role(by).ok_or(Problem::NoSuchGame)?;
        if role.seats.is_empty() {
            return Err(Problem::NotYourSeat);
        }
        let again = |chair: &Chair| match &chair.sitter {
            Sitter::Left(_) => Sitter::Open,
            same => same.clone(),
        };
        let sitters: Vec<Sitter> = self.chairs.iter().map(again).collect();
        // A lesson has its luck whenever it is taken.
        let secret = if self.lesson().is_some() { self.secret.clone() } else { secret };
        let mut room = Room::of(self.setup, sitters, secret);
        for (chair, old) in room.chairs.iter_mut().zip(&self.chairs) {
            chair.house = old.house;
        }
        // Nobody has to be waited for if one device plays for everybody.
        let ready = room.chairs.iter().all(|chair| match &chair.sitter {
            Sitter::Open => false,
            Sitter::Person { id, .. } => *id == by,
            Sitter::Bot(_) | Sitter::Left(_) => true,
        });
        Ok(Room {
            beginning: self.beginning.clone(),
            sheet: self.sheet.clone(),
            options: self.options,
            owner: self.owner.or(Some(by)),
            watchers: self.watchers.clone(),
            begun: ready,
            ..room
        })
    }

    /// This room with the game that follows it; once only.
    pub fn followed_by(&self, game: &str) -> Room {
        Room { rematch: Some(game.to_owned()), ..self.clone() }
    }

    /// The room with one person in place of another, who turns out to be the same.
    pub fn adopted(&self, from: PersonId, to: PersonId) -> Room {
        let mut room = self.clone();
        let renamed = |person: &mut PersonId| {
            if *person == from {
                *person = to;
            }
        };
        room.owner.iter_mut().for_each(renamed);
        room.invited.iter_mut().chain(&mut room.watchers).for_each(renamed);
        for chair in &mut room.chairs {
            if let Sitter::Person { id, .. } = &mut chair.sitter {
                renamed(id);
            }
        }
        room
    }

    fn invite(&mut self, person: PersonId) -> Result<(), Problem> {
        add(&mut self.invited, person)
    }

    /// Keeps somebody in the room who has lost what they were there for: they may sit down before the
    /// start, and watch afterwards.
    pub(super) fn keep_in(&mut self, person: PersonId) {
        if self.role(person).is_some() {
            return;
        }
        // A full room cannot keep them.
        let _ = if self.begun { self.watch(person) } else { self.invite(person) };
    }

    /// Lets somebody watch; those who play see enough already.
    fn watch(&mut self, person: PersonId) -> Result<(), Problem> {
        match self.role(person) {
            Some(_) => Ok(()),
            None => add(&mut self.watchers, person),
        }
    }

    fn link_number(&mut self, kind: LinkKind) -> Result<&mut u32, Problem> {
        match kind {
            LinkKind::Owner => Ok(&mut self.links.owner),
            LinkKind::Seat => Ok(&mut self.links.seat),
            LinkKind::Spectator => Ok(&mut self.links.spectator),
            LinkKind::Chair(seat) => self.chair(seat).map(|chair| &mut chair.link),
        }
    }
}

impl Chair {
    /// Gives the chair of a game that has begun to another person; its name stays.
    fn take_over(&mut self, person: PersonId) {
        if let Sitter::Person { name, .. } | Sitter::Left(name) = &self.sitter {
            self.sitter = Sitter::Person { id: person, name: name.clone() };
            self.minded_by = None;
        }
    }
}

fn add(guests: &mut Vec<PersonId>, person: PersonId) -> Result<(), Problem> {
    if guests.contains(&person) {
        return Ok(());
    }
    if guests.len() >= MAX_GUESTS {
        return Err(Problem::NoRoom);
    }
    guests.push(person);
    Ok(())
}
