//! The documents that questions are answered from: those of the library, and what ships.

use std::{collections::BTreeSet, path::PathBuf, sync::Arc};

use vademecum_document::Document;
use vademecum_graph::{Concepts, DocumentIndex, Graph};
use vademecum_search::{Index, SearchError};
use vademecum_store::{BoxError, Library, Snapshot, StoreError, shipped, shipped_concepts};
use vademecum_vocab::{DocumentId, Game};

use crate::{failure::Failure, lineage::Source};

/// Documents, joined.
#[derive(Debug)]
pub(crate) struct Shelf {
    pub(crate) graph: Arc<Graph>,
    index_dir: Option<PathBuf>,
}

impl Shelf {
    /// What a library holds, and what ships.
    pub(crate) fn open(library: &Library) -> Result<Shelf, StoreError> {
        let Snapshot { documents, index_dir, generation, .. } = library.snapshot()?;
        let lineages = Source::of(library, generation.as_deref());
        Ok(Shelf { graph: Arc::new(join(documents, &lineages)), index_dir })
    }

    /// What ships, alone.
    pub(crate) fn shipped() -> Shelf {
        Shelf { graph: Arc::new(join(Vec::new(), &Source::shipped())), index_dir: None }
    }

    /// The search index of these documents: the one on disk, else one made now.
    pub(crate) fn index(&self) -> Result<Index, SearchError> {
        // An index that cannot be opened is no loss: it holds nothing that the documents don't.
        let stored = self.index_dir.as_deref().and_then(|dir| Index::open(dir).ok());
        stored.map_or_else(|| Index::in_memory(&self.graph), Ok)
    }

    /// The document with an id.
    pub(crate) fn document(&self, id: &str) -> Result<DocumentIndex, Failure> {
        let known = || self.graph.documents().map(|(_, document)| &document.id);
        id.parse().ok().and_then(|id| self.graph.find(&id)).ok_or_else(|| unknown_document(id, known()))
    }
}

/// Changes a library; its search index follows.
pub(crate) fn update(library: &Library, change: impl FnOnce(&mut Vec<Document>)) -> Result<(), StoreError> {
    let snapshot = library.update(change, |documents, dir| {
        Index::create(dir, &join(documents.to_vec(), &Source::shipped())).map(drop).map_err(BoxError::from)
    })?;
    let lineages = Source::of(library, snapshot.generation.as_deref());
    for game in Game::ALL {
        lineages.lineages(game, &snapshot.documents);
    }
    Ok(())
}

fn join(documents: Vec<Document>, lineages: &Source) -> Graph {
    let graph = Graph::new(shipped().iter().cloned().chain(documents));
    let graph = Game::ALL.into_iter().fold(graph, |graph, game| {
        let lineages = lineages.clone();
        graph.with_lineages(game, move |documents| lineages.lineages(game, documents))
    });
    Game::ALL.into_iter().filter_map(concepts).fold(graph, Graph::with_concepts)
}

/// What rulings of a game are tied to rules by.
fn concepts(game: Game) -> Option<Concepts> {
    let files = shipped_concepts(game);
    // What ships can be read; a test says so.
    Concepts::parse(game, files.iter().map(|(name, text)| (name.as_str(), text.as_str()))).ok().flatten()
}

/// No document has that id; these come near.
pub(crate) fn unknown_document<'a>(id: &str, known: impl Iterator<Item = &'a DocumentId>) -> Failure {
    const MOST: usize = 3;
    let distance = |other: &str| strsim::damerau_levenshtein(id, other);
    let nearest: BTreeSet<_> = known.map(ToString::to_string).map(|other| (distance(&other), other)).collect();
    let nearest: Vec<_> = nearest.iter().take(MOST).map(|(_, other)| format!("`{other}`")).collect();
    Failure::new(format!("there is no document `{id}`")).help(match nearest.as_slice() {
        [] => "`vademecum ingest PATH` adds documents".to_owned(),
        ids => format!("the nearest: {}; `vademecum documents` lists yours", ids.join(", ")),
    })
}
