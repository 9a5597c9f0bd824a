//! A course of generations that can be written down and taken up again.

use crate::league::{Sample, play};
use crate::ridge::{Normal, TRIANGLE, fit_rounds};
use bots::features::{COUNT, Inputs};
use bots::value::{FORMS, VALUED_ROUNDS, Value, ValueError};
use core::fmt;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use engine::Rules;
use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::thread;

/// What one generation showed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Generation {
    /// Its number, from 0: the script's own games.
    pub number: u32,
    /// Games played.
    pub games: u64,
    /// The learners' mean score by form.
    pub scores: [f32; FORMS],
    /// The root of the mean squared error of the weights that played.
    pub error: f32,
}

/// Everything learned so far.
#[derive(Clone, Debug)]
pub struct Study {
    /// The weights; none before the first generation.
    pub value: Option<Arc<Value>>,
    /// What was seen, by form and round.
    normals: Vec<Normal>,
    /// The generations so far.
    pub generations: Vec<Generation>,
}

/// Why a study cannot be read or written.
#[derive(Debug)]
pub enum StudyError {
    /// A file cannot be read or written.
    File(io::Error),
    /// The weights cannot be used.
    Value(ValueError),
    /// Another file is damaged.
    Damaged(&'static str),
    /// It was begun with other rules or another sheet.
    OtherRules,
}

impl fmt::Display for StudyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StudyError::File(error) => write!(f, "{error}"),
            StudyError::Value(error) => write!(f, "value.txt: {error}"),
            StudyError::Damaged(name) => write!(f, "{name} is damaged"),
            StudyError::OtherRules => write!(f, "begun with other rules or another sheet"),
        }
    }
}

impl core::error::Error for StudyError {}

impl From<io::Error> for StudyError {
    fn from(error: io::Error) -> StudyError {
        StudyError::File(error)
    }
}

/// How much of what was seen counts on in the next generation: little of the script's own games, which
/// say what scripts make of a position, more when the players hardly change any longer.
const fn fade(number: u32) -> f64 {
    match number {
        0 | 1 => 0.1,
        2..=4 => 0.5,
        _ => 0.9,
    }
}

/// How strongly weights are drawn to nothing, to those of all forms, and to those of all rounds.
const RIDGE: f64 = 10.0;
const FORM_RIDGE: f64 = 50.0;
const ROUND_RIDGE: f64 = 100.0;

impl Default for Study {
    fn default() -> Study {
        Study {
            value: None,
            normals: vec![Normal::default(); FORMS * VALUED_ROUNDS],
            generations: Vec::new(),
        }
    }
}

impl Study {
    /// Plays a generation and learns from it. `games` are counted through by all threads together;
    /// `tick` is called after each; when `stop` is set, it ends early and learns from what it has.
    pub fn generation(
        &mut self,
        rules: &Rules,
        seed: u64,
        games: u64,
        threads: usize,
        stop: &AtomicBool,
        tick: &(dyn Fn() + Sync),
    ) -> Generation {
        let number = self.generations.len() as u32;
        let value = self.value.clone();
        let next = AtomicU64::new(0);
        let seed = seed.wrapping_add(number as u64 * 0x1_0000_0000);
        let work = || {
            let mut seen = Seen::default();
            while !stop.load(Ordering::Relaxed) {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= games {
                    break;
                }
                let (samples, finals) = play(rules, value.as_ref(), seed, index);
                seen.add(&samples, &finals);
                tick();
            }
            seen
        };
        let parts: Vec<Seen> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
        });
        let mut seen = Seen::default();
        for part in &parts {
            seen.merge(part);
        }
        self.learn(rules, number, &seen)
    }

    fn learn(&mut self, rules: &Rules, number: u32, seen: &Seen) -> Generation {
        let mut value = self.value.as_deref().cloned().unwrap_or_else(|| Value::blank(rules));
        let (mut error, mut count) = (0.0, 0.0);
        for (index, fresh) in seen.normals.iter().enumerate() {
            let weights = &value.sets[index / VALUED_ROUNDS][index % VALUED_ROUNDS];
            error += fresh.error(weights) * fresh.count;
            count += fresh.count;
            self.normals[index].fade(fade(number));
            self.normals[index].merge(fresh);
        }
        value.sets = self.fit();
        self.value = Some(Arc::new(value));
        let generation = Generation {
            number,
            games: seen.games,
            scores: core::array::from_fn(|form| {
                (seen.scores[form].0 / seen.scores[form].1.max(1.0)) as f32
            }),
            error: (error / f64::max(count, 1.0)).sqrt() as f32,
        };
        self.generations.push(generation);
        generation
    }

    /// Weights from everything seen: first for all forms together, then what is different in each
    /// form, then what is different in each round of it. So no weight is left to a few samples.
    fn fit(&self) -> [[Inputs; VALUED_ROUNDS]; FORMS] {
        let mut all = vec![Normal::default(); VALUED_ROUNDS];
        for (index, normal) in self.normals.iter().enumerate() {
            all[index % VALUED_ROUNDS].merge(normal);
        }
        let blank = [[0.0; COUNT]; VALUED_ROUNDS];
        let together = fit_rounds(&all, &blank, RIDGE);
        let mut sets = [blank; FORMS];
        for (form, sets) in sets.iter_mut().enumerate() {
            let rounds = &self.normals[form * VALUED_ROUNDS..(form + 1) * VALUED_ROUNDS];
            let prior = fit_rounds(rounds, &together, FORM_RIDGE);
            for (round, set) in sets.iter_mut().enumerate() {
                *set = rounds[round].fit(&prior[round], ROUND_RIDGE);
            }
        }
        sets
    }

    /// Writes the study into a directory: `value.txt`, `seen.bin`, `generations.csv`.
    pub fn write(&self, directory: &Path) -> Result<(), StudyError> {
        let put = |name: &str, content: &[u8]| -> io::Result<()> {
            let partial = directory.join(format!("{name}.part"));
            fs::write(&partial, content)?;
            fs::rename(&partial, directory.join(name))
        };
        if let Some(value) = &self.value {
            put("value.txt", value.write().as_bytes())?;
        }
        let mut bytes = Vec::new();
        for normal in &self.normals {
            let numbers = normal.products.iter().chain(&normal.targets);
            for number in numbers.chain([&normal.squares, &normal.count]) {
                bytes.extend_from_slice(&number.to_le_bytes());
            }
        }
        put("seen.bin", &bytes)?;
        let mut text = String::from("generation,games,error,score0,score1,score2,score3\n");
        for g in &self.generations {
            let [a, b, c, d] = g.scores;
            text += &format!("{},{},{},{a},{b},{c},{d}\n", g.number, g.games, g.error);
        }
        put("generations.csv", text.as_bytes())?;
        Ok(())
    }

    /// Takes a study up again.
    pub fn read(directory: &Path, rules: &Rules) -> Result<Study, StudyError> {
        let value = Value::read(&fs::read_to_string(directory.join("value.txt"))?)
            .map_err(StudyError::Value)?;
        if !value.trained_for(rules) {
            return Err(StudyError::OtherRules);
        }
        let bytes = fs::read(directory.join("seen.bin"))?;
        let (numbers, rest) = bytes.as_chunks::<8>();
        let size = TRIANGLE + COUNT + 2;
        if !rest.is_empty() || numbers.len() != size * FORMS * VALUED_ROUNDS {
            return Err(StudyError::Damaged("seen.bin"));
        }
        let numbers: Vec<f64> = numbers.iter().map(|bytes| f64::from_le_bytes(*bytes)).collect();
        let normals = numbers
            .chunks_exact(size)
            .map(|numbers| Normal {
                products: numbers[..TRIANGLE].to_vec(),
                targets: numbers[TRIANGLE..TRIANGLE + COUNT].to_vec(),
                squares: numbers[size - 2],
                count: numbers[size - 1],
            })
            .collect();
        let table = fs::read_to_string(directory.join("generations.csv"))?;
        let generations: Option<Vec<Generation>> = table.lines().skip(1).map(generation).collect();
        let generations = generations.ok_or(StudyError::Damaged("generations.csv"))?;
        Ok(Study { value: Some(Arc::new(value)), normals, generations })
    }
}

fn generation(line: &str) -> Option<Generation> {
    let mut cells = line.split(',');
    let (number, games) = (cells.next()?.parse().ok()?, cells.next()?.parse().ok()?);
    let numbers: Option<Vec<f32>> = cells.map(|cell| cell.parse().ok()).collect();
    let [error, scores @ ..] = <[f32; 1 + FORMS]>::try_from(numbers?).ok()?;
    Some(Generation { number, games, scores, error })
}

/// What one thread has seen in a generation.
struct Seen {
    normals: Vec<Normal>,
    /// Sum and number of the learners' scores by form.
    scores: [(f64, f64); FORMS],
    games: u64,
}

impl Default for Seen {
    fn default() -> Seen {
        let normals = vec![Normal::default(); FORMS * VALUED_ROUNDS];
        Seen { normals, scores: [(0.0, 0.0); FORMS], games: 0 }
    }
}

impl Seen {
    fn add(&mut self, samples: &[Sample], finals: &[f32]) {
        for sample in samples {
            self.normals[sample.form * VALUED_ROUNDS + sample.round].add(sample);
        }
        if let Some(sample) = samples.first() {
            let score = &mut self.scores[sample.form];
            score.0 += finals.iter().map(|&score| score as f64).sum::<f64>();
            score.1 += finals.len() as f64;
        }
        self.games += 1;
    }

    fn merge(&mut self, other: &Seen) {
        for (mine, theirs) in self.normals.iter_mut().zip(&other.normals) {
            mine.merge(theirs);
        }
        for (mine, theirs) in self.scores.iter_mut().zip(other.scores) {
            mine.0 += theirs.0;
            mine.1 += theirs.1;
        }
        self.games += other.games;
    }
}
