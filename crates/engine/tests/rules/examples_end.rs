//! The rulebooks' worked example 8: the end of the Reputation.

use crate::stage::*;
use crate::support::*;
use engine::Action;
use engine::model::Kind;

#[test]
fn x8_reputation_end() {
    // "The 6 space" is the sixth: the Schnapps space after "5". It scores 5.
    for level in [3, 4, 5] {
        let mut table = stage(level);
        table.set_tavern(S0, &[], &[Kind::Bard; 7]);
        for _ in 0..6 {
            table.act(S0, Action::Bard);
        }
        let score = rules().score(&table.game, S0);
        assert_eq!(score.reputation, 5);
        // The Schnapps taken there scores besides.
        assert_eq!((score.schnapps, score.total()), (1, 6));
        // The space that says 6 is the next one.
        table.act(S0, Action::Bard);
        assert_eq!(rules().score(&table.game, S0).reputation, 6);
    }
}
