//! A small generator of random numbers, so that a game can be repeated.

use vademecum_machine::{Choice, Choices};

/// A seeded random number generator (SplitMix64).
#[derive(Debug, Clone)]
pub struct Rng {
    word: u64,
}

impl Rng {
    /// A generator that gives the same numbers for the same seed.
    pub const fn new(seed: u64) -> Self {
        Rng { word: seed }
    }

    /// A number below `n`; 0 for an `n` of 0.
    pub fn below(&mut self, n: u64) -> u64 {
        self.word = self.word.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.word;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * u128::from(n)) >> 64) as u64
    }

    /// One of some items, each as likely as any other.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u64) as usize)
    }

    /// One of some choices, each as likely as any other.
    pub fn choose(&mut self, choices: &Choices) -> Option<Choice> {
        choices.get(self.below(choices.len()))
    }
}
