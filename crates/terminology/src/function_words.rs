//! Function words of each language: determiners, connectors, and others.

use vademecum_vocab::Lang;

/// Determiners: words that only nouns follow.
pub(crate) fn determiners(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Es => &[
            "el",
            "los",
            "las",
            "un",
            "una",
            "unos",
            "unas",
            "del",
            "al",
            "este",
            "esta",
            "ese",
            "esa",
            "cada",
            "su",
            "sus",
            "cualquier",
            "ningún",
            "ninguna",
            "algún",
            "alguna",
            "otro",
            "otra",
        ],
        Lang::Pt => &[
            "um", "uma", "uns", "umas", "do", "da", "dos", "das", "no", "na", "nos", "nas", "ao", "à", "este", "esta",
            "esse", "essa", "cada", "seu", "sua", "seus", "suas", "qualquer", "nenhum", "nenhuma", "outro", "outra",
        ],
        Lang::En => {
            &["the", "a", "an", "this", "that", "each", "its", "their", "any", "no", "another", "those", "these"]
        }
    }
}

/// Whether a noun, or an adjective of one, follows a word: determiners, and articles that are spelled like pronouns.
pub(crate) fn is_noun_marker(lang: Lang, word: &str) -> bool {
    let articles: &[&str] = match lang {
        Lang::Es => &["la", "lo"],
        Lang::Pt => &["o", "a", "os", "as"],
        Lang::En => &[],
    };
    determiners(lang).contains(&word) || articles.contains(&word)
}

/// Function words that connect the nouns of one name.
pub(crate) fn connectors(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Es => &["de", "del", "la", "el", "las", "los"],
        Lang::Pt => &["de", "do", "da", "dos", "das"],
        Lang::En => &["of", "the", "a"],
    }
}

/// Whether a word is a function word that may stand between names: connectors, and words that only connect sentences.
pub(crate) fn is_function_word(lang: Lang, word: &str) -> bool {
    let others: &[&str] = match lang {
        Lang::Es => &[
            "que", "y", "o", "en", "a", "por", "para", "con", "sin", "si", "se", "como", "cuando", "al", "es", "son",
            "ser", "sea", "fue", "está", "están", "esté", "tiene", "tienen", "puede", "pueden", "ha", "han", "él",
            "ella", "ellos",
        ],
        Lang::Pt => &[
            "que", "e", "ou", "em", "a", "por", "para", "com", "sem", "se", "como", "quando", "pelo", "pela", "é",
            "são", "ser", "seja", "foi", "for", "está", "estão", "esteja", "tem", "têm", "tiver", "pode", "podem",
            "ele", "ela", "eles", "elas",
        ],
        Lang::En => &[
            "that", "and", "or", "in", "on", "onto", "to", "for", "with", "from", "if", "as", "when", "by", "at", "is",
            "are", "be", "being", "was", "were", "re", "has", "have", "can", "may", "would", "it", "they", "them",
        ],
    };
    connectors(lang).contains(&word) || others.contains(&word)
}
