//! Bytes as hexadecimal text, in records and on the screen.

use core::fmt;
use data_encoding::{DecodeError, HEXLOWER, HEXLOWER_PERMISSIVE};

/// Why a text is not the bytes that were expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexError {
    /// The text has another number of digits.
    Length {
        /// How many digits there should be.
        expected: usize,
        /// How many bytes the text has.
        found: usize,
    },
    /// The text has more digits than allowed, or an odd number.
    Uneven {
        /// The most digits that are allowed.
        most: usize,
        /// How many bytes the text has.
        found: usize,
    },
    /// One of the bytes is not a hexadecimal digit.
    Digit {
        /// Its place in the text, from 0.
        at: usize,
    },
}

impl fmt::Display for HexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HexError::Length { expected, found } => {
                write!(f, "expected {expected} hexadecimal digits, found {found}")
            }
            HexError::Uneven { most, found } => {
                write!(f, "expected an even number of at most {most} hexadecimal digits, ")?;
                write!(f, "found {found}")
            }
            HexError::Digit { at } => write!(f, "no hexadecimal digit at byte {at}"),
        }
    }
}

impl core::error::Error for HexError {}

/// Writes bytes as lower-case digits.
pub(crate) fn write(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    write!(f, "{}", HEXLOWER.encode_display(bytes))
}

/// Reads exactly `N` bytes.
pub(crate) fn read<const N: usize>(text: &str) -> Result<[u8; N], HexError> {
    if text.len() != 2 * N {
        return Err(HexError::Length { expected: 2 * N, found: text.len() });
    }
    let mut bytes = [0; N];
    let read = HEXLOWER_PERMISSIVE.decode_mut(text.as_bytes(), &mut bytes);
    read.map_err(|partial| partial.error)?;
    Ok(bytes)
}

/// Reads at most `most` bytes.
pub(crate) fn read_up_to(most: usize, text: &str) -> Result<Vec<u8>, HexError> {
    if text.len() > 2 * most || !text.len().is_multiple_of(2) {
        return Err(HexError::Uneven { most: 2 * most, found: text.len() });
    }
    Ok(HEXLOWER_PERMISSIVE.decode(text.as_bytes())?)
}

impl From<DecodeError> for HexError {
    fn from(error: DecodeError) -> HexError {
        // The length has been checked, so the fault is a digit.
        HexError::Digit { at: error.position }
    }
}

/// Gives a type with the functions `bytes` and `from_hex` its text form, for people and for serde.
macro_rules! as_hex {
    ($type:ty) => {
        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::hex::write(f, self.bytes())
            }
        }

        impl core::str::FromStr for $type {
            type Err = $crate::HexError;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::from_hex(text)
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(from)?;
                Self::from_hex(&text).map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use as_hex;

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn reads_both_cases() {
        assert_eq!(read::<3>("00fFA5"), Ok([0x00, 0xff, 0xa5]));
        assert_eq!(read_up_to(4, ""), Ok(vec![]));
        assert_eq!(read_up_to(4, "0a10"), Ok(vec![0x0a, 0x10]));
    }

    #[test]
    fn says_what_is_wrong() {
        let message = |error: HexError| error.to_string();
        assert_eq!(
            read::<2>("123").map_err(message),
            Err("expected 4 hexadecimal digits, found 3".into())
        );
        assert_eq!(
            read::<2>("12g4").map_err(message),
            Err("no hexadecimal digit at byte 2".into())
        );
        assert_eq!(read::<2>("+1-1"), Err(HexError::Digit { at: 0 }));
        assert_eq!(read::<2>("1ä4"), Err(HexError::Digit { at: 1 }));
        assert_eq!(read_up_to(1, "123"), Err(HexError::Uneven { most: 2, found: 3 }));
        assert_eq!(
            read_up_to(1, "1234").map_err(message),
            Err("expected an even number of at most 2 hexadecimal digits, found 4".into())
        );
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "\\PC{0,12}") {
            let _ = read::<4>(&text);
            let _ = read_up_to(4, &text);
        }
    }
}
