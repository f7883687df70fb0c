//! What the questions are put to: the bundled documents, and the publishers' documents where somebody brought them.

use std::path::{Path, PathBuf};

use vademecum_document::Document;
use vademecum_ingest::{Options, ingest, reader::read_path};
use vademecum_vocab::{DocumentId, Game, Lang};

use crate::questions::Question;

/// The publishers' documents that questions are put to, each for the questions of its language and game.
pub(crate) const TARGETS: [(&str, &str); 4] = [
    ("magic-cr-2024-11-08.es.txt", "magic-cr@2024-11-08.es"),
    ("magic-cr-2019-01-25.pt.md", "magic-cr@2019-01-25.pt"),
    ("magic-cr-2024-11-08.en.txt", "magic-cr@2024-11-08.en"),
    ("myl-dar-2021-07.es.md", "myl-dar@2021-07.es"),
];

/// Where those documents are, if they are anywhere.
pub(crate) fn folder() -> Option<PathBuf> {
    vademecum_tests::corpus().filter(|folder| TARGETS.iter().all(|(file, _)| folder.join(file).is_file()))
}

pub(crate) fn read(folder: &Path) -> Vec<Document> {
    let read = |(file, _): (&str, &str)| {
        let source = read_path(&folder.join(file)).unwrap();
        ingest(&source, &Options::default()).unwrap().document
    };
    TARGETS.into_iter().map(read).collect()
}

/// The document that a question is put to: the publisher's text of its game in its language.
pub(crate) fn target(question: &Question) -> DocumentId {
    let place = match (question.game, question.lang) {
        (Game::Magic, Lang::Es) => 0,
        (Game::Magic, Lang::Pt) => 1,
        (Game::Magic, Lang::En) => 2,
        (Game::Myl, _) => 3,
    };
    TARGETS[place].1.parse().unwrap()
}
