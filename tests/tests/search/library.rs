//! What the questions are put to: what ships, and the publishers' documents where somebody brought them.

use std::path::{Path, PathBuf};

use vademecum_align::align;
use vademecum_document::Document;
use vademecum_graph::Graph;
use vademecum_ingest::{Options, ingest, reader::read_path};
use vademecum_lineage::{LineageBuilder, Lineages};
use vademecum_search::Colloquial;
use vademecum_store::{shipped, shipped_colloquial, shipped_lineage, shipped_terms};
use vademecum_terminology::Terms;
use vademecum_vocab::{DocumentId, Game, Lang};

use crate::questions::Question;

/// The publishers' documents that questions are put to, each for the questions of its language and game.
pub(crate) const TARGETS: [(&str, &str); 4] = [
    ("magic-cr-2024-11-08.es.txt", "magic-cr@2024-11-08.es"),
    ("magic-cr-2019-01-25.pt.md", "magic-cr@2019-01-25.pt"),
    ("magic-cr-2024-11-08.en.txt", "magic-cr@2024-11-08.en"),
    ("myl-dar-2021-07.es.md", "myl-dar@2021-07.es"),
];

/// Where those documents are, if they are anywhere: in `VADEMECUM_CORPUS`, else in `../shared/corpus`.
pub(crate) fn folder() -> Option<PathBuf> {
    let named = std::env::var_os("VADEMECUM_CORPUS").map(PathBuf::from);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let folder = named.unwrap_or_else(|| root.join("../shared/corpus"));
    TARGETS.iter().all(|(file, _)| folder.join(file).is_file()).then_some(folder)
}

/// The publishers' documents, read.
pub(crate) fn read(folder: &Path) -> Vec<Document> {
    let read = |(file, _): (&str, &str)| {
        let source = read_path(&folder.join(file)).unwrap();
        ingest(&source, &Options::default()).unwrap().document
    };
    TARGETS.into_iter().map(read).collect()
}

/// What ships and more documents, joined as the program joins them.
pub(crate) fn graph(documents: Vec<Document>) -> Graph {
    let graph = Graph::new(shipped().iter().cloned().chain(documents));
    Game::ALL.into_iter().fold(graph, |graph, game| {
        let (name, text) = shipped_terms(game);
        let files = shipped_lineage(game);
        let known = Lineages::from_files(files.iter().map(|(name, text)| (name.as_str(), text.as_str()))).unwrap();
        graph.with_lexicon(game, Terms::read(&name, &text).unwrap_or_default()).with_lineages(game, move |documents| {
            LineageBuilder::new(game).with_known(known.clone()).build(documents, &mut |a, b| align(a, b))
        })
    })
}

/// What people say instead of the words of the rules, as it ships.
pub(crate) fn colloquial() -> Colloquial {
    let mut colloquial = Colloquial::default();
    for game in Game::ALL {
        for (file, lang, text) in shipped_colloquial(game) {
            colloquial.read(&file, game, lang, &text).unwrap();
        }
    }
    colloquial
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
