//! The players that plan with a learned value.

use crate::bot::{Bot, listed};
use crate::choices::{self, Sampling};
use crate::draft::{self, Drafting};
use crate::foresight::{self, Foresight};
use crate::solver::{self, Limits, turn_key};
use crate::value::{Judge, Value};
use core::sync::atomic::AtomicBool;
use engine::model::Seat;
use engine::{Action, ActionList, Ask, Game, Phase, Plan, Rules};
use std::sync::Arc;

/// How hard a player thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// What people call it.
    pub name: &'static str,
    /// Ways to lay the dice that are followed.
    pub layouts: usize,
    /// Positions kept in each layer of a serving turn.
    pub beam: usize,
    /// Positions looked at in a serving turn.
    pub nodes: usize,
    /// Evenings tried for each answer outside the serving turn.
    pub evenings: u32,
    /// Whether the draft is solved with rivals who look ahead too.
    pub exact_draft: bool,
    /// How much of the best rival's prospects counts against the own ones in the draft.
    pub denial: f32,
    /// How far its sense of value may be off, as a share of each weight.
    pub doubt: f32,
    /// How far it looks beyond its own turn.
    pub foresight: Option<Foresight>,
}

/// A planning player.
#[derive(Clone, Debug)]
pub struct Brain {
    strength: Strength,
    value: Arc<Value>,
    luck: u64,
    stop: Option<Arc<AtomicBool>>,
    /// The rest of the turn that was planned: what to do in which position.
    planned: Vec<(u64, Action)>,
    memory: draft::Memory,
    list: ActionList,
}

impl Brain {
    /// A player of this strength; `luck` is where the evenings it imagines begin.
    pub fn new(strength: Strength, value: Arc<Value>, luck: u64) -> Brain {
        let value = if strength.doubt > 0.0 {
            Arc::new(value.doubted(strength.doubt, luck))
        } else {
            value
        };
        Brain {
            strength,
            value,
            luck,
            stop: None,
            planned: Vec::new(),
            memory: draft::Memory::default(),
            list: ActionList::new(),
        }
    }

    fn answer(&mut self, judge: &Judge<'_>, game: &Game, seat: Seat) -> Option<Action> {
        let stop = self.stop.clone();
        let stop = stop.as_deref();
        let s = self.strength;
        let limits = Limits {
            layouts: s.layouts,
            beam: s.beam,
            nodes: s.nodes,
            turns: s.foresight.map_or(1, |f| f.turns),
            stop,
        };
        match judge.rules.ask(game, seat)? {
            Ask::Draft => {
                let drafting = Drafting { denial: s.denial, exact: s.exact_draft, stop };
                draft::take(judge, game, seat, &drafting, &mut self.memory)
            }
            Ask::Plan => self.plan(judge, game, seat, &limits),
            Ask::OnTop => choices::on_top(judge, game, seat, &self.list).first().map(|v| v.1),
            _ if game.phase == Phase::Serve => self.serve(judge, game, seat, &limits),
            _ => {
                let sampling = Sampling { evenings: s.evenings, seed: self.luck, stop };
                choices::best(judge, game, seat, &self.list, &sampling).first().map(|v| v.1)
            }
        }
    }

    fn plan(
        &self,
        judge: &Judge<'_>,
        game: &Game,
        seat: Seat,
        limits: &Limits<'_>,
    ) -> Option<Action> {
        if judge.rules.current_plan(game, seat) != Plan::default() {
            return Some(Action::Ready);
        }
        if let Some(turn) = choices::turn(judge, game, seat, &self.list) {
            return Some(turn);
        }
        let solved = solver::plan(judge, game, seat, limits);
        match solved.best().and_then(|turn| turn.actions.first()) {
            Some(Action::Plan(plan)) if *plan != Plan::default() => Some(Action::Plan(*plan)),
            _ => Some(Action::Ready),
        }
    }

    fn serve(
        &mut self,
        judge: &Judge<'_>,
        game: &Game,
        seat: Seat,
        limits: &Limits<'_>,
    ) -> Option<Action> {
        let key = turn_key(game, seat);
        if let Some(&(_, action)) = self.planned.iter().find(|planned| planned.0 == key) {
            return Some(action);
        }
        let solved = solver::serve(judge, game, seat, limits);
        let chosen = self.strength.foresight.and_then(|foresight| {
            let seed = self.luck ^ key;
            foresight::ranked(judge, seat, &solved.turns, &foresight, seed, limits.stop)
                .first()
                .copied()
        });
        let chosen = chosen.map_or(0, |(_, chosen)| chosen);
        let turn = solved.turns.get(chosen)?;
        let steps = turn.actions.iter().copied().chain([Action::Close]);
        let keys = turn.positions.iter().map(|position| turn_key(position, seat));
        self.planned = keys.zip(steps).collect();
        self.planned.first().map(|planned| planned.1)
    }
}

impl Bot for Brain {
    fn name(&self) -> &'static str {
        self.strength.name
    }

    fn decide(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Action {
        let value = Arc::clone(&self.value);
        let judge = Judge::new(rules, &value);
        rules.legal_into(game, seat, &mut self.list);
        let wanted = self.answer(&judge, game, seat);
        listed(wanted, &self.list)
    }

    fn stop_by(&mut self, flag: &Arc<AtomicBool>) {
        self.stop = Some(Arc::clone(flag));
    }
}
