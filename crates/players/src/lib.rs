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
//!
//! # A player of your own
//!
//! ```
//! use chance::{Fast, Seed, Seeded};
//! use engine::model::Seat;
//! use engine::{Action, Game, NoEvents, Rules, Setup};
//! use players::{Bot, answer_of, by_name, play, way_out};
//!
//! /// Takes the step that brings the most points at once, and uses every die on the way.
//! struct Collector(Fast);
//!
//! impl Collector {
//!     /// What the step is worth, tried on a copy with luck of the bot's own.
//!     fn worth(&mut self, rules: &Rules, game: &Game, seat: Seat, action: &Action) -> (u16, bool) {
//!         let mut copy = *game;
//!         let done = rules.apply(&mut copy, seat, action, &mut self.0, &mut NoEvents);
//!         done.expect("listed steps are legal");
//!         let moves_on = matches!(action, Action::Place { from: None, .. } | Action::Use { .. });
//!         (rules.score(&copy, seat).total(), moves_on)
//!     }
//! }
//!
//! impl Bot for Collector {
//!     fn name(&self) -> &'static str {
//!         "collector"
//!     }
//!
//!     fn decide(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Action {
//!         let list = rules.legal(game, seat);
//!         let best = list.iter().max_by_key(|action| self.worth(rules, game, seat, action)).copied();
//!         let now = (rules.score(game, seat).total(), false);
//!         let best = best.filter(|action| self.worth(rules, game, seat, action) > now);
//!         best.or_else(|| way_out(&list)).expect("a bot is asked only when there is something to do")
//!     }
//! }
//!
//! let rules = Rules::standard();
//! let mut bots: [Box<dyn Bot + Send>; 2] =
//!     [Box::new(Collector(Fast::new(1))), by_name("random", 1).expect("a name in NAMES")];
//! let mut chance = Seeded::new(&Seed::derived(1, 1), &[]);
//! let end = play(&rules, &Setup::new(2, 1), &mut chance, |game, seat| {
//!     answer_of(&mut bots, &rules, game, seat)
//! })?;
//! let [mine, theirs] = [0, 1].map(|seat| rules.score(&end, Seat::ALL[seat]).total());
//! println!("collector {mine}, random {theirs}");
//! assert!(mine > theirs);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bot;
mod brain;
pub mod choices;
pub mod deliberation;
pub mod draft;
pub mod estimate;
pub mod features;
pub mod foresight;
mod game;
mod greedy;
mod money;
mod numbers;
mod placements;
mod race;
mod random;
mod roster;
pub mod solver;
mod spec;
pub mod value;

pub use bot::{Bot, RandomBot, choose, way_out};
pub use brain::{Brain, Planning, Strength};
pub use game::{PlayError, answer_of, play};
pub use greedy::{Greedy, Weights};
pub use money::{Money, Seasons};
pub use random::{RandomLegal, Step};
pub use roster::{
    NAMES, ONE_PLY, STRENGTHS, by_name, is_learned, is_quick, standard_value, strength,
};
pub use spec::{Spec, SpecError};
