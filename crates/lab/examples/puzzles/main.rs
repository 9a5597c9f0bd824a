//! Finds, proves and checks the puzzles (`puzzles/README.md`).
//!
//! `cargo run --release -p tiefenthal-lab --example puzzles -- prove [FILE]`
//! `cargo run --release -p tiefenthal-lab --example puzzles -- check [FILE]`
//! `cargo run --release -p tiefenthal-lab --example puzzles -- again FILE`
//! `cargo run --release -p tiefenthal-lab --example puzzles -- limits [FILE]`
//! `cargo run --release -p tiefenthal-lab --example puzzles -- make --level 3 --players 2 --rounds 8-8 --games 20`
//! `cargo run --release -p tiefenthal-lab --example puzzles -- mine --level 3 --players 2 --games 20`

mod find;
mod options;

use engine::Rules;
use lab::puzzles::{everything, standard, value, worth};
use options::Options;
use players::STRENGTHS;
use players::solver::{Limits, serve};
use players::value::Judge;
use puzzles::{Puzzle, write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let rules = Rules::standard();
    match words[..] {
        ["prove"] => prove(&rules, &all(&rules)?),
        ["prove", file] => prove(&rules, &read(&rules, file)?),
        ["check"] => check(&rules, standard(&rules).map_err(|e| e.to_string())?),
        ["check", file] => check(&rules, read(&rules, file)?),
        ["again", file] => again(&rules, read(&rules, file)?),
        ["limits"] => limits(&rules, &standard(&rules).map_err(|e| e.to_string())?),
        ["limits", file] => limits(&rules, &read(&rules, file)?),
        ["make", ref options @ ..] => find::make(&rules, &Options::read(options)?),
        ["mine", ref options @ ..] => find::mine(&rules, &Options::for_people(options)?),
        _ => Err("say prove, check, again, limits, make or mine".to_owned()),
    }
}

/// The puzzles that measure the planner, and those for people.
fn all(rules: &Rules) -> Result<Vec<Puzzle>, String> {
    let mut all = standard(rules).map_err(|error| error.to_string())?;
    all.extend_from_slice(puzzles::shipped());
    Ok(all)
}

fn read(rules: &Rules, file: &str) -> Result<Vec<Puzzle>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    puzzles::read(rules, &text).map_err(|error| format!("{file}: {error}"))
}

/// Tries everything in every puzzle again, on all processors.
fn prove(rules: &Rules, puzzles: &[Puzzle]) -> Result<(), String> {
    let value = value(rules).map_err(|error| error.to_string())?;
    let judge = Judge::new(rules, &value);
    let (next, begun) = (AtomicUsize::new(0), Instant::now());
    let work = || {
        let mut wrong = 0;
        while let Some(puzzle) = puzzles.get(next.fetch_add(1, Ordering::Relaxed)) {
            let proof = everything(&judge, &puzzle.game, usize::MAX);
            let best = proof.as_ref().map_or(f32::NAN, |proof| proof.best);
            let states = proof.map_or(0, |proof| proof.states);
            let right = (best - puzzle.best).abs() < 0.001;
            let verdict = if right { "proven" } else { "WRONG" };
            println!("{:<16} {:8.3} {verdict:>7}  {states:>9} positions", puzzle.name, puzzle.best);
            if !right {
                println!("    the best is {best:.3}");
            }
            wrong += usize::from(!right);
        }
        wrong
    };
    let threads = thread::available_parallelism().map_or(1, |count| count.get());
    let wrong: usize = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or(1)).sum()
    });
    let took = begun.elapsed().as_secs();
    println!("{} puzzles, {wrong} wrong, {took} s", puzzles.len());
    if wrong == 0 { Ok(()) } else { Err("some proofs do not hold".to_owned()) }
}

/// Prints the puzzles with the strengths that miss them; progress goes to standard error.
fn check(rules: &Rules, puzzles: Vec<Puzzle>) -> Result<(), String> {
    let value = value(rules).map_err(|error| error.to_string())?;
    let judge = Judge::new(rules, &value);
    let count = puzzles.len();
    let mut missed = 0;
    for mut puzzle in puzzles {
        mark(&judge, &mut puzzle);
        missed += usize::from(!puzzle.missed.is_empty());
        print!("{}", write(&puzzle));
    }
    eprintln!("{count} puzzles, {missed} missed by strong or strongest");
    Ok(())
}

/// Proves the positions of a file again and prints the puzzles, after a change of rules or value.
fn again(rules: &Rules, puzzles: Vec<Puzzle>) -> Result<(), String> {
    let value = value(rules).map_err(|error| error.to_string())?;
    let judge = Judge::new(rules, &value);
    for mut puzzle in puzzles {
        let proof = everything(&judge, &puzzle.game, usize::MAX).ok_or("too many positions")?;
        if puzzle.theme.is_some() {
            let again = find::for_people(&judge, puzzle.name, &puzzle.game, proof);
            print!("{}", write(&again.ok_or("a puzzle has lost its theme")?));
            continue;
        }
        let greedy = worth(&judge, &find::script(rules, &puzzle.game).0);
        puzzle =
            Puzzle { best: proof.best, states: proof.states, turn: proof.turn, greedy, ..puzzle };
        mark(&judge, &mut puzzle);
        print!("{}", write(&puzzle));
    }
    Ok(())
}

/// How many puzzles are missed with which limits of the planner, and how long it thinks.
fn limits(rules: &Rules, puzzles: &[Puzzle]) -> Result<(), String> {
    let value = value(rules).map_err(|error| error.to_string())?;
    let judge = Judge::new(rules, &value);
    println!("layouts   beam  missed  points lost  mean ms  longest ms");
    for layouts in [12, 32, 64, 256, usize::MAX] {
        for beam in [24, 64, 256, 1024, 4096] {
            let limits =
                Limits { layouts, beam, nodes: 2_000_000, turns: 1, wanted: None, stop: None };
            let (mut missed, mut lost, mut longest, mut all) = (0, 0.0, 0.0f64, 0.0);
            for puzzle in puzzles {
                let begun = Instant::now();
                let solved = serve(&judge, &puzzle.game, puzzle.game.active, &limits);
                let took = begun.elapsed().as_secs_f64() * 1e3;
                (longest, all) = (longest.max(took), all + took);
                let end = solved.best().and_then(|turn| turn.positions.last());
                let loss = puzzle.best - end.map_or(f32::MIN, |end| worth(&judge, end));
                if loss > 0.001 {
                    missed += 1;
                    lost += loss;
                }
            }
            let mean = all / puzzles.len().max(1) as f64;
            let layouts =
                if layouts == usize::MAX { "all".to_owned() } else { layouts.to_string() };
            println!("{layouts:>7} {beam:>6} {missed:>7} {lost:>12.2} {mean:>8.1} {longest:>11.0}");
        }
    }
    Ok(())
}

/// Lets both strengths try, and names what they miss.
fn mark(judge: &Judge<'_>, puzzle: &mut Puzzle) {
    puzzle.missed.clear();
    for strength in STRENGTHS.iter().filter(|s| ["strong", "strongest"].contains(&s.name)) {
        let (layouts, beam, nodes) = (strength.layouts, strength.beam, strength.nodes);
        let limits = Limits { layouts, beam, nodes, turns: 1, wanted: None, stop: None };
        let begun = Instant::now();
        let solved = serve(judge, &puzzle.game, puzzle.game.active, &limits);
        let took = begun.elapsed().as_secs_f64() * 1e3;
        let end = solved.best().and_then(|turn| turn.positions.last());
        let found = end.map_or(f32::MIN, |end| worth(judge, end));
        if (found - puzzle.best).abs() > 0.001 {
            puzzle.missed.push(strength.name.to_owned());
            let wide = serve(judge, &puzzle.game, puzzle.game.active, &Limits::exact(300_000));
            let most = wide.best().map_or(f32::MIN, |turn| turn.value);
            eprintln!(
                "{}: {} finds {found:.3} of {:.3} in {took:.0} ms, {} nodes; without limits \
                 {most:.3}{}",
                puzzle.name,
                strength.name,
                puzzle.best,
                solved.nodes,
                if wide.exact { "" } else { " (cut)" },
            );
        }
    }
}
