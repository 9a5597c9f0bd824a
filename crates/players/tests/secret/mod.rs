//! What others have answered in secret (R9), turned round.

use engine::chance::FirstOutcome;
use engine::model::Seat;
use engine::{Answer, Game, NoEvents, Rules};

/// The same game with the secret answers of the others turned round: given where they were not,
/// and not where they were, as far as the rules allow.
pub fn turned_round(rules: &Rules, game: &Game, seat: Seat) -> Option<Game> {
    if !rules.answers_hidden(game) || rules.ask(game, seat).is_none() {
        return None;
    }
    let mut other = *game;
    for rival in game.turn_order().filter(|&rival| rival != seat) {
        let mut position = *other;
        position.answers[rival] = match game.answers[rival] {
            None => some_answer(rules, game, rival),
            Some(_) => None,
        };
        // A question with one answer answers itself (R8) and cannot be open.
        other = rules.validate(position).unwrap_or(other);
    }
    (other != *game).then_some(other)
}

/// An answer the rival can give. It is kept and not carried out while another seat is still asked.
fn some_answer(rules: &Rules, game: &Game, rival: Seat) -> Option<Answer> {
    rules.legal(game, rival).iter().rev().find_map(|action| {
        let mut then = *game;
        rules.apply(&mut then, rival, action, &mut FirstOutcome, &mut NoEvents).ok()?;
        then.answers[rival]
    })
}
