//! Arbitrary values for tests and fuzzing. Actions and their contents derive `Arbitrary`, so a new
//! action cannot be missed. This module has what a derive cannot know.

use crate::model::{Card, Face, GuestPlace, Space};
use arbitrary::{Arbitrary, Result, Unstructured};

/// Small numbers, both valid and invalid for columns and cards.
pub(crate) fn number(bytes: &mut Unstructured<'_>) -> Result<u8> {
    bytes.int_in_range(0..=16)
}

impl<'a> Arbitrary<'a> for Face {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Face> {
        bytes.choose(&Face::ALL).copied()
    }
}

impl<'a> Arbitrary<'a> for GuestPlace {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<GuestPlace> {
        bytes.choose(&GuestPlace::ALL).copied()
    }
}

impl<'a> Arbitrary<'a> for Card {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Card> {
        Ok(Card::new(bytes.int_in_range(0..=63)?).unwrap_or(Card::NOBLE))
    }
}

impl<'a> Arbitrary<'a> for Space {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Space> {
        Ok(Space::new(bytes.int_in_range(0..=63)?).unwrap_or(Space::BREWER))
    }
}

/// Every bonus with every amount. `Arbitrary` is derived, so a new bonus is among them.
#[cfg(test)]
pub(crate) fn every_bonus() -> std::collections::BTreeSet<crate::model::Bonus> {
    // `Arbitrary` picks the variant by the first four bytes, in proportion to their value.
    let bonus = |variant: u8, amount: u8| {
        let bytes = [0, 0, 0, variant, amount, amount, amount, amount];
        crate::model::Bonus::arbitrary(&mut Unstructured::new(&bytes)).expect("enough bytes")
    };
    let variants = (0..=u8::MAX).step_by(4);
    variants.flat_map(|variant| (0..=u8::MAX).map(move |amount| bonus(variant, amount))).collect()
}
