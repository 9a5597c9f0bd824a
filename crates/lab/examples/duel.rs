//! Two players against each other on the same deals, seats exchanged.
//!
//! `cargo run --release -p tiefenthal-lab --example duel -- --bots strong,greedy --level 1 --deals 100`
//!
//! `strong+denial=1+beam=4+look=6:5:16` is a player with other settings (`look=0` for none). `--value FILE`
//! gives the first player other weights, `--second FILE` the second. With more than two players the
//! first sits once at every seat and the second takes all others. `--card N` makes the first take the
//! Start Card N; deals in which it does not lie open are left out.

use chance::{Seed, Seeded};
use engine::model::Seat;
use engine::{Action, Level, NoEvents, Rules, Setup};
use players::foresight::Foresight;
use players::value::Value;
use players::{Bot, Brain, STRENGTHS, choose, standard_value, with_value};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

struct Options {
    bots: [String; 2],
    values: [Option<Arc<Value>>; 2],
    players: u8,
    level: u8,
    deals: u64,
    seed: u64,
    list: bool,
    card: Option<u8>,
}

fn options() -> Result<Options, String> {
    let bots = ["strong", "greedy"].map(String::from);
    let mut options = Options {
        bots,
        values: [None, None],
        players: 2,
        level: 1,
        deals: 50,
        seed: 900,
        list: false,
        card: None,
    };
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|e| format!("{name} {value}: {e}"));
        let weights = || -> Result<Option<Arc<Value>>, String> {
            let text = std::fs::read_to_string(&value).map_err(|e| format!("{value}: {e}"))?;
            Ok(Some(Arc::new(Value::read(&text).map_err(|e| e.to_string())?)))
        };
        match name.as_str() {
            "--bots" => {
                let (a, b) = value.split_once(',').ok_or("--bots A,B")?;
                options.bots = [a, b].map(String::from);
            }
            "--players" => options.players = number()? as u8,
            "--level" => {
                options.level =
                    Level::try_from(number()? as u8).map_err(|e| e.to_string())?.number()
            }
            "--deals" => options.deals = number()?,
            "--seed" => options.seed = number()?,
            "--card" => options.card = Some((number()? as u8).saturating_sub(1)),
            "--list" => options.list = value == "yes",
            "--value" => options.values[0] = weights()?,
            "--second" => options.values[1] = weights()?,
            _ => return Err(format!("unknown option {name}")),
        }
    }
    Ok(options)
}

/// A player by name, or one of the strengths with other settings.
fn player(id: &str, luck: u64, value: &Arc<Value>) -> Option<Box<dyn Bot + Send>> {
    let Some((name, settings)) = id.split_once('+') else { return with_value(id, luck, value) };
    let mut strength = STRENGTHS.into_iter().find(|strength| strength.name == name)?;
    for setting in settings.split('+') {
        let (key, word) = setting.split_once('=')?;
        match key {
            "layouts" => strength.layouts = word.parse().ok()?,
            "beam" => strength.beam = word.parse().ok()?,
            "nodes" => strength.nodes = word.parse().ok()?,
            "evenings" => strength.evenings = word.parse().ok()?,
            "exact" => strength.exact_draft = word.parse().ok()?,
            "denial" => strength.denial = word.parse().ok()?,
            "look" if word == "0" => strength.foresight = None,
            "look" => {
                let numbers: Vec<f32> = word.split(':').filter_map(|n| n.parse().ok()).collect();
                let &[turns, within, evenings] = &numbers[..] else { return None };
                let (turns, evenings) = (turns as usize, evenings as u32);
                strength.foresight = Some(Foresight { turns, within, evenings });
            }
            "doubt" => strength.doubt = word.parse().ok()?,
            _ => return None,
        }
    }
    Some(Box::new(Brain::new(strength, Arc::clone(value), luck)))
}

#[derive(Default, Clone)]
struct Times {
    decisions: u64,
    total: Duration,
    longest: Duration,
}

/// What one deal, played with every exchange of seats, came to: the first player's share of wins,
/// and the points of both.
struct Deal {
    share: f64,
    points: [f64; 2],
    times: [Times; 2],
}

fn deal(options: &Options, rules: &Rules, index: u64) -> Result<Option<Deal>, String> {
    let mut deal = Deal { share: 0.0, points: [0.0; 2], times: Default::default() };
    let seed = Seed::derived(options.seed, index);
    for first in 0..options.players {
        let mut chance = Seeded::new(&seed, &[]);
        let who = |seat: u8| (seat != first) as usize;
        let mut bots: Vec<Box<dyn Bot + Send>> = Vec::new();
        for seat in 0..options.players {
            let id = &options.bots[who(seat)];
            let luck = index * 16 + seat as u64;
            let value = options.values[who(seat)].clone().unwrap_or_else(standard_value);
            bots.push(player(id, luck, &value).ok_or_else(|| format!("no bot {id}"))?);
        }
        let setup = Setup::new(options.players, options.level);
        let mut game =
            rules.begin(&setup, &mut chance, &mut NoEvents).map_err(|e| e.to_string())?;
        if options.card.is_some_and(|card| game.offered >> card & 1 == 0) {
            return Ok(None);
        }
        while let Some(seat) = rules.next_to_act(&game) {
            let at = seat.number();
            let begun = Instant::now();
            let mut action = choose(bots[at as usize].as_mut(), rules, &game, seat);
            let took = begun.elapsed();
            let times = &mut deal.times[who(at)];
            times.decisions += 1;
            times.total += took;
            times.longest = times.longest.max(took);
            if let (0, Action::StartCard(_), Some(card)) = (who(at), action, options.card) {
                action = Action::StartCard(card);
            }
            rules
                .apply(&mut game, seat, &action, &mut chance, &mut NoEvents)
                .map_err(|e| format!("deal {index}: {action:?}: {e:?}"))?;
        }
        if options.list {
            let scores: Vec<String> = Seat::ALL[..options.players as usize]
                .iter()
                .map(|&seat| format!("{:?}", rules.score(&game, seat)))
                .collect();
            println!("deal {index}, {} at seat {first}: {}", options.bots[0], scores.join(" "));
        }
        let winners = rules.winners(&game);
        for seat in Seat::ALL.into_iter().take(options.players as usize) {
            let mine = who(seat.number());
            let others = if mine == 0 { 1.0 } else { (options.players - 1) as f64 };
            deal.points[mine] += rules.score(&game, seat).total() as f64 / others;
            if mine == 0 && winners.contains(seat) {
                deal.share += 1.0 / winners.len() as f64;
            }
        }
    }
    let games = options.players as f64;
    deal.share /= games;
    deal.points = deal.points.map(|points| points / games);
    Ok(Some(deal))
}

fn main() -> Result<(), String> {
    let options = options()?;
    let rules = Rules::standard();
    let next = AtomicU64::new(0);
    let work = || -> Result<Vec<Deal>, String> {
        let mut deals = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= options.deals {
                return Ok(deals);
            }
            deals.extend(deal(&options, &rules, index)?);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    let parts: Vec<Result<Vec<Deal>, String>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let lost = || Err("a thread was lost".to_owned());
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| lost())).collect()
    });
    let mut deals = Vec::new();
    for part in parts {
        deals.extend(part?);
    }
    let n = deals.len().max(1) as f64;
    let mean = deals.iter().map(|deal| deal.share).sum::<f64>() / n;
    let variance =
        deals.iter().map(|deal| (deal.share - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    println!(
        "{} v {}: {:.1} ± {:.1} % of {} deals, {} players, level {}",
        options.bots[0],
        options.bots[1],
        100.0 * mean,
        196.0 * (variance / n).sqrt(),
        deals.len(),
        options.players,
        options.level,
    );
    for (side, name) in options.bots.iter().enumerate() {
        let points = deals.iter().map(|deal| deal.points[side]).sum::<f64>() / n;
        let decisions: u64 = deals.iter().map(|deal| deal.times[side].decisions).sum();
        let total: Duration = deals.iter().map(|deal| deal.times[side].total).sum();
        let longest = deals.iter().map(|deal| deal.times[side].longest).max().unwrap_or_default();
        println!(
            "  {name}: {points:.1} points, {:.2} ms a decision, longest {:.1} ms",
            total.as_secs_f64() * 1e3 / decisions.max(1) as f64,
            longest.as_secs_f64() * 1e3,
        );
    }
    Ok(())
}
