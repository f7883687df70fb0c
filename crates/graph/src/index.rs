//! The graph, its construction, and look-up of nodes.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::{Arc, OnceLock},
};

use vademecum_document::{Document, NodeIndex, Target};
use vademecum_ruling_links::ConceptCatalog;
use vademecum_terminology::TermTable;
use vademecum_text::fold;
use vademecum_vocab::{DocumentId, EditionDate, Game, Number};

use crate::{
    NodeView,
    card_index::CardIndex,
    ids::{DocumentIndex, NodeId},
    lazy_lineages::LazyLineages,
    ruling_link_index::RulingLinkIndex,
    term_mentions::{Headwords, TermGrammar, TermUses},
};

/// A reference to a node, listed at its target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IncomingReference {
    /// The node that cites.
    pub from: NodeId,
    /// The index among the references of that node, from 0.
    pub reference_index: u32,
}

#[derive(Debug)]
struct IndexedDocument {
    document: Document,
    /// Computed on first use: most editions of a library are never looked into.
    tables: OnceLock<DocumentIndexes>,
    /// Computed when terms are first looked for in a text.
    headwords: OnceLock<Headwords>,
    /// Computed on first use.
    uses: OnceLock<TermUses>,
}

#[derive(Debug)]
struct DocumentIndexes {
    numbers: HashMap<Number, NodeIndex>,
    fragments: HashMap<String, NodeIndex>,
    /// Folded headwords, second headwords included.
    terms: HashMap<String, Vec<NodeIndex>>,
    children: Vec<Vec<NodeIndex>>,
    cited_by: Vec<Vec<IncomingReference>>,
}

impl DocumentIndexes {
    fn new(index: DocumentIndex, document: &Document) -> Self {
        let mut numbers = HashMap::new();
        let mut fragments = HashMap::new();
        let mut terms: HashMap<String, Vec<NodeIndex>> = HashMap::new();
        let mut children = vec![Vec::new(); document.nodes.len()];
        for (i, node) in document.nodes.iter().enumerate() {
            let at = NodeIndex::new(i);
            fragments.entry(node.fragment.clone()).or_insert(at);
            if let Some(number) = node.rule_number() {
                numbers.entry(number).or_insert(at);
            }
            if let Some(term) = node.term() {
                for headword in term.headwords() {
                    terms.entry(fold(headword)).or_default().push(at);
                }
            }
            if let Some(siblings) = node.parent.and_then(|parent| children.get_mut(parent.get())) {
                siblings.push(at);
            }
        }
        let mut indexes = DocumentIndexes { numbers, fragments, terms, children, cited_by: Vec::new() };
        indexes.cited_by = indexes.citations(index, document);
        indexes
    }

    /// For each node of a document, the references to it.
    fn citations(&self, index: DocumentIndex, document: &Document) -> Vec<Vec<IncomingReference>> {
        let mut cited_by = vec![Vec::new(); document.nodes.len()];
        for (i, node) in document.nodes.iter().enumerate() {
            let from = NodeId { document: index, node: NodeIndex::new(i) };
            for (reference, mention) in (0u32..).zip(&node.references) {
                for target in &mention.targets {
                    let Some(target) = self.target(target) else { continue };
                    let Some(citations) = cited_by.get_mut(target.get()) else { continue };
                    let citation = IncomingReference { from, reference_index: reference };
                    if target != from.node && citations.last() != Some(&citation) {
                        citations.push(citation);
                    }
                }
            }
        }
        cited_by
    }

    fn target(&self, target: &Target) -> Option<NodeIndex> {
        match target {
            Target::Number(number) => self.numbers.get(number).copied(),
            Target::Term(headword) => self
                .fragments
                .get(&target.to_string())
                .or_else(|| self.terms.get(&fold(headword)).and_then(|nodes| nodes.first()))
                .copied(),
        }
    }
}

/// All documents of a library, linked.
#[derive(Debug, Default)]
pub struct Graph {
    /// Sorted by document id.
    entries: Vec<IndexedDocument>,
    /// By game, the dates of the editions of its rules, newest first.
    editions: [Vec<EditionDate>; Game::ALL.len()],
    /// Computed on first use.
    pub(crate) cards: OnceLock<CardIndex>,
    /// The reviewed concepts by which rulings are linked to rules, at most one lexicon for each game.
    pub(crate) concepts: Vec<ConceptCatalog>,
    /// Computed on first use.
    pub(crate) ruling_links: OnceLock<RulingLinkIndex>,
    pub(crate) lineages: Vec<LazyLineages>,
    pub(crate) term_tables: Vec<(Game, Arc<TermTable>)>,
    /// The reviewed grammar of glossary terms: inflection, and limits of context.
    term_grammar: TermGrammar,
}

impl Graph {
    /// Builds a graph, sorted by document id. Of two documents with the same id, the later one counts.
    pub fn new(documents: impl IntoIterator<Item = Document>) -> Self {
        let by_id: BTreeMap<DocumentId, Document> =
            documents.into_iter().map(|document| (document.id.clone(), document)).collect();
        let entry = |document| IndexedDocument {
            document,
            tables: OnceLock::new(),
            headwords: OnceLock::new(),
            uses: OnceLock::new(),
        };
        let mut graph = Graph { entries: by_id.into_values().map(entry).collect(), ..Graph::default() };
        graph.editions = Game::ALL.map(|game| {
            let dates: BTreeSet<EditionDate> =
                graph.rules_documents(game).map(|(_, document)| document.date()).collect();
            dates.into_iter().rev().collect()
        });
        graph
    }

    /// The graph with a lexicon of concepts, by which rulings of its game are linked to rules.
    #[must_use]
    pub fn with_concepts(mut self, concepts: ConceptCatalog) -> Self {
        self.concepts.retain(|other| other.game != concepts.game);
        self.concepts.push(concepts);
        self.ruling_links = OnceLock::new();
        self
    }

    /// The graph with the reviewed grammar of the terms of its games, by which they are found in texts.
    #[must_use]
    pub fn with_term_grammar(mut self, grammar: TermGrammar) -> Self {
        self.term_grammar = grammar;
        for entry in &mut self.entries {
            (entry.headwords, entry.uses) = (OnceLock::new(), OnceLock::new());
        }
        self
    }

    /// Every document with its place, in the order of their ids.
    pub fn documents(&self) -> impl Iterator<Item = (DocumentIndex, &Document)> {
        (0u32..).map(DocumentIndex).zip(self.entries.iter().map(|entry| &entry.document))
    }

    /// The document at a place of this graph.
    pub fn document(&self, index: DocumentIndex) -> &Document {
        &self.entry(index).document
    }

    /// The index of a document in the graph.
    pub fn document_index(&self, id: &DocumentId) -> Option<DocumentIndex> {
        let place = self.entries.binary_search_by(|entry| entry.document.id.cmp(id)).ok()?;
        u32::try_from(place).ok().map(DocumentIndex)
    }

    /// A view of a node.
    pub fn view(&self, id: NodeId) -> NodeView<'_> {
        NodeView::new(self, id)
    }

    /// Every node of a document, in order.
    pub fn nodes(&self, document: DocumentIndex) -> impl Iterator<Item = NodeView<'_>> {
        (0..self.document(document).nodes.len()).map(move |i| self.view(NodeId { document, node: NodeIndex::new(i) }))
    }

    /// The node that holds a number in a document.
    pub fn node_by_number(&self, document: DocumentIndex, number: Number) -> Option<NodeId> {
        self.tables(document).numbers.get(&number).map(|&node| NodeId { document, node })
    }

    /// The node with a fragment (`704.5f`, `term:Arrollar`, `601.3a~stale1`) in a document.
    pub fn node_by_fragment(&self, document: DocumentIndex, fragment: &str) -> Option<NodeId> {
        self.tables(document).fragments.get(fragment).map(|&node| NodeId { document, node })
    }

    /// The glossary entries with a headword in a document; accents and case do not matter.
    pub fn terms(&self, document: DocumentIndex, headword: &str) -> impl Iterator<Item = NodeId> {
        let nodes = self.tables(document).terms.get(&fold(headword)).map_or(&[][..], Vec::as_slice);
        nodes.iter().map(move |&node| NodeId { document, node })
    }

    /// The node that a reference of a document points at.
    pub fn resolve_target(&self, document: DocumentIndex, target: &Target) -> Option<NodeId> {
        self.tables(document).target(target).map(|node| NodeId { document, node })
    }

    /// The nodes directly under one.
    pub fn children(&self, id: NodeId) -> impl DoubleEndedIterator<Item = NodeId> {
        let document = id.document;
        self.tables(document)
            .children
            .get(id.node.get())
            .into_iter()
            .flatten()
            .map(move |&node| NodeId { document, node })
    }

    /// The references to a node, in reading order.
    pub fn cited_by(&self, id: NodeId) -> &[IncomingReference] {
        self.tables(id.document).cited_by.get(id.node.get()).map_or(&[], Vec::as_slice)
    }

    /// The documents that are complete editions of a game's rules. Notes and articles, which only quote some rules, are
    /// left out.
    pub fn rules_documents(&self, game: Game) -> impl Iterator<Item = (DocumentIndex, &Document)> {
        self.documents().filter(move |(_, document)| document.game == game && document.kind.is_complete_edition())
    }

    /// The dates of the editions of a game's rules, newest first.
    pub fn editions(&self, game: Game) -> &[EditionDate] {
        &self.editions[game as usize]
    }

    /// Up to `count` nodes with the numbers just before and after a number, which the document need not contain:
    /// suggestions for a number that does not exist.
    pub fn nearest(&self, document: DocumentIndex, number: Number, count: usize) -> Vec<NodeId> {
        let entry = self.entry(document);
        let mut order: Vec<(Number, NodeIndex)> =
            entry.document.rules().map(|rule| (rule.number, rule.index)).collect();
        order.sort_unstable();
        let at = order.partition_point(|&(n, _)| n < number);
        let from = at.saturating_sub(count / 2).min(order.len().saturating_sub(count));
        order.iter().skip(from).take(count).map(|&(_, node)| NodeId { document, node }).collect()
    }

    fn tables(&self, index: DocumentIndex) -> &DocumentIndexes {
        let IndexedDocument { document, tables, .. } = self.entry(index);
        tables.get_or_init(|| DocumentIndexes::new(index, document))
    }

    /// The rules of a document that mention the terms of its own glossary.
    pub(crate) fn uses(&self, index: DocumentIndex) -> &TermUses {
        self.entry(index).uses.get_or_init(|| self.find_uses(index))
    }

    pub(crate) fn headwords(&self, index: DocumentIndex) -> &Headwords {
        let IndexedDocument { document, headwords, .. } = self.entry(index);
        headwords.get_or_init(|| Headwords::new(document, &self.term_grammar))
    }

    fn entry(&self, index: DocumentIndex) -> &IndexedDocument {
        // A `DocumentIndex` is only made by the graph it belongs to.
        &self.entries[index.0 as usize]
    }
}
