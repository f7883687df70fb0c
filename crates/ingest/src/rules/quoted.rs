//! Rules and glossary entries that stand in another document: the same grammar, without what surrounds
//! them in the rules.

use super::{body, glossary};
use crate::{draft::Draft, layout::TextLine, words::Words};

pub(crate) use glossary::sense_number;

/// Reads lines that begin with a number into nodes.
pub(crate) fn rules(draft: &mut Draft<'_>, lines: &[TextLine], wrapped: bool, words: &Words) {
    body::read(draft, lines, wrapped, words);
}

/// Reads a headword and the lines below it into a node.
pub(crate) fn glossary_entry(draft: &mut Draft<'_>, head: &TextLine, lines: &[TextLine], words: &Words) {
    glossary::push(draft, &glossary::Entry { head, lines }, words);
}
