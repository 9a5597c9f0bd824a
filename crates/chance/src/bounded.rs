//! Maps a random word to one of a number of equally likely ways.

/// The way that a word stands for, or `None` if the word must be rejected to stay fair.
///
/// Multiply and shift after Lemire (2019): the way is the upper half of `word * ways`. Of the words
/// with the same way, those whose lower half is below `2^32 mod ways` are rejected, which leaves
/// the same number, `floor(2^32 / ways)`, for each way. With no ways the answer is 0.
#[inline]
pub(crate) fn way(word: u32, ways: u32) -> Option<u32> {
    let product = u64::from(word) * u64::from(ways);
    let low = product as u32;
    // The remainder is below `ways`, so the division is almost never needed.
    if low < ways && low < ways.wrapping_neg() % ways {
        return None;
    }
    Some((product >> 32) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn no_ways_and_one_way_always_answer_zero() {
        for word in [0, 1, 0x8000_0000, u32::MAX] {
            assert_eq!(way(word, 0), Some(0));
            assert_eq!(way(word, 1), Some(0));
        }
    }

    #[test]
    fn the_edges_of_a_die() {
        // 2^32 mod 6 = 4: four words are rejected, and the first of each way is known.
        assert_eq!(way(0, 6), None);
        assert_eq!(way(1, 6), Some(0));
        assert_eq!(way(715_827_882, 6), Some(0));
        assert_eq!(way(715_827_883, 6), None);
        assert_eq!(way(715_827_884, 6), Some(1));
        assert_eq!(way(u32::MAX, 6), Some(5));
    }

    proptest! {
        /// The accepted words of a way are one run; its ends show that each is equally long.
        #[test]
        fn every_way_has_equally_many_words(ways in 1u32..=u32::MAX, pick: u32) {
            let (ways64, picked) = (u64::from(ways), u64::from(pick % ways));
            let first = (picked << 32).div_ceil(ways64);
            let end = ((picked + 1) << 32).div_ceil(ways64);
            let skipped = (first..end).take_while(|&word| way(word as u32, ways).is_none()).count();
            prop_assert!(skipped <= 1);
            prop_assert_eq!(end - first - skipped as u64, (1 << 32) / ways64);
            prop_assert_eq!(way((end - 1) as u32, ways), Some(picked as u32));
        }
    }
}
