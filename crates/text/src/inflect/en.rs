//! English: plurals and the forms of verbs.

use super::stem::Verb;

pub(super) fn plurals(word: &str) -> Vec<String> {
    vec![with_s(word)]
}

/// The third person of a verb, its gerund, its past and its participle where these are regular.
pub(super) fn verb(verb: &Verb) -> Vec<String> {
    let word = verb.infinitive.as_str();
    vec![word.to_owned(), with_s(word), format!("{}ing", stem(word, true))]
}

/// The past of a regular verb, which is its participle too.
pub(super) fn participle(word: &str) -> String {
    match word.strip_suffix('y').filter(|stem| !stem.ends_with(is_vowel)) {
        Some(stem) => format!("{stem}ied"),
        None => format!("{}ed", stem(word, false)),
    }
}

fn with_s(word: &str) -> String {
    match word.strip_suffix('y').filter(|stem| !stem.ends_with(is_vowel)) {
        Some(stem) => format!("{stem}ies"),
        None if word.ends_with(['s', 'x', 'z']) || word.ends_with("ch") || word.ends_with("sh") => format!("{word}es"),
        None => format!("{word}s"),
    }
}

/// The stem before *-ing* and *-ed*: without a silent e, and with a doubled last letter after a short vowel.
fn stem(word: &str, is_gerund: bool) -> String {
    if let Some(stem) = word.strip_suffix('e').filter(|stem| !stem.ends_with(['e', 'y', 'o'])) {
        return stem.to_owned();
    }
    if let Some(stem) = word.strip_suffix('e').filter(|_| !is_gerund) {
        return stem.to_owned();
    }
    let mut back = word.chars().rev();
    let (last, middle, before) = (back.next(), back.next(), back.next());
    let is_short = word.chars().filter(|&c| is_vowel(c)).count() == 1;
    let closes = |c: char| !is_vowel(c) && !['w', 'x', 'y'].contains(&c);
    match last.filter(|&c| closes(c)) {
        Some(last) if is_short && middle.is_some_and(is_vowel) && before.is_some_and(|c| !is_vowel(c)) => {
            format!("{word}{last}")
        }
        _ => word.to_owned(),
    }
}

fn is_vowel(c: char) -> bool {
    "aeiou".contains(c)
}
