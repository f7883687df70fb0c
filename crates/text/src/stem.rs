//! Stems: the Snowball stemmers and how each use of them treats accents and plurals.

use std::{borrow::Cow, cell::RefCell, collections::HashMap};

use vademecum_vocab::Lang;

use crate::{StopWordSet, fold, irregular_verbs::infinitive};

/// A Snowball stemmer of one language.
pub struct Stemmer {
    snowball: rust_stemmers::Stemmer,
    lang: Lang,
}

impl std::fmt::Debug for Stemmer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Stemmer").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Stemmer {
    /// The stemmer of a language.
    pub fn new(lang: Lang) -> Self {
        Stemmer { snowball: snowball(lang), lang }
    }

    /// The Snowball stem of a folded word. Glossary entries and rulings are compared by it: words with and without
    /// accents are equal, at the price of coarser stems where the algorithm needs accents.
    pub fn stem_folded<'w>(&self, folded: &'w str) -> Cow<'w, str> {
        self.snowball.stem(folded)
    }

    /// The folded stem of a lower-case word with its accents, for the words of term pairs. Where the stem is a stop
    /// word of names, the algorithm has cut too much: the folded word is its own stem.
    pub fn stem_term_word(&self, word: &str) -> String {
        // The stemmer does not know these plural endings.
        let plural = ["ões", "ães", "ãos"].iter().find_map(|ending| word.strip_suffix(ending));
        let singular = plural.filter(|_| self.lang == Lang::Pt).map(|root| format!("{root}ão"));
        let stem = fold(&self.snowball.stem(singular.as_deref().unwrap_or(word)));
        if StopWordSet::NameStopWords.contains(self.lang, &stem) { fold(word) } else { stem }
    }
}

fn snowball(lang: Lang) -> rust_stemmers::Stemmer {
    use rust_stemmers::Algorithm;
    rust_stemmers::Stemmer::create(match lang {
        Lang::Es => Algorithm::Spanish,
        Lang::Pt => Algorithm::Portuguese,
        Lang::En => Algorithm::English,
    })
}

/// Maximum number of stems in the cache of a thread and language.
const CACHED_STEMS: usize = 1 << 14;

/// The folded stem of a lower-case word, for the search index and questions. It differs from
/// [`Stemmer::stem_term_word`] by what people type: missing accents are restored first, and plurals that Snowball keeps
/// apart from their singular are merged, as are irregular forms of verbs with their infinitive. Stems are cached per thread.
pub fn stem_for_search(word: &str, lang: Lang) -> String {
    thread_local! {
        static CACHE: RefCell<[HashMap<String, String>; Lang::ALL.len()]> = RefCell::default();
    }
    CACHE.with_borrow_mut(|cache| {
        let cache = &mut cache[lang as usize];
        if let Some(stem) = cache.get(word) {
            return stem.clone();
        }
        let stem = compute_stem_for_search(word, lang);
        if cache.len() >= CACHED_STEMS {
            cache.clear();
        }
        cache.insert(word.to_owned(), stem.clone());
        stem
    })
}

fn compute_stem_for_search(word: &str, lang: Lang) -> String {
    let word = infinitive(&fold(word), lang).unwrap_or(word);
    // Accents are removed from the stem and not from the word, because the stemmers need them.
    let stem = |word: &str| fold(&snowball(lang).stem(word));
    match lang {
        Lang::Es => spanish_singular(stem(&accented(word, &SPANISH))),
        Lang::Pt => stem(&accented(&portuguese_singular(word), &PORTUGUESE)),
        Lang::En => stem(word),
    }
}

/// Endings that always have an accent: without it, and with it.
const SPANISH: [(&str, &str); 4] = [("cion", "ción"), ("sion", "sión"), ("xion", "xión"), ("logia", "logía")];
const PORTUGUESE: [(&str, &str); 6] =
    [("cao", "ção"), ("sao", "são"), ("encia", "ência"), ("ancia", "ância"), ("avel", "ável"), ("ivel", "ível")];

/// A word with the accent that its ending has.
fn accented<'w>(word: &'w str, endings: &[(&str, &str)]) -> Cow<'w, str> {
    let right = endings.iter().find_map(|(typed, right)| Some((word.strip_suffix(typed)?, right)));
    // The word `cao` is left as it is.
    match right.filter(|(start, _)| !start.is_empty()) {
        Some((start, ending)) => Cow::Owned(format!("{start}{ending}")),
        None => Cow::Borrowed(word),
    }
}

/// Removes the `s` that the stemmer leaves on short Spanish plurals: `años`, `ejes`.
fn spanish_singular(mut stem: String) -> String {
    if stem.len() > 3 && ["as", "es", "os"].iter().any(|plural| stem.ends_with(plural)) {
        stem.pop();
    }
    stem
}

/// The masculine singular of Portuguese plurals and feminines that the stemmer keeps apart from it: `seções` and `seção`,
/// `ordens` and `ordem`, `especiais` and `especial`, `alvos` and `alvo`, `lendárias` and `lendário`.
fn portuguese_singular(word: &str) -> Cow<'_, str> {
    const ENDINGS: [(&str, &str); 10] = [
        ("ões", "ão"),
        ("oes", "ao"),
        ("ães", "ão"),
        ("ns", "m"),
        ("ais", "al"),
        ("eis", "el"),
        ("árias", "ário"),
        ("ária", "ário"),
        ("os", "o"),
        ("as", "a"),
    ];
    let changed = ENDINGS.iter().find_map(|(ending, first)| {
        let start = word.strip_suffix(ending).filter(|start| start.chars().count() >= 2)?;
        Some(Cow::Owned(format!("{start}{first}")))
    });
    changed.unwrap_or(Cow::Borrowed(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meet(lang: Lang, words: &[&str]) {
        let stems: Vec<String> = words.iter().map(|word| stem_for_search(&word.to_lowercase(), lang)).collect();
        assert!(stems.windows(2).all(|pair| pair[0] == pair[1]), "{words:?} have stems {stems:?}");
    }

    #[test]
    fn inflections_meet() {
        meet(Lang::Es, &["Habilidad", "habilidades"]);
        meet(Lang::Es, &["activación", "activaciones", "activa"]);
        meet(Lang::Es, &["veneno", "venenosa"]);
        meet(Lang::Es, &["vuela", "vuelan"]);
        meet(Lang::Es, &["año", "Años"]);
        meet(Lang::Pt, &["seção", "seções", "secoes"]);
        meet(Lang::Pt, &["ordem", "ordens"]);
        meet(Lang::Pt, &["alvo", "alvos"]);
        meet(Lang::Pt, &["lendário", "lendária", "lendárias", "lendários"]);
        meet(Lang::Pt, &["desencadeável", "desencadeavel", "desencadeáveis"]);
        meet(Lang::Pt, &["prevenção", "prevencao", "prevencoes"]);
        meet(Lang::Es, &["adivinar", "adivinación", "adivinacion"]);
        meet(Lang::Pt, &["ATIVAÇÃO", "ativações"]);
        meet(Lang::En, &["ability", "abilities"]);
        meet(Lang::En, &["flying", "fly"]);
        meet(Lang::Es, &["morir", "murió", "murio", "muere"]);
        meet(Lang::En, &["steal", "stole", "stealing"]);
        assert_ne!(stem_for_search("murió", Lang::Es), stem_for_search("muro", Lang::Es));
    }
}
