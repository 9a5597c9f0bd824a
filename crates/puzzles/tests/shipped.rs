//! The puzzles for people: each can be solved by its turn, and every step of it can be taken back.

use engine::chance::{Chance, Moment, Odds};
use engine::{Ask, NoEvents, Phase, ROUNDS, Rules};
use puzzles::{Puzzle, after, closed, last_worth, read, shipped, write};
use std::collections::{BTreeMap, BTreeSet};

/// The fewest puzzles of each level.
const EACH_LEVEL: usize = 20;

/// Nothing random may happen before a turn closes: a draw would end undo (R9).
struct NoChance;

impl Chance for NoChance {
    fn draw(&mut self, moment: Moment, _: &Odds) -> u8 {
        panic!("a draw within the turn: {moment:?}")
    }
}

#[test]
fn every_best_turn_can_be_played_and_taken_back_and_ends_the_game() {
    let rules = Rules::first_release();
    for Puzzle { name, game, best, turn, .. } in shipped() {
        assert_eq!((game.phase, game.round), (Phase::Serve, ROUNDS), "{name}");
        assert_eq!(rules.ask(game, game.active), Some(Ask::Serve), "{name}");
        let mut end = *game;
        for action in turn {
            let done = rules.apply(&mut end, game.active, action, &mut NoChance, &mut NoEvents);
            assert_eq!(done, Ok(()), "{name}: {action:?}");
        }
        assert_eq!(after(&rules, game, turn), Ok(end), "{name}");
        let worth = last_worth(&rules, &end);
        assert!((worth - best).abs() < 0.001, "{name}: {worth} instead of {best}");
        assert_eq!(closed(&rules, &end).phase, Phase::Over, "{name}");
    }
}

#[test]
fn there_are_enough_of_every_level_and_all_are_worth_a_thought() {
    let mut levels: BTreeMap<u8, usize> = BTreeMap::new();
    let mut ids = BTreeSet::new();
    for puzzle in shipped() {
        let Puzzle { name, best, greedy, .. } = puzzle;
        let shown = puzzle.show().unwrap_or_else(|| panic!("{name} has no theme"));
        assert!(best.floor() - greedy.floor() >= 2.0, "{name}: the script has {greedy} of {best}");
        assert!((1..=5).contains(&shown.difficulty), "{name}");
        assert_eq!(shown.goal, (shown.difficulty <= 2).then_some(*best as u16), "{name}");
        assert!(ids.insert(shown.id), "{name} is there twice");
        *levels.entry(shown.level).or_default() += 1;
    }
    assert!((1..=5).all(|level| levels.get(&level) >= Some(&EACH_LEVEL)), "{levels:?}");
}

#[test]
fn only_the_most_points_solve_a_puzzle() {
    for puzzle in shipped() {
        let best = puzzle.best as u16;
        assert!(puzzle.result(best).solved);
        assert!(!puzzle.result(best - 1).solved);
        assert_eq!(puzzle.solution().steps.last().map(String::as_str), Some("close"));
    }
}

#[test]
fn what_is_written_reads_back() {
    let rules = Rules::first_release();
    for puzzle in shipped() {
        assert_eq!(read(&rules, &write(puzzle)).as_deref(), Ok(core::slice::from_ref(puzzle)));
    }
    let wrong = |text: &str| read(&rules, text).expect_err(text).line;
    assert_eq!(wrong("puzzle a\ntheme cooking"), 2);
    assert_eq!(wrong("theme nobles"), 1);
}
