//! Positions of a serving turn as numbers, to detect those that come up twice.

use core::hash::{Hash, Hasher};
use engine::model::Seat;
use engine::{Game, Position, Rules, StableHasher};

/// A hash of everything the seat's turn depends on: positions with the same hash continue in the
/// same way. The display does not count, because a refill comes too late for this turn.
pub fn turn_key(game: &Position, seat: Seat) -> u64 {
    let mut hasher = StableHasher::default();
    game.tavern(seat).hash(&mut hasher);
    game.tops.of(seat).hash(&mut hasher);
    game.owed.as_slice().hash(&mut hasher);
    game.serving.hash(&mut hasher);
    hasher.write_u8(game.round);
    hasher.finish()
}

/// A hash of what the seat's turn leaves behind: ends with the same hash differ only in what no
/// longer matters, such as where dice lie or what the purse cannot keep.
pub fn outcome_key(rules: &Rules, game: &Game, seat: Seat) -> u64 {
    let mut hasher = StableHasher::default();
    let tavern = game.tavern(seat);
    let kept = rules.kept(tavern);
    rules.owned(game, seat).hash(&mut hasher);
    tavern.deck.hash(&mut hasher);
    game.tops.of(seat).hash(&mut hasher);
    (kept.thalers, kept.beer, kept.schnapps).hash(&mut hasher);
    (tavern.upgraded, tavern.entertainers, tavern.book, tavern.counter_guests).hash(&mut hasher);
    (tavern.monastery, tavern.reputation, game.round).hash(&mut hasher);
    hasher.finish()
}
