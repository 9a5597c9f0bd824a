use super::{BySeat, Card, MAX_SEATS, Seat};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Room for every card whose place in a deck can be known: all gainable cards (the sheet check
/// keeps supplies and guests within [`GAINABLE_CAPACITY`]) and the seven Regulars of each seat,
/// which the Juggler may put on top (G1). So the known cards of all seats always fit.
pub const KNOWN_CAPACITY: usize = GAINABLE_CAPACITY + 7 * MAX_SEATS;

/// The most Tavern cards, Nobles and guests that a sheet may have in all.
pub const GAINABLE_CAPACITY: usize = 208;

/// The cards known to lie on top of the draw decks, in order (R5).
///
/// One array holds the stacks of all seats one after another: a player may know any number of
/// cards, but together they are never more than the box holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct KnownTops {
    lens: BySeat<u8>,
    cards: [Card; KNOWN_CAPACITY],
}

impl Default for KnownTops {
    fn default() -> KnownTops {
        KnownTops { lens: BySeat::default(), cards: [UNUSED; KNOWN_CAPACITY] }
    }
}

/// Fills unused entries, so that equal contents are equal values.
const UNUSED: Card = Card::NOBLE;

impl KnownTops {
    /// The seat's known cards, the topmost last.
    #[inline]
    pub fn of(&self, seat: Seat) -> &[Card] {
        let start = self.start(seat);
        &self.cards[start..start + self.lens[seat] as usize]
    }

    /// The topmost known card.
    #[inline]
    pub fn top(&self, seat: Seat) -> Option<Card> {
        self.of(seat).last().copied()
    }

    /// Puts a card on the very top.
    #[inline]
    pub fn push(&mut self, seat: Seat, card: Card) {
        let end = self.start(seat) + self.lens[seat] as usize;
        let total = self.total();
        debug_assert!(total < KNOWN_CAPACITY, "more known cards than the box holds");
        if total > end {
            self.cards.copy_within(end..total, end + 1);
        }
        self.cards[end] = card;
        self.lens[seat] += 1;
    }

    /// Takes the topmost known card.
    #[inline]
    pub fn pop(&mut self, seat: Seat) -> Option<Card> {
        let top = self.top(seat)?;
        let end = self.start(seat) + self.lens[seat] as usize;
        let total = self.total();
        if total > end {
            self.cards.copy_within(end..total, end - 1);
        }
        self.cards[total - 1] = UNUSED;
        self.lens[seat] -= 1;
        Some(top)
    }

    /// How many Nobles lie in an unbroken run at the very top (F2).
    pub fn nobles_on_top(&self, seat: Seat) -> u8 {
        self.of(seat).iter().rev().take_while(|card| card.is_noble()).count() as u8
    }

    #[inline]
    fn start(&self, seat: Seat) -> usize {
        Seat::ALL[..seat.number() as usize].iter().map(|&s| self.lens[s] as usize).sum()
    }

    #[inline]
    fn total(&self) -> usize {
        Seat::ALL.iter().map(|&s| self.lens[s] as usize).sum()
    }
}

impl core::fmt::Debug for KnownTops {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(Seat::ALL.map(|seat| self.of(seat))).finish()
    }
}

impl Serialize for KnownTops {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Seat::ALL.map(|seat| self.of(seat)).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for KnownTops {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<KnownTops, D::Error> {
        let stacks = <[Vec<Card>; 4]>::deserialize(deserializer)?;
        if stacks.iter().map(Vec::len).sum::<usize>() > KNOWN_CAPACITY {
            return Err(D::Error::custom("more known cards than the box holds"));
        }
        let mut tops = KnownTops::default();
        for (seat, cards) in Seat::ALL.into_iter().zip(&stacks) {
            for &card in cards {
                tops.push(seat, card);
            }
        }
        Ok(tops)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stacks_do_not_disturb_each_other() {
        let mut tops = KnownTops::default();
        let card = |n| Card::new(n).expect("a card");
        tops.push(Seat::ALL[2], card(1));
        tops.push(Seat::ALL[0], card(2));
        tops.push(Seat::ALL[3], card(3));
        tops.push(Seat::ALL[0], card(4));
        assert_eq!(tops.of(Seat::ALL[0]), [card(2), card(4)]);
        assert_eq!(tops.pop(Seat::ALL[0]), Some(card(4)));
        assert_eq!(tops.of(Seat::ALL[2]), [card(1)]);
        assert_eq!(tops.pop(Seat::ALL[0]), Some(card(2)));
        assert_eq!(tops.pop(Seat::ALL[0]), None);
        assert_eq!(tops.pop(Seat::ALL[3]), Some(card(3)));
        assert_eq!(tops.pop(Seat::ALL[2]), Some(card(1)));
        assert_eq!(tops, KnownTops::default());
    }
}
