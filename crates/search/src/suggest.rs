//! What a reader may be about to type: numbers, headwords and titles that begin like it.

use std::collections::HashSet;

use tantivy::DocId;
use vademecum_graph::{DocumentIndex, Graph, NodeId};
use vademecum_vocab::{Lang, Number};

use crate::{
    Hit, Index, SearchError, Snippet,
    rank::reading_order,
    read,
    snippet::{Marks, snippet},
    write::name_key,
};

/// How many numbers or names are looked at for a beginning that many have.
const MOST: usize = 1000;

/// A name that is less like a question is no help.
const LEAST_LIKENESS: f32 = 0.25;

impl Index {
    /// Suggestions for a text that is still being typed, best first; none if nothing begins like it.
    ///
    /// Each number and name is suggested once, from the document that its reader would open first.
    pub fn suggest(&self, graph: &Graph, text: &str, lang: Lang, limit: usize) -> Vec<Hit> {
        let found = match beginning_of_number(text) {
            Some(prefix) => self.suggest_numbers(graph, &prefix, lang),
            None => self.suggest_names(graph, &name_key(text), lang),
        };
        // A suggestion is a courtesy: an index that cannot be read says so when it is searched.
        let nodes = found.unwrap_or_default().into_iter().take(limit);
        nodes.map(|node| Hit { node, score: 1.0, snippet: title(graph, node) }).collect()
    }

    /// The names that come nearest to a question that nothing answers, nearest first.
    pub fn nearest(&self, graph: &Graph, text: &str, lang: Lang, limit: usize) -> Vec<Hit> {
        let asked = trigrams(&name_key(text));
        let order = reading_order(graph, Some(lang));
        let mut found: Vec<(f32, usize, NodeId)> = Vec::new();
        for (name, entries) in self.newest().names_from("", usize::MAX).unwrap_or_default() {
            let likeness = likeness(&asked, &trigrams(&name));
            if likeness >= LEAST_LIKENESS
                && let Some((document, node)) = self.first(graph, &order, &entries)
                && graph.document(document).lang() == lang
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
        let order = reading_order(graph, Some(lang));
        let mut found = Vec::new();
        // What stands right under it; the subrules of a whole section are no help.
        let deepest = prefix.parse().map_or(1, Number::level) + 1;
        let near = |text: &str| text.parse().is_ok_and(|number: Number| number.level() <= deepest);
        for (text, entries) in self.newest().numbers_from(prefix, MOST, near)? {
            let Ok(number) = text.parse::<Number>() else { continue };
            if let Some((_, node)) = self.first(graph, &order, &entries) {
                found.push(((number.level(), number), node));
            }
        }
        found.sort_unstable();
        Ok(found.into_iter().map(|(_, node)| node).collect())
    }

    fn suggest_names(&self, graph: &Graph, prefix: &str, lang: Lang) -> Result<Vec<NodeId>, SearchError> {
        if prefix.is_empty() {
            return Ok(Vec::new());
        }
        let order = reading_order(graph, Some(lang));
        let mut found = Vec::new();
        for (name, entries) in self.newest().names_from(prefix, MOST)? {
            if let Some((document, node)) = self.first(graph, &order, &entries) {
                let foreign = graph.document(document).lang() != lang;
                found.push((foreign, name != prefix, name, node));
            }
        }
        found.sort_unstable();
        let mut seen = HashSet::new();
        Ok(found.into_iter().map(|(.., node)| node).filter(|node| seen.insert(*node)).collect())
    }

    /// The first of some entries in the order of reading.
    fn first(&self, graph: &Graph, order: &[DocumentIndex], entries: &[DocId]) -> Option<(DocumentIndex, NodeId)> {
        let ranked = entries.iter().filter_map(|&entry| {
            let place = self.newest().place(entry);
            let document = graph.find(&self.newest().documents()[place.document])?;
            graph.document(document).get(place.node)?;
            let rank = order.iter().position(|&other| other == document)?;
            Some((rank, place.node, document))
        });
        ranked.min().map(|(_, node, document)| (document, NodeId { document, node }))
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
