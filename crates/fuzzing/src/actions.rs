//! A game driven by bytes: legal steps, nonsense and undo in any order.

use crate::rules;
use arbitrary::{Arbitrary, Unstructured};
use engine::chance::{Chance, Moment, Odds};
use engine::model::Seat;
use engine::{Action, Event, Level, Position, Rules, Setup, Timeline};
use std::sync::{Arc, OnceLock};

/// Plays a game: the first bytes set it up, each further group is one step. Refused actions leave
/// no trace, and the events rebuild the state.
pub fn actions(data: &[u8]) {
    let mut bytes = Bytes { data, seed: data.len() as u64 };
    let setup = Setup {
        players: 2 + bytes.below(3),
        level: Level::ALL[bytes.below(5) as usize],
        start_player: Seat::new(bytes.below(2)),
        late_refill: bytes.below(2) == 1,
    };
    let mut replayed = rules().lay_out(&setup).expect("a legal set-up");
    let (mut timeline, events) =
        Timeline::begin(shared_rules(), &setup, &mut bytes).expect("a legal set-up");
    evolve(&mut replayed, &events);
    while !bytes.data.is_empty() && !timeline.game().is_over() {
        let seat = Seat::ALL[bytes.below(4) as usize];
        if bytes.below(16) == 0 {
            let can = timeline.can_undo(seat);
            assert_eq!(timeline.undo(seat).is_ok(), can);
            replayed = **timeline.game();
            continue;
        }
        let legal = rules().legal(timeline.game(), seat);
        let action = match legal.len() {
            1.. if bytes.below(4) > 0 => legal[bytes.below(legal.len() as u8) as usize],
            _ => bytes.action(),
        };
        let before = *timeline.game();
        match timeline.act(seat, &action, &mut bytes) {
            Ok(events) => {
                let listed = legal.contains(&action);
                assert!(listed || matches!(action, Action::Plan(_)), "{action:?} is not listed");
                evolve(&mut replayed, &events);
                assert_eq!(**timeline.game(), replayed, "{action:?} replays differently");
                rules().validate(**timeline.game()).expect("a sound state");
            }
            Err(refusal) => {
                assert!(!legal.contains(&action), "{action:?} is listed but refused: {refusal}");
                assert_eq!(*timeline.game(), before, "{action:?} left a trace");
            }
        }
    }
}

fn shared_rules() -> Arc<Rules> {
    static RULES: OnceLock<Arc<Rules>> = OnceLock::new();
    RULES.get_or_init(|| Arc::new(rules().clone())).clone()
}

fn evolve(position: &mut Position, events: &[Event]) {
    for event in events {
        position.evolve(event);
    }
}

/// Numbers out of the fuzzer's bytes; chance goes on from a simple generator when they run out.
struct Bytes<'a> {
    data: &'a [u8],
    seed: u64,
}

impl Bytes<'_> {
    fn below(&mut self, n: u8) -> u8 {
        match self.data.split_first() {
            Some((&first, rest)) => {
                self.data = rest;
                self.seed = self.seed.rotate_left(8) ^ first as u64;
                first % n
            }
            None => 0,
        }
    }

    /// Any action at all; what is missing of its bytes counts as 0.
    fn action(&mut self) -> Action {
        let mut bytes = Unstructured::new(self.data);
        let action = Action::arbitrary(&mut bytes).unwrap_or(Action::Ready);
        self.data = bytes.take_rest();
        action
    }
}

impl Chance for Bytes<'_> {
    fn draw(&mut self, _moment: Moment, odds: &Odds) -> u8 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        odds.outcome(((self.seed >> 33) % odds.ways() as u64) as u32)
    }
}
