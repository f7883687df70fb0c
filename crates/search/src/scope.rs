//! Documents that are searched together.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex},
};

use tantivy::{
    DocId, DocSet, SegmentReader, TERMINATED, Term,
    fieldnorm::FieldNormReader,
    index::InvertedIndexReader,
    postings::{Postings, TermInfo},
    query::{EnableScoring, PhraseQuery, Query as _},
    schema::{Field, IndexRecordOption},
};
use vademecum_document::NodeIndex;
use vademecum_graph::{Graph, NodeId};
use vademecum_text::TermForm;
use vademecum_vocab::{DocumentId, Lang};

use crate::{
    error::SearchError,
    names::Names,
    same::Things,
    schema::{Fields, Zone},
    scratch::Tables,
    vocabulary::Vocabulary,
};

/// The indexes of some documents, side by side; their entries are counted through.
pub(crate) struct Scope {
    fields: Fields,
    parts: Vec<Part>,
    text: Vec<TextField>,
    vocabularies: [Vocabulary; Lang::ALL.len()],
    /// By language, how rare each stem is in texts, else in titles; 0 where only examples have it.
    stems: [HashMap<Box<str>, f32>; Lang::ALL.len()],
    documents: Vec<DocumentId>,
    places: Vec<Place>,
    things: Things,
    names: Names,
    /// By language, the things that are called by names of these stems.
    stemmed_names: [HashMap<String, Vec<u32>>; Lang::ALL.len()],
    /// Tables of questions that were answered, empty, for the next ones.
    spare: Mutex<Vec<Tables>>,
}

/// The index of one document, opened.
#[derive(Clone)]
struct Part {
    segment: SegmentReader,
    /// Its first entry, counted through.
    first: DocId,
}

/// Where an entry of the index stands in the library.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Place {
    /// Its document, counted as in [`Scope::documents`].
    pub(crate) document: usize,
    pub(crate) node: NodeIndex,
}

impl Scope {
    /// Opens the indexes of documents together.
    pub(crate) fn new(
        graph: &Graph,
        opened: impl IntoIterator<Item = (DocumentId, SegmentReader)>,
    ) -> Result<Scope, SearchError> {
        let fields = Fields::schema().1;
        let (mut parts, mut documents, mut places) = (Vec::new(), Vec::new(), Vec::new());
        for (document, segment) in opened {
            // Nodes are entered in order.
            let nodes = 0..segment.max_doc() as usize;
            let first = DocId::try_from(places.len()).unwrap_or(DocId::MAX);
            places.extend(nodes.map(|n| Place { document: documents.len(), node: NodeIndex::new(n) }));
            documents.push(document);
            parts.push(Part { segment, first });
        }
        let mut text = Vec::new();
        for lang in Lang::ALL {
            let nodes = places.iter().filter(|place| documents[place.document].lang() == lang).count() as u64;
            for zone in Zone::ALL {
                for form in TermForm::ALL {
                    text.push(TextField::open(&parts, fields.text(lang, zone, form), nodes)?);
                }
            }
        }
        let [es, pt, en] = Lang::ALL.map(|lang| vocabulary(&text, lang));
        let [es_stems, pt_stems, en_stems] = Lang::ALL.map(|lang| stems(&text, lang));
        let found: Vec<_> = documents.iter().map(|id| graph.find(id)).collect();
        let nodes = places.iter().map(|place| {
            let document = found[place.document]?;
            graph.document(document).get(place.node).map(|_| NodeId { document, node: place.node })
        });
        let mut things = Things::new(graph, nodes);
        let mut called = things.take_names();
        called.extend(names(&parts, &things, |lang| fields.name[lang as usize])?);
        let mut stemmed_names = Lang::ALL.map(|_| HashMap::<String, Vec<u32>>::new());
        for (stems, lang, thing) in names(&parts, &things, |lang| fields.stemmed_name[lang as usize])? {
            stemmed_names[lang as usize].entry(stems).or_default().push(thing);
        }
        Ok(Scope {
            fields,
            parts,
            text,
            vocabularies: [es?, pt?, en?],
            stems: [es_stems?, pt_stems?, en_stems?],
            documents,
            places,
            things,
            names: Names::new(called),
            stemmed_names,
            spare: Mutex::default(),
        })
    }

    /// The same documents and some more.
    pub(crate) fn with(
        &self,
        graph: &Graph,
        more: impl IntoIterator<Item = (DocumentId, SegmentReader)>,
    ) -> Result<Scope, SearchError> {
        let opened = self.documents.iter().cloned().zip(self.parts.iter().map(|part| part.segment.clone()));
        Scope::new(graph, opened.chain(more))
    }

    /// How many nodes the index holds.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// The documents.
    pub(crate) fn documents(&self) -> &[DocumentId] {
        &self.documents
    }

    /// What the entries are texts of.
    pub(crate) fn things(&self) -> &Things {
        &self.things
    }

    /// What the things are called.
    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    /// Empty tables for a question.
    pub(crate) fn tables(&self) -> Tables {
        let spare = self.spare.lock().ok().and_then(|mut spare| spare.pop());
        spare.unwrap_or_else(|| Tables::new(self.len(), self.things.len()))
    }

    /// Takes back tables, empty.
    pub(crate) fn take_back(&self, tables: Tables) {
        if let Ok(mut spare) = self.spare.lock() {
            spare.push(tables);
        }
    }

    /// Where an entry stands.
    pub(crate) fn place(&self, entry: DocId) -> Place {
        self.places[entry as usize]
    }

    /// The words of a language.
    pub(crate) fn vocabulary(&self, lang: Lang) -> &Vocabulary {
        &self.vocabularies[lang as usize]
    }

    /// How rare a stem is in what is said, else in what things are called; `None` if nothing has it.
    pub(crate) fn stem_rarity(&self, stem: &str, lang: Lang) -> Option<f32> {
        self.stems[lang as usize].get(stem).copied()
    }

    /// The field for a zone.
    pub(crate) fn text(&self, lang: Lang, zone: Zone, form: TermForm) -> &TextField {
        let zones = lang as usize * Zone::ALL.len() + zone as usize;
        &self.text[zones * TermForm::ALL.len() + form as usize]
    }

    /// The things with a whole title or headword, by its stems in a language.
    pub(crate) fn named_by_stems(&self, lang: Lang, name: &str) -> &[u32] {
        self.stemmed_names[lang as usize].get(name).map_or(&[], Vec::as_slice)
    }

    /// The numbers whose text begins with another, as far as they are `near`, in alphabetical order.
    pub(crate) fn numbers_from(
        &self,
        prefix: &str,
        most: usize,
        near: impl Fn(&str) -> bool,
    ) -> Result<Vec<(String, Vec<DocId>)>, SearchError> {
        let mut found: BTreeMap<String, Vec<DocId>> = BTreeMap::new();
        for part in &self.parts {
            let index = part.segment.inverted_index(self.fields.number)?;
            let mut terms = index.terms().range().ge(prefix).into_stream()?;
            let mut taken = 0;
            while let Some((term, info)) = terms.next()
                && taken < most
            {
                let Some(term) = std::str::from_utf8(term).ok().filter(|term| term.starts_with(prefix)) else { break };
                if near(term) {
                    taken += 1;
                    let postings = index.read_postings_from_terminfo(info, IndexRecordOption::Basic)?;
                    found.entry(term.to_owned()).or_default().extend(part.entries(Some(postings)));
                }
            }
        }
        Ok(found.into_iter().take(most).collect())
    }

    /// The entries where folded words (two or more) follow one another in a zone.
    pub(crate) fn phrase(&self, lang: Lang, zone: Zone, words: &[String]) -> Result<Vec<DocId>, SearchError> {
        let field = self.fields.text(lang, zone, TermForm::Folded);
        let terms = words.iter().map(|word| Term::from_field_text(field, word)).collect();
        let query = PhraseQuery::new(terms);
        let mut found = Vec::new();
        for part in &self.parts {
            let weight = query.weight(EnableScoring::disabled_from_schema(part.segment.schema()))?;
            found.extend(part.entries(Some(weight.scorer(&part.segment, 1.0)?)));
        }
        Ok(found)
    }
}

impl Part {
    /// The entries of a set, counted through.
    fn entries(&self, set: Option<impl DocSet>) -> Vec<DocId> {
        let mut found = Vec::new();
        if let Some(mut set) = set {
            let mut entry = set.doc();
            while entry != TERMINATED {
                found.push(self.first + entry);
                entry = set.advance();
            }
        }
        found
    }
}

/// A field of words, opened.
pub(crate) struct TextField {
    field: Field,
    /// Where it stands in the parts that have any words in it.
    parts: Vec<Words>,
    /// The mean number of words, of the entries that have any.
    mean_length: f32,
    /// How many nodes there are in the field's language, with or without the zone.
    nodes: u64,
}

/// A field of words in one part.
struct Words {
    /// The first entry of the part, counted through.
    first: DocId,
    words: Arc<InvertedIndexReader>,
    lengths: FieldNormReader,
}

impl TextField {
    fn open(parts: &[Part], field: Field, nodes: u64) -> Result<TextField, SearchError> {
        let (mut words_in_all, mut filled) = (0, 0);
        let mut opened = Vec::new();
        for Part { segment, first } in parts {
            let words = segment.inverted_index(field)?;
            if words.total_num_tokens() > 0 {
                let lengths = segment.get_fieldnorms_reader(field)?;
                words_in_all += words.total_num_tokens();
                filled += (0..segment.max_doc()).filter(|&entry| lengths.fieldnorm_id(entry) > 0).count();
                opened.push(Words { first: *first, words, lengths });
            }
        }
        Ok(TextField { field, parts: opened, mean_length: words_in_all as f32 / filled.max(1) as f32, nodes })
    }

    /// Looks a word up.
    pub(crate) fn find(&self, word: &str) -> Found<'_> {
        let term = Term::from_field_text(self.field, word);
        let info = |part: &'_ Words| part.words.get_term_info(&term).ok().flatten();
        let parts = self.parts.iter().filter_map(|part| Some((part, info(part)?))).collect();
        Found { field: self, parts }
    }
}

/// A word that was looked up in a field.
pub(crate) struct Found<'f> {
    field: &'f TextField,
    parts: Vec<(&'f Words, TermInfo)>,
}

impl Found<'_> {
    /// How rare the word is: the logarithm of how few nodes have it. 0 if none has.
    pub(crate) fn rarity(&self) -> f32 {
        let with_it: u64 = self.parts.iter().map(|(_, info)| u64::from(info.doc_freq)).sum();
        if with_it == 0 {
            return 0.0;
        }
        rarity(with_it, self.field.nodes)
    }

    /// Calls `each` with every entry that has the word, and how often for its length: 1 for a word that stands once
    /// in a zone of the mean length. `leaning` tells how much length matters.
    pub(crate) fn often(&self, leaning: f32, mut each: impl FnMut(DocId, f32)) -> Result<(), SearchError> {
        for (Words { first, words, lengths }, info) in &self.parts {
            let mut postings = words.read_postings_from_terminfo(info, IndexRecordOption::WithFreqs)?;
            let mut entry = postings.doc();
            while entry != TERMINATED {
                let length = lengths.fieldnorm(entry) as f32 / self.field.mean_length;
                each(first + entry, postings.term_freq() as f32 / (1.0 - leaning + leaning * length));
                entry = postings.advance();
            }
        }
        Ok(())
    }
}

/// How rare it is that `with_it` of all nodes have a word.
fn rarity(with_it: u64, nodes: u64) -> f32 {
    let without = nodes.saturating_sub(with_it) as f32;
    (1.0 + (without + 0.5) / (with_it as f32 + 0.5)).ln()
}

/// Gathers the stems of a language, with how rare they are.
fn stems(text: &[TextField], lang: Lang) -> Result<HashMap<Box<str>, f32>, SearchError> {
    let mut stems: HashMap<Box<str>, f32> = HashMap::new();
    // What is said tells how rare it is, before what is called so.
    for zone in [Zone::Examples, Zone::Title, Zone::Body] {
        let zones = lang as usize * Zone::ALL.len() + zone as usize;
        let field = &text[zones * TermForm::ALL.len() + TermForm::Stemmed as usize];
        let mut with_it: HashMap<Box<str>, u64> = HashMap::new();
        for part in &field.parts {
            let mut terms = part.words.terms().stream()?;
            while let Some((term, info)) = terms.next() {
                let Ok(stem) = std::str::from_utf8(term) else { continue };
                match with_it.get_mut(stem) {
                    Some(nodes) => *nodes += u64::from(info.doc_freq),
                    None => drop(with_it.insert(stem.into(), u64::from(info.doc_freq))),
                }
            }
        }
        let is_example = zone == Zone::Examples;
        stems.extend(
            with_it.into_iter().map(|(stem, nodes)| (stem, if is_example { 0.0 } else { rarity(nodes, field.nodes) })),
        );
    }
    Ok(stems)
}

/// Gathers what things are called, by the languages of the names.
fn names(
    parts: &[Part],
    things: &Things,
    field: impl Fn(Lang) -> Field,
) -> Result<Vec<(String, Lang, u32)>, SearchError> {
    let mut names = Vec::new();
    for part in parts {
        for lang in Lang::ALL {
            let index = part.segment.inverted_index(field(lang))?;
            let mut terms = index.terms().stream()?;
            while let Some((term, info)) = terms.next() {
                let Ok(name) = std::str::from_utf8(term) else { continue };
                let postings = index.read_postings_from_terminfo(info, IndexRecordOption::Basic)?;
                let called = part.entries(Some(postings)).into_iter().map(|entry| things.of(entry));
                names.extend(called.map(|thing| (name.to_owned(), lang, thing)));
            }
        }
    }
    Ok(names)
}

/// Gathers the words of a language from the exact forms in its zones.
fn vocabulary(text: &[TextField], lang: Lang) -> Result<Vocabulary, SearchError> {
    let mut spellings = Vec::new();
    let zones = text.chunks_exact(TermForm::ALL.len()).skip(lang as usize * Zone::ALL.len()).take(Zone::ALL.len());
    for field in zones.map(|forms| &forms[TermForm::Exact as usize]) {
        for part in &field.parts {
            let mut terms = part.words.terms().stream()?;
            while let Some((term, info)) = terms.next() {
                let word = std::str::from_utf8(term).unwrap_or_default();
                if !word.is_empty() && !word.contains(|c: char| c.is_numeric() || c.is_ascii_punctuation()) {
                    spellings.push((word.to_owned(), info.doc_freq));
                }
            }
        }
    }
    Ok(Vocabulary::new(lang, spellings))
}
