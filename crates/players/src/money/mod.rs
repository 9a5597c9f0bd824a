//! A hand-written player that builds first and counts points last.
//!
//! Where [`Greedy`](crate::Greedy) sees Victory Points in everything from the first evening on, this
//! one runs a business: in the early rounds points hardly count, and it buys what brings money
//! and beer again and again (better spaces, more dice and tables, the best paying guests). From
//! round to round the judgement moves towards points, and in the last rounds it spends all it
//! earns on Nobles and upgrades for their Nobles.
//!
//! How dice are laid and purses spent once things have their worth is the same sum for everybody,
//! so that part is greedy's; what things are worth, and when, is decided here.

mod seasons;

pub use seasons::Seasons;

use crate::{Bot, greedy};
use engine::model::Seat;
use engine::{Action, ActionList, Game, Rules};

/// The player with a business plan. It keeps nothing between decisions but room for a list.
#[derive(Clone, Debug, Default)]
pub struct Money {
    seasons: Seasons,
    list: ActionList,
}

impl Money {
    /// The player with its tuned seasons.
    pub fn new() -> Money {
        Money::default()
    }

    /// The player with other seasons.
    pub fn with(seasons: Seasons) -> Money {
        Money { seasons, list: ActionList::new() }
    }
}

impl Bot for Money {
    fn name(&self) -> &'static str {
        "money"
    }

    fn decide(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Action {
        let weights = self.seasons.at(game.round);
        greedy::answer(&weights, &mut self.list, rules, game, seat)
    }
}
