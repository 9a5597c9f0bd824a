//! Players by the names people know them by.

use crate::{Bot, Greedy, RandomBot};
use chance::Fast;

/// The names of all players, weakest first.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// The player with this name, for one seat of one game. `luck` feeds those that act by chance:
/// the same number plays the same.
pub fn by_name(id: &str, luck: u64) -> Option<Box<dyn Bot + Send>> {
    Some(match id {
        "random" => Box::new(RandomBot::new(Fast::new(luck))),
        "greedy" => Box::new(Greedy::new()),
        _ => return None,
    })
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
