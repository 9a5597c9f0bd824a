//! Ridge regression: the weights that best predict what happened, kept as small as that allows.

use super::league::Sample;
use players::features::{COUNT, Inputs};

/// Everything a fit needs to know about any number of samples.
#[derive(Clone, Debug, PartialEq)]
pub struct Normal {
    /// Sums of products of inputs, the lower triangle row by row.
    pub products: Vec<f64>,
    /// Sums of products of inputs and targets.
    pub targets: Vec<f64>,
    /// The sum of squared targets.
    pub squares: f64,
    /// How many samples, weighed.
    pub count: f64,
}

/// Entries of a lower triangle.
pub(crate) const TRIANGLE: usize = COUNT * (COUNT + 1) / 2;

impl Default for Normal {
    fn default() -> Normal {
        Normal {
            products: vec![0.0; TRIANGLE],
            targets: vec![0.0; COUNT],
            squares: 0.0,
            count: 0.0,
        }
    }
}

const fn at(row: usize, column: usize) -> usize {
    row * (row + 1) / 2 + column
}

impl Normal {
    /// Adds a sample.
    pub fn add(&mut self, sample: &Sample) {
        let target = sample.to_come as f64;
        for row in 0..COUNT {
            let input = sample.inputs[row] as f64;
            if input == 0.0 {
                continue;
            }
            self.targets[row] += input * target;
            for column in 0..=row {
                self.products[at(row, column)] += input * sample.inputs[column] as f64;
            }
        }
        self.squares += target * target;
        self.count += 1.0;
    }

    /// Adds the samples of another.
    pub fn merge(&mut self, other: &Normal) {
        for (mine, theirs) in self.products.iter_mut().zip(&other.products) {
            *mine += theirs;
        }
        for (mine, theirs) in self.targets.iter_mut().zip(&other.targets) {
            *mine += theirs;
        }
        self.squares += other.squares;
        self.count += other.count;
    }

    /// Makes the samples so far count less.
    pub fn fade(&mut self, share: f64) {
        self.products.iter_mut().for_each(|sum| *sum *= share);
        self.targets.iter_mut().for_each(|sum| *sum *= share);
        self.squares *= share;
        self.count *= share;
    }

    /// The best weights, drawn towards `prior` as if by `ridge` samples; `prior` where nothing was
    /// seen.
    pub fn fit(&self, prior: &Inputs, ridge: f64) -> Inputs {
        if self.count < 1.0 {
            return *prior;
        }
        let mut lower = self.products.clone();
        let mut right = self.targets.clone();
        for row in 0..COUNT {
            lower[at(row, row)] += ridge;
            right[row] += ridge * prior[row] as f64;
        }
        cholesky(&mut lower, COUNT);
        solve(&lower, &mut right);
        core::array::from_fn(|index| right[index] as f32)
    }

    /// The product of one row with weights.
    fn times(&self, row: usize, weights: &Inputs) -> f64 {
        let entry = |column: usize| self.products[at(row.max(column), row.min(column))];
        weights.iter().enumerate().map(|(column, &weight)| weight as f64 * entry(column)).sum()
    }

    /// The mean squared error of weights.
    pub fn error(&self, weights: &Inputs) -> f64 {
        if self.count < 1.0 {
            return 0.0;
        }
        let mut sum = self.squares;
        for (row, &weight) in weights.iter().enumerate() {
            sum += weight as f64 * (self.times(row, weights) - 2.0 * self.targets[row]);
        }
        sum / self.count
    }
}

/// Weights that change with the round as a parabola: fitted to all rounds together, so that a few
/// games say much. They are drawn towards `prior` as if by `ridge` samples.
pub fn fit_rounds(rounds: &[Normal], prior: &[Inputs], ridge: f64) -> Vec<Inputs> {
    let size = COUNT * TERMS;
    let terms = |round: usize| -> [f64; TERMS] {
        let middle = (rounds.len() as f64 - 1.0) / 2.0;
        let t = (round as f64 - middle) / middle.max(1.0);
        [1.0, t, t * t]
    };
    let mut lower = vec![0.0; size * (size + 1) / 2];
    let mut right = vec![0.0; size];
    for (round, normal) in rounds.iter().enumerate() {
        let t = terms(round);
        for row in 0..size {
            let (a, i) = (row / COUNT, row % COUNT);
            // What is fitted is the difference to the prior.
            right[row] += t[a] * (normal.targets[i] - normal.times(i, &prior[round]));
            for column in 0..=row {
                let (b, j) = (column / COUNT, column % COUNT);
                let product = normal.products[at(i.max(j), i.min(j))];
                lower[at(row, column)] += t[a] * t[b] * product;
            }
        }
    }
    for row in 0..size {
        lower[at(row, row)] += ridge;
    }
    cholesky(&mut lower, size);
    solve(&lower, &mut right);
    let weights = |(round, prior): (usize, &Inputs)| -> Inputs {
        let t = terms(round);
        core::array::from_fn(|i| {
            let change: f64 = (0..TERMS).map(|a| t[a] * right[a * COUNT + i]).sum();
            prior[i] + change as f32
        })
    };
    prior.iter().enumerate().map(weights).collect()
}

/// Terms of a parabola.
const TERMS: usize = 3;

/// Turns a positive definite matrix into its lower root, in place.
fn cholesky(matrix: &mut [f64], size: usize) {
    for row in 0..size {
        for column in 0..=row {
            let mut sum = matrix[at(row, column)];
            for k in 0..column {
                sum -= matrix[at(row, k)] * matrix[at(column, k)];
            }
            matrix[at(row, column)] =
                if row == column { sum.max(1e-9).sqrt() } else { sum / matrix[at(column, column)] };
        }
    }
}

/// Solves with the lower root and its transpose.
fn solve(lower: &[f64], right: &mut [f64]) {
    for row in 0..right.len() {
        let known: f64 = (0..row).map(|k| lower[at(row, k)] * right[k]).sum();
        right[row] = (right[row] - known) / lower[at(row, row)];
    }
    for row in (0..right.len()).rev() {
        let known: f64 = (row + 1..right.len()).map(|k| lower[at(k, row)] * right[k]).sum();
        right[row] = (right[row] - known) / lower[at(row, row)];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chance::Fast;

    #[test]
    fn weights_are_found_again() {
        let mut luck = Fast::new(5);
        let mut number = || luck.below(2001) as f32 / 1000.0 - 1.0;
        let truth: Inputs = core::array::from_fn(|_| number());
        let mut normal = Normal::default();
        for _ in 0..2000 {
            let inputs: Inputs = core::array::from_fn(|_| number());
            let to_come = inputs.iter().zip(&truth).map(|(input, weight)| input * weight).sum();
            normal.add(&Sample { form: 0, round: 0, inputs, to_come });
        }
        let found = normal.fit(&[0.0; COUNT], 0.01);
        for (found, truth) in found.iter().zip(&truth) {
            assert!((found - truth).abs() < 0.01, "{found} instead of {truth}");
        }
        assert!(normal.error(&found) < 0.001);
        assert!(normal.error(&[0.0; COUNT]) > 1.0);
        assert_eq!(Normal::default().fit(&truth, 1.0), truth);
        let together = fit_rounds(&[normal.clone(), normal], &[[0.0; COUNT]; 2], 0.01);
        for (found, truth) in together.iter().flat_map(|found| found.iter().zip(&truth)) {
            assert!((found - truth).abs() < 0.01, "{found} instead of {truth}");
        }
    }
}
