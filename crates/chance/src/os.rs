//! Seeds and salts from the operating system: only with the feature `os`, because a browser has none.

use crate::{Salt, Seed};
use core::fmt;

impl Seed {
    /// A fresh seed from the operating system.
    pub fn from_os() -> Result<Seed, NoEntropy> {
        random_bytes().map(Seed)
    }
}

impl Salt {
    /// A fresh salt from the operating system.
    pub fn from_os() -> Result<Salt, NoEntropy> {
        random_bytes().map(Salt)
    }
}

/// The operating system gave no random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEntropy(getrandom::Error);

impl fmt::Display for NoEntropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no random bytes from the operating system: {}", self.0)
    }
}

impl core::error::Error for NoEntropy {}

fn random_bytes() -> Result<[u8; 32], NoEntropy> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(NoEntropy)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_gives_different_seeds() {
        let seeds = [Seed::from_os(), Seed::from_os()].map(|seed| seed.expect("a seed"));
        assert_ne!(seeds[0], seeds[1]);
        assert_ne!(Salt::from_os().expect("a salt"), Salt::from_os().expect("a salt"));
    }
}
