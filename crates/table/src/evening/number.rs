//! A large number made of digits with changing bases, which wastes no part of a bit.

/// Digits on their way into a number: each with its base.
#[derive(Clone, Debug, Default)]
pub(super) struct Digits(Vec<(u32, u32)>);

impl Digits {
    /// Adds a digit below its base.
    pub(super) fn push(&mut self, digit: u32, base: u32) {
        debug_assert!(digit < base, "{digit} is no digit of base {base}");
        self.0.push((digit, base));
    }

    /// The bytes of the number, the lowest first, without zeros at the end. The digits are added from
    /// the last to the first, so that they come out in their own order.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = Vec::new();
        for &(digit, base) in self.0.iter().rev() {
            let mut carry = u64::from(digit);
            for byte in &mut bytes {
                carry += u64::from(*byte) * u64::from(base);
                *byte = (carry & 0xff) as u8;
                carry >>= 8;
            }
            while carry > 0 {
                bytes.push((carry & 0xff) as u8);
                carry >>= 8;
            }
        }
        bytes
    }
}

/// A number whose digits are taken off one by one.
#[derive(Clone, Debug)]
pub(super) struct Number(Vec<u8>);

impl Number {
    /// The number with these bytes, the lowest first.
    pub(super) fn new(bytes: Vec<u8>) -> Number {
        let mut number = Number(bytes);
        number.trim();
        number
    }

    /// Takes the next digit of this base.
    pub(super) fn take(&mut self, base: u32) -> u32 {
        let mut rest = 0;
        for byte in self.0.iter_mut().rev() {
            let value = rest << 8 | u64::from(*byte);
            *byte = (value / u64::from(base)) as u8;
            rest = value % u64::from(base);
        }
        self.trim();
        rest as u32
    }

    /// Whether nothing but zeros is left.
    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    fn trim(&mut self) {
        let length = self.0.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        self.0.truncate(length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn digits_come_out_as_they_went_in(
            digits in prop::collection::vec((1u32..=1 << 16).prop_flat_map(|base| (0..base, Just(base))), 0..200)
        ) {
            let mut all = Digits::default();
            digits.iter().for_each(|&(digit, base)| all.push(digit, base));
            let mut number = Number::new(all.bytes());
            for (digit, base) in digits {
                prop_assert_eq!(number.take(base), digit);
            }
            prop_assert!(number.is_zero());
        }
    }
}
