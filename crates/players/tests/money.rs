//! The business player keeps to the rules, to its strength, and plays differently from greedy.

use chance::{Fast, Seed};
use engine::model::Seat;
use engine::{NoEvents, Rules, Setup};
use players::{Bot, Greedy, Money, choose, play};

fn money(players: u8) -> Vec<Box<dyn Bot>> {
    (0..players).map(|_| -> Box<dyn Bot> { Box::new(Money::new()) }).collect()
}

#[test]
fn it_answers_what_is_allowed_in_every_kind_of_game() {
    let rules = Rules::standard();
    for players in 2..=4 {
        for level in 1..=5 {
            let mut chance = Fast::from(&Seed::derived(51, level.into()));
            let setup = Setup::new(players, level);
            let mut game = rules.begin(&setup, &mut chance, &mut NoEvents).expect("a set-up");
            let mut bot = Money::new();
            let mut steps = 0;
            while let Some(seat) = rules.next_to_act(&game) {
                let action = choose(&mut bot, &rules, &game, seat);
                let done = rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents);
                assert_eq!(done, Ok(()), "{action:?}");
                steps += 1;
            }
            assert!(game.is_over() && steps < 300 * players as u32, "{steps} steps");
        }
    }
}

#[test]
fn self_play_is_as_strong_as_it_was() {
    // Measured: 92, 115 and 160 points; the mean of 40 games hardly ever lies 6 below.
    let rules = Rules::standard();
    for (level, least) in [(1, 85.0), (3, 108.0), (5, 150.0)] {
        let mut sum = 0;
        for index in 0..40 {
            let mut chance = Fast::from(&Seed::derived(52, index));
            let game = play(&rules, &Setup::new(2, level), &mut money(2), &mut chance);
            let game = game.expect("a game");
            let seats = &Seat::ALL[..2];
            sum += seats.iter().map(|&s| u64::from(rules.score(&game, s).total())).sum::<u64>();
        }
        let mean = sum as f64 / 80.0;
        assert!(mean >= least, "level {level}: {mean:.1} points");
    }
}

#[test]
fn it_builds_where_greedy_counts_points() {
    // Asked in the same positions, the two must often want something else.
    let rules = Rules::standard();
    let mut chance = Fast::from(&Seed::derived(53, 1));
    let mut game = rules.begin(&Setup::new(2, 3), &mut chance, &mut NoEvents).expect("a set-up");
    let (mut other, mut all) = (0, 0);
    while let Some(seat) = rules.next_to_act(&game) {
        let action = choose(&mut Money::new(), &rules, &game, seat);
        other += u32::from(choose(&mut Greedy::new(), &rules, &game, seat) != action);
        all += 1;
        let done = rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents);
        assert_eq!(done, Ok(()));
    }
    assert!(other * 20 > all, "{other} of {all} decisions differ");
}
