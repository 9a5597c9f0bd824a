//! A hash of the state that is the same on every machine.

use crate::game::Position;
use core::hash::{Hash, Hasher};

impl Position {
    /// 64 bits that tell states apart, for tests, fingerprints and transposition tables. They
    /// change with the layout of the state and are not collision-resistant.
    pub fn state_hash(&self) -> u64 {
        let mut hasher = StableHasher(0x9e37_79b9_7f4a_7c15);
        self.hash(&mut hasher);
        hasher.finish()
    }
}

/// A quick hasher for positions and parts of them. It mixes whole words; integers of any width
/// count as 64 bits, so pointer width and byte order do not matter. Arrays of wider integers would
/// arrive as raw bytes, so their types hash word by word.
#[derive(Clone, Copy, Debug, Default)]
pub struct StableHasher(u64);

impl StableHasher {
    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }
}

impl Hasher for StableHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, i: u8) {
        self.mix(i as u64);
    }

    #[inline]
    fn write_u16(&mut self, i: u16) {
        self.mix(i as u64);
    }

    #[inline]
    fn write_u32(&mut self, i: u32) {
        self.mix(i as u64);
    }

    #[inline]
    fn write_u64(&mut self, i: u64) {
        self.mix(i);
    }

    #[inline]
    fn write_usize(&mut self, i: usize) {
        self.mix(i as u64);
    }

    #[inline]
    fn write_isize(&mut self, i: isize) {
        self.mix(i as i64 as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        let mut word = self.0;
        word ^= word >> 32;
        word = word.wrapping_mul(0xd6e8_feb8_6659_fd93);
        word ^ word >> 32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::StepList;
    use crate::model::Pile;

    /// Accepts whole integers only: the raw bytes of wide ones differ between machines.
    struct NoRawBytes;

    impl Hasher for NoRawBytes {
        fn write(&mut self, bytes: &[u8]) {
            panic!("{} raw bytes", bytes.len());
        }
        fn write_u8(&mut self, _: u8) {}
        fn write_u32(&mut self, _: u32) {}
        fn write_u64(&mut self, _: u64) {}
        fn write_usize(&mut self, _: usize) {}
        fn finish(&self) -> u64 {
            0
        }
    }

    #[test]
    fn wide_integers_are_not_hashed_as_they_lie_in_memory() {
        Pile::EMPTY.hash(&mut NoRawBytes);
        StepList::default().hash(&mut NoRawBytes);
    }
}
