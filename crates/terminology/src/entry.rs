//! The entries of a glossary, as what they are paired by; and the words that teach what words mean.

use std::{
    cell::RefCell,
    collections::{HashMap, HashSet},
};

use rust_stemmers::Stemmer;
use vademecum_document::{Document, Node, NumberedRule, Target, Term};
use vademecum_vocab::{Lang, Number, fold};

use crate::{
    company::stemmer,
    name::{parts, printed, remarks},
};
use vademecum_align::{
    lexicon::TextPair,
    text::{Vocabulary, WordId, for_each_word, title_and_text},
};

/// Longer texts are cut for learning.
const LESSON: usize = 120;

/// The first word of an English compound has at least so many letters.
const COMPOUNDED: usize = 4;

/// A name that a glossary explains: a headword, one of several in one headword, or a second one that stands in
/// a later sense.
pub(crate) struct Entry<'d> {
    pub(crate) headword: &'d str,
    /// Whether a remark stands behind the headword, such as that it is obsolete.
    pub(crate) is_remarked: bool,
    pub(crate) name: String,
    /// Which of several names in one headword it is, and whether it is several.
    pub(crate) part: Option<usize>,
    pub(crate) is_several: bool,
    pub(crate) words: Vec<WordId>,
    pub(crate) called: Vec<WordId>,
    /// The rules it cites, in the numbers of the second text.
    pub(crate) cites: HashSet<Number>,
    /// The rule that has its name as title, likewise.
    pub(crate) is: Option<Number>,
}

pub(crate) fn entries<'d>(
    document: &'d Document,
    vocabulary: &mut Vocabulary,
    link: impl Fn(Number) -> Option<Number>,
) -> Vec<Entry<'d>> {
    let titled = |rule: NumberedRule<'_>| Some((fold(&printed(rule.node.title.as_deref()?).name), rule.number));
    let titled = document.rules().filter_map(titled);
    // The deepest rule with a name is the one that tells what it is.
    let titles: HashMap<String, Number> = titled.collect();
    let stems = Stems::new(document.lang());
    let headwords = document.nodes.iter().filter_map(|node| Some(node.term.as_ref()?.headword.as_str()));
    let is_remark = remarks(headwords.clone());
    // English writes two words as one; the first of them is often a name of its own.
    let words: HashSet<String> = headwords.map(|headword| fold(&printed(headword).name)).collect();
    let compounded = |name: &str| {
        let name = fold(name);
        let mut starts = (COMPOUNDED..name.len()).rev().filter_map(|end| name.get(..end));
        let is_compound =
            |start: &&str| words.contains(*start) && stems.stemmer.stem(start) != stems.stemmer.stem(&name);
        let start = starts.find(is_compound).map(str::to_owned);
        start.filter(|_| document.lang() == Lang::En && !name.contains(' '))
    };
    let mut entries = Vec::new();
    for (node, term) in document.nodes.iter().filter_map(|node| Some((node, node.term.as_deref()?))) {
        let targets = node.references.iter().flat_map(|reference| &reference.targets);
        let cites: HashSet<Number> = targets
            .filter_map(|target| match target {
                Target::Number(number) => link(*number),
                Target::Term(_) => None,
            })
            .collect();
        for (headword, texts) in explained(node, term) {
            let mut said = stems.of(texts, vocabulary);
            said.sort_unstable();
            said.dedup();
            let whole = printed(headword).name;
            let parts_of = Some(parts(&whole, document.lang())).filter(|parts| parts.len() > 1).unwrap_or_default();
            // A stroke with spaces around it stands between names that mean the same.
            let names =
                Some(whole.as_str()).filter(|whole| !whole.contains(" / ")).into_iter().chain(parts_of.iter().copied());
            for name in names {
                let part = parts_of.iter().position(|part| *part == name);
                entries.push(Entry {
                    part,
                    is_several: part.is_none() && !parts_of.is_empty(),
                    headword,
                    is_remarked: printed(headword).bracket.is_some_and(|bracket| is_remark(&bracket)),
                    name: name.to_owned(),
                    words: said.clone(),
                    is: titles.get(&fold(name)).and_then(|&number| link(number)),
                    called: stems.of([name].into_iter().chain(compounded(name).as_deref()), vocabulary),
                    cites: cites.clone(),
                });
            }
        }
    }
    entries
}

/// The stems of the words of a language, each found once.
struct Stems {
    stemmer: Stemmer,
    known: RefCell<HashMap<String, WordId>>,
}

impl Stems {
    fn new(lang: Lang) -> Self {
        Stems { stemmer: stemmer(lang), known: RefCell::default() }
    }

    /// The stems of some texts. Accents are gone before, so that some inflections stay apart.
    fn of<'t>(&self, texts: impl IntoIterator<Item = &'t str>, vocabulary: &mut Vocabulary) -> Vec<WordId> {
        let mut known = self.known.borrow_mut();
        let mut stems = Vec::new();
        for text in texts {
            for_each_word(text, |word| {
                stems.push(known.get(word).copied().unwrap_or_else(|| {
                    let place = vocabulary.intern(&self.stemmer.stem(word));
                    known.insert(word.to_owned(), place);
                    place
                }));
            });
        }
        stems
    }
}

/// The headwords of an entry, with the texts of the senses that belong to each.
fn explained<'d>(node: &'d Node, term: &'d Term) -> Vec<(&'d str, Vec<&'d str>)> {
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

/// Rules that are the same rule, as pairs of texts to learn words from.
pub(crate) fn lessons(
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
    let stems = [from, to].map(|document| Stems::new(document.lang()));
    let distinct = |node: &Node, stems: &Stems, vocabulary: &mut Vocabulary| {
        let mut words = stems.of(title_and_text(node), vocabulary);
        words.sort_unstable();
        words.dedup();
        words.truncate(LESSON);
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
