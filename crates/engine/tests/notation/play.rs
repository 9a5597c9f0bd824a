//! Random games.

use crate::dice::Dice;
use engine::model::Seat;
use engine::{Action, Game, NoEvents, Rules, Setup};
use std::sync::OnceLock;

/// The rules of the standard sheet.
pub fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(Rules::first_release)
}

/// Plays a whole game at random and shows every position it rests in, the last one included.
pub fn play(setup: &Setup, seed: u64, see: impl FnMut(&Game)) {
    play_by(rules(), setup, seed, see);
}

/// The same by other rules.
pub fn play_by(rules: &Rules, setup: &Setup, seed: u64, mut see: impl FnMut(&Game)) {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut game = rules.begin(setup, &mut dice, &mut NoEvents).expect("a legal set-up");
    let mut moves = 0;
    see(&game);
    while !game.is_over() {
        let asked: Vec<Seat> = rules.to_act(&game).into_iter().collect();
        let seat = asked[dice.below(asked.len())];
        let legal = rules.legal(&game, seat);
        let mut action = legal[dice.below(legal.len())];
        // Dice are moved to and fro and turns closed only now and then: games shall end, but late.
        for _ in 0..20 {
            let again = matches!(
                action,
                Action::Lift { .. }
                    | Action::Place { from: Some(_), .. }
                    | Action::Close
                    | Action::Ready
            );
            if !again {
                break;
            }
            action = legal[dice.below(legal.len())];
        }
        moves += 1;
        assert!(moves < 20_000, "the game does not end");
        let refusal = rules.apply(&mut game, seat, &action, &mut dice, &mut NoEvents);
        assert_eq!(refusal, Ok(()), "{action:?}");
        see(&game);
    }
}
