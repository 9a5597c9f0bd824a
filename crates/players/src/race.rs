//! Compares answers under the same luck. Those clearly behind drop out, so the others can be tried
//! more often.

use core::sync::atomic::{AtomicBool, Ordering};

/// How long candidates are tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Race<'a> {
    /// The minimum number of trials for each.
    pub(crate) least: u32,
    /// The maximum number of trials for each.
    pub(crate) most: u32,
    /// Trials in all.
    pub(crate) trials: u32,
    /// Set by the caller to stop early with the best result so far.
    pub(crate) stop: Option<&'a AtomicBool>,
}

/// Trials between two checks for answers to drop.
const LAP: u32 = 8;
/// Trials before a candidate may drop out.
const EARLY: u32 = 16;
/// A candidate this many standard errors behind the leader drops out.
const BEHIND: f64 = 2.5;

struct Runner {
    number: usize,
    /// The result of every trial.
    seen: Vec<f32>,
}

impl Runner {
    fn mean(&self) -> f64 {
        mean(self.seen.iter().map(|&value| value as f64))
    }

    /// Its lead over another in the trials both had, and the standard error of that.
    fn ahead_of(&self, other: &Runner) -> (f64, f64) {
        let pairs = || self.seen.iter().zip(&other.seen).map(|(&a, &b)| (a - b) as f64);
        let (ahead, count) = (mean(pairs()), pairs().count().max(2) as f64);
        let squares: f64 = pairs().map(|one| (one - ahead) * (one - ahead)).sum();
        (ahead, (squares / (count - 1.0) / count).sqrt())
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0u32), |(sum, count), value| (sum + value, count + 1));
    sum / count.max(1) as f64
}

impl Race<'_> {
    /// Tries candidates, numbered from 0: `trial` returns the worth of a candidate with the luck of
    /// a number. Returns the average worth and number of each, best first; candidates that dropped
    /// out rank by how far they were behind the winner.
    pub(crate) fn run(
        &self,
        candidates: usize,
        mut trial: impl FnMut(usize, u32) -> f32,
    ) -> Vec<(f32, usize)> {
        let mut running: Vec<Runner> =
            (0..candidates).map(|number| Runner { number, seen: Vec::new() }).collect();
        let mut out: Vec<Runner> = Vec::new();
        let (mut laps, mut spent) = (0, 0);
        while laps < self.most {
            let over = spent + running.len() as u32 > self.trials && laps >= self.least;
            let stopped = laps > 0 && self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
            if over || stopped {
                break;
            }
            for runner in &mut running {
                runner.seen.push(trial(runner.number, laps));
            }
            spent += running.len() as u32;
            laps += 1;
            if laps >= EARLY && laps % LAP == 0 {
                out.extend(drop_out(&mut running));
            }
            if running.len() < 2 {
                break;
            }
        }
        ranked(running, out)
    }
}

/// Removes candidates that are clearly behind the leader.
fn drop_out(running: &mut Vec<Runner>) -> Vec<Runner> {
    let Some(leader) = leader(running) else { return Vec::new() };
    let behind: Vec<bool> = running
        .iter()
        .map(|runner| {
            let (ahead, error) = running[leader].ahead_of(runner);
            ahead > 0.0 && ahead > BEHIND * error
        })
        .collect();
    let mut flags = behind.into_iter();
    running.extract_if(.., |_| flags.next() == Some(true)).collect()
}

fn leader(running: &[Runner]) -> Option<usize> {
    (0..running.len())
        .max_by(|&a, &b| running[a].mean().total_cmp(&running[b].mean()).then(b.cmp(&a)))
}

fn ranked(running: Vec<Runner>, out: Vec<Runner>) -> Vec<(f32, usize)> {
    let Some(leader) = leader(&running) else { return Vec::new() };
    let best = running[leader].mean();
    let value =
        |runner: &Runner| ((best - running[leader].ahead_of(runner).0) as f32, runner.number);
    let sorted = |runners: &[Runner]| {
        let mut values: Vec<(f32, usize)> = runners.iter().map(value).collect();
        values.sort_by(|a, b| b.0.total_cmp(&a.0));
        values
    };
    let mut values = sorted(&running);
    let last = values.last().map_or(f32::MAX, |last| last.0);
    // An answer that dropped out never ranks above one that stayed in.
    values.extend(sorted(&out).into_iter().map(|(value, number)| (value.min(last), number)));
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use chance::Fast;

    const RACE: Race<'_> = Race { least: 4, most: 400, trials: 800, stop: None };

    /// Luck that all share, plus a little of each one's own.
    fn trial(worth: &[f32], number: usize, lap: u32) -> f32 {
        let shared = Fast::new(lap as u64).below(1000) as f32 / 50.0;
        let own = Fast::new((number as u64 + 1) << 32 | lap as u64).below(1000) as f32 / 500.0;
        worth[number] + shared + own - 1.0
    }

    #[test]
    fn the_best_wins_and_the_worst_are_soon_left_alone() {
        let worth = [3.0, 0.0, 4.0, 1.0, 3.9, -5.0, 2.0, 0.5];
        let mut tried = [0; 8];
        let result = RACE.run(worth.len(), |number, lap| {
            tried[number] += 1;
            trial(&worth, number, lap)
        });
        assert_eq!(result[0].1, 2);
        assert_eq!(result[1].1, 4);
        assert_eq!(tried[5], EARLY, "the worst drops out at the first look");
        assert!(tried[2] > 3 * EARLY && tried.iter().sum::<u32>() <= RACE.trials, "{tried:?}");
        for &(value, number) in &result {
            let behind = result[0].0 - value;
            assert!((behind - (worth[2] - worth[number])).abs() < 0.5, "{number}: {behind}");
        }
    }

    #[test]
    fn everybody_is_tried_even_when_told_to_stop_or_short_of_trials() {
        let worth = [1.0, 9.0, 3.0];
        let stop = AtomicBool::new(true);
        for (race, each) in [
            (Race { stop: Some(&stop), ..RACE }, 1),
            (Race { trials: 0, ..RACE }, 4),
            (Race { trials: 30, ..RACE }, 10),
        ] {
            let mut tried = [0; 3];
            let result = race.run(3, |number, lap| {
                tried[number] += 1;
                trial(&worth, number, lap)
            });
            assert_eq!(tried, [each; 3]);
            assert_eq!(result.iter().map(|one| one.1).collect::<Vec<_>>(), [1, 2, 0]);
        }
        assert!(RACE.run(0, |_, _| 0.0).is_empty());
    }
}
