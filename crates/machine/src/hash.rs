//! A number for a state, kept as it changes: every object and player is mixed into one word, and the words
//! of all of them are combined by exclusive or, so that a change takes one out and puts another in.

/// Mixes words so that any change of any of them changes every bit of the result as likely as not.
#[inline]
pub(crate) fn mix(words: &[u64]) -> u64 {
    let mut hash = 0x9e37_79b9_7f4a_7c15_u64;
    for &word in words {
        // Folded multiplication: both halves of the full product.
        let product = u128::from(hash ^ word) * 0xd6e8_feb8_6659_fd93_u128;
        hash = (product as u64) ^ ((product >> 64) as u64) ^ hash.rotate_left(23);
    }
    hash ^ hash >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_and_every_bit_matter() {
        assert_ne!(mix(&[1, 2]), mix(&[2, 1]));
        let zero = mix(&[0, 0]);
        for bit in 0..64 {
            let differing = (mix(&[1 << bit, 0]) ^ zero).count_ones();
            assert!((12..=52).contains(&differing), "bit {bit}: {differing}");
        }
    }
}
