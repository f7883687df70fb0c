//! From files to documents: readers (bytes → lines with positions), one grammar per kind of document,
//! number repair, and one reference grammar whose words are switched by language.
//!
//! *Architecture invariant:* reading a document never fails and never panics. A grammar returns what it
//! read *and* what it found wrong; only a file that is no text, or no rules document at all, is refused.

/// A fixed pattern for a static, compiled when it is first used.
macro_rules! regex {
    ($pattern:literal) => {
        std::sync::LazyLock::new(|| regex::Regex::new($pattern).expect("a fixed pattern"))
    };
}

mod article;
mod checks;
mod date;
pub mod digest;
mod divided_words;
mod draft;
pub mod fuzz;
mod grammar;
mod hidden;
mod inline_markup;
mod layout;
#[cfg(test)]
mod linear;
mod link;
mod notes;
mod number_reading;
mod numbering;
mod outline;
mod page_heads;
mod page_numbers;
pub mod reader;
pub mod reference;
mod rules;
mod script;
#[cfg(test)]
mod testing;
mod vocabulary;
mod work;

use vademecum_document::Document;
use vademecum_vocab::{DocumentId, EditionDate, Finding, Lang};

pub use draft::{SourceSpan, SpanRole};

use crate::{
    grammar::{Grammar, Recognised},
    layout::layout,
    reader::{ReadError, ReadErrorKind, Source},
};

/// Metadata that overrides what a document states; what is not given is read from the content.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Options {
    /// The whole id. Wins over everything else.
    pub id: Option<DocumentId>,
    /// The date of the edition.
    pub date: Option<EditionDate>,
    /// The language.
    pub lang: Option<Lang>,
}

/// A document, and where each byte of its source went.
#[derive(Debug)]
pub struct Ingested {
    /// The document.
    pub document: Document,
    /// Every stretch of the source that is not white space, in order.
    pub spans: Vec<SourceSpan>,
}

/// Every grammar; the first that recognises a source reads it, so the most specific marks come first.
const GRAMMARS: [Grammar; 4] = [notes::recognise, article::recognise, outline::recognise, rules::recognise];

/// Maximum number of undecodable bytes that are reported one by one; a file with more is in another encoding.
const MAX_UNDECODABLE_BYTES: usize = 100;

/// Reads a document from a source.
///
/// # Errors
/// If the source is not a kind of document we read. One that is, however damaged, never fails: what was
/// found wrong is in the document's diagnostics.
pub fn ingest(source: &Source, options: &Options) -> Result<Ingested, ReadError> {
    let layout = layout(source);
    let recognised = GRAMMARS.iter().find_map(|recognise| recognise(source, &layout));
    let Recognised { game, kind, header, read } =
        recognised.ok_or_else(|| ReadErrorKind::UnknownKind.of(&source.name))?;
    let lang = options.id.as_ref().map(DocumentId::lang).or(options.lang).unwrap_or(header.lang);
    let mut draft = read(lang);
    link::link(&mut draft, lang, kind.is_complete_edition());
    checks::check(&mut draft, lang);
    let named = date::in_name(source.name.rsplit(['/', '\\']).next().unwrap_or_default());
    let given = options.id.as_ref().map(DocumentId::date).or(options.date).or(header.date);
    let date = given.or(named).unwrap_or(EditionDate::UNDATED);
    if given.is_none() {
        let finding = named.map_or(Finding::DateUnknown {}, |date| Finding::DateFromName { date });
        draft.report(0..0, None, finding);
    }
    for &at in source.undecodable_offsets.iter().take(MAX_UNDECODABLE_BYTES) {
        let finding = Finding::Undecodable { encoding: source.encoding.to_owned() };
        draft.report(at..at + char::REPLACEMENT_CHARACTER.len_utf8(), None, finding);
    }
    let misread = reader::misread_utf8(&source.text);
    if let Some(&at) = misread.first() {
        let finding = Finding::MisreadUtf8 { count: draft::bounded(misread.len()) };
        draft.report(at..at, None, finding);
    }
    if let Some(message) = source.damage.clone() {
        draft.report(0..0, None, Finding::PdfDamaged { message });
    }
    let id = match &options.id {
        Some(id) => id.clone(),
        None => DocumentId::new(&header.work, date, lang).expect("works are named by letters, digits and hyphens"),
    };
    let diagnostics = draft.take_diagnostics();
    let document = Document {
        id,
        kind,
        game,
        title: header.title,
        path: source.name.clone(),
        encoding: source.encoding.to_owned(),
        lines: draft::bounded(source.lines.len()),
        furniture: draft.furniture_counts(),
        nodes: draft.nodes,
        diagnostics,
    };
    Ok(Ingested { document, spans: draft.spans })
}
