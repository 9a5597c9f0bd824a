//! The only way chance enters the engine: explicit outcomes with explicit odds.
//!
//! The engine asks and something else answers: a seeded generator, a script, or a search through
//! all outcomes. The engine has no generator.

use crate::model::{Face, Pile, Seat};
use serde::{Deserialize, Serialize};

/// Answers every random question of the game.
pub trait Chance {
    /// The outcome of one draw; it must be one of `odds.outcomes()`.
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        (**self).draw(moment, odds)
    }
}

/// Chance that always gives the first possible outcome: for steps that need no chance, and for
/// players who must not foresee what it brings.
#[derive(Clone, Copy, Debug, Default)]
pub struct FirstOutcome;

impl Chance for FirstOutcome {
    #[inline]
    fn draw(&mut self, _moment: Moment, odds: &Odds) -> u8 {
        odds.outcome(0)
    }
}

/// Notes whether another source of chance was asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watched<C> {
    chance: C,
    asked: bool,
}

impl<C> Watched<C> {
    /// Watches `chance`, which has not been asked yet.
    pub const fn new(chance: C) -> Watched<C> {
        Watched { chance, asked: false }
    }

    /// Whether a draw was asked for.
    pub const fn asked(&self) -> bool {
        self.asked
    }
}

impl<C: Chance> Chance for Watched<C> {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        self.asked = true;
        self.chance.draw(moment, odds)
    }
}

/// Which draw of the game this is: the index of its random stream.
///
/// No two draws of a game have the same moment, and no moment depends on the order in which
/// simultaneous players answered; after an undo the same moment comes again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Moment {
    /// The round, 0 before the first.
    pub round: u8,
    /// The seat it is for.
    pub seat: Seat,
    /// Its purpose.
    pub purpose: Purpose,
    /// How many draws of this purpose came before, for this seat in this round.
    pub n: u16,
}

/// What is being drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// The start player (S10); the outcome is a seat number.
    StartPlayer,
    /// A Start Card on offer (S8); the outcome is its index in the sheet.
    StartCard,
    /// A guest laid out or refilled (S3, F10); the outcome is a card number.
    Display,
    /// A card from the draw deck (B1); the outcome is a card number.
    Deck,
    /// An own die (C1, A2); the outcome is its face.
    OwnDie,
    /// A white die on the coaster (D1); the outcome is its face.
    Coaster,
}

/// The possible outcomes of a draw, and the number of equally likely ways to each.
#[derive(Clone, Copy, Debug)]
pub enum Odds {
    /// A die: 1 to 6, one way each.
    Die,
    /// A card out of a pile: its number, one way for each copy.
    Card(Pile),
    /// One of the numbers whose bits are set, one way each.
    OneOf(u16),
}

impl Odds {
    /// The number of equally likely ways; never 0.
    #[inline]
    pub fn ways(&self) -> u32 {
        match self {
            Odds::Die => 6,
            Odds::Card(pile) => pile.len(),
            Odds::OneOf(bits) => bits.count_ones(),
        }
    }

    /// The outcome of one of the ways, `way < ways()`.
    #[inline]
    pub fn outcome(&self, way: u32) -> u8 {
        match self {
            Odds::Die => way as u8 + 1,
            Odds::Card(pile) => pile.nth(way).map_or(0, |card| card.number()),
            Odds::OneOf(bits) => {
                let mut left = *bits;
                for _ in 0..way {
                    left &= left.wrapping_sub(1);
                }
                left.trailing_zeros() as u8
            }
        }
    }

    /// How many ways lead to this outcome; 0 if it is impossible.
    pub fn ways_of(&self, outcome: u8) -> u32 {
        match self {
            Odds::Die => Face::new(outcome).is_some() as u32,
            Odds::Card(pile) => {
                crate::model::Card::new(outcome).map_or(0, |card| pile.count(card) as u32)
            }
            Odds::OneOf(bits) => (outcome < 16 && bits >> outcome & 1 == 1) as u32,
        }
    }

    /// Every possible outcome, in ascending order, with its number of ways.
    pub fn outcomes(&self) -> impl Iterator<Item = (u8, u32)> + '_ {
        (0..64).map(|outcome| (outcome, self.ways_of(outcome))).filter(|&(_, ways)| ways > 0)
    }
}
