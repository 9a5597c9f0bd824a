//! Chance that records its draws.

use engine::chance::{Chance, Moment, Odds};

/// Keeps a list of everything that another source draws.
#[derive(Clone, Debug)]
pub struct Recording<C> {
    chance: C,
    drawn: Vec<(Moment, u8)>,
}

impl<C> Recording<C> {
    /// Records the draws of `chance`, starting with an empty list.
    pub fn new(chance: C) -> Recording<C> {
        Recording { chance, drawn: Vec::new() }
    }

    /// What was drawn since the last [`Recording::take`], in the order of the draws.
    pub fn drawn(&self) -> &[(Moment, u8)] {
        &self.drawn
    }

    /// Returns the list and starts a new one.
    pub fn take(&mut self) -> Vec<(Moment, u8)> {
        core::mem::take(&mut self.drawn)
    }

    /// Returns the source.
    pub fn into_inner(self) -> C {
        self.chance
    }
}

impl<C: Chance> Chance for Recording<C> {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        let outcome = self.chance.draw(moment, odds);
        self.drawn.push((moment, outcome));
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::moment;
    use crate::{Fast, Scripted};
    use engine::chance::Purpose;

    #[test]
    fn keeps_what_was_drawn_until_it_is_taken() {
        let mut recording = Recording::new(Fast::new(5));
        let mut plain = Fast::new(5);
        for n in 0..10 {
            let when = moment(1, 0, Purpose::OwnDie, n);
            let outcome = recording.draw(when, &Odds::Die);
            assert_eq!(outcome, plain.draw(when, &Odds::Die));
            assert_eq!(recording.drawn().last(), Some(&(when, outcome)));
        }
        assert_eq!(recording.take().len(), 10);
        assert!(recording.drawn().is_empty());
        assert_eq!(recording.into_inner(), plain);
    }

    #[test]
    fn what_was_recorded_plays_back() {
        let mut recording = Recording::new(Fast::new(6));
        let moments = (0..20).map(|n| moment(2, 1, Purpose::Coaster, n));
        let drawn: Vec<u8> = moments.clone().map(|when| recording.draw(when, &Odds::Die)).collect();
        let mut script = Scripted::new(recording.take());
        let played: Vec<u8> = moments.map(|when| script.draw(when, &Odds::Die)).collect();
        assert_eq!((played, script.fault(), script.left()), (drawn, None, 0));
    }
}
