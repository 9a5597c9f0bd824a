//! The ids of games, commands and people, and the hashes of keys.

use core::fmt;
use core::str::FromStr;

/// A text that is not an id: an id is 32 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadId;

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an id is 32 lower-case hexadecimal digits")
    }
}

impl core::error::Error for BadId {}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        ///
        /// 128 bits, chosen at random by the caller and written as 32 hexadecimal digits in lower
        /// case. There is one spelling, so that equal ids are equal texts.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u128);

        impl $name {
            /// The id of these bits.
            pub const fn new(bits: u128) -> Self {
                Self(bits)
            }

            /// Its bits.
            pub const fn bits(self) -> u128 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                parse(text).map(Self)
            }
        }
    };
}

id! {
    /// Identifies a game.
    GameId
}

id! {
    /// Identifies a command of a game, so that it takes effect once however often it is sent.
    CommandId
}

id! {
    /// Identifies a person who takes part in games.
    PersonId
}

/// The hash of a key. The store never sees the key itself, so a stolen file opens nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyHash(pub [u8; 32]);

impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Enough to tell two apart in a log.
        write!(f, "KeyHash({:02x}{:02x}…)", self.0[0], self.0[1])
    }
}

fn parse(text: &str) -> Result<u128, BadId> {
    let digits = text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    if text.len() != 32 || !digits {
        return Err(BadId);
    }
    u128::from_str_radix(text, 16).map_err(|_| BadId)
}
