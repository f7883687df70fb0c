//! Glossary entries prepared for matching, and the training pairs of the lexicon.

use std::{
    cell::RefCell,
    collections::{HashMap, HashSet},
};

use vademecum_document::{Document, Node, NumberedRule, Target, Term};
use vademecum_text::{Stemmer, Vocabulary, WordId, fold, for_each_rule_word};
use vademecum_vocab::{Lang, Number};

use crate::printed_name::{parse_name, remark_test, split_names};
use vademecum_align::{lexicon::TextPair, text::title_and_text};

/// Maximum number of distinct stems of a text that the lexicon is learned from.
const MAX_TRAINING_WORDS: usize = 120;

/// Minimum number of letters of the first word of an English compound.
const MIN_COMPOUND_START: usize = 4;

/// A name that a glossary explains: a headword, one of several names in a headword, or a second headword in a later sense.
pub(crate) struct GlossaryEntry<'d> {
    pub(crate) headword: &'d str,
    /// Whether the headword has a remark (`obsolete`).
    pub(crate) is_remarked: bool,
    pub(crate) name: String,
    /// Its index among several names in one headword.
    pub(crate) part: Option<usize>,
    /// Whether it is a headword of several names.
    pub(crate) is_several: bool,
    /// The distinct stems of its explanation, sorted.
    pub(crate) text_stems: Vec<WordId>,
    /// The stems of the name.
    pub(crate) name_stems: Vec<WordId>,
    /// The rules it cites, by their numbers in the second document.
    pub(crate) cites: HashSet<Number>,
    /// The rule that has its name as title, likewise.
    pub(crate) defining_rule: Option<Number>,
}

/// The entries of a document's glossary; `link` maps a number of the document to the second document.
pub(crate) fn entries<'d>(
    document: &'d Document,
    vocabulary: &mut Vocabulary,
    link: impl Fn(Number) -> Option<Number>,
) -> Vec<GlossaryEntry<'d>> {
    let titled = |rule: NumberedRule<'_>| Some((fold(&parse_name(rule.node.title.as_deref()?).name), rule.number));
    let titled = document.rules().filter_map(titled);
    // The deepest rule with a title is the one that defines it.
    let titles: HashMap<String, Number> = titled.collect();
    let stems = StemCache::new(document.lang());
    let headwords = document.terms().map(|(_, term)| term.headword.as_str());
    let is_remark = remark_test(headwords.clone());
    // The first word of an English compound is often a name of its own.
    let words: HashSet<String> = headwords.map(|headword| fold(&parse_name(headword).name)).collect();
    let compounded = |name: &str| {
        let name = fold(name);
        let mut starts = (MIN_COMPOUND_START..name.len()).rev().filter_map(|end| name.get(..end));
        let is_compound = |start: &&str| {
            words.contains(*start) && stems.stemmer.folded_stem(start) != stems.stemmer.folded_stem(&name)
        };
        let start = starts.find(is_compound).map(str::to_owned);
        start.filter(|_| document.lang() == Lang::En && !name.contains(' '))
    };
    let mut entries = Vec::new();
    for (node, term) in document.terms() {
        let targets = node.references.iter().flat_map(|reference| &reference.targets);
        let cites: HashSet<Number> = targets
            .filter_map(|target| match target {
                Target::Number(number) => link(*number),
                Target::Term(_) => None,
            })
            .collect();
        for (headword, texts) in headwords_with_senses(node, term) {
            let mut text_stems = stems.stem(texts, vocabulary);
            text_stems.sort_unstable();
            text_stems.dedup();
            let whole = parse_name(headword).name;
            let parts_of =
                Some(split_names(&whole, document.lang())).filter(|parts| parts.len() > 1).unwrap_or_default();
            // A stroke with spaces around it separates synonyms.
            let names =
                Some(whole.as_str()).filter(|whole| !whole.contains(" / ")).into_iter().chain(parts_of.iter().copied());
            for name in names {
                let part = parts_of.iter().position(|part| *part == name);
                entries.push(GlossaryEntry {
                    part,
                    is_several: part.is_none() && !parts_of.is_empty(),
                    headword,
                    is_remarked: parse_name(headword).bracket.is_some_and(|bracket| is_remark(&bracket)),
                    name: name.to_owned(),
                    text_stems: text_stems.clone(),
                    defining_rule: titles.get(&fold(name)).and_then(|&number| link(number)),
                    name_stems: stems.stem([name].into_iter().chain(compounded(name).as_deref()), vocabulary),
                    cites: cites.clone(),
                });
            }
        }
    }
    entries
}

/// A stemmer that computes the stem of each distinct word once.
struct StemCache {
    stemmer: Stemmer,
    known: RefCell<HashMap<String, WordId>>,
}

impl StemCache {
    fn new(lang: Lang) -> Self {
        StemCache { stemmer: Stemmer::new(lang), known: RefCell::default() }
    }

    /// The stems of some texts. The stemmer sees folded words.
    fn stem<'t>(&self, texts: impl IntoIterator<Item = &'t str>, vocabulary: &mut Vocabulary) -> Vec<WordId> {
        let mut known = self.known.borrow_mut();
        let mut stems = Vec::new();
        for text in texts {
            for_each_rule_word(text, |word| {
                stems.push(known.get(word).copied().unwrap_or_else(|| {
                    let place = vocabulary.intern(&self.stemmer.folded_stem(word));
                    known.insert(word.to_owned(), place);
                    place
                }));
            });
        }
        stems
    }
}

/// The headwords of an entry, with the texts of their senses.
fn headwords_with_senses<'d>(node: &'d Node, term: &'d Term) -> Vec<(&'d str, Vec<&'d str>)> {
    let mut explained = vec![(term.headword.as_str(), Vec::new())];
    for sense in &term.senses {
        if let Some(headword) = &sense.headword {
            explained.push((headword, Vec::new()));
        }
        if let Some((_, texts)) = explained.last_mut() {
            texts.push(sense.text.as_str());
        }
    }
    if let [(_, texts)] = explained.as_mut_slice() {
        *texts = vec![node.text.as_str()];
    }
    explained
}

/// The texts of matched rules, to learn a lexicon from.
pub(crate) fn training_pairs(
    from: &Document,
    to: &Document,
    links: &HashMap<Number, Number>,
    left: &mut Vocabulary,
    right: &mut Vocabulary,
) -> Vec<TextPair> {
    let numbered = |document: &'_ Document| -> HashMap<Number, usize> {
        document.rules().map(|rule| (rule.number, rule.index.get())).collect()
    };
    let (ours, theirs) = (numbered(from), numbered(to));
    let stems = [from, to].map(|document| StemCache::new(document.lang()));
    let distinct = |node: &Node, stems: &StemCache, vocabulary: &mut Vocabulary| {
        let mut words = stems.stem(title_and_text(node), vocabulary);
        words.sort_unstable();
        words.dedup();
        words.truncate(MAX_TRAINING_WORDS);
        words
    };
    let mut numbers: Vec<(Number, Number)> = links.iter().map(|(&from, &to)| (from, to)).collect();
    numbers.sort_unstable();
    let pairs = numbers.into_iter().filter_map(|(number, other)| {
        let (from, to) = (&from.nodes[*ours.get(&number)?], &to.nodes[*theirs.get(&other)?]);
        Some((distinct(from, &stems[0], left), distinct(to, &stems[1], right)))
    });
    pairs.filter(|(from, to)| !from.is_empty() && !to.is_empty()).collect()
}
