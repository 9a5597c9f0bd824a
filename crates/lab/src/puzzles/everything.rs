//! The proof: the best serving turn, found by trying everything the rules allow.
//!
//! It shares no idea with the planner: no order of steps, no estimate, no beam. From every position
//! every listed step is taken, moves of dice too; positions that come up twice count once. What is
//! left out cannot matter, and why is said where it is left out:
//!
//! - [`key`]: what distinguishes positions.
//! - [`Search::idle`]: purchases of the last round that only cost.
//! - [`Search::place_and_use`]: without a Reputation track unused dice lie in the pool.
//! - [`Search::stuck`]: where whole plans reach more than single moves.

use super::theme::touches;
use super::worth;
use engine::chance::FirstOutcome;
use engine::model::{Card, Kind, MAX_DICE, Place, Seat, Space};
use engine::{Action, ActionList, Ask, Game, NoEvents, Plan, Position, ROUNDS, Rules};
use players::solver::turn_key;
use players::value::Judge;
use puzzles::Theme;
use std::collections::HashSet;

/// What trying everything has shown.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The worth of the best end of the turn.
    pub best: f32,
    /// One way to it, up to closing.
    pub turn: Vec<Action>,
    /// How many different positions there were.
    pub states: usize,
}

/// The best way to go on with the serving turn under way, proven; `None` if there are more than
/// `most` positions.
pub fn everything(judge: &Judge<'_>, game: &Game, most: usize) -> Option<Proof> {
    search(judge, game, most, None)
}

/// The same among the turns that do without this theme.
pub fn everything_without(
    judge: &Judge<'_>,
    game: &Game,
    most: usize,
    without: Theme,
) -> Option<Proof> {
    search(judge, game, most, Some(without))
}

fn search(judge: &Judge<'_>, game: &Game, most: usize, without: Option<Theme>) -> Option<Proof> {
    let mut search = Search {
        judge,
        rules: judge.rules,
        seat: game.active,
        free: game.form.reputation.is_none(),
        most,
        without,
        seen: HashSet::new(),
        planned: HashSet::new(),
        steps: Vec::new(),
        open: Vec::new(),
        best: (f32::MIN, NO_STEP),
    };
    search.begin(game);
    search.run()
}

/// Before the first step.
const NO_STEP: u32 = u32::MAX;

struct Search<'a> {
    judge: &'a Judge<'a>,
    rules: &'a Rules,
    seat: Seat,
    /// Whether moving dice changes nothing else: without a Reputation track (E4).
    free: bool,
    most: usize,
    /// What no step may do.
    without: Option<Theme>,
    seen: HashSet<u64>,
    /// Positions, whatever the places of the dice, from which all whole plans were tried.
    planned: HashSet<u64>,
    /// Every step taken: what came before it, and the step.
    steps: Vec<(u32, Action)>,
    open: Vec<(Game, u32)>,
    best: (f32, u32),
}

impl Search<'_> {
    fn begin(&mut self, game: &Game) {
        self.arrive(*game, NO_STEP);
        if self.free && self.rules.ask(game, self.seat) == Some(Ask::Serve) {
            self.open.clear();
            self.step(game, NO_STEP, Action::Plan(Plan::default()));
        }
    }

    fn run(mut self) -> Option<Proof> {
        let mut list = ActionList::new();
        while let Some((game, step)) = self.open.pop() {
            if self.seen.len() > self.most || self.steps.len() >= NO_STEP as usize {
                return None;
            }
            let serves = self.rules.ask(&game, self.seat) == Some(Ask::Serve);
            if serves {
                let value = worth(self.judge, &game);
                if value > self.best.0 {
                    self.best = (value, step);
                }
            }
            self.rules.legal_into(&game, self.seat, &mut list);
            for &action in &list {
                match action {
                    Action::Close => {}
                    Action::Buy(kind) if self.idle(&game, kind) => {}
                    Action::Place { .. } | Action::Lift { .. } if self.free => {
                        self.place_and_use(&game, step, action);
                    }
                    _ => self.step(&game, step, action),
                }
            }
            if serves && self.stuck(&game, &list) && self.planned.insert(unplaced(&game)) {
                self.plan(&game, step, 0, &mut Plan::default());
            }
        }
        let mut turn = Vec::new();
        let mut step = self.best.1;
        while let Some(&(before, action)) = self.steps.get(step as usize) {
            turn.push(action);
            step = before;
        }
        turn.reverse();
        Some(Proof { best: self.best.0, turn, states: self.seen.len() })
    }

    /// Whether buying this card only costs Thalers: in the last round, if it brings no points. Nobody
    /// will draw it, and on the deck it can only be in the way of Nobles (F2).
    fn idle(&self, game: &Game, kind: Kind) -> bool {
        game.round >= ROUNDS && self.rules.points(Card::tavern(kind)) == 0
    }

    /// Adds a position to those to be searched, unless it is known.
    fn arrive(&mut self, game: Game, step: u32) {
        if self.seen.insert(key(&game)) {
            self.open.push((game, step));
        }
    }

    fn allows(&self, before: &Game, action: Action, after: &Game) -> bool {
        self.without.is_none_or(|theme| !touches(theme, before, action, after))
    }

    /// Takes a step; whole plans may be refused.
    fn step(&mut self, game: &Game, before: u32, action: Action) {
        let mut next = *game;
        let done =
            self.rules.apply(&mut next, self.seat, &action, &mut FirstOutcome, &mut NoEvents);
        debug_assert!(done.is_ok() || matches!(action, Action::Plan(_)), "listed and refused");
        if done.is_ok() && self.allows(game, action, &next) && self.seen.insert(key(&next)) {
            self.steps.push((before, action));
            self.open.push((next, self.steps.len() as u32 - 1));
        }
    }

    /// Without a Reputation track dice can be moved about at any time and nothing follows (E4), so
    /// all ways to lay the unused ones are one position. They are held in the pool, where they
    /// hinder nothing (F9, F14), and a die is laid down only to be used at once.
    fn place_and_use(&mut self, game: &Game, before: u32, action: Action) {
        let Action::Place { die, from: None, to } = action else { return };
        let using = Action::Use { die, at: to };
        let mut next = *game;
        for action in [action, using] {
            let done =
                self.rules.apply(&mut next, self.seat, &action, &mut FirstOutcome, &mut NoEvents);
            debug_assert_eq!(done, Ok(()), "{action:?}");
        }
        if self.allows(game, using, &next) && self.seen.insert(key(&next)) {
            self.steps.push((before, action));
            self.steps.push((self.steps.len() as u32 - 1, using));
            self.open.push((next, self.steps.len() as u32 - 1));
        }
    }

    /// Whether a die cannot be taken back into the pool (F2). As long as all can, any whole plan is
    /// reached by single moves over the pool; where one cannot, a plan may still be possible.
    fn stuck(&self, game: &Game, list: &ActionList) -> bool {
        let tavern = game.tavern(self.seat);
        tavern.dice.entries().filter(|(_, entry)| !entry.used()).any(|(die, entry)| {
            let lift = tavern.space_at(entry.place()).map(|from| Action::Lift { die, from });
            lift.is_some_and(|lift| !list.contains(&lift))
        })
    }

    /// Every whole plan for the dice from this index of the tray on.
    fn plan(&mut self, game: &Game, before: u32, index: usize, plan: &mut Plan) {
        if index == MAX_DICE {
            return self.step(game, before, Action::Plan(*plan));
        }
        self.plan(game, before, index + 1, plan);
        let tavern = game.tavern(self.seat);
        let Some((die, _)) = tavern.dice.get(index).filter(|(_, entry)| !entry.used()) else {
            return;
        };
        let mut spaces = vec![Space::CASHBOX, Space::BARREL, Space::BREWER, Space::MONK];
        spaces.extend(tavern.tables.seated().iter().map(|seated| seated.space()));
        spaces.sort_unstable();
        spaces.dedup();
        for space in spaces {
            plan.0[index] = Some(space);
            if self.rules.raises(die.face, space).is_some()
                && self.rules.check_plan(tavern, plan).is_ok()
            {
                self.plan(game, before, index + 1, plan);
            }
        }
        plan.0[index] = None;
    }
}

/// What distinguishes positions: everything that can still matter in this turn or for its value. The
/// display does not: only one guest is recruited, and what comes after him comes too late. After
/// the last round nobody draws: of the known cards on the deck only the Nobles on the very top
/// matter, because they can be given back (F2); the order of the others is left out.
fn key(game: &Position) -> u64 {
    let seat = game.active;
    let known = game.tops.of(seat);
    if game.round < ROUNDS {
        return turn_key(game, seat);
    }
    let nobles = game.tops.nobles_on_top(seat) as usize;
    let mut cards = known.to_vec();
    cards[..known.len() - nobles].sort_unstable();
    let mut game = *game;
    while game.tops.pop(seat).is_some() {}
    cards.into_iter().for_each(|card| game.tops.push(seat, card));
    turn_key(&game, seat)
}

/// The position without where the unused dice lie; how far they brought the marker counts.
fn unplaced(game: &Game) -> u64 {
    let mut game = **game;
    let assessed = game.serving.assessed();
    (game.serving.thalers, game.serving.beer) = (assessed, assessed);
    game.taverns[game.active].dice.arrange(&[Place::POOL; MAX_DICE]);
    key(&game)
}
