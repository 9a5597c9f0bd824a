//! A bot against itself: what correlates with winning.

mod count;
mod game;

pub use game::{Player, play_game};

use engine::Rules;
use serde::Serialize;

/// What the games of a run show, over all seats.
#[derive(Clone, Debug, Serialize)]
pub struct Findings {
    /// Mean points by source.
    pub points: Points,
    /// Places in the first round.
    pub seats: Vec<Row>,
    /// Start Cards; none at levels without.
    pub start_cards: Vec<Row>,
    /// Upgrades, paid for and free.
    pub upgrades: Vec<Row>,
    /// Tavern cards that were bought.
    pub tavern_cards: Vec<Row>,
    /// Guests, and Nobles paid with beer.
    pub guests: Vec<Row>,
}

impl Findings {
    /// Counts what the players of all games did.
    pub fn new(rules: &Rules, players: &[Player]) -> Findings {
        Findings {
            points: count::points(players),
            seats: count::seats(players),
            start_cards: count::start_cards(rules, players),
            upgrades: count::upgrades(rules, players),
            tavern_cards: count::tavern_cards(rules, players),
            guests: count::guests(rules, players),
        }
    }
}

/// Mean points over all seats, by source.
#[derive(Clone, Debug, Serialize)]
pub struct Points {
    /// All of them.
    pub total: f64,
    /// The standard deviation of all.
    pub sd: f64,
    /// All points of the winners.
    pub winners: f64,
    /// From Nobles.
    pub nobles: f64,
    /// From other guests.
    pub guests: f64,
    /// From Regulars.
    pub regulars: f64,
    /// From Tavern cards.
    pub tavern_cards: f64,
    /// From Schnapps.
    pub schnapps: f64,
    /// From the Reputation track.
    pub reputation: f64,
}

/// One thing that players can have, and the results of those who do.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// What it is.
    pub name: String,
    /// Its price, if it has one.
    pub price: Option<u8>,
    /// Whether its price was reconstructed.
    pub reconstructed: bool,
    /// The share of seats that have it.
    pub share: f64,
    /// The share among the seats that could choose it.
    pub of_offered: Option<f64>,
    /// How many of it those seats have.
    pub times: Option<f64>,
    /// The mean round in which they got it.
    pub round: Option<f64>,
    /// How often those seats win.
    pub win_rate: f64,
    /// The 95 % interval of that.
    pub ci95: [f64; 2],
    /// Their mean points.
    pub points: f64,
}
