//! Questions that players ask about rules, each with the rule that answers it: an inverted index by language.
//!
//! All questions about a rule in a language are one text, which BM25 scores: what everybody asks with (“can I”, «qué
//! pasa si») weighs little there, although rules hardly say it. The words of a query are looked up in the other
//! languages as well, by translations that are learned from the questions themselves ([`QuestionLexicon`]).

use std::{collections::HashMap, sync::OnceLock};

use serde::{Deserialize, Serialize};
use vademecum_text::{TokenForm, TokenKind, index_tokens};
use vademecum_tsv::TsvError;
use vademecum_vocab::{EditionDate, Game, Lang, Number};

use crate::{
    question_lexicon::{QuestionLexicon, StemId},
    sparse_accumulator::SparseAccumulator,
    synonyms::parse_edition_line,
    vocabulary::IndexVocabulary,
};

/// A file of questions of one game and language: rows of a rule number and a question, below the edition of the numbers.
#[derive(Debug, Clone, Copy)]
pub struct QuestionFile<'f> {
    /// Its name, for errors.
    pub name: &'f str,
    /// The game whose rules answer the questions.
    pub game: Game,
    /// The language of the questions.
    pub lang: Lang,
    /// Its text.
    pub text: &'f str,
}

/// A rule that questions are about, by its number in an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct AskedRule {
    pub(crate) game: Game,
    pub(crate) edition: EditionDate,
    pub(crate) number: Number,
}

/// Parameters of the score of a rule by its questions. They were chosen by leaving out every seventh question of
/// `rules/magic/questions` and asking it.
struct QuestionWeights {
    /// Term frequency saturation (`k1` of BM25).
    k1: f32,
    /// Length normalisation (`b` of BM25). It is partial, as the number of questions about a rule is informative too.
    b: f32,
    /// Exponent of the probability of a translation, which becomes its weight.
    translation_exponent: f32,
    /// Minimum IDF among the questions for a stem to be translated; more frequent ones occur in most questions.
    min_idf_to_translate: f32,
    /// Minimum IDF among the rules for a stem to count; more frequent ones occur in the questions about half of the
    /// rules.
    min_rule_idf: f32,
    /// IDF of a word that no question has.
    unknown_idf: f32,
}

const WEIGHTS: QuestionWeights = QuestionWeights {
    k1: 1.2,
    b: 0.3,
    translation_exponent: 0.3,
    min_idf_to_translate: 2.0,
    min_rule_idf: 0.7,
    unknown_idf: 7.0,
};

/// The index of a rule in [`RuleQuestions::rules`].
pub(crate) type AskedRuleIndex = u32;

/// Questions of players with the rules that answer them.
#[derive(Debug, Default)]
pub struct RuleQuestions {
    pub(crate) rules: Vec<AskedRule>,
    pub(crate) counts_by_game: [usize; Game::ALL.len()],
    pub(crate) by_lang: [LangQuestions; Lang::ALL.len()],
    /// Learned when it is first used.
    pub(crate) lexicon: OnceLock<QuestionLexicon>,
}

/// The questions of one language.
#[derive(Debug, Default)]
pub(crate) struct LangQuestions {
    pub(crate) questions: Vec<RuleQuestion>,
    /// The words of the questions, each with its number of occurrences.
    pub(crate) words: IndexVocabulary,
    /// The ids of the stems, by which `postings` lists them.
    pub(crate) stems: HashMap<Box<str>, StemId>,
    pub(crate) postings: Vec<StemPostings>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct RuleQuestion {
    pub(crate) rule: AskedRuleIndex,
    text: Box<str>,
}

/// The questions with a stem.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(crate) struct StemPostings {
    /// IDF among the questions.
    idf: f32,
    /// IDF among the rules that have questions.
    rule_idf: f32,
    /// Indexes of the questions, ascending.
    pub(crate) questions: Vec<u32>,
    /// The rules of these questions, ascending.
    pub(crate) rules: Vec<RulePosting>,
}

/// A rule that has questions with a stem.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub(crate) struct RulePosting {
    pub(crate) rule: AskedRuleIndex,
    /// The number of these questions.
    pub(crate) count: u32,
    /// The BM25 score of the stem for the questions of the rule as one text.
    pub(crate) score: f32,
}

/// A word of a query: the stems that it may stand for, each with a weight from 0 to 1.
pub(crate) type StemAlternatives = Vec<(String, f32)>;

impl RuleQuestions {
    /// Reads files of questions. The first line of a file is the edition of its numbers (`# edition 2024-11-08`), the
    /// second names the columns `number` and `question`.
    ///
    /// # Errors
    /// If a file is not of this form, or a question has no words.
    pub fn parse<'f>(files: impl IntoIterator<Item = QuestionFile<'f>>) -> Result<RuleQuestions, TsvError> {
        let mut questions = RuleQuestions::default();
        let mut rules: HashMap<AskedRule, AskedRuleIndex> = HashMap::new();
        let mut words = Lang::ALL.map(|_| HashMap::<String, u32>::new());
        for QuestionFile { name, game, lang, text } in files {
            let edition = parse_edition_line(name, text)?;
            let LangQuestions { questions: asked, stems: ids, postings, .. } = &mut questions.by_lang[lang as usize];
            vademecum_tsv::parse(name, text, ["number", "question"], |[number, question]| {
                let number = number.parse("a rule number such as `704.5f`")?;
                let stems = stems(&question, lang);
                if stems.is_empty() {
                    return Err(question.error("a question without words"));
                }
                for token in index_tokens(&question).filter(|token| token.kind == TokenKind::Word) {
                    let word = TokenForm::Exact.normalize(token.text, token.kind, lang);
                    *words[lang as usize].entry(word).or_default() += 1;
                }
                let rule = AskedRule { game, edition, number };
                let rule = *rules.entry(rule).or_insert_with(|| {
                    questions.rules.push(rule);
                    index(questions.rules.len() - 1)
                });
                let at = index(asked.len());
                for stem in stems {
                    let id = *ids.entry(stem.into_boxed_str()).or_insert_with(|| {
                        postings.push(StemPostings::default());
                        index(postings.len() - 1)
                    });
                    postings[id as usize].questions.push(at);
                }
                asked.push(RuleQuestion { rule, text: (*question).into() });
                questions.counts_by_game[game as usize] += 1;
                Ok(())
            })?;
        }
        for (lang, words) in Lang::ALL.into_iter().zip(words) {
            let of_lang = &mut questions.by_lang[lang as usize];
            of_lang.words = IndexVocabulary::new(words);
            of_lang.weigh();
        }
        Ok(questions)
    }

    /// The edition that the numbers of a game's questions are of; `None` for a game without questions.
    pub fn edition(&self, game: Game) -> Option<EditionDate> {
        self.rules.iter().find(|rule| rule.game == game).map(|rule| rule.edition)
    }

    /// The questions of a language about a rule, in the order of the files.
    pub fn about(&self, lang: Lang, game: Game, number: Number) -> impl Iterator<Item = &str> {
        let is_about = move |question: &&RuleQuestion| {
            let rule = self.rules[question.rule as usize];
            (rule.game, rule.number) == (game, number)
        };
        self.by_lang[lang as usize].questions.iter().filter(is_about).map(|question| &*question.text)
    }

    /// The number of questions about the rules of a game, in all languages.
    pub(crate) fn count_about(&self, game: Game) -> usize {
        self.counts_by_game[game as usize]
    }

    /// The rules that questions are about; other methods name them by their index.
    pub(crate) fn rules(&self) -> &[AskedRule] {
        &self.rules
    }

    /// The rules that have questions with a stem.
    pub(crate) fn rules_with_stem(&self, lang: Lang, stem: &str) -> &[RulePosting] {
        self.by_lang[lang as usize].find(stem).map_or(&[], |(_, postings)| &postings.rules)
    }

    /// The IDF of a stem among the questions of a language; `None` if no question has it.
    pub(crate) fn stem_idf(&self, lang: Lang, stem: &str) -> Option<f32> {
        self.by_lang[lang as usize].find(stem).map(|(_, postings)| postings.idf)
    }

    /// The words of the questions of a language.
    pub(crate) fn vocabulary(&self, lang: Lang) -> &IndexVocabulary {
        &self.by_lang[lang as usize].words
    }

    /// Scores every rule whose questions have words of a query, or their translations from the `source` languages: the
    /// sum of the BM25 scores of the words over all languages. `word` and `sum` are cleared buffers, by rule. Returns
    /// the maximum: the score of a rule whose questions have every word often.
    pub(crate) fn score_rules(
        &self,
        query: &[Vec<StemAlternatives>; Lang::ALL.len()],
        may_be_in: [bool; Lang::ALL.len()],
        word: &mut SparseAccumulator,
        sum: &mut SparseAccumulator,
    ) -> f32 {
        let lexicon = self.lexicon();
        let mut most = 0.0;
        for to in Lang::ALL {
            let target = &self.by_lang[to as usize];
            if target.questions.is_empty() {
                continue;
            }
            for (at, alternatives) in query[to as usize].iter().enumerate() {
                let mut best_idf: Option<f32> = None;
                let mut add = |postings: &StemPostings, weight: f32| {
                    if postings.rule_idf < WEIGHTS.min_rule_idf {
                        best_idf.get_or_insert(0.0);
                        return;
                    }
                    best_idf = Some(best_idf.unwrap_or_default().max(weight * postings.rule_idf));
                    for posting in &postings.rules {
                        word.raise_to(posting.rule, weight * posting.score);
                    }
                };
                for (stem, weight) in alternatives {
                    if let Some((_, postings)) = target.find(stem) {
                        add(postings, *weight);
                    }
                }
                for from in Lang::ALL.into_iter().filter(|&from| from != to && may_be_in[from as usize]) {
                    let source = &self.by_lang[from as usize];
                    for (stem, weight) in &query[from as usize][at] {
                        let Some((id, _)) = source.find(stem) else { continue };
                        for &(translation, probability) in lexicon.translations(from, to, id) {
                            add(
                                &target.postings[translation as usize],
                                weight * probability.powf(WEIGHTS.translation_exponent),
                            );
                        }
                    }
                }
                most += best_idf.unwrap_or(WEIGHTS.unknown_idf) * (WEIGHTS.k1 + 1.0);
                word.drain(|rule, score| sum.add(rule, score));
            }
        }
        most
    }

    /// Learns the translations between the languages of the questions now, which is otherwise done for the first query.
    pub fn learn_translations(&self) {
        self.lexicon();
    }

    /// The translations, which are learned now if they were not yet.
    pub(crate) fn lexicon(&self) -> &QuestionLexicon {
        self.lexicon.get_or_init(|| self.learn_lexicon())
    }

    /// Learns translations of stems from the rules that have questions in two languages.
    fn learn_lexicon(&self) -> QuestionLexicon {
        let stems_of_rules = self.by_lang.each_ref().map(|of_lang| {
            let mut by_rule: Vec<Vec<StemId>> = vec![Vec::new(); self.rules.len()];
            let telling =
                (0..).zip(&of_lang.postings).filter(|(_, postings)| postings.idf >= WEIGHTS.min_idf_to_translate);
            for (id, postings) in telling {
                postings.rules.iter().for_each(|posting| by_rule[posting.rule as usize].push(id));
            }
            by_rule
        });
        QuestionLexicon::learn(&stems_of_rules, self.by_lang.each_ref().map(|of_lang| of_lang.postings.len()))
    }
}

impl LangQuestions {
    /// The id of a stem and the questions that have it.
    fn find(&self, stem: &str) -> Option<(StemId, &StemPostings)> {
        let &id = self.stems.get(stem)?;
        Some((id, &self.postings[id as usize]))
    }

    /// Works out IDF weights and the scores of rules.
    fn weigh(&mut self) {
        let count = self.questions.len();
        // The number of stems of the questions of each rule.
        let mut lengths: HashMap<AskedRuleIndex, f32> = HashMap::new();
        for postings in &mut self.postings {
            postings.idf = idf(postings.questions.len(), count);
            let mut rules: Vec<AskedRuleIndex> =
                postings.questions.iter().map(|&question| self.questions[question as usize].rule).collect();
            rules.sort_unstable();
            for &rule in &rules {
                *lengths.entry(rule).or_default() += 1.0;
            }
            let posting = |run: &[AskedRuleIndex]| RulePosting { rule: run[0], count: index(run.len()), score: 0.0 };
            postings.rules = rules.chunk_by(|one, other| one == other).map(posting).collect();
        }
        let rules = lengths.len() as f32;
        // Lengths are whole numbers: their sum does not depend on the order.
        let mean_length = lengths.values().sum::<f32>() / rules;
        for postings in &mut self.postings {
            let with_it = postings.rules.len() as f32;
            postings.rule_idf = (1.0 + (rules - with_it + 0.5) / (with_it + 0.5)).ln();
            for posting in &mut postings.rules {
                let length = lengths[&posting.rule] / mean_length;
                let tf = posting.count as f32;
                posting.score = postings.rule_idf * tf * (WEIGHTS.k1 + 1.0)
                    / (tf + WEIGHTS.k1 * (1.0 - WEIGHTS.b + WEIGHTS.b * length));
            }
        }
    }
}

/// The stems of a question, each once.
fn stems(text: &str, lang: Lang) -> Vec<String> {
    let mut stems: Vec<String> =
        index_tokens(text).map(|token| TokenForm::Stemmed.normalize(token.text, token.kind, lang)).collect();
    stems.sort_unstable();
    stems.dedup();
    stems
}

/// The inverse document frequency of a stem that `with_it` questions have; never 0.
fn idf(with_it: usize, questions: usize) -> f32 {
    ((questions as f32 + 1.0) / with_it as f32).ln()
}

/// An index as it is stored; there are never 2³² questions.
fn index(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}
