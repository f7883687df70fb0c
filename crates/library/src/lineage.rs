//! Lineages of a library: aligned when documents are ingested, cached beside the snapshots.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
};

use serde::{Deserialize, Serialize};
use vademecum_align::{ALIGNMENT_VERSION, AlignError, Alignment, align};
use vademecum_content as content;
use vademecum_document::Document;
use vademecum_lineage::{LineageBuilder, Lineages};
use vademecum_store::{Fingerprint, Library, Snapshot};
use vademecum_vocab::{DocumentId, Game};

/// The cache file of a game's lineages, in postcard format.
#[derive(Debug, Serialize, Deserialize)]
struct Cached {
    /// Fingerprint of the bundled lineages and of the version of the alignment that it was built with.
    bundled: Fingerprint,
    lineages: Lineages,
    /// The documents it was built from: it is valid for these, whatever the snapshot is called.
    documents: BTreeMap<DocumentId, Fingerprint>,
}

/// Builds the lineages of documents, and caches those of a library's documents on disk.
#[derive(Debug, Clone)]
pub(crate) struct LineageCache {
    library: Option<Library>,
    documents: Arc<BTreeMap<DocumentId, Fingerprint>>,
}

impl LineageCache {
    pub(crate) fn of_snapshot(library: &Library, snapshot: &Snapshot) -> Self {
        LineageCache { library: Some(library.clone()), documents: Arc::new(snapshot.fingerprints()) }
    }

    /// No cache: lineages are built at each call.
    pub(crate) fn none() -> Self {
        LineageCache { library: None, documents: Arc::default() }
    }

    /// The lineages of a game in these documents. A valid cache is used as it is; one that was built from some of the
    /// documents saves all but the alignments of the others.
    pub(crate) fn lineages<'d>(&self, game: Game, documents: impl IntoIterator<Item = &'d Document>) -> Lineages {
        let bundled = bundled_fingerprint(game);
        let name = cache_name(game);
        let cached = self.library.as_ref().and_then(|library| library.read_cache(&name));
        let cached: Option<Cached> = cached.and_then(|bytes| postcard::from_bytes(&bytes).ok());
        let (before, documents_then) = match cached.filter(|cached| cached.bundled == bundled) {
            Some(cached) if cached.documents == *self.documents => return cached.lineages,
            // A text that was replaced or removed since must not influence the others.
            Some(cached) if cached.documents.iter().all(|(id, then)| self.documents.get(id) == Some(then)) => {
                (cached.lineages, cached.documents)
            }
            _ => (Lineages::default(), BTreeMap::new()),
        };
        let builder = LineageBuilder::new(game).with_known(content::lineages(game).clone()).with_cached(before);
        let builder = builder.with_unchanged(documents_then.into_keys());
        let lineages = builder.build(documents, &mut |from, to| align_with_decisions(game, from, to));
        match &self.library {
            Some(library) if !self.documents.is_empty() => {
                let documents = self.documents.as_ref().clone();
                let cached = Cached { bundled, lineages, documents };
                // A cache that cannot be written is built again next time.
                let _ = postcard::to_stdvec(&cached).map(|bytes| library.write_cache(&name, &bytes));
                cached.lineages
            }
            _ => lineages,
        }
    }
}

/// The name of the cached file with the lineages of a game.
pub(crate) fn cache_name(game: Game) -> String {
    format!("lineage-{game}")
}

/// Aligns two documents of a game; reviewed decisions override the automatic alignment.
///
/// # Errors
/// If the documents cannot be compared.
pub fn align_with_decisions(game: Game, from: &Document, to: &Document) -> Result<Alignment, AlignError> {
    Ok(content::lineage_decisions(game).apply(align(from, to)?, from, to).0)
}

fn bundled_fingerprint(game: Game) -> Fingerprint {
    static FINGERPRINTS: LazyLock<[Fingerprint; Game::ALL.len()]> = LazyLock::new(|| {
        Game::ALL.map(|game| {
            let version = ("alignment".to_owned(), ALIGNMENT_VERSION.to_string());
            fingerprint_of_files(content::lineage_files(game).into_iter().chain([version]).collect())
        })
    });
    FINGERPRINTS[game as usize]
}

/// The fingerprint of bundled files, by their names and texts.
pub(crate) fn fingerprint_of_files(files: Vec<(String, String)>) -> Fingerprint {
    Fingerprint::of(files.into_iter().flat_map(|(name, text)| [name, text]).collect::<String>().as_bytes())
}
