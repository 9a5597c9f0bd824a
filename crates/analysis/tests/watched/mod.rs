//! Games to look into.

use chance::{Fast, Seed};
use engine::model::Seat;
use engine::{Game, Rules, Setup};
use players::{answer_of, by_name, play};

/// Plays a game of these players and shows every question before it is answered.
pub fn watched(name: &str, setup: &Setup, seed: &Seed, mut look: impl FnMut(&Rules, &Game, Seat)) {
    let rules = Rules::first_release();
    let mut luck = Fast::from(seed);
    let mut bots: Vec<_> =
        (0..setup.players).map(|seat| by_name(name, seat.into()).expect("a player")).collect();
    let played = play(&rules, setup, &mut luck, |game, seat| {
        look(&rules, game, seat);
        answer_of(&mut bots, &rules, game, seat)
    });
    played.expect("a game");
}
