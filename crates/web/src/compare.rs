//! Two editions beside each other, compared when first asked for.

use std::sync::Arc;

use vademecum_align::{
    AlignError, Alignment, align, align_among,
    difference::{Differences, differences, edition_before, original_first, translation},
};
use vademecum_document::Document;
use vademecum_graph::DocumentIndex;

use crate::{error::Error, results::Pair, site::Site, work::Client};

/// What two documents differ in; of an original and its translation, the original must come first.
pub(crate) async fn comparison(site: &Arc<Site>, client: Client, (from, to): Pair) -> Result<Arc<Differences>, Error> {
    let shared = Arc::clone(site);
    let compare = move || differences_between(&shared, from, to).map(Arc::new).map_err(|_| Error::NotComparable);
    site.results.comparisons.get(&site.work, client, (from, to), compare).await
}

fn differences_between(site: &Site, from: DocumentIndex, to: DocumentIndex) -> Result<Differences, AlignError> {
    let alignment = alignment(site, from, to)?;
    let (old, new) = (site.graph.document(from), site.graph.document(to));
    if original_first(old, new).is_none() {
        return Ok(differences(old, new, &alignment));
    }
    let documents: Vec<&Document> = site.graph.documents().map(|(_, document)| document).collect();
    let older = edition_before(old, &documents).and_then(|older| Some((older, align(older, old).ok()?)));
    Ok(translation(old, new, &alignment, older.as_ref().map(|(older, since)| (*older, since))))
}

/// Which rule of one document is which of another: by lineage, where that is known.
fn alignment(site: &Site, from: DocumentIndex, to: DocumentIndex) -> Result<Alignment, AlignError> {
    if let Some(known) = site.graph.alignment(from, to) {
        return Ok(known);
    }
    let others: Vec<&Document> = site.graph.documents().map(|(_, document)| document).collect();
    align_among(site.graph.document(from), site.graph.document(to), &others)
}
