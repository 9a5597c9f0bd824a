//! What others have answered in secret (R9), turned round.

use engine::model::{Seat, Side};
use engine::{Answer, Ask, Game, Phase, Rules};

/// A secret answer that the question of this moment allows.
fn other_answer(rules: &Rules, game: &Game, seat: Seat) -> Option<Answer> {
    if !rules.answers_hidden(game) {
        return None;
    }
    match (game.phase, rules.ask(game, seat)?) {
        (Phase::StartCards, Ask::StartCard) => {
            Some(Answer::StartCard(game.offered.trailing_zeros() as u8))
        }
        (Phase::Evening, Ask::Choose | Ask::Entertainer(_)) => Some(Answer::Side(Side::Second)),
        (Phase::Evening, Ask::FreeUpgrade) => Some(Answer::Nothing),
        (Phase::Plan, Ask::Plan) => Some(Answer::Ready),
        (Phase::Closing, Ask::OnTop) => Some(Answer::Nothing),
        _ => None,
    }
}

/// The same game with the secret answers of all others turned round: given where they were not,
/// and not where they were.
pub fn turned_round(rules: &Rules, game: &Game, seat: Seat) -> Option<Game> {
    let answer = other_answer(rules, game, seat)?;
    let mut other = **game;
    for rival in game.turn_order().filter(|&rival| rival != seat) {
        other.answers[rival] = match game.answers[rival] {
            None => Some(answer),
            Some(_) => None,
        };
    }
    Some(rules.validate(other).expect("answers that can be given"))
}
