//! A series of generations that can be saved and resumed.

use super::league::{Sample, play};
use super::ridge::{Normal, fit_rounds};
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use engine::Rules;
use players::features::{COUNT, Inputs};
use players::value::{FORMS, VALUED_ROUNDS, Value};
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;

/// Games to be played.
#[derive(Clone, Copy)]
pub struct Games<'a> {
    /// The seed of all luck.
    pub seed: u64,
    /// How many.
    pub count: u64,
    /// How many at the same time; it changes nothing in what is learned.
    pub threads: usize,
    /// Set by the caller to end early; the games played so far still teach.
    pub stop: &'a AtomicBool,
    /// Called after each.
    pub tick: &'a (dyn Fn() + Sync),
}

impl core::fmt::Debug for Games<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Games { seed, count, threads, .. } = self;
        write!(f, "{count} games from seed {seed} on {threads} threads")
    }
}

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
    pub(crate) normals: Vec<Normal>,
    /// The generations so far.
    pub generations: Vec<Generation>,
}

/// How much of what was seen still counts in the next generation: little of the script's own games,
/// which show what scripts make of a position, and more once the players hardly change. In the end
/// it takes many games to tell small differences from luck.
const fn fade(number: u32) -> f64 {
    match number {
        0 | 1 => 0.1,
        2..=11 => 0.6,
        12..=21 => 0.88,
        _ => 0.96,
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
    /// How many games the next generation needs: fewer while the players still change quickly.
    pub fn next_batch(&self) -> u64 {
        1_000 + 400 * self.generations.len() as u64
    }

    /// Plays a generation and learns from it.
    pub fn generation(&mut self, rules: &Rules, games: &Games<'_>) -> Generation {
        let number = self.generations.len() as u32;
        let seed = games.seed.wrapping_add(number as u64 * 0x1_0000_0000);
        let played = self.play(rules, &Games { seed, ..*games });
        let mut seen = Seen::default();
        for (samples, finals) in &played {
            seen.add(samples, finals);
        }
        self.learn(rules, number, &seen)
    }

    /// Plays games with the present weights, in the order of their numbers: what is learned does not
    /// depend on the number of threads.
    fn play(&self, rules: &Rules, games: &Games<'_>) -> Vec<(Vec<Sample>, Vec<f32>)> {
        let next = AtomicU64::new(0);
        let work = || {
            let mut played = Vec::new();
            while !games.stop.load(Ordering::Relaxed) {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= games.count {
                    break;
                }
                played.push((index, play(rules, self.value.as_ref(), games.seed, index)));
                (games.tick)();
            }
            played
        };
        let mut played: Vec<_> = thread::scope(|scope| {
            let workers: Vec<_> = (0..games.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let played = workers.into_iter().map(|worker| worker.join());
            // A generation with holes would silently teach something else.
            played.flat_map(|played| played.unwrap_or_else(|lost| resume_unwind(lost))).collect()
        });
        played.sort_by_key(|(index, _)| *index);
        played.into_iter().map(|(_, game)| game).collect()
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
    pub(crate) fn fit(&self) -> [[Inputs; VALUED_ROUNDS]; FORMS] {
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
}

/// What was seen in a generation.
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
}
