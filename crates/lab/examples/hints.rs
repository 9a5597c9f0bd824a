//! How far the distances hold that a hint names: each of its other ways is played on beside the best one.
//!
//! `cargo run --release -p tiefenthal-lab --example hints -- --games 40 --seed 1`
//!
//! A hint expects everybody to play well from then on, so `strong` plays both ways to the end, with the same luck. Game
//! after game takes the next level, and in each evening of seat 0 the first question of the draft or of serving is looked
//! at. `--level` fixes the level, `--courses` says how often each way is played on.

use analysis::explain::{Settings as Hint, explain};
use analysis::review::{Settings, again, settings};
use chance::{Seed, Seeded};
use engine::model::Seat;
use engine::{Action, Game, Phase, Rules, Setup};
use players::{Spec, by_name, choose, standard_value};
use record::{Format, Record, Recorder};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

struct Options {
    level: Option<u8>,
    games: u64,
    seed: u64,
    threads: u64,
    courses: u32,
}

fn options() -> Result<Options, String> {
    let mut options = Options { level: None, games: 20, seed: 1, threads: 2, courses: 8 };
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        let number = value.parse::<u64>().map_err(|e| format!("{name} {value}: {e}"))?;
        match name.as_str() {
            "--level" => options.level = Some(number as u8),
            "--games" => options.games = number,
            "--seed" => options.seed = number,
            "--threads" => options.threads = number,
            "--courses" => options.courses = number as u32,
            _ => return Err(format!("unknown option {name}")),
        }
    }
    Ok(options)
}

/// Two ways of a hint.
struct Pair {
    line: usize,
    phase: Phase,
    best: Vec<Action>,
    other: Vec<Action>,
    /// How far the other one falls behind, in points of the hint.
    gap: f32,
}

/// A distance as the hint names it and as it was measured.
struct Measured {
    phase: Phase,
    gap: f64,
    measured: f64,
}

fn measured(options: &Options, index: u64) -> Result<Vec<Measured>, String> {
    let level = options.level.unwrap_or(1 + (index % 5) as u8);
    let rules = Arc::new(Rules::standard());
    let chance = Seeded::new(&Seed::derived(options.seed, index), &[]);
    let names = ["strong"; 2].map(str::to_owned);
    let setup = Setup::new(2, level);
    let begun = Recorder::begin(Format::Plain, Arc::clone(&rules), &setup, &names, None, chance);
    let (mut recorder, mut text) = begun.map_err(|error| error.to_string())?;
    text.push('\n');
    let mut bots = [0, 1].map(|luck| by_name("strong", luck).expect("a player of the roster"));
    let mut pairs: Vec<Pair> = Vec::new();
    let mut looked_at = 0;
    for line in 2.. {
        let Some(seat) = rules.next_to_act(recorder.game()) else { break };
        let game = *recorder.game();
        let action = choose(bots[usize::from(seat.number())].as_mut(), &rules, &game, seat);
        let wanted = seat == Seat::ALL[0] && game.phase == phase_of(&game, index);
        if wanted && game.round != looked_at {
            looked_at = game.round;
            pairs.extend(hinted(&rules, &game, seat, line));
        }
        text += &recorder.act(seat, &action).map_err(|error| error.to_string())?.0;
        text.push('\n');
    }
    text += &recorder.finish(None).map_err(|error| error.to_string())?;
    text.push('\n');
    let record = Record::read(&text).map_err(|error| error.to_string())?;
    let reference = Spec::named("strong").ok_or("no player strong")?;
    let settings = Settings { reference, ..settings(options.courses) };
    let (value, never) = (standard_value(), AtomicBool::new(false));
    let gain = |line: usize, way: &[Action]| {
        let found = again(&record, &value, &settings, line, way, &never);
        let found = found.map_err(|error| error.to_string())?.ok_or("stopped")?;
        Ok::<f64, String>(found.points.mean.into())
    };
    let measure = |pair: Pair| {
        let measured = gain(pair.line, &pair.best)? - gain(pair.line, &pair.other)?;
        Ok(Measured { phase: pair.phase, gap: pair.gap.into(), measured })
    };
    pairs.into_iter().map(measure).collect()
}

/// The phase that is looked at in this evening. A plan binds nobody, so nothing would be lost by it.
fn phase_of(game: &Game, index: u64) -> Phase {
    [Phase::Draft, Phase::Serve][(index as usize + usize::from(game.round)) % 2]
}

/// The best way of a hint beside each of its others.
fn hinted(rules: &Rules, game: &Game, seat: Seat, line: usize) -> Vec<Pair> {
    let hint = Hint { most: 3, ..Hint::advisor() };
    let found = explain(rules, &standard_value(), game, seat, &hint);
    let Some((best, others)) = found.alternatives.split_first() else { return Vec::new() };
    let pair = |other: &analysis::explain::Alternative| Pair {
        line,
        phase: game.phase,
        best: best.actions.clone(),
        other: other.actions.clone(),
        gap: best.score - other.score,
    };
    others.iter().map(pair).collect()
}

/// Sums over pairs.
#[derive(Default)]
struct Sums {
    count: f64,
    gap: f64,
    measured: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, Measured { gap, measured, .. }: &Measured) {
        self.count += 1.0;
        self.gap += gap;
        self.measured += measured;
        self.squares += measured * measured;
    }

    fn print(&self, name: &str) {
        let mean = self.measured / self.count;
        let error = ((self.squares / self.count - mean * mean) / (self.count - 1.0)).sqrt();
        println!(
            "{name:<12} {:4} ways: behind by {:5.2} as the hint says, {mean:5.2} ±{:.2} as measured",
            self.count,
            self.gap / self.count,
            1.96 * error
        );
    }
}

/// Distances of a hint that are looked at together: from the first on, to below the second.
const BANDS: [(f64, f64); 4] = [(0.0, 0.5), (0.5, 2.0), (2.0, 5.0), (5.0, f64::MAX)];

fn main() -> Result<(), String> {
    let options = options()?;
    let mut all = Sums::default();
    let mut phases: BTreeMap<String, Sums> = BTreeMap::new();
    let mut bands: [Sums; 4] = Default::default();
    let make = |index| measured(&options, index).map_err(Failed);
    lab::in_order(options.games, options.threads, make, |pairs| {
        for pair in &pairs {
            all.add(pair);
            phases.entry(format!("{:?}", pair.phase)).or_default().add(pair);
            let band = BANDS.iter().position(|(from, below)| (*from..*below).contains(&pair.gap));
            band.into_iter().for_each(|band| bands[band].add(pair));
        }
        println!("{} ways measured", all.count);
        ControlFlow::Continue(())
    })
    .map_err(|failed| failed.0)?;
    all.print("all");
    phases.iter().for_each(|(name, sums)| sums.print(name));
    for ((from, _), sums) in BANDS.iter().zip(&bands) {
        sums.print(&format!("from {from}"));
    }
    Ok(())
}

struct Failed(String);

impl From<lab::Bug> for Failed {
    fn from(bug: lab::Bug) -> Failed {
        Failed(bug.to_string())
    }
}
