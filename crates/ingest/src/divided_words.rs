//! Rejoins words that were hyphenated across line ends.
//!
//! A hyphen at a line end may belong to the word (`non-creature`) or have been inserted by hyphenation (`crea-ture`). How the
//! word is spelled elsewhere in the document decides.

use std::collections::HashMap;

use vademecum_document::Furniture;

use crate::{
    inline_markup::SOFT_HYPHEN,
    layout::{FurnitureSpan, TextLine},
    reader::Source,
};

/// A line end with a hyphen between two parts of a word, of the same case.
struct Division {
    /// The index of the line.
    line: usize,
    is_upper: bool,
    /// The word without the hyphen, and with it.
    whole: String,
    hyphenated: String,
}

/// Decides which lines end in the middle of a word, and sets the hyphens of divided words aside.
pub(crate) fn join_words(source: &Source, lines: &mut [TextLine], furniture: &mut Vec<FurnitureSpan>) {
    let mut divisions: Vec<Division> = Vec::new();
    let mut next = "";
    for (i, line) in lines.iter_mut().enumerate().rev() {
        let text = &source.text[line.body.clone()];
        if let Some(word) = text.strip_suffix(SOFT_HYPHEN) {
            line.joins = true;
            set_hyphen_aside(line, word.len(), furniture);
        } else {
            let word = text.trim_end_matches(['-', '—', '–', '‐']);
            let is_apart = word.is_empty() || word.ends_with(char::is_whitespace);
            line.joins = word.len() < text.len() && (!is_apart || text.ends_with(" -") && is_size(next));
            divisions.extend(division(i, text, next));
        }
        next = text;
    }
    for line in divided(source, lines, &divisions) {
        let line = &mut lines[line];
        let text = &source.text[line.body.clone()];
        let length = text.trim_end_matches(['-', '‐']).len();
        set_hyphen_aside(line, length, furniture);
    }
}

/// Sets aside what stands behind a length of a line's text, in bytes.
fn set_hyphen_aside(line: &mut TextLine, length: usize, furniture: &mut Vec<FurnitureSpan>) {
    let end = line.body.start + length;
    furniture.push(FurnitureSpan { range: end..line.body.end, kind: Furniture::Markup });
    line.body.end = end;
}

/// Whether a text begins with a power and toughness such as `1/-1` or `X/+Y`, whose minus sign may end the line above.
fn is_size(text: &str) -> bool {
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, 'X' | 'Y' | '*'));
    behind.len() < text.len() && behind.starts_with('/')
}

/// The division between a line that ends in a hyphen and the next one, where both parts are in the same case.
fn division(line: usize, text: &str, next: &str) -> Option<Division> {
    let before = text.strip_suffix(['-', '‐'])?;
    let is_letter = |c: char| c.is_alphabetic();
    let is_upper = before.ends_with(char::is_uppercase) && next.starts_with(char::is_uppercase);
    let is_lower = before.ends_with(char::is_lowercase) && next.starts_with(char::is_lowercase);
    if !(is_upper || is_lower) {
        return None;
    }
    let left = &before[before.trim_end_matches(is_letter).len()..];
    let right = &next[..next.len() - next.trim_start_matches(is_letter).len()];
    let (left, right) = (left.to_lowercase(), right.to_lowercase());
    Some(Division { line, is_upper, whole: format!("{left}{right}"), hyphenated: format!("{left}-{right}") })
}

/// Indices of the lines whose last hyphen was inserted by hyphenation: the word is spelled without it elsewhere, or occurs
/// nowhere else in a document that is known to be hyphenated.
fn divided(source: &Source, lines: &[TextLine], divisions: &[Division]) -> Vec<usize> {
    /// Minimum number of words that were divided for certain in a document that divides words.
    const MIN_DIVIDED: usize = 8;
    if divisions.is_empty() {
        return Vec::new();
    }
    let mut seen: HashMap<&str, bool> =
        divisions.iter().flat_map(|division| [(&*division.whole, false), (&*division.hyphenated, false)]).collect();
    for line in lines {
        let text = &source.text[line.body.clone()];
        for word in text.split(|c: char| !(c.is_alphabetic() || matches!(c, '-' | '‐'))).filter(|word| word.len() > 3)
        {
            if let Some(seen) = seen.get_mut(word.to_lowercase().replace('‐', "-").as_str()) {
                *seen = true;
            }
        }
    }
    let (kept, rest): (Vec<&Division>, Vec<&Division>) =
        divisions.iter().partition(|division| seen[division.hyphenated.as_str()]);
    let certain = rest.iter().filter(|division| seen[division.whole.as_str()]).count();
    let divides_words = certain >= MIN_DIVIDED && certain > kept.len();
    let is_divided = |division: &&&Division| divides_words && !division.is_upper || seen[division.whole.as_str()];
    rest.iter().filter(is_divided).map(|division| division.line).collect()
}

#[cfg(test)]
mod tests {
    use crate::{layout::layout, reader::Format, testing::source};

    #[track_caller]
    fn check(text: &str, expected: &[(&str, bool)]) {
        let source = source(Format::Text, text);
        let lines = layout(&source).lines;
        let found: Vec<(&str, bool)> = lines.iter().map(|line| (&source.text[line.body.clone()], line.joins)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn hyphens_join_and_dashes_apart_do_not() {
        check("Emet-\nSelch \ntwo -", &[("Emet-", true), ("Selch", false), ("two -", false)]);
        check(
            "a counter -\n1/-1\nword —\nthree",
            &[("a counter -", true), ("1/-1", false), ("word —", false), ("three", false)],
        );
    }

    #[test]
    fn hyphens_of_divided_words_go() {
        check("The crea\u{ad}\nture", &[("The crea", true), ("ture", false)]);
        // The word stands elsewhere, without a hyphen or with it.
        check("The crea-\nture is a creature", &[("The crea", true), ("ture is a creature", false)]);
        check("A non-\nrule is a non-rule", &[("A non-", true), ("rule is a non-rule", false)]);
        // Nothing says what the word is.
        check("A non-\nrule is one", &[("A non-", true), ("rule is one", false)]);
    }

    #[test]
    fn documents_that_divide_words_divide_them_all() {
        let words = ["alpha", "bravo", "delta", "hotel", "india", "lima", "oscar", "papa"];
        let lines: String = words.map(|word| format!("{word} {}-\n{}\n", &word[..2], &word[2..])).concat();
        let source = source(Format::Text, &format!("{lines}ve-\nry rare\n"));
        let joined = layout(&source).lines.into_iter().filter(|line| line.joins);
        assert!(joined.map(|line| source.text[line.body].ends_with('-')).all(|ends| !ends));
    }
}
