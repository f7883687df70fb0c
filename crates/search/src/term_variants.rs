//! The variants of a word of a query: inflected, half typed, misspelled.

use vademecum_text::{FuzzyWord, TokenForm, TokenKind, fold, is_common_word, stem_for_search};
use vademecum_vocab::Lang;

use crate::{
    rule_questions::RuleQuestions,
    searcher::Searcher,
    vocabulary::{IndexVocabulary, MisspelledStem, VocabularyWord},
};

pub(crate) struct VariantWeights {
    /// Of the word as it is written, with its accents.
    written: f32,
    /// Of its stem.
    pub(crate) stemmed: f32,
    /// Of a word of which it is a prefix.
    completed: f32,
    /// Of a correction at an edit distance of one and of two.
    corrected: [f32; 2],
    /// Exponent of the frequency of a correction, relative to the most frequent one with as few edits, which is a factor of
    /// its weight.
    correction_frequency: f32,
}

pub(crate) const WEIGHTS: VariantWeights = VariantWeights {
    written: 1.02,
    stemmed: 1.0,
    completed: 0.36,
    corrected: [0.95, 0.75],
    correction_frequency: 0.25,
};

const MIN_PREFIX_CHARS: usize = 3;

/// The weight of each language for a query.
pub(crate) type LangWeights = [f32; Lang::ALL.len()];

/// A term to look up in one form and language.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Variant {
    pub(crate) lang: Lang,
    pub(crate) form: TokenForm,
    pub(crate) word: String,
    pub(crate) weight: f32,
}

/// The words of documents and of questions about them.
#[derive(Clone, Copy)]
pub(crate) struct QueryLexicon<'i> {
    pub(crate) searcher: &'i Searcher,
    pub(crate) questions: &'i RuleQuestions,
}

impl<'i> QueryLexicon<'i> {
    /// The IDF of a stem: in the documents, and no more than among the questions, where “can I” is frequent; 0 for a stem
    /// of examples alone. `None` if neither has it.
    pub(crate) fn stem_idf(self, stem: &str, lang: Lang) -> Option<f32> {
        let in_questions = self.questions.stem_idf(lang, stem);
        match (self.searcher.stem_idf(stem, lang), in_questions) {
            (Some(in_documents), Some(in_questions)) if in_documents > 0.0 => Some(in_documents.min(in_questions)),
            (in_documents, in_questions) => in_questions.or(in_documents),
        }
    }

    /// Whether a folded word is used as it is typed, apart from accents.
    pub(crate) fn has_word(self, folded: &str, lang: Lang) -> bool {
        self.spellings_of(folded, lang).next().is_some()
    }

    /// Whether a word is used in any language as it is typed, apart from accents: by documents, by questions, or in
    /// everyday language.
    pub(crate) fn is_used(self, word: &str) -> bool {
        let folded = fold(word);
        Lang::ALL.into_iter().any(|lang| self.has_word(&folded, lang) || is_common_word(&folded, lang))
    }

    /// The words nearest to a misspelled one in the documents and in the questions, each with its edit distance.
    pub(crate) fn corrections(self, typed: &FuzzyWord, lang: Lang) -> Vec<(&'i VocabularyWord, u8)> {
        let vocabularies = [self.searcher.vocabulary(lang), self.questions.vocabulary(lang)];
        vocabularies.into_iter().flat_map(|words| words.corrections(typed)).collect()
    }

    /// The entries of a folded word: in the documents, in the questions.
    pub(crate) fn spellings_of(
        self,
        folded: &str,
        lang: Lang,
    ) -> impl Iterator<Item = &'i VocabularyWord> + use<'i, '_> {
        let vocabularies = [self.searcher.vocabulary(lang), self.questions.vocabulary(lang)];
        vocabularies.into_iter().filter_map(move |words| words.get(folded))
    }
}

/// The variants of a number or symbol, which is the same in every language.
pub(crate) fn symbol_variants(text: &str) -> Vec<Variant> {
    let variant = |lang| Variant {
        lang,
        form: TokenForm::Stemmed,
        word: TokenForm::Exact.normalize(text, TokenKind::NumberOrSymbol, lang),
        weight: 1.0,
    };
    Lang::ALL.map(variant).to_vec()
}

/// The IDF of the variant with the highest weight.
pub(crate) fn idf(variants: &[Variant], lexicon: QueryLexicon<'_>) -> f32 {
    let stems = variants.iter().filter(|variant| variant.form == TokenForm::Stemmed);
    let idfs = stems.filter_map(|variant| {
        let idf = lexicon.stem_idf(&variant.word, variant.lang).filter(|&idf| idf > 0.0)?;
        Some((variant.weight, idf))
    });
    // Of several variants with that weight, the most frequent.
    let likeliest = idfs.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.total_cmp(&a.1)));
    likeliest.map_or(0.0, |(_, idf)| idf)
}

/// The stems of a word in a language. Stemmers need accents, so the stems of all accented spellings in the documents
/// and questions are included.
pub(crate) fn stems(text: &str, lang: Lang, lexicon: QueryLexicon<'_>) -> Vec<String> {
    let exact = TokenForm::Exact.normalize(text, TokenKind::Word, lang);
    let folded = fold(&exact);
    let accented = lexicon.spellings_of(&folded, lang).flat_map(|word| &word.accented);
    let mut stems = vec![stem_for_search(&exact, lang)];
    stems.extend(accented.map(|spelling| stem_for_search(spelling, lang)));
    stems.sort_unstable();
    stems.dedup();
    stems
}

/// The word as typed and its stems, in the languages that have them.
pub(crate) fn written_variants(text: &str, langs: &LangWeights, lexicon: QueryLexicon<'_>) -> Vec<Variant> {
    let searcher = lexicon.searcher;
    let mut variants = Vec::new();
    for lang in Lang::ALL {
        let weight = langs[lang as usize];
        let words = searcher.vocabulary(lang);
        let exact = TokenForm::Exact.normalize(text, TokenKind::Word, lang);
        if words.get(&fold(&exact)).is_some_and(|word| word.is_ambiguous()) {
            variants.push(Variant { lang, form: TokenForm::Exact, word: exact, weight: WEIGHTS.written * weight });
        }
        let known = stems(text, lang, lexicon).into_iter().filter(|stem| lexicon.stem_idf(stem, lang).is_some());
        variants.extend(known.map(|word| Variant {
            lang,
            form: TokenForm::Stemmed,
            word,
            weight: WEIGHTS.stemmed * weight,
        }));
    }
    variants
}

/// The words of which a half-typed word is a prefix.
pub(crate) fn prefix_variants(text: &str, langs: &LangWeights, searcher: &Searcher) -> Vec<Variant> {
    let folded = fold(text);
    if folded.chars().count() < MIN_PREFIX_CHARS {
        return Vec::new();
    }
    let in_lang = |lang: Lang| {
        let weight = WEIGHTS.completed * langs[lang as usize];
        let words = searcher.vocabulary(lang).completions(&folded).into_iter();
        words.map(move |word| Variant { lang, form: TokenForm::Folded, word: word.folded().to_owned(), weight })
    };
    Lang::ALL.into_iter().flat_map(in_lang).collect()
}

/// Corrections of a word.
#[derive(Debug, Clone, Default)]
pub(crate) struct Corrections {
    /// The stems of the words that it may be a misspelling of.
    pub(crate) variants: Vec<Variant>,
    /// The spellings of these words.
    pub(crate) spellings: Vec<(Lang, String)>,
    /// The likeliest of these words.
    pub(crate) likeliest: Option<String>,
    /// Whether it is too near to one of them to be another word that nobody knows.
    pub(crate) is_sure: bool,
}

/// Minimum number of letters of a word that is surely misspelled if it is one edit from a known word. Many shorter ones are
/// words of everyday life.
const MIN_SURE_LETTERS: usize = 7;

/// The words of which an unknown word may be a misspelling. For one that is `known` as an inflection, corrections by stem
/// are left out.
pub(crate) fn corrections(text: &str, langs: &LangWeights, known: bool, lexicon: QueryLexicon<'_>) -> Corrections {
    let folded = fold(text);
    let mut corrections = Corrections::default();
    let Some(typed) = FuzzyWord::new(&folded).filter(|_| !is_one_letter(&folded)) else { return corrections };
    let of_langs = Lang::ALL.map(|lang| nearest_words(lang, (&typed, &folded), known, lexicon));
    let fewest = |is_counted: &dyn Fn(Lang) -> bool| {
        let of_counted = Lang::ALL.into_iter().filter(|&lang| is_counted(lang));
        of_counted.flat_map(|lang| &of_langs[lang as usize]).map(|found| found.edits).min()
    };
    // What is near in the languages of the query is not looked for farther away in another.
    let fewest_of_likely = fewest(&|lang| langs[lang as usize] >= 1.0);
    corrections.is_sure = fewest(&|_| true) == Some(1) && folded.chars().count() >= MIN_SURE_LETTERS;
    let mut best = (0.0, 0);
    for lang in Lang::ALL {
        let found = &of_langs[lang as usize];
        let most = found.iter().map(|correction| correction.frequency).max().unwrap_or_default().max(1) as f32;
        for &Correction { word, edits, frequency } in found {
            if fewest_of_likely.is_some_and(|fewest| edits > fewest) {
                continue;
            }
            let likelihood = (frequency as f32 / most).powf(WEIGHTS.correction_frequency);
            let weight = WEIGHTS.corrected[usize::from(edits > 1)] * langs[lang as usize] * likelihood;
            if (weight, frequency) > best {
                best = (weight, frequency);
                corrections.likeliest = Some(word.spelling().to_owned());
            }
            for spelling in word.accented.iter().map(AsRef::as_ref).chain([word.folded()]) {
                let word = stem_for_search(spelling, lang);
                match corrections.variants.iter_mut().find(|other| other.lang == lang && other.word == word) {
                    Some(other) => other.weight = other.weight.max(weight),
                    None => corrections.variants.push(Variant { lang, form: TokenForm::Stemmed, word, weight }),
                }
                corrections.spellings.push((lang, spelling.to_owned()));
            }
        }
    }
    corrections
}

/// A word that another may be a misspelling of.
#[derive(Clone, Copy)]
struct Correction<'i> {
    word: &'i VocabularyWord,
    /// The edit distance.
    edits: u8,
    /// How often documents and questions have it.
    frequency: u32,
}

/// The words of a language that a word may be a misspelling of: those with the fewest edits.
fn nearest_words<'i>(
    lang: Lang,
    (typed, folded): (&FuzzyWord, &str),
    known: bool,
    lexicon: QueryLexicon<'i>,
) -> Vec<Correction<'i>> {
    let vocabularies = [lexicon.searcher.vocabulary(lang), lexicon.questions.vocabulary(lang)];
    let find = |search: &dyn Fn(&'i IndexVocabulary) -> Vec<(&'i VocabularyWord, u8)>| {
        let mut found: Vec<(&VocabularyWord, u8)> = vocabularies.into_iter().flat_map(search).collect();
        let fewest = found.iter().map(|&(_, edits)| edits).min();
        found.retain(|&(_, edits)| Some(edits) == fewest);
        found
    };
    let mut found = find(&|words| words.corrections(typed));
    if found.is_empty()
        && !known
        && let Some(stem) = MisspelledStem::new(folded, lang)
    {
        found = find(&|words| words.corrections_by_stem(typed, &stem));
    }
    let frequency =
        |word: &str| vocabularies.iter().filter_map(|words| words.get(word)).map(|word| word.frequency).sum();
    found.into_iter().map(|(word, edits)| Correction { word, edits, frequency: frequency(word.folded()) }).collect()
}

/// Whether a word is one letter over and over: `qqqq` is not a misspelling.
pub(crate) fn is_one_letter(word: &str) -> bool {
    let mut letters = word.chars();
    let first = letters.next();
    letters.all(|letter| Some(letter) == first)
}
