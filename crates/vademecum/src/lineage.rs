//! Which rule is which in all editions of a library: worked out when documents come in, and kept.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
};

use serde::{Deserialize, Serialize};
use vademecum_align::{
    AlignError, Alignment, align,
    lineage::{Builder, Decisions, Lineages},
};
use vademecum_document::Document;
use vademecum_store::{Fingerprint, Library, Snapshot, shipped_lineage};
use vademecum_vocab::{DocumentId, Game};

/// The lineages of a library's documents, as they are kept.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    /// The snapshot they were worked out for.
    generation: Option<String>,
    /// What shipped with the program that did so.
    ships: Fingerprint,
    lineages: Lineages,
    /// What the documents of that snapshot held.
    documents: BTreeMap<DocumentId, Fingerprint>,
}

/// What ships of a game: lineages, reviewed decisions, and a fingerprint of both.
#[derive(Debug)]
struct Ships {
    lineages: Lineages,
    decisions: Decisions,
    fingerprint: Fingerprint,
}

/// Where lineages come from: what ships, what was kept, and documents.
#[derive(Debug, Clone)]
pub(crate) struct Source {
    library: Option<Library>,
    generation: Option<String>,
    documents: Arc<BTreeMap<DocumentId, Fingerprint>>,
}

impl Source {
    /// The lineages of a snapshot of a library.
    pub(crate) fn of(library: &Library, snapshot: &Snapshot) -> Self {
        Source {
            library: Some(library.clone()),
            generation: snapshot.generation.clone(),
            documents: Arc::new(snapshot.fingerprints()),
        }
    }

    /// The lineages of what ships.
    pub(crate) fn shipped() -> Self {
        Source { library: None, generation: None, documents: Arc::default() }
    }

    /// The lineages of a game in these documents. What was worked out for them before is used; what was worked
    /// out for others saves all but the alignments of the new ones.
    pub(crate) fn lineages<'d>(&self, game: Game, documents: impl IntoIterator<Item = &'d Document>) -> Lineages {
        let ships = ships(game);
        let name = format!("lineage-{game}");
        let kept = self.library.as_ref().and_then(|library| library.kept(&name));
        let kept: Option<Kept> = kept.and_then(|bytes| postcard::from_bytes(&bytes).ok());
        let (before, documents_then) = match kept {
            Some(kept) if kept.generation == self.generation && kept.ships == ships.fingerprint => {
                return kept.lineages;
            }
            Some(kept) => (kept.lineages, kept.documents),
            None => (Lineages::default(), BTreeMap::new()),
        };
        let builder = Builder::new(game).knowing(ships.lineages.clone()).remembering(before);
        let unchanged =
            documents_then.into_iter().filter(|(id, fingerprint)| self.documents.get(id) == Some(fingerprint));
        let builder = builder.unchanged(unchanged.map(|(id, _)| id));
        let lineages = builder.build(documents, &mut |from, to| decided(game, from, to));
        if let (Some(library), Some(_)) = (&self.library, &self.generation) {
            let kept = Kept {
                generation: self.generation.clone(),
                ships: ships.fingerprint,
                lineages,
                documents: self.documents.as_ref().clone(),
            };
            // They can be worked out again.
            let _ = postcard::to_stdvec(&kept).map(|bytes| library.keep(&name, &bytes));
            return kept.lineages;
        }
        lineages
    }
}

/// Aligns two documents; decisions that people reviewed win over the machine.
pub(crate) fn decided(game: Game, from: &Document, to: &Document) -> Result<Alignment, AlignError> {
    Ok(ships(game).decisions.apply(align(from, to)?, from, to).0)
}

fn ships(game: Game) -> &'static Ships {
    static SHIPS: LazyLock<[Ships; Game::ALL.len()]> = LazyLock::new(|| {
        Game::ALL.map(|game| {
            let files = shipped_lineage(game);
            let texts = || files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
            let decisions = texts().find(|(name, _)| *name == "decisions.tsv");
            Ships {
                // What ships can be read; a test says so.
                lineages: Lineages::from_files(texts()).unwrap_or_default(),
                decisions: decisions.and_then(|(name, text)| Decisions::read(name, text).ok()).unwrap_or_default(),
                fingerprint: Fingerprint::of(
                    texts().flat_map(|(name, text)| [name, text]).collect::<String>().as_bytes(),
                ),
            }
        })
    });
    let place = Game::ALL.iter().position(|&other| other == game).unwrap_or(0);
    &SHIPS[place]
}
