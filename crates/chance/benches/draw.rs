//! Rough time of one draw: `cargo bench -p tiefenthal-chance`.

use chance::{Fast, Seed, Seeded};
use engine::chance::{Chance, Moment, Odds, Purpose};
use engine::model::{Card, Pile, Seat};
use std::hint::black_box;
use std::time::Instant;

const DRAWS: u32 = 4_000_000;

fn main() {
    let mut pile = Pile::EMPTY;
    for (number, copies) in [(6, 3), (8, 1), (9, 1), (10, 4), (20, 2), (33, 1)] {
        pile.add(Card::new(number).expect("a card"), copies);
    }
    let seeded = Seeded::new(&Seed::derived(0, 0), &[]);
    for (name, odds) in [("die", Odds::Die), ("pile", Odds::Card(pile))] {
        println!("{name}, seeded, one after the other: {}", time(seeded.clone(), &odds, in_order));
        println!("{name}, seeded, scattered: {}", time(seeded.clone(), &odds, scattered));
        println!("{name}, fast: {}", time(Fast::new(0), &odds, in_order));
    }
}

/// The best of five, in words.
fn time<C: Chance>(mut chance: C, odds: &Odds, moment: impl Fn(u32) -> Moment) -> String {
    let run = |_| {
        let start = Instant::now();
        for index in 0..DRAWS {
            black_box(chance.draw(moment(index), black_box(odds)));
        }
        start.elapsed().as_nanos() as f64 / f64::from(DRAWS)
    };
    format!("{:.1} ns/draw", (0..5).map(run).fold(f64::INFINITY, f64::min))
}

/// Eight draws for each seat and purpose, as in play.
fn in_order(index: u32) -> Moment {
    let [round, seat] = [(index / 32) as u8, (index / 8 % 4) as u8];
    let seat = Seat::new(seat).unwrap_or(Seat::ALL[0]);
    Moment { round, seat, purpose: Purpose::OwnDie, n: (index % 8) as u16 }
}

/// Every draw for another seat.
fn scattered(index: u32) -> Moment {
    let [round, seat] = [(index / 32) as u8, (index % 4) as u8];
    let seat = Seat::new(seat).unwrap_or(Seat::ALL[0]);
    Moment { round, seat, purpose: Purpose::OwnDie, n: (index / 4 % 8) as u16 }
}
