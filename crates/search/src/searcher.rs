//! Documents that are searched together.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, OnceLock},
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
use vademecum_text::TokenForm;
use vademecum_vocab::{DocumentId, Lang};

use crate::{
    error::SearchError,
    item_groups::ItemGroups,
    name_index::NameIndex,
    name_stems::NameStems,
    rule_questions::RuleQuestions,
    schema::{Fields, TextZone},
    scratch_buffers::ScratchBuffers,
    vocabulary::IndexVocabulary,
};

/// The opened indexes of some documents as one: their entries are numbered consecutively, and document frequencies are
/// those of all of them.
pub(crate) struct Searcher {
    fields: Fields,
    segments: Vec<OpenSegment>,
    text: Vec<TextField>,
    vocabularies: [IndexVocabulary; Lang::ALL.len()],
    /// By language, the IDF of each stem in texts, else in titles; 0 for stems of examples alone.
    stems: [HashMap<Box<str>, f32>; Lang::ALL.len()],
    pub(crate) documents: Vec<DocumentId>,
    locations: Vec<EntryLocation>,
    pub(crate) items: ItemGroups,
    pub(crate) names: NameIndex,
    /// By language, the items whose names have these stems.
    stemmed_names: [HashMap<String, Vec<u32>>; Lang::ALL.len()],
    pub(crate) name_stems: NameStems,
    /// By rule of the index's [`RuleQuestions`]: its item, where the documents have it.
    asked_items: OnceLock<Vec<Option<u32>>>,
    /// Cleared buffers of earlier queries.
    spare: Mutex<Vec<ScratchBuffers>>,
}

/// The index of one document, opened.
#[derive(Clone)]
struct OpenSegment {
    segment: SegmentReader,
    /// The number of its first entry.
    first: DocId,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct EntryLocation {
    /// Its document, counted as in [`Searcher::documents`].
    pub(crate) document: usize,
    pub(crate) node: NodeIndex,
}

impl Searcher {
    /// Opens the indexes of documents.
    pub(crate) fn new(
        graph: &Graph,
        opened: impl IntoIterator<Item = (DocumentId, SegmentReader)>,
    ) -> Result<Searcher, SearchError> {
        let fields = Fields::schema().1;
        let (mut segments, mut documents, mut locations) = (Vec::new(), Vec::new(), Vec::new());
        for (document, segment) in opened {
            // There is one entry for each node, in order.
            let nodes = 0..segment.max_doc() as usize;
            let first = DocId::try_from(locations.len()).unwrap_or(DocId::MAX);
            locations.extend(nodes.map(|n| EntryLocation { document: documents.len(), node: NodeIndex::new(n) }));
            documents.push(document);
            segments.push(OpenSegment { segment, first });
        }
        let mut text = Vec::new();
        for lang in Lang::ALL {
            let nodes = locations.iter().filter(|place| documents[place.document].lang() == lang).count() as u64;
            for zone in TextZone::ALL {
                for form in TokenForm::ALL {
                    text.push(TextField::open(&segments, fields.text(lang, zone, form), nodes)?);
                }
            }
        }
        let [es, pt, en] = Lang::ALL.map(|lang| vocabulary(&text, lang));
        let [es_stems, pt_stems, en_stems] = Lang::ALL.map(|lang| stems(&text, lang));
        let found: Vec<_> = documents.iter().map(|id| graph.document_index(id)).collect();
        let nodes = locations.iter().map(|place| {
            let document = found[place.document]?;
            graph.document(document).get(place.node).map(|_| NodeId { document, node: place.node })
        });
        let mut items = ItemGroups::new(graph, nodes);
        let mut name_entry = std::mem::take(&mut items.names);
        name_entry.extend(collect_names(&segments, &items, |lang| fields.name[lang as usize])?);
        let mut stemmed_names = Lang::ALL.map(|_| HashMap::<String, Vec<u32>>::new());
        for (stems, lang, item) in collect_names(&segments, &items, |lang| fields.stemmed_name[lang as usize])? {
            stemmed_names[lang as usize].entry(stems).or_default().push(item);
        }
        Ok(Searcher {
            fields,
            segments,
            text,
            vocabularies: [es?, pt?, en?],
            stems: [es_stems?, pt_stems?, en_stems?],
            documents,
            locations,
            items,
            names: NameIndex::new(name_entry),
            name_stems: NameStems::new(&stemmed_names),
            stemmed_names,
            asked_items: OnceLock::new(),
            spare: Mutex::default(),
        })
    }

    /// A searcher over these documents and more.
    pub(crate) fn with_segments(
        &self,
        graph: &Graph,
        more: impl IntoIterator<Item = (DocumentId, SegmentReader)>,
    ) -> Result<Searcher, SearchError> {
        let opened = self.documents.iter().cloned().zip(self.segments.iter().map(|segment| segment.segment.clone()));
        Searcher::new(graph, opened.chain(more))
    }

    /// Cleared buffers for a query, with those by rule of `rules` asked rules.
    pub(crate) fn take_buffers(&self, rules: usize) -> ScratchBuffers {
        let spare = self.spare.lock().ok().and_then(|mut spare| spare.pop());
        let mut buffers =
            spare.unwrap_or_else(|| ScratchBuffers::new(self.locations.len(), self.items.len(), self.name_stems.len()));
        buffers.fit_rules(rules);
        buffers
    }

    /// Returns cleared buffers for the next query.
    pub(crate) fn return_buffers(&self, buffers: ScratchBuffers) {
        if let Ok(mut spare) = self.spare.lock() {
            spare.push(buffers);
        }
    }

    /// The items of the rules that questions are about, by the index of the rule.
    pub(crate) fn asked_items(&self, graph: &Graph, questions: &RuleQuestions) -> &[Option<u32>] {
        if questions.rules().is_empty() {
            return &[];
        }
        self.asked_items.get_or_init(|| {
            let rules = questions.rules().iter();
            rules.map(|rule| self.items.by_number(graph, rule.game, rule.edition, rule.number)).collect()
        })
    }

    pub(crate) fn location(&self, entry: DocId) -> EntryLocation {
        self.locations[entry as usize]
    }

    /// The words of a language.
    pub(crate) fn vocabulary(&self, lang: Lang) -> &IndexVocabulary {
        &self.vocabularies[lang as usize]
    }

    /// The IDF of a stem in texts, else in titles; `None` if no entry has it.
    pub(crate) fn stem_idf(&self, stem: &str, lang: Lang) -> Option<f32> {
        self.stems[lang as usize].get(stem).copied()
    }

    pub(crate) fn text(&self, lang: Lang, zone: TextZone, form: TokenForm) -> &TextField {
        let zones = lang as usize * TextZone::ALL.len() + zone as usize;
        &self.text[zones * TokenForm::ALL.len() + form as usize]
    }

    pub(crate) fn named_by_stems(&self, lang: Lang, name: &str) -> &[u32] {
        self.stemmed_names[lang as usize].get(name).map_or(&[], Vec::as_slice)
    }

    /// Up to `limit` numbers with a prefix that `accept` accepts, in alphabetical order, with their entries.
    pub(crate) fn numbers_with_prefix(
        &self,
        prefix: &str,
        limit: usize,
        accept: impl Fn(&str) -> bool,
    ) -> Result<Vec<(String, Vec<DocId>)>, SearchError> {
        let mut found: BTreeMap<String, Vec<DocId>> = BTreeMap::new();
        for segment in &self.segments {
            let index = segment.segment.inverted_index(self.fields.number)?;
            let mut terms = index.terms().range().ge(prefix).into_stream()?;
            let mut taken = 0;
            while let Some((term, info)) = terms.next()
                && taken < limit
            {
                let Some(term) = std::str::from_utf8(term).ok().filter(|term| term.starts_with(prefix)) else { break };
                if accept(term) {
                    taken += 1;
                    let postings = index.read_postings_from_terminfo(info, IndexRecordOption::Basic)?;
                    found.entry(term.to_owned()).or_default().extend(segment.entries(Some(postings)));
                }
            }
        }
        Ok(found.into_iter().take(limit).collect())
    }

    /// The entries with a phrase of two or more folded words in a zone.
    pub(crate) fn phrase(&self, lang: Lang, zone: TextZone, words: &[String]) -> Result<Vec<DocId>, SearchError> {
        let field = self.fields.text(lang, zone, TokenForm::Folded);
        let terms = words.iter().map(|word| Term::from_field_text(field, word)).collect();
        let query = PhraseQuery::new(terms);
        let mut found = Vec::new();
        for segment in &self.segments {
            let weight = query.weight(EnableScoring::disabled_from_schema(segment.segment.schema()))?;
            found.extend(segment.entries(Some(weight.scorer(&segment.segment, 1.0)?)));
        }
        Ok(found)
    }
}

impl OpenSegment {
    /// The numbers of the entries of a set.
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

pub(crate) struct TextField {
    field: Field,
    /// The segments that have any words in the field.
    segments: Vec<FieldSegment>,
    /// The mean number of words of the entries that have any.
    mean_length: f32,
    /// The number of nodes in the field's language, with or without this zone.
    nodes: u64,
}

struct FieldSegment {
    first: DocId,
    words: Arc<InvertedIndexReader>,
    lengths: FieldNormReader,
}

impl TextField {
    fn open(segments: &[OpenSegment], field: Field, nodes: u64) -> Result<TextField, SearchError> {
        let (mut words_in_all, mut filled) = (0, 0);
        let mut opened = Vec::new();
        for OpenSegment { segment, first } in segments {
            let words = segment.inverted_index(field)?;
            if words.total_num_tokens() > 0 {
                let lengths = segment.get_fieldnorms_reader(field)?;
                words_in_all += words.total_num_tokens();
                filled += (0..segment.max_doc()).filter(|&entry| lengths.fieldnorm_id(entry) > 0).count();
                opened.push(FieldSegment { first: *first, words, lengths });
            }
        }
        Ok(TextField { field, segments: opened, mean_length: words_in_all as f32 / filled.max(1) as f32, nodes })
    }

    pub(crate) fn find(&self, word: &str) -> TermPostings<'_> {
        let term = Term::from_field_text(self.field, word);
        let info = |segment: &'_ FieldSegment| segment.words.get_term_info(&term).ok().flatten();
        let segments = self.segments.iter().filter_map(|segment| Some((segment, info(segment)?))).collect();
        TermPostings { field: self, segments }
    }
}

pub(crate) struct TermPostings<'f> {
    field: &'f TextField,
    segments: Vec<(&'f FieldSegment, TermInfo)>,
}

impl TermPostings<'_> {
    /// The inverse document frequency of the word; 0 if no node has it.
    pub(crate) fn idf(&self) -> f32 {
        let with_it: u64 = self.segments.iter().map(|(_, info)| u64::from(info.doc_freq)).sum();
        if with_it == 0 {
            return 0.0;
        }
        idf(with_it, self.field.nodes)
    }

    /// Calls `visit` with every entry that has the word and its term frequency, normalised by length with `b` of BM25:
    /// 1 for one occurrence in a zone of the mean length.
    pub(crate) fn for_each_tf(&self, b: f32, mut visit: impl FnMut(DocId, f32)) -> Result<(), SearchError> {
        for (FieldSegment { first, words, lengths }, info) in &self.segments {
            let mut postings = words.read_postings_from_terminfo(info, IndexRecordOption::WithFreqs)?;
            let mut entry = postings.doc();
            while entry != TERMINATED {
                let length = lengths.fieldnorm(entry) as f32 / self.field.mean_length;
                visit(first + entry, postings.term_freq() as f32 / (1.0 - b + b * length));
                entry = postings.advance();
            }
        }
        Ok(())
    }
}

/// The inverse document frequency (BM25) of a word that `with_it` nodes have.
fn idf(with_it: u64, nodes: u64) -> f32 {
    let without = nodes.saturating_sub(with_it) as f32;
    (1.0 + (without + 0.5) / (with_it as f32 + 0.5)).ln()
}

/// Collects the stems of a language with their IDF.
fn stems(text: &[TextField], lang: Lang) -> Result<HashMap<Box<str>, f32>, SearchError> {
    let mut stems: HashMap<Box<str>, f32> = HashMap::new();
    // The IDF in texts replaces that in titles, which replaces that in examples.
    for zone in [TextZone::Examples, TextZone::Title, TextZone::Body] {
        let zones = lang as usize * TextZone::ALL.len() + zone as usize;
        let field = &text[zones * TokenForm::ALL.len() + TokenForm::Stemmed as usize];
        let mut with_it: HashMap<Box<str>, u64> = HashMap::new();
        for segment in &field.segments {
            let mut terms = segment.words.terms().stream()?;
            while let Some((term, info)) = terms.next() {
                let Ok(stem) = std::str::from_utf8(term) else { continue };
                match with_it.get_mut(stem) {
                    Some(nodes) => *nodes += u64::from(info.doc_freq),
                    None => drop(with_it.insert(stem.into(), u64::from(info.doc_freq))),
                }
            }
        }
        let is_example = zone == TextZone::Examples;
        stems.extend(
            with_it.into_iter().map(|(stem, nodes)| (stem, if is_example { 0.0 } else { idf(nodes, field.nodes) })),
        );
    }
    Ok(stems)
}

/// Collects the names of items, by language.
fn collect_names(
    segments: &[OpenSegment],
    items: &ItemGroups,
    field: impl Fn(Lang) -> Field,
) -> Result<Vec<(String, Lang, u32)>, SearchError> {
    let mut names = Vec::new();
    for segment in segments {
        for lang in Lang::ALL {
            let index = segment.segment.inverted_index(field(lang))?;
            let mut terms = index.terms().stream()?;
            while let Some((term, info)) = terms.next() {
                let Ok(name) = std::str::from_utf8(term) else { continue };
                let postings = index.read_postings_from_terminfo(info, IndexRecordOption::Basic)?;
                let name_entry = segment.entries(Some(postings)).into_iter().map(|entry| items.item_of(entry));
                names.extend(name_entry.map(|item| (name.to_owned(), lang, item)));
            }
        }
    }
    Ok(names)
}

/// Collects the words of a language from the exact forms in its zones.
fn vocabulary(text: &[TextField], lang: Lang) -> Result<IndexVocabulary, SearchError> {
    let mut spellings = Vec::new();
    let zones =
        text.chunks_exact(TokenForm::ALL.len()).skip(lang as usize * TextZone::ALL.len()).take(TextZone::ALL.len());
    for field in zones.map(|forms| &forms[TokenForm::Exact as usize]) {
        for segment in &field.segments {
            let mut terms = segment.words.terms().stream()?;
            while let Some((term, info)) = terms.next() {
                let word = std::str::from_utf8(term).unwrap_or_default();
                if !word.is_empty() && !word.contains(|c: char| c.is_numeric() || c.is_ascii_punctuation()) {
                    spellings.push((word.to_owned(), info.doc_freq));
                }
            }
        }
    }
    Ok(IndexVocabulary::new(spellings))
}
