//! Names as they are printed: with other names in brackets, several in one title, remarks.

use std::collections::{HashMap, HashSet};

use vademecum_vocab::{Lang, fold};

/// A printed name, taken apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Printed {
    /// The name alone.
    pub(crate) name: String,
    /// What stands in brackets behind it.
    pub(crate) bracket: Option<String>,
}

/// Marks that stand around names and parts of names.
const MARKS: [char; 5] = ['“', '”', '"', '«', '»'];

/// Takes a bracket behind a name off, and quotation marks away.
pub(crate) fn printed(text: &str) -> Printed {
    let text = text.replace(MARKS, "");
    let text = text.trim();
    match text.strip_suffix(')').and_then(|rest| rest.split_once('(')) {
        Some((name, bracket)) if !name.trim().is_empty() => {
            Printed { name: name.trim().to_owned(), bracket: Some(bracket.trim().to_owned()) }
        }
        _ => Printed { name: text.to_owned(), bracket: None },
    }
}

/// A printed name alone, as terms are known by it: without quotation marks and what stands in brackets behind it.
pub fn bare_name(text: &str) -> String {
    printed(text).name
}

/// Brackets that stand behind several names say something about them, and are no other name.
pub(crate) fn remarks<'n>(names: impl Iterator<Item = &'n str>) -> impl Fn(&str) -> bool {
    let mut times: HashMap<String, u32> = HashMap::new();
    for bracket in names.filter_map(|name| printed(name).bracket) {
        *times.entry(fold(&bracket)).or_default() += 1;
    }
    move |bracket| times.get(&fold(bracket)).is_some_and(|&times| times > 1)
}

/// The names that one title holds: those apart by a comma, a stroke, or the word for “and”.
pub(crate) fn parts(text: &str, lang: Lang) -> Vec<&str> {
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
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// Names that stand for each other in two titles: the titles as wholes, and their parts where both have as
/// many.
pub(crate) fn matched(left: (&str, Lang), right: (&str, Lang)) -> Vec<(String, String)> {
    let ((from, from_lang), (to, to_lang)) = (left, right);
    let mut matched = vec![(from.to_owned(), to.to_owned())];
    let (left, right) = (parts(from, from_lang), parts(to, to_lang));
    if left.len() > 1 && left.len() == right.len() {
        let swapped = || left.iter().rev().zip(&right);
        let alike = |pairs: &mut dyn Iterator<Item = (&&str, &&str)>| pairs.map(|(a, b)| likeness(a, b)).sum::<f32>();
        // Two names that another language puts the other way round.
        let pairs: Vec<(&&str, &&str)> =
            if left.len() == 2 && alike(&mut swapped()) > alike(&mut left.iter().zip(&right)) + SWAPPED {
                swapped().collect()
            } else {
                left.iter().zip(&right).collect()
            };
        // What a word says of all parts stands with one of them, and in another language with another.
        let words = |name: &str| name.split_whitespace().count();
        let names = pairs.iter().flat_map(|(from, to)| [words(from), words(to)]);
        if names.clone().min() == names.max() {
            matched.extend(pairs.into_iter().map(|(from, to)| ((*from).to_owned(), (*to).to_owned())));
        }
    }
    matched
}

/// So much more alike names must be the other way round.
const SWAPPED: f32 = 0.2;

/// How many pairs of letters two names share, from 0 to 1.
fn likeness(a: &str, b: &str) -> f32 {
    let pairs = |name: &str| -> HashSet<(char, char)> {
        let name = fold(name);
        name.chars().zip(name.chars().skip(1)).collect()
    };
    let (a, b) = (pairs(a), pairs(b));
    let all = (a.len() + b.len()).max(1);
    (2 * a.intersection(&b).count()) as f32 / all as f32
}
