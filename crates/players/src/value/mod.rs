//! The worth of a position: the expected final points of a seat.
//!
//! The value of a position after a serving turn is the current score plus a weighted sum of the
//! [inputs](crate::features) for what is still to come, with separate weights for every form of the
//! game and every round. After the last round it is the score itself.
//!
//! Sums use a fixed order of single-precision operations, so every processor gets the same result.

mod file;

pub use file::ValueError;

use crate::features::{self, COUNT, Faces, Inputs};
use chance::Fast;
use engine::model::{Area, Pile, Seat};
use engine::{Form, Game, ROUNDS, ReputationSide, Rules, TrackSide};

/// The forms of the game with separate weights.
pub const FORMS: usize = 4;
/// Rounds that another one follows.
pub const VALUED_ROUNDS: usize = ROUNDS as usize - 1;

/// The learned weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    /// The version of the rules they were learned with.
    pub rules_version: u32,
    /// The hash of the sheet they were learned with.
    pub sheet: [u8; 32],
    /// By form and round.
    pub sets: [[Inputs; VALUED_ROUNDS]; FORMS],
}

/// Which weights a form of the game uses.
pub fn form_index(form: &Form) -> usize {
    match (form.track, form.reputation) {
        (_, Some(ReputationSide::Signatures)) => 3,
        (_, Some(ReputationSide::Plain)) => 2,
        (TrackSide::Winter, None) => 1,
        (TrackSide::Summer, None) => 0,
    }
}

impl Value {
    /// No knowledge: the future is worth nothing.
    pub fn blank(rules: &Rules) -> Value {
        Value {
            rules_version: engine::RULES_VERSION,
            sheet: rules.sheet().hash,
            sets: [[[0.0; COUNT]; VALUED_ROUNDS]; FORMS],
        }
    }

    /// Whether the weights were learned with these rules and this sheet.
    pub fn trained_for(&self, rules: &Rules) -> bool {
        self.rules_version == engine::RULES_VERSION && self.sheet == rules.sheet().hash
    }

    /// The same with random noise of up to this fraction on every weight.
    pub fn doubted(&self, share: f32, luck: u64) -> Value {
        let mut luck = Fast::new(luck);
        let mut value = self.clone();
        for weight in value.sets.iter_mut().flatten().flatten() {
            *weight *= 1.0 + share * (luck.below(2001) as f32 / 1000.0 - 1.0);
        }
        value
    }
}

/// Eight sums side by side, then their sum in order: quick, and the same everywhere.
#[inline]
fn dot(weights: &Inputs, inputs: &Inputs) -> f32 {
    let mut lanes = [0.0f32; 8];
    let (heads, tail) = weights.as_chunks::<8>();
    let (input_heads, input_tail) = inputs.as_chunks::<8>();
    for (weights, inputs) in heads.iter().zip(input_heads) {
        for lane in 0..8 {
            lanes[lane] += weights[lane] * inputs[lane];
        }
    }
    let mut sum = 0.0;
    for lane in lanes {
        sum += lane;
    }
    for (weight, input) in tail.iter().zip(input_tail) {
        sum += weight * input;
    }
    sum
}

/// A position judged without its purse.
#[derive(Clone, Copy, Debug)]
pub struct Prospect<'a> {
    now: f32,
    /// `None` after the last round.
    rest: Option<Rest<'a>>,
    caps: (u16, u16),
}

/// What is to come, without a purse.
#[derive(Clone, Copy, Debug)]
struct Rest<'a> {
    weights: &'a Inputs,
    sum: f32,
}

impl Prospect<'_> {
    /// The expected final points with this purse at the end of the turn.
    pub fn with(&self, thalers: u16, beer: u16) -> f32 {
        let (thalers, beer) = (thalers.min(self.caps.0), beer.min(self.caps.1));
        match &self.rest {
            None => self.now + TIE * (thalers + beer) as f32,
            Some(Rest { weights, sum }) => {
                self.now + sum + features::purse_sum(weights, thalers, beer)
            }
        }
    }
}

/// A value with the rules of one game, ready to judge positions.
#[derive(Clone, Debug)]
pub struct Judge<'a> {
    /// The rules.
    pub rules: &'a Rules,
    value: &'a Value,
    faces: Faces,
}

/// The worth of a stored Thaler or beer at the end of the game, which breaks ties (Z2).
const TIE: f32 = 0.01;

impl<'a> Judge<'a> {
    /// Judges by this value.
    pub fn new(rules: &'a Rules, value: &'a Value) -> Judge<'a> {
        Judge { rules, value, faces: Faces::new(rules) }
    }

    /// The expected final points of the seat if its serving turn ended now.
    pub fn worth(&self, game: &Game, seat: Seat) -> f32 {
        let tavern = game.tavern(seat);
        self.prospect(game, seat).with(tavern.thalers, tavern.beer)
    }

    /// The position without its purse, to be judged with several.
    pub fn prospect(&self, game: &Game, seat: Seat) -> Prospect<'_> {
        let tavern = game.tavern(seat);
        let cap = |area| self.rules.area_value(tavern, area) as u16;
        let owned = self.rules.owned(game, seat);
        let rest = if game.round >= ROUNDS {
            None
        } else {
            let round = (game.round.max(1) as usize - 1).min(VALUED_ROUNDS - 1);
            let weights = &self.value.sets[form_index(&game.form)][round];
            let mut inputs = features::inputs_with(self.rules, &self.faces, game, seat, &owned);
            features::set_purse(&mut inputs, 0, 0);
            Some(Rest { weights, sum: dot(weights, &inputs) })
        };
        Prospect {
            now: self.points_with(game, seat, &owned),
            rest,
            caps: (cap(Area::Safe), cap(Area::Storage)),
        }
    }

    /// The weight of each input in this round; `None` after the last, where only points count.
    pub fn weights(&self, game: &Game) -> Option<&Inputs> {
        let round = (game.round.max(1) as usize - 1).min(VALUED_ROUNDS - 1);
        (game.round < ROUNDS).then(|| &self.value.sets[form_index(&game.form)][round])
    }

    /// What the seat would score if its turn ended now.
    pub fn points_now(&self, game: &Game, seat: Seat) -> f32 {
        self.points_with(game, seat, &self.rules.owned(game, seat))
    }

    fn points_with(&self, game: &Game, seat: Seat, owned: &Pile) -> f32 {
        let tavern = game.tavern(seat);
        let above = tavern.schnapps - self.rules.kept(tavern).schnapps;
        self.rules.score_of(owned, game, seat).total() as f32 - above as f32
    }

    /// The inputs of a position.
    pub fn inputs(&self, game: &Game, seat: Seat) -> Inputs {
        features::inputs(self.rules, &self.faces, game, seat)
    }
}
