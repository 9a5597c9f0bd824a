//! What a difference consists of, in the points of the final score.

use engine::Score;

/// By how many points one way of going on ends with more than another one, by source. Unlike an estimate of what things
/// are worth, this is counted at the end of every imagined game, so it adds up to the measured difference.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Balance {
    /// Nobles that came with upgrades.
    pub upgrades: f32,
    /// The other Nobles.
    pub nobles: f32,
    /// The other guests.
    pub guests: f32,
    /// Regulars.
    pub regulars: f32,
    /// Tavern cards.
    pub tavern_cards: f32,
    /// Schnapps.
    pub schnapps: f32,
    /// The space of the Reputation marker.
    pub reputation: f32,
    /// How many points less the best rival ends with.
    pub rival: f32,
}

impl Balance {
    /// All parts together.
    pub fn sum(&self) -> f32 {
        self.own() + self.rival
    }

    fn own(&self) -> f32 {
        self.upgrades
            + self.nobles
            + self.guests
            + self.regulars
            + self.tavern_cards
            + self.schnapps
            + self.reputation
    }

    /// Adds the points of a score, of which upgrades brought some.
    pub(super) fn add(&mut self, score: &Score, upgrades: f32) {
        let Score { nobles, guests, regulars, tavern_cards, schnapps, reputation } = *score;
        self.upgrades += upgrades;
        self.nobles += f32::from(nobles) - upgrades;
        self.guests += f32::from(guests);
        self.regulars += f32::from(regulars);
        self.tavern_cards += f32::from(tavern_cards);
        self.schnapps += f32::from(schnapps);
        self.reputation += f32::from(reputation);
    }

    /// Every part of both, combined.
    fn with(&self, other: &Balance, combine: impl Fn(f32, f32) -> f32) -> Balance {
        Balance {
            upgrades: combine(self.upgrades, other.upgrades),
            nobles: combine(self.nobles, other.nobles),
            guests: combine(self.guests, other.guests),
            regulars: combine(self.regulars, other.regulars),
            tavern_cards: combine(self.tavern_cards, other.tavern_cards),
            schnapps: combine(self.schnapps, other.schnapps),
            reputation: combine(self.reputation, other.reputation),
            rival: combine(self.rival, other.rival),
        }
    }

    pub(super) fn less(&self, other: &Balance) -> Balance {
        self.with(other, |own, other| own - other)
    }

    pub(super) fn divided_by(&self, count: f32) -> Balance {
        self.with(self, |own, _| own / count)
    }

    /// The best rival has what is left of a difference of margins.
    pub(super) fn completed(self, margin: f32) -> Balance {
        Balance { rival: margin - self.own(), ..self }
    }
}
