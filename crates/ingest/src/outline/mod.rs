//! Rules in numbered headings with worked examples and quoted cards.

use vademecum_vocab::Lang;

use crate::{draft::Draft, layout::Layout, reader::Source, recognise::Recognised};

/// Recognises a document of this kind.
pub(crate) fn recognise(_source: &Source, _layout: &Layout) -> Option<Recognised> {
    None
}

/// Reads a whole document.
pub(crate) fn read<'s>(source: &'s Source, layout: &Layout, _lang: Lang) -> Draft<'s> {
    Draft::new(source, layout.style, &layout.furniture)
}
