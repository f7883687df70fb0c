//! Places in a graph: of documents, and of nodes in them.

use vademecum_document::NodeIndex;

/// A document's place in the graph.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DocumentIndex(pub(crate) u32);

/// A node's place in the graph: its document and its place there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId {
    /// The document.
    pub document: DocumentIndex,
    /// The node in it.
    pub node: NodeIndex,
}
