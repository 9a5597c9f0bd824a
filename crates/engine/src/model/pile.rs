use super::{Card, FIRST_GUEST};
use core::hash::{Hash, Hasher};
use serde::{Deserialize, Serialize};

/// The most copies of one guest that a pile can count (four bits each).
pub const MAX_GUEST_COPIES: u8 = 15;

/// Cards whose order is unknown or irrelevant: a count for each face.
///
/// Packed so that a whole game stays within a kilobyte: a byte for each Tavern card, the Noble and
/// each Regular, four bits for each guest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile([u64; 5]);

/// Word by word: a derived hash would depend on the byte order of this machine.
impl Hash for Pile {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for word in self.0 {
            state.write_u64(word);
        }
    }
}

const LOW_NIBBLES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
const BYTE_ONES: u64 = 0x0101_0101_0101_0101;
const EVEN_BYTES: u64 = 0x00ff_00ff_00ff_00ff;
const PAIR_ONES: u64 = 0x0001_0001_0001_0001;

impl Pile {
    /// The empty pile.
    pub const EMPTY: Pile = Pile([0; 5]);

    /// The number of copies of the card.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        let (word, shift, mask) = position(card);
        (self.0[word] >> shift) as u8 & mask
    }

    /// Adds copies of the card.
    ///
    /// The sheet check bounds the copies of every face, so no count can overflow.
    #[inline]
    pub fn add(&mut self, card: Card, copies: u8) {
        let (word, shift, mask) = position(card);
        debug_assert!(self.count(card) as u16 + copies as u16 <= mask as u16, "pile overflow");
        self.0[word] += (copies as u64) << shift;
    }

    /// Removes copies of the card; there must be that many.
    #[inline]
    pub fn remove(&mut self, card: Card, copies: u8) {
        let (word, shift, _) = position(card);
        debug_assert!(self.count(card) >= copies, "pile underflow");
        self.0[word] -= (copies as u64) << shift;
    }

    /// Moves all cards of `other` here.
    #[inline]
    pub fn absorb(&mut self, other: &mut Pile) {
        for (mine, theirs) in self.0.iter_mut().zip(&mut other.0) {
            *mine += core::mem::take(theirs);
        }
    }

    /// The number of cards.
    #[inline]
    pub fn len(&self) -> u32 {
        // In lanes, as in `word_sum`, but summed before the lanes are; none can overflow.
        let [a, b, c, d, e] = self.0;
        let bytes = [a, a >> 8, b, b >> 8].map(|word| word & EVEN_BYTES);
        let nibbles = [c, c >> 4, d, d >> 4, e, e >> 4].map(|word| word & LOW_NIBBLES);
        let lanes: u64 = nibbles.iter().sum();
        let pairs = bytes.iter().sum::<u64>() + (lanes & EVEN_BYTES) + (lanes >> 8 & EVEN_BYTES);
        (pairs.wrapping_mul(PAIR_ONES) >> 48) as u32
    }

    /// Whether the pile is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] | self.0[4] == 0
    }

    /// The cards of this pile whose faces are in `faces` (a pile used as a mask).
    #[inline]
    pub const fn masked(&self, faces: &Pile) -> Pile {
        Pile([
            self.0[0] & faces.0[0],
            self.0[1] & faces.0[1],
            self.0[2] & faces.0[2],
            self.0[3] & faces.0[3],
            self.0[4] & faces.0[4],
        ])
    }

    /// Makes this pile a mask that lets all copies of the card through.
    pub fn unmask(&mut self, card: Card) {
        let (word, shift, mask) = position(card);
        self.0[word] |= (mask as u64) << shift;
    }

    /// The card at `index` when sorted by number; `None` past the end.
    #[inline]
    pub fn nth(&self, index: u32) -> Option<Card> {
        let mut left = index;
        for word in 0..5 {
            let sum = self.word_sum(word);
            if left < sum {
                return self.nth_in_word(word, left);
            }
            left -= sum;
        }
        None
    }

    /// The faces in the pile, in order of number, with their counts.
    #[inline]
    pub fn faces(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        let (mut word, mut counts) = (0, self.0[0]);
        core::iter::from_fn(move || {
            while counts == 0 {
                word += 1;
                counts = *self.0.get(word)?;
            }
            let (bits, mask, first) = lanes(word);
            let lane = counts.trailing_zeros() / bits;
            let count = (counts >> (lane * bits) & mask) as u8;
            counts &= !(mask << (lane * bits));
            Some((Card::new(first + lane as u8)?, count))
        })
    }

    #[inline]
    fn word_sum(&self, word: usize) -> u32 {
        let counts = self.0[word];
        if word < 2 {
            // Bytes are added up in lanes of 16 bits, nibbles in bytes: 16 times 15 fits.
            (spread(counts) + spread(counts >> 8)) as u32
        } else {
            let bytes = (counts & LOW_NIBBLES) + (counts >> 4 & LOW_NIBBLES);
            (bytes.wrapping_mul(BYTE_ONES) >> 56) as u32
        }
    }

    #[inline]
    fn nth_in_word(&self, word: usize, mut left: u32) -> Option<Card> {
        let (bits, mask, first) = lanes(word);
        let mut counts = self.0[word];
        let mut number = first;
        while counts != 0 {
            let here = (counts & mask) as u32;
            if left < here {
                return Card::new(number);
            }
            left -= here;
            counts >>= bits;
            number += 1;
        }
        None
    }
}

/// Adds up every second byte of a word (16-bit lanes cannot overflow).
#[inline]
const fn spread(counts: u64) -> u64 {
    (counts & EVEN_BYTES).wrapping_mul(PAIR_ONES) >> 48
}

/// How a word counts: bits and mask of a count, and the number of its first card.
#[inline]
const fn lanes(word: usize) -> (u32, u64, u8) {
    match word {
        0 => (8, 0xff, 0),
        1 => (8, 0xff, 8),
        _ => (4, 0xf, FIRST_GUEST + 16 * (word as u8 - 2)),
    }
}

/// Where a card's count sits: word, shift and mask.
#[inline]
const fn position(card: Card) -> (usize, u32, u8) {
    let number = card.number();
    if number < FIRST_GUEST {
        ((number >> 3) as usize & 1, (number as u32 & 7) * 8, 0xff)
    } else {
        let guest = number - FIRST_GUEST;
        let word = 2 + (guest >> 4) as usize;
        // Card numbers are below 64, so the word is 2, 3 or 4.
        (if word > 4 { 4 } else { word }, (guest as u32 & 15) * 4, 0xf)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_every_face_apart() {
        let mut pile = Pile::EMPTY;
        for (number, card) in (0..64).filter_map(Card::new).enumerate() {
            pile.add(card, 1 + number as u8 % 15);
        }
        for (number, card) in (0..64).filter_map(Card::new).enumerate() {
            assert_eq!(pile.count(card), 1 + number as u8 % 15);
        }
        assert_eq!(pile.len(), pile.faces().map(|(_, count)| count as u32).sum::<u32>());
    }

    #[test]
    fn nth_walks_the_cards_in_order() {
        let mut pile = Pile::EMPTY;
        let cards = [(0, 3), (6, 61), (8, 3), (9, 4), (16, 8), (31, 2), (32, 1), (63, 15)];
        for (number, copies) in cards {
            pile.add(Card::new(number).expect("a card"), copies);
        }
        let mut walked = Pile::EMPTY;
        for index in 0..pile.len() {
            walked.add(pile.nth(index).expect("within"), 1);
        }
        assert_eq!(walked, pile);
        assert_eq!(pile.nth(pile.len()), None);
    }
}
