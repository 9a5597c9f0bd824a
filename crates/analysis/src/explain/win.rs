//! The chance to win, from what everybody can expect.
//!
//! The chances of all seats are in the ratio of `exp(points / spread)`: with two players a logistic
//! function of the expected margin. The spread is large while much is still to come. Its
//! components were measured for every form of the game with games of `strong` against itself (`cargo
//! run --release -p tiefenthal-lab --example calibrate`, which also checks it with other games; `docs/bots.md`
//! has the figures).

use engine::model::{BySeat, Seat};
use engine::{Form, Game, Phase, ROUNDS};
use players::value::{FORMS, form_index};

/// What makes expected points uncertain, as squares of spreads that add up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spreads {
    /// While this evening's dice are to be drafted or laid.
    pub dealt: f32,
    /// While this evening's guests and dice are not known.
    pub unknown: f32,
    /// While evenings are to come after this one: how far the learned value may be off.
    pub later: f32,
    /// For each evening after this one.
    pub each: f32,
}

/// Measured by form.
pub const SPREADS: [Spreads; FORMS] = [
    Spreads { dealt: 0.1, unknown: 58.7, later: 51.1, each: 19.3 },
    Spreads { dealt: 10.1, unknown: 50.3, later: 35.2, each: 12.6 },
    Spreads { dealt: 114.9, unknown: 236.4, later: 48.4, each: 76.8 },
    Spreads { dealt: 425.0, unknown: 609.5, later: 178.7, each: 94.1 },
];

/// What remains in the last serving turns: others may take something first.
const LEAST: f32 = 0.25;

impl Spreads {
    /// How uncertain the expected points of everybody are in a position.
    pub fn at(&self, game: &Game) -> f32 {
        let after = ROUNDS.saturating_sub(game.round.max(1)) as f32;
        let tonight = match game.phase {
            Phase::StartCards | Phase::Evening | Phase::Arrival => self.unknown,
            Phase::Draft | Phase::Plan => self.dealt,
            Phase::Serve | Phase::Closing | Phase::Over => 0.0,
        };
        let later = if after > 0.0 { self.later + self.each * after } else { 0.0 };
        (LEAST + tonight + later).sqrt()
    }
}

/// Everybody's chance to win, by the expected final points; together 1.
pub fn win_chances(points: &BySeat<f32>, game: &Game) -> BySeat<f32> {
    let spreads = SPREADS[form_index(&game.form) % FORMS];
    shares(points, &game.form, spreads.at(game))
}

/// The chances with a given spread.
pub fn shares(points: &BySeat<f32>, form: &Form, spread: f32) -> BySeat<f32> {
    let seats = || Seat::ALL.into_iter().take(form.players as usize);
    let most = seats().map(|seat| points[seat]).fold(f32::MIN, f32::max);
    let weight = |seat: Seat| ((points[seat] - most) / spread.max(0.01)).exp();
    let sum: f32 = seats().map(weight).sum();
    BySeat::from_fn(|seat| if seat.number() < form.players { weight(seat) / sum } else { 0.0 })
}

/// The points of the seat's best rival.
pub(crate) fn best_rival(points: &BySeat<f32>, game: &Game, seat: Seat) -> f32 {
    let rivals = game.turn_order().filter(|&other| other != seat);
    rivals.map(|other| points[other]).fold(f32::MIN, f32::max)
}

/// By how much the seat leads its best rival.
pub fn lead(points: &BySeat<f32>, game: &Game, seat: Seat) -> f32 {
    points[seat] - best_rival(points, game, seat)
}
