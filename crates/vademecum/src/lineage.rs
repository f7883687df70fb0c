//! Which rule is which in all editions of a library: worked out when documents come in, and kept.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
};

use serde::{Deserialize, Serialize};
use vademecum_align::{AlignError, Alignment, align};
use vademecum_document::Document;
use vademecum_lineage::{LineageBuilder, LineageDecisions, Lineages};
use vademecum_store::{Fingerprint, Library, Snapshot, shipped_lineage, shipped_lineage_decisions};
use vademecum_vocab::{DocumentId, Game};

/// The lineages of a library's documents, as they are cached beside its snapshots.
#[derive(Debug, Serialize, Deserialize)]
struct Cached {
    /// What shipped with the program that did so.
    ships: Fingerprint,
    lineages: Lineages,
    /// The documents they were worked out from: they are right for these, whatever the snapshot is called.
    documents: BTreeMap<DocumentId, Fingerprint>,
}

/// What ships of a game: lineages, reviewed decisions, and a fingerprint of both.
#[derive(Debug)]
struct Ships {
    lineages: Lineages,
    decisions: LineageDecisions,
    fingerprint: Fingerprint,
}

/// Where lineages come from: what ships, what was kept, and documents.
#[derive(Debug, Clone)]
pub(crate) struct Source {
    library: Option<Library>,
    documents: Arc<BTreeMap<DocumentId, Fingerprint>>,
}

impl Source {
    /// The lineages of a snapshot of a library.
    pub(crate) fn of(library: &Library, snapshot: &Snapshot) -> Self {
        Source { library: Some(library.clone()), documents: Arc::new(snapshot.fingerprints()) }
    }

    /// The lineages of what ships.
    pub(crate) fn shipped() -> Self {
        Source { library: None, documents: Arc::default() }
    }

    /// The lineages of a game in these documents. What was worked out for them before is used; what was worked
    /// out for some of them saves all but the alignments of the others.
    pub(crate) fn lineages<'d>(&self, game: Game, documents: impl IntoIterator<Item = &'d Document>) -> Lineages {
        let ships = ships(game);
        let name = format!("lineage-{game}");
        let cached = self.library.as_ref().and_then(|library| library.kept(&name));
        let cached: Option<Cached> = cached.and_then(|bytes| postcard::from_bytes(&bytes).ok());
        let (before, documents_then) = match cached {
            Some(cached) if cached.documents == *self.documents && cached.ships == ships.fingerprint => {
                return cached.lineages;
            }
            // What a text said that was replaced or removed must not speak of what is there now.
            Some(cached) if cached.documents.iter().all(|(id, then)| self.documents.get(id) == Some(then)) => {
                (cached.lineages, cached.documents)
            }
            _ => (Lineages::default(), BTreeMap::new()),
        };
        let builder = LineageBuilder::new(game).with_known(ships.lineages.clone()).with_cached(before);
        let builder = builder.with_unchanged(documents_then.into_keys());
        let lineages = builder.build(documents, &mut |from, to| decided(game, from, to));
        match &self.library {
            Some(library) if !self.documents.is_empty() => {
                let documents = self.documents.as_ref().clone();
                let cached = Cached { ships: ships.fingerprint, lineages, documents };
                // They can be worked out again.
                let _ = postcard::to_stdvec(&cached).map(|bytes| library.keep(&name, &bytes));
                cached.lineages
            }
            _ => lineages,
        }
    }
}

/// Aligns two documents; decisions that people reviewed win over the machine.
pub(crate) fn decided(game: Game, from: &Document, to: &Document) -> Result<Alignment, AlignError> {
    Ok(ships(game).decisions.apply(align(from, to)?, from, to).0)
}

fn ships(game: Game) -> &'static Ships {
    static SHIPS: LazyLock<[Ships; Game::ALL.len()]> = LazyLock::new(|| {
        Game::ALL.map(|game| {
            let tables = shipped_lineage(game);
            let (name, decisions) = shipped_lineage_decisions(game);
            let texts = || tables.iter().map(|(name, text)| (name.as_str(), text.as_str()));
            let all = texts().chain([(name.as_str(), decisions.as_str())]).flat_map(|(name, text)| [name, text]);
            Ships {
                // What ships can be read; a test says so.
                lineages: Lineages::from_files(texts()).unwrap_or_default(),
                decisions: LineageDecisions::from_tsv(&name, &decisions).unwrap_or_default(),
                fingerprint: Fingerprint::of(all.collect::<String>().as_bytes()),
            }
        })
    });
    let place = Game::ALL.iter().position(|&other| other == game).unwrap_or(0);
    &SHIPS[place]
}
