//! The game as a chain of positions, each with the move that led to it: what the mover did, or what luck
//! made of it.

use super::Settings;
use super::imagine::Scene;
use super::steps::Step;
use core::ops::Range;
use engine::model::Seat;
use engine::{Action, Game, NoEvents, Phase, Plan, Rules};
use players::choices::Luck;
use players::value::Value;
use players::{Bot, choose};
use std::sync::Arc;

/// A position of the chain.
pub(super) enum Node {
    /// What everybody can expect of it is to be found out.
    Open(Box<Scene>),
    /// The same as of the node before: the seat did what the reference player does.
    Same,
}

/// What led from one node to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// The decisions of a move, by its number.
    Skill(usize),
    /// The cards and dice after them.
    Luck(usize),
}

/// All moves of a game. `links[i]` leads from node `i` to node `i + 1`.
pub(super) struct Chain {
    pub(super) nodes: Vec<Node>,
    pub(super) links: Vec<Cause>,
    /// The steps of each move: one, or those of a serving turn.
    pub(super) moves: Vec<Range<usize>>,
}

impl Chain {
    pub(super) fn new(
        rules: &Rules,
        value: &Arc<Value>,
        steps: &[Step],
        settings: &Settings,
    ) -> Chain {
        let start = steps.first().map(|step| open(scene(unbound(rules, &step.before), step.seat)));
        let mut chain =
            Chain { nodes: start.into_iter().collect(), links: Vec::new(), moves: moves(steps) };
        for number in 0..chain.moves.len() {
            let steps = &steps[chain.moves[number].clone()];
            chain.add(rules, value, number, steps, settings);
        }
        chain
    }

    /// Adds the nodes of a move: one after each run of steps without chance, two where chance was asked.
    fn add(
        &mut self,
        rules: &Rules,
        value: &Arc<Value>,
        number: usize,
        steps: &[Step],
        settings: &Settings,
    ) {
        let mut reference = settings.reference.player(0, value);
        let mut agrees = true;
        let mut pending = false;
        for step in steps {
            let Step { seat, action, before, after, drew, .. } = step;
            agrees = agrees && answer(reference.as_mut(), rules, before, *seat) == *action;
            if !drew {
                pending = true;
                continue;
            }
            // A turn under way may be planned once more where it is resumed, so only other decisions can
            // be known to be the same.
            let same = agrees && before.phase != Phase::Serve;
            let asked = Scene { game: *before, seat: *seat, first: vec![*action] };
            self.push(Cause::Skill(number), if same { Node::Same } else { open(asked) });
            self.push(Cause::Luck(number), open(scene(unbound(rules, after), *seat)));
            (agrees, pending) = (true, false);
        }
        if let (true, Some(last)) = (pending, steps.last()) {
            let node = if agrees {
                Node::Same
            } else {
                open(scene(unbound(rules, &last.after), last.seat))
            };
            self.push(Cause::Skill(number), node);
        }
    }

    fn push(&mut self, cause: Cause, node: Node) {
        self.links.push(cause);
        self.nodes.push(node);
    }
}

fn scene(game: Game, seat: Seat) -> Scene {
    Scene { game, seat, first: Vec::new() }
}

fn open(scene: Scene) -> Node {
    Node::Open(Box::new(scene))
}

/// The steps of each move. The steps of a serving turn belong together.
pub(super) fn moves(steps: &[Step]) -> Vec<Range<usize>> {
    let turn =
        |step: &Step| (step.before.phase == Phase::Serve).then_some((step.before.round, step.seat));
    let mut moves: Vec<Range<usize>> = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        match moves.last_mut() {
            Some(last) if turn(step).is_some() && turn(&steps[last.start]) == turn(step) => {
                last.end = index + 1;
            }
            _ => moves.push(index..index + 1),
        }
    }
    moves
}

/// What a player does, given the dice that lie already if it would lay them so, too.
fn answer(player: &mut dyn Bot, rules: &Rules, game: &Game, seat: Seat) -> Action {
    let mut begun = unbound(rules, game);
    let action = choose(player, rules, &begun, seat);
    let laid = matches!(action, Action::Plan(_))
        && rules.apply(&mut begun, seat, &action, &mut Luck::new(0), &mut NoEvents).is_ok();
    if laid && begun.tavern(seat) == game.tavern(seat) {
        return choose(player, rules, game, seat);
    }
    action
}

/// The position without dice that were laid but bind nobody: until a seat is ready, its dice can move.
pub(super) fn unbound(rules: &Rules, game: &Game) -> Game {
    let mut game = *game;
    if game.phase == Phase::Plan {
        for seat in Seat::ALL.into_iter().take(game.players().into()) {
            // Refused where the seat is ready, and its dice stay.
            let lifted = Action::Plan(Plan::default());
            let _ = rules.apply(&mut game, seat, &lifted, &mut Luck::new(0), &mut NoEvents);
        }
    }
    game
}
