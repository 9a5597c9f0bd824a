//! Teaching nets: what the weighted sum leaves over is followed downhill (Adam), for each form of the
//! game by itself.

use crate::league::Sample;
use bots::features::COUNT;
use bots::value::net::{HIDDEN, INNER, NET_INPUTS, Net};
use bots::value::{FORMS, Value};
use chance::Fast;
use std::thread;

/// Samples that move the net together.
const BATCH: usize = 256;
/// How far one move goes at most, at the beginning; it falls to nothing.
const RATE: f32 = 0.002;
/// How strongly weights are drawn to nothing at each move.
const DECAY: f32 = 0.03;
/// Adam's memories of the slope and of its square.
const MEMORIES: (f32, f32) = (0.9, 0.999);
/// How often each sample is shown, on average.
const TIMES: usize = 12;
/// Points that count as one while it learns.
const UNIT: f32 = 10.0;
/// One in so many games is kept apart to see whether the net judges better.
const APART: usize = 8;
/// The least number of samples a net is taught with.
const LEAST: usize = 20_000;

/// A net for each form, where it judges games better that were kept apart; and the share of the
/// squared error it takes away there.
pub(crate) fn teach(value: &Value, games: &[Vec<Sample>]) -> [(Option<Net>, f32); FORMS] {
    let learn = |form: usize| {
        let of_form = |(_, samples): &(usize, &Vec<Sample>)| {
            samples.first().is_some_and(|sample| sample.form == form)
        };
        let games = games.iter().enumerate().filter(of_form);
        let (apart, shown): (Vec<_>, Vec<_>) = games.partition(|(index, _)| index % APART == 0);
        let all = |games: &[(usize, &'_ Vec<Sample>)]| -> Vec<Point> {
            let samples = games.iter().flat_map(|(_, samples)| samples.iter());
            samples.map(|sample| Point::new(value, sample)).collect()
        };
        let (apart, shown) = (all(&apart), all(&shown));
        if shown.len() < LEAST {
            return (None, 0.0);
        }
        let net = Teaching::new(&shown, form as u64).learn(&shown);
        let better = 1.0 - error(&net, &apart) / error(&Net::blank(), &apart).max(1e-9);
        ((better > 0.0).then_some(net), better as f32)
    };
    thread::scope(|scope| {
        let learn = &learn;
        let workers: [_; FORMS] = core::array::from_fn(|form| scope.spawn(move || learn(form)));
        workers.map(|worker| worker.join().unwrap_or((None, 0.0)))
    })
}

/// A sample for the net: a position, and what the weighted sum leaves over.
struct Point {
    inputs: [f32; COUNT],
    round: usize,
    target: f32,
}

impl Point {
    fn new(value: &Value, sample: &Sample) -> Point {
        let sum = value.linear(sample.form, sample.round, &sample.inputs);
        Point { inputs: sample.inputs, round: sample.round, target: sample.to_come - sum }
    }
}

/// The mean squared error.
fn error(net: &Net, points: &[Point]) -> f64 {
    let square = |point: &Point| {
        let judged = net.result(&net.hidden(&point.inputs, point.round));
        ((judged - point.target) as f64).powi(2)
    };
    points.iter().map(square).sum::<f64>() / points.len().max(1) as f64
}

/// A net that is being taught. It sees inputs of equal spread.
struct Teaching {
    net: Net,
    scale: [f32; COUNT],
    slopes: Net,
    squares: Net,
    moves: i32,
    luck: Fast,
}

impl Teaching {
    fn new(points: &[Point], seed: u64) -> Teaching {
        let mut luck = Fast::new(seed);
        let mut number = |most: f32| (luck.below(20_001) as f32 / 10_000.0 - 1.0) * most;
        let mut net = Net::blank();
        for row in &mut net.rows[..NET_INPUTS] {
            *row = row.map(|_| number(0.3));
        }
        for row in &mut net.inner[..HIDDEN] {
            *row = row.map(|_| number(0.3));
        }
        let count = points.len().max(1) as f64;
        let scale = core::array::from_fn(|index| {
            let value = |point: &Point| point.inputs[index] as f64;
            let mean = points.iter().map(value).sum::<f64>() / count;
            let squares = points.iter().map(|point| (value(point) - mean).powi(2));
            let spread = (squares.sum::<f64>() / count).sqrt() as f32;
            // What never changes says nothing.
            if spread > 0.001 { (1.0 / spread).min(10.0) } else { 0.0 }
        });
        Teaching { net, scale, slopes: Net::blank(), squares: Net::blank(), moves: 0, luck }
    }

    fn learn(mut self, points: &[Point]) -> Net {
        let moves = points.len() * TIMES / BATCH;
        for made in 0..moves {
            let mut gradient = Net::blank();
            for _ in 0..BATCH {
                let point = &points[self.luck.below(points.len() as u32) as usize];
                self.add_slope(point, &mut gradient);
            }
            self.step(&gradient, RATE * (1.0 - made as f32 / moves as f32));
        }
        self.scaled_back()
    }

    /// The slope of half the squared error of one sample.
    fn add_slope(&self, point: &Point, gradient: &mut Net) {
        let inputs: [f32; COUNT] = core::array::from_fn(|i| point.inputs[i] * self.scale[i]);
        let hidden = self.net.hidden(&inputs, point.round);
        let inner = self.net.inner(&hidden);
        let judged: f32 = inner.iter().zip(&self.net.out).map(|(unit, w)| unit.max(0.0) * w).sum();
        let error = (judged + self.net.start - point.target / UNIT) / BATCH as f32;
        gradient.start += error;
        let mut back = [0.0; INNER];
        for unit in 0..INNER {
            gradient.out[unit] += error * inner[unit].max(0.0);
            if inner[unit] > 0.0 {
                back[unit] = error * self.net.out[unit];
            }
            gradient.inner[HIDDEN][unit] += back[unit];
        }
        let mut further = [0.0; HIDDEN];
        for unit in (0..HIDDEN).filter(|&unit| hidden[unit] > 0.0) {
            for (index, back) in back.iter().enumerate() {
                gradient.inner[unit][index] += hidden[unit] * back;
                further[unit] += self.net.inner[unit][index] * back;
            }
        }
        let one = |row: usize| (row == COUNT + point.round || row == NET_INPUTS) as u8 as f32;
        for (index, row) in gradient.rows.iter_mut().enumerate() {
            let input = inputs.get(index).copied().unwrap_or_else(|| one(index));
            if input != 0.0 {
                for (slope, back) in row.iter_mut().zip(&further) {
                    *slope += input * back;
                }
            }
        }
    }

    fn step(&mut self, gradient: &Net, rate: f32) {
        self.moves += 1;
        let (m, s) = MEMORIES;
        let (m_part, s_part) = (1.0 - m.powi(self.moves), 1.0 - s.powi(self.moves));
        let memories = numbers(&mut self.slopes).zip(numbers(&mut self.squares));
        let gradient = &mut gradient.clone();
        for ((weight, slope), (mean, square)) in
            numbers(&mut self.net).zip(numbers(gradient)).zip(memories)
        {
            *mean = m * *mean + (1.0 - m) * *slope;
            *square = s * *square + (1.0 - s) * *slope * *slope;
            let step = *mean / m_part / ((*square / s_part).sqrt() + 1e-8);
            *weight -= rate * (step + DECAY * *weight);
        }
    }

    /// The net for inputs as they are, in points.
    fn scaled_back(self) -> Net {
        let mut net = self.net;
        for (row, scale) in net.rows.iter_mut().zip(self.scale) {
            *row = row.map(|weight| weight * scale);
        }
        net.out = net.out.map(|weight| weight * UNIT);
        net.start *= UNIT;
        net
    }
}

/// All numbers of a net.
fn numbers(net: &mut Net) -> impl Iterator<Item = &mut f32> {
    let Net { rows, inner, out, start } = net;
    let layers = rows.iter_mut().flatten().chain(inner.iter_mut().flatten());
    layers.chain(out).chain(core::iter::once(start))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::features::Inputs;
    use engine::Rules;

    #[test]
    fn a_net_learns_what_a_sum_cannot() {
        let value = Value::blank(&Rules::standard());
        let mut luck = Fast::new(9);
        let game = |luck: &mut Fast| -> Vec<Sample> {
            (0..8)
                .map(|_| {
                    let mut inputs: Inputs = [0.0; COUNT];
                    inputs[3] = luck.below(2) as f32;
                    inputs[5] = luck.below(2) as f32;
                    // Worth something together only.
                    Sample { form: 1, round: 2, inputs, to_come: 4.0 * inputs[3] * inputs[5] }
                })
                .collect()
        };
        let games: Vec<Vec<Sample>> = (0..3_000).map(|_| game(&mut luck)).collect();
        let [none, (net, better), ..] = teach(&value, &games);
        assert_eq!(none, (None, 0.0), "nothing was seen of another form");
        assert!(better > 0.95, "takes away {better} of the error");
        let net = net.expect("a better one");
        let judged = |a: f32, b: f32| {
            let mut inputs: Inputs = [0.0; COUNT];
            (inputs[3], inputs[5]) = (a, b);
            net.result(&net.hidden(&inputs, 2))
        };
        assert!((judged(1.0, 1.0) - 4.0).abs() < 0.5, "{}", judged(1.0, 1.0));
        assert!(judged(1.0, 0.0).abs() < 0.5, "{}", judged(1.0, 0.0));
    }
}
