//! One deal, played in every arrangement.

use super::Contest;
use chance::{Fast, Seed, Seeded};
use core::fmt;
use engine::model::Seat;
use engine::notation::write_action;
use engine::{Action, Illegal, NoEvents, Phase, Rules, SetupError};
use players::{Bot, by_name, choose};
use std::time::{Duration, Instant};

/// The games of one deal, by contestant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deal {
    /// What became of each contestant.
    pub parts: Vec<Part>,
}

/// What became of one contestant in a deal.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Part {
    /// Seats it had in the games of the deal, taken together.
    pub seats: u32,
    /// Games won in twelfths: a shared victory counts its share (Z2).
    pub won: u32,
    /// Its points.
    pub scores: Scores,
    /// How long it thought; all that differs from run to run.
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

/// Sums of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scores {
    /// How many scores.
    pub count: u64,
    /// Their sum.
    pub sum: u64,
    /// The sum of their squares.
    pub squares: u64,
    /// The lowest.
    pub min: u16,
    /// The highest.
    pub max: u16,
}

impl Default for Scores {
    fn default() -> Scores {
        Scores { count: 0, sum: 0, squares: 0, min: u16::MAX, max: 0 }
    }
}

impl Scores {
    fn add(&mut self, points: u16) {
        self.merge(&Scores {
            count: 1,
            sum: points.into(),
            squares: u64::from(points) * u64::from(points),
            min: points,
            max: points,
        });
    }

    /// Adds other scores.
    pub fn merge(&mut self, other: &Scores) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    /// Their mean.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// Their standard deviation.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        (self.squares as f64 / self.count.max(1) as f64 - mean * mean).max(0.0).sqrt()
    }
}

/// How long decisions took, by the clock on the wall.
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
pub enum Fault {
    /// The table could not be set up.
    Setup(SetupError),
    /// A bot answered what the rules refuse.
    Illegal {
        /// Which deal.
        deal: u64,
        /// Its name.
        bot: String,
        /// What it answered.
        action: Action,
        /// Why not.
        illegal: Illegal,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Setup(error) => error.fmt(f),
            Fault::Illegal { deal, bot, action, illegal } => {
                let action = write_action(action);
                write!(f, "deal {deal}: {bot} answered {action:?}, which is refused: {illegal}")
            }
        }
    }
}

impl core::error::Error for Fault {}

impl Contest {
    /// Plays the deal with this number.
    pub fn deal(&self, rules: &Rules, index: u64) -> Result<Deal, Fault> {
        let mut deal = Deal { parts: vec![Part::default(); self.names.len()] };
        for arrangement in &self.arrangements {
            self.game(rules, index, arrangement, &mut deal)?;
        }
        Ok(deal)
    }

    fn game(
        &self,
        rules: &Rules,
        index: u64,
        arrangement: &[usize],
        deal: &mut Deal,
    ) -> Result<(), Fault> {
        let seed = Seed::derived(self.seed, index);
        let mut chance = Seeded::new(&seed, &[]);
        let mut bots = self.bots(&seed, arrangement);
        let mut game =
            rules.begin(&self.setup, &mut chance, &mut NoEvents).map_err(Fault::Setup)?;
        let mut turn = (Seat::ALL[0], 0, Duration::ZERO);
        while let Some(seat) = rules.next_to_act(&game) {
            let number = usize::from(seat.number());
            let begun = Instant::now();
            let action = choose(bots[number].as_mut(), rules, &game, seat);
            let took = begun.elapsed();
            if (turn.0, turn.1) != (seat, game.round) || game.phase != Phase::Serve {
                turn = (seat, game.round, Duration::ZERO);
            }
            turn.2 += if game.phase == Phase::Serve { took } else { Duration::ZERO };
            deal.parts[arrangement[number]].times.add(took, turn.2);
            let done = rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents);
            done.map_err(|illegal| Fault::Illegal {
                deal: index,
                bot: self.names[arrangement[number]].clone(),
                action,
                illegal,
            })?;
        }
        let winners = rules.winners(&game);
        for (seat, &contestant) in Seat::ALL.into_iter().zip(arrangement) {
            let part = &mut deal.parts[contestant];
            part.seats += 1;
            part.scores.add(rules.score(&game, seat).total());
            if winners.contains(seat) {
                part.won += WHOLE / winners.len().max(1) as u32;
            }
        }
        Ok(())
    }

    /// A fresh player for every seat. Its luck belongs to the seat, like that of the dice.
    fn bots(&self, seed: &Seed, arrangement: &[usize]) -> Vec<Box<dyn Bot + Send>> {
        let mut luck = Fast::from(seed);
        let seats = arrangement.iter().map(|&contestant| {
            let luck = u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX));
            by_name(&self.names[contestant], luck)
        });
        seats.flatten().collect()
    }
}
