//! Writes the index of a document: an entry for every node, in order, as one segment.

use std::collections::HashMap;

use tantivy::{
    Directory, Index, SingleSegmentIndexWriter, TantivyDocument,
    tokenizer::{TextAnalyzer, Token, TokenStream, Tokenizer, TokenizerManager},
};
use vademecum_document::{Card, Document, Node, Term};
use vademecum_graph::card_names;
use vademecum_terminology::strip_name_remarks;
use vademecum_text::{IndexTokens, StopWordSet, TokenForm, fold, index_tokens};
use vademecum_vocab::Lang;

use crate::{
    context_fields::ContextFields,
    error::SearchError,
    schema::{Fields, TextZone, tokenizer_name},
};

/// Memory budget of the index writer, in bytes; the index of a document takes less.
const WRITER_BYTES: usize = 15 << 20;

const CACHED_WORDS: usize = 1 << 16;

/// Writes an index into an empty directory.
pub(crate) fn write(document: &Document, directory: impl Into<Box<dyn Directory>>) -> Result<Index, SearchError> {
    let (schema, fields) = Fields::schema();
    let tokenizers = TokenizerManager::default();
    for lang in Lang::ALL {
        for form in TokenForm::ALL {
            tokenizers.register(&tokenizer_name(lang, form), TextAnalyzer::from(Analyzer::new(lang, form)));
        }
    }
    let mut writer: SingleSegmentIndexWriter =
        Index::builder().schema(schema).tokenizers(tokenizers).single_segment_index_writer(directory, WRITER_BYTES)?;
    let context = ContextFields::of(document);
    for (index, node) in document.nodes.iter().enumerate() {
        let mut entry = TantivyDocument::default();
        fill(&mut entry, &fields, document.lang(), node);
        context.fill(&mut entry, &fields, document, index);
        writer.add_document(entry)?;
    }
    Ok(writer.finalize()?)
}

/// Adds the names, texts and number of a node to its entry.
fn fill(entry: &mut TantivyDocument, fields: &Fields, lang: Lang, node: &Node) {
    let mut add = |lang: Lang, zone: TextZone, text: &str| {
        if !text.is_empty() {
            for form in TokenForm::ALL {
                entry.add_text(fields.text(lang, zone, form), text);
            }
        }
    };
    for name in names(node) {
        add(lang, TextZone::Title, name);
    }
    for other in &node.translated_titles {
        add(other.lang, TextZone::Title, &other.title);
    }
    for text in body(node) {
        add(lang, TextZone::Body, text);
    }
    for example in &node.examples {
        add(lang, TextZone::Examples, &example.text);
    }
    let others = node.translated_titles.iter().map(|other| (other.lang, other.title.as_str()));
    for (lang, name) in names(node).into_iter().map(|name| (lang, name)).chain(others) {
        // `Conceder (obsoleto)` is also indexed as `conceder`.
        let bare = strip_name_remarks(name);
        for name in std::iter::once(name).chain((bare != name).then_some(bare.as_str())) {
            entry.add_text(fields.name[lang as usize], name_key(name));
            entry.add_text(fields.stemmed_name[lang as usize], stemmed_name_key(name, lang));
        }
    }
    if let Some(number) = node.rule_number() {
        entry.add_text(fields.number, number.to_string());
    }
}

/// The names of a node, each once: its title, its headwords, and every name of a card.
pub(crate) fn names(node: &Node) -> Vec<&str> {
    let headwords = node.term().into_iter().flat_map(Term::headwords);
    let card = node.card().into_iter().flat_map(|card| card_names(node, card));
    let mut names: Vec<&str> = Vec::new();
    for name in node.title.as_deref().into_iter().chain(headwords).chain(card) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The key by which a name is compared with a whole query: its folded tokens.
pub(crate) fn name_key(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    for token in index_tokens(name) {
        if !key.is_empty() {
            key.push(' ');
        }
        key += &fold(token.text);
    }
    key
}

/// The same by stems, without stop words unless there are no others.
pub(crate) fn stemmed_name_key(name: &str, lang: Lang) -> String {
    let stems = |all: bool| {
        let tokens =
            index_tokens(name).filter(|token| all || !StopWordSet::SearchStopWords.contains_in_any(&fold(token.text)));
        tokens.map(|token| TokenForm::Stemmed.normalize(token.text, token.kind, lang)).collect::<Vec<_>>().join(" ")
    };
    let key = stems(false);
    if key.is_empty() { stems(true) } else { key }
}

/// The body of a node: its text, or the senses of a term without a text, or the printed text of a card.
pub(crate) fn body(node: &Node) -> impl Iterator<Item = &str> {
    let senses = node.term().into_iter().filter(|_| node.text.is_empty()).flat_map(|term| &term.senses);
    let faces = node.card().into_iter().flat_map(Card::faces);
    let printed = faces.flat_map(|face| {
        let abilities = face.abilities.iter().flat_map(|ability| std::iter::once(&ability.text).chain(&ability.modes));
        std::iter::once(&face.type_line).chain(abilities)
    });
    let senses = senses.map(|sense| sense.text.as_str());
    std::iter::once(node.text.as_str()).chain(senses).chain(printed.map(String::as_str)).filter(|text| !text.is_empty())
}

/// The analyzer of the fields of one language and form. It caches normalised words, because documents consist of a few
/// thousand words.
#[derive(Clone)]
struct Analyzer {
    lang: Lang,
    form: TokenForm,
    cache: HashMap<String, String>,
}

impl Analyzer {
    fn new(lang: Lang, form: TokenForm) -> Self {
        Analyzer { lang, form, cache: HashMap::new() }
    }
}

impl Tokenizer for Analyzer {
    type TokenStream<'a> = TermStream<'a>;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> TermStream<'a> {
        TermStream { analyzer: self, tokens: index_tokens(text), token: Token::default() }
    }
}

struct TermStream<'a> {
    analyzer: &'a mut Analyzer,
    tokens: IndexTokens<'a>,
    token: Token,
}

impl TokenStream for TermStream<'_> {
    fn advance(&mut self) -> bool {
        let Some(next) = self.tokens.next() else { return false };
        let Analyzer { lang, form, cache } = &mut *self.analyzer;
        self.token.text.clear();
        match cache.get(next.text) {
            Some(term) => self.token.text.push_str(term),
            None => {
                self.token.text = form.normalize(next.text, next.kind, *lang);
                if cache.len() >= CACHED_WORDS {
                    cache.clear();
                }
                cache.insert(next.text.to_owned(), self.token.text.clone());
            }
        }
        self.token.position = self.token.position.wrapping_add(1);
        self.token.offset_from = next.start;
        self.token.offset_to = next.end();
        true
    }

    fn token(&self) -> &Token {
        &self.token
    }

    fn token_mut(&mut self) -> &mut Token {
        &mut self.token
    }
}
