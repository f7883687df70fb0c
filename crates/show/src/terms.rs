//! What the terms of a game are called in each language.

use vademecum_document::DocumentKind;
use vademecum_graph::Graph;
use vademecum_store::shipped_terms;
use vademecum_terminology::TermTable;
use vademecum_vocab::{Game, Lang};

/// What the terms of a game are called in each language, as it ships.
pub fn lexicon(game: Game) -> TermTable {
    let (name, text) = shipped_terms(game);
    // What ships can be read; a test says so.
    TermTable::from_tsv(&name, &text).unwrap_or_default()
}

/// The terms of a game, mined from documents in both languages; without them, those that ship.
pub fn terms(graph: &Graph, game: Game, from: Lang, to: Lang) -> TermTable {
    if can_be_mined(graph, game, from, to) { graph.mine_terms(game) } else { lexicon(game) }
}

/// Whether there are documents in both languages to mine terms from.
pub fn can_be_mined(graph: &Graph, game: Game, from: Lang, to: Lang) -> bool {
    let has = |lang: Lang| {
        graph.rules(game).any(|(_, document)| document.kind == DocumentKind::Rules && document.lang() == lang)
    };
    has(from) && has(to)
}
