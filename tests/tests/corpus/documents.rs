//! The documents, each read once for all checks.

use std::{path::PathBuf, sync::LazyLock, thread};

use vademecum_document::Document;
use vademecum_ingest::{
    Ingested, Options, ingest,
    reader::{Source, read_path},
};

/// A document of the corpus, as it was read.
#[derive(Debug)]
pub(crate) struct Read {
    pub(crate) name: &'static str,
    pub(crate) source: Source,
    pub(crate) ingested: Ingested,
}

const DOCUMENTS: [&str; 7] = [
    "magic-cr-2024-11-08.es.txt",
    "magic-cr-2019-01-25.pt.md",
    "magic-cr-2024-11-08.en.txt",
    "magic-cr-2019-01-25.en.txt",
    "myl-dar-2021-07.es.md",
    "magic-wiki-habilidad-disparada.es.txt",
    "magic-fin-notes-2025.es.txt",
];

/// Where the documents are, if they are anywhere.
pub(crate) fn folder() -> Option<PathBuf> {
    vademecum_tests::corpus_with(&DOCUMENTS)
}

pub(crate) fn all() -> &'static [Read] {
    static ALL: LazyLock<Vec<Read>> = LazyLock::new(|| {
        let folder = folder().expect("the documents are in VADEMECUM_CORPUS, or in ../shared/corpus");
        let read = |name: &'static str| {
            let source = read_path(&folder.join(name)).unwrap();
            let ingested = ingest(&source, &Options::default()).unwrap();
            Read { name, source, ingested }
        };
        thread::scope(|scope| {
            let threads = DOCUMENTS.map(|name| scope.spawn(move || read(name)));
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        })
    });
    &ALL
}

/// The document whose file's name has this in it, as it was read.
pub(crate) fn one(ending: &str) -> &'static Read {
    all().iter().find(|read| read.name.contains(ending)).unwrap()
}

/// The document whose file's name has this in it.
pub(crate) fn document(name: &str) -> &'static Document {
    &one(name).ingested.document
}
