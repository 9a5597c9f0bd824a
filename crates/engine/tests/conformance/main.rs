//! What must hold after every step of every game, whoever plays and whatever is drawn: random
//! games of all 15 kinds (level × players). `TIEFENTHAL_GAMES=n` plays n games of each kind.

mod checks;
mod citations;
#[path = "../dice/mod.rs"]
mod dice;
mod play;

use play::{Play, kinds};
use std::collections::BTreeSet;

/// Games of each kind, unless the environment asks for another number.
fn games() -> u64 {
    std::env::var("TIEFENTHAL_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(4)
}

#[test]
fn every_step_of_random_games_conforms() {
    let mut report = String::new();
    for (players, level) in kinds() {
        let (mut steps, mut best) = (0, 0);
        for seed in 0..games() {
            let mut play = Play::new(players, level, seed);
            while !play.game.is_over() {
                checks::resting(&play);
                checks::lists(&play);
                play.random_step();
                checks::conserved(&play);
                checks::dice(&play);
                checks::tables(&play);
                checks::purses(&play);
                checks::events(&play);
                checks::copies(&play);
            }
            checks::ended(&play);
            steps += play.steps;
            best = best.max(play.best_score());
        }
        report += &format!("{players} players, level {level}: {steps} steps, best {best}\n");
    }
    println!("{report}");
}

#[test]
fn every_listed_action_is_accepted_and_no_other() {
    for (players, level) in kinds() {
        for seed in 0..games().div_ceil(3) {
            let mut play = Play::new(players, level, 1000 + seed);
            while !play.game.is_over() {
                checks::listed_are_accepted(&play);
                checks::others_are_refused(&mut play);
                play.random_step();
            }
        }
    }
}

#[test]
fn every_event_cites_a_rule_that_speaks_of_it() {
    let sentences = citations::sentences();
    let mut seen = BTreeSet::new();
    for (players, level) in kinds() {
        for seed in 0..games() {
            let mut play = Play::new(players, level, 5000 + seed);
            while !play.game.is_over() {
                let begun = play.game.phase;
                play.random_step();
                citations::check(&play, begun, &sentences, &mut seen);
            }
        }
    }
    let by_several_rules = [
        ("ThalersGained", &["F3", "F15", "F16"][..]),
        ("BeerGained", &["F3", "F16", "S8"]),
        ("SchnappsTaken", &["A6", "F15", "S8"]),
        ("Upgraded", &["S8", "A3", "F7"]),
        ("GuestGained", &["A4", "F10"]),
        ("GuestRemoved", &["F14", "F16"]),
        ("OwnDieRolled", &["A2", "C1"]),
        ("CounterGuestLeft", &["B4", "F12"]),
    ];
    for (event, rules) in by_several_rules {
        for rule in rules {
            assert!(seen.contains(&(event.to_owned(), *rule)), "{event} never cited {rule}");
        }
    }
}

#[test]
fn simultaneous_answers_commute() {
    let mut pairs = 0;
    for (players, level) in kinds() {
        for seed in 0..games() {
            let mut play = Play::new(players, level, 2000 + seed);
            while !play.game.is_over() {
                pairs += checks::commute(&mut play);
                play.random_step();
            }
        }
    }
    assert!(pairs > 1000, "only {pairs} pairs of simultaneous answers were met");
}

#[test]
fn undo_restores_and_chance_repeats() {
    let mut undone = 0;
    for (players, level) in kinds() {
        for seed in 0..games() {
            undone += checks::undo(players, level, 3000 + seed);
        }
    }
    assert!(undone > 1000, "only {undone} steps were undone");
}

#[test]
fn late_refill_shows_nothing_before_the_turn_closes() {
    for players in 2..=4 {
        for seed in 0..games() {
            let mut play = Play::with_late_refill(players, 5, 4000 + seed);
            while !play.game.is_over() {
                play.random_step();
                checks::conserved(&play);
                checks::no_reveal_within_a_turn(&play);
            }
        }
    }
}

#[test]
fn a_game_fits_a_kilobyte() {
    let bytes = size_of::<engine::Game>();
    assert!(bytes <= 1024, "{bytes} bytes");
}
