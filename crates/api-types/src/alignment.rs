//! The alignment of two documents.

use serde::Serialize;
use utoipa::ToSchema;
use vademecum_align::{AlignError, AlignmentLink, align_via_pivot, overrule};
use vademecum_document::Document;
use vademecum_graph::{DocumentIndex, Graph};
use vademecum_vocab::{DocumentId, Number};

/// Aligns two documents: every number of the first with the numbers it has in the second, then the numbers that are
/// new. Bundled and reviewed lineages override the automatic alignment, unless `automatic_only`.
///
/// # Errors
/// If they are not editions of one work.
pub fn alignment(
    graph: &Graph,
    from: DocumentIndex,
    to: DocumentIndex,
    automatic_only: bool,
) -> Result<Vec<AlignedRule>, AlignError> {
    let others: Vec<&Document> = graph.documents().map(|(_, document)| document).collect();
    let machine = align_via_pivot(graph.document(from), graph.document(to), &others)?;
    let known = if automatic_only { None } else { graph.alignment(from, to) };
    let links = match known {
        Some(known) => overrule(&machine, known).links,
        None => machine.links,
    };
    Ok(links.into_iter().map(AlignedRule::new).collect())
}

/// The alignment of two documents.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = Aligned)]
pub struct DocumentAlignment {
    #[schema(value_type = String)]
    from: DocumentId,
    #[schema(value_type = String)]
    to: DocumentId,
    links: Vec<AlignedRule>,
}

impl DocumentAlignment {
    /// Describes the alignment of two documents.
    pub fn new(from: DocumentId, to: DocumentId, links: Vec<AlignedRule>) -> Self {
        DocumentAlignment { from, to, links }
    }
}

/// A rule of one edition with its counterparts in the other.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = Link)]
pub struct AlignedRule {
    /// The number in the first edition; `null` for a new rule.
    #[schema(required, value_type = Option<String>)]
    from: Option<Number>,
    /// The numbers in the second one.
    #[schema(value_type = Vec<String>)]
    to: Vec<Number>,
    /// `same`, `moved`, `reworded`, `split`, `merged` (it was merged into another rule), `gone` or `new`.
    kind: &'static str,
    /// The confidence, from 0 to 1.
    score: f32,
    /// The evidence for it.
    how: String,
}

impl AlignedRule {
    /// Describes a link, its score rounded to three decimals.
    fn new(link: AlignmentLink) -> Self {
        let AlignmentLink { from, to, kind, score, evidence: how } = link;
        AlignedRule { from, to, kind: kind.as_str(), score: (score * 1000.0).round() / 1000.0, how }
    }
}
