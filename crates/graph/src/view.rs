//! A node with its document, ancestors, references and citations.

use vademecum_document::{Document, DocumentKind, Node, NodeIndex, NodeKind, Reference};
use vademecum_vocab::LineageId;

use crate::{DocumentIndex, Graph, IncomingReference, NodeId};

/// A reference with the nodes it points at.
#[derive(Debug, Clone, PartialEq)]
pub struct ResolvedReference<'g> {
    /// The mention.
    pub reference: &'g Reference,
    /// The node for each of its targets; `None` where the document has none.
    pub targets: Vec<Option<NodeId>>,
}

/// A node together with its graph, for navigation.
#[derive(Debug, Clone, Copy)]
pub struct NodeView<'g> {
    graph: &'g Graph,
    id: NodeId,
}

impl<'g> NodeView<'g> {
    pub(crate) fn new(graph: &'g Graph, id: NodeId) -> Self {
        NodeView { graph, id }
    }

    /// Its place in the graph.
    pub fn id(self) -> NodeId {
        self.id
    }

    /// Its document.
    pub fn document(self) -> &'g Document {
        self.graph.document(self.id.document)
    }

    /// The node itself.
    pub fn node(self) -> &'g Node {
        // A `NodeId` is only made by the graph it belongs to.
        &self.document().nodes[self.id.node.get()]
    }

    /// Its full address: `magic-cr@2024-11-08.es#704.5f`.
    pub fn address(self) -> String {
        self.document().node_address(self.node())
    }

    /// Its parent.
    pub fn parent(self) -> Option<NodeView<'g>> {
        self.node().parent.map(|node| self.sibling(node))
    }

    /// Its ancestors, outermost first.
    pub fn ancestors(self) -> Vec<NodeView<'g>> {
        let mut ancestors: Vec<_> = std::iter::successors(self.parent(), |node| node.parent()).collect();
        ancestors.reverse();
        ancestors
    }

    /// The nodes directly under it, stale ones included.
    pub fn children(self) -> impl DoubleEndedIterator<Item = NodeView<'g>> {
        let graph = self.graph;
        graph.children(self.id).map(move |id| graph.view(id))
    }

    /// The numbered rules directly under it, stale ones included: no steps, cards or figures.
    pub fn numbered_children(self) -> impl DoubleEndedIterator<Item = NodeView<'g>> {
        self.children().filter(|child| child.node().kind().is_numbered())
    }

    /// The text of the node, or the first one under it; empty if there is none.
    pub fn first_text(self) -> &'g str {
        let mut texts = std::iter::once(self).chain(self.numbered_children()).map(|view| view.node().text.as_str());
        texts.find(|text| !text.is_empty()).unwrap_or_default()
    }

    /// The chapter it belongs to, itself included.
    pub fn chapter(self) -> Option<NodeView<'g>> {
        std::iter::successors(Some(self), |node| node.parent()).find(|node| node.node().kind() == NodeKind::Chapter)
    }

    /// The node before it in reading order, skipping stale ones.
    pub fn previous(self) -> Option<NodeView<'g>> {
        self.neighbour((0..self.id.node.get()).rev())
    }

    /// The node after it in reading order, skipping stale ones.
    pub fn next(self) -> Option<NodeView<'g>> {
        self.neighbour(self.id.node.get() + 1..self.document().nodes.len())
    }

    /// Its references, in the order of its text, then of its examples.
    pub fn references(self) -> impl Iterator<Item = ResolvedReference<'g>> {
        let NodeView { graph, id } = self;
        self.node().references.iter().map(move |reference| ResolvedReference {
            reference,
            targets: reference.targets.iter().map(|target| graph.resolve_target(id.document, target)).collect(),
        })
    }

    /// The references to it, in reading order.
    pub fn cited_by(self) -> &'g [IncomingReference] {
        self.graph.cited_by(self.id)
    }

    /// The same rule in the other texts of the same edition, in the order of languages; of a quoted rule, in
    /// the texts of the edition it is quoted from.
    pub fn in_same_edition(self) -> Vec<NodeView<'g>> {
        let document = self.document();
        let date = self.node().quoted_from.as_ref().map_or(document.date(), |edition| edition.date());
        self.counterparts(self.graph.edition_documents(document.game, date))
    }

    /// The same rule in the texts of other editions, newest edition first.
    pub fn in_other_editions(self) -> Vec<NodeView<'g>> {
        let game = self.document().game;
        let own = self.node().quoted_from.as_ref().map_or(self.document().date(), |edition| edition.date());
        let dates = self.graph.editions(game).iter().copied().filter(|&date| date != own);
        self.counterparts(dates.flat_map(|date| self.graph.edition_documents(game, date)))
    }

    /// The same rule in the publisher's newest text of each language, those of its own edition left out.
    pub fn newest_in_other_editions(self) -> Vec<NodeView<'g>> {
        let mut newest: Vec<NodeView<'g>> = Vec::new();
        for other in self.in_other_editions() {
            let document = other.document();
            let is_known = |known: &NodeView<'g>| known.document().lang() == document.lang();
            if document.kind == DocumentKind::Rules && !newest.iter().any(is_known) {
                newest.push(other);
            }
        }
        newest
    }

    /// The same rule in another document.
    pub fn counterpart_in(self, document: DocumentIndex) -> Option<NodeId> {
        self.graph.counterpart_in(self.id, document)
    }

    /// The identity of its rule over all editions and languages.
    pub fn lineage(self) -> Option<LineageId> {
        self.graph.lineage(self.id)
    }

    fn counterparts(self, documents: impl IntoIterator<Item = DocumentIndex>) -> Vec<NodeView<'g>> {
        let others = documents.into_iter().filter(|&other| other != self.id.document);
        others.filter_map(|other| self.graph.counterpart_in(self.id, other)).map(|id| self.graph.view(id)).collect()
    }

    fn sibling(self, node: NodeIndex) -> NodeView<'g> {
        self.graph.view(NodeId { document: self.id.document, node })
    }

    fn neighbour(self, mut places: impl Iterator<Item = usize>) -> Option<NodeView<'g>> {
        let nodes = &self.document().nodes;
        places.find(|&i| !nodes[i].stale).map(|i| self.sibling(NodeIndex::new(i)))
    }
}
