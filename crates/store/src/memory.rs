//! A store in memory, for tests and for servers that need not outlive their process.

use crate::{
    Answer, Append, Appended, CommandId, Entry, GameId, GameInfo, NewGame, Store, StoreError, now,
    time,
};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// Logs in memory.
#[derive(Debug, Default)]
pub struct Memory {
    logs: Mutex<BTreeMap<GameId, Log>>,
}

#[derive(Debug)]
struct Log {
    meta: String,
    created: SystemTime,
    entries: Vec<Entry>,
    commands: HashMap<CommandId, usize>,
}

impl Memory {
    /// A store without games.
    pub fn new() -> Self {
        Self::default()
    }

    /// Nothing below can panic between two changes that belong together.
    fn logs(&self) -> MutexGuard<'_, BTreeMap<GameId, Log>> {
        self.logs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, append: Append) -> Result<Appended, StoreError> {
        append.check()?;
        let mut logs = self.logs();
        let log = logs.get_mut(&append.game).ok_or(StoreError::NoSuchGame)?;
        if let Some(&at) = append.command_id.and_then(|id| log.commands.get(&id)) {
            let stored = &log.entries[at];
            return append.repeat(stored.seat, stored.seq, stored.body.clone());
        }
        let seq = length(&log.entries);
        if append.expected_seq != seq {
            return Err(StoreError::Conflict { seq });
        }
        let Append { command_id, seat, body, .. } = append;
        if let Some(id) = command_id {
            log.commands.insert(id, log.entries.len());
        }
        log.entries.push(Entry { seq, command_id, seat, at: time(now()), body: body.clone() });
        Ok(Appended { seq, repeated: false, body })
    }
}

impl Store for Memory {
    fn create(&self, new: NewGame) -> Result<(), StoreError> {
        new.check()?;
        let mut logs = self.logs();
        if logs.contains_key(&new.game) {
            return Err(StoreError::Exists);
        }
        let at = time(now());
        let first = Entry { seq: 0, command_id: None, seat: None, at, body: new.body };
        let commands = HashMap::new();
        logs.insert(new.game, Log { meta: new.meta, created: at, entries: vec![first], commands });
        Ok(())
    }

    fn append_then(&self, append: Append, answer: Answer) {
        // Release the lock before calling the answer.
        let result = self.add(append);
        answer(result);
    }

    fn read(&self, game: GameId, from_seq: u32) -> Result<Vec<Entry>, StoreError> {
        let logs = self.logs();
        let log = logs.get(&game).ok_or(StoreError::NoSuchGame)?;
        Ok(log.entries.get(from_seq as usize..).unwrap_or_default().to_vec())
    }

    fn games(&self) -> Result<Vec<GameInfo>, StoreError> {
        let logs = self.logs();
        let mut games: Vec<GameInfo> = logs.iter().map(|(&game, log)| log.info(game)).collect();
        games.sort_by_key(|info| (Reverse(info.active), info.game));
        Ok(games)
    }

    fn game(&self, game: GameId) -> Result<GameInfo, StoreError> {
        self.logs().get(&game).map(|log| log.info(game)).ok_or(StoreError::NoSuchGame)
    }
}

impl Log {
    fn info(&self, game: GameId) -> GameInfo {
        GameInfo {
            game,
            created: self.created,
            active: self.entries.last().map_or(self.created, |entry| entry.at),
            length: length(&self.entries),
            meta: self.meta.clone(),
        }
    }
}

fn length(entries: &[Entry]) -> u32 {
    u32::try_from(entries.len()).unwrap_or(u32::MAX)
}
