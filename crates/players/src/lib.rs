//! Computer players. They know the rules and their own random numbers, and nothing else.
//!
//! | | plays | for |
//! |---|---|---|
//! | [`RandomLegal`] | any listed action | reaching every corner of the rules |
//! | [`Greedy`] | a hand-written plan, no look at chance | an opponent, and a yardstick |
//! | [`Money`] | builds money and beer first, counts points last | a second yardstick |
//! | [`Brain`] as [`ONE_PLY`] | the best single step by the learned [`value`] | what planning is worth |
//! | [`Brain`] as one of [`STRENGTHS`] | whole turns planned by the [`solver`], the [`draft`] solved | the opponents |
//!
//! All play through [`Bot`], and [`choose`] shows a bot only what its seat may know.

mod bot;
mod brain;
pub mod choices;
pub mod deliberation;
pub mod draft;
pub mod estimate;
pub mod features;
pub mod foresight;
mod greedy;
mod money;
mod numbers;
mod race;
mod random;
mod registry;
pub mod solver;
pub mod value;

pub use bot::{Bot, RandomBot, choose, play, way_out};
pub use brain::{Brain, Planning, Strength};
pub use greedy::{Greedy, Weights};
pub use money::{Money, Seasons};
pub use random::{RandomLegal, Step};
pub use registry::{
    NAMES, ONE_PLY, STRENGTHS, by_name, is_learned, standard_value, strength, with_value,
};
