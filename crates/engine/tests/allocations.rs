//! A playout allocates nothing: a game is plain data and lists live on the stack. The only test of
//! its program, as others would allocate beside it.

use engine::chance::{Chance, Moment, Odds};
use engine::{ActionList, NoEvents, Rules, Setup};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

struct Random(u64);

impl Random {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((self.0 >> 32) * n as u64 >> 32) as u32
    }
}

impl Chance for Random {
    fn draw(&mut self, _moment: Moment, odds: &Odds) -> u8 {
        let way = self.below(odds.ways());
        odds.outcome(way)
    }
}

#[test]
fn a_playout_allocates_nothing() {
    let rules = Rules::standard();
    let mut random = Random(7);
    let mut list = ActionList::new();
    for (players, level) in [(2, 1), (4, 5)] {
        let region = Region::new(ALLOCATOR);
        let setup = Setup::new(players, level);
        let mut game = rules.begin(&setup, &mut random, &mut NoEvents).expect("a set-up");
        for _ in 0..3000 {
            let Some(seat) = rules.to_act(&game).first() else { break };
            rules.legal_into(&game, seat, &mut list);
            let action = list[random.below(list.len() as u32) as usize];
            rules.apply(&mut game, seat, &action, &mut random, &mut NoEvents).expect("listed");
        }
        let total: u16 = game.turn_order().map(|seat| rules.score(&game, seat).total()).sum();
        let change = region.change();
        assert_eq!(change.allocations + change.reallocations, 0, "after {total} points");
    }
}
