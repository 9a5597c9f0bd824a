//! A small net for what a weighted sum cannot say: that things are worth more, or less, together.
//!
//! Two hidden layers, each cut off at zero, and a sum: points to be added to the weighted sum. Sums
//! are made input by input, in order.

use super::VALUED_ROUNDS;
use crate::features::{self, COUNT, Inputs};

/// Units of the first hidden layer.
pub const HIDDEN: usize = 32;
/// Units of the second hidden layer.
pub const INNER: usize = 16;
/// The inputs of a position, and which round it is.
pub const NET_INPUTS: usize = COUNT + VALUED_ROUNDS;

/// The first hidden layer before it is cut off at zero.
pub type Hidden = [f32; HIDDEN];

/// What is learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For each input its weights to the first layer; last, what each unit begins with.
    pub rows: Vec<Hidden>,
    /// For each unit of the first layer its weights to the second; last, what each unit begins with.
    pub inner: Vec<[f32; INNER]>,
    /// What each unit of the second layer adds to the result.
    pub out: [f32; INNER],
    /// What the result begins with.
    pub start: f32,
}

impl Net {
    /// A net whose result is always 0.
    pub fn blank() -> Net {
        Net {
            rows: vec![[0.0; HIDDEN]; NET_INPUTS + 1],
            inner: vec![[0.0; INNER]; HIDDEN + 1],
            out: [0.0; INNER],
            start: 0.0,
        }
    }

    /// The first layer for a position after a round (from 0).
    pub fn hidden(&self, inputs: &Inputs, round: usize) -> Hidden {
        let mut hidden = self.rows[NET_INPUTS];
        for (&input, row) in inputs.iter().zip(&self.rows) {
            add(&mut hidden, input, row);
        }
        add(&mut hidden, 1.0, &self.rows[COUNT + round.min(VALUED_ROUNDS - 1)]);
        hidden
    }

    /// The second layer for a first one, not yet cut off.
    pub fn inner(&self, hidden: &Hidden) -> [f32; INNER] {
        let mut inner = self.inner[HIDDEN];
        for (&unit, row) in hidden.iter().zip(&self.inner) {
            add(&mut inner, unit.max(0.0), row);
        }
        inner
    }

    /// The result for a first layer.
    pub fn result(&self, hidden: &Hidden) -> f32 {
        let mut sum = self.start;
        for (unit, weight) in self.inner(hidden).iter().zip(&self.out) {
            sum += unit.max(0.0) * weight;
        }
        sum
    }

    /// The result if a position without a purse is given one.
    pub(super) fn result_with(&self, hidden: &Hidden, thalers: u16, beer: u16) -> f32 {
        let mut hidden = *hidden;
        for (index, input) in features::purse_inputs(thalers, beer) {
            add(&mut hidden, input, &self.rows[index]);
        }
        self.result(&hidden)
    }
}

#[inline]
fn add<const N: usize>(sums: &mut [f32; N], input: f32, row: &[f32; N]) {
    if input != 0.0 {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum += input * weight;
        }
    }
}
