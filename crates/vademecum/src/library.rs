//! The library that a command works on: opened with its warnings printed, documents found by what was typed.

use std::collections::BTreeSet;

use vademecum_api_types::AddressError;
use vademecum_document::Document;
use vademecum_graph::{DocumentIndex, Graph};
use vademecum_library::OpenLibrary;
use vademecum_locale::Localized;
use vademecum_store::{Library, LibraryContents, StoreError};
use vademecum_vocab::{DocumentId, Lang};

use crate::failure::{Failure, warn};

/// Opens a library and prints its warnings.
pub(crate) fn open(library: &Library) -> Result<OpenLibrary, StoreError> {
    let (opened, warnings) = OpenLibrary::open(library)?;
    warn(warnings);
    Ok(opened)
}

/// Changes a library and prints its warnings. Returns the rulebooks that share no rule with other editions of their work.
pub(crate) fn update(
    library: &Library,
    incoming: &[Document],
    change: impl FnOnce(&mut LibraryContents),
) -> Result<Vec<DocumentId>, StoreError> {
    let updated = vademecum_library::update(library, incoming, change)?;
    warn(updated.warnings);
    Ok(updated.unrelated)
}

pub(crate) fn find_document(graph: &Graph, id: &str) -> Result<DocumentIndex, Failure> {
    let known = || graph.documents().map(|(_, document)| &document.id);
    id.parse().ok().and_then(|id| graph.document_index(&id)).ok_or_else(|| unknown_document(id, known()))
}

/// The failure that no document has an id, with the ids nearest to it by edit distance.
pub(crate) fn unknown_document<'a>(id: &str, known: impl Iterator<Item = &'a DocumentId>) -> Failure {
    const MAX_SUGGESTIONS: usize = 3;
    let distance = |other: &str| strsim::damerau_levenshtein(id, other);
    let nearest: BTreeSet<_> = known.map(ToString::to_string).map(|other| (distance(&other), other)).collect();
    let nearest: Vec<_> = nearest.iter().take(MAX_SUGGESTIONS).map(|(_, other)| format!("`{other}`")).collect();
    Failure::new(AddressError::UnknownDocument(id.to_owned()).message(Lang::En)).help(match nearest.as_slice() {
        [] => "`vademecum ingest PATH` adds documents".to_owned(),
        ids => format!("the nearest: {}; `vademecum documents` lists yours", ids.join(", ")),
    })
}
