//! Completion: suggestions of numbers and names for a half-typed query.

use std::collections::{BTreeSet, HashSet};

use tantivy::DocId;
use vademecum_document::NodeKind;
use vademecum_graph::{DocumentIndex, Graph, NodeId};
use vademecum_text::FuzzyPrefix;
use vademecum_vocab::{Lang, Number};

use crate::{
    Hit, Index, SearchError, Snippet,
    indexer::name_key,
    name_index::{BegunWord, NameEntry},
    parse,
    ranking::documents_by_preference,
    snippet::{Highlighter, snippet},
};

/// Maximum number of numbers or names that are examined for a prefix.
const MAX_EXAMINED: usize = 1000;

/// Minimum length of a prefix that is matched with an edit, in characters.
const MIN_FUZZY_CHARS: usize = 5;

/// Maximum number of words of a query that are compared one by one with those of names.
const MAX_BEGUN_WORDS: usize = 8;

/// Minimum trigram similarity of a name to a query that nothing matches.
const MIN_SIMILARITY: f32 = 0.25;

/// The match of a name with the typed text, best first: names in the reader's language before those in others, and both
/// before misspelled ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum SuggestionRank {
    Exact { foreign: bool },
    Prefix,
    InnerPrefix,
    ForeignPrefix,
    ForeignInnerPrefix,
    Fuzzy { foreign: bool },
}

impl Index {
    /// Suggestions for a half-typed query, best first.
    ///
    /// Each item is suggested once, whatever the language of the name: with its text in the reader's language, or else
    /// the first one in reading order.
    pub fn suggest(&self, graph: &Graph, text: &str, lang: Lang, limit: usize) -> Vec<Hit> {
        // Errors are ignored here: a search reports them.
        let found = match number_prefix(text) {
            Some(prefix) => self.with_rebuild(graph, || self.suggest_numbers(graph, &prefix, lang)).unwrap_or_default(),
            None => self.suggest_names(graph, &name_key(text), lang, limit),
        };
        let nodes = found.into_iter().take(limit);
        nodes.map(|node| Hit { node, also: Vec::new(), score: 1.0, snippet: title(graph, node) }).collect()
    }

    /// The glossary entry, in a language, whose name a text is: its name in that language, or else in others if all of
    /// them have one meaning.
    pub fn glossary_entry_named(&self, graph: &Graph, text: &str, lang: Lang) -> Option<NodeId> {
        let readers = ReaderTexts::new(self, graph, lang);
        let is_own = self.is_name(text, lang);
        let names = &self.newest_editions_searcher().names;
        let key = name_key(text);
        let items = names.exact(&key).filter(|entry| !is_own || entry.lang == lang).flat_map(|entry| &entry.items);
        let terms = items.filter_map(|&item| {
            let texts =
                self.newest_editions_searcher().items.entries(item).iter().filter_map(|&entry| readers.location(entry));
            texts
                .filter(|&(_, node)| {
                    let view = graph.view(node);
                    view.node().kind() == NodeKind::Term && view.document().lang() == lang
                })
                .min()
        });
        let terms: BTreeSet<(usize, NodeId)> = terms.collect();
        terms.first().filter(|_| is_own || terms.len() == 1).map(|&(_, first)| first)
    }

    /// Whether a text is the name of an item in a language.
    pub fn is_name(&self, text: &str, lang: Lang) -> bool {
        self.newest_editions_searcher().names.exact(&name_key(text)).any(|entry| entry.lang == lang)
    }

    /// The names most similar to a query without hits, by trigrams; most similar first.
    pub fn similar_names(&self, graph: &Graph, text: &str, lang: Lang, limit: usize) -> Vec<Hit> {
        let query = trigrams(&name_key(text));
        let readers = ReaderTexts::new(self, graph, lang);
        let mut found: Vec<(f32, usize, NodeId)> = Vec::new();
        for entry in self.newest_editions_searcher().names.iter().filter(|entry| entry.lang == lang) {
            let similarity = trigram_dice(&query, &trigrams(entry.name()));
            if similarity >= MIN_SIMILARITY
                && let Some((foreign, _, node)) = readers.text(entry)
                && !foreign
            {
                found.push((similarity, found.len(), node));
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let mut seen = HashSet::new();
        let nodes = found.into_iter().filter(|(_, _, node)| seen.insert(*node)).take(limit);
        nodes.map(|(score, _, node)| Hit { node, also: Vec::new(), score, snippet: title(graph, node) }).collect()
    }

    fn suggest_numbers(&self, graph: &Graph, prefix: &str, lang: Lang) -> Result<Vec<NodeId>, SearchError> {
        let readers = ReaderTexts::new(self, graph, lang);
        let mut found = Vec::new();
        // Only the next level below the prefix.
        let deepest = prefix.parse().map_or(1, Number::level) + 1;
        let is_shallow = |text: &str| text.parse().is_ok_and(|number: Number| number.level() <= deepest);
        for (text, entries) in self.newest_editions_searcher().numbers_with_prefix(prefix, MAX_EXAMINED, is_shallow)? {
            let Ok(number) = text.parse::<Number>() else { continue };
            let texts = entries.iter().filter_map(|&entry| readers.location(entry));
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
        let readers = ReaderTexts::new(self, graph, lang);
        let names = &self.newest_editions_searcher().names;
        let suggestion = |rank: SuggestionRank, entry: &NameEntry| {
            let (foreign, is_card, node) = readers.text(entry)?;
            // Short names first.
            let words = entry.name().split(' ').count();
            Some((rank, foreign, is_card, words, entry.name().to_owned(), node))
        };
        let by_prefix = names.with_prefix(typed).take(MAX_EXAMINED).filter_map(|entry| {
            let foreign = entry.lang != lang;
            let rank = match entry.name() == typed {
                true => SuggestionRank::Exact { foreign },
                false if foreign => SuggestionRank::ForeignPrefix,
                false => SuggestionRank::Prefix,
            };
            suggestion(rank, entry)
        });
        let inside = names.with_inner_prefix(typed).take(MAX_EXAMINED).filter_map(|entry| {
            suggestion(
                if entry.lang == lang { SuggestionRank::InnerPrefix } else { SuggestionRank::ForeignInnerPrefix },
                entry,
            )
        });
        let mut found: Vec<_> = by_prefix.chain(inside).collect();
        if found.len() < limit && typed.chars().count() >= MIN_FUZZY_CHARS {
            let prefix = FuzzyPrefix::new(typed);
            found.extend(
                names
                    .with_fuzzy_prefix(&prefix)
                    .take(MAX_EXAMINED)
                    .filter_map(|entry| suggestion(SuggestionRank::Fuzzy { foreign: entry.lang != lang }, entry)),
            );
        }
        let words = typed.split(' ');
        if found.is_empty() && (2..=MAX_BEGUN_WORDS).contains(&words.clone().count()) {
            let words: Vec<BegunWord> = words.map(BegunWord::new).collect();
            let begun = names.with_begun_words(&words).take(MAX_EXAMINED);
            let rank = |entry: &NameEntry| SuggestionRank::Fuzzy { foreign: entry.lang != lang };
            found.extend(begun.filter_map(|entry| suggestion(rank(entry), entry)));
        }
        found.sort_unstable();
        let mut seen = HashSet::new();
        found.into_iter().map(|(.., node)| node).filter(|node| seen.insert(*node)).collect()
    }
}

/// The text of each item in the language of one reader.
struct ReaderTexts<'i> {
    index: &'i Index,
    graph: &'i Graph,
    lang: Lang,
    /// For each document of the index, its position in reading order, and its index in the graph.
    documents: Vec<Option<(usize, DocumentIndex)>>,
}

impl<'i> ReaderTexts<'i> {
    fn new(index: &'i Index, graph: &'i Graph, lang: Lang) -> Self {
        let order = documents_by_preference(graph, Some(lang));
        let place = |id| {
            let document = graph.document_index(id)?;
            Some((order.iter().position(|&other| other == document)?, document))
        };
        ReaderTexts {
            index,
            graph,
            lang,
            documents: index.newest_editions_searcher().documents.iter().map(place).collect(),
        }
    }

    /// The node of an entry, with the position of its document.
    fn location(&self, entry: DocId) -> Option<(usize, NodeId)> {
        let location = self.index.newest_editions_searcher().location(entry);
        let (rank, document) = self.documents[location.document]?;
        self.graph.document(document).get(location.node)?;
        Some((rank, NodeId { document, node: location.node }))
    }

    /// The node that is shown for a name: whether its text is in another language, whether it is a card, and its id.
    fn text(&self, entry: &NameEntry) -> Option<(bool, bool, NodeId)> {
        let items = &self.index.newest_editions_searcher().items;
        let entries = entry.items.iter().flat_map(|&item| items.entries(item));
        let texts = entries.filter_map(|&entry| {
            let (rank, node) = self.location(entry)?;
            let view = self.graph.view(node);
            let foreign = view.document().lang() != self.lang;
            Some((foreign, view.node().kind() == NodeKind::Card, rank, node))
        });
        texts.min().map(|(foreign, is_card, _, node)| (foreign, is_card, node))
    }
}

/// The letter trigrams of a text padded with a space on each side, sorted.
fn trigrams(text: &str) -> Vec<[char; 3]> {
    let letters: Vec<char> = std::iter::once(' ').chain(text.chars()).chain([' ']).collect();
    let mut trigrams: Vec<[char; 3]> = letters.windows(3).filter_map(|run| run.try_into().ok()).collect();
    trigrams.sort_unstable();
    trigrams.dedup();
    trigrams
}

fn trigram_dice(one: &[[char; 3]], other: &[[char; 3]]) -> f32 {
    let common = one.iter().filter(|trigram| other.binary_search(trigram).is_ok()).count();
    2.0 * common as f32 / (one.len() + other.len()).max(1) as f32
}

/// The prefix of the rule numbers that a half-typed query may mean.
fn number_prefix(text: &str) -> Option<String> {
    if let Some(read) = parse::number(text) {
        return Some(read.number.to_string());
    }
    let digits = text.trim();
    (!digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())).then(|| digits.to_owned())
}

/// The title of a node, or the start of its text.
fn title(graph: &Graph, node: NodeId) -> Snippet {
    let view = graph.view(node);
    match &view.node().title {
        Some(title) => Snippet { text: title.clone(), marked: Vec::new() },
        None => snippet(view.node(), view.document().lang(), &Highlighter::default()),
    }
}
