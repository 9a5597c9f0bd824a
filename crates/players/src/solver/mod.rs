//! The planner: finds the serving turn that leaves the most valuable position.
//!
//! The planner first decides where the dice go, and then lets the rules carry the turn out step by
//! step, in a canonical order that skips equivalent turns (`moves`). It follows all ways layer by
//! layer and visits each position once. While everything fits, the result is exact; otherwise it
//! keeps the positions that promise most by the quick [estimate](crate::estimate) of the rest of
//! the turn, and says that it cut.

mod key;
mod moves;
mod reachable;

pub use key::{outcome_key, turn_key};
pub use reachable::reachable;

use crate::estimate::{Estimate, Hand, Mask, Way, may_idle, nobles_on_top, resolve, stepped};
use crate::numbers::Numbers;
use crate::placements::Placements;
use crate::value::{Judge, Prospect};
use core::sync::atomic::{AtomicBool, Ordering};
use engine::model::{Seat, Space};
use engine::what_if::suppose;
use engine::{Action, ActionGroup, ActionList, Ask, Game, Phase, Plan};

/// How far a planner may go.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// Dice placements to follow.
    pub layouts: usize,
    /// Positions kept in each layer.
    pub beam: usize,
    /// The approximate number of positions to visit; the beam narrows when few are left.
    pub nodes: usize,
    /// How many different turns to return, best first.
    pub turns: usize,
    /// A step without which no turn counts ([`is_same_deed`]). An answer counts only as the first step: the next question
    /// may have the same one.
    pub wanted: Option<Action>,
    /// Set by the caller to stop early with the best result so far.
    pub stop: Option<&'a AtomicBool>,
}

impl Limits<'_> {
    /// Limited only to about `nodes` positions; exact if no layer has more than a 64th of them.
    pub const fn exact(nodes: usize) -> Limits<'static> {
        Limits { layouts: usize::MAX, beam: usize::MAX, nodes, turns: 1, wanted: None, stop: None }
    }

    fn stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

/// Whether two steps do the same, however it is paid for: the same card, the same upgrade, the same guest.
pub fn is_same_deed(one: &Action, other: &Action) -> bool {
    match (one, other) {
        (
            Action::Upgrade { area: one, .. } | Action::SchnappsUpgrade(one),
            Action::Upgrade { area: other, .. } | Action::SchnappsUpgrade(other),
        ) => one == other,
        _ => one == other,
    }
}

/// A planned turn.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The expected final points after it.
    pub value: f32,
    /// The steps up to closing, which is not among them.
    pub actions: Vec<Action>,
    /// The position before each step, and the last one before closing.
    pub positions: Vec<Game>,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Solved {
    /// Turns that end differently, the best first.
    pub turns: Vec<Turn>,
    /// Whether no position was cut. The search places every die that fits somewhere for free,
    /// unless Reputation may go too far in the last round; a placed die need not be used.
    pub exact: bool,
    /// Positions visited.
    pub nodes: usize,
}

impl Solved {
    /// The best turn; there is one unless the search was stopped before it began.
    pub fn best(&self) -> Option<&Turn> {
        self.turns.first()
    }
}

/// The best continuation of the seat's serving turn.
pub fn serve(judge: &Judge<'_>, game: &Game, seat: Seat, limits: &Limits<'_>) -> Solved {
    let estimate = Estimate::new(judge, game, seat);
    let mut search = Search::new(judge, game, seat, &estimate, limits);
    search.begin(game, None);
    if judge.rules.ask(game, seat) == Some(Ask::Serve) {
        let current = judge.rules.current_plan(game, seat);
        let placements =
            Placements::new(judge.rules, game.tavern(seat), may_idle(judge, game, seat));
        let (layouts, all) =
            placements.ranked(game.tavern(seat), |harvest| estimate.value(harvest), limits.layouts);
        search.exact &= all;
        for (_, plan) in layouts.into_iter().filter(|(_, plan)| *plan != current) {
            search.begin(game, Some(plan));
        }
    }
    search.run()
}

/// The best plan for the dice together with the serving turn after it, as if it came next. The
/// first step is the plan; the others belong to the turn.
pub fn plan(judge: &Judge<'_>, game: &Game, seat: Seat, limits: &Limits<'_>) -> Solved {
    let estimate = Estimate::new(judge, game, seat);
    let mut search = Search::new(judge, game, seat, &estimate, limits);
    let placements = Placements::new(judge.rules, game.tavern(seat), may_idle(judge, game, seat));
    let (layouts, all) =
        placements.ranked(game.tavern(seat), |harvest| estimate.value(harvest), limits.layouts);
    search.exact &= all;
    for (_, plan) in layouts {
        if let Some(turn) = turn_after(judge, game, seat, &plan) {
            search.push_root(turn, Action::Plan(plan));
        }
    }
    search.run()
}

/// The seat's serving turn as it would begin with this plan if nobody served before.
fn turn_after(judge: &Judge<'_>, game: &Game, seat: Seat, plan: &Plan) -> Option<Game> {
    turn_begun(judge, &stepped(judge.rules, game, seat, &Action::Plan(*plan))?, seat)
}

/// The seat's serving turn with the dice as placed, as if nobody served before it.
pub fn turn_begun(judge: &Judge<'_>, game: &Game, seat: Seat) -> Option<Game> {
    let mut scene = *game;
    suppose(&mut scene).starting(seat).others_ready(seat);
    let mut next = stepped(judge.rules, &scene, seat, &Action::Ready)?;
    suppose(&mut next).starting(game.start);
    (next.phase == Phase::Serve && next.active == seat).then_some(next)
}

struct Search<'a> {
    judge: &'a Judge<'a>,
    seat: Seat,
    estimate: &'a Estimate,
    limits: &'a Limits<'a>,
    layer: Vec<Node>,
    /// Every step of the search: its predecessor, and the step.
    steps: Vec<(u32, Action)>,
    seen: Numbers,
    /// Ways to end the turn, with the number of their position.
    ends: Vec<End>,
    exact: bool,
    nodes: usize,
    root: Game,
}

#[derive(Clone, Copy)]
struct End {
    value: f32,
    step: u32,
    outcome: u64,
}

struct Node {
    game: Game,
    step: u32,
    rank: u8,
    promise: f32,
    /// Whether the wanted step was done; always, if none is wanted.
    met: bool,
}

/// Positions that may still be visited for each one that is kept.
const SHARE: usize = 64;
/// The fewest positions kept, if there are more.
const NARROWEST: usize = 3;

/// No step.
const ROOT: u32 = u32::MAX;

impl<'a> Search<'a> {
    fn new(
        judge: &'a Judge<'a>,
        game: &Game,
        seat: Seat,
        estimate: &'a Estimate,
        limits: &'a Limits<'a>,
    ) -> Search<'a> {
        Search {
            judge,
            seat,
            estimate,
            limits,
            layer: Vec::new(),
            steps: Vec::new(),
            seen: Numbers::default(),
            ends: Vec::new(),
            exact: true,
            nodes: 0,
            root: *game,
        }
    }

    /// Adds a starting point: the position itself, or with the dice placed by a plan.
    fn begin(&mut self, game: &Game, plan: Option<Plan>) {
        let Some(plan) = plan else {
            return self.add(*game, ROOT, 0, self.limits.wanted.is_none());
        };
        let action = Action::Plan(plan);
        if let Some(next) = stepped(self.judge.rules, game, self.seat, &action) {
            self.push_root(next, action);
        }
    }

    fn push_root(&mut self, game: Game, action: Action) {
        self.steps.push((ROOT, action));
        self.add(game, self.steps.len() as u32 - 1, 0, self.limits.wanted.is_none());
    }

    /// Adds a position to the layer, and as a possible end of the turn.
    fn add(&mut self, game: Game, step: u32, rank: u8, met: bool) {
        self.nodes += 1;
        let key = turn_key(&game, self.seat);
        if !self.seen.insert(key ^ (rank as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)) {
            return;
        }
        let promise = if self.judge.rules.ask(&game, self.seat) == Some(Ask::Serve) {
            let tavern = game.tavern(self.seat);
            let prospect = self.judge.prospect(&game, self.seat);
            let value = prospect.with(tavern.thalers, tavern.beer);
            if met {
                self.end(&game, value, step);
            }
            self.promise(&game, &prospect, rank)
        } else {
            // A position with an open question is worth what the best answers are.
            let mut answered = game;
            resolve(self.judge, &mut answered, self.seat);
            self.promise(&answered, &self.judge.prospect(&answered, self.seat), rank)
        };
        self.layer.push(Node { game, step, rank, promise, met });
    }

    /// Remembers a way to end the turn if it is among the best so far. For each outcome it keeps
    /// the first way, which has the fewest steps.
    fn end(&mut self, game: &Game, value: f32, step: u32) {
        let most = self.limits.turns.max(1);
        if self.ends.len() >= most && self.ends.last().is_some_and(|last| value <= last.value) {
            return;
        }
        let outcome = outcome_key(self.judge.rules, game, self.seat);
        if self.ends.iter().any(|known| known.outcome == outcome) {
            return;
        }
        let at = self.ends.partition_point(|known| known.value >= value);
        self.ends.insert(at, End { value, step, outcome });
        self.ends.truncate(most);
    }

    /// What the position would be worth if the rest of the turn went as estimated.
    fn promise(&self, game: &Game, prospect: &Prospect<'_>, rank: u8) -> f32 {
        let tavern = game.tavern(self.seat);
        let (mut thalers, mut beer, mut steps) = (tavern.thalers, tavern.beer, 0);
        let yields = self.judge.rules.yields(tavern);
        // Once something was bought that comes after dice, no more dice are used.
        for (_, entry) in tavern.dice.entries().filter(|(_, e)| rank == 0 && !e.used()) {
            let Some(space) = tavern.space_at(entry.place()) else { continue };
            let worth = self.judge.rules.worth(&yields, space);
            thalers += worth.0 as u16;
            beer += worth.1 as u16;
            steps += if space == Space::MONK { yields.monk as usize } else { 0 };
        }
        let gone = moves::gone(game, self.seat, rank);
        let purse = &self.estimate.purse;
        let begun = nobles_on_top(game, self.seat) > nobles_on_top(&self.root, self.seat);
        let hand = Hand { thalers, beer, schnapps: tavern.schnapps };
        match moves::Stage::at(rank) {
            moves::Stage::Open => {
                let way = self.way(game, steps);
                prospect.with(0, 0) + self.estimate.to_come(&way, gone, hand, begun)
            }
            moves::Stage::Nobles(most) => {
                prospect.with(0, 0) + purse.settled(gone, hand, begun, most, true)
            }
            moves::Stage::Shopping { removals } => {
                let hand = Hand { beer: 0, ..hand };
                prospect.with(0, beer) + purse.settled(gone, hand, begun, 0, removals)
            }
        }
    }

    /// How far the turn has come since the search began.
    fn way(&self, game: &Game, steps: usize) -> Way {
        let (tavern, root) = (game.tavern(self.seat), self.root.tavern(self.seat));
        let round = self.judge.rules.sheet().monastery.len().max(1);
        Way {
            monastery: (tavern.monastery as usize + round - root.monastery as usize) % round,
            steps,
            reputation: tavern.reputation.saturating_sub(root.reputation) as usize,
            given: root.counter_guests.saturating_sub(tavern.counter_guests) as usize,
            counter_guests: tavern.counter_guests as usize,
            bards: self.judge.rules.bards_left(game, self.seat) as usize,
        }
    }

    fn run(mut self) -> Solved {
        let mut list = ActionList::new();
        while !self.layer.is_empty() && !self.limits.stopped() {
            self.narrow();
            for node in core::mem::take(&mut self.layer) {
                self.judge.rules.legal_into(&node.game, self.seat, &mut list);
                moves::follow(&node.game, self.seat, node.rank, &list, |action, rank| {
                    if let Some(next) = stepped(self.judge.rules, &node.game, self.seat, &action) {
                        self.steps.push((node.step, action));
                        let met = node.met || self.is_wanted(node.step, &action);
                        self.add(next, self.steps.len() as u32 - 1, rank, met);
                    }
                });
            }
        }
        self.solved()
    }

    fn is_wanted(&self, after: u32, action: &Action) -> bool {
        self.limits.wanted.is_some_and(|wanted| {
            let answers = wanted.group() == ActionGroup::Answer;
            is_same_deed(&wanted, action) && (after == ROOT || !answers)
        })
    }

    /// Keeps the most promising positions of the layer. Where a step is wanted, those that have done it do not compete
    /// with the others, which may promise more.
    fn narrow(&mut self) {
        let beam = self.beam();
        if self.limits.wanted.is_none() {
            self.exact &= cut(&mut self.layer, beam);
            return;
        }
        let (mut met, mut others): (Vec<Node>, Vec<Node>) =
            self.layer.drain(..).partition(|node| node.met);
        self.exact &= cut(&mut met, beam) & cut(&mut others, beam);
        self.layer.append(&mut others);
        self.layer.append(&mut met);
        self.layer.sort_unstable_by_key(|node| node.step);
    }

    /// Positions kept in this layer: fewer when few more may be visited, but always some, because a
    /// turn must be followed to its end.
    fn beam(&self) -> usize {
        let left = self.limits.nodes.saturating_sub(self.nodes);
        self.limits.beam.min((left / SHARE).max(NARROWEST))
    }

    fn solved(self) -> Solved {
        let turns = self.ends.iter().map(|end| self.turn(end)).collect();
        Solved { turns, exact: self.exact, nodes: self.nodes }
    }

    /// The steps that led to an end, and the positions on the way.
    fn turn(&self, end: &End) -> Turn {
        let mut actions = Vec::new();
        let mut step = end.step;
        while let Some(&(before, action)) = self.steps.get(step as usize) {
            actions.push(action);
            step = before;
        }
        actions.reverse();
        let mut game = self.root;
        let mut positions = vec![game];
        for action in &actions {
            let next = match action {
                Action::Plan(plan) if game.phase == Phase::Plan => {
                    turn_after(self.judge, &game, self.seat, plan)
                }
                _ => stepped(self.judge.rules, &game, self.seat, action),
            };
            debug_assert!(next.is_some(), "a planned step is refused");
            game = next.unwrap_or(game);
            positions.push(game);
        }
        Turn { value: end.value, actions, positions }
    }
}

/// Keeps the most promising nodes, in the order of their steps; returns whether all were kept.
fn cut(layer: &mut Vec<Node>, beam: usize) -> bool {
    if layer.len() <= beam {
        return true;
    }
    let by_promise = |a: &Node, b: &Node| b.promise.total_cmp(&a.promise).then(a.step.cmp(&b.step));
    layer.select_nth_unstable_by(beam, by_promise);
    layer.truncate(beam);
    layer.sort_unstable_by_key(|node| node.step);
    false
}

pub(crate) fn mask(kinds: u8, game: &Game, seat: Seat, guest: bool) -> Mask {
    Mask::new(kinds, game.tavern(seat).upgraded.iter(), guest)
}
