//! Names in alphabetical order, under their first letters.

use std::borrow::Borrow;

use vademecum_text::fold;

/// Groups named items by first letter, in alphabetical order; what begins with no letter is
/// under `#`. Names are what `sort_key` makes of them.
pub(crate) fn by_letter<T>(mut named: Vec<(String, T)>) -> Vec<(char, Vec<T>)> {
    named.sort_by(|(a, _), (b, _)| a.cmp(b));
    let mut letters: Vec<(char, Vec<T>)> = Vec::new();
    for (key, it) in named {
        let letter = key.chars().next().filter(|c| c.is_alphabetic()).map_or('#', |c| c.to_ascii_uppercase());
        match letters.last_mut() {
            Some((last, group)) if *last == letter => group.push(it),
            _ => letters.push((letter, vec![it])),
        }
    }
    letters
}

/// Alphabetical order without accents, and without marks before the first letter (`“Virar”`).
pub(crate) fn sort_key(name: &str) -> String {
    fold(name).trim_start_matches(|c: char| !c.is_alphanumeric()).to_owned()
}

/// The name that the place of a letter has on a page; `#` cannot be one.
pub(crate) fn anchor(letter: impl Borrow<char>) -> String {
    let letter = *letter.borrow();
    if letter == '#' { "other".to_owned() } else { letter.to_string() }
}
