//! The stored form of [`RuleQuestions`], with the translations that are learned from them.
//!
//! Reading the questions of a game and learning the translations takes longer than a search in a library that is just
//! opened, so both are stored.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use vademecum_vocab::{Game, Lang};

use crate::{
    question_lexicon::{QuestionLexicon, StemId},
    rule_questions::{AskedRule, LangQuestions, RuleQuestion, RuleQuestions, StemPostings},
    vocabulary::{IndexVocabulary, StoredWord},
};

/// Version of the stored form, and of how questions are read and translations learned.
pub const QUESTIONS_FORMAT_VERSION: u32 = 1;

/// The stored form of [`RuleQuestions`].
#[derive(Debug, Serialize, Deserialize)]
pub struct StoredQuestions {
    rules: Vec<AskedRule>,
    by_lang: Vec<StoredLangQuestions>,
    /// By language, language translated into, and stem: the translations with their probabilities.
    translations: Vec<Vec<Vec<(StemId, f32)>>>,
}

#[derive(Debug, Serialize, Deserialize)]
struct StoredLangQuestions {
    questions: Vec<RuleQuestion>,
    words: Vec<StoredWord>,
    /// In the order of their ids.
    stems: Vec<Box<str>>,
    postings: Vec<StemPostings>,
}

impl StoredQuestions {
    /// The questions, unless an index leads nowhere: the stored form is not of this version, or was changed.
    pub fn into_questions(self) -> Option<RuleQuestions> {
        let StoredQuestions { rules, by_lang, translations } = self;
        let by_lang: [StoredLangQuestions; Lang::ALL.len()] = by_lang.try_into().ok()?;
        let is_sound = by_lang.iter().all(|of_lang| of_lang.has_indexes_below(rules.len()))
            && translations.len() == Lang::ALL.len() * Lang::ALL.len()
            && translations.iter().enumerate().all(|(at, of_stems)| {
                let stem_count = by_lang[at % Lang::ALL.len()].stems.len();
                of_stems.iter().flatten().all(|&(stem, _)| (stem as usize) < stem_count)
            });
        if !is_sound {
            return None;
        }
        let questions = by_lang.iter().flat_map(|of_lang| &of_lang.questions);
        let mut counts_by_game = [0; Game::ALL.len()];
        questions.for_each(|question| counts_by_game[rules[question.rule as usize].game as usize] += 1);
        let by_lang = by_lang.map(StoredLangQuestions::into_questions);
        let lexicon = QuestionLexicon::from_translations(translations);
        Some(RuleQuestions { rules, counts_by_game, by_lang, lexicon: lexicon.into() })
    }
}

impl StoredLangQuestions {
    fn has_indexes_below(&self, rule_count: usize) -> bool {
        let is_rule = |rule: u32| (rule as usize) < rule_count;
        self.stems.len() == self.postings.len()
            && self.questions.iter().all(|question| is_rule(question.rule))
            && self.postings.iter().all(|postings| {
                postings.rules.iter().all(|posting| is_rule(posting.rule))
                    && postings.questions.iter().all(|&question| (question as usize) < self.questions.len())
            })
    }

    fn into_questions(self) -> LangQuestions {
        let stems: HashMap<Box<str>, StemId> = self.stems.into_iter().zip(0..).collect();
        let words = IndexVocabulary::from_stored(self.words);
        LangQuestions { questions: self.questions, words, stems, postings: self.postings }
    }
}

impl RuleQuestions {
    /// The stored form; translations are learned now if they were not yet.
    pub fn to_stored(&self) -> StoredQuestions {
        let by_lang = self.by_lang.iter().map(|of_lang| {
            let mut stems: Vec<(StemId, &str)> = of_lang.stems.iter().map(|(stem, &id)| (id, &**stem)).collect();
            stems.sort_unstable();
            StoredLangQuestions {
                questions: of_lang.questions.clone(),
                words: of_lang.words.to_stored(),
                stems: stems.into_iter().map(|(_, stem)| stem.into()).collect(),
                postings: of_lang.postings.clone(),
            }
        });
        StoredQuestions {
            rules: self.rules.clone(),
            by_lang: by_lang.collect(),
            translations: self.lexicon().to_translations(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule_questions::QuestionFile;

    fn questions() -> RuleQuestions {
        let file = |lang, text| QuestionFile { name: "questions.tsv", game: Game::Magic, lang, text };
        let es =
            "# edition 2024-11-08\nnumber\tquestion\n704.5f\t¿muere la criatura?\n702.19b\t¿arrolla la criatura?\n";
        let en = "# edition 2024-11-08\nnumber\tquestion\n704.5f\tdoes the creature die\n702.19b\tdoes it trample\n";
        RuleQuestions::parse([file(Lang::Es, es), file(Lang::En, en)]).unwrap()
    }

    #[test]
    fn stored_questions_are_those_that_were_read() {
        let questions = questions();
        let stored = serde_json::to_string(&questions.to_stored()).unwrap();
        let read: StoredQuestions = serde_json::from_str(&stored).unwrap();
        let again = read.into_questions().unwrap();
        assert_eq!(serde_json::to_string(&again.to_stored()).unwrap(), stored);
        assert_eq!(again.count_about(Game::Magic), 4);
        assert_eq!(again.rules_with_stem(Lang::En, "trampl").len(), 1);
        assert_eq!(again.vocabulary(Lang::Es).get("criatura").map(|word| word.frequency), Some(2));
    }

    #[test]
    fn indexes_that_lead_nowhere_are_refused() {
        let stored = || questions().to_stored();
        assert!(StoredQuestions { rules: Vec::new(), ..stored() }.into_questions().is_none());
        assert!(StoredQuestions { by_lang: Vec::new(), ..stored() }.into_questions().is_none());
        let mut without_stems = stored();
        without_stems.by_lang[0].stems.clear();
        assert!(without_stems.into_questions().is_none());
        let mut strange_translation = stored();
        strange_translation.translations[1].push(vec![(1000, 1.0)]);
        assert!(strange_translation.into_questions().is_none());
    }
}
