//! What one seat did since its last line, in the order in which it happened.

use super::words::story as say;
use engine::model::{Card, Die, Space};

/// What one seat did and got since its last line.
#[derive(Debug, Default)]
pub(super) struct Digest {
    pub(super) arriving: Vec<String>,
    pub(super) own_dice: Vec<u8>,
    /// Whether the serving turn began in this digest.
    pub(super) began: bool,
    items: Vec<Item>,
    /// What was paid for the thing that comes next.
    price: Option<String>,
}

/// One thing that happened.
#[derive(Debug)]
enum Item {
    /// Dice were used, one after the other, and brought this.
    Dice {
        used: Vec<Used>,
        thalers: u16,
        beer: u16,
    },
    /// Money without a die.
    Earned {
        thalers: u16,
        beer: u16,
    },
    Reputation(i32),
    Monastery(u8),
    Schnapps(i32),
    Card {
        card: Card,
        times: u32,
        price: Option<String>,
    },
    /// Cards of a Start Card.
    ShuffledIn(Vec<Card>),
    Note(String),
}

/// A die that was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Used {
    pub(super) die: Die,
    pub(super) raises: u8,
    pub(super) at: Option<Space>,
}

impl Digest {
    pub(super) fn note(&mut self, text: impl Into<String>) {
        self.items.push(Item::Note(text.into()));
    }

    /// Forgets a note that another line tells better.
    pub(super) fn forget(&mut self, text: &str) {
        self.items.retain(|item| !matches!(item, Item::Note(note) if note == text));
    }

    /// Something was paid; what for comes next.
    pub(super) fn paid(&mut self, price: String) {
        self.price = Some(price);
    }

    /// What was paid for the thing that is told now.
    pub(super) fn price(&mut self) -> Option<String> {
        self.price.take()
    }

    /// A die was used; dice that follow one another are told together.
    pub(super) fn die(&mut self, die: Used) {
        match self.dice() {
            Some(Item::Dice { used, .. }) => used.push(die),
            _ => self.items.push(Item::Dice { used: vec![die], thalers: 0, beer: 0 }),
        }
    }

    /// The dice used last, if nothing came of them but money and steps.
    fn dice(&mut self) -> Option<&mut Item> {
        let behind = usize::from(matches!(self.items.last(), Some(Item::Monastery(_))));
        let at = self.items.len().checked_sub(1 + behind)?;
        self.items.get_mut(at).filter(|item| matches!(item, Item::Dice { .. }))
    }

    pub(super) fn earned(&mut self, more_thalers: u16, more_beer: u16) {
        if let Some(Item::Earned { thalers, beer }) = self.items.last_mut() {
            *thalers += more_thalers;
            *beer += more_beer;
        } else if let Some(Item::Dice { thalers, beer, .. }) = self.dice() {
            *thalers += more_thalers;
            *beer += more_beer;
        } else {
            self.items.push(Item::Earned { thalers: more_thalers, beer: more_beer });
        }
    }

    pub(super) fn reputation(&mut self, more: i32) {
        match self.items.last_mut() {
            Some(Item::Reputation(steps)) => *steps += more,
            _ => self.items.push(Item::Reputation(more)),
        }
    }

    pub(super) fn monastery(&mut self, to: u8) {
        match self.items.last_mut() {
            Some(Item::Monastery(at)) => *at = to,
            _ => self.items.push(Item::Monastery(to)),
        }
    }

    pub(super) fn schnapps(&mut self, more: i32) {
        match self.items.last_mut() {
            // What comes and what is paid are two things.
            Some(Item::Schnapps(change)) if change.signum() == more.signum() => *change += more,
            _ => self.items.push(Item::Schnapps(more)),
        }
    }

    /// A card was laid on the deck.
    pub(super) fn gain(&mut self, card: Card) {
        let price = self.price();
        match self.items.last_mut() {
            Some(Item::Card { card: last, times, .. }) if *last == card && price.is_none() => {
                *times += 1;
            }
            _ => self.items.push(Item::Card { card, times: 1, price }),
        }
    }

    /// A card was shuffled into the deck.
    pub(super) fn shuffled_in(&mut self, card: Card) {
        match self.items.last_mut() {
            Some(Item::ShuffledIn(cards)) => cards.push(card),
            _ => self.items.push(Item::ShuffledIn(vec![card])),
        }
    }

    /// What happened, in words.
    pub(super) fn parts(self, own: bool) -> Vec<String> {
        let mut parts = Vec::new();
        for item in self.items {
            match item {
                Item::Dice { used, thalers, beer } => {
                    parts.push(say::used(&used, say::earns(thalers, beer)));
                }
                Item::Earned { thalers, beer } => parts.extend(say::earns(thalers, beer)),
                Item::Reputation(0) => {}
                Item::Reputation(steps) => parts.push(say::reputation(steps)),
                Item::Schnapps(change) => parts.push(say::schnapps(change)),
                Item::Monastery(to) => parts.push(say::monastery(to)),
                Item::Card { card, times, price } => {
                    parts.push(say::gained(card, times, price.as_deref(), own));
                }
                Item::ShuffledIn(cards) => parts.push(say::shuffled_in(&cards)),
                Item::Note(text) => parts.push(text),
            }
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::model::{Colour, Face, Kind};

    fn used(pips: usize, raises: u8, at: Space) -> Used {
        Used { die: Die { colour: Colour::White, face: Face::ALL[pips - 1] }, raises, at: Some(at) }
    }

    #[test]
    fn a_turn_is_told_in_its_order_with_its_dice() {
        let mut digest = Digest::default();
        digest.die(used(6, 0, Space::BREWER));
        digest.earned(0, 2);
        digest.die(used(6, 0, Space::BREWER));
        digest.earned(0, 2);
        digest.paid("4 beer".to_owned());
        let price = digest.price();
        digest.note(say::recruited("g14 (4→4)", price.as_deref()));
        digest.earned(3, 0);
        digest.die(used(4, 1, Space::MONK));
        digest.monastery(4);
        digest.die(used(5, 0, Space::MONK));
        digest.monastery(5);
        digest.paid("3 Thalers".to_owned());
        digest.gain(Card::tavern(Kind::Dishwasher));
        let told = [
            "6 6 on Brewer: +4 beer",
            "recruited g14 (4→4) for 4 beer",
            "+3 Thalers",
            "4+1 5 on Monk",
            "Monastery to 5",
            "+Dishwasher for 3 Thalers",
        ];
        assert_eq!(digest.parts(false), told);
    }

    #[test]
    fn nobles_bought_and_nobles_given_are_told_apart() {
        let mut digest = Digest::default();
        digest.paid("14 beer".to_owned());
        digest.gain(Card::NOBLE);
        digest.gain(Card::NOBLE);
        digest.paid("8 Thalers".to_owned());
        let price = digest.price();
        digest.note(say::upgraded(engine::model::Area::Barrel, false, price.as_deref()));
        digest.gain(Card::NOBLE);
        let told = ["+2 Nobles for 14 beer", "upgraded the Barrel for 8 Thalers", "+Noble"];
        assert_eq!(digest.parts(false), told);
    }
}
