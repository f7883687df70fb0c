//! Names of designations with articles, and contractions of articles with prepositions.

use vademecum_abilities::{FaceId, PlayerDesignation};
use vademecum_vocab::Lang;

use crate::story::{Teller, in_language};

impl Teller<'_> {
    /// What the source of the abilities of a designation is called inside a sentence; `None` for cards.
    pub(crate) fn designation_phrase(&self, face: FaceId) -> Option<&'static str> {
        let designation = self.scenario.arrangement.setup.cards.designation_of(face)?;
        Some(in_language(designation_phrases(designation), self.lang))
    }
}

/// What a designation is called inside a sentence.
const fn designation_phrases(designation: PlayerDesignation) -> [&'static str; 3] {
    match designation {
        PlayerDesignation::Monarch => ["el monarca", "o monarca", "the monarch"],
        PlayerDesignation::Initiative => ["la iniciativa", "a iniciativa", "the initiative"],
    }
}

/// The prepositions that become one word with an article in Spanish and Portuguese, and those words.
const CONTRACTIONS: [(Lang, &str, &str); 8] = [
    (Lang::Es, " de el ", " del "),
    (Lang::Es, " a el ", " al "),
    (Lang::Pt, " de o ", " do "),
    (Lang::Pt, " de a ", " da "),
    (Lang::Pt, " em o ", " no "),
    (Lang::Pt, " em a ", " na "),
    (Lang::Pt, " a o ", " ao "),
    (Lang::Pt, " a a ", " à "),
];

/// A sentence with objects that are called by an article and a noun: it begins with a capital letter, and articles are joined to
/// the prepositions before them.
pub(crate) fn join_articles(sentence: &str, lang: Lang) -> String {
    let mut letters = sentence.chars();
    let mut joined: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    for (_, apart, together) in CONTRACTIONS.iter().filter(|(of, ..)| *of == lang) {
        if joined.contains(apart) {
            joined = joined.replace(apart, together);
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use vademecum_vocab::Lang;

    use super::join_articles;

    #[test]
    fn articles_are_joined_to_prepositions() {
        let told = [
            (Lang::Es, "Se dispara una habilidad de el monarca.", "Se dispara una habilidad del monarca."),
            (Lang::Es, "la copia de Chispa se resuelve.", "La copia de Chispa se resuelve."),
            (
                Lang::Pt,
                "A habilidade de a iniciativa vai para a pilha.",
                "A habilidade da iniciativa vai para a pilha.",
            ),
            (Lang::En, "the copy of Spark resolves.", "The copy of Spark resolves."),
        ];
        for (lang, apart, joined) in told {
            assert_eq!(join_articles(apart, lang), joined);
        }
    }
}
