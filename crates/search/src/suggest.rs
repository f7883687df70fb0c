//! What a reader may be about to type: numbers, and names that begin like it or have a word that does.

use std::collections::HashSet;

use tantivy::DocId;
use vademecum_document::NodeKind;
use vademecum_graph::{DocumentIndex, Graph, NodeId};
use vademecum_text::FuzzyPrefix;
use vademecum_vocab::{Lang, Number};

use crate::{
    Hit, Index, SearchError, Snippet,
    names::Called,
    rank::reading_order,
    read,
    snippet::{Marks, snippet},
    write::name_key,
};

/// How many numbers or names are looked at for a beginning that many have.
const MOST: usize = 1000;

/// In shorter texts one more error makes anything of them.
const SHORTEST_MISTYPED: usize = 5;

/// A name that is less like a question is no help.
const LEAST_LIKENESS: f32 = 0.25;

/// How a name is like what was typed, best first; what another language calls so comes after what the reader's
/// does, and both before errors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Like {
    Whole { foreign: bool },
    Beginning,
    WordInside,
    ForeignBeginning,
    ForeignWordInside,
    Mistyped { foreign: bool },
}

impl Index {
    /// Suggestions for a text that is still being typed, best first; none if nothing begins like it.
    ///
    /// Each number and name is suggested once: what a name of any language calls is shown in the reader's language
    /// where it has a text there, else in the document that its reader would open first.
    pub fn suggest(&self, graph: &Graph, text: &str, lang: Lang, limit: usize) -> Vec<Hit> {
        // A suggestion is a courtesy: an index that cannot be read says so when it is searched.
        let found = match beginning_of_number(text) {
            Some(prefix) => self.asked(graph, || self.suggest_numbers(graph, &prefix, lang)).unwrap_or_default(),
            None => self.suggest_names(graph, &name_key(text), lang, limit),
        };
        let nodes = found.into_iter().take(limit);
        nodes.map(|node| Hit { node, score: 1.0, snippet: title(graph, node) }).collect()
    }

    /// The term that a whole text is the name of, in a language: by its name there, else by what other languages call
    /// it, where all of them mean the same.
    pub fn term_named(&self, graph: &Graph, text: &str, lang: Lang) -> Option<NodeId> {
        let readers = Readers::new(self, graph, lang);
        let is_own = self.is_name(text, lang);
        let names = self.newest().names();
        let key = name_key(text);
        let things =
            names.whole(&key).filter(|called| !is_own || called.lang == lang).flat_map(|called| &called.things);
        let terms = things.filter_map(|&thing| {
            let texts = self.newest().things().texts(thing).iter().filter_map(|&entry| readers.place(entry));
            texts
                .filter(|&(_, node)| {
                    let view = graph.view(node);
                    view.node().kind == NodeKind::Term && view.document().lang() == lang
                })
                .min()
        });
        let mut terms: Vec<(usize, NodeId)> = terms.collect();
        terms.sort_unstable();
        terms.dedup();
        match terms.as_slice() {
            [(_, first), ..] if is_own || terms.len() == 1 => Some(*first),
            _ => None,
        }
    }

    /// Whether a whole text is the name of anything in a language.
    pub fn is_name(&self, text: &str, lang: Lang) -> bool {
        self.newest().names().whole(&name_key(text)).any(|called| called.lang == lang)
    }

    /// The names that come nearest to a question that nothing answers, nearest first.
    pub fn nearest(&self, graph: &Graph, text: &str, lang: Lang, limit: usize) -> Vec<Hit> {
        let asked = trigrams(&name_key(text));
        let readers = Readers::new(self, graph, lang);
        let mut found: Vec<(f32, usize, NodeId)> = Vec::new();
        for called in self.newest().names().iter().filter(|called| called.lang == lang) {
            let likeness = likeness(&asked, &trigrams(called.name()));
            if likeness >= LEAST_LIKENESS
                && let Some((foreign, _, node)) = readers.text(called)
                && !foreign
            {
                found.push((likeness, found.len(), node));
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let mut seen = HashSet::new();
        let nodes = found.into_iter().filter(|(_, _, node)| seen.insert(*node)).take(limit);
        nodes.map(|(score, _, node)| Hit { node, score, snippet: title(graph, node) }).collect()
    }

    fn suggest_numbers(&self, graph: &Graph, prefix: &str, lang: Lang) -> Result<Vec<NodeId>, SearchError> {
        let readers = Readers::new(self, graph, lang);
        let mut found = Vec::new();
        // What stands right under it; the subrules of a whole section are no help.
        let deepest = prefix.parse().map_or(1, Number::level) + 1;
        let near = |text: &str| text.parse().is_ok_and(|number: Number| number.level() <= deepest);
        for (text, entries) in self.newest().numbers_from(prefix, MOST, near)? {
            let Ok(number) = text.parse::<Number>() else { continue };
            let texts = entries.iter().filter_map(|&entry| readers.place(entry));
            if let Some((_, node)) = texts.min() {
                found.push(((number.level(), number), node));
            }
        }
        found.sort_unstable();
        Ok(found.into_iter().map(|(_, node)| node).collect())
    }

    fn suggest_names(&self, graph: &Graph, typed: &str, lang: Lang, limit: usize) -> Vec<NodeId> {
        if typed.is_empty() {
            return Vec::new();
        }
        let readers = Readers::new(self, graph, lang);
        let names = self.newest().names();
        let suggestion = |like: Like, called: &Called| {
            let (foreign, is_card, node) = readers.text(called)?;
            // What one word completes comes before what goes on behind it.
            let words = called.name().split(' ').count();
            Some((like, foreign, is_card, words, called.name().to_owned(), node))
        };
        let begun = names.from(typed).take(MOST).filter_map(|called| {
            let foreign = called.lang != lang;
            let like = match called.name() == typed {
                true => Like::Whole { foreign },
                false if foreign => Like::ForeignBeginning,
                false => Like::Beginning,
            };
            suggestion(like, called)
        });
        let inside = names.with_word_from(typed).take(MOST).filter_map(|called| {
            suggestion(if called.lang == lang { Like::WordInside } else { Like::ForeignWordInside }, called)
        });
        let mut found: Vec<_> = begun.chain(inside).collect();
        if found.len() < limit && typed.chars().count() >= SHORTEST_MISTYPED {
            let mistyped = FuzzyPrefix::new(typed);
            found.extend(
                names
                    .begun(&mistyped)
                    .take(MOST)
                    .filter_map(|called| suggestion(Like::Mistyped { foreign: called.lang != lang }, called)),
            );
        }
        found.sort_unstable();
        let mut seen = HashSet::new();
        found.into_iter().map(|(.., node)| node).filter(|node| seen.insert(*node)).collect()
    }
}

/// One reader's choice among the texts of things.
struct Readers<'i> {
    index: &'i Index,
    graph: &'i Graph,
    lang: Lang,
    /// By document of the index: it, and its place in the order in which the reader would open them.
    documents: Vec<Option<(usize, DocumentIndex)>>,
}

impl<'i> Readers<'i> {
    fn new(index: &'i Index, graph: &'i Graph, lang: Lang) -> Self {
        let order = reading_order(graph, Some(lang));
        let place = |id| {
            let document = graph.find(id)?;
            Some((order.iter().position(|&other| other == document)?, document))
        };
        Readers { index, graph, lang, documents: index.newest().documents().iter().map(place).collect() }
    }

    /// An entry's node, with the place of its document.
    fn place(&self, entry: DocId) -> Option<(usize, NodeId)> {
        let place = self.index.newest().place(entry);
        let (rank, document) = self.documents[place.document]?;
        self.graph.document(document).get(place.node)?;
        Some((rank, NodeId { document, node: place.node }))
    }

    /// The text that a name leads to, whether it is of another language, and whether it is of a card.
    fn text(&self, called: &Called) -> Option<(bool, bool, NodeId)> {
        let things = self.index.newest().things();
        let entries = called.things.iter().flat_map(|&thing| things.texts(thing));
        let texts = entries.filter_map(|&entry| {
            let (rank, node) = self.place(entry)?;
            let view = self.graph.view(node);
            let foreign = view.document().lang() != self.lang;
            Some((foreign, view.node().kind == NodeKind::Card, rank, node))
        });
        texts.min().map(|(foreign, is_card, _, node)| (foreign, is_card, node))
    }
}

/// The runs of three letters of a text, its ends included, in order.
fn trigrams(text: &str) -> Vec<[char; 3]> {
    let letters: Vec<char> = std::iter::once(' ').chain(text.chars()).chain([' ']).collect();
    let mut trigrams: Vec<[char; 3]> = letters.windows(3).filter_map(|run| run.try_into().ok()).collect();
    trigrams.sort_unstable();
    trigrams.dedup();
    trigrams
}

/// How much of two texts is the same: 1 for all, 0 for nothing.
fn likeness(one: &[[char; 3]], other: &[[char; 3]]) -> f32 {
    let common = one.iter().filter(|trigram| other.binary_search(trigram).is_ok()).count();
    2.0 * common as f32 / (one.len() + other.len()).max(1) as f32
}

/// The text that the numbers a reader may mean begin with.
fn beginning_of_number(text: &str) -> Option<String> {
    if let Some(read) = read::number(text) {
        return Some(read.number.to_string());
    }
    let digits = text.trim();
    (!digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())).then(|| digits.to_owned())
}

/// A node's title, or how its text begins.
fn title(graph: &Graph, node: NodeId) -> Snippet {
    let view = graph.view(node);
    match &view.node().title {
        Some(title) => Snippet { text: title.clone(), marked: Vec::new() },
        None => snippet(view.node(), view.document().lang(), &Marks::default()),
    }
}
