//! The chance to win, from what everybody can expect.
//!
//! The chances of all seats are in the ratio of `exp(points / spread)`: with two players a logistic
//! function of the expected margin. The spread is large while much is still to come. Its square
//! grows with the evenings to come; both numbers were measured for every form of the game with
//! games of `strong` against itself (`cargo run --release -p bots --example calibrate`, which also
//! checks them with other games; `docs/bots.md` has the figures).

use crate::value::{FORMS, form_index};
use engine::model::{BySeat, Seat};
use engine::{Form, Game, Phase, ROUNDS};

/// The square of the spread by form: at the end, and for each evening to come.
const SPREADS: [(f32, f32); FORMS] = [(4.0, 8.0), (4.0, 8.0), (4.0, 8.0), (4.0, 8.0)];

/// How uncertain the expected points of everybody are.
pub fn spread(game: &Game) -> f32 {
    let (end, each) = SPREADS[form_index(&game.form) % FORMS];
    (end + each * evenings_left(game)).sqrt()
}

/// Evenings that are still to come, this one by how much of it is.
pub fn evenings_left(game: &Game) -> f32 {
    let after = ROUNDS.saturating_sub(game.round.max(1)) as f32;
    let tonight = match game.phase {
        Phase::StartCards | Phase::Evening => 1.0,
        Phase::Arrival => 0.8,
        Phase::Draft => 0.5,
        Phase::Plan => 0.3,
        Phase::Serve => 0.15,
        Phase::Closing | Phase::Over => 0.0,
    };
    after + tonight
}

/// Everybody's chance to win, by the expected final points; together 1.
pub fn win_chances(points: &BySeat<f32>, game: &Game) -> BySeat<f32> {
    shares(points, &game.form, spread(game))
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
