//! The end: points by source and who has won.

use crate::game::Position;
use crate::model::{BySeat, Pile, Seat, SeatSet};
use crate::rules::Rules;
use serde::{Deserialize, Serialize};

/// The points of one seat by source (Z1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// Nobles.
    pub nobles: u16,
    /// The other guests.
    pub guests: u16,
    /// Regulars.
    pub regulars: u16,
    /// Tavern cards.
    pub tavern_cards: u16,
    /// One for each Schnapps.
    pub schnapps: u16,
    /// The space of the Reputation marker.
    pub reputation: u16,
}

impl Score {
    /// All points.
    pub const fn total(&self) -> u16 {
        self.nobles
            + self.guests
            + self.regulars
            + self.tavern_cards
            + self.schnapps
            + self.reputation
    }
}

/// A score by source, with its total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Points {
    /// By source.
    #[serde(flatten)]
    pub by_source: Score,
    /// All points.
    pub total: u16,
}

impl From<Score> for Points {
    fn from(by_source: Score) -> Points {
        Points { by_source, total: by_source.total() }
    }
}

impl Rules {
    /// What the seat would score now, the cards in its tavern included (Z1). A removed card is in no
    /// pile and in no tavern, so it does not count (Z3).
    pub fn score(&self, game: &Position, seat: Seat) -> Score {
        self.score_of(&self.owned(game, seat), game, seat)
    }

    /// The same for callers that have already counted what the seat [owns](Rules::owned).
    pub fn score_of(&self, owned: &Pile, game: &Position, seat: Seat) -> Score {
        let tavern = game.tavern(seat);
        let space = self.reputation_space(&game.form, tavern.reputation);
        let mut score = Score {
            schnapps: tavern.schnapps as u16,
            reputation: space.map_or(0, |space| space.points as u16),
            ..Score::default()
        };
        for (card, count) in owned.faces() {
            let sum = if card.is_noble() {
                &mut score.nobles
            } else if card.is_regular() {
                &mut score.regulars
            } else if card.is_guest() {
                &mut score.guests
            } else {
                &mut score.tavern_cards
            };
            *sum += count as u16 * self.points(card) as u16;
        }
        score
    }

    /// The scores of all seats.
    pub fn scores(&self, game: &Position) -> BySeat<Score> {
        BySeat::from_fn(|seat| {
            if seat.number() < game.players() { self.score(game, seat) } else { Score::default() }
        })
    }

    /// The leaders: most points, then most stored Thalers and beer, otherwise shared (Z2).
    pub fn winners(&self, game: &Position) -> SeatSet {
        let mut winners = SeatSet::EMPTY;
        for seat in game.turn_order().filter(|&seat| self.place(game, seat) == 1) {
            winners.insert(seat);
        }
        winners
    }

    /// The seat's place, from 1; those whom nothing sets apart share it (Z2).
    pub fn place(&self, game: &Position, seat: Seat) -> u8 {
        let rank = |seat: Seat| {
            let tavern = game.tavern(seat);
            (self.score(game, seat).total(), tavern.thalers + tavern.beer)
        };
        let own = rank(seat);
        1 + game.turn_order().filter(|&other| rank(other) > own).count() as u8
    }
}
