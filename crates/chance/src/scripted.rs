//! Chance with prescribed outcomes.

use core::fmt;
use engine::chance::{Chance, Moment, Odds};

/// Plays back a list of draws, which need not be trustworthy.
///
/// The first draw that the script cannot answer is kept as its [`Fault`]. From then on every draw has
/// its first possible outcome, and the caller must discard the result.
#[derive(Clone, Debug)]
pub struct Scripted {
    script: Vec<(Moment, u8)>,
    next: usize,
    fault: Option<Fault>,
}

impl Scripted {
    /// Plays back the draws in this order.
    pub fn new(script: Vec<(Moment, u8)>) -> Scripted {
        Scripted { script, next: 0, fault: None }
    }

    /// The first draw that the script could not answer.
    pub fn fault(&self) -> Option<Fault> {
        self.fault
    }

    /// The number of unused draws; 0 for an honest record.
    pub fn left(&self) -> usize {
        self.script.len() - self.next
    }

    fn play(&mut self, asked: Moment, odds: &Odds) -> Result<u8, Fault> {
        let at = self.next;
        let &(scripted, outcome) = self.script.get(at).ok_or(Fault::Exhausted { at, asked })?;
        if scripted != asked {
            return Err(Fault::OtherMoment { at, asked, scripted });
        }
        if odds.ways_of(outcome) == 0 {
            return Err(Fault::Impossible { at, asked, outcome });
        }
        self.next += 1;
        Ok(outcome)
    }
}

impl Chance for Scripted {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        if self.fault.is_none() {
            match self.play(moment, odds) {
                Ok(outcome) => return outcome,
                Err(fault) => self.fault = Some(fault),
            }
        }
        odds.outcome(0)
    }
}

/// Why a script could not answer a draw; `at` is the position in the script, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The script had ended.
    Exhausted {
        /// The length of the script.
        at: usize,
        /// The draw that was asked for.
        asked: Moment,
    },
    /// The script has a different draw here.
    OtherMoment {
        /// The place in the script.
        at: usize,
        /// The draw that was asked for.
        asked: Moment,
        /// The draw that the script has.
        scripted: Moment,
    },
    /// The script has an outcome that this draw cannot have.
    Impossible {
        /// The place in the script.
        at: usize,
        /// The draw that was asked for.
        asked: Moment,
        /// The outcome that the script has.
        outcome: u8,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Exhausted { at, asked } => {
                write!(f, "draw {at} ({asked:?}) is past the end of the script")
            }
            Fault::OtherMoment { at, asked, scripted } => {
                write!(f, "draw {at} is {asked:?}, but the script has {scripted:?}")
            }
            Fault::Impossible { at, asked, outcome } => {
                write!(f, "draw {at} ({asked:?}) cannot end with {outcome}")
            }
        }
    }
}

impl core::error::Error for Fault {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{moment, pile};
    use engine::chance::Purpose;
    use proptest::prelude::*;

    fn roll(n: u16) -> Moment {
        moment(1, 2, Purpose::OwnDie, n)
    }

    #[test]
    fn plays_the_script() {
        let mut script = Scripted::new(vec![(roll(0), 6), (roll(1), 16)]);
        assert_eq!(script.draw(roll(0), &Odds::Die), 6);
        assert_eq!(script.left(), 1);
        assert_eq!(script.draw(roll(1), &pile(&[(3, 2), (16, 1)])), 16);
        assert_eq!((script.fault(), script.left()), (None, 0));
    }

    #[test]
    fn the_end_is_a_fault() {
        let mut script = Scripted::new(vec![]);
        assert_eq!(script.draw(roll(0), &pile(&[(9, 2), (16, 1)])), 9);
        assert_eq!(script.fault(), Some(Fault::Exhausted { at: 0, asked: roll(0) }));
    }

    #[test]
    fn another_moment_is_a_fault() {
        let mut script = Scripted::new(vec![(roll(0), 6), (roll(2), 6)]);
        script.draw(roll(0), &Odds::Die);
        assert_eq!(script.draw(roll(1), &Odds::Die), 1);
        let fault = Fault::OtherMoment { at: 1, asked: roll(1), scripted: roll(2) };
        assert_eq!((script.fault(), script.left()), (Some(fault), 1));
    }

    #[test]
    fn an_impossible_outcome_is_a_fault() {
        let cases = [
            (Odds::Die, 0, 1),
            (Odds::Die, 7, 1),
            (Odds::OneOf(0b100), 255, 2),
            (pile(&[(8, 1)]), 7, 8),
        ];
        for (odds, outcome, first) in cases {
            let mut script = Scripted::new(vec![(roll(0), outcome)]);
            assert_eq!(script.draw(roll(0), &odds), first);
            assert_eq!(script.fault(), Some(Fault::Impossible { at: 0, asked: roll(0), outcome }));
        }
    }

    #[test]
    fn the_first_fault_stays() {
        let mut script = Scripted::new(vec![(roll(0), 9), (roll(1), 6)]);
        script.draw(roll(0), &Odds::Die);
        let fault = script.fault();
        assert_eq!(script.draw(roll(0), &Odds::Die), 1);
        assert_eq!(script.draw(roll(1), &Odds::Die), 1);
        assert_eq!(script.fault(), fault);
        assert_eq!(script.left(), 2);
    }

    proptest! {
        #[test]
        fn no_script_panics(outcomes in prop::collection::vec(any::<u8>(), 0..8), bits: u16) {
            let script = (0..).zip(outcomes).map(|(n, outcome)| (roll(n), outcome)).collect();
            let mut script = Scripted::new(script);
            for (n, odds) in (0..).zip([Odds::Die, Odds::OneOf(bits), pile(&[(5, 3)]), pile(&[])]) {
                let outcome = script.draw(roll(n), &odds);
                prop_assert!(odds.ways() == 0 || odds.ways_of(outcome) > 0);
            }
        }
    }
}
