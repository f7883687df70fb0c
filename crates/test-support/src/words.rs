//! Pseudo-random rule texts.

/// Syllables that the words of an invented game are made of.
const SYLLABLES: [&str; 20] = [
    "lan", "tern", "oil", "crack", "dawn", "keep", "wick", "em", "har", "tide", "chor", "mast", "sail", "gull",
    "stone", "moss", "lad", "bell", "rope", "can",
];

/// Generates a text of 14 words, drawn from about 400; the same seed gives the same text.
pub fn random_text(seed: u32) -> String {
    let mut state = u64::from(seed);
    let mut syllable = || {
        // SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        SYLLABLES[((mixed ^ (mixed >> 31)) % 20) as usize]
    };
    (0..14).map(|_| format!("{}{}", syllable(), syllable())).collect::<Vec<_>>().join(" ")
}
