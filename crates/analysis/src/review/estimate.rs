//! Numbers with their uncertainty.

use core::ops::Neg;

/// A number and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The number.
    pub mean: f32,
    /// Its standard error: how far it varies from one review of the same game to another.
    pub error: f32,
}

impl Estimate {
    /// From independent samples, one for each course.
    pub(super) fn of(samples: impl Iterator<Item = f32> + Clone) -> Estimate {
        let count = samples.clone().count().max(1) as f32;
        let mean = samples.clone().sum::<f32>() / count;
        let squares: f32 = samples.map(|sample| (sample - mean) * (sample - mean)).sum();
        Estimate { mean, error: (squares / (count - 1.0).max(1.0) / count).sqrt() }
    }

    /// How far the number may be off in 95 of 100 cases.
    pub fn within(&self) -> f32 {
        1.96 * self.error
    }

    /// Whether the number differs from 0 by more than chance explains.
    pub fn is_certain(&self) -> bool {
        self.mean.abs() > 2.0 * self.error
    }
}

impl Neg for Estimate {
    type Output = Estimate;

    fn neg(self) -> Estimate {
        Estimate { mean: -self.mean, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_knows_its_error() {
        let estimate = Estimate::of([1.0, 3.0, 1.0, 3.0].into_iter());
        assert_eq!(estimate.mean, 2.0);
        assert!((estimate.error - (4.0f32 / 3.0 / 4.0).sqrt()).abs() < 1e-6);
        assert!(estimate.is_certain() && !Estimate { mean: 1.0, error: 0.5 }.is_certain());
        assert_eq!(Estimate::of([5.0].into_iter()), Estimate { mean: 5.0, error: 0.0 });
    }
}
