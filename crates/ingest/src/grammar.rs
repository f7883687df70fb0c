//! The result of recognising a document: its header, and the function that reads it.

use vademecum_document::DocumentKind;
use vademecum_vocab::{EditionDate, Game, Lang};

use crate::{draft::Draft, layout::Layout, reader::Source};

/// A grammar: it recognises a document of its kind, and is ready to read it; `None` for anything else.
pub(crate) type Grammar = for<'s> fn(&'s Source, &'s Layout) -> Option<Recognised<'s>>;

/// A document that a grammar recognised and is ready to read.
pub(crate) struct Recognised<'s> {
    pub(crate) game: Game,
    pub(crate) kind: DocumentKind,
    /// The header of the document.
    pub(crate) header: Header,
    /// Reads the document in a language, which need not be the one recognised, and holds what recognising it worked
    /// out already. References are linked and texts checked afterwards.
    pub(crate) read: Box<dyn FnOnce(Lang) -> Draft<'s> + 's>,
}

/// The metadata that a document states about itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Header {
    /// The work's name in document ids: `magic-cr`, `magic-notes-fin`.
    pub(crate) work: String,
    /// The language of the text.
    pub(crate) lang: Lang,
    /// The date the edition takes effect, where the content gives it.
    pub(crate) date: Option<EditionDate>,
    /// The title as printed, marks removed; empty when the content has none.
    pub(crate) title: String,
}
