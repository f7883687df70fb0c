//! Glossary entries prepared for matching, and the training pairs of the lexicon.

use std::collections::{HashMap, HashSet};

use vademecum_document::{Document, Node, NumberedRule, Reference, Term};
use vademecum_text::{StemVocabulary, Stemmer, WordId, fold};
use vademecum_vocab::{Lang, Number};

use crate::{
    cooccurrence::matched_rules,
    printed_name::{parse_name, remark_test, split_names},
};
use vademecum_align::{lexicon::TextPair, node_text::title_and_text};

/// Minimum number of letters of the first word of an English compound.
const MIN_COMPOUND_START: usize = 4;

/// Maximum number of bytes of an English compound: every beginning of it is looked up.
const MAX_COMPOUND_BYTES: usize = 64;

/// A name that a glossary explains: a headword, one of several names in a headword, or a second headword in a later
/// sense.
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
    pub(crate) name_stems: Vec<WordId>,
    /// The rules it cites, by their numbers in the second document.
    pub(crate) cites: HashSet<Number>,
    /// The rule that has its name as title, likewise.
    pub(crate) defining_rule: Option<Number>,
}

/// The entries of a document's glossary; `link` maps a number of the document to the second document.
pub(crate) fn entries<'d>(
    document: &'d Document,
    vocabulary: &mut StemVocabulary,
    link: impl Fn(Number) -> Option<Number>,
) -> Vec<GlossaryEntry<'d>> {
    let titled = |rule: NumberedRule<'_>| Some((fold(&parse_name(rule.node.title.as_deref()?).name), rule.number));
    let titled = document.rules().filter_map(titled);
    // The deepest rule with a title is the one that defines it.
    let titles: HashMap<String, Number> = titled.collect();
    let stemmer = Stemmer::new(document.lang());
    let headwords = document.terms().map(|(_, term)| term.headword.as_str());
    let is_remark = remark_test(headwords.clone());
    // The first word of an English compound is often a name of its own.
    let words: HashSet<String> = headwords.map(|headword| fold(&parse_name(headword).name)).collect();
    let compounded =
        |name: &str| if document.lang() == Lang::En { compound_start(&fold(name), &words, &stemmer) } else { None };
    let mut entries = Vec::new();
    for (node, term) in document.terms() {
        let cites: HashSet<Number> = node.references.iter().flat_map(Reference::numbers).filter_map(&link).collect();
        for (headword, texts) in headwords_with_senses(node, term) {
            let mut text_stems = vocabulary.intern_comparable_words(texts);
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
                    name_stems: vocabulary
                        .intern_comparable_words([name].into_iter().chain(compounded(name).as_deref())),
                    cites: cites.clone(),
                });
            }
        }
    }
    entries
}

/// The longest of some words that a folded name of one word begins with, unless it is a form of the same word.
fn compound_start(name: &str, words: &HashSet<String>, stemmer: &Stemmer) -> Option<String> {
    if name.contains(' ') || name.len() > MAX_COMPOUND_BYTES {
        return None;
    }
    let mut starts = (MIN_COMPOUND_START..name.len()).rev().filter_map(|end| name.get(..end));
    let is_compound = |start: &&str| words.contains(*start) && stemmer.stem_folded(start) != stemmer.stem_folded(name);
    starts.find(is_compound).map(str::to_owned)
}

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
    left: &mut StemVocabulary,
    right: &mut StemVocabulary,
) -> Vec<TextPair> {
    let distinct = |node: &Node, vocabulary: &mut StemVocabulary| {
        let mut words = vocabulary.intern_comparable_words(title_and_text(node));
        words.sort_unstable();
        words.dedup();
        words
    };
    let rules = matched_rules(from, to, links).into_iter();
    rules.filter_map(|(from, to)| TextPair::new(distinct(from.node, left), distinct(to.node, right))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginnings_of_an_endless_word_are_not_looked_up() {
        let start = |name: &str| compound_start(name, &["land".to_owned()].into(), &Stemmer::new(Lang::En));
        assert_eq!(start("landwalk").as_deref(), Some("land"));
        assert_eq!(start(&format!("land{}", "x".repeat(MAX_COMPOUND_BYTES))), None);
    }
}
