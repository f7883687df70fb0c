//! Spanish: plurals, genders, and the conjugation of verbs.

use super::stem::{Alternation, Verb, accented, is_vowel, last_vowel};

/// Pronouns written as one word with the infinitive, the gerund or the imperative before them.
const CLITICS: [&str; 10] = ["me", "te", "se", "lo", "la", "los", "las", "le", "les", "nos"];

/// Two pronouns at once: *activárselo*.
const CLITIC_PAIRS: [&str; 4] = ["selo", "sela", "selos", "selas"];

/// The plurals of a noun or adjective; for loan words also the plural of their own language.
pub(super) fn plurals(word: &str) -> Vec<String> {
    let with = |cut: &str, ending: &str| format!("{}{ending}", word.strip_suffix(cut).unwrap_or(word));
    let Some(last) = word.chars().next_back() else { return Vec::new() };
    for (singular, plural) in
        [("z", "ces"), ("ión", "iones"), ("ón", "ones"), ("án", "anes"), ("és", "eses"), ("ín", "ines"), ("ún", "unes")]
    {
        if word.ends_with(singular) {
            return vec![with(singular, plural)];
        }
    }
    match last {
        'í' | 'ú' => vec![with("", "s"), with("", "es")],
        _ if is_vowel(last) => vec![with("", "s")],
        's' | 'x' => vec![word.to_owned()],
        // *orden*, *órdenes*: the stress stays where it was, and now must be written.
        'n' if word.ends_with("en") && last_vowel(&word[..word.len() - 2]).is_some() && !word.contains(ACCENTS) => {
            vec![format!("{}enes", accented(&word[..word.len() - 2])), with("", "es")]
        }
        _ => vec![with("", "es"), with("", "s")],
    }
}

const ACCENTS: [char; 5] = ['á', 'é', 'í', 'ó', 'ú'];

pub(super) fn is_infinitive(word: &str) -> bool {
    let word = word.strip_suffix("se").unwrap_or(word);
    ["ar", "er", "ir", "ír"].iter().any(|ending| word.len() > ending.len() + 1 && word.ends_with(ending))
}

/// The conjugation class of a verb: the vowel of its infinitive.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Ar,
    Er,
    Ir,
}

/// The forms of a verb in the second and third person, which are those that rules are written in; none of its
/// participle.
pub(super) fn verb(verb: &Verb) -> Vec<String> {
    let infinitive = verb.infinitive.strip_suffix("se").unwrap_or(&verb.infinitive);
    let (stem, class) = if let Some(stem) = infinitive.strip_suffix("ar") {
        (stem, Class::Ar)
    } else if let Some(stem) = infinitive.strip_suffix("er") {
        (stem, Class::Er)
    } else if let Some(stem) = infinitive.strip_suffix("ir").or_else(|| infinitive.strip_suffix("ír")) {
        (stem, Class::Ir)
    } else {
        return vec![verb.infinitive.clone()];
    };
    let stressed = verb.alternation.map_or_else(|| stem.to_owned(), |alternation| alternation.stressed(stem));
    // *repetir*, *repitió*; *morir*, *murió*.
    let raised = match (class, verb.alternation) {
        (Class::Ir, Some(Alternation::EIe | Alternation::EI)) => Alternation::EI.stressed(stem),
        (Class::Ir, Some(Alternation::OUe)) => Alternation::OU.stressed(stem),
        _ => stem.to_owned(),
    };
    let join = |stem: &str, ending: &str| join(stem, ending, class);
    let (present, subjunctive, past, weak): (&[&str], &[&str], &[&str], &[&str]) = match class {
        Class::Ar => (
            &["a", "as", "an"],
            &["e", "es", "en"],
            &["aste", "aba", "abas", "aban", "amos"],
            &["ó", "aron", "ara", "aras", "aran", "ase", "ases", "asen"],
        ),
        Class::Er => (
            &["e", "es", "en"],
            &["a", "as", "an"],
            &["iste", "ía", "ías", "ían", "emos"],
            &["ió", "ieron", "iera", "ieras", "ieran", "iese", "ieses", "iesen"],
        ),
        Class::Ir => (
            &["e", "es", "en"],
            &["a", "as", "an"],
            &["iste", "ía", "ías", "ían", "imos"],
            &["ió", "ieron", "iera", "ieras", "ieran", "iese", "ieses", "iesen"],
        ),
    };
    let gerund = join(&raised, if class == Class::Ar { "ando" } else { "iendo" });
    let imperative = join(&stressed, present[0]);
    let mut forms = vec![infinitive.to_owned()];
    forms.extend(present.iter().chain(subjunctive).map(|ending| join(&stressed, ending)));
    forms.extend(past.iter().map(|ending| join(stem, ending)));
    forms.extend(weak.iter().map(|ending| join(&raised, ending)));
    forms.extend(["á", "ás", "án", "emos", "ía", "ías", "ían"].map(|ending| format!("{infinitive}{ending}")));
    forms.extend(CLITICS.map(|clitic| format!("{infinitive}{clitic}")));
    let accented_infinitive = accented(infinitive);
    forms.extend(CLITIC_PAIRS.map(|pair| format!("{accented_infinitive}{pair}")));
    let clitics = || CLITICS.iter().chain(&CLITIC_PAIRS);
    let accented_gerund = format!("{}o", accented(&gerund[..gerund.len() - 1]));
    forms.extend(clitics().map(|clitic| format!("{accented_gerund}{clitic}")));
    forms.push(gerund);
    let cut = imperative.char_indices().next_back().map_or(0, |(at, _)| at);
    let accented_imperative = format!("{}{}", accented(&imperative[..cut]), &imperative[cut..]);
    forms.extend(clitics().map(|clitic| format!("{accented_imperative}{clitic}")));
    forms
}

/// The participle of a verb, masculine singular.
pub(super) fn participle(infinitive: &str) -> Option<String> {
    let infinitive = infinitive.strip_suffix("se").unwrap_or(infinitive);
    if let Some(stem) = infinitive.strip_suffix("ar") {
        return Some(format!("{stem}ado"));
    }
    let stem = ["er", "ir", "ír"].iter().find_map(|ending| infinitive.strip_suffix(ending))?;
    // *leer*, *leído*, but *destruir*, *destruido*.
    let hiatus = stem.ends_with(['a', 'e', 'o']);
    Some(format!("{stem}{}", if hiatus { "ído" } else { "ido" }))
}

/// A stem and an ending in one word, spelled so that it sounds as the infinitive does.
fn join(stem: &str, ending: &str, class: Class) -> String {
    let cut = |letters: &str, other: &str| format!("{}{other}{ending}", stem.strip_suffix(letters).unwrap_or(stem));
    let front = ending.starts_with(['e', 'é', 'i', 'í']);
    if class == Class::Ar {
        return if !front {
            format!("{stem}{ending}")
        } else if stem.ends_with("gu") {
            cut("gu", "gü")
        } else if stem.ends_with('c') {
            cut("c", "qu")
        } else if stem.ends_with('g') {
            cut("g", "gu")
        } else if stem.ends_with('z') {
            cut("z", "c")
        } else {
            format!("{stem}{ending}")
        };
    }
    let of_uir = class == Class::Ir && stem.ends_with('u') && !stem.ends_with("gu") && !stem.ends_with("qu");
    let y = ["ie", "ió"].iter().any(|start| ending.starts_with(start));
    if y && stem.ends_with(is_vowel) && (of_uir || !stem.ends_with('u')) {
        return format!("{stem}y{}", &ending[1..]);
    }
    if of_uir && !ending.starts_with(['i', 'í']) {
        return format!("{stem}y{ending}");
    }
    if front {
        return format!("{stem}{ending}");
    }
    if stem.ends_with("gu") {
        cut("gu", "g")
    } else if stem.ends_with('g') {
        cut("g", "j")
    } else if let Some(before) = stem.strip_suffix('c') {
        cut("c", if before.ends_with(is_vowel) { "zc" } else { "z" })
    } else {
        format!("{stem}{ending}")
    }
}
