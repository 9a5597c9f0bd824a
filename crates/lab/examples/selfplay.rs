//! Plays a bot against itself, or against copies of another, and prints scores and times.
//!
//! `cargo run --release -p tiefenthal-lab --example selfplay -- --players 2 --level 1 --games 200`
//!
//! `--bot money` plays another bot than greedy; `--against random` seats it once, each game at the
//! next seat. `tiefenthal arena` finds out who is stronger, with duplicate deals; this shows where
//! the points come from.

use chance::{Fast, Seed};
use engine::model::Seat;
use engine::{Level, Rules, Score, Setup};
use players::{answer_of, by_name, play};
use std::time::{Duration, Instant};

struct Options {
    players: u8,
    level: u8,
    games: u64,
    seed: u64,
    bot: String,
    against: Option<String>,
}

fn options() -> Result<Options, String> {
    let mut options = Options {
        players: 2,
        level: 1,
        games: 200,
        seed: 1,
        bot: "greedy".to_owned(),
        against: None,
    };
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|e| format!("{name} {value}: {e}"));
        match name.as_str() {
            "--players" => options.players = number()? as u8,
            "--level" => {
                options.level =
                    Level::try_from(number()? as u8).map_err(|e| e.to_string())?.number()
            }
            "--games" => options.games = number()?,
            "--seed" => options.seed = number()?,
            "--bot" => options.bot = value,
            "--against" => options.against = Some(value),
            _ => return Err(format!("unknown option {name}")),
        }
    }
    Ok(options)
}

#[derive(Default)]
struct Times {
    decisions: u64,
    total: Duration,
    longest: Duration,
}

fn main() -> Result<(), String> {
    let options = options()?;
    let rules = Rules::standard();
    let setup = Setup::new(options.players, options.level);
    let mut sums = [0u64; 7];
    let (mut seats, mut squares, mut wins) = (0u64, 0f64, 0f64);
    let mut times = Times::default();
    for index in 0..options.games {
        let seed = Seed::derived(options.seed, index);
        let mut chance = Fast::from(&seed);
        let watched =
            |seat: u8| options.against.is_none() || index % options.players as u64 == seat as u64;
        let mut bots = Vec::new();
        for seat in 0..options.players {
            let other = options.against.as_ref().filter(|_| !watched(seat));
            let name = other.unwrap_or(&options.bot);
            let luck = index * 4 + seat as u64;
            bots.push(by_name(name, luck).ok_or_else(|| format!("no bot {name}"))?);
        }
        let played = play(&rules, &setup, &mut chance, |game, seat| {
            let before = Instant::now();
            let answer = answer_of(&mut bots, &rules, game, seat);
            let took = before.elapsed();
            if watched(seat.number()) {
                times.decisions += 1;
                times.total += took;
                times.longest = times.longest.max(took);
            }
            answer
        });
        let game = played.map_err(|error| format!("game {index}: {error}"))?;
        let winners = rules.winners(&game);
        for seat in Seat::ALL.into_iter().take(options.players as usize) {
            if !watched(seat.number()) {
                continue;
            }
            let score: Score = rules.score(&game, seat);
            let parts = [
                score.nobles,
                score.guests,
                score.regulars,
                score.tavern_cards,
                score.schnapps,
                score.reputation,
                score.total(),
            ];
            for (sum, part) in sums.iter_mut().zip(parts) {
                *sum += part as u64;
            }
            squares += (score.total() as f64).powi(2);
            seats += 1;
            if winners.contains(seat) {
                wins += 1.0 / winners.len() as f64;
            }
        }
    }
    let mean = |sum: u64| sum as f64 / seats.max(1) as f64;
    let total = mean(sums[6]);
    let deviation = (squares / seats.max(1) as f64 - total * total).max(0.0).sqrt();
    println!("{} players, level {}, {} games", options.players, options.level, options.games);
    println!(
        "score {total:.1} ± {:.1} (deviation {deviation:.1})",
        1.96 * deviation / (seats.max(1) as f64).sqrt()
    );
    println!(
        "nobles {:.1}  guests {:.1}  regulars {:.1}  cards {:.1}  schnapps {:.1}  reputation {:.1}",
        mean(sums[0]),
        mean(sums[1]),
        mean(sums[2]),
        mean(sums[3]),
        mean(sums[4]),
        mean(sums[5])
    );
    println!("wins {:.1} %", 100.0 * wins / seats.max(1) as f64);
    println!(
        "{} decisions, mean {:.1} µs, longest {:.2} ms",
        times.decisions,
        times.total.as_secs_f64() * 1e6 / times.decisions.max(1) as f64,
        times.longest.as_secs_f64() * 1e3
    );
    Ok(())
}
