//! A game that waits for a decision or is over, and the plain data it consists of.

mod position;
mod serving;

pub use position::{
    Answer, DisplayPlace, Form, Phase, Position, ReputationSide, Supply, TrackSide,
};
pub use serving::{Gift, Serving, StepList, Yields};

use crate::model::Seat;
use core::ops::Deref;
use serde::Serialize;

/// A game at rest: a [`Position`] that the rules have reached or
/// [validated](crate::Rules::validate), so nothing that follows from it can fail.
///
/// Anybody may read its position; only the rules change it. Games that players only imagine come
/// from [`what_if`](crate::what_if).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Game(Position);

impl Game {
    /// Trusts that a position is a game. The caller has validated it, continues until it rests, or
    /// drops it.
    #[inline(always)]
    pub(crate) const fn trust(position: Position) -> Game {
        Game(position)
    }

    /// The position, for the rules or somebody's imagination to change.
    #[inline(always)]
    pub(crate) const fn position_mut(&mut self) -> &mut Position {
        &mut self.0
    }

    /// The game before these seats answered the question of this phase.
    pub(crate) fn without_answers(&self, of: impl Fn(Seat) -> bool) -> Game {
        let mut before = *self;
        for seat in Seat::ALL.into_iter().filter(|&seat| of(seat)) {
            before.0.answers[seat] = None;
        }
        before
    }

    /// What lies on the table.
    #[inline(always)]
    pub const fn position(&self) -> &Position {
        &self.0
    }
}

impl Deref for Game {
    type Target = Position;

    #[inline(always)]
    fn deref(&self) -> &Position {
        &self.0
    }
}

impl core::fmt::Debug for Game {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt(f)
    }
}
