//! The best single step by the learned value: no planning, a simple draft.

use crate::bot::{Bot, listed};
use crate::choices::{self, Sampling};
use crate::draft::{self, Drafting};
use crate::estimate::{Blind, Board, Estimate};
use crate::value::{Judge, Value};
use engine::model::Seat;
use engine::{Action, ActionList, Ask, Game, NoEvents, Phase, Plan, Rules};
use std::sync::Arc;

/// A player that lays its dice by the quick estimate and then always takes the step after which
/// the position is worth most at once.
#[derive(Clone, Debug)]
pub struct OnePly {
    value: Arc<Value>,
    luck: u64,
    list: ActionList,
}

/// Evenings tried for each answer outside the serving turn.
const EVENINGS: u32 = 4;

impl OnePly {
    /// A player by this value; `luck` is where the evenings it imagines begin.
    pub fn new(value: Arc<Value>, luck: u64) -> OnePly {
        OnePly { value, luck, list: ActionList::new() }
    }

    fn answer(&self, judge: &Judge<'_>, game: &Game, seat: Seat) -> Option<Action> {
        match judge.rules.ask(game, seat)? {
            Ask::Draft => {
                let drafting = Drafting { denial: 0.0, exact: false, stop: None };
                draft::take(judge, game, seat, &drafting, &mut draft::Memory::default())
            }
            Ask::Plan if judge.rules.current_plan(game, seat) != Plan::default() => {
                Some(Action::Ready)
            }
            Ask::Plan => {
                let estimate = Estimate::new(judge, game, seat);
                let board = Board::new(judge.rules, game.tavern(seat), false);
                let (plans, _) = board.ranked(game.tavern(seat), &estimate, 1);
                let plan = plans.first().copied();
                plan.filter(|plan| *plan != Plan::default())
                    .map(Action::Plan)
                    .or(Some(Action::Ready))
            }
            Ask::OnTop => choices::on_top(judge, game, seat, &self.list).first().map(|v| v.1),
            _ if game.phase == Phase::Serve => self.step(judge, game, seat),
            _ => {
                let sampling = Sampling { evenings: EVENINGS, seed: self.luck, stop: None };
                choices::best(judge, game, seat, &self.list, &sampling).first().map(|v| v.1)
            }
        }
    }

    /// Dice first, tables before the rest; then the best step, as long as one is worth it.
    fn step(&self, judge: &Judge<'_>, game: &Game, seat: Seat) -> Option<Action> {
        if let Some(&die) = self.list.iter().rev().find(|a| matches!(a, Action::Use { .. })) {
            return Some(die);
        }
        let mut best: Option<(f32, Action)> = None;
        for &action in &self.list {
            let mut next = *game;
            let value = match action {
                Action::Place { .. } | Action::Lift { .. } => continue,
                Action::Close => judge.worth(game, seat),
                _ => match judge.rules.apply(&mut next, seat, &action, &mut Blind, &mut NoEvents) {
                    Ok(()) => judge.worth(&next, seat),
                    Err(_) => continue,
                },
            };
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, action));
            }
        }
        best.map(|(_, action)| action)
    }
}

impl Bot for OnePly {
    fn name(&self) -> &'static str {
        "oneply"
    }

    fn decide(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Action {
        let value = Arc::clone(&self.value);
        let judge = Judge::new(rules, &value);
        rules.legal_into(game, seat, &mut self.list);
        let wanted = self.answer(&judge, game, seat);
        listed(wanted, &self.list)
    }
}
