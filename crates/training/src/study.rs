//! A course of generations that can be written down and taken up again.

use crate::league::{Sample, play};
use crate::net::{self, Teaching};
use crate::ridge::{Normal, fit_rounds};
use bots::features::{COUNT, Inputs};
use bots::value::net::Net;
use bots::value::{FORMS, VALUED_ROUNDS, Value};
use chance::Fast;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use engine::Rules;
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
    /// The error on positions kept apart that the net takes away, as a share.
    pub net_error: f32,
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
    /// The last positions seen, for the net.
    pub(crate) samples: Vec<Sample>,
    pub(crate) teaching: Teaching,
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

/// The generation with which the net begins: before, players change too quickly.
const FIRST_TAUGHT: u32 = 5;
/// Positions kept for the net, and how many it is shown in a generation.
const MOST_SAMPLES: usize = 600_000;
const SHOWN: usize = 250_000;

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
            samples: Vec::new(),
            teaching: Teaching::new(Net::fresh(1)),
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
            let mut played = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= games {
                    break;
                }
                played.push((index, play(rules, value.as_ref(), seed, index)));
                tick();
            }
            played
        };
        let mut played: Vec<_> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().filter_map(|worker| worker.join().ok()).flatten().collect()
        });
        // In the order of the games: what is learned does not depend on the number of threads.
        played.sort_by_key(|(index, _)| *index);
        let mut seen = Seen::default();
        for (_, (samples, finals)) in played {
            seen.add(samples, &finals);
        }
        self.learn(rules, number, seen)
    }

    fn learn(&mut self, rules: &Rules, number: u32, seen: Seen) -> Generation {
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
        let net_error = self.teach(&mut value, number, seen.samples);
        self.value = Some(Arc::new(value));
        let generation = Generation {
            number,
            games: seen.games,
            scores: core::array::from_fn(|form| {
                (seen.scores[form].0 / seen.scores[form].1.max(1.0)) as f32
            }),
            error: (error / f64::max(count, 1.0)).sqrt() as f32,
            net_error,
        };
        self.generations.push(generation);
        generation
    }

    /// Teaches the net what the weights leave over. It joins in as soon as it judges positions better
    /// that were kept apart, and only while it does. Gives the share of the squared error it takes
    /// away.
    fn teach(&mut self, value: &mut Value, number: u32, mut fresh: Vec<Sample>) -> f32 {
        value.net = None;
        if number < FIRST_TAUGHT {
            return 0.0;
        }
        let apart = fresh.split_off(fresh.len() - fresh.len() / 10);
        self.samples.extend(fresh);
        let above = self.samples.len().saturating_sub(MOST_SAMPLES);
        self.samples.drain(..above);
        let mut luck = Fast::new(number as u64);
        self.teaching.learn(value, &self.samples, SHOWN.min(4 * self.samples.len()), &mut luck);
        let plain = net::error(value, None, &apart);
        let better = 1.0 - net::error(value, Some(&self.teaching.net), &apart) / plain.max(1e-9);
        if better > 0.0 {
            value.net = Some(self.teaching.net.clone());
        }
        better as f32
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
}

/// What was seen in a generation.
struct Seen {
    normals: Vec<Normal>,
    /// Sum and number of the learners' scores by form.
    scores: [(f64, f64); FORMS],
    games: u64,
    samples: Vec<Sample>,
}

impl Default for Seen {
    fn default() -> Seen {
        let normals = vec![Normal::default(); FORMS * VALUED_ROUNDS];
        Seen { normals, scores: [(0.0, 0.0); FORMS], games: 0, samples: Vec::new() }
    }
}

impl Seen {
    fn add(&mut self, samples: Vec<Sample>, finals: &[f32]) {
        for sample in &samples {
            self.normals[sample.form * VALUED_ROUNDS + sample.round].add(sample);
        }
        if let Some(sample) = samples.first() {
            let score = &mut self.scores[sample.form];
            score.0 += finals.iter().map(|&score| score as f64).sum::<f64>();
            score.1 += finals.len() as f64;
        }
        self.games += 1;
        self.samples.extend(samples);
    }
}
