//! The calls of a store: changes go to the writers, questions to the readers.

use super::Postgres;
use super::changes;
use super::writer::Job;
use crate::shared::Shared;
use crate::{
    Amend, Answer, Append, Entry, GameId, GameInfo, Key, KeyHash, NewGame, NewKey, NewNote, Note,
    PersonId, Store, StoreError, wait,
};
use std::time::SystemTime;

impl Store for Postgres {
    fn create(&self, new: NewGame) -> Result<(), StoreError> {
        let (game, checked) = (Some(new.game), new.check());
        wait(|answer| self.change(game, checked, |link| changes::create(link, new), answer)).wait()
    }

    fn amend_then(&self, amend: Amend, answer: Answer<u32>) {
        let (game, checked) = (Some(amend.game), amend.check());
        self.change(game, checked, |link| changes::amend(link, amend), answer);
    }

    fn append_then(&self, append: Append, answer: Answer) {
        match append.check() {
            Ok(()) => self.send(Some(append.game), Job::Append(append, answer)),
            Err(refusal) => answer(Err(refusal)),
        }
    }

    fn note_then(&self, new: NewNote, answer: Answer<Note>) {
        let (game, checked) = (Some(new.game), new.check());
        self.change(game, checked, |link| changes::note(link, new), answer);
    }

    fn delete(&self, game: GameId) -> Result<(), StoreError> {
        let work = move |link| changes::delete(link, game);
        wait(|answer| self.change(Some(game), Ok(()), work, answer)).wait()
    }

    fn put_keys(&self, keys: Vec<NewKey>) -> Result<(), StoreError> {
        let checked = keys.iter().try_for_each(NewKey::check);
        wait(|answer| self.change(None, checked, |link| changes::put_keys(link, keys), answer))
            .wait()
    }

    fn renew_key(&self, key: KeyHash, expires: SystemTime) -> Result<(), StoreError> {
        let work = move |link| changes::renew_key(link, key, expires);
        wait(|answer| self.change(None, Ok(()), work, answer)).wait()
    }

    fn drop_keys(&self, keys: Vec<KeyHash>) -> Result<(), StoreError> {
        wait(|answer| self.change(None, Ok(()), |link| changes::drop_keys(link, keys), answer))
            .wait()
    }

    fn take_key(&self, key: KeyHash) -> Result<Option<Key>, StoreError> {
        let work = move |link| changes::take_key(link, key);
        wait(|answer| self.change(None, Ok(()), work, answer)).wait()
    }

    fn key(&self, key: KeyHash) -> Result<Option<Key>, StoreError> {
        self.ask(async move |readers| readers.key(key).await)
    }

    fn read(&self, game: GameId, from_seq: u32) -> Result<Vec<Entry>, StoreError> {
        self.ask(async move |readers| readers.read(game, from_seq).await)
    }

    fn read_notes(&self, game: GameId, from_seq: u32) -> Result<Vec<Note>, StoreError> {
        self.ask(async move |readers| readers.notes(game, from_seq).await)
    }

    fn game(&self, game: GameId) -> Result<GameInfo, StoreError> {
        self.ask(async move |readers| readers.game(game).await)
    }

    fn games(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        self.ask(async move |readers| readers.games(limit).await)
    }

    fn games_of(&self, person: PersonId, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        self.ask(async move |readers| readers.games_of(person, limit).await)
    }

    fn orphans(&self, limit: usize) -> Result<Vec<GameInfo>, StoreError> {
        self.ask(async move |readers| readers.orphans(limit).await)
    }

    fn waiting_since(&self, time: SystemTime, limit: usize) -> Result<Vec<GameId>, StoreError> {
        self.ask(async move |readers| readers.waiting_since(time, limit).await)
    }

    fn shared(&self) -> Option<&dyn Shared> {
        Some(self)
    }
}
