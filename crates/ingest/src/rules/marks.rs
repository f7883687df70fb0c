//! Marks around texts and headings that are no part of a rule.

use vademecum_document::Furniture;

use crate::{draft::Draft, layout::TextLine};

/// A text without the emphasis marks it begins with, and how many bytes those took.
pub(super) fn emphasis_off(text: &str) -> (&str, usize) {
    let bare = text.trim_start_matches(['*', '_']);
    let bare = if bare.len() < text.len() { bare.trim_start() } else { bare };
    (bare, text.len() - bare.len())
}

/// Sets the heading of an unnumbered part aside.
pub(super) fn heading_line(draft: &mut Draft<'_>, line: &TextLine) {
    draft.furniture(line.body.clone(), Furniture::Heading);
}
