//! Which rule of one document is which of another.

use vademecum_align::{AlignError, AlignmentLink, align_among, overrule};
use vademecum_document::Document;
use vademecum_graph::{DocumentIndex, Graph};

/// Every number of one document with the numbers it has in another, then the numbers that are new. What ships
/// and what people reviewed wins, unless the machine is asked alone.
///
/// # Errors
/// If they are no editions of one work.
pub fn alignment(
    graph: &Graph,
    from: DocumentIndex,
    to: DocumentIndex,
    machine_alone: bool,
) -> Result<Vec<AlignmentLink>, AlignError> {
    let others: Vec<&Document> = graph.documents().map(|(_, document)| document).collect();
    let machine = align_among(graph.document(from), graph.document(to), &others)?;
    let known = if machine_alone { None } else { graph.alignment(from, to) };
    Ok(match known {
        Some(known) => overrule(&machine, known).links,
        None => machine.links,
    })
}
