//! Which grammar reads a source.

use crate::{
    article::ArticleGrammar,
    grammar::{Grammar, Recognised},
    layout::Layout,
    notes::NotesGrammar,
    outline::OutlineGrammar,
    reader::Source,
    rules::RulesGrammar,
};

/// Every grammar; the first that recognises a source reads it, so the most specific marks come first.
static GRAMMARS: [&dyn Grammar; 4] = [&NotesGrammar, &ArticleGrammar, &OutlineGrammar, &RulesGrammar];

/// Recognises a source; `None` for a text of no kind that a grammar knows.
pub(crate) fn recognise<'s>(source: &'s Source, layout: &'s Layout) -> Option<(&'static dyn Grammar, Recognised<'s>)> {
    GRAMMARS.into_iter().find_map(|grammar| Some((grammar, grammar.recognise(source, layout)?)))
}
