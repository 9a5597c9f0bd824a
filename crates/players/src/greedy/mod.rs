//! A sensible hand-written player that counts what is in front of it and ignores chance.
//!
//! It measures everything in Victory Points ([`Weights`]) and judges a serving turn as a whole: the
//! purse after all dice buys the best set of things (a knapsack for Thalers, a table for beer), and
//! dice are drafted and placed for the best purse. In the last round only points count.

mod bonuses;
mod choices;
mod draft;
mod goods;
mod plan;
mod purse;
mod serve;
mod value;
mod weights;

pub use weights::Weights;

use crate::Bot;
use engine::model::Seat;
use engine::{Action, ActionList, Game, Rules};
use value::View;

/// The greedy player. Between decisions it keeps only a buffer.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    weights: Weights,
    list: ActionList,
}

impl Greedy {
    /// The player with its tuned weights.
    pub fn new() -> Greedy {
        Greedy::default()
    }

    /// The player with other weights.
    pub fn with(weights: Weights) -> Greedy {
        Greedy { weights, list: ActionList::new() }
    }
}

impl Bot for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn decide(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Action {
        answer(&self.weights, &mut self.list, rules, game, seat)
    }
}

/// The answer of a hand-written player with these weights; `list` is a buffer for the legal
/// actions.
pub(crate) fn answer(
    weights: &Weights,
    list: &mut ActionList,
    rules: &Rules,
    game: &Game,
    seat: Seat,
) -> Action {
    rules.legal_into(game, seat, list);
    let view = View { rules, game, seat, weights };
    let wanted = rules.ask(game, seat).and_then(|ask| choices::answer(view, ask, list));
    let allowed = |action: &Action| matches!(action, Action::Plan(_)) || list.contains(action);
    // Whatever went wrong above, the game must go on.
    wanted.filter(allowed).or(list.first().copied()).unwrap_or(Action::Close)
}
