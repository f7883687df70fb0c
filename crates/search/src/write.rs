//! Writing the index of a document: every node, in order, as one segment.

use std::collections::HashMap;

use tantivy::{
    Directory, Index, SingleSegmentIndexWriter, TantivyDocument,
    tokenizer::{TextAnalyzer, Token, TokenStream, Tokenizer, TokenizerManager},
};
use vademecum_document::{Document, Node, Print};
use vademecum_graph::card_names;
use vademecum_terminology::bare_name;
use vademecum_text::{IndexTokens, TermForm, fold, index_tokens, is_search_stop_word_of_any};
use vademecum_vocab::Lang;

use crate::{
    error::SearchError,
    schema::{Fields, Zone, tokenizer_name},
    surroundings::Surroundings,
};

/// A hint for the size of tables; the index of a document takes less.
const HEAP: usize = 15 << 20;

/// Past so many different words a former forgets the ones it knows.
const KNOWN_WORDS: usize = 1 << 16;

/// Writes an index into an empty directory.
pub(crate) fn write(document: &Document, directory: impl Into<Box<dyn Directory>>) -> Result<Index, SearchError> {
    let (schema, fields) = Fields::schema();
    let tokenizers = TokenizerManager::default();
    for lang in Lang::ALL {
        for form in TermForm::ALL {
            tokenizers.register(&tokenizer_name(lang, form), TextAnalyzer::from(Former::new(lang, form)));
        }
    }
    let mut writer: SingleSegmentIndexWriter =
        Index::builder().schema(schema).tokenizers(tokenizers).single_segment_index_writer(directory, HEAP)?;
    let surroundings = Surroundings::of(document);
    for (index, node) in document.nodes.iter().enumerate() {
        let mut entry = TantivyDocument::default();
        fill(&mut entry, &fields, document.lang(), node);
        surroundings.fill(&mut entry, &fields, document, index);
        writer.add_document(entry)?;
    }
    Ok(writer.finalize()?)
}

fn fill(entry: &mut TantivyDocument, fields: &Fields, lang: Lang, node: &Node) {
    let mut add = |lang: Lang, zone: Zone, text: &str| {
        if !text.is_empty() {
            for form in TermForm::ALL {
                entry.add_text(fields.text(lang, zone, form), text);
            }
        }
    };
    for name in names(node) {
        add(lang, Zone::Title, name);
    }
    for other in &node.other_names {
        add(other.lang, Zone::Title, &other.name);
    }
    for text in body(node) {
        add(lang, Zone::Body, text);
    }
    for example in &node.examples {
        add(lang, Zone::Examples, &example.text);
    }
    let others = node.other_names.iter().map(|other| (other.lang, other.name.as_str()));
    for (lang, name) in names(node).into_iter().map(|name| (lang, name)).chain(others) {
        // `Conceder (obsoleto)` is asked for as `conceder`.
        let bare = bare_name(name);
        for name in std::iter::once(name).chain((bare != name).then_some(bare.as_str())) {
            entry.add_text(fields.name[lang as usize], name_key(name));
            entry.add_text(fields.stemmed_name[lang as usize], stemmed_name_key(name, lang));
        }
    }
    if let Some(number) = node.number.filter(|_| !node.stale) {
        entry.add_text(fields.number, number.to_string());
    }
}

/// What a node is called, each name once: its title, its headword and headwords inside it, and every name of
/// a card.
pub(crate) fn names(node: &Node) -> Vec<&str> {
    let term = node.term.as_deref();
    let headword = term.map(|term| term.headword.as_str());
    let inner = term.into_iter().flat_map(|term| &term.senses).filter_map(|sense| sense.headword.as_deref());
    let card = node.card.iter().flat_map(|card| card_names(node, card));
    let mut names: Vec<&str> = Vec::new();
    for name in node.title.as_deref().into_iter().chain(headword).chain(inner).chain(card) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// A name as it is compared with a whole question: its words, folded.
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

/// A name by the stems of its words that say something.
pub(crate) fn stemmed_name_key(name: &str, lang: Lang) -> String {
    let stems = |all: bool| {
        let said = index_tokens(name).filter(|token| all || !is_search_stop_word_of_any(&fold(token.text)));
        said.map(|token| TermForm::Stemmed.normalize(token.text, token.kind, lang)).collect::<Vec<_>>().join(" ")
    };
    let key = stems(false);
    if key.is_empty() { stems(true) } else { key }
}

/// What a node says: its text, or the senses of a term that has no text of its own, or what is printed on a
/// card.
pub(crate) fn body(node: &Node) -> impl Iterator<Item = &str> {
    let senses = node.term.iter().filter(|_| node.text.is_empty()).flat_map(|term| &term.senses);
    let faces = node.card.iter().flat_map(|card| match &card.print {
        Print::Magic { faces, .. } => faces.as_slice(),
        Print::Myl(_) => &[],
    });
    let printed = faces.flat_map(|face| {
        let abilities = face.abilities.iter().flat_map(|ability| std::iter::once(&ability.text).chain(&ability.modes));
        std::iter::once(&face.type_line).chain(abilities)
    });
    let senses = senses.map(|sense| sense.text.as_str());
    std::iter::once(node.text.as_str()).chain(senses).chain(printed.map(String::as_str)).filter(|text| !text.is_empty())
}

/// A tokenizer that writes every word of a language in one form. It remembers the words it has formed:
/// a library says the same few thousand words over and over.
#[derive(Clone)]
struct Former {
    lang: Lang,
    form: TermForm,
    known: HashMap<String, String>,
}

impl Former {
    fn new(lang: Lang, form: TermForm) -> Self {
        Former { lang, form, known: HashMap::new() }
    }
}

impl Tokenizer for Former {
    type TokenStream<'a> = Formed<'a>;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> Formed<'a> {
        Formed { former: self, tokens: index_tokens(text), token: Token::default() }
    }
}

/// The words of one text, formed.
struct Formed<'a> {
    former: &'a mut Former,
    tokens: IndexTokens<'a>,
    token: Token,
}

impl TokenStream for Formed<'_> {
    fn advance(&mut self) -> bool {
        let Some(next) = self.tokens.next() else { return false };
        let Former { lang, form, known } = &mut *self.former;
        self.token.text.clear();
        match known.get(next.text) {
            Some(formed) => self.token.text.push_str(formed),
            None => {
                self.token.text = form.normalize(next.text, next.kind, *lang);
                if known.len() >= KNOWN_WORDS {
                    known.clear();
                }
                known.insert(next.text.to_owned(), self.token.text.clone());
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
