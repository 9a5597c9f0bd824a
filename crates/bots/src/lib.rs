//! Players that are programs.
//!
//! | | plays | for |
//! |---|---|---|
//! | [`RandomLegal`] | any listed action | reaching every corner of the rules |
//! | [`Greedy`] | a hand-written plan, no look at chance | an opponent, and a yardstick |
//!
//! All play through [`Bot`], and [`choose`] shows a bot only what its seat may know.

mod bot;
mod greedy;
mod random;
mod registry;

pub use bot::{Bot, RandomBot, choose, play, way_out};
pub use greedy::{Greedy, Weights};
pub use random::{RandomLegal, Step};
pub use registry::{NAMES, by_name};
