//! Lookup by numbers that are already well mixed.

use core::hash::{BuildHasherDefault, Hasher};
use std::collections::{HashMap, HashSet};

/// A map by number.
pub(crate) type ByNumber<T> = HashMap<u64, T, BuildHasherDefault<Identity>>;

/// A set of numbers.
pub(crate) type Numbers = HashSet<u64, BuildHasherDefault<Identity>>;

/// Spreads a small number over a word; different numbers stay different.
pub(crate) const fn mixed(number: u64) -> u64 {
    let word = number.wrapping_mul(0xd6e8_feb8_6659_fd93);
    word ^ word >> 32
}

/// A hasher for keys that are already hashes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Identity(u64);

impl Hasher for Identity {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ byte as u64;
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
