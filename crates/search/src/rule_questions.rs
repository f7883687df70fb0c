//! Questions that players ask about rules, each with the rule that answers it: an inverted index by language.
//!
//! A query is compared with every question of a language by cosine similarity over stems, weighted by their IDF among
//! the questions: what everybody asks with (“can I”, «qué pasa si») weighs little there, although rules hardly say it.

use std::collections::{BTreeMap, HashMap, HashSet};

use vademecum_text::{TokenForm, fold, index_tokens};
use vademecum_tsv::TsvError;
use vademecum_vocab::{EditionDate, Game, Lang, Number};

use crate::{sparse_accumulator::SparseAccumulator, synonyms::parse_edition_line};

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct AskedRule {
    pub(crate) game: Game,
    pub(crate) edition: EditionDate,
    pub(crate) number: Number,
}

/// The index of a rule in [`RuleQuestions::rules`].
pub(crate) type AskedRuleIndex = u32;

/// Questions of players with the rules that answer them.
#[derive(Debug, Default)]
pub struct RuleQuestions {
    rules: Vec<AskedRule>,
    by_lang: [LangQuestions; Lang::ALL.len()],
}

/// The questions of one language.
#[derive(Debug, Default)]
struct LangQuestions {
    questions: Vec<RuleQuestion>,
    /// The words of the questions, folded.
    words: HashSet<Box<str>>,
    /// By stem, in order: sums of weights do not depend on how stems are hashed.
    postings: BTreeMap<Box<str>, StemPostings>,
}

#[derive(Debug)]
struct RuleQuestion {
    rule: AskedRuleIndex,
    text: Box<str>,
    /// Euclidean norm of the IDF weights of its stems.
    norm: f32,
}

/// The questions with a stem.
#[derive(Debug, Default)]
struct StemPostings {
    idf: f32,
    /// Indexes of the questions, ascending.
    questions: Vec<u32>,
    /// The rules of these questions, ascending, each with its number of questions that have the stem.
    rules: Vec<(AskedRuleIndex, u32)>,
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
        for QuestionFile { name, game, lang, text } in files {
            let edition = parse_edition_line(name, text)?;
            let LangQuestions { questions: asked, words, postings } = &mut questions.by_lang[lang as usize];
            vademecum_tsv::parse(name, text, ["number", "question"], |[number, question]| {
                let number = number.parse("a rule number such as `704.5f`")?;
                let stems = stems(&question, lang);
                if stems.is_empty() {
                    return Err(question.error("a question without words"));
                }
                words.extend(index_tokens(&question).map(|token| fold(token.text).into_boxed_str()));
                let rule = AskedRule { game, edition, number };
                let rule = *rules.entry(rule).or_insert_with(|| {
                    questions.rules.push(rule);
                    index(questions.rules.len() - 1)
                });
                let at = index(asked.len());
                for stem in stems {
                    postings.entry(stem.into_boxed_str()).or_default().questions.push(at);
                }
                asked.push(RuleQuestion { rule, text: (*question).into(), norm: 0.0 });
                Ok(())
            })?;
        }
        questions.by_lang.iter_mut().for_each(LangQuestions::weigh);
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

    /// Whether there are questions about the rules of a game.
    pub(crate) fn covers(&self, game: Game) -> bool {
        self.rules.iter().any(|rule| rule.game == game)
    }

    /// The rules that questions are about; other methods name them by their index.
    pub(crate) fn rules(&self) -> &[AskedRule] {
        &self.rules
    }

    /// The rules that have questions with a stem, each with the number of these questions.
    pub(crate) fn rules_with_stem(&self, lang: Lang, stem: &str) -> &[(AskedRuleIndex, u32)] {
        self.by_lang[lang as usize].postings.get(stem).map_or(&[], |postings| &postings.rules)
    }

    /// The IDF of a stem among the questions of a language; `None` if no question has it.
    pub(crate) fn stem_idf(&self, lang: Lang, stem: &str) -> Option<f32> {
        self.by_lang[lang as usize].postings.get(stem).map(|postings| postings.idf)
    }

    /// Whether a question of a language has a folded word.
    pub(crate) fn has_word(&self, lang: Lang, folded: &str) -> bool {
        self.by_lang[lang as usize].words.contains(folded)
    }

    /// Calls `visit` with every rule that has a similar question, and the cosine similarity of the query and that
    /// question, from 0 to 1; once for each similar question.
    pub(crate) fn compare(&self, lang: Lang, query: &[StemAlternatives], mut visit: impl FnMut(AskedRuleIndex, f32)) {
        let LangQuestions { questions, postings, .. } = &self.by_lang[lang as usize];
        if questions.is_empty() {
            return;
        }
        let rare = idf(1, questions.len());
        let (mut word, mut sum) = (SparseAccumulator::new(questions.len()), SparseAccumulator::new(questions.len()));
        let mut norm = 0.0;
        for alternatives in query {
            let mut best: Option<f32> = None;
            for (stem, weight) in alternatives {
                if let Some(postings) = postings.get(stem.as_str()) {
                    best = Some(best.unwrap_or_default().max(weight * postings.idf));
                    for &question in &postings.questions {
                        word.raise_to(question, weight * postings.idf * postings.idf);
                    }
                }
            }
            // A word that no question has is missing from each of them.
            norm += best.unwrap_or(rare).powi(2);
            word.drain(|question, score| sum.add(question, score));
        }
        let norm = norm.sqrt();
        sum.drain(|question, score| {
            let question = &questions[question as usize];
            visit(question.rule, (score / (norm * question.norm)).min(1.0));
        });
    }
}

impl LangQuestions {
    /// Works out IDF weights and norms.
    fn weigh(&mut self) {
        let count = self.questions.len();
        for postings in self.postings.values_mut() {
            postings.idf = idf(postings.questions.len(), count);
            let mut rules: Vec<AskedRuleIndex> =
                postings.questions.iter().map(|&question| self.questions[question as usize].rule).collect();
            rules.sort_unstable();
            postings.rules = rules.chunk_by(|one, other| one == other).map(|run| (run[0], index(run.len()))).collect();
            for &question in &postings.questions {
                self.questions[question as usize].norm += postings.idf.powi(2);
            }
        }
        for question in &mut self.questions {
            question.norm = question.norm.sqrt();
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
