//! One deal, played in every arrangement.

use super::{Contest, Contestant};
use crate::Sums;
use chance::{Fast, Seed, Seeded};
use core::fmt;
use engine::model::Seat;
use engine::{Action, Game, Phase, Rules};
use players::{Bot, PlayError, answer_of, play};
use std::time::{Duration, Instant};

/// The games of one deal, by contestant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deal {
    /// The result of each contestant.
    pub parts: Vec<Part>,
}

/// The result of one contestant in a deal.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Part {
    /// How many seats it had in all games of the deal.
    pub seats: u32,
    /// Games won in twelfths: a shared victory counts its share (Z2).
    pub won: u32,
    /// Its points.
    pub scores: Sums,
    /// How long it thought, the only thing that differs from run to run.
    pub times: Times,
}

/// A game won, in parts that any number of winners can share.
const WHOLE: u32 = 12;

impl Part {
    /// The share of its seats that won.
    pub fn win_rate(&self) -> f64 {
        f64::from(self.won) / f64::from(WHOLE * self.seats.max(1))
    }
}

/// How long decisions took, in wall-clock time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// Questions answered.
    pub decisions: u64,
    /// Time for all of them.
    pub total: Duration,
    /// The longest.
    pub longest: Duration,
    /// The longest serving turn, all its decisions together.
    pub longest_turn: Duration,
}

impl Times {
    fn add(&mut self, took: Duration, turn: Duration) {
        self.merge(&Times { decisions: 1, total: took, longest: took, longest_turn: turn });
    }

    /// Adds other times.
    pub fn merge(&mut self, other: &Times) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
        self.longest_turn = self.longest_turn.max(other.longest_turn);
    }

    /// The mean of a decision.
    pub fn mean(&self) -> Duration {
        self.total / u32::try_from(self.decisions.max(1)).unwrap_or(u32::MAX)
    }
}

/// What stopped a deal: a bot that breaks the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which deal.
    pub deal: u64,
    /// Who played, by seat.
    pub names: Vec<String>,
    /// What went wrong.
    pub error: PlayError,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {} of {}: {}", self.deal, self.names.join(", "), self.error)
    }
}

impl core::error::Error for Fault {}

impl Contest {
    /// Plays the deal with this number; `None` if a contestant is to take a Start Card that is not on offer.
    pub fn deal(&self, rules: &Rules, index: u64) -> Result<Option<Deal>, Fault> {
        let mut deal = Deal { parts: vec![Part::default(); self.contestants.len()] };
        for arrangement in &self.arrangements {
            let seed = Seed::derived(self.seed, index);
            let played = self.game(rules, &seed, arrangement, &mut deal);
            let names =
                || arrangement.iter().map(|&number| self.contestants[number].name().to_owned());
            let fault = |error| Fault { deal: index, names: names().collect(), error };
            if !played.map_err(fault)? {
                return Ok(None);
            }
        }
        Ok(Some(deal))
    }

    /// Plays one game, unless a Start Card is missing.
    fn game(
        &self,
        rules: &Rules,
        seed: &Seed,
        arrangement: &[usize],
        deal: &mut Deal,
    ) -> Result<bool, PlayError> {
        let mut bots = self.bots(seed, arrangement);
        let (mut turn, mut asked) = (Turn::default(), false);
        let mut chance = Seeded::new(seed, &[]);
        let game = play(rules, &self.setup, &mut chance, |game, seat| {
            if !core::mem::replace(&mut asked, true) && self.lacks_card(game) {
                return None;
            }
            let contestant = arrangement[usize::from(seat.number())];
            let begun = Instant::now();
            let answer = answer_of(&mut bots, rules, game, seat);
            let took = begun.elapsed();
            deal.parts[contestant].times.add(took, turn.add(game, seat, took));
            match (answer, self.contestants[contestant].start_card()) {
                (Some(Action::StartCard(_)), Some(card)) => Some(Action::StartCard(card)),
                (answer, _) => answer,
            }
        })?;
        if !game.is_over() {
            return Ok(false);
        }
        let winners = rules.winners(&game);
        for (seat, &contestant) in Seat::ALL.into_iter().zip(arrangement) {
            let part = &mut deal.parts[contestant];
            part.seats += 1;
            part.scores.add(rules.score(&game, seat).total().into());
            if winners.contains(seat) {
                part.won += WHOLE / winners.len().max(1) as u32;
            }
        }
        Ok(true)
    }

    /// Whether a contestant is to take a Start Card that is not on offer.
    fn lacks_card(&self, game: &Game) -> bool {
        let offered =
            |card: u8| game.offered.checked_shr(card.into()).is_some_and(|bits| bits & 1 == 1);
        self.contestants.iter().filter_map(Contestant::start_card).any(|card| !offered(card))
    }

    /// A fresh player for every seat. Its luck belongs to the seat, as the luck of the dice does.
    fn bots(&self, seed: &Seed, arrangement: &[usize]) -> Vec<Box<dyn Bot + Send>> {
        let mut luck = Fast::from(seed);
        let seats = arrangement.iter().map(|&contestant| {
            let luck = u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX));
            self.contestants[contestant].player(luck)
        });
        seats.collect()
    }
}

/// The serving turn under way: whose it is, in which round, and how long it has taken.
#[derive(Default)]
struct Turn {
    whose: Option<(Seat, u8)>,
    took: Duration,
}

impl Turn {
    /// Adds a decision and returns the time of its turn so far; none outside serving turns.
    fn add(&mut self, game: &Game, seat: Seat, took: Duration) -> Duration {
        let whose = (game.phase == Phase::Serve).then_some((seat, game.round));
        if self.whose != whose {
            *self = Turn { whose, took: Duration::ZERO };
        }
        self.took += if whose.is_some() { took } else { Duration::ZERO };
        self.took
    }
}
