//! Answers of the search.

use serde::Serialize;
use serde_with::skip_serializing_none;
use utoipa::ToSchema;
use vademecum_document::NodeKind;
use vademecum_graph::{Graph, NodeView};
use vademecum_search::{self as search, ParsedQuery};
use vademecum_vocab::{DocumentId, Game, Lang, Number};

use crate::values;

/// The answer to a search.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Answer<'a> {
    /// The query, as typed.
    query: &'a str,
    read_as: ReadAs<'a>,
    /// Words of the query that nothing is known about, as typed: the hits answer the other words.
    unknown: &'a [String],
    /// Best first.
    hits: Vec<Hit<'a>>,
}

impl<'a> Answer<'a> {
    /// Describes an answer to `query`; `graph` is the one that was searched.
    pub fn new(query: &'a str, answer: &'a search::Answer, graph: &'a Graph) -> Self {
        let hits = answer.hits.iter().map(|hit| Hit::new(hit, graph)).collect();
        Answer { query, read_as: ReadAs::new(&answer.parsed_query), unknown: &answer.unknown_words, hits }
    }
}

/// The parsed query.
#[skip_serializing_none]
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct ReadAs<'a> {
    /// `number`, `address` or `words`.
    kind: &'static str,
    /// The number, of a number.
    #[schema(nullable = false, value_type = Option<String>)]
    number: Option<Number>,
    /// The game named with it.
    #[schema(nullable = false, value_type = Option<values::Game>)]
    game: Option<Game>,
    /// The document named with it.
    #[schema(nullable = false, value_type = Option<String>)]
    document: Option<&'a DocumentId>,
    /// The address, of an address.
    #[schema(nullable = false)]
    address: Option<String>,
    /// The words that were searched, if `kind` is `words`.
    #[schema(nullable = false, value_type = Option<Vec<String>>)]
    words: Option<&'a [String]>,
}

impl<'a> ReadAs<'a> {
    /// Describes how a question was read.
    pub fn new(read_as: &'a ParsedQuery) -> Self {
        let of_kind = |kind| ReadAs { kind, number: None, game: None, document: None, address: None, words: None };
        match read_as {
            ParsedQuery::Number { number, game, document } => {
                ReadAs { number: Some(*number), game: *game, document: document.as_ref(), ..of_kind("number") }
            }
            ParsedQuery::Address(address) => ReadAs { address: Some(address.to_string()), ..of_kind("address") },
            ParsedQuery::Words { words } => ReadAs { words: Some(words), ..of_kind("words") },
        }
    }
}

/// A node that answers a question.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Hit<'a> {
    /// Its full address.
    address: String,
    /// The addresses of other texts of the same rule or term: other languages, other documents.
    also: Vec<String>,
    /// Its document.
    #[schema(value_type = String)]
    document: &'a DocumentId,
    /// `rule`, `subrule`, `term`, …
    kind: &'static str,
    /// Its number.
    #[schema(required, value_type = Option<String>)]
    number: Option<Number>,
    /// Its title.
    #[schema(required)]
    title: Option<&'a str>,
    /// The part of its text that answers.
    snippet: &'a str,
    /// The language of its text.
    #[schema(value_type = values::Lang)]
    lang: Lang,
    /// The score, comparable only within one answer.
    score: f32,
}

impl<'a> Hit<'a> {
    /// Describes a hit; `graph` is the one that was searched. A step, a figure or an entry of a list without a number
    /// has that of its rule.
    pub fn new(hit: &'a search::Hit, graph: &'a Graph) -> Self {
        let view = graph.view(hit.node);
        Hit {
            address: view.address(),
            also: hit.also.iter().map(|&node| graph.view(node).address()).collect(),
            document: &view.document().id,
            kind: view.node().kind().as_str(),
            number: most_specific_number(view),
            title: view.node().title.as_deref(),
            snippet: &hit.snippet.text,
            lang: view.document().lang(),
            score: hit.score,
        }
    }
}

fn most_specific_number(view: NodeView<'_>) -> Option<Number> {
    let of_its_rule = || view.parent().and_then(|parent| parent.node().number);
    match view.node().kind() {
        NodeKind::Step | NodeKind::Figure | NodeKind::ListItem => view.node().number.or_else(of_its_rule),
        _ => view.node().number,
    }
}

/// Suggestions for the beginning of a query.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Suggested<'a> {
    /// The beginning that was typed.
    query: &'a str,
    /// Most likely first.
    suggestions: Vec<Hit<'a>>,
}

impl<'a> Suggested<'a> {
    /// Describes the suggestions for `query`; `graph` is the one that was searched.
    pub fn new(query: &'a str, hits: &'a [search::Hit], graph: &'a Graph) -> Self {
        Suggested { query, suggestions: hits.iter().map(|hit| Hit::new(hit, graph)).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_read_question_has_the_fields_of_its_kind() {
        let json = |read: &ParsedQuery| serde_json::to_string(&ReadAs::new(read)).unwrap();
        let number = "702.9b".parse().unwrap();
        let plain = ParsedQuery::Number { number, game: None, document: None };
        assert_eq!(json(&plain), r#"{"kind":"number","number":"702.9b"}"#);
        let document = "magic-cr@2024.es".parse().ok();
        let named = ParsedQuery::Number { number, game: Some(Game::Magic), document };
        assert_eq!(json(&named), r#"{"kind":"number","number":"702.9b","game":"magic","document":"magic-cr@2024.es"}"#);
        let words = ParsedQuery::Words { words: vec!["volar".into()] };
        assert_eq!(json(&words), r#"{"kind":"words","words":["volar"]}"#);
        let address = ParsedQuery::Address("magic-cr@2024.es#term:Volar".parse().unwrap());
        assert_eq!(json(&address), r#"{"kind":"address","address":"magic-cr@2024.es#term:Volar"}"#);
    }
}
