//! Randomness as a part of the state of a game: the same seed and the same choices give the same game.
//!
//! *Architecture invariant:* no clock and no source of entropy; the seed is given.

/// A small generator (SplitMix64): one word of state, which is the seed at first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Random(pub u64);

impl Random {
    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `n`, each as likely; 0 for an `n` of 0.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }

    /// Puts a list in random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn a_seed_gives_one_order() {
        let shuffled = |seed| {
            let mut list: Vec<u8> = (0..20).collect();
            Random(seed).shuffle(&mut list);
            list
        };
        assert_eq!(shuffled(7), shuffled(7));
        assert_ne!(shuffled(7), shuffled(8));
        let mut sorted = shuffled(7);
        sorted.sort_unstable();
        assert_eq!(sorted, (0..20).collect::<Vec<u8>>());
    }

    #[test]
    fn numbers_are_below_their_bound() {
        let mut random = Random(1);
        let numbers: Vec<usize> = (0..200).map(|_| random.below(3)).collect();
        assert!((0..3).all(|number| numbers.contains(&number)) && numbers.iter().all(|&number| number < 3));
        assert_eq!(random.below(0), 0);
    }
}
