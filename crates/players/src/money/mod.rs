//! A hand-written player that builds first and counts points last.
//!
//! While [`Greedy`](crate::Greedy) counts Victory Points from the first evening on, this player
//! runs a business: in the early rounds points hardly count, and it buys what keeps bringing money
//! and beer (better spaces, more dice and tables, the best-paying guests). From round to round its
//! judgement shifts towards points, and in the last rounds it spends everything on Nobles and on
//! upgrades for their Nobles.
//!
//! Placing dice and spending purses is the same calculation once everything has a price tag, so
//! this player shares it with greedy. What things are worth, and when, is decided here.

mod seasons;

pub use seasons::Seasons;

use crate::{Bot, greedy};
use engine::model::Seat;
use engine::{Action, ActionList, Game, Rules};

/// The player with a business plan. Between decisions it keeps only a buffer.
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
