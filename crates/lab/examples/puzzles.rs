//! Finds, proves and checks the puzzles (`puzzles/README.md`).
//!
//! `cargo run --release -p tiefenthal-lab --example puzzles -- prove [FILE]`
//! `cargo run --release -p tiefenthal-lab --example puzzles -- check [FILE]`
//! `cargo run --release -p tiefenthal-lab --example puzzles -- again FILE`
//! `cargo run --release -p tiefenthal-lab --example puzzles -- limits [FILE]`
//! `cargo run --release -p tiefenthal-lab --example puzzles -- make --level 3 --players 2 --rounds 8-8 --games 20`

use chance::{Fast, Seed};
use engine::{Action, Ask, Game, Level, Phase, ROUNDS, Rules, Setup};
use lab::puzzles::{self, Puzzle, after, everything, worth};
use players::solver::{Limits, serve};
use players::value::Judge;
use players::{Greedy, STRENGTHS, answer_of, by_name, choose, play};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let rules = Rules::standard();
    match words[..] {
        ["prove"] => prove(&rules, &puzzles::standard(&rules).map_err(|e| e.to_string())?),
        ["prove", file] => prove(&rules, &read(&rules, file)?),
        ["check"] => check(&rules, puzzles::standard(&rules).map_err(|e| e.to_string())?),
        ["check", file] => check(&rules, read(&rules, file)?),
        ["again", file] => again(&rules, read(&rules, file)?),
        ["limits"] => limits(&rules, &puzzles::standard(&rules).map_err(|e| e.to_string())?),
        ["limits", file] => limits(&rules, &read(&rules, file)?),
        ["make", ref options @ ..] => make(&rules, &Options::read(options)?),
        _ => Err("say prove, check, again, limits or make".to_owned()),
    }
}

fn read(rules: &Rules, file: &str) -> Result<Vec<Puzzle>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    puzzles::read(rules, &text).map_err(|error| format!("{file}: {error}"))
}

/// Tries everything in every puzzle again, on all processors.
fn prove(rules: &Rules, puzzles: &[Puzzle]) -> Result<(), String> {
    let value = puzzles::value(rules).map_err(|error| error.to_string())?;
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
    let value = puzzles::value(rules).map_err(|error| error.to_string())?;
    let judge = Judge::new(rules, &value);
    let count = puzzles.len();
    let mut missed = 0;
    for mut puzzle in puzzles {
        mark(&judge, &mut puzzle);
        missed += usize::from(!puzzle.missed.is_empty());
        print!("{}", puzzles::write(&puzzle));
    }
    eprintln!("{count} puzzles, {missed} missed by strong or strongest");
    Ok(())
}

/// Proves the positions of a file again and prints the puzzles, after a change of rules or value.
fn again(rules: &Rules, puzzles: Vec<Puzzle>) -> Result<(), String> {
    let value = puzzles::value(rules).map_err(|error| error.to_string())?;
    let judge = Judge::new(rules, &value);
    for mut puzzle in puzzles {
        let proof = everything(&judge, &puzzle.game, usize::MAX).ok_or("too many positions")?;
        let greedy = worth(&judge, &script(rules, &puzzle.game));
        puzzle =
            Puzzle { best: proof.best, states: proof.states, turn: proof.turn, greedy, ..puzzle };
        mark(&judge, &mut puzzle);
        print!("{}", puzzles::write(&puzzle));
    }
    Ok(())
}

/// How many puzzles are missed with which limits of the planner, and how long it thinks.
fn limits(rules: &Rules, puzzles: &[Puzzle]) -> Result<(), String> {
    let value = puzzles::value(rules).map_err(|error| error.to_string())?;
    let judge = Judge::new(rules, &value);
    println!("layouts   beam  missed  points lost  mean ms  longest ms");
    for layouts in [12, 32, 64, 256, usize::MAX] {
        for beam in [24, 64, 256, 1024, 4096] {
            let limits = Limits { layouts, beam, nodes: 2_000_000, turns: 1, stop: None };
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
        let limits = Limits { layouts, beam, nodes, turns: 1, stop: None };
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

struct Options {
    level: u8,
    players: u8,
    rounds: (u8, u8),
    games: u64,
    seed: u64,
    /// Positions a proof may take.
    most: usize,
    /// Unused dice the position may have: with more the turn is taken up later.
    dice: usize,
    /// How much better than the greedy script the best must be.
    gap: f32,
    /// How many are wanted.
    count: usize,
}

impl Options {
    fn read(words: &[&str]) -> Result<Options, String> {
        let mut options = Options {
            level: 1,
            players: 2,
            rounds: (1, ROUNDS),
            games: 20,
            seed: 1,
            most: 3_000_000,
            dice: 7,
            gap: 2.0,
            count: usize::MAX,
        };
        for pair in words.chunks(2) {
            let [name, word] = pair else { return Err(format!("{} needs a value", pair[0])) };
            let number = |word: &str| word.parse::<u64>().map_err(|e| format!("{word}: {e}"));
            match *name {
                "--level" => {
                    options.level =
                        Level::try_from(number(word)? as u8).map_err(|e| e.to_string())?.number()
                }
                "--players" => options.players = number(word)? as u8,
                "--rounds" => {
                    let (first, last) = word.split_once('-').ok_or("--rounds needs A-B")?;
                    options.rounds = (number(first)? as u8, number(last)? as u8);
                }
                "--games" => options.games = number(word)?,
                "--seed" => options.seed = number(word)?,
                "--most" => options.most = number(word)? as usize,
                "--dice" => options.dice = number(word)? as usize,
                "--gap" => options.gap = number(word)? as f32,
                "--count" => options.count = number(word)? as usize,
                _ => return Err(format!("unknown option {name}")),
            }
        }
        Ok(options)
    }
}

/// Plays games of strong players, proves the turns that are small enough, and prints those in which
/// the greedy script is clearly worse.
fn make(rules: &Rules, options: &Options) -> Result<(), String> {
    let value = puzzles::value(rules).map_err(|error| error.to_string())?;
    let judge = Judge::new(rules, &value);
    let (mut made, mut tried) = (0, 0);
    for index in 0..options.games {
        if made >= options.count {
            break;
        }
        for (number, game) in turns(rules, options, index)?.into_iter().enumerate() {
            if made >= options.count {
                break;
            }
            let greedy = worth(&judge, &script(rules, &game));
            tried += 1;
            let Some(proof) = everything(&judge, &game, options.most) else { continue };
            if proof.best - greedy < options.gap {
                continue;
            }
            let Options { level, players, seed, .. } = options;
            let name = format!("{level}{players}{}-{seed}-{index}-{number}", game.round);
            let mut puzzle = Puzzle {
                name,
                game,
                best: proof.best,
                greedy,
                states: proof.states,
                turn: proof.turn,
                missed: Vec::new(),
            };
            mark(&judge, &mut puzzle);
            print!("{}", puzzles::write(&puzzle));
            made += 1;
        }
    }
    eprintln!("{made} puzzles of {tried} turns");
    Ok(())
}

/// The serving turns of one game: their beginning, or where few enough dice are left.
fn turns(rules: &Rules, options: &Options, index: u64) -> Result<Vec<Game>, String> {
    let Options { level, players, seed, rounds, .. } = *options;
    let mut chance = Fast::from(&Seed::derived(seed, index));
    let mut bots: Vec<_> = (0..players).filter_map(|seat| by_name("strong", seat as u64)).collect();
    let mut turns: Vec<Game> = Vec::new();
    let played = play(rules, &Setup::new(players, level), &mut chance, |game, seat| {
        if game.round > rounds.1 {
            return None;
        }
        let asked = game.phase == Phase::Serve && rules.ask(game, seat) == Some(Ask::Serve);
        let unused = game.tavern(seat).dice.entries().filter(|(_, entry)| !entry.used());
        let small = unused.count() <= options.dice && game.round >= rounds.0;
        let new = turns.last().is_none_or(|last| (last.round, last.active) != (game.round, seat));
        if asked && small && new {
            turns.push(*game);
        }
        answer_of(&mut bots, rules, game, seat)
    });
    played.map_err(|error| error.to_string())?;
    Ok(turns)
}

/// Where the greedy script ends its turn.
fn script(rules: &Rules, game: &Game) -> Game {
    let mut bot = Greedy::new();
    let mut end = *game;
    loop {
        let action = choose(&mut bot, rules, &end, game.active);
        match after(rules, &end, &[action]) {
            Ok(next) if action != Action::Close => end = next,
            Ok(_) | Err(_) => return end,
        }
    }
}
