//! What other servers on the same store have done at this table: read from the store, then shown.

use super::{Fate, Host};
use crate::registry::blocking;
use engine::model::{BySeat, Seat};
use record::Line;
use std::sync::Arc;
use store::{Entry, GameId, GameInfo, Note, Store, StoreError, Version};
use table::{CommandId, Kept, Room, Stored, Table};

/// What the store has and the table has not.
struct Found {
    /// If the room was changed.
    info: Option<GameInfo>,
    entries: Vec<Entry>,
    notes: Vec<Note>,
    /// If other servers say something else, that, and its number.
    posts: Option<(i64, Vec<String>)>,
}

impl Found {
    /// Reads what goes beyond this version; one question to the store tells what that is. Blocks.
    fn beyond(known: Version, game: GameId, store: &dyn Store) -> Result<Found, StoreError> {
        let Some(shared) = store.shared() else {
            let (entries, notes) =
                (store.read(game, known.length)?, store.read_notes(game, known.notes)?);
            return Ok(Found { info: Some(store.game(game)?), entries, notes, posts: None });
        };
        let found = shared.versions(vec![game])?.pop();
        let (_, version) = found.ok_or(StoreError::NoSuchGame)?;
        let changed = |changed: bool| changed.then_some(());
        // In this order: a room that has begun comes with its first line.
        let info = changed(version.revision != known.revision).map(|()| store.game(game));
        let entries =
            changed(version.length > known.length).map(|()| store.read(game, known.length));
        let notes =
            changed(version.notes > known.notes).map(|()| store.read_notes(game, known.notes));
        let posts = changed(version.posts != known.posts).map(|()| shared.posts(game));
        Ok(Found {
            info: info.transpose()?,
            entries: entries.transpose()?.unwrap_or_default(),
            notes: notes.transpose()?.unwrap_or_default(),
            posts: posts.transpose()?.map(|posts| (version.posts, posts)),
        })
    }
}

impl Host {
    /// Looks at the store, unless it has come no further than this table.
    pub(super) async fn look(&mut self, version: Option<Version>) {
        if version.is_some() {
            // The store answers, so it may store again, too.
            self.retry = None;
        }
        // This comes first: an introduction that is wanted from now on asks for another look.
        let hinted = self.looking.begin();
        if self.looking.forgotten() {
            self.introduce_again();
        }
        // A version that was read before the hint came says nothing about what the hint is about.
        if hinted || version != Some(self.version()) {
            self.catch_up().await;
        }
    }

    /// Looks at the store before something that depends on who is at the table, if others can change it.
    pub(super) async fn look_first(&mut self) {
        if self.services.store.shared().is_some() {
            self.catch_up().await;
        }
    }

    /// How far this table has come.
    fn version(&self) -> Version {
        Version {
            length: self.table.as_ref().map_or(0, Table::seq),
            revision: self.revision,
            notes: self.chat.next(),
            posts: self.others.version(),
        }
    }

    /// Reads what the store has and this table has not, and shows it.
    pub(super) async fn catch_up(&mut self) {
        let (store, game, known) = (self.services.store.clone(), self.game, self.version());
        match blocking(move || Found::beyond(known, game, store.as_ref())).await {
            Ok(found) => self.take_over(found),
            Err(StoreError::NoSuchGame) => self.fate = Fate::Deleted,
            // The next look may find more.
            Err(error) => tracing::warn!(%game, %error, "a table cannot look at the store"),
        }
    }

    fn take_over(&mut self, found: Found) {
        let Found { info, entries, notes, posts } = found;
        let info = info.filter(|info| info.revision != self.revision);
        let amended = info.is_some();
        if let Some(info) = info {
            match Kept::read(&info.meta) {
                Ok(Kept::Room(room)) => self.enter(room, info.revision),
                Ok(Kept::Imported(_)) | Err(_) => return self.fall_behind(),
            }
        }
        let played = !entries.is_empty();
        if !self.carry_on(&entries) {
            return self.fall_behind();
        }
        let said = !notes.is_empty();
        for note in notes {
            self.chat.add(note);
        }
        if played {
            // Whoever plays on declines.
            self.decline();
        }
        let met = posts.is_some_and(|(version, posts)| self.hear_others(version, &posts));
        self.met |= met;
        if amended || met || (played && self.is_over()) {
            self.tell_room();
        }
        if amended || played {
            self.tell_all();
        }
        if said {
            self.tell_notes();
        }
    }

    /// Takes the room as another server has stored it.
    fn enter(&mut self, room: Room, revision: u32) {
        self.forget_bots(&room);
        (self.room, self.revision) = (room, revision);
        self.published.send_replace(Arc::new(self.room.clone()));
        self.seat_viewers();
    }

    /// Carries out the steps that others have stored; whether all of them follow from this table.
    fn carry_on(&mut self, entries: &[Entry]) -> bool {
        let lines = entries.iter().map(|entry| Stored {
            line: &entry.body,
            command: entry.command_id.map(|id| CommandId::new(id.bits())),
            seat: entry.seat.and_then(Seat::new),
        });
        let Some(table) = &mut self.table else {
            if !self.room.has_begun() || entries.is_empty() {
                return true;
            }
            let opened = self.room.settings().ok().map(|settings| Table::open(settings, lines));
            self.table = opened.and_then(Result::ok);
            return self.table.is_some();
        };
        for line in lines {
            let Ok(applied) = table.follow(line) else { return false };
            if matches!(applied.what, Line::Entry(record::Entry::Rewind(_))) {
                // What computer players remember of their plans holds no longer.
                (self.bots, self.thinking) = (BySeat::default(), None);
            }
        }
        let table = &*table;
        self.thinking.take_if(|thinking| thinking.question != table.question(thinking.seat));
        true
    }

    /// The table must be opened again.
    fn fall_behind(&mut self) {
        tracing::warn!(game = %self.game, "the store is ahead; the table is opened again");
        self.fate = Fate::Behind;
    }
}
