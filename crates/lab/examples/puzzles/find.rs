//! Finds puzzles in the games of computer players.

use crate::options::Options;
use chance::{Fast, Seed};
use engine::{Action, Ask, Game, Phase, ROUNDS, Rules, Setup};
use lab::puzzles::{Proof, everything, theme, tidied, value, worth};
use players::solver::{Limits, serve};
use players::value::Judge;
use players::{Greedy, STRENGTHS, Strength, answer_of, by_name, choose, play};
use puzzles::{Puzzle, after, closed, last_worth, write};

/// Plays games, proves the turns that are small enough, and prints those in which
/// the greedy script is clearly worse.
pub fn make(rules: &Rules, options: &Options) -> Result<(), String> {
    let value = value(rules).map_err(|error| error.to_string())?;
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
            let greedy = worth(&judge, &script(rules, &game).0);
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
                theme: None,
            };
            crate::mark(&judge, &mut puzzle);
            print!("{}", write(&puzzle));
            made += 1;
        }
    }
    eprintln!("{made} puzzles of {tried} turns");
    Ok(())
}

/// The fewest unused dice with which a turn is still a puzzle for people.
const FEWEST_DICE: usize = 3;

/// Plays games and prints puzzles for people: last turns of the game whose seat is
/// the last to serve, with the display refilled late, so that every step can be taken back (R9). Each
/// begins as early in its turn as the proof allows. Turns are not tried in which a strong player
/// finds too little more than the script.
pub fn mine(rules: &Rules, options: &Options) -> Result<(), String> {
    let value = value(rules).map_err(|error| error.to_string())?;
    let judge = Judge::new(rules, &value);
    let strong = STRENGTHS.iter().find(|strength| strength.name == "strong");
    let strong = strong.ok_or("there is no strong player")?;
    let (mut made, mut tried) = (0, 0);
    for index in 0..options.games {
        if made >= options.count {
            break;
        }
        let Options { level, players, seed, .. } = options;
        let name = format!("{level}{players}-{seed}-{index}");
        let mut turn = last_turn(rules, options, index)?;
        turn.retain(|game| unused(game) >= FEWEST_DICE && unused(game) <= options.dice);
        turn.dedup_by_key(|game| unused(game));
        tried += 1;
        let puzzle = turn.iter().find_map(|game| {
            let found = points_of(&judge, game, strong);
            let script = last_worth(rules, &script(rules, game).0).floor();
            let proof = (found - script >= options.gap)
                .then(|| everything(&judge, game, options.most))
                .flatten()?;
            for_people(&judge, name.clone(), game, proof)
        });
        if let Some(puzzle) = puzzle {
            print!("{}", write(&puzzle));
            made += 1;
        }
    }
    eprintln!("{made} puzzles of {tried} turns");
    Ok(())
}

/// The proven puzzle with its theme and who misses it, if it has a theme.
pub fn for_people(judge: &Judge<'_>, name: String, game: &Game, proof: Proof) -> Option<Puzzle> {
    let (end, steps) = script(judge.rules, game);
    let Proof { best, turn, states } = proof;
    let missed =
        STRENGTHS.iter().filter(|strength| points_of(judge, game, strength) < best.floor());
    Some(Puzzle {
        theme: Some(theme(judge, game, best, &turn, &steps)?),
        missed: missed.map(|strength| strength.name.to_owned()).collect(),
        name,
        game: *game,
        best,
        greedy: last_worth(judge.rules, &end),
        states,
        turn: tidied(judge.rules, game, &turn),
    })
}

/// The points that a planner of this strength finds.
fn points_of(judge: &Judge<'_>, game: &Game, strength: &Strength) -> f32 {
    let Strength { layouts, beam, nodes, .. } = *strength;
    let limits = Limits { layouts, beam, nodes, turns: 1, wanted: None, stop: None };
    let solved = serve(judge, game, game.active, &limits);
    let end = solved.best().and_then(|turn| turn.positions.last());
    end.map_or(0.0, |end| last_worth(judge.rules, end).floor())
}

/// The positions of the last serving turn of a game in which its seat may act freely.
fn last_turn(rules: &Rules, options: &Options, index: u64) -> Result<Vec<Game>, String> {
    let mut turn: Vec<Game> = Vec::new();
    watch(rules, options, index, |game| {
        let last = game.round == ROUNDS && closed(rules, game).phase == Phase::Over;
        if last {
            turn.push(*game);
        }
    })?;
    Ok(turn)
}

fn unused(game: &Game) -> usize {
    game.tavern(game.active).dice.entries().filter(|(_, entry)| !entry.used()).count()
}

/// The serving turns of one game: their beginning, or where few enough dice are left.
fn turns(rules: &Rules, options: &Options, index: u64) -> Result<Vec<Game>, String> {
    let mut turns: Vec<Game> = Vec::new();
    watch(rules, options, index, |game| {
        let small = unused(game) <= options.dice && game.round >= options.rounds.0;
        let turn = (game.round, game.active);
        if small && turns.last().is_none_or(|last| (last.round, last.active) != turn) {
            turns.push(*game);
        }
    })?;
    Ok(turns)
}

/// Plays one game and shows every position in which a seat serves.
fn watch(
    rules: &Rules,
    options: &Options,
    index: u64,
    mut show: impl FnMut(&Game),
) -> Result<(), String> {
    let Options { level, players, seed, rounds, late_refill, ref by, .. } = *options;
    let mut chance = Fast::from(&Seed::derived(seed, index));
    let bot = |seat: u8| by_name(by, seat.into()).ok_or_else(|| format!("there is no {by}"));
    let mut bots: Vec<_> = (0..players).map(bot).collect::<Result<_, _>>()?;
    let setup = Setup { late_refill, ..Setup::new(players, level) };
    let played = play(rules, &setup, &mut chance, |game, seat| {
        if game.round > rounds.1 {
            return None;
        }
        if game.phase == Phase::Serve && rules.ask(game, seat) == Some(Ask::Serve) {
            show(game);
        }
        answer_of(&mut bots, rules, game, seat)
    });
    played.map(drop).map_err(|error| error.to_string())
}

/// Where the greedy script ends its turn, and its steps.
pub fn script(rules: &Rules, game: &Game) -> (Game, Vec<Action>) {
    let mut bot = Greedy::new();
    let (mut end, mut steps) = (*game, Vec::new());
    loop {
        let action = choose(&mut bot, rules, &end, game.active);
        match after(rules, &end, &[action]) {
            Ok(next) if action != Action::Close => end = next,
            Ok(_) | Err(_) => return (end, steps),
        }
        steps.push(action);
    }
}
