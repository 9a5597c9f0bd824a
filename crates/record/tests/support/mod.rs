//! Random legal games, and their records.
#![allow(dead_code, unused_imports)] // Every test file takes what it needs.

mod seal;

pub(crate) use seal::{later, open, seal};

use chance::{Commitment, Fast, Nonce, Salt, Seed, Seeded};
use engine::model::Seat;
use engine::{Action, Phase, Rules, Setup};
use record::{Fairness, Format, Recorder, Rewind, Secret};
use std::sync::{Arc, OnceLock};

/// The rules of the standard sheet.
pub(crate) fn rules() -> Arc<Rules> {
    static RULES: OnceLock<Arc<Rules>> = OnceLock::new();
    RULES.get_or_init(|| Arc::new(Rules::first_release())).clone()
}

/// All 15 tables: players and level.
pub(crate) fn tables() -> impl Iterator<Item = (u8, u8)> {
    (1..=5).flat_map(|level| (2..=4).map(move |players| (players, level)))
}

/// How a random game is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) format: Format,
    pub(crate) setup: Setup,
    pub(crate) seed: u64,
    /// One in this many steps tries to take back a decision; 0 for never.
    pub(crate) undo: u32,
    /// One in this many steps tries to go back to before any decision; 0 for never.
    pub(crate) rewind: u32,
    /// Stops after this many lines.
    pub(crate) lines: usize,
}

impl Way {
    pub(crate) fn new(players: u8, level: u8, seed: u64) -> Way {
        Way {
            format: Format::Plain,
            setup: Setup::new(players, level),
            seed,
            undo: 0,
            rewind: 0,
            lines: usize::MAX,
        }
    }
}

/// The promise of the game with this number and what it is made of.
pub(crate) fn promise(seed: u64, players: u8) -> (Fairness, Secret) {
    let secret =
        Secret { seed: Seed::derived(2019, seed), salt: Salt(Seed::derived(2020, seed).0) };
    // One seat adds nothing.
    let nonce = |seat: u8| Nonce::new(&vec![seat; 4 * seat as usize]).expect("short");
    let commitment = Commitment::new(&secret.seed, &secret.salt);
    (Fairness { commitment, nonces: (0..players).map(nonce).collect() }, secret)
}

pub(crate) fn names(players: u8) -> Vec<String> {
    ["Änne", "Ben \"B\" Braun", "Clara", "大卫"].map(String::from)[..players as usize].to_vec()
}

/// Plays a random game; the lines of its record without line feeds.
pub(crate) fn play(rules: Arc<Rules>, way: &Way) -> Vec<String> {
    play_watched(rules, way, |_| {})
}

/// The same; `watch` sees the table after every line but the last.
pub(crate) fn play_watched(
    rules: Arc<Rules>,
    way: &Way,
    mut watch: impl FnMut(&Recorder<Seeded>),
) -> Vec<String> {
    let players = way.setup.players;
    let (fairness, secret) = promise(way.seed, players);
    let chance = Seeded::new(&secret.seed, &fairness.nonces);
    let (mut recorder, header) =
        Recorder::begin(way.format, rules, &way.setup, &names(players), Some(&fairness), chance)
            .expect("a legal set-up");
    watch(&recorder);
    let mut lines = vec![header];
    let mut policy = Policy::new(way.seed);
    while !recorder.game().is_over() && lines.len() < way.lines {
        let line = if let Some(seat) = policy.undo(&recorder, way.undo) {
            recorder.undo(seat).expect("can be taken back").0
        } else if let Some(rewind) = policy.rewind(&recorder, way.rewind) {
            recorder.rewind(rewind).expect("a decision that counts")
        } else {
            let (seat, action) = policy.choose(&recorder);
            recorder.act(seat, &action).expect("listed").0
        };
        lines.push(line);
        watch(&recorder);
    }
    if recorder.game().is_over() {
        lines.push(recorder.finish(Some(secret)).expect("over"));
    }
    lines
}

/// The lines as a file.
pub(crate) fn file(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Uniform over the listed actions, but a seat changes its mind at most once in a phase.
pub(crate) struct Policy {
    dice: Fast,
    when: (u8, Phase),
    changed: [bool; 4],
}

impl Policy {
    pub(crate) fn new(seed: u64) -> Policy {
        Policy { dice: Fast::new(seed), when: (0, Phase::StartCards), changed: [false; 4] }
    }

    pub(crate) fn undo(&mut self, recorder: &Recorder<Seeded>, one_in: u32) -> Option<Seat> {
        if one_in == 0 || self.dice.below(one_in) > 0 {
            return None;
        }
        let seat = Seat::new(self.dice.below(4) as u8)?;
        recorder.timeline().can_undo(seat).then_some(seat)
    }

    /// Back to the last decision of some seat, with the consent of another or without.
    fn rewind(&mut self, recorder: &Recorder<Seeded>, one_in: u32) -> Option<Rewind> {
        if one_in == 0 || self.dice.below(one_in) > 0 {
            return None;
        }
        let seats = [(); 2].map(|()| Seat::new(self.dice.below(2) as u8).expect("a seat"));
        let to = recorder.last_decision(seats[1])?;
        let agreed = if seats[0] == seats[1] { Vec::new() } else { vec![seats[1]] };
        // What was once placed may be placed otherwise.
        self.changed = [false; 4];
        Some(Rewind { seat: seats[0], to, agreed })
    }

    pub(crate) fn choose(&mut self, recorder: &Recorder<Seeded>) -> (Seat, Action) {
        let (rules, game) = (recorder.rules(), recorder.game());
        if self.when != (game.round, game.phase) {
            self.when = (game.round, game.phase);
            self.changed = [false; 4];
        }
        let mut choices: Vec<Vec<(Seat, Action)>> = Vec::new();
        for seat in Seat::ALL {
            let changed = self.changed[seat.number() as usize];
            let list = rules.legal(game, seat);
            let fresh = list.into_iter().filter(|action| !(changed && changes(action)));
            let list: Vec<_> = fresh.map(|action| (seat, action)).collect();
            if !list.is_empty() {
                choices.push(list);
            }
        }
        let list = &choices[self.dice.below(choices.len() as u32) as usize];
        let (seat, action) = list[self.dice.below(list.len() as u32) as usize];
        self.changed[seat.number() as usize] |= changes(&action);
        (seat, action)
    }
}

fn changes(action: &Action) -> bool {
    matches!(action, Action::Lift { .. } | Action::Place { from: Some(_), .. } | Action::TakeBack)
}
