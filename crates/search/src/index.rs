//! An index, written and opened.

use std::{path::Path, sync::Arc};

use tantivy::{
    DocId, DocSet, SegmentReader, TERMINATED, Term,
    directory::{MmapDirectory, RamDirectory},
    fieldnorm::FieldNormReader,
    index::InvertedIndexReader,
    postings::Postings,
    query::{Bm25Weight, EnableScoring, PhraseQuery, Query as _},
    schema::{Field, IndexRecordOption},
};
use vademecum_document::NodeIndex;
use vademecum_graph::Graph;
use vademecum_vocab::{DocumentId, Lang};

use crate::{
    error::SearchError,
    forms::Form,
    schema::{Fields, Zone},
    vocabulary::Vocabulary,
    write::write,
};

/// The search index of a library.
///
/// It is written once for a graph and never changed. It holds no text, so that every question comes with
/// the graph; a node that the graph no longer has is no answer.
pub struct Index {
    segment: SegmentReader,
    fields: Fields,
    text: Vec<TextField>,
    vocabularies: [Vocabulary; Lang::ALL.len()],
    documents: Vec<DocumentId>,
    places: Vec<Place>,
}

/// Where an entry of the index stands in the library.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Place {
    /// Its document, counted as in [`Index::documents`].
    pub(crate) document: usize,
    pub(crate) node: NodeIndex,
}

impl Index {
    /// Makes the index of a graph in memory.
    pub fn in_memory(graph: &Graph) -> Result<Index, SearchError> {
        Index::read(&write(graph, RamDirectory::create())?)
    }

    /// Makes the index of a graph and writes it into a folder, which must be there and be empty.
    pub fn create(dir: &Path, graph: &Graph) -> Result<Index, SearchError> {
        Index::read(&write(graph, MmapDirectory::open(dir)?)?)
    }

    /// Opens the index in a folder. Its files are mapped, not read; they may be removed meanwhile.
    pub fn open(dir: &Path) -> Result<Index, SearchError> {
        let index = tantivy::Index::open(MmapDirectory::open(dir)?)?;
        if index.schema() != Fields::schema().0 {
            return Err(SearchError::Foreign { dir: dir.to_owned() });
        }
        Index::read(&index)
    }

    fn read(index: &tantivy::Index) -> Result<Index, SearchError> {
        // Not through tantivy's reader: that one takes a lock, which needs a folder that can be written to.
        let segments = index.searchable_segments()?;
        let [segment] = segments.as_slice() else {
            let message = format!("expected one segment, found {}", segments.len());
            return Err(tantivy::TantivyError::SchemaError(message).into());
        };
        let segment = SegmentReader::open(segment)?;
        let fields = Fields::schema().1;
        let (documents, places) = places(&segment)?;
        let mut text = Vec::new();
        for lang in Lang::ALL {
            let nodes = places.iter().filter(|place| documents[place.document].lang() == lang).count() as u64;
            for zone in Zone::ALL {
                for form in Form::ALL {
                    text.push(TextField::open(&segment, fields.text(lang, zone, form), nodes)?);
                }
            }
        }
        let [es, pt, en] = Lang::ALL.map(|lang| vocabulary(&text, lang));
        Ok(Index { segment, fields, text, vocabularies: [es?, pt?, en?], documents, places })
    }

    /// How many nodes the index holds.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// The documents it was made of, in the order of their ids as text.
    pub(crate) fn documents(&self) -> &[DocumentId] {
        &self.documents
    }

    /// Where an entry stands.
    pub(crate) fn place(&self, entry: DocId) -> Place {
        self.places[entry as usize]
    }

    /// The words of a language.
    pub(crate) fn vocabulary(&self, lang: Lang) -> &Vocabulary {
        &self.vocabularies[lang as usize]
    }

    /// The field for a zone.
    pub(crate) fn text(&self, lang: Lang, zone: Zone, form: Form) -> &TextField {
        let zones = lang as usize * Zone::ALL.len() + zone as usize;
        &self.text[zones * Form::ALL.len() + form as usize]
    }

    /// The entries with a whole title or headword, folded.
    pub(crate) fn named(&self, name: &str) -> Result<Vec<DocId>, SearchError> {
        let names = self.segment.inverted_index(self.fields.name)?;
        let postings = names.read_postings(&Term::from_field_text(self.fields.name, name), IndexRecordOption::Basic)?;
        Ok(postings.map(entries).unwrap_or_default())
    }

    /// The names that begin with a folded text, with their entries, in alphabetical order.
    pub(crate) fn names_from(&self, prefix: &str, most: usize) -> Result<Vec<(String, Vec<DocId>)>, SearchError> {
        self.terms_from(self.fields.name, prefix, most, |_| true)
    }

    /// The numbers whose text begins with another, as far as they are `near`, in alphabetical order.
    pub(crate) fn numbers_from(
        &self,
        prefix: &str,
        most: usize,
        near: impl Fn(&str) -> bool,
    ) -> Result<Vec<(String, Vec<DocId>)>, SearchError> {
        self.terms_from(self.fields.number, prefix, most, near)
    }

    fn terms_from(
        &self,
        field: Field,
        prefix: &str,
        most: usize,
        keep: impl Fn(&str) -> bool,
    ) -> Result<Vec<(String, Vec<DocId>)>, SearchError> {
        let index = self.segment.inverted_index(field)?;
        let mut found = Vec::new();
        let mut terms = index.terms().range().ge(prefix).into_stream()?;
        while let Some((term, info)) = terms.next()
            && found.len() < most
        {
            let Some(term) = std::str::from_utf8(term).ok().filter(|term| term.starts_with(prefix)) else { break };
            if keep(term) {
                found.push((
                    term.to_owned(),
                    entries(index.read_postings_from_terminfo(info, IndexRecordOption::Basic)?),
                ));
            }
        }
        Ok(found)
    }

    /// The entries where folded words (two or more) follow one another in a zone.
    pub(crate) fn phrase(&self, lang: Lang, zone: Zone, words: &[String]) -> Result<Vec<DocId>, SearchError> {
        let field = self.fields.text(lang, zone, Form::Folded);
        let terms = words.iter().map(|word| Term::from_field_text(field, word)).collect();
        let schema = self.segment.schema();
        let weight = PhraseQuery::new(terms).weight(EnableScoring::disabled_from_schema(schema))?;
        Ok(entries(weight.scorer(&self.segment, 1.0)?))
    }
}

impl std::fmt::Debug for Index {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Index").field("documents", &self.documents).field("nodes", &self.len()).finish_non_exhaustive()
    }
}

fn entries(mut set: impl DocSet) -> Vec<DocId> {
    let mut found = Vec::new();
    let mut entry = set.doc();
    while entry != TERMINATED {
        found.push(entry);
        entry = set.advance();
    }
    found
}

/// A field of words, opened.
pub(crate) struct TextField {
    field: Field,
    words: Arc<InvertedIndexReader>,
    lengths: FieldNormReader,
    /// The mean number of words, of the entries that have any.
    mean_length: f32,
    /// How many nodes there are in the field's language, with or without the zone.
    nodes: u64,
}

impl TextField {
    fn open(segment: &SegmentReader, field: Field, nodes: u64) -> Result<TextField, SearchError> {
        let words = segment.inverted_index(field)?;
        let lengths = segment.get_fieldnorms_reader(field)?;
        let filled = (0..segment.max_doc()).filter(|&entry| lengths.fieldnorm_id(entry) > 0).count();
        let mean_length = words.total_num_tokens() as f32 / filled.max(1) as f32;
        Ok(TextField { field, words, lengths, mean_length, nodes })
    }

    /// Whether any entry has a word.
    pub(crate) fn has(&self, word: &str) -> bool {
        self.words.get_term_info(&Term::from_field_text(self.field, word)).is_ok_and(|info| info.is_some())
    }

    /// Calls `each` with every entry that has a word, and how much that tells of it (BM25).
    pub(crate) fn score(&self, word: &str, mut each: impl FnMut(DocId, f32)) -> Result<(), SearchError> {
        let Some(info) = self.words.get_term_info(&Term::from_field_text(self.field, word))? else { return Ok(()) };
        let nodes_with_it = u64::from(info.doc_freq);
        let nodes = self.nodes.max(nodes_with_it);
        let weight = Bm25Weight::for_one_term_without_explain(nodes_with_it, nodes, self.mean_length);
        let mut postings = self.words.read_postings_from_terminfo(&info, IndexRecordOption::WithFreqs)?;
        let mut entry = postings.doc();
        while entry != TERMINATED {
            each(entry, weight.score(self.lengths.fieldnorm_id(entry), postings.term_freq()));
            entry = postings.advance();
        }
        Ok(())
    }
}

/// Gathers the words of a language from the exact forms in its zones.
fn vocabulary(text: &[TextField], lang: Lang) -> Result<Vocabulary, SearchError> {
    let mut spellings = Vec::new();
    let zones = text.chunks_exact(Form::ALL.len()).skip(lang as usize * Zone::ALL.len()).take(Zone::ALL.len());
    for field in zones.map(|forms| &forms[Form::Exact as usize]) {
        let mut terms = field.words.terms().stream()?;
        while let Some((term, info)) = terms.next() {
            let word = std::str::from_utf8(term).unwrap_or_default();
            if !word.is_empty() && !word.contains(|c: char| c.is_numeric() || c.is_ascii_punctuation()) {
                spellings.push((word.to_owned(), info.doc_freq));
            }
        }
    }
    Ok(Vocabulary::new(lang, spellings))
}

/// Reads which node each entry stands for.
fn places(segment: &SegmentReader) -> Result<(Vec<DocumentId>, Vec<Place>), SearchError> {
    let damaged = |what: String| SearchError::from(tantivy::TantivyError::SchemaError(what));
    let orders = segment.fast_fields().u64(Fields::ORDER)?;
    let Some(ids) = segment.fast_fields().str(Fields::DOCUMENT)? else { return Ok((Vec::new(), Vec::new())) };
    let mut documents = Vec::with_capacity(ids.num_terms());
    for ord in 0..ids.num_terms() as u64 {
        let mut id = String::new();
        ids.ord_to_str(ord, &mut id)?;
        documents.push(id.parse().map_err(|error| damaged(format!("{error}")))?);
    }
    let place = |entry| {
        let document = ids.ords().first(entry).and_then(|ord| usize::try_from(ord).ok())?;
        let order = orders.first(entry).and_then(|order| usize::try_from(order).ok())?;
        (document < documents.len()).then_some(Place { document, node: NodeIndex::new(order) })
    };
    let places = (0..segment.max_doc()).map(place).collect::<Option<Vec<_>>>();
    let places = places.ok_or_else(|| damaged("an entry belongs to no document".to_owned()))?;
    Ok((documents, places))
}
