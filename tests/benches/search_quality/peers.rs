//! Two engines that anybody would reach for, on the same documents: SQLite's FTS5, and tantivy with stemming and
//! fuzzy words. Each is asked as its manual says, in the best way that we found for it.

use rusqlite::Connection;
use rust_stemmers::{Algorithm, Stemmer};
use tantivy::{
    Index, IndexReader, TantivyDocument, Term,
    collector::TopDocs,
    query::{BooleanQuery, BoostQuery, FuzzyTermQuery, Occur, Query, TermQuery},
    schema::{Field, IndexRecordOption, STORED, Schema, TextFieldIndexing, TextOptions, Value},
};
use vademecum_document::Document;
use vademecum_text::fold;
use vademecum_vocab::Lang;

use crate::measure::FIRST;

/// An engine that holds one document, and answers with the places of its nodes.
pub(crate) trait Peer {
    fn name(&self) -> &'static str;
    fn ask(&self, text: &str) -> Vec<usize>;
}

/// What a node is called and what it says.
fn texts(document: &Document) -> impl Iterator<Item = (String, String)> {
    document.nodes.iter().map(|node| {
        let number = node.number.map(|number| number.to_string()).unwrap_or_default();
        let headword = node.term().map(|term| term.headword.as_str());
        let name = format!("{number} {}", headword.or(node.title.as_deref()).unwrap_or_default());
        let senses = node.term().into_iter().flat_map(|term| &term.senses).map(|sense| sense.text.as_str());
        let examples = node.examples.iter().map(|example| example.text.as_str());
        let said: Vec<&str> = std::iter::once(node.text.as_str()).chain(senses).chain(examples).collect();
        (name, said.join("\n"))
    })
}

fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric() && c != '.').filter(|word| !word.is_empty()).map(fold).collect()
}

pub(crate) struct Fts5(Connection);

impl Fts5 {
    pub(crate) fn new(document: &Document) -> Self {
        let connection = Connection::open_in_memory().unwrap();
        let table = "create virtual table t using fts5(name, said, tokenize = 'unicode61 remove_diacritics 2')";
        connection.execute(table, ()).unwrap();
        for (place, (name, said)) in texts(document).enumerate() {
            let row = "insert into t(rowid, name, said) values (?, ?, ?)";
            connection.execute(row, (place as i64, name, said)).unwrap();
        }
        Fts5(connection)
    }
}

impl Peer for Fts5 {
    fn name(&self) -> &'static str {
        "SQLite FTS5"
    }

    fn ask(&self, text: &str) -> Vec<usize> {
        // Any of the words, the last of them perhaps half typed; names weigh twice.
        let quoted: Vec<String> = words(text).iter().map(|word| format!("\"{word}\"")).collect();
        if quoted.is_empty() {
            return Vec::new();
        }
        let question = format!("{}*", quoted.join(" OR "));
        let sql = "select rowid from t where t match ? order by bm25(t, 2.0, 1.0) limit ?";
        let mut statement = self.0.prepare_cached(sql).unwrap();
        let rows = statement.query_map((question, FIRST as i64), |row| row.get::<_, i64>(0)).unwrap();
        rows.map(|row| row.unwrap() as usize).collect()
    }
}

pub(crate) struct Tantivy {
    reader: IndexReader,
    stemmer: Stemmer,
    place: Field,
    name: Field,
    said: Field,
}

impl Tantivy {
    pub(crate) fn new(document: &Document) -> Self {
        let mut schema = Schema::builder();
        let indexing =
            TextFieldIndexing::default().set_tokenizer("whitespace").set_index_option(IndexRecordOption::WithFreqs);
        let options = TextOptions::default().set_indexing_options(indexing);
        let place = schema.add_u64_field("place", STORED);
        let (name, said) = (schema.add_text_field("name", options.clone()), schema.add_text_field("said", options));
        let index = Index::create_in_ram(schema.build());
        let stemmer = Stemmer::create(match document.lang() {
            Lang::Es => Algorithm::Spanish,
            Lang::Pt => Algorithm::Portuguese,
            Lang::En => Algorithm::English,
        });
        let stemmed = |text: &str| stems(&stemmer, text).join(" ");
        let mut writer = index.writer_with_num_threads(1, 20 << 20).unwrap();
        for (at, (called, text)) in texts(document).enumerate() {
            let mut entry = TantivyDocument::default();
            entry.add_u64(place, at as u64);
            entry.add_text(name, stemmed(&called));
            entry.add_text(said, stemmed(&text));
            writer.add_document(entry).unwrap();
        }
        writer.commit().unwrap();
        Tantivy { reader: index.reader().unwrap(), stemmer, place, name, said }
    }
}

impl Peer for Tantivy {
    fn name(&self) -> &'static str {
        "tantivy"
    }

    fn ask(&self, text: &str) -> Vec<usize> {
        let mut clauses: Vec<(Occur, Box<dyn Query>)> = Vec::new();
        for word in stems(&self.stemmer, text) {
            for (field, boost) in [(self.name, 2.0), (self.said, 1.0)] {
                let term = Term::from_field_text(field, &word);
                let exact = TermQuery::new(term.clone(), IndexRecordOption::WithFreqs);
                clauses.push((Occur::Should, Box::new(BoostQuery::new(Box::new(exact), boost))));
                let is_word = word.chars().all(char::is_alphabetic);
                if is_word && word.chars().count() >= 4 {
                    let fuzzy = FuzzyTermQuery::new(term, 1, true);
                    clauses.push((Occur::Should, Box::new(BoostQuery::new(Box::new(fuzzy), boost * 0.5))));
                }
            }
        }
        let searcher = self.reader.searcher();
        let best = TopDocs::with_limit(FIRST).order_by_score();
        let found = searcher.search(&BooleanQuery::new(clauses), &best).unwrap();
        let place = |address| searcher.doc::<TantivyDocument>(address).unwrap().get_first(self.place)?.as_u64();
        found.into_iter().filter_map(|(_, address)| place(address).map(|place| place as usize)).collect()
    }
}

fn stems(stemmer: &Stemmer, text: &str) -> Vec<String> {
    let lower = text.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphanumeric() && c != '.').filter(|word| !word.is_empty());
    words.map(|word| fold(&stemmer.stem(word))).collect()
}
