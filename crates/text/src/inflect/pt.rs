//! Portuguese: plurals, genders, and the conjugation of verbs.

use super::stem::{Alternation, Verb};

/// The plurals of a noun or adjective; where several are possible, all of them.
pub(super) fn plurals(word: &str) -> Vec<String> {
    let with = |cut: &str, ending: &str| format!("{}{ending}", word.strip_suffix(cut).unwrap_or(word));
    let pairs: [(&str, &[&str]); 12] = [
        ("ão", &["ões", "ães", "ãos"]),
        ("m", &["ns"]),
        ("al", &["ais"]),
        ("ável", &["áveis"]),
        ("ível", &["íveis"]),
        ("el", &["éis", "eis"]),
        ("ol", &["óis", "ois"]),
        ("ul", &["uis"]),
        ("il", &["is", "eis"]),
        ("r", &["res", "rs"]),
        ("z", &["zes"]),
        ("ês", &["eses"]),
    ];
    if let Some((singular, plural)) = pairs.iter().find(|(singular, _)| word.ends_with(singular)) {
        return plural.iter().map(|plural| with(singular, plural)).collect();
    }
    match word.chars().next_back() {
        None => Vec::new(),
        Some('s' | 'x') => vec![word.to_owned()],
        Some(_) => vec![with("", "s")],
    }
}

pub(super) fn is_infinitive(word: &str) -> bool {
    let word = word.strip_suffix("-se").unwrap_or(word);
    ["ar", "er", "ir", "por", "pôr"].iter().any(|ending| word.len() > ending.len() + 1 && word.ends_with(ending))
}

/// The forms of a verb in the third person, which are those that rules are written in; none of its participle.
pub(super) fn verb(verb: &Verb) -> Vec<String> {
    let infinitive = verb.infinitive.strip_suffix("-se").unwrap_or(&verb.infinitive);
    let theme = ["ar", "er", "ir"].into_iter().find(|ending| infinitive.ends_with(ending));
    let Some(theme) = theme else { return vec![verb.infinitive.clone()] };
    let stem = &infinitive[..infinitive.len() - theme.len()];
    let stressed = match verb.alternation {
        // *bloquear*, *bloqueia*.
        None if theme == "ar" && stem.ends_with('e') => format!("{stem}i"),
        None => stem.to_owned(),
        // *repetir*, *repita*, but *repete*: only before an a or an o.
        Some(Alternation::EI | Alternation::OU) => stem.to_owned(),
        Some(alternation) => alternation.stressed(stem),
    };
    let raised = verb.alternation.map_or_else(|| stressed.clone(), |alternation| alternation.stressed(stem));
    let (present, subjunctive, weak, past, clitic): (&[&str], &[&str], &[&str], &[&str], &str) = match theme {
        "ar" => (
            &["a", "am"],
            &["e", "em"],
            &["ou", "aram", "ava", "avam", "ara", "ando", "amos"],
            &["asse", "assem", "arem", "armos"],
            "á",
        ),
        "er" => (
            &["e", "em"],
            &["a", "am"],
            &["eu", "eram", "ia", "iam", "era", "endo", "emos"],
            &["esse", "essem", "erem", "ermos"],
            "ê",
        ),
        // After a vowel the i is one of its own: *destruir*, *destruísse*.
        _ if stem.ends_with(['a', 'e', 'u']) && !stem.ends_with("gu") && !stem.ends_with("qu") => (
            &["i", "em"],
            &["a", "am"],
            &["iu", "íram", "ía", "íam", "íra", "indo", "ímos"],
            &["ísse", "íssem", "írem", "irmos"],
            "í",
        ),
        _ => (
            &["e", "em"],
            &["a", "am"],
            &["iu", "iram", "ia", "iam", "ira", "indo", "imos"],
            &["isse", "issem", "irem", "irmos"],
            "i",
        ),
    };
    let mut forms = vec![infinitive.to_owned()];
    forms.extend(present.iter().map(|ending| join(&stressed, ending, theme)));
    forms.extend(subjunctive.iter().map(|ending| join(&raised, ending, theme)));
    forms.extend(weak.iter().chain(past).map(|ending| join(stem, ending, theme)));
    // *ativá-lo*: the pronoun is a word of its own.
    forms.push(format!("{stem}{clitic}"));
    forms.extend(["á", "ão", "ia", "iam", "emos"].map(|ending| format!("{infinitive}{ending}")));
    forms
}

/// The participle of a verb, masculine singular.
pub(super) fn participle(infinitive: &str) -> Option<String> {
    let infinitive = infinitive.strip_suffix("-se").unwrap_or(infinitive);
    if let Some(stem) = infinitive.strip_suffix("ar") {
        return Some(format!("{stem}ado"));
    }
    let stem = infinitive.strip_suffix("er").or_else(|| infinitive.strip_suffix("ir"))?;
    let hiatus = stem.ends_with(['a', 'e', 'u']) && !stem.ends_with("gu") && !stem.ends_with("qu");
    Some(format!("{stem}{}", if hiatus { "ído" } else { "ido" }))
}

/// A stem and an ending in one word, spelled so that it sounds as the infinitive does.
fn join(stem: &str, ending: &str, theme: &str) -> String {
    let cut = |letters: &str, other: &str| format!("{}{other}{ending}", stem.strip_suffix(letters).unwrap_or(stem));
    let front = ending.starts_with(['e', 'i', 'í']);
    let respelled: &[(&str, &str)] = match (theme == "ar", front) {
        (true, true) => &[("c", "qu"), ("g", "gu"), ("ç", "c")],
        (false, false) => &[("c", "ç"), ("gu", "g"), ("g", "j")],
        _ => &[],
    };
    match respelled.iter().find(|(letters, _)| stem.ends_with(letters)) {
        Some((letters, other)) => cut(letters, other),
        None => format!("{stem}{ending}"),
    }
}
