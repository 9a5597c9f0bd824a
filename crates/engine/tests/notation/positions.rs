//! Positions as text.

use crate::notation::play::{play, rules};
use engine::notation::{read_action, read_position, write_action, write_position};
use engine::{Game, Phase, Setup};

fn reads_back(game: &Game) {
    let text = write_position(game);
    assert!(!text.contains('\n'));
    match read_position(rules(), &text) {
        Ok(back) => assert_eq!(back, *game, "{text}"),
        Err(refusal) => panic!("{refusal}\n{text}"),
    }
    for seat in rules().to_act(game) {
        for action in rules().legal(game, seat) {
            assert_eq!(read_action(&write_action(&action)), Ok(action));
        }
    }
}

#[test]
fn every_position_of_random_games_is_sound_and_reads_back() {
    let mut positions = 0;
    for (players, level) in [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 5)] {
        for seed in 0..3 {
            for late_refill in [false, true] {
                let setup = Setup { late_refill, ..Setup::new(players, level) };
                let number = seed * 100 + players as u64 * 10 + level as u64;
                play(&setup, number, |game| {
                    reads_back(game);
                    positions += 1;
                });
            }
        }
    }
    assert!(positions > 10_000, "{positions}");
}

#[test]
fn capital_letters_blanks_and_order_do_not_matter() {
    play(&Setup::new(3, 5), 7, |game| {
        let text = write_position(game).to_uppercase().replace(' ', " \t ");
        assert_eq!(read_position(rules(), &text).as_ref(), Ok(game));
        let parts = write_position(game);
        let turned: Vec<String> = parts
            .split(" / ")
            .map(|part| part.split(' ').rev().collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(read_position(rules(), &turned.join(" / ")).as_ref(), Ok(game));
    });
}

#[test]
fn every_phase_question_and_field_comes_up() {
    let mut text = String::new();
    let mut phases = std::collections::BTreeSet::new();
    for (players, level) in [(4, 1), (4, 2), (2, 4), (4, 5)] {
        for seed in 0..6 {
            let setup = Setup { late_refill: seed == 0, ..Setup::new(players, level) };
            play(&setup, seed, |game| {
                text.push_str(&write_position(game));
                text.push(' ');
                phases.insert(game.phase);
            });
        }
    }
    assert_eq!(phases.len(), 8, "{phases:?}");
    assert!(phases.contains(&Phase::StartCards));
    for field in [
        "phase",
        "round",
        "form",
        "start",
        "active",
        "refills",
        "offered",
        "settled",
        "owed",
        "steps",
        "assessed",
        "yields",
        "bought",
        "recruited",
        "bards",
        "refill",
        "supply",
        "schnapps",
        "signatures",
        "counter",
        "display",
        "answer",
        "deck",
        "top",
        "discard",
        "draws",
        "tables",
        "lying",
        "dice",
        "coaster",
        "washes",
        "spent",
        "thalers",
        "beer",
        "up",
        "entertainers",
        "monastery",
        "reputation",
        "book",
    ] {
        assert!(text.contains(&format!(" {field}=")) || field == "phase", "{field} never came up");
    }
    for piece in ["offer:", "sign:", "refill:", "step:signature", "~", "!", "+", "noble*2", "late"]
    {
        assert!(text.contains(piece), "{piece} never came up");
    }
}
