//! Finds the keyword abilities in a game's rules.

use vademecum_document::NodeKind;
use vademecum_text::fold;
use vademecum_vocab::{Game, Lang, Number};

use crate::{DocumentIndex, Graph, NodeView};

/// Folded words in the title of the chapter of keyword abilities, by language; its titled rules are the keywords (CR
/// 702).
const CHAPTER_TITLE_WORDS: [[&str; 2]; 3] =
    [["habilidades", "clave"], ["habilidade", "chave"], ["keyword", "abilities"]];

/// The newest edition of a game's rules in a language; none where only others hold it.
pub(crate) fn edition(graph: &Graph, game: Game, lang: Lang) -> Option<DocumentIndex> {
    graph.preferred_document(game, lang, None).filter(|&document| graph.document(document).lang() == lang)
}

/// The rules of a document that are keyword abilities, with number and name.
pub(crate) fn rules(graph: &Graph, document: DocumentIndex) -> impl Iterator<Item = (NodeView<'_>, Number, &str)> {
    let chapters = graph.nodes(document).filter(|view| view.node().kind() == NodeKind::Chapter && is_keywords(*view));
    chapters
        .flat_map(NodeView::children)
        .filter_map(|rule| Some((rule, rule.node().number?, rule.node().title.as_deref()?)))
}

fn is_keywords(chapter: NodeView<'_>) -> bool {
    let title = words(chapter.node().title.as_deref().unwrap_or_default());
    CHAPTER_TITLE_WORDS.iter().any(|names| names.iter().all(|name| title.iter().any(|word| word == name)))
}

/// The words of a text, folded.
pub(crate) fn words(text: &str) -> Vec<String> {
    vademecum_text::words(&fold(text)).map(str::to_owned).collect()
}
