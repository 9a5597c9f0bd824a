//! A serving turn, planned to its end.

use super::{Basis, Breadth, Candidate, Deliberation, Desk, plans};
use crate::foresight::{self, Foresight};
use crate::solver::{self, Solved, Turn, turn_key};
use engine::Action;

impl Desk<'_> {
    pub(super) fn turns(&self) -> Deliberation {
        let foresight = self.thinking.strength.foresight;
        let wanted = foresight.map_or(1, |foresight| foresight.turns);
        let wanted = match self.thinking.breadth {
            Breadth::Answer => wanted,
            Breadth::Alternatives => wanted.max(plans::TURNS),
        };
        let limits = self.thinking.limits(wanted);
        let mut solved = solver::serve(self.judge, self.game, self.seat, &limits);
        let tried = foresight.is_some_and(|foresight| self.try_out(&mut solved, &foresight));
        let candidate = |turn: Turn| Candidate {
            steps: turn.actions.into_iter().chain([Action::Close]).collect(),
            points: turn.value,
            basis: Basis::Turn(turn.positions),
        };
        let candidates = solved.turns.into_iter().map(candidate).collect();
        Deliberation { candidates, exact: solved.exact && !tried }
    }

    /// Tries the best turns on the evenings after them and ranks all turns again: untried turns get
    /// the same correction as the first. Returns whether there was more than one to try.
    fn try_out(&self, solved: &mut Solved, foresight: &Foresight) -> bool {
        let seed = self.thinking.luck ^ turn_key(self.game, self.seat);
        let stop = self.thinking.stop;
        let ranked = foresight::ranked(self.judge, self.seat, &solved.turns, foresight, seed, stop);
        let first = solved.turns.first().map_or(0.0, |turn| turn.value);
        let found = ranked.iter().find(|(_, index)| *index == 0).map_or(first, |tried| tried.0);
        for (index, turn) in solved.turns.iter_mut().enumerate() {
            let tried = ranked.iter().find(|tried| tried.1 == index);
            turn.value = tried.map_or(turn.value + found - first, |tried| tried.0);
        }
        solved.turns.sort_by(|a, b| b.value.total_cmp(&a.value));
        ranked.len() > 1
    }
}
