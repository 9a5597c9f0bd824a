//! The planner against the puzzles: turns whose best end is proven.

use engine::{Phase, ROUNDS, Rules};
use lab::puzzles::{everything, everything_without, read_value, standard, value, worth};
use players::solver::{Limits, serve};
use players::value::Judge;
use players::{STRENGTHS, Strength};
use puzzles::{Puzzle, after};
use std::collections::BTreeSet;

fn all(rules: &Rules) -> Vec<Puzzle> {
    standard(rules).unwrap_or_else(|error| panic!("{error}"))
}

fn strength(name: &str) -> Strength {
    STRENGTHS.into_iter().find(|strength| strength.name == name).expect(name)
}

/// Every puzzle that is not marked as too hard for this strength is solved by it.
fn solves(name: &str) {
    let rules = Rules::first_release();
    let value = value(&rules).expect("the value of the puzzles");
    let judge = Judge::new(&rules, &value);
    let Strength { layouts, beam, nodes, .. } = strength(name);
    let limits = Limits { layouts, beam, nodes, turns: 1, wanted: None, stop: None };
    let (mut lost, mut now_found) = (Vec::new(), Vec::new());
    for puzzle in all(&rules) {
        let solved = serve(&judge, &puzzle.game, puzzle.game.active, &limits);
        let end = solved.best().and_then(|turn| turn.positions.last()).expect("a turn");
        let found = worth(&judge, end);
        assert!(found < puzzle.best + 0.001, "{}: {found} is better than proven", puzzle.name);
        match (found > puzzle.best - 0.001, puzzle.missed.iter().any(|missed| missed == name)) {
            (false, false) => lost.push(format!("{}: {found} of {}", puzzle.name, puzzle.best)),
            (true, true) => now_found.push(puzzle.name),
            (true, false) | (false, true) => {}
        }
    }
    if !now_found.is_empty() {
        println!("{name} finds these now, take their marks away: {now_found:?}");
    }
    assert!(lost.is_empty(), "{name} misses {lost:#?}");
}

#[test]
fn strong_finds_the_best_turns() {
    solves("strong");
}

#[test]
fn strongest_finds_the_best_turns() {
    solves("strongest");
}

#[test]
fn there_are_a_hundred_of_all_kinds() {
    let rules = Rules::first_release();
    let puzzles = all(&rules);
    assert!(puzzles.len() >= 100, "{}", puzzles.len());
    let last = puzzles.iter().filter(|puzzle| puzzle.game.round == ROUNDS).count();
    assert!(last >= 60, "{last} of the last round");
    let kinds: BTreeSet<_> = puzzles
        .iter()
        .map(|p| (p.game.form.players, players::value::form_index(&p.game.form)))
        .collect();
    assert_eq!(kinds.len(), 12, "2 to 4 players, every form of the game: {kinds:?}");
    let rounds: BTreeSet<u8> = puzzles.iter().map(|puzzle| puzzle.game.round).collect();
    assert!(rounds.into_iter().eq(1..=ROUNDS));
    let names: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.name.as_str()).collect();
    assert_eq!(names.len(), puzzles.len(), "a name twice");
    let harder = puzzles.iter().filter(|puzzle| puzzle.best > puzzle.greedy + 1.0).count();
    assert!(harder * 2 > puzzles.len(), "the script solves most of them");
}

#[test]
fn proven_turns_can_be_carried_out_and_are_worth_what_is_said() {
    let rules = Rules::first_release();
    let value = value(&rules).expect("the value of the puzzles");
    let judge = Judge::new(&rules, &value);
    for puzzle in all(&rules) {
        assert_eq!(puzzle.game.phase, Phase::Serve);
        let end = after(&rules, &puzzle.game, &puzzle.turn)
            .unwrap_or_else(|step| panic!("{}: step {step} is refused", puzzle.name));
        let found = worth(&judge, &end);
        assert!(
            (found - puzzle.best).abs() < 0.001,
            "{}: {found} instead of {}; if rules or features have changed, prove them again \
             (puzzles/README.md)",
            puzzle.name,
            puzzle.best
        );
    }
}

#[test]
fn the_smallest_proofs_hold() {
    let rules = Rules::first_release();
    let value = value(&rules).expect("the value of the puzzles");
    let judge = Judge::new(&rules, &value);
    let mut proven = 0;
    for puzzle in all(&rules).iter().filter(|puzzle| puzzle.states < 6_000) {
        let proof = everything(&judge, &puzzle.game, usize::MAX).expect("small");
        assert!((proof.best - puzzle.best).abs() < 0.001, "{}: {}", puzzle.name, proof.best);
        assert_eq!(proof.states, puzzle.states, "{}", puzzle.name);
        assert!(everything(&judge, &puzzle.game, puzzle.states / 2).is_none());
        proven += 1;
    }
    assert!(proven >= 10, "only {proven}");
}

#[test]
fn what_is_written_reads_back() {
    let rules = Rules::first_release();
    for puzzle in all(&rules) {
        let again = puzzles::read(&rules, &puzzles::write(&puzzle)).expect("readable");
        assert_eq!(again, [puzzle]);
    }
    let wrong = |text: &str| puzzles::read(&rules, text).expect_err(text).line;
    assert_eq!(wrong("best 1"), 1);
    assert_eq!(wrong("puzzle a\nbest x"), 2);
    assert_eq!(wrong("puzzle a\nturn use w9 noble"), 2);
    assert_eq!(wrong("puzzle a\nbest 1"), 2);
    assert!(read_value(&rules, "nothing.1 1 1").is_err());
    assert!(read_value(&rules, "one.0 1").is_err());
}

/// The same for the puzzles for people, with their themes. `cargo xtask proof puzzles` repeats all.
#[test]
fn the_smallest_puzzles_for_people_are_proven_and_have_their_themes() {
    let rules = Rules::first_release();
    let value = value(&rules).expect("the value of the puzzles");
    let judge = Judge::new(&rules, &value);
    let mut proven = 0;
    for puzzle in puzzles::shipped().iter().filter(|puzzle| puzzle.states < 6_000) {
        let Puzzle { name, game, best, theme, .. } = puzzle;
        let proof = everything(&judge, game, usize::MAX).expect("small");
        assert!((proof.best - best).abs() < 0.001, "{name}: {}", proof.best);
        assert_eq!(proof.states, puzzle.states, "{name}");
        let theme = theme.expect("a theme");
        let without = everything_without(&judge, game, usize::MAX, theme).expect("small");
        assert!(without.best.floor() < best.floor(), "{name}: {theme:?} is not needed");
        proven += 1;
    }
    assert!(proven >= 10, "only {proven}");
}
