//! Translations of a game's terms: mined from the documents of a library, or bundled.

use std::sync::Arc;

use vademecum_content as content;
use vademecum_document::DocumentKind;
use vademecum_graph::Graph;
use vademecum_terminology::Terms;
use vademecum_vocab::{Game, Lang};

/// The translations of a game's terms, mined from documents in both languages; without them, the bundled lexicon.
pub fn terms(graph: &Graph, game: Game, from: Lang, to: Lang) -> Arc<Terms> {
    if can_be_mined(graph, game, from, to) {
        Arc::new(graph.mine_terms(game))
    } else {
        content::lexicon(game).cloned().unwrap_or_default()
    }
}

/// Whether there are documents in both languages to mine terms from.
pub fn can_be_mined(graph: &Graph, game: Game, from: Lang, to: Lang) -> bool {
    let has = |lang: Lang| {
        graph.rules(game).any(|(_, document)| document.kind == DocumentKind::Rules && document.lang() == lang)
    };
    has(from) && has(to)
}
