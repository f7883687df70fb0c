//! Translations of the words that players ask with, learned from the rules that are asked about in two languages.

use rayon::prelude::*;
use vademecum_align::lexicon::{BilingualLexicon, TextPair};
use vademecum_text::WordId;
use vademecum_vocab::Lang;

/// The index of a stem among those of the questions of its language.
pub(crate) type StemId = WordId;

/// Translations between the stems of each two languages.
#[derive(Debug)]
pub(crate) struct QuestionLexicon {
    /// By language, and language translated into.
    lexicons: Vec<BilingualLexicon>,
}

impl QuestionLexicon {
    /// Learns from the stems of the questions about each rule, by language and rule. What is asked about a rule in one
    /// language is taken for a translation of what is asked about it in another.
    pub(crate) fn learn(
        stems_of_rules: &[Vec<Vec<StemId>>; Lang::ALL.len()],
        vocabulary_sizes: [usize; Lang::ALL.len()],
    ) -> QuestionLexicon {
        let pairs: Vec<(Lang, Lang)> = Lang::ALL.into_iter().flat_map(|from| Lang::ALL.map(|to| (from, to))).collect();
        let learn = |&(from, to): &(Lang, Lang)| {
            if from == to {
                return BilingualLexicon::default();
            }
            let rules = stems_of_rules[from as usize].iter().zip(&stems_of_rules[to as usize]);
            let texts: Vec<TextPair> =
                rules.filter_map(|(from, to)| TextPair::new(from.iter().copied(), to.iter().copied())).collect();
            BilingualLexicon::learn(&texts, vocabulary_sizes[from as usize], &BilingualLexicon::default())
        };
        QuestionLexicon { lexicons: pairs.par_iter().with_max_len(1).map(learn).collect() }
    }

    /// A lexicon of these translations, by language, language translated into, and stem.
    pub(crate) fn from_translations(translations: Vec<Vec<Vec<(StemId, f32)>>>) -> QuestionLexicon {
        QuestionLexicon { lexicons: translations.into_iter().map(BilingualLexicon::from).collect() }
    }

    /// The translations, by language, language translated into, and stem.
    pub(crate) fn to_translations(&self) -> Vec<Vec<Vec<(StemId, f32)>>> {
        self.lexicons.iter().map(|lexicon| lexicon.all_translations().to_vec()).collect()
    }

    /// The translations of a stem with their probabilities, the likeliest first.
    pub(crate) fn translations(&self, from: Lang, to: Lang, stem: StemId) -> &[(StemId, f32)] {
        self.lexicons[from as usize * Lang::ALL.len() + to as usize].translations(stem)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn translations_are_learned_from_rules() {
        // Word 2 of Spanish is in questions about two rules, 0 and 1 each about those of the English words 0 and 1.
        let es = vec![vec![0, 2], vec![1, 2], vec![0], vec![1]];
        let en = vec![vec![0], vec![1], vec![0], vec![1]];
        let lexicon = QuestionLexicon::learn(&[es, vec![Vec::new(); 4], en], [3, 0, 2]);
        let first = |stem: StemId| lexicon.translations(Lang::Es, Lang::En, stem).first().map(|&(stem, _)| stem);
        assert_eq!([0, 1].map(first), [Some(0), Some(1)]);
        assert_eq!(lexicon.translations(Lang::Es, Lang::Pt, 0), []);
    }
}
