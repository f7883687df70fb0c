//! Whole documents.

use serde::Serialize;
use utoipa::ToSchema;
use vademecum_document::{Document, DocumentCounts};
use vademecum_vocab::{self as vocab, EditionDate, Lang};

use crate::values;

/// All documents.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Summaries<'a> {
    documents: Vec<Summary<'a>>,
}

impl<'a> Summaries<'a> {
    /// Describes documents, with the paths of their files.
    pub fn new(documents: impl IntoIterator<Item = &'a Document>) -> Self {
        Summaries { documents: documents.into_iter().map(Summary::new).collect() }
    }

    /// Describes documents, with the names of their files alone.
    pub fn without_folders(documents: impl IntoIterator<Item = &'a Document>) -> Self {
        Summaries { documents: documents.into_iter().map(Summary::without_folder).collect() }
    }
}

/// A document.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Summary<'a> {
    id: String,
    /// `rules`, `digest`, `notes` or `article`.
    kind: &'static str,
    title: &'a str,
    #[schema(value_type = values::Game)]
    game: &'static str,
    #[schema(value_type = values::Lang)]
    lang: Lang,
    /// The date of the edition.
    #[schema(value_type = String)]
    date: EditionDate,
    /// The file it was read from; empty for what ships.
    path: &'a str,
    counts: Counts,
    diagnostics: Diagnostics,
}

impl<'a> Summary<'a> {
    /// Describes a document, with the path of its file.
    pub fn new(document: &'a Document) -> Self {
        Summary {
            id: document.id.to_string(),
            kind: document.kind.as_str(),
            title: &document.title,
            game: document.game.as_str(),
            lang: document.lang(),
            date: document.date(),
            path: &document.path,
            counts: Counts::new(document.counts()),
            diagnostics: Diagnostics::new(document.diagnostics.iter().collect()),
        }
    }

    /// Describes a document, with the name of its file alone: the folders of the machine are not published.
    pub fn without_folder(document: &'a Document) -> Self {
        Summary { path: document.file_name(), ..Summary::new(document) }
    }
}

/// The contents of a document, counted by kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Counts {
    sections: usize,
    chapters: usize,
    rules: usize,
    subrules: usize,
    examples: usize,
    terms: usize,
    cards: usize,
    rulings: usize,
    references: usize,
}

impl Counts {
    fn new(counts: DocumentCounts) -> Self {
        let DocumentCounts { sections, chapters, rules, subrules, examples, terms, cards, rulings, references } =
            counts;
        Counts { sections, chapters, rules, subrules, examples, terms, cards, rulings, references }
    }
}

/// The number of diagnostics of a document, by severity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Diagnostics {
    error: u32,
    warning: u32,
    note: u32,
}

impl Diagnostics {
    fn new(vocab::SeverityCounts { error, warning, note }: vocab::SeverityCounts) -> Self {
        Diagnostics { error, warning, note }
    }
}
