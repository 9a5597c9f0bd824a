//! Examples of the rules: positions, and what is done and refused in them, for the page to show on a
//! real table.
//!
//! They are the scenarios that test the rules (docs/scenarios.md): a line `example ID RULES` before a
//! position makes everything up to the next position an example of these rules. So what the page shows
//! is what the tests check, and there is nothing to keep in step. There is no text here: the title of
//! an example stands under its id in `words/`.

mod play;
mod read;

pub use play::Played;
pub use read::ExampleError;

use engine::model::Seat;
use engine::notation::Luck;
use engine::{Action, Rules, Setup};
use std::sync::OnceLock;

/// The scenario files, in the order of the rules.
const FILES: [(&str, &str); 18] = [
    ("s_setup.txt", include_str!("../../engine/tests/scenarios/s_setup.txt")),
    ("r_evening.txt", include_str!("../../engine/tests/scenarios/r_evening.txt")),
    ("r_short.txt", include_str!("../../engine/tests/scenarios/r_short.txt")),
    ("r_supply.txt", include_str!("../../engine/tests/scenarios/r_supply.txt")),
    ("a_evening.txt", include_str!("../../engine/tests/scenarios/a_evening.txt")),
    ("b_arrival.txt", include_str!("../../engine/tests/scenarios/b_arrival.txt")),
    ("d_draft.txt", include_str!("../../engine/tests/scenarios/d_draft.txt")),
    ("e_plan.txt", include_str!("../../engine/tests/scenarios/e_plan.txt")),
    ("e_change.txt", include_str!("../../engine/tests/scenarios/e_change.txt")),
    ("f_serve.txt", include_str!("../../engine/tests/scenarios/f_serve.txt")),
    ("f_buy.txt", include_str!("../../engine/tests/scenarios/f_buy.txt")),
    ("f_recruit.txt", include_str!("../../engine/tests/scenarios/f_recruit.txt")),
    ("f_monastery.txt", include_str!("../../engine/tests/scenarios/f_monastery.txt")),
    ("f_reputation.txt", include_str!("../../engine/tests/scenarios/f_reputation.txt")),
    ("f_turn.txt", include_str!("../../engine/tests/scenarios/f_turn.txt")),
    ("t_guest_book.txt", include_str!("../../engine/tests/scenarios/t_guest_book.txt")),
    ("z_end.txt", include_str!("../../engine/tests/scenarios/z_end.txt")),
    ("examples.txt", include_str!("../../engine/tests/scenarios/examples.txt")),
];

/// An example of one or more rules.
#[derive(Clone, Debug)]
pub struct Example {
    /// Its id, unique among all examples.
    pub id: &'static str,
    /// The ids of the rules that it shows.
    pub rules: Vec<&'static str>,
    begins: Beginning,
    steps: Vec<Step>,
}

/// Where an example begins.
#[derive(Clone, Debug)]
enum Beginning {
    /// At a position in short form.
    Scene(String),
    /// With a new game.
    NewGame { setup: Setup, luck: Luck },
}

/// What happens in an example.
#[derive(Clone, Debug)]
enum Step {
    /// A seat tries to do something.
    Act { seat: Seat, action: Action, luck: Luck },
    /// Everything is as it was at the beginning.
    Again,
}

/// All examples, read once, in the order of the files.
///
/// # Panics
/// If a file in the source tree is damaged, which a test would catch.
pub fn all() -> &'static [Example] {
    static EXAMPLES: OnceLock<Vec<Example>> = OnceLock::new();
    EXAMPLES.get_or_init(|| {
        let read = FILES.iter().map(|(name, text)| (name, read::read(text)));
        read.flat_map(|(name, examples)| examples.unwrap_or_else(|error| panic!("{name}, {error}")))
            .collect()
    })
}

/// The example with this id.
pub fn by_id(id: &str) -> Option<&'static Example> {
    all().iter().find(|example| example.id == id)
}

impl Example {
    /// The example as lists name it.
    pub fn listed(&self) -> protocol::ExampleListed {
        protocol::ExampleListed {
            id: self.id.to_owned(),
            rules: self.rules.iter().map(|&rule| rule.to_owned()).collect(),
        }
    }

    /// The example as the page shows it. Scenarios are written for the first released component sheet,
    /// so it is played with that one.
    ///
    /// # Errors
    ///
    /// Its position cannot be set up, which a test would catch.
    pub fn show(&self) -> Result<protocol::Example, ExampleError> {
        static RULES: OnceLock<Rules> = OnceLock::new();
        let rules = RULES.get_or_init(Rules::first_release);
        let Played { level, late_refill, catalogue, start, steps } = self.play(rules)?;
        let protocol::ExampleListed { id, rules } = self.listed();
        Ok(protocol::Example { id, rules, level, late_refill, catalogue, start, steps })
    }
}
