//! Indexes of a graph's documents and nodes.

use vademecum_document::NodeIndex;

/// The index of a document in its graph.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DocumentIndex(pub(crate) u32);

/// The index of a node in its graph: its document, and its index there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId {
    /// The document.
    pub document: DocumentIndex,
    /// The node in it.
    pub node: NodeIndex,
}
