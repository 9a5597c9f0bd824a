//! A playout allocates nothing: a game is plain data and lists live on the stack. A program of its own without the
//! test harness, whose threads would allocate beside it.

mod dice;

use dice::Dice;
use engine::{ActionList, NoEvents, Rules, Setup};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() {
    a_playout_allocates_nothing();
    println!("a playout allocates nothing: ok");
}

fn a_playout_allocates_nothing() {
    let rules = Rules::standard();
    let mut dice = Dice(7);
    let mut list = ActionList::new();
    for (players, level) in [(2, 1), (4, 5)] {
        let region = Region::new(ALLOCATOR);
        let setup = Setup::new(players, level);
        let mut game = rules.begin(&setup, &mut dice, &mut NoEvents).expect("a set-up");
        for _ in 0..3000 {
            let Some(seat) = rules.to_act(&game).first() else { break };
            rules.legal_into(&game, seat, &mut list);
            let action = list[dice.below(list.len())];
            rules.apply(&mut game, seat, &action, &mut dice, &mut NoEvents).expect("listed");
        }
        let total: u16 = game.turn_order().map(|seat| rules.score(&game, seat).total()).sum();
        let change = region.change();
        assert_eq!(change.allocations + change.reallocations, 0, "after {total} points");
    }
}
