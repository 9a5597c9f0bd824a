//! Printed values that the rules themselves depend on; no sheet can change them.

use core::ops::RangeInclusive;

/// The price in beer of the guests in the open pile (S3, A4).
pub const THREE_PILE_PRICE: u8 = 3;

/// The beer prices of the guests who sign each column of the Guest Book (T2).
pub const COLUMN_PRICES: [RangeInclusive<u8>; 4] = [3..=4, 5..=5, 6..=6, 7..=8];

/// The values of dice that the Brewer takes (E1).
pub const BREWER_VALUES: [u8; 2] = [1, 6];

/// The values of dice that the Monk takes (E1).
pub const MONK_VALUES: [u8; 1] = [5];
