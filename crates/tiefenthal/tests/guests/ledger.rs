//! What the server has acknowledged or shown, and whether it is stored.

use std::collections::{BTreeMap, BTreeSet};
use store::{CommandId, Entry, GameId, Store};

/// What has been promised by now.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// Commands and wishes to go back, by game and id: seat and line.
    pub lines: BTreeMap<(GameId, CommandId), (u8, u32)>,
    /// What was said, by game and id: its number.
    pub notes: BTreeMap<(GameId, CommandId), u32>,
    /// How often the room has changed, as far as anybody has seen.
    pub revisions: BTreeMap<GameId, u32>,
    /// How many lines of the game anybody has seen.
    pub shown: BTreeMap<GameId, u32>,
    /// The last name that was acknowledged to the person at the second seat of a waiting table.
    pub names: BTreeMap<GameId, u32>,
    /// Answers to commands that had been answered before.
    pub repeated: u64,
    /// What everybody waits for, by game and seat, in case a table is stuck.
    pub waits: BTreeMap<(GameId, Option<u8>), String>,
}

impl Ledger {
    /// Notes that a command got this line. However often it is answered, it is the same.
    pub fn line(&mut self, key: (GameId, CommandId), seat: u8, seq: u32) {
        if let Some(before) = self.lines.insert(key, (seat, seq)) {
            assert_eq!(before, (seat, seq), "another answer to {key:?}");
            self.repeated += 1;
        }
    }

    /// Notes that something said got this number.
    pub fn note(&mut self, key: (GameId, CommandId), seq: u32) {
        if let Some(before) = self.notes.insert(key, seq) {
            assert_eq!(before, seq, "another answer to {key:?}");
            self.repeated += 1;
        }
    }

    /// What the people at a table wait for.
    pub fn waits_of(&self, game: GameId) -> Vec<&String> {
        self.waits.iter().filter(|((of, _), _)| *of == game).map(|(_, wait)| wait).collect()
    }

    pub fn revision(&mut self, game: GameId, revision: u32) {
        let known = self.revisions.entry(game).or_default();
        *known = revision.max(*known);
    }

    pub fn show(&mut self, game: GameId, lines: u32) {
        let known = self.shown.entry(game).or_default();
        *known = lines.max(*known);
    }

    /// How much was acknowledged.
    pub fn len(&self) -> usize {
        self.lines.len()
            + self.notes.len()
            + self.names.values().map(|n| *n as usize).sum::<usize>()
    }

    /// Compares all of it with what is stored; how many things were compared.
    pub fn check(&self, store: &dyn Store) -> usize {
        let mut logs: BTreeMap<GameId, Vec<Entry>> = BTreeMap::new();
        let games = self.lines.keys().chain(self.notes.keys()).map(|(game, _)| game);
        let games: BTreeSet<GameId> = games.chain(self.revisions.keys()).copied().collect();
        for game in games {
            let entries = store.read(game, 0).expect("a log");
            let mut commands = BTreeSet::new();
            for (seq, entry) in (0..).zip(&entries) {
                assert_eq!(entry.seq, seq, "a gap in {game}");
                let new = entry.command_id.is_none_or(|id| commands.insert(id));
                assert!(new, "a command of {game} is stored twice");
            }
            logs.insert(game, entries);
        }
        for ((game, id), (seat, seq)) in &self.lines {
            let stored = logs[game].get(*seq as usize).map(|entry| (entry.command_id, entry.seat));
            assert_eq!(stored, Some((Some(*id), Some(*seat))), "line {seq} of {game} was lost");
        }
        for (game, lines) in &self.shown {
            let stored = logs.get(game).map_or(0, Vec::len);
            assert!(*lines as usize <= stored, "{game}: {lines} shown, {stored} stored");
        }
        self.check_notes(store);
        for (game, revision) in &self.revisions {
            let stored = store.game(*game).expect("a game").revision;
            assert!(*revision <= stored, "{game}: revision {revision} was lost, {stored} is there");
        }
        for (game, n) in &self.names {
            let meta = store.game(*game).expect("a game").meta;
            let named = |n: u32| meta.contains(&format!("\"name\":\"Ben {n}\""));
            // The next may have been stored, too, without an answer.
            assert!(named(*n) || named(*n + 1), "Ben {n} of {game} was lost: {meta}");
        }
        self.len() + self.shown.len() + self.revisions.len()
    }

    fn check_notes(&self, store: &dyn Store) {
        let mut said: BTreeMap<GameId, Vec<String>> = BTreeMap::new();
        for ((game, id), seq) in &self.notes {
            let notes = said.entry(*game).or_insert_with(|| {
                let notes = store.read_notes(*game, 0).expect("notes");
                (0..).zip(&notes).for_each(|(seq, note)| assert_eq!(note.seq, seq, "a gap"));
                notes.into_iter().map(|note| note.body).collect()
            });
            let id = id.to_string();
            let found: Vec<usize> = (0..notes.len()).filter(|n| notes[*n].contains(&id)).collect();
            assert_eq!(found, [*seq as usize], "what {id} said in {game}");
        }
    }
}
