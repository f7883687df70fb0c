//! Which node an address means.

use std::collections::BTreeSet;

use vademecum_document::DocumentKind;
use vademecum_graph::{DocumentIndex, Graph, NodeId, TextOrigin};
use vademecum_lineage::Lineages;
use vademecum_search::{ParsedQuery, SearchError};
use vademecum_vocab::{DocumentId, EditionDate, Game, Lang, Number};

use crate::{AddressError, NumberElsewhere};

/// How what somebody typed is read; asked only for what is no plain number.
type Reader<'r> = &'r dyn Fn(&str) -> Result<ParsedQuery, SearchError>;

/// A node, and what its text is.
#[derive(Debug)]
pub struct Found {
    /// The node.
    pub node: NodeId,
    /// Whose words they are.
    pub source: TextOrigin,
    /// Where it was asked for by the number of an edition whose text is not here: that edition, and the number.
    pub asked_as: Option<(EditionDate, Number)>,
}

impl Found {
    fn new(node: NodeId, source: TextOrigin) -> Self {
        Found { node, source, asked_as: None }
    }
}

/// What a reader asks for in an edition or a document.
enum Asked {
    Number(Number),
    Term(String),
}

/// Finds the node at an address. `read` is how the search of these documents reads a text.
///
/// # Errors
/// If there is none; the error offers what comes near.
pub fn find(
    graph: &Graph,
    read: Reader<'_>,
    address: &str,
    lang: Lang,
    at: Option<EditionDate>,
) -> Result<Found, AddressError> {
    if let Some((id, fragment)) = address.split_once('#') {
        let document = id.parse().ok().and_then(|id| graph.find(&id));
        let document = document.ok_or_else(|| AddressError::UnknownDocument(id.to_owned()))?;
        return in_document(graph, read, document, fragment);
    }
    if graph.documents().any(|(_, document)| document.id.to_string() == address) {
        return Err(AddressError::WholeDocument(address.to_owned()));
    }
    let (game, rest) = match address.split_once('/').map(|(game, rest)| (game.parse::<Game>(), rest)) {
        Some((Ok(game), rest)) => (Some(game), rest),
        _ => (None, address),
    };
    let Some(asked) = asked(read, rest)? else { return Err(AddressError::Malformed(address.to_owned())) };
    let games: Vec<Game> = Game::ALL.into_iter().filter(|&other| game.is_none_or(|game| game == other)).collect();
    let dated = |game: &&Game| at.is_none_or(|at| graph.editions(**game).contains(&at));
    if let Some(at) = at
        && !games.iter().any(|game| dated(&game))
    {
        return match asked {
            Asked::Number(number) => find_in_absent_edition(graph, &games, number, lang, at),
            Asked::Term(_) => Err(unknown_edition(graph, &games, at)),
        };
    }
    let found = games.iter().filter(dated).find_map(|&game| match &asked {
        Asked::Number(number) => {
            graph.look_up(game, *number, lang, at).map(|found| Found::new(found.shown, found.source))
        }
        Asked::Term(headword) => term(graph, game, headword, lang, at),
    });
    found.ok_or_else(|| {
        let document = games.iter().find_map(|&game| graph.reading_document(game, lang, at));
        unknown(graph, document, asked)
    })
}

/// Reads what a person typed; sloppy numbers are read the way the search reads them.
fn asked(read: Reader<'_>, text: &str) -> Result<Option<Asked>, AddressError> {
    if let Some(headword) = text.strip_prefix("term:") {
        return Ok(Some(Asked::Term(headword.to_owned())));
    }
    if let Ok(number) = text.parse() {
        return Ok(Some(Asked::Number(number)));
    }
    // Words without a digit are never a number.
    if !text.contains(|c: char| c.is_ascii_digit()) {
        return Ok(None);
    }
    match read(text)? {
        ParsedQuery::Number { number, .. } => Ok(Some(Asked::Number(number))),
        ParsedQuery::Address(_) | ParsedQuery::Words { .. } => Ok(None),
    }
}

/// Finds something in a document, by its name or its number.
fn in_document(
    graph: &Graph,
    read: Reader<'_>,
    document: DocumentIndex,
    fragment: &str,
) -> Result<Found, AddressError> {
    let source = source_of(graph.document(document).kind);
    let found = |node| Ok(Found::new(node, source));
    if let Some(node) = graph.fragment(document, fragment) {
        return found(node);
    }
    let Some(asked) = asked(read, fragment)? else {
        let document = graph.document(document).id.clone();
        return Err(AddressError::UnknownFragment { fragment: fragment.to_owned(), document });
    };
    let node = match &asked {
        Asked::Number(number) => graph.number(document, *number),
        Asked::Term(headword) => graph.terms(document, headword).next(),
    };
    node.map_or_else(|| Err(unknown(graph, Some(document), asked)), found)
}

/// Whose words a document of a kind holds.
fn source_of(kind: DocumentKind) -> TextOrigin {
    match kind {
        DocumentKind::Rules | DocumentKind::Notes | DocumentKind::Article => TextOrigin::Official,
        DocumentKind::Digest => TextOrigin::Digest,
    }
}

/// A glossary entry of an edition: in the reader's language, else in another.
fn term(graph: &Graph, game: Game, headword: &str, lang: Lang, at: Option<EditionDate>) -> Option<Found> {
    let date = at.or_else(|| graph.editions(game).first().copied())?;
    let mut documents = graph.edition(game, date);
    documents.sort_by_key(|&document| graph.document(document).lang() != lang);
    let node = documents.into_iter().find_map(|document| graph.terms(document, headword).next())?;
    let document = graph.document(node.document);
    let source = match document.kind {
        _ if document.lang() != lang => TextOrigin::OtherLanguage,
        kind => source_of(kind),
    };
    Some(Found::new(node, source))
}

fn unknown(graph: &Graph, document: Option<DocumentIndex>, asked: Asked) -> AddressError {
    match asked {
        Asked::Number(number) => unknown_number(graph, document, number),
        Asked::Term(headword) => unknown_term(graph, document, headword),
    }
}

/// That a document has no such number, with those that come near it and what it means in other editions.
pub fn unknown_number(graph: &Graph, document: Option<DocumentIndex>, number: Number) -> AddressError {
    const MAX_NEAREST: usize = 4;
    let nearest = document.map(|document| graph.nearest(document, number, MAX_NEAREST)).unwrap_or_default();
    let nearest = nearest.into_iter().filter_map(|node| graph.view(node).node().number).collect();
    let elsewhere = document.map(|document| editions_with(graph, document, number)).unwrap_or_default();
    AddressError::UnknownNumber { number, document: id_of(graph, document), nearest, elsewhere }
}

/// That a document has no such term.
pub fn unknown_term(graph: &Graph, document: Option<DocumentIndex>, headword: String) -> AddressError {
    AddressError::UnknownTerm { headword, document: id_of(graph, document) }
}

fn id_of(graph: &Graph, document: Option<DocumentIndex>) -> Option<DocumentId> {
    document.map(|document| graph.document(document).id.clone())
}

/// The other editions in which a number that a document lacks names a rule, older ones first, and where those rules are
/// in the document's edition.
fn editions_with(graph: &Graph, document: DocumentIndex, number: Number) -> Vec<NumberElsewhere> {
    let (game, date) = (graph.document(document).game, graph.document(document).date());
    let earlier = graph.previous_meanings(game, number, date).into_iter();
    let earlier = earlier.map(|former| NumberElsewhere { number, date: former.date, here: former.became.numbers });
    let later = graph.known_after(game, date).into_iter().find_map(|later| {
        let lineage = graph.lineages(game)?.lineage_of(later, number)?;
        let here = graph.successor(game, lineage, later, date)?.numbers;
        Some(NumberElsewhere { number, date: later, here })
    });
    earlier.chain(later).collect()
}

/// The rule that a number named in an edition whose text is not here, as the newest edition has it.
///
/// # Errors
/// If the edition or its number is not known, or the newest edition has nothing of the rule.
pub fn find_in_absent_edition(
    graph: &Graph,
    games: &[Game],
    number: Number,
    lang: Lang,
    at: EditionDate,
) -> Result<Found, AddressError> {
    let known = games.iter().find_map(|&game| {
        let lineages = graph.lineages(game)?;
        (!lineages.tables_of(at).is_empty()).then(|| (game, lineages.lineage_of(at, number)))
    });
    let (game, lineage) = match known {
        Some((game, Some(lineage))) => (game, lineage),
        Some((_, None)) => return Err(AddressError::NumberNotInEdition { number, at }),
        None => return Err(unknown_edition(graph, games, at)),
    };
    let newest = graph.editions(game).first().copied().unwrap_or(at);
    let now = graph.successor(game, lineage, at, newest).and_then(|became| became.numbers.first().copied());
    let found = now.and_then(|now| graph.look_up(game, now, lang, None));
    match found {
        Some(found) => Ok(Found { asked_as: Some((at, number)), ..Found::new(found.shown, found.source) }),
        None if at > newest => Err(AddressError::RuleTooNew { number, at, newest }),
        None => Err(AddressError::RuleGone { number, at, newest }),
    }
}

/// That no edition of a date is known of any of some games, with those that are.
pub fn unknown_edition(graph: &Graph, games: &[Game], at: EditionDate) -> AddressError {
    let mut dates: BTreeSet<EditionDate> = games.iter().flat_map(|&game| graph.editions(game)).copied().collect();
    dates.extend(games.iter().filter_map(|&game| graph.lineages(game)).flat_map(Lineages::complete_dates));
    AddressError::UnknownEdition { at, known: dates.into_iter().rev().collect() }
}
