//! Teaching the net: what the weighted sum leaves over is followed downhill (Adam).

use crate::league::Sample;
use bots::value::Value;
use bots::value::net::{HIDDEN, NET_INPUTS, Net, setting};
use chance::Fast;

/// Samples that move the net together.
const BATCH: usize = 128;
/// How far one move goes at most.
const RATE: f32 = 0.001;
/// How strongly weights are drawn to nothing at each move.
const DECAY: f32 = 0.000_1;
/// Adam's memories of the slope and of its square.
const MEMORIES: (f32, f32) = (0.9, 0.999);

/// A net that is being taught.
#[derive(Clone, Debug)]
pub(crate) struct Teaching {
    pub(crate) net: Net,
    slopes: Vec<[f32; HIDDEN]>,
    squares: Vec<[f32; HIDDEN]>,
    moves: i32,
}

impl Teaching {
    pub(crate) fn new(net: Net) -> Teaching {
        let blank = vec![[0.0; HIDDEN]; net.rows.len()];
        Teaching { net, slopes: blank.clone(), squares: blank, moves: 0 }
    }

    /// Shows `count` samples, drawn by luck, with what the sum of `value` leaves over as targets.
    pub(crate) fn learn(
        &mut self,
        value: &Value,
        samples: &[Sample],
        count: usize,
        luck: &mut Fast,
    ) {
        if samples.is_empty() {
            return;
        }
        for _ in 0..count / BATCH {
            let mut gradient = vec![[0.0f32; HIDDEN]; self.net.rows.len()];
            for _ in 0..BATCH {
                let sample = &samples[luck.below(samples.len() as u32) as usize];
                self.add_slope(value, sample, &mut gradient);
            }
            self.step(&gradient);
        }
    }

    /// The slope of half the squared error of one sample.
    fn add_slope(&self, value: &Value, sample: &Sample, gradient: &mut [[f32; HIDDEN]]) {
        let target = sample.to_come - value.linear(sample.form, sample.round, &sample.inputs);
        let hidden = self.net.hidden(&sample.inputs, sample.form, sample.round);
        let error = (self.net.out(&hidden) - target) / BATCH as f32;
        let (bias, out) = (NET_INPUTS, NET_INPUTS + 1);
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            gradient[out][unit] += error * hidden[unit].max(0.0);
            if hidden[unit] > 0.0 {
                back[unit] = error * self.net.rows[out][unit];
            }
            gradient[bias][unit] += back[unit];
        }
        let inputs = sample.inputs.iter().copied().chain(setting(sample.form, sample.round));
        for (input, row) in inputs.zip(gradient) {
            if input != 0.0 {
                for (slope, back) in row.iter_mut().zip(&back) {
                    *slope += input * back;
                }
            }
        }
    }

    fn step(&mut self, gradient: &[[f32; HIDDEN]]) {
        self.moves += 1;
        let (m, s) = MEMORIES;
        let (m_part, s_part) = (1.0 - m.powi(self.moves), 1.0 - s.powi(self.moves));
        for (index, row) in gradient.iter().enumerate() {
            for (unit, &slope) in row.iter().enumerate() {
                let mean = &mut self.slopes[index][unit];
                *mean = m * *mean + (1.0 - m) * slope;
                let square = &mut self.squares[index][unit];
                *square = s * *square + (1.0 - s) * slope * slope;
                let step = *mean / m_part / ((*square / s_part).sqrt() + 1e-8);
                let weight = &mut self.net.rows[index][unit];
                *weight -= RATE * (step + DECAY * *weight);
            }
        }
    }
}

/// The mean squared error of a value over samples, with a net or without.
pub(crate) fn error(value: &Value, net: Option<&Net>, samples: &[Sample]) -> f64 {
    let square = |sample: &Sample| {
        let sum = value.linear(sample.form, sample.round, &sample.inputs);
        let more =
            net.map_or(0.0, |net| net.out(&net.hidden(&sample.inputs, sample.form, sample.round)));
        ((sum + more - sample.to_come) as f64).powi(2)
    };
    samples.iter().map(square).sum::<f64>() / samples.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::features::{COUNT, Inputs};
    use engine::Rules;

    #[test]
    fn a_net_learns_what_a_sum_cannot() {
        let value = Value::blank(&Rules::standard());
        let mut luck = Fast::new(9);
        let samples: Vec<Sample> = (0..4000)
            .map(|_| {
                let mut inputs: Inputs = [0.0; COUNT];
                inputs[3] = luck.below(2) as f32;
                inputs[5] = luck.below(2) as f32;
                // Worth something together only.
                Sample { form: 1, round: 2, inputs, to_come: 4.0 * inputs[3] * inputs[5] }
            })
            .collect();
        let mut teaching = Teaching::new(Net::fresh(1));
        let before = error(&value, Some(&teaching.net), &samples);
        teaching.learn(&value, &samples, 400_000, &mut luck);
        let after = error(&value, Some(&teaching.net), &samples);
        assert!(before > 3.0 && after < 0.1, "{before} before, {after} after");
        assert_eq!(error(&value, None, &samples), before);
    }
}
