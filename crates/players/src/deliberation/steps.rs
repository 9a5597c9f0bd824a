//! The best single step, without a plan for the rest of the turn.

use super::{Basis, Breadth, Candidate, Deliberation, Desk};
use crate::estimate::{Estimate, stepped};
use crate::placements::Placements;
use engine::{Action, Plan};

/// Dice placements to examine besides the best.
const LAYOUTS: usize = 64;

impl Desk<'_> {
    /// Where the dice go by the quick estimate.
    pub(super) fn layouts(&self) -> Deliberation {
        let tavern = self.game.tavern(self.seat);
        let estimate = Estimate::new(self.judge, self.game, self.seat);
        let placements = Placements::new(self.judge.rules, tavern, false);
        let most = match self.thinking.breadth {
            Breadth::Answer => 1,
            Breadth::Alternatives => LAYOUTS,
        };
        let (plans, exact) = placements.ranked(tavern, |harvest| estimate.value(harvest), most);
        let candidate = |(points, plan): (f32, Plan)| {
            let laid = (plan != Plan::default()).then_some(Action::Plan(plan));
            let steps = laid.into_iter().chain([Action::Ready]).collect();
            Candidate { steps, points, basis: Basis::Estimate }
        };
        Deliberation { candidates: plans.into_iter().map(candidate).collect(), exact }
    }

    /// Dice first, tables before the rest; then the step to the most valuable position.
    pub(super) fn steps(&self) -> Deliberation {
        let die = self.list.iter().rev().find(|action| matches!(action, Action::Use { .. }));
        let mut candidates: Vec<Candidate> = match die {
            Some(die) => self.step(die).into_iter().collect(),
            None => self.list.iter().filter_map(|action| self.step(action)).collect(),
        };
        candidates.sort_by(|a, b| b.points.total_cmp(&a.points));
        Deliberation { candidates, exact: false }
    }

    fn step(&self, action: &Action) -> Option<Candidate> {
        let next = match action {
            Action::Place { .. } | Action::Lift { .. } => return None,
            Action::Close => *self.game,
            _ => stepped(self.judge.rules, self.game, self.seat, action)?,
        };
        let points = self.judge.worth(&next, self.seat);
        Some(Candidate { steps: vec![*action], points, basis: Basis::Position(Box::new(next)) })
    }
}
