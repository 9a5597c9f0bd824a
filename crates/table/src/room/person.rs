//! Who people are to a host.

use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A person, as a host knows them: 128 random bits. It is not what lets them in, but nobody else needs
/// to know it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(u128);

impl PersonId {
    /// Whoever started the program on this machine. Games of older versions are theirs.
    pub const HOUSE: PersonId = PersonId(0);

    /// The person with these bits.
    pub const fn new(bits: u128) -> PersonId {
        PersonId(bits)
    }

    /// The bits.
    pub const fn bits(self) -> u128 {
        self.0
    }
}

/// Hidden, so that no log names people.
impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PersonId(..)")
    }
}

impl Serialize for PersonId {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(&format_args!("{:032x}", self.0))
    }
}

impl<'de> Deserialize<'de> for PersonId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PersonId, D::Error> {
        let text = String::deserialize(from)?;
        let bits = (text.len() == 32).then(|| u128::from_str_radix(&text, 16).ok()).flatten();
        bits.map(PersonId)
            .ok_or_else(|| serde::de::Error::custom("a person is 32 hexadecimal digits"))
    }
}
