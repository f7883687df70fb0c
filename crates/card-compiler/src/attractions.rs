//! What is printed on Attraction cards beside abilities: their lights and prizes.

/// The word before the numbers that are lit up (717.1).
const LIGHTS: [&str; 3] = ["Luces:", "Luzes:", "Lights:"];
/// The word before the dash behind which a prize stands (702.159b).
const PRIZE: [&str; 3] = ["Premio", "Prêmio", "Prize"];

/// The numbers of a line such as `Lights: 2, 6`, a bit for each, that of 1 first; `None` for any other line.
pub(crate) fn lights(paragraph: &str) -> Option<u8> {
    let numbers = LIGHTS.iter().find_map(|word| paragraph.strip_prefix(word))?;
    let bit = |number: &str| match number.trim().trim_end_matches('.').parse::<u8>() {
        Ok(number @ 1..=6) => Some(1 << (number - 1)),
        _ => None,
    };
    numbers.split(',').map(bit).try_fold(0, |all, one| Some(all | one?))
}

/// What stands behind `Prize —`.
pub(crate) fn prize(paragraph: &str) -> Option<&str> {
    let (word, effect) = paragraph.split_once(['—', '–'])?;
    PRIZE.contains(&word.trim()).then_some(effect.trim())
}
