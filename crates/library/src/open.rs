//! Opening a library.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
    time::{Duration, SystemTime},
};

use vademecum_content as content;
use vademecum_document::Document;
use vademecum_graph::Graph;
use vademecum_search::{self as search, Index, SearchError};
use vademecum_store::{Fingerprint, Library, LibraryWarning, Snapshot, StoreError, StoredIndexes};
use vademecum_vocab::{DocumentId, Game};

use crate::lineage::LineageCache;

/// A library in memory: its documents and the bundled ones, joined.
#[derive(Debug)]
pub struct OpenLibrary {
    /// The documents, joined.
    pub graph: Arc<Graph>,
    /// When each document of the library was ingested, where the file system says.
    pub ingested_at: BTreeMap<DocumentId, SystemTime>,
    /// Fingerprint of the documents and the version of the program.
    pub fingerprint: Fingerprint,
    index: StoredIndexes,
}

impl OpenLibrary {
    /// Opens the current snapshot of a library. Damaged documents are left out; where no snapshot can be read, only the
    /// bundled documents are there. The warnings say which.
    ///
    /// # Errors
    /// If a file cannot be read for another reason than damage.
    pub fn open(library: &Library) -> Result<(OpenLibrary, Vec<LibraryWarning>), StoreError> {
        match library.snapshot() {
            Ok(snapshot) => {
                let warnings = snapshot.warnings();
                Ok((OpenLibrary::from_snapshot(library, snapshot), warnings))
            }
            Err(refused @ StoreError::Refused { .. }) => {
                let help = "only the bundled documents are here; yours are not".to_owned();
                let warning = LibraryWarning { message: refused.to_string(), help };
                Ok((OpenLibrary::bundled(), vec![warning]))
            }
            Err(error) => Err(error),
        }
    }

    /// Joins the documents of a snapshot of a library with the bundled ones.
    pub fn from_snapshot(library: &Library, snapshot: Snapshot) -> OpenLibrary {
        // Readers wait for nobody: lineages that cannot be cached now are computed again next time.
        let lineages = LineageCache::of_snapshot(&library.clone().with_lock_timeout(Duration::ZERO), &snapshot);
        let (fingerprint, ingested_at) =
            (snapshot.served_content_fingerprint(bundled_fingerprints()), snapshot.modification_times());
        let Snapshot { documents, index, .. } = snapshot;
        OpenLibrary { graph: Arc::new(build_graph(documents, &lineages)), ingested_at, fingerprint, index }
    }

    /// The bundled documents alone.
    pub fn bundled() -> OpenLibrary {
        OpenLibrary {
            graph: Arc::new(build_graph_with_bundled(Vec::new())),
            ingested_at: BTreeMap::new(),
            fingerprint: Snapshot::default().served_content_fingerprint(bundled_fingerprints()),
            index: StoredIndexes::default(),
        }
    }

    /// The search index of the documents: stored parts are read, missing ones are made in memory.
    ///
    /// # Errors
    /// If the index library refuses.
    pub fn index(&self) -> Result<Index, SearchError> {
        let stored = self.index.clone();
        let index = Index::open(&self.graph, move |document| stored.get(document, search::SEGMENT_FORMAT_VERSION))?;
        let index = index.with_synonyms(content::colloquial_synonyms().clone());
        Ok(index.with_questions(|| Arc::clone(content::rule_questions())))
    }

    /// The warning that a stored part of the index was unusable when it was searched, if one was.
    pub fn index_warning(&self, index: &Index) -> Option<LibraryWarning> {
        index.has_damaged_segments().then(|| LibraryWarning {
            message: "a stored search index is damaged: it was made again from the documents, for this time".to_owned(),
            help: format!(
                "remove `{}`: it is made again from the documents at the next `vademecum ingest`",
                self.index.folder().display()
            ),
        })
    }
}

/// Builds the graph of documents in memory and the bundled ones, as for a library that holds them. A document with the
/// id of a bundled one takes its place.
pub fn build_graph_with_bundled(documents: Vec<Document>) -> Graph {
    build_graph(documents, &LineageCache::none())
}

fn build_graph(documents: Vec<Document>, lineages: &LineageCache) -> Graph {
    let bundled = content::digests().iter().cloned();
    let mut graph = Graph::new(bundled.chain(documents)).with_term_grammar(content::term_grammar().clone());
    for game in Game::ALL {
        let lineages = lineages.clone();
        graph = graph.with_lineages(game, move |documents| lineages.lineages(game, documents));
        if let Some(lexicon) = content::term_table(game) {
            graph = graph.with_term_table(game, Arc::clone(lexicon));
        }
        if let Some(concepts) = content::concepts(game) {
            graph = graph.with_concepts(concepts.clone());
        }
    }
    graph
}

/// The fingerprints of the bundled documents, in the order of their ids.
fn bundled_fingerprints() -> impl Iterator<Item = Fingerprint> {
    static FINGERPRINTS: LazyLock<BTreeMap<&DocumentId, Fingerprint>> = LazyLock::new(|| {
        content::digests().iter().map(|document| (&document.id, Fingerprint::of_document(document))).collect()
    });
    FINGERPRINTS.values().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_library_is_the_bundled_one() {
        let folder = tempfile::tempdir().unwrap();
        let (opened, warnings) = OpenLibrary::open(&Library::at(folder.path())).unwrap();
        let bundled = OpenLibrary::bundled();
        assert!(warnings.is_empty());
        assert_eq!(opened.fingerprint, bundled.fingerprint);
        let ids = |library: &OpenLibrary| -> Vec<String> {
            library.graph.documents().map(|(_, document)| document.id.to_string()).collect()
        };
        assert_eq!(ids(&opened), ids(&bundled));
        assert_eq!(ids(&opened).len(), content::digests().len());
    }
}
