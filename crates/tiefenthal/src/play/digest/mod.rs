//! What one seat did since its last line, in the order in which it happened.

use super::words::{Speech, story as say};
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
    /// The last change of the Reputation marker.
    track: Track,
}

/// How the next thing goes with the last steps on the Reputation track.
#[derive(Debug, Default, PartialEq, Eq)]
enum Track {
    /// Another step belongs to them.
    #[default]
    Goes,
    /// What comes next is given by the space that was reached.
    Gives,
    /// Dice were moved: further steps come from them.
    Moved,
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
    /// Steps on the Reputation track with what its spaces gave; Bards who sang for them.
    Reputation {
        sung: u32,
        steps: i32,
        gifts: Vec<Item>,
    },
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

impl Item {
    /// What happened, in words; empty if it had no effect.
    fn told(self, s: &Speech, own: bool) -> Option<String> {
        Some(match self {
            Item::Dice { used, thalers, beer } => say::used(s, &used, say::earns(s, thalers, beer)),
            Item::Earned { thalers, beer } => return say::earns(s, thalers, beer),
            Item::Reputation { sung, steps, gifts } => {
                let gifts: Vec<String> =
                    gifts.into_iter().filter_map(|gift| gift.told(s, own)).collect();
                say::reputation(s, sung, steps, &gifts)
            }
            Item::Schnapps(change) => say::schnapps(s, change),
            Item::Monastery(to) => say::monastery(s, to),
            Item::Card { card, times, price } => say::gained(s, card, times, price.as_deref(), own),
            Item::ShuffledIn(cards) => say::shuffled_in(s, &cards),
            Item::Note(text) => text,
        })
    }
}

impl Digest {
    pub(super) fn note(&mut self, text: impl Into<String>) {
        self.items.push(Item::Note(text.into()));
    }

    /// Drops a note that another line covers better.
    pub(super) fn forget(&mut self, text: &str) {
        self.items.retain(|item| !matches!(item, Item::Note(note) if note == text));
    }

    /// Something was paid for what comes next.
    pub(super) fn paid(&mut self, price: String) {
        self.price = Some(price);
    }

    /// What was paid for the current item.
    pub(super) fn price(&mut self) -> Option<String> {
        self.price.take()
    }

    /// A die was used; consecutive dice share an entry.
    pub(super) fn die(&mut self, die: Used) {
        match self.dice() {
            Some(Item::Dice { used, .. }) => used.push(die),
            _ => self.items.push(Item::Dice { used: vec![die], thalers: 0, beer: 0 }),
        }
    }

    /// The last dice, if they brought only money and steps.
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
        let goes_on = core::mem::take(&mut self.track) != Track::Moved;
        match self.items.last_mut() {
            // Steps back get their own entry.
            Some(Item::Reputation { steps, .. })
                if goes_on && (*steps == 0 || steps.signum() == more.signum()) =>
            {
                *steps += more;
            }
            _ => self.items.push(Item::Reputation { sung: 0, steps: more, gifts: Vec::new() }),
        }
    }

    pub(super) fn bard(&mut self) {
        match self.items.last_mut() {
            Some(Item::Reputation { sung, .. }) if *sung > 0 => *sung += 1,
            _ => self.items.push(Item::Reputation { sung: 1, steps: 0, gifts: Vec::new() }),
        }
        self.track = Track::Goes;
    }

    /// The space that was reached gives something.
    pub(super) fn space_gives(&mut self) {
        self.track = Track::Gives;
    }

    /// Dice were moved, which can move the marker (F2).
    pub(super) fn dice_moved(&mut self) {
        self.track = Track::Moved;
    }

    /// What the Reputation track gave so far, if it is giving something now.
    fn gifts(&mut self) -> Option<&mut Vec<Item>> {
        match self.items.last_mut() {
            Some(Item::Reputation { gifts, .. }) if self.track == Track::Gives => Some(gifts),
            _ => None,
        }
    }

    /// A Signature was placed.
    pub(super) fn signature(&mut self, text: String) {
        match self.gifts() {
            Some(gifts) => gifts.push(Item::Note(text)),
            None => self.note(text),
        }
    }

    pub(super) fn monastery(&mut self, to: u8) {
        match self.items.last_mut() {
            Some(Item::Monastery(at)) => *at = to,
            _ => self.items.push(Item::Monastery(to)),
        }
    }

    pub(super) fn schnapps(&mut self, more: i32) {
        if let Some(gifts) = self.gifts().filter(|_| more > 0) {
            let known = gifts.iter_mut().find_map(|gift| match gift {
                Item::Schnapps(change) => Some(change),
                _ => None,
            });
            match known {
                Some(change) => *change += more,
                None => gifts.push(Item::Schnapps(more)),
            }
            return;
        }
        match self.items.last_mut() {
            // Gaining and paying are separate.
            Some(Item::Schnapps(change)) if change.signum() == more.signum() => *change += more,
            _ => self.items.push(Item::Schnapps(more)),
        }
    }

    /// A card went on the deck.
    pub(super) fn gain(&mut self, card: Card) {
        let price = self.price();
        if let Some(gifts) = self.gifts().filter(|_| price.is_none()) {
            let known = gifts.iter_mut().find_map(|gift| match gift {
                Item::Card { card: known, times, .. } if *known == card => Some(times),
                _ => None,
            });
            match known {
                Some(times) => *times += 1,
                None => gifts.push(Item::Card { card, times: 1, price }),
            }
            return;
        }
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
    pub(super) fn parts(self, s: &Speech, own: bool) -> Vec<String> {
        self.items.into_iter().filter_map(|item| item.told(s, own)).collect()
    }
}

#[cfg(test)]
mod tests;
