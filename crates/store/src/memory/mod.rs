//! A store in memory, for tests and for servers that need not outlive their process.

mod moving;

use crate::{
    Amend, Answer, Append, Appended, CommandId, Entry, GameId, GameInfo, Key, KeyHash, NewGame,
    NewKey, NewNote, Note, PersonId, Store, StoreError, milliseconds, now, time,
};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// Games in memory.
#[derive(Debug, Default)]
pub struct Memory {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    games: BTreeMap<GameId, Game>,
    keys: HashMap<KeyHash, Key>,
}

#[derive(Debug)]
struct Game {
    meta: String,
    revision: u32,
    created: SystemTime,
    amended: SystemTime,
    over: Option<bool>,
    entries: Vec<Entry>,
    commands: HashMap<CommandId, usize>,
    members: BTreeSet<PersonId>,
    notes: Vec<Note>,
}

impl Memory {
    /// A store without games.
    pub fn new() -> Self {
        Self::default()
    }

    /// Nothing below can panic between two changes that belong together.
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The latest of the games that a list is about.
    fn list(&self, limit: usize, listed: impl Fn(&Game) -> bool) -> Vec<GameInfo> {
        let kept = self.kept();
        let games = kept.games.iter().filter(|(_, game)| listed(game));
        let mut games: Vec<GameInfo> = games.map(|(&id, game)| game.info(id)).collect();
        games.sort_by_key(|info| Reverse((info.active, info.game)));
        games.truncate(limit);
        games
    }
}

impl Store for Memory {
    fn create(&self, new: NewGame) -> Result<(), StoreError> {
        new.check()?;
        self.kept().create(new)
    }

    fn amend_then(&self, amend: Amend, answer: Answer<u32>) {
        // Release the lock before calling the answer.
        let result = amend.check().and_then(|()| self.kept().amend(amend));
        answer(result);
    }

    fn append_then(&self, append: Append, answer: Answer) {
        let result = append.check().and_then(|()| self.kept().append(append));
        answer(result);
    }

    fn note_then(&self, new: NewNote, answer: Answer<Note>) {
        let result = new.check().and_then(|()| self.kept().note(new));
        answer(result);
    }

    fn delete(&self, game: GameId) -> Result<(), StoreError> {
        let mut kept = self.kept();
        kept.games.remove(&game).ok_or(StoreError::NoSuchGame)?;
        kept.keys.retain(|_, key| key.game != Some(game));
        Ok(())
    }

    fn put_keys(&self, keys: Vec<NewKey>) -> Result<(), StoreError> {
        keys.iter().try_for_each(NewKey::check)?;
        let mut kept = self.kept();
        kept.check_keys(&keys, &[], None)?;
        kept.insert_keys(keys);
        Ok(())
    }

    fn renew_key(&self, key: KeyHash, expires: SystemTime) -> Result<(), StoreError> {
        if let Some(key) = self.kept().keys.get_mut(&key).filter(|key| is_valid(key)) {
            key.expires = Some(time(milliseconds(expires)));
        }
        Ok(())
    }

    fn drop_keys(&self, keys: Vec<KeyHash>) -> Result<(), StoreError> {
        let mut kept = self.kept();
        for hash in keys {
            kept.keys.remove(&hash);
        }
        Ok(())
    }

    fn take_key(&self, key: KeyHash) -> Result<Option<Key>, StoreError> {
        Ok(self.kept().keys.remove(&key).filter(is_valid))
    }

    fn key(&self, key: KeyHash) -> Result<Option<Key>, StoreError> {
        Ok(self.kept().key(key).cloned())
    }

    fn read(&self, game: GameId, from_seq: u32) -> Result<Vec<Entry>, StoreError> {
        Ok(self.kept().game(game)?.entries.get(from_seq as usize..).unwrap_or_default().to_vec())
    }

    fn read_notes(&self, game: GameId, from_seq: u32) -> Result<Vec<Note>, StoreError> {
        Ok(self.kept().game(game)?.notes.get(from_seq as usize..).unwrap_or_default().to_vec())
    }

    fn game(&self, game: GameId) -> Result<GameInfo, StoreError> {
        Ok(self.kept().game(game)?.info(game))
    }

    fn games(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        Ok(self.list(limit, |_| true))
    }

    fn games_of(&self, person: PersonId, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        Ok(self.list(limit, |game| game.members.contains(&person)))
    }

    fn orphans(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        Ok(self.list(limit, |game| game.members.is_empty()))
    }

    fn waiting_since(&self, time: SystemTime, limit: usize) -> Result<Vec<GameId>, StoreError> {
        let waiting = self.list(usize::MAX, |game| game.entries.is_empty() && game.amended < time);
        Ok(waiting.iter().rev().take(limit).map(|info| info.game).collect())
    }
}

impl Kept {
    fn game(&mut self, game: GameId) -> Result<&mut Game, StoreError> {
        self.games.get_mut(&game).ok_or(StoreError::NoSuchGame)
    }

    fn create(&mut self, new: NewGame) -> Result<(), StoreError> {
        if self.games.contains_key(&new.game) {
            return Err(StoreError::Exists);
        }
        self.check_keys(&new.keys, &[], Some(new.game))?;
        let at = time(now());
        let mut game = Game {
            meta: new.meta,
            revision: 0,
            created: at,
            amended: at,
            over: Some(new.over),
            entries: Vec::new(),
            commands: HashMap::new(),
            members: new.members.into_iter().collect(),
            notes: Vec::new(),
        };
        for body in new.bodies {
            game.push(at, None, None, body);
        }
        self.games.insert(new.game, game);
        self.insert_keys(new.keys);
        Ok(())
    }

    fn amend(&mut self, amend: Amend) -> Result<u32, StoreError> {
        let game = self.game(amend.game)?;
        if game.revision != amend.expected_revision {
            return Err(StoreError::Conflict { seq: game.revision });
        }
        if amend.first.is_some() && !game.entries.is_empty() {
            return Err(StoreError::Conflict { seq: length(&game.entries) });
        }
        self.check_keys(&amend.add_keys, &amend.drop_keys, None)?;
        let game = self.game(amend.game)?;
        game.revision = game.revision.wrapping_add(1);
        game.meta = amend.meta;
        game.amended = time(now());
        if let Some(body) = amend.first {
            game.push(game.amended, None, None, body);
        }
        if let Some(members) = amend.members {
            game.members = members.into_iter().collect();
        }
        let revision = game.revision;
        for hash in amend.drop_keys {
            self.keys.remove(&hash);
        }
        self.insert_keys(amend.add_keys);
        Ok(revision)
    }

    fn append(&mut self, append: Append) -> Result<Appended, StoreError> {
        let game = self.game(append.game)?;
        if let Some(&at) = append.command_id.and_then(|id| game.commands.get(&id)) {
            let stored = &game.entries[at];
            return append.repeat(stored.seat, stored.seq, stored.body.clone());
        }
        let seq = length(&game.entries);
        if append.expected_seq != seq {
            return Err(StoreError::Conflict { seq });
        }
        game.over = Some(append.last);
        game.push(time(now()), append.command_id, append.seat, append.body.clone());
        Ok(Appended { seq, repeated: false, body: append.body })
    }

    fn note(&mut self, new: NewNote) -> Result<Note, StoreError> {
        let notes = &mut self.game(new.game)?.notes;
        let seq = length(notes);
        if seq != new.expected_seq {
            return Err(StoreError::Conflict { seq });
        }
        let note = Note { seq, at: time(now()), body: new.body };
        notes.push(note.clone());
        Ok(note)
    }

    fn key(&self, hash: KeyHash) -> Option<&Key> {
        self.keys.get(&hash).filter(|key| is_valid(key))
    }

    /// Whether these keys can be kept, once others have been dropped and one more game is there.
    fn check_keys(
        &self,
        keys: &[NewKey],
        dropped: &[KeyHash],
        new: Option<GameId>,
    ) -> Result<(), StoreError> {
        let mut seen = BTreeSet::new();
        for NewKey { hash, key } in keys {
            let kept = !dropped.contains(hash) && self.key(*hash).is_some();
            if kept || !seen.insert(hash) {
                return Err(StoreError::Exists);
            }
            let unknown = |game| Some(game) != new && !self.games.contains_key(&game);
            if key.game.is_some_and(unknown) {
                return Err(StoreError::NoSuchGame);
            }
        }
        Ok(())
    }

    fn insert_keys(&mut self, keys: Vec<NewKey>) {
        self.keys.retain(|_, key| is_valid(key));
        self.keys.extend(keys.into_iter().map(|NewKey { hash, key }| {
            let expires = key.expires.map(|expires| time(milliseconds(expires)));
            (hash, Key { expires, ..key })
        }));
    }
}

impl Game {
    fn push(
        &mut self,
        at: SystemTime,
        command_id: Option<CommandId>,
        seat: Option<u8>,
        body: String,
    ) {
        if let Some(id) = command_id {
            self.commands.insert(id, self.entries.len());
        }
        let seq = length(&self.entries);
        self.entries.push(Entry { seq, command_id, seat, at, body });
    }

    fn info(&self, game: GameId) -> GameInfo {
        GameInfo {
            game,
            created: self.created,
            active: self.entries.last().map_or(self.amended, |entry| self.amended.max(entry.at)),
            length: length(&self.entries),
            over: self.over,
            meta: self.meta.clone(),
            revision: self.revision,
        }
    }
}

fn is_valid(key: &Key) -> bool {
    key.expires.is_none_or(|expires| milliseconds(expires) > now())
}

fn length<T>(list: &[T]) -> u32 {
    u32::try_from(list.len()).unwrap_or(u32::MAX)
}
