//! Where the dice go, decided together with the turn that follows.

use super::{Basis, Breadth, Candidate, Deliberation, Desk};
use crate::choices;
use crate::estimate::stepped;
use crate::solver::{self, Turn};
use engine::{Action, Game};

/// Turns to examine for different dice placements.
pub(super) const TURNS: usize = 64;
/// Turned dice to follow.
const TURNED: usize = 3;

impl Desk<'_> {
    /// Ways to place the dice, and dice to turn before that (E5). The quick estimate decides
    /// whether to turn a die, because the planner would have to follow each of them.
    pub(super) fn plans(&self) -> Deliberation {
        let turned = choices::turned(self.judge, self.game, self.seat, self.list);
        let preferred = self.preferred(&turned);
        if let (Some((points, action)), Breadth::Answer) = (preferred, self.thinking.breadth) {
            let steps = vec![action];
            let candidates = vec![Candidate { steps, points, basis: Basis::Estimate }];
            return Deliberation { candidates, exact: false };
        }
        let turns = match self.thinking.breadth {
            Breadth::Answer => 1,
            Breadth::Alternatives => TURNS,
        };
        let solved = solver::plan(self.judge, self.game, self.seat, &self.thinking.limits(turns));
        let mut candidates: Vec<Candidate> =
            solved.turns.into_iter().map(|turn| self.planned(self.game, turn, None)).collect();
        let mut exact = solved.exact;
        if self.thinking.breadth == Breadth::Alternatives {
            exact &= turned.len() <= TURNED;
            self.follow(turned, &mut candidates);
        }
        if let Some((_, action)) = preferred {
            candidates.sort_by_key(|candidate| candidate.steps.first() != Some(&action));
        }
        Deliberation { candidates, exact }
    }

    /// The die to turn, if the estimate says that one is worth its Schnapps.
    fn preferred(&self, turned: &[(f32, Action, Game)]) -> Option<(f32, Action)> {
        if turned.is_empty() {
            return None;
        }
        let mut best = (choices::hand(self.judge, self.game, self.seat), None);
        for &(value, action, _) in turned {
            if value > best.0 {
                best = (value, Some((value, action)));
            }
        }
        best.1
    }

    /// Plans the turn after the most promising turned dice.
    fn follow(&self, mut turned: Vec<(f32, Action, Game)>, candidates: &mut Vec<Candidate>) {
        turned.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, action, next) in turned.into_iter().take(TURNED) {
            let limits = self.thinking.limits(1);
            let solved = solver::plan(self.judge, &next, self.seat, &limits);
            let best = solved.turns.into_iter().next();
            candidates.extend(best.map(|turn| self.planned(&next, turn, Some(action))));
        }
    }

    /// A plan with the turn that follows it.
    fn planned(&self, game: &Game, turn: Turn, before: Option<Action>) -> Candidate {
        let Turn { value, actions, positions } = turn;
        let (plan, rest) = match actions.split_first() {
            Some((plan, rest)) => (Some(plan), rest),
            None => (None, &[][..]),
        };
        let plan = plan.filter(|plan| !self.lies(game, plan));
        let steps = before.iter().chain(plan).chain(&[Action::Ready]).chain(rest);
        let steps = steps.copied().chain([Action::Close]).collect();
        Candidate { steps, points: value, basis: Basis::Turn(positions) }
    }

    /// Whether the dice already lie as planned.
    fn lies(&self, game: &Game, plan: &Action) -> bool {
        stepped(self.judge.rules, game, self.seat, plan)
            .is_some_and(|next| next.tavern(self.seat) == game.tavern(self.seat))
    }
}
