//! Edit distance up to a small maximum: insertions, deletions, substitutions and transpositions of adjacent letters (optimal
//! string alignment).
//!
//! Words are compared letter by letter up to the first difference, and from there once for each edit that may explain it.
//! For one or two edits this takes less time than a table of distances, and unlike an automaton it needs no preparation.

/// The edit distance of two texts, in letters; `None` if it is larger than `max_edits`.
pub(crate) fn edit_distance(one: &str, other: &str, max_edits: u8) -> Option<u8> {
    with_letters(one, other, |one, other| distance(one, other, max_edits), |one, other| distance(one, other, max_edits))
}

/// Whether a text starts with a prefix, apart from at most `max_edits` edits.
pub(crate) fn starts_with_edits(text: &str, prefix: &str, max_edits: u8) -> bool {
    with_letters(
        text,
        prefix,
        |text, prefix| starts(text, prefix, max_edits),
        |text, prefix| starts(text, prefix, max_edits),
    )
}

/// Compares the letters of two texts: bytes if both are ASCII.
fn with_letters<T>(
    one: &str,
    other: &str,
    of_ascii: impl FnOnce(&[u8], &[u8]) -> T,
    of_any: impl FnOnce(&[char], &[char]) -> T,
) -> T {
    if one.is_ascii() && other.is_ascii() {
        return of_ascii(one.as_bytes(), other.as_bytes());
    }
    let [one, other] = [one, other].map(|text| text.chars().collect::<Vec<char>>());
    of_any(&one, &other)
}

fn distance<L: Eq>(one: &[L], other: &[L], max_edits: u8) -> Option<u8> {
    if one.len().abs_diff(other.len()) > usize::from(max_edits) {
        return None;
    }
    let common = common_prefix(one, other);
    match (&one[common..], &other[common..]) {
        ([], []) => Some(0),
        (one, other) => {
            let left = max_edits.checked_sub(1)?;
            let explained = after_edit(one, other).filter_map(|(one, other)| distance(one, other, left));
            explained.min().map(|edits| edits + 1)
        }
    }
}

fn starts<L: Eq>(text: &[L], prefix: &[L], max_edits: u8) -> bool {
    let common = common_prefix(text, prefix);
    let (text, prefix) = (&text[common..], &prefix[common..]);
    prefix.len() <= usize::from(max_edits)
        || max_edits > 0 && after_edit(text, prefix).any(|(text, prefix)| starts(text, prefix, max_edits - 1))
}

fn common_prefix<L: Eq>(one: &[L], other: &[L]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// What is left to compare of two different texts after each single edit of their first letters.
fn after_edit<'l, L: Eq>(one: &'l [L], other: &'l [L]) -> impl Iterator<Item = (&'l [L], &'l [L])> {
    let substitution = one.get(1..).zip(other.get(1..));
    let deletion = one.get(1..).map(|one| (one, other));
    let insertion = other.get(1..).map(|other| (one, other));
    let transposition = match (one, other) {
        ([a, b, one @ ..], [c, d, other @ ..]) if a == d && b == c => Some((one, other)),
        _ => None,
    };
    [substitution, deletion, insertion, transposition].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The distance by the definition: the table of the distances of all prefixes.
    fn table(one: &str, other: &str) -> Vec<Vec<usize>> {
        let [one, other] = [one, other].map(|text| text.chars().collect::<Vec<char>>());
        let mut table = vec![vec![0; other.len() + 1]; one.len() + 1];
        for i in 0..=one.len() {
            for j in 0..=other.len() {
                table[i][j] = match (i, j) {
                    (0, _) | (_, 0) => i + j,
                    _ => {
                        let is_substituted = usize::from(one[i - 1] != other[j - 1]);
                        let edited = (table[i - 1][j] + 1).min(table[i][j - 1] + 1);
                        let least = edited.min(table[i - 1][j - 1] + is_substituted);
                        let is_swapped = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
                        if is_swapped { least.min(table[i - 2][j - 2] + 1) } else { least }
                    }
                };
            }
        }
        table
    }

    /// All texts of up to five of three letters.
    fn texts() -> Vec<String> {
        let mut all = vec![String::new()];
        let mut from = 0;
        for _ in 0..5 {
            let to = all.len();
            for at in from..to {
                all.extend(['a', 'b', 'ñ'].map(|letter| format!("{}{letter}", all[at])));
            }
            from = to;
        }
        all
    }

    #[test]
    fn distances_are_those_of_the_definition() {
        let texts = texts();
        for one in &texts {
            for other in &texts {
                let table = table(one, other);
                let of_prefixes = table.last().unwrap();
                let distance = *of_prefixes.last().unwrap();
                let least = *of_prefixes.iter().min().unwrap();
                for max_edits in 0..=2 {
                    let expected = u8::try_from(distance).ok().filter(|distance| *distance <= max_edits);
                    assert_eq!(edit_distance(one, other, max_edits), expected, "{one} {other} {max_edits}");
                    let starts = least <= usize::from(max_edits);
                    assert_eq!(starts_with_edits(other, one, max_edits), starts, "{one} {other} {max_edits}");
                }
            }
        }
    }
}
