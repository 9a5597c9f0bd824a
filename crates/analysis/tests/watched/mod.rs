//! Games to look into.

use chance::{Fast, Seed};
use engine::model::{BonusAsk, Seat};
use engine::{Ask, Game, Rules, Setup};
use players::{answer_of, by_name, play};
use std::mem::{Discriminant, discriminant};

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

/// What kind of question it is; a bonus has several.
pub fn kind(ask: Ask) -> (Discriminant<Ask>, Option<Discriminant<BonusAsk>>) {
    let bonus = match ask {
        Ask::Bonus(bonus) => Some(discriminant(&bonus)),
        Ask::StartCard
        | Ask::Choose
        | Ask::FreeUpgrade
        | Ask::Entertainer(_)
        | Ask::Redraw
        | Ask::Draft
        | Ask::Plan
        | Ask::Serve
        | Ask::OnTop => None,
    };
    (discriminant(&ask), bonus)
}
