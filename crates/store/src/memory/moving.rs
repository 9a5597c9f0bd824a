//! Games that come from another store, and go there.

use super::{Game, Memory, is_valid};
use crate::moving::{Portable, Whole};
use crate::{GameId, NewKey, PersonId, StoreError};
use std::collections::HashMap;

impl Portable for Memory {
    fn ids_after(&self, game: Option<GameId>, limit: usize) -> Result<Vec<GameId>, StoreError> {
        let kept = self.kept();
        let mut ids: Vec<GameId> =
            kept.games.keys().copied().filter(|&id| game.is_none_or(|game| id > game)).collect();
        ids.sort_unstable();
        ids.truncate(limit);
        Ok(ids)
    }

    fn members(&self, game: GameId) -> Result<Vec<PersonId>, StoreError> {
        Ok(self.kept().game(game)?.members.iter().copied().collect())
    }

    fn keys_of(&self, game: Option<GameId>) -> Result<Vec<NewKey>, StoreError> {
        let kept = self.kept();
        let of_game = kept.keys.iter().filter(|(_, key)| key.game == game && is_valid(key));
        let mut keys: Vec<NewKey> =
            of_game.map(|(&hash, key)| NewKey { hash, key: key.clone() }).collect();
        keys.sort_unstable_by_key(|new| new.hash);
        Ok(keys)
    }

    fn take_in(&self, whole: Whole) -> Result<(), StoreError> {
        let Whole { info, entries, notes, members, keys } = whole;
        let mut kept = self.kept();
        if kept.games.contains_key(&info.game) {
            return Err(StoreError::Exists);
        }
        kept.check_keys(&keys, &[], Some(info.game))?;
        let commands: HashMap<_, _> =
            (0..).zip(&entries).filter_map(|(at, entry)| Some((entry.command_id?, at))).collect();
        let game = Game {
            meta: info.meta,
            revision: info.revision,
            created: info.created,
            amended: info.active,
            over: info.over,
            entries,
            commands,
            members: members.into_iter().collect(),
            notes,
        };
        kept.games.insert(info.game, game);
        kept.insert_keys(keys);
        Ok(())
    }
}
