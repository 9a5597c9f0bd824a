//! Games of all 15 kinds (level × players) by a mix of all players but the slowest. No answer may be
//! refused, and every record must replay and verify. `TIEFENTHAL_GAMES=n` plays n games of each kind.

use chance::{Commitment, Fast, Nonce, Salt, Seed, Seeded};
use engine::{Action, Rules, Setup};
use players::{Bot, NAMES, by_name, choose};
use record::{Fairness, Format, Record, Recorder, Secret};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// Games of each kind, unless the environment asks for another number.
fn games() -> u64 {
    std::env::var("TIEFENTHAL_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// More steps than any game has: a player that moves dice about forever does not end.
const MOST_STEPS: usize = 3000;

/// Who sits at the table of the game with this seed.
fn table(seed: &Seed, players: u8) -> Vec<Box<dyn Bot + Send>> {
    let mut luck = Fast::from(seed);
    let names: Vec<&str> = NAMES.into_iter().filter(|name| *name != "strongest").collect();
    let seats = (0..players).map(|_| {
        let name = names[luck.below(names.len() as u32) as usize];
        by_name(name, luck.below(u32::MAX).into()).expect(name)
    });
    seats.collect()
}

/// Plays a game, its every answer as it is given, and returns how many there were.
fn game(rules: &Arc<Rules>, players: u8, level: u8, index: u64) -> usize {
    let setup = Setup::new(players, level);
    let seed = Seed::derived(100 * u64::from(level) + u64::from(players), index);
    let (salt, nonces) = (Salt(seed.0), vec![Nonce::default(); players.into()]);
    let mut bots = table(&seed, players);
    let names: Vec<String> = bots.iter().map(|bot| bot.name().to_owned()).collect();
    let what = format!("game {index} of {names:?} at level {level}");
    let fairness = Fairness { commitment: Commitment::new(&seed, &salt), nonces: nonces.clone() };
    let chance = Seeded::new(&seed, &nonces);
    let (mut recorder, mut text) =
        Recorder::begin(Format::Plain, Arc::clone(rules), &setup, &names, Some(&fairness), chance)
            .unwrap_or_else(|error| panic!("{what}: {error}"));
    let mut steps = 0;
    while let Some(seat) = rules.next_to_act(recorder.game()) {
        let game = recorder.game();
        let bot = bots[usize::from(seat.number())].as_mut();
        let action = choose(bot, rules, game, seat);
        let listed = matches!(action, Action::Plan(_)) || rules.legal(game, seat).contains(&action);
        assert!(listed, "{what}: {} answered {action:?}", bot.name());
        let (line, _) = recorder
            .act(seat, &action)
            .unwrap_or_else(|refused| panic!("{what}: {action:?}: {refused}"));
        text = text + "\n" + &line;
        steps += 1;
        assert!(steps < MOST_STEPS, "{what} does not end");
    }
    let end = recorder.finish(Some(Secret { seed, salt }));
    text = text + "\n" + &end.unwrap_or_else(|refused| panic!("{what}: {refused}")) + "\n";
    let record = Record::read(&text).unwrap_or_else(|error| panic!("{what}: {error}"));
    let again = record::replay(&record, &mut ()).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert_eq!(again.standing.game(), Some(recorder.game()), "{what}");
    let verdict = record::verify(&record).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(verdict.is_fair(), "{what} is not fair");
    steps
}

#[test]
fn mixed_games_of_every_kind_break_no_rule() {
    let rules = Arc::new(Rules::first_release());
    let (begun, mut all) = (Instant::now(), 0);
    for level in 1..=5 {
        for players in 2..=4 {
            let (next, steps) = (AtomicU64::new(0), AtomicU64::new(0));
            let work = || loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= games() {
                    break;
                }
                steps.fetch_add(game(&rules, players, level, index) as u64, Ordering::Relaxed);
            };
            // A panic in one of them is one here.
            thread::scope(|scope| {
                let threads = thread::available_parallelism().map_or(1, |count| count.get());
                (0..threads).for_each(|_| drop(scope.spawn(work)));
            });
            let (games, steps) = (games(), steps.into_inner());
            println!("{players} players, level {level}: {games} games, {steps} answers");
            all += games;
        }
    }
    println!("{all} games in {:.0} s", begun.elapsed().as_secs_f64());
}
