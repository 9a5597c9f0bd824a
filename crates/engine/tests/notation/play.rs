//! Random games with a small generator of their own.

use engine::chance::{Chance, Moment, Odds};
use engine::model::Seat;
use engine::{Action, Game, NoEvents, Rules, Setup};
use std::sync::OnceLock;

/// The rules of the standard sheet.
pub fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(Rules::standard)
}

/// xorshift64: enough to wander through games, the same on every machine.
#[derive(Clone, Copy)]
pub struct Wander(pub u64);

impl Wander {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) as usize * n) >> 32
    }
}

impl Chance for Wander {
    fn draw(&mut self, _moment: Moment, odds: &Odds) -> u8 {
        let way = self.below(odds.ways() as usize);
        odds.outcome(way as u32)
    }
}

/// Plays a whole game at random and shows every position it rests in, the last one included.
pub fn play(setup: &Setup, seed: u64, mut see: impl FnMut(&Game)) {
    let mut wander = Wander(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut game = rules().begin(setup, &mut wander, &mut NoEvents).expect("a legal set-up");
    let mut moves = 0;
    see(&game);
    while !game.is_over() {
        let asked: Vec<Seat> = rules().to_act(&game).into_iter().collect();
        let seat = asked[wander.below(asked.len())];
        let legal = rules().legal(&game, seat);
        let mut action = legal[wander.below(legal.len())];
        // Dice are moved to and fro only now and then, or a game would not end.
        for _ in 0..20 {
            if !matches!(action, Action::Lift { .. } | Action::Place { from: Some(_), .. }) {
                break;
            }
            action = legal[wander.below(legal.len())];
        }
        moves += 1;
        assert!(moves < 20_000, "the game does not end");
        let refusal = rules().apply(&mut game, seat, &action, &mut wander, &mut NoEvents);
        assert_eq!(refusal, Ok(()), "{action:?}");
        see(&game);
    }
}
