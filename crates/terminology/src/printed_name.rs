//! Parser for printed names: other names or remarks in brackets, several names in one title.

use std::collections::{HashMap, HashSet};

use vademecum_text::fold;
use vademecum_vocab::Lang;

/// A printed name without its bracket, and the bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PrintedName {
    pub(crate) name: String,
    /// The text in brackets after it.
    pub(crate) bracket: Option<String>,
}

/// Quotation marks, which are removed.
const QUOTATION_MARKS: [char; 5] = ['“', '”', '"', '«', '»'];

/// Parses a printed name; quotation marks are removed.
pub(crate) fn parse_name(text: &str) -> PrintedName {
    let text = text.replace(QUOTATION_MARKS, "");
    let text = text.trim();
    match text.strip_suffix(')').and_then(|rest| rest.split_once('(')) {
        Some((name, bracket)) if !name.trim().is_empty() => {
            PrintedName { name: name.trim().to_owned(), bracket: Some(bracket.trim().to_owned()) }
        }
        _ => PrintedName { name: text.to_owned(), bracket: None },
    }
}

/// Removes quotation marks and the bracket after it from the name of a term.
pub fn strip_name_remarks(text: &str) -> String {
    parse_name(text).name
}

/// A predicate for brackets that follow several names: they are remarks (`obsolete`) and not names.
pub(crate) fn remark_test<'n>(names: impl Iterator<Item = &'n str>) -> impl Fn(&str) -> bool {
    let mut times: HashMap<String, u32> = HashMap::new();
    for bracket in names.filter_map(|name| parse_name(name).bracket) {
        *times.entry(fold(&bracket)).or_default() += 1;
    }
    move |bracket| times.get(&fold(bracket)).is_some_and(|&times| times > 1)
}

/// Maximum number of names in one title. A longer list is one name: each name is combined with all that its entry says.
const MAX_NAMES: usize = 16;

/// The names in one title, separated by commas, strokes, or the word for “and”.
pub(crate) fn split_names(text: &str, lang: Lang) -> Vec<&str> {
    let (and, both): (&[&str], &[&str]) = match lang {
        Lang::Es => (&[", y ", " y ", " e "], &["y/o", "e/o"]),
        Lang::Pt => (&[", e ", " e "], &["e/ou"]),
        Lang::En => (&[", and ", " and "], &["and/or"]),
    };
    let mut parts = vec![text];
    // A stroke between “and” and “or” makes one word of them.
    let strokes = if both.iter().any(|word| text.contains(word)) { [].as_slice() } else { &["/"] };
    for mark in and.iter().chain(&[", "]).chain(strokes) {
        parts = parts.into_iter().flat_map(|part| part.split(mark)).collect();
    }
    let names: Vec<&str> = parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect();
    if names.len() > MAX_NAMES { vec![text.trim()] } else { names }
}

/// Pairs the names in two titles of one rule: the whole titles, and their parts where both have the same number.
pub(crate) fn pair_names(left: (&str, Lang), right: (&str, Lang)) -> Vec<(String, String)> {
    let ((from, from_lang), (to, to_lang)) = (left, right);
    let mut paired = vec![(from.to_owned(), to.to_owned())];
    let (left, right) = (split_names(from, from_lang), split_names(to, to_lang));
    if left.len() > 1 && left.len() == right.len() {
        let swapped = || left.iter().rev().zip(&right);
        let alike =
            |pairs: &mut dyn Iterator<Item = (&&str, &&str)>| pairs.map(|(a, b)| bigram_dice(a, b)).sum::<f32>();
        // Two names may be in the opposite order in another language.
        let pairs: Vec<(&&str, &&str)> =
            if left.len() == 2 && alike(&mut swapped()) > alike(&mut left.iter().zip(&right)) + MIN_REVERSED_GAIN {
                swapped().collect()
            } else {
                left.iter().zip(&right).collect()
            };
        // A word that belongs to all parts is printed with one of them only, so parts must have the same number of words.
        let words = |name: &str| name.split_whitespace().count();
        let names = pairs.iter().flat_map(|(from, to)| [words(from), words(to)]);
        if names.clone().min() == names.max() {
            paired.extend(pairs.into_iter().map(|(from, to)| ((*from).to_owned(), (*to).to_owned())));
        }
    }
    paired
}

/// Minimum gain in similarity for two names to be paired in the opposite order.
const MIN_REVERSED_GAIN: f32 = 0.2;

/// Dice coefficient of the letter bigrams of two names, from 0 to 1.
fn bigram_dice(a: &str, b: &str) -> f32 {
    let pairs = |name: &str| -> HashSet<(char, char)> {
        let name = fold(name);
        name.chars().zip(name.chars().skip(1)).collect()
    };
    let (a, b) = (pairs(a), pairs(b));
    let all = (a.len() + b.len()).max(1);
    (2 * a.intersection(&b).count()) as f32 / all as f32
}
