//! The forms of words: plurals and genders of nouns and adjectives, conjugations of verbs, language by language.

mod en;
mod es;
mod pt;
mod stem;
#[cfg(test)]
mod tests;

use vademecum_vocab::Lang;

pub use stem::{Alternation, Verb};

/// The singular and plural of a noun in lower case.
pub fn noun_forms(word: &str, lang: Lang) -> Vec<String> {
    let mut forms = match lang {
        Lang::Es => es::plurals(word),
        Lang::Pt => pt::plurals(word),
        Lang::En => en::plurals(word),
    };
    forms.insert(0, word.to_owned());
    forms
}

/// Every gender and number of an adjective, given in the masculine singular.
pub fn adjective_forms(word: &str, lang: Lang) -> Vec<String> {
    if lang == Lang::En {
        return vec![word.to_owned()];
    }
    let stem = word.strip_suffix('o').or(Some(word).filter(|word| word.ends_with("or")));
    let feminine = stem.into_iter().flat_map(|stem| noun_forms(&format!("{stem}a"), lang));
    noun_forms(word, lang).into_iter().chain(feminine).collect()
}

/// The forms of a verb without its participle.
pub fn verb_forms(verb: &Verb, lang: Lang) -> Vec<String> {
    match lang {
        Lang::Es => es::verb(verb),
        Lang::Pt => pt::verb(verb),
        Lang::En => en::verb(verb),
    }
}

/// The forms of the regular participle of a verb.
pub fn participle_forms(infinitive: &str, lang: Lang) -> Vec<String> {
    let masculine = match lang {
        Lang::Es => es::participle(infinitive),
        Lang::Pt => pt::participle(infinitive),
        Lang::En => Some(en::participle(infinitive)),
    };
    masculine.map_or_else(Vec::new, |masculine| adjective_forms(&masculine, lang))
}

/// Object pronouns as the ends of verbs (`regrésalo`), folded.
pub const fn object_clitics(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Es => &["lo", "la", "los", "las", "le", "les"],
        Lang::Pt => &["-o", "-a", "-os", "-as", "-lo", "-la", "-los", "-las", "-lhe", "-lhes"],
        Lang::En => &[],
    }
}

/// Whether a word ends like an infinitive. English has no ending for it.
pub fn is_infinitive(word: &str, lang: Lang) -> bool {
    match lang {
        Lang::Es => es::is_infinitive(word),
        Lang::Pt => pt::is_infinitive(word),
        Lang::En => false,
    }
}

/// Whether a word ends like a participle, which agrees with a noun.
pub fn is_participle(word: &str, lang: Lang) -> bool {
    lang != Lang::En && ["ado", "ido", "ada", "ida"].iter().any(|ending| word.ends_with(ending))
}

/// The other genders and numbers of a word that may be an adjective within a phrase.
pub fn agreement_forms(word: &str, lang: Lang) -> Vec<String> {
    let masculine = match lang {
        Lang::En => return Vec::new(),
        Lang::Es | Lang::Pt => word.strip_suffix('a').map(|stem| format!("{stem}o")),
    };
    adjective_forms(masculine.as_deref().unwrap_or(word), lang)
}

/// Whether a form of a verb of unknown meaning is surely none of a noun: the infinitive, or longer than it, or the
/// third person of the plural. *Atacan* and *atacando* are, *ataca* and *ataque* need not be.
pub fn is_verb_only(form: &str, infinitive: &str) -> bool {
    let [length, of_infinitive] = [form, infinitive].map(|word| word.chars().count());
    form == infinitive || length > of_infinitive || (length == of_infinitive && form.ends_with(['n', 'm']))
}
