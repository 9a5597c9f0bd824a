//! The players that judge by a learned value.

use crate::bot::{Bot, listed};
use crate::deliberation::{Basis, Breadth, Memory, Thinking, deliberate};
use crate::foresight::Foresight;
use crate::solver::{Limits, turn_key};
use crate::value::{Judge, Value};
use core::sync::atomic::AtomicBool;
use engine::model::Seat;
use engine::{Action, Ask, Game, Phase, Plan, Rules};
use std::sync::Arc;

/// How hard a player thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// Its name.
    pub name: &'static str,
    /// How it chooses its serving turns.
    pub planning: Planning,
    /// Dice placements to follow.
    pub layouts: usize,
    /// Positions kept in each layer of a serving turn.
    pub beam: usize,
    /// Positions to visit in a serving turn.
    pub nodes: usize,
    /// Evenings tried for each answer outside the serving turn.
    pub evenings: u32,
    /// Whether rivals also look ahead when it solves the draft.
    pub exact_draft: bool,
    /// The share of the best rival's prospects subtracted from one's own in the draft.
    pub denial: f32,
    /// The noise of its value, as a fraction of each weight.
    pub doubt: f32,
    /// How far it looks beyond its own turn.
    pub foresight: Option<Foresight>,
}

/// How serving turns are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planning {
    /// The whole turn is planned before its first step.
    WholeTurns,
    /// Every step is the best single step; layouts, beam and nodes are unused.
    SingleSteps,
}

impl Strength {
    /// How far its planner goes for this many turns.
    pub fn limits<'a>(&self, turns: usize, stop: Option<&'a AtomicBool>) -> Limits<'a> {
        let Strength { layouts, beam, nodes, .. } = *self;
        Limits { layouts, beam, nodes, turns, wanted: None, stop }
    }
}

/// A player that judges by a learned value.
#[derive(Clone, Debug)]
pub struct Brain {
    strength: Strength,
    value: Arc<Value>,
    luck: u64,
    stop: Option<Arc<AtomicBool>>,
    /// The rest of the planned turn: what to do in which position.
    planned: Vec<(u64, Action)>,
    memory: Memory,
}

impl Brain {
    /// A player of this strength; `luck` seeds the evenings it imagines.
    pub fn new(strength: Strength, value: Arc<Value>, luck: u64) -> Brain {
        let value = if strength.doubt > 0.0 {
            Arc::new(value.doubted(strength.doubt, luck))
        } else {
            value
        };
        let (planned, memory) = (Vec::new(), Memory::default());
        Brain { strength, value, luck, stop: None, planned, memory }
    }

    /// The next step of an earlier decision: placed dice stay, and a planned turn continues while
    /// everything goes according to plan.
    fn next_step(&self, rules: &Rules, game: &Game, seat: Seat) -> Option<Action> {
        if rules.ask(game, seat) == Some(Ask::Plan) {
            let laid = rules.current_plan(game, seat) != Plan::default();
            return laid.then_some(Action::Ready);
        }
        if game.phase != Phase::Serve || self.planned.is_empty() {
            return None;
        }
        let key = turn_key(game, seat);
        self.planned.iter().find(|planned| planned.0 == key).map(|planned| planned.1)
    }

    /// Thinks the question through and takes the best answer.
    fn think(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Option<Action> {
        let judge = Judge::new(rules, &self.value);
        let thinking = Thinking {
            strength: &self.strength,
            luck: self.luck,
            breadth: Breadth::Answer,
            wanted: None,
            stop: self.stop.as_deref(),
        };
        let thought = deliberate(&judge, game, seat, &thinking, &mut self.memory, &mut ());
        let best = thought.candidates.into_iter().next()?;
        let answer = best.steps.first().copied();
        if let (Phase::Serve, Basis::Turn(positions)) = (game.phase, best.basis) {
            let keys = positions.iter().map(|position| turn_key(position, seat));
            self.planned = keys.zip(best.steps).collect();
        }
        answer
    }
}

impl Bot for Brain {
    fn name(&self) -> &'static str {
        self.strength.name
    }

    fn decide(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Action {
        match self.next_step(rules, game, seat) {
            Some(step) => listed(Some(step), &rules.legal(game, seat)),
            None => {
                let wanted = self.think(rules, game, seat);
                listed(wanted, &self.memory.list)
            }
        }
    }

    fn stop_by(&mut self, flag: &Arc<AtomicBool>) {
        self.stop = Some(Arc::clone(flag));
    }
}
