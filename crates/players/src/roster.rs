//! Players by name.

use crate::foresight::Foresight;
use crate::value::Value;
use crate::{Bot, Planning, Spec, Strength};
use std::sync::{Arc, OnceLock};

/// The names of all players: those without a planner, then the strengths, weakest first.
pub const NAMES: [&str; 8] =
    ["random", "greedy", "money", "oneply", "beginner", "regular", "strong", "strongest"];

/// The strengths of the planning players. Weaker ones search less and do not deny rivals their
/// dice, and the weakest misjudge values; none knows more than people at the table.
pub const STRENGTHS: [Strength; 4] = [
    Strength {
        name: "beginner",
        planning: Planning::WholeTurns,
        layouts: 1,
        beam: 1,
        nodes: 200,
        evenings: 1,
        exact_draft: false,
        denial: 0.0,
        doubt: 1.0,
        foresight: None,
    },
    Strength {
        name: "regular",
        planning: Planning::WholeTurns,
        layouts: 3,
        beam: 3,
        nodes: 1_000,
        evenings: 4,
        exact_draft: false,
        denial: 0.0,
        doubt: 0.4,
        foresight: None,
    },
    Strength {
        name: "strong",
        planning: Planning::WholeTurns,
        layouts: 12,
        beam: 64,
        nodes: 6_000,
        evenings: 8,
        exact_draft: true,
        denial: 0.0,
        doubt: 0.0,
        foresight: None,
    },
    Strength {
        name: "strongest",
        planning: Planning::WholeTurns,
        layouts: 64,
        beam: 512,
        nodes: 40_000,
        evenings: 48,
        exact_draft: true,
        denial: 0.5,
        doubt: 0.0,
        foresight: Some(Foresight { turns: 16, within: 6.0, evenings: 320 }),
    },
];

/// The same value without planning, to measure what planning is worth.
pub const ONE_PLY: Strength = Strength {
    name: "oneply",
    planning: Planning::SingleSteps,
    layouts: 0,
    beam: 0,
    nodes: 0,
    evenings: 4,
    exact_draft: false,
    denial: 0.0,
    doubt: 0.0,
    foresight: None,
};

/// The player with this name, for one seat of one game. `luck` seeds those that act at random:
/// the same number plays the same.
pub fn by_name(id: &str, luck: u64) -> Option<Box<dyn Bot + Send>> {
    Spec::named(id).map(|spec| spec.player(luck, &standard_value()))
}

/// Whether the player with this name judges by the learned value.
pub fn is_learned(id: &str) -> bool {
    strength(id).is_some()
}

/// Whether the player with this name answers at once: within a few milliseconds.
pub fn is_quick(id: &str) -> bool {
    strength(id).is_none_or(|strength| strength.nodes <= 1_000)
}

/// How hard the learned player with this name thinks.
pub fn strength(id: &str) -> Option<Strength> {
    STRENGTHS.into_iter().chain([ONE_PLY]).find(|strength| strength.name == id)
}

/// The value this program was built with, read once.
///
/// # Panics
/// If the file in the source tree is damaged, which a test would catch.
pub fn standard_value() -> Arc<Value> {
    static VALUE: OnceLock<Arc<Value>> = OnceLock::new();
    let read = || Arc::new(Value::standard().expect("the built-in weights are sound"));
    Arc::clone(VALUE.get_or_init(read))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_its_player() {
        for name in NAMES {
            assert_eq!(by_name(name, 1).map(|bot| bot.name()), Some(name));
        }
        assert!(by_name("nobody", 1).is_none());
    }
}
