//! Positions of a serving turn as numbers, to detect those that come up twice.

use core::hash::{Hash, Hasher};
use engine::model::Seat;
use engine::{Game, Position, Rules, StableHasher};

/// What the seat's turn depends on, as a number: positions with the same go on in the same way. The
/// display does not count, as what refills it comes too late for this turn.
pub fn turn_key(game: &Position, seat: Seat) -> u64 {
    let mut hasher = StableHasher::default();
    game.tavern(seat).hash(&mut hasher);
    game.tops.of(seat).hash(&mut hasher);
    game.owed.as_slice().hash(&mut hasher);
    game.serving.hash(&mut hasher);
    hasher.write_u8(game.round);
    hasher.finish()
}

/// What the seat's turn leaves behind, as a number: ends with the same differ in nothing that counts
/// later, such as where dice lie or what is in the purse beyond what can be kept.
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
