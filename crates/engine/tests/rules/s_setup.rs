//! S: set-up.

use crate::support::*;
use engine::{Setup, SetupError};

#[test]
fn s1_two_to_four_players_at_levels_one_to_five() {
    for players in 2..=4 {
        for level in 1..=5 {
            assert_eq!(Setup::new(players, level).check(), Ok(()));
        }
    }
    assert_eq!(rules().lay_out(&Setup::new(5, 1)), Err(SetupError::Players(5)));
    assert_eq!(rules().lay_out(&Setup::new(2, 6)), Err(SetupError::Level(6)));
}
