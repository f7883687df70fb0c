//! The documents that questions are answered from: those of the library, and what ships.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::SystemTime,
};

use vademecum_document::{Document, DocumentKind};
use vademecum_graph::{DocumentIndex, Graph, TermGrammar};
use vademecum_lineage::LineageTable;
use vademecum_ruling_links::ConceptLexicon;
use vademecum_search::{self as search, Colloquial, Index, SearchError};
use vademecum_show::lexicon;
use vademecum_store::{
    BoxError, Contents, Fingerprint, Indexing, Library, Snapshot, StoreError, StoredIndex, Warning, shipped,
    shipped_colloquial, shipped_concepts, shipped_term_grammar,
};
use vademecum_vocab::{DocumentId, Game};

use crate::{
    failure::{Failure, warn},
    lineage::Source,
};

/// Documents, joined.
#[derive(Debug)]
pub(crate) struct Shelf {
    pub(crate) graph: Arc<Graph>,
    index: StoredIndex,
    /// When the documents that were brought came.
    pub(crate) arrivals: BTreeMap<DocumentId, SystemTime>,
    /// What tells it from a shelf with other documents.
    pub(crate) name: Fingerprint,
}

impl Shelf {
    /// What a library holds, and what ships. Damage is told: a document that cannot be read is left out, and where the
    /// library cannot be read at all, what ships is there still.
    pub(crate) fn open(library: &Library) -> Result<Shelf, StoreError> {
        match library.snapshot() {
            Ok(snapshot) => {
                warn(snapshot.warnings());
                Ok(Shelf::of(library, snapshot))
            }
            Err(refused @ StoreError::Refused { .. }) => {
                let help = "only what ships with the program is here; your documents are not".to_owned();
                warn([Warning { message: refused.to_string(), help }]);
                Ok(Shelf::shipped())
            }
            Err(error) => Err(error),
        }
    }

    /// What a snapshot of a library holds, and what ships.
    pub(crate) fn of(library: &Library, snapshot: Snapshot) -> Shelf {
        let (lineages, name, arrivals) = (Source::of(library, &snapshot), snapshot.name(), snapshot.arrivals());
        let Snapshot { documents, index, .. } = snapshot;
        Shelf { graph: Arc::new(join(documents, &lineages)), index, arrivals, name }
    }

    /// What ships, alone.
    pub(crate) fn shipped() -> Shelf {
        let graph = Arc::new(join(Vec::new(), &Source::shipped()));
        Shelf { graph, index: StoredIndex::default(), arrivals: BTreeMap::new(), name: Snapshot::default().name() }
    }

    /// The search index of these documents: what the library holds of it, and what has to be made now.
    pub(crate) fn index(&self) -> Result<Index, SearchError> {
        let stored = self.index.clone();
        let index = Index::open(&self.graph, move |document| stored.of(document, search::VERSION))?;
        Ok(index.with_colloquial(colloquial()))
    }

    /// What a person should know of an index that was asked: that a stored part of it could not be used.
    pub(crate) fn index_warning(&self, index: &Index) -> Option<Warning> {
        index.found_unusable().then(|| Warning {
            message: "a stored search index is damaged: it was made again from the documents, for this time".to_owned(),
            help: format!(
                "remove `{}`: it is made again from the documents at the next `vademecum ingest`",
                self.index.folder().display()
            ),
        })
    }

    /// The document with an id.
    pub(crate) fn document(&self, id: &str) -> Result<DocumentIndex, Failure> {
        id.parse().ok().and_then(|id| self.graph.find(&id)).ok_or_else(|| self.unknown(id))
    }

    /// None of these documents has that id; some come near.
    pub(crate) fn unknown(&self, id: &str) -> Failure {
        unknown_document(id, self.graph.documents().map(|(_, document)| &document.id))
    }
}

/// Changes a library; its search index and its lineages follow. `incoming` are the documents that `change` adds: they are
/// indexed before the writers' lock is taken. Returns the rulebooks that have no rule in common with any other that goes
/// by the same name.
pub(crate) fn update(
    library: &Library,
    incoming: &[Document],
    change: impl FnOnce(&mut Contents),
) -> Result<Vec<DocumentId>, StoreError> {
    let index_of = |document: &Document| search::index_of(document).map_err(BoxError::from);
    let prepared = library.prepare(incoming, Indexing { version: search::VERSION, index_of: &index_of })?;
    let index_of = |document: &Document| prepared.of(document).map_or_else(|| index_of(document), Ok);
    let snapshot = library.change(change, Indexing { version: search::VERSION, index_of: &index_of })?;
    warn(snapshot.warnings());
    if snapshot.documents.is_empty() {
        // The cached lineages name the documents that they were worked out from.
        library.forget_kept(|_| false)?;
    }
    let source = Source::of(library, &snapshot);
    let mut strangers = Vec::new();
    for game in Game::ALL {
        let lineages = source.lineages(game, &snapshot.documents);
        let rulebooks = snapshot.documents.iter().filter(|document| document.kind == DocumentKind::Rules);
        let rulebooks: Vec<&LineageTable> = rulebooks.filter_map(|rulebook| lineages.table(&rulebook.id)).collect();
        strangers.extend(
            rulebooks.iter().filter(|table| is_stranger(table, &rulebooks)).map(|table| table.document.clone()),
        );
    }
    Ok(strangers)
}

/// Whether there are other editions of a rulebook's work, and none has a rule that it has.
fn is_stranger(table: &LineageTable, rulebooks: &[&LineageTable]) -> bool {
    let is_other =
        |other: &&&LineageTable| other.document != table.document && other.document.work() == table.document.work();
    let mut others = rulebooks.iter().filter(is_other).peekable();
    let shares = |other: &&LineageTable| table.rows().iter().any(|row| other.number(row.lineage).is_some());
    others.peek().is_some() && !others.any(shares)
}

fn join(documents: Vec<Document>, lineages: &Source) -> Graph {
    let graph = Graph::new(shipped().iter().cloned().chain(documents)).with_term_grammar(term_grammar());
    let graph = Game::ALL.into_iter().fold(graph, |graph, game| {
        let lineages = lineages.clone();
        graph.with_lineages(game, move |documents| lineages.lineages(game, documents)).with_lexicon(game, lexicon(game))
    });
    Game::ALL.into_iter().filter_map(concepts).fold(graph, Graph::with_concepts)
}

/// How terms are inflected and told from other words, as it ships.
fn term_grammar() -> TermGrammar {
    let mut grammar = TermGrammar::default();
    for game in Game::ALL {
        for (file, lang, text) in shipped_term_grammar(game) {
            // What ships can be read; a test says so.
            let _ = grammar.read(&file, game, lang, &text);
        }
    }
    grammar
}

/// What people say instead of the words of the rules, as it ships.
fn colloquial() -> Colloquial {
    let mut colloquial = Colloquial::default();
    for game in Game::ALL {
        for (file, lang, text) in shipped_colloquial(game) {
            // What ships can be read; a test says so.
            let _ = colloquial.read(&file, game, lang, &text);
        }
    }
    colloquial
}

/// What rulings of a game are tied to rules by.
fn concepts(game: Game) -> Option<ConceptLexicon> {
    let files = shipped_concepts(game);
    // What ships can be read; a test says so.
    ConceptLexicon::parse(game, files.iter().map(|(name, text)| (name.as_str(), text.as_str()))).ok().flatten()
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
