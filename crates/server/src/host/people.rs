//! People come and go, sit down and stand up. A change of the room is stored before anybody sees it.

use super::tell::Viewer;
use super::{Fate, Host, Joining, Sealed, ViewerId};
use engine::model::{BySeat, Seat, SeatSet};
use protocol::{LinkKind, Problem, RoomChange, RoomView};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Amend, GameId, NewKey, StoreError};
use table::{Circumstances, Onlooker, PersonId, Room, Table, Ticket};
use tokio::sync::oneshot;
use tokio::time::Instant;

/// The computer player that goes on for people who leave.
const SUBSTITUTE: &str = "regular";

/// How often a change is decided again because other servers came first.
const ATTEMPTS: usize = 5;

/// When people were last connected.
pub(super) struct Seen {
    /// When the table was opened: nobody can have been away for longer.
    opened: Instant,
    last: HashMap<PersonId, Instant>,
}

impl Seen {
    pub(super) fn since(opened: Instant) -> Seen {
        Seen { opened, last: HashMap::new() }
    }

    /// These people were connected until now.
    pub(super) fn still(&mut self, people: impl Iterator<Item = PersonId>, now: Instant) {
        self.last.extend(people.map(|person| (person, now)));
    }
}

impl Host {
    pub(super) async fn join(&mut self, joining: Joining, id: oneshot::Sender<ViewerId>) {
        // Somebody may have let the person in at another server.
        self.look_first().await;
        let viewer = ViewerId(self.joined);
        self.joined += 1;
        let person = joining.person;
        // The person may have lost the right to look meanwhile, and a socket that has ended takes no
        // id.
        if self.room.role(person).is_none() || id.send(viewer).is_err() {
            return;
        }
        self.viewers.push(Viewer::new(viewer, joining));
        self.seat_viewers();
        // A failure is logged; the person can still take the seat back by hand.
        let _ = self.replace(self.room.returned(person), Vec::new()).await;
        self.tell_room();
        self.tell_all();
        self.tell_notes();
        if self.in_trouble() {
            let trouble = self.storing();
            self.tell(viewer, &trouble);
        }
    }

    pub(super) fn leave(&mut self, viewer: ViewerId) {
        let Some(at) = self.viewers.iter().position(|known| known.id == viewer) else { return };
        let person = self.viewers.remove(at).person;
        self.seen.last.insert(person, self.services.clock.instant());
        self.tell_room();
    }

    pub(super) async fn change(
        &mut self,
        by: PersonId,
        change: &RoomChange,
    ) -> Result<RoomView, Problem> {
        let mut attempts = ATTEMPTS;
        loop {
            let next = self.room.change(by, change, self.circumstances())?;
            match self.replace(next, Vec::new()).await {
                Err(Problem::Changed) if attempts > 0 => attempts -= 1,
                done => break done?,
            }
        }
        // Somebody whose answer was awaited may have left.
        self.rewind_if_agreed().await;
        Ok(self.room_view(by))
    }

    pub(super) async fn follow(&mut self, by: PersonId, ticket: Ticket) -> Result<(), Problem> {
        let mut attempts = ATTEMPTS;
        loop {
            match self.replace(self.room.follow(by, ticket)?, Vec::new()).await {
                Err(Problem::Changed) if attempts > 0 => attempts -= 1,
                done => return done,
            }
        }
    }

    pub(super) async fn link(
        &mut self,
        by: PersonId,
        kind: LinkKind,
        sealed: Sealed,
    ) -> Result<(), Problem> {
        let (next, ticket) = self.room.link(by, kind, self.circumstances())?;
        let key = sealed.0(ticket).ok_or(Problem::Unavailable)?;
        self.replace(next, vec![key]).await
    }

    pub(super) async fn followed_by(&mut self, game: GameId) -> Result<String, Problem> {
        if !self.is_over() {
            return Err(Problem::NotOver);
        }
        if let Some(first) = self.room.rematch() {
            return Ok(first.to_owned());
        }
        let game = game.to_string();
        let stored = self.replace(self.room.followed_by(&game), Vec::new()).await;
        match (stored, self.room.rematch()) {
            (Ok(()), _) => Ok(game),
            // Another server was asked, too, and its game came first.
            (Err(Problem::Changed), Some(first)) => Ok(first.to_owned()),
            (Err(problem), _) => Err(problem),
        }
    }

    /// Stores a room in place of the present one, and the first line of a game that begins with it;
    /// then shows it to everybody.
    pub(super) async fn replace(&mut self, next: Room, keys: Vec<NewKey>) -> Result<(), Problem> {
        if next == self.room && keys.is_empty() {
            return Ok(());
        }
        if next.is_deserted() {
            return self.delete().await;
        }
        let begun =
            if next.has_begun() && self.table.is_none() { Some(self.begin(&next)?) } else { None };
        let (table, first) = begun.unzip();
        let people = next.members();
        let amend = Amend {
            game: self.game,
            expected_revision: self.revision,
            meta: next.write().map_err(|error| self.unstored(&error))?,
            first,
            members: (people != self.room.members())
                .then(|| people.iter().map(|person| store::PersonId::new(person.bits())).collect()),
            add_keys: keys,
            drop_keys: Vec::new(),
        };
        let (answer, answered) = oneshot::channel();
        // The task may be gone before the answer comes; the room is stored all the same.
        self.services.store.amend_then(amend, Box::new(move |stored| drop(answer.send(stored))));
        match answered.await.unwrap_or(Err(StoreError::Closed)) {
            Ok(revision) => self.revision = revision,
            // Another server came first. Whoever wanted the change may want it still.
            Err(StoreError::Conflict { .. }) => {
                self.catch_up().await;
                return Err(Problem::Changed);
            }
            Err(error) => return Err(self.unstored(&error)),
        }
        self.forget_bots(&next);
        self.room = next;
        self.table = self.table.take().or(table);
        self.published.send_replace(Arc::new(self.room.clone()));
        self.seat_viewers();
        self.tell_room();
        self.tell_all();
        Ok(())
    }

    /// The game of a room that has begun, and the first line of its record.
    fn begin(&self, room: &Room) -> Result<(Table, String), Problem> {
        let settings = room.settings().map_err(|error| self.unstored(&error))?;
        let rules = room.rules(&self.services.rules).map_err(|error| self.unstored(&error))?;
        Table::begin(settings, rules).map_err(|error| self.unstored(&error))
    }

    fn unstored(&self, error: &dyn std::fmt::Display) -> Problem {
        tracing::error!(game = %self.game, %error, "a change of the table was not stored");
        Problem::Unavailable
    }

    pub(super) async fn delete_by(&mut self, by: PersonId) -> Result<(), Problem> {
        let mut others = Seat::ALL.into_iter().filter_map(|seat| self.room.person(seat));
        if self.room.has_begun() && !self.is_over() && others.any(|other| other != by) {
            return Err(Problem::Begun);
        }
        self.delete().await
    }

    /// Deletes the game, after which the table closes.
    async fn delete(&mut self) -> Result<(), Problem> {
        let (store, game) = (self.services.store.clone(), self.game);
        let deleted = crate::registry::blocking(move || store.delete(game)).await;
        deleted.map_err(|error| self.unstored(&error))?;
        self.fate = Fate::Deleted;
        Ok(())
    }

    /// Gives every viewer the seats that are theirs now, and sends those away who may not look.
    pub(super) fn seat_viewers(&mut self) {
        let room = &self.room;
        for viewer in &mut self.viewers {
            viewer.reseat(room.role(viewer.person));
        }
        self.dismiss_strangers();
    }

    /// How this person sees the room.
    pub(super) fn room_view(&self, person: PersonId) -> RoomView {
        let here = |seat| self.room.person(seat).is_some_and(|person| self.is_here(person));
        let away = |seat: Seat| match self.room.person(seat) {
            Some(_) if here(seat) => None,
            Some(person) => Some(self.patience(person).as_secs_f32().ceil() as u32),
            None => None,
        };
        self.room.show(&Onlooker {
            game: &self.game.to_string(),
            revision: self.revision,
            person,
            away: BySeat::from_fn(away),
            spectators: self.watching_here() + self.others.watching(),
            over: self.is_over(),
            rewind: self.rewind_asked(),
        })
    }

    /// How many only watch at this server.
    pub(super) fn watching_here(&self) -> u32 {
        let watching = |viewer: &&Viewer| {
            let role = self.room.role(viewer.person).unwrap_or_default();
            role.spectator && !role.owner && role.seats.is_empty()
        };
        self.viewers.iter().filter(watching).count() as u32
    }

    pub(super) fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(Table::is_ended)
    }

    fn circumstances(&self) -> Circumstances<'static> {
        let mut away = SeatSet::EMPTY;
        for seat in Seat::ALL {
            if let Some(person) = self.room.person(seat)
                && !self.is_here(person)
                && self.patience(person).is_zero()
            {
                away.insert(seat);
            }
        }
        Circumstances { away, bots: &players::NAMES, substitute: SUBSTITUTE }
    }

    fn is_here(&self, person: PersonId) -> bool {
        self.viewers.iter().any(|viewer| viewer.person == person) || self.others.has(person)
    }

    /// How long the others still wait for somebody who is away.
    fn patience(&self, person: PersonId) -> Duration {
        let since = *self.seen.last.get(&person).unwrap_or(&self.seen.opened);
        let grace = Duration::from_secs(self.room.options().grace.into());
        grace.saturating_sub(self.services.clock.instant() - since)
    }
}
