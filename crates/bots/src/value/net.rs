//! A small net for what a weighted sum cannot say: that things are worth more, or less, together.

use crate::features::{self, COUNT, Inputs};
use chance::Fast;

/// Units of the hidden layer.
pub const HIDDEN: usize = 24;
/// The inputs of a position, the round, and the form of the game.
pub const NET_INPUTS: usize = COUNT + 1 + super::FORMS;
/// All numbers of a net.
pub const NET_SIZE: usize = (NET_INPUTS + 2) * HIDDEN;

/// The hidden layer before it is cut off at zero.
pub type Hidden = [f32; HIDDEN];

/// One hidden layer, cut off at zero, and a sum: points to be added to the linear value.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For each input its weights to the hidden units; then what each unit begins with; then what
    /// each adds to the result.
    pub rows: Vec<Hidden>,
}

/// The rows after those of the inputs.
const BIAS: usize = NET_INPUTS;
const OUT: usize = NET_INPUTS + 1;
pub(super) const ROWS: usize = NET_INPUTS + 2;

/// The inputs beside those of the position.
pub fn setting(form: usize, round: usize) -> [f32; NET_INPUTS - COUNT] {
    let mut setting = [0.0; NET_INPUTS - COUNT];
    setting[0] = round as f32 / 4.0 - 0.75;
    setting[1 + form.min(super::FORMS - 1)] = 1.0;
    setting
}

impl Net {
    /// A net that has learned nothing: its result is 0.
    pub fn fresh(seed: u64) -> Net {
        let mut luck = Fast::new(seed);
        let mut rows = vec![[0.0; HIDDEN]; ROWS];
        for row in &mut rows[..NET_INPUTS] {
            *row = row.map(|_| (luck.below(2001) as f32 / 1000.0 - 1.0) * 0.2);
        }
        Net { rows }
    }

    /// The hidden layer for a position. Sums are made input by input, in order.
    pub fn hidden(&self, inputs: &Inputs, form: usize, round: usize) -> Hidden {
        let mut hidden = self.rows[BIAS];
        for (&input, row) in inputs.iter().chain(&setting(form, round)).zip(&self.rows) {
            add(&mut hidden, input, row);
        }
        hidden
    }

    /// The result for a hidden layer.
    pub fn out(&self, hidden: &Hidden) -> f32 {
        let mut sum = 0.0;
        for (unit, weight) in hidden.iter().zip(&self.rows[OUT]) {
            sum += unit.max(0.0) * weight;
        }
        sum
    }

    /// The result if a position without a purse is given one.
    pub(super) fn out_with(&self, hidden: &Hidden, thalers: u16, beer: u16) -> f32 {
        let mut hidden = *hidden;
        for (index, input) in features::purse_inputs(thalers, beer) {
            add(&mut hidden, input, &self.rows[index]);
        }
        self.out(&hidden)
    }
}

#[inline]
fn add(hidden: &mut Hidden, input: f32, row: &Hidden) {
    if input != 0.0 {
        for (unit, weight) in hidden.iter_mut().zip(row) {
            *unit += input * weight;
        }
    }
}
