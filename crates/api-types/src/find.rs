//! Resolution of addresses to nodes.

use std::collections::BTreeSet;

use vademecum_document::DocumentKind;
use vademecum_graph::{DocumentIndex, Graph, NodeId, TextOrigin};
use vademecum_lineage::Lineages;
use vademecum_search::{ParsedQuery, SearchError};
use vademecum_vocab::{DocumentId, EditionDate, Game, Lang, Number};

use crate::{AddressError, NumberInOtherEdition};

/// The parser of addresses that are not plain numbers.
type Reader<'r> = &'r dyn Fn(&str) -> Result<ParsedQuery, SearchError>;

/// The node that an address resolves to, and the origin of its text.
#[derive(Debug)]
pub struct ResolvedAddress {
    /// The node.
    pub node: NodeId,
    /// The origin of its text.
    pub origin: TextOrigin,
    /// The edition and number that were asked for, if no text of that edition is here.
    pub absent_edition_request: Option<(EditionDate, Number)>,
}

impl ResolvedAddress {
    fn new(node: NodeId, origin: TextOrigin) -> Self {
        ResolvedAddress { node, origin, absent_edition_request: None }
    }
}

/// A number or term that is looked up in an edition or a document.
enum Asked {
    Number(Number),
    Term(String),
}

/// Resolves an address to a node. `read` parses what is not a plain number, as the search of these documents does.
///
/// # Errors
/// If there is none; the error offers what comes near.
pub fn resolve_address(
    graph: &Graph,
    read: Reader<'_>,
    address: &str,
    lang: Lang,
    at: Option<EditionDate>,
) -> Result<ResolvedAddress, AddressError> {
    if let Some((id, fragment)) = address.split_once('#') {
        let document = id.parse().ok().and_then(|id| graph.document_index(&id));
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
            Asked::Number(number) => resolve_in_absent_edition(graph, &games, number, lang, at),
            Asked::Term(_) => Err(unknown_edition(graph, &games, at)),
        };
    }
    let found = games.iter().filter(dated).find_map(|&game| match &asked {
        Asked::Number(number) => {
            graph.look_up(game, *number, lang, at).map(|found| ResolvedAddress::new(found.shown, found.origin))
        }
        Asked::Term(headword) => term(graph, game, headword, lang, at),
    });
    found.ok_or_else(|| {
        let document = games.iter().find_map(|&game| graph.preferred_document(game, lang, at));
        unknown(graph, document, asked)
    })
}

/// Parses what a person typed; irregularly written numbers are parsed as in a search.
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
) -> Result<ResolvedAddress, AddressError> {
    let source = source_of(graph.document(document).kind);
    let found = |node| Ok(ResolvedAddress::new(node, source));
    if let Some(node) = graph.node_by_fragment(document, fragment) {
        return found(node);
    }
    let Some(asked) = asked(read, fragment)? else {
        let document = graph.document(document).id.clone();
        return Err(AddressError::UnknownFragment { fragment: fragment.to_owned(), document });
    };
    let node = match &asked {
        Asked::Number(number) => graph.node_by_number(document, *number),
        Asked::Term(headword) => graph.terms(document, headword).next(),
    };
    node.map_or_else(|| Err(unknown(graph, Some(document), asked)), found)
}

/// The origin of the texts of a kind of document.
fn source_of(kind: DocumentKind) -> TextOrigin {
    match kind {
        DocumentKind::Rules | DocumentKind::Notes | DocumentKind::Article => TextOrigin::Official,
        DocumentKind::Digest => TextOrigin::Digest,
    }
}

/// A glossary entry of an edition: in the reader's language, else in another.
fn term(graph: &Graph, game: Game, headword: &str, lang: Lang, at: Option<EditionDate>) -> Option<ResolvedAddress> {
    let date = at.or_else(|| graph.editions(game).first().copied())?;
    let mut documents = graph.edition_documents(game, date);
    documents.sort_by_key(|&document| graph.document(document).lang() != lang);
    let node = documents.into_iter().find_map(|document| graph.terms(document, headword).next())?;
    let document = graph.document(node.document);
    let source = match document.kind {
        _ if document.lang() != lang => TextOrigin::OtherLanguage,
        kind => source_of(kind),
    };
    Some(ResolvedAddress::new(node, source))
}

fn unknown(graph: &Graph, document: Option<DocumentIndex>, asked: Asked) -> AddressError {
    match asked {
        Asked::Number(number) => unknown_number(graph, document, number),
        Asked::Term(headword) => unknown_term(graph, document, headword),
    }
}

/// Builds the error that a document has no such number, with near numbers and its meaning in other editions.
pub fn unknown_number(graph: &Graph, document: Option<DocumentIndex>, number: Number) -> AddressError {
    const MAX_NEAREST: usize = 4;
    let nearest = document.map(|document| graph.nearest(document, number, MAX_NEAREST)).unwrap_or_default();
    let nearest = nearest.into_iter().filter_map(|node| graph.view(node).node().number).collect();
    let elsewhere = document.map(|document| editions_with(graph, document, number)).unwrap_or_default();
    AddressError::UnknownNumber { number, document: id_of(graph, document), nearest, elsewhere }
}

/// Builds the error that a document has no such term.
pub fn unknown_term(graph: &Graph, document: Option<DocumentIndex>, headword: String) -> AddressError {
    AddressError::UnknownTerm { headword, document: id_of(graph, document) }
}

fn id_of(graph: &Graph, document: Option<DocumentIndex>) -> Option<DocumentId> {
    document.map(|document| graph.document(document).id.clone())
}

/// The other editions that have a number which a document lacks, older ones first, with the numbers of those rules in the
/// document's edition.
fn editions_with(graph: &Graph, document: DocumentIndex, number: Number) -> Vec<NumberInOtherEdition> {
    let (game, date) = (graph.document(document).game, graph.document(document).date());
    let earlier = graph.previous_meanings(game, number, date).into_iter();
    let earlier = earlier.map(|former| NumberInOtherEdition {
        number,
        edition: former.date,
        numbers_in_requested: former.became.numbers,
    });
    let later = graph.known_editions_after(game, date).into_iter().find_map(|later| {
        let lineage = graph.lineages(game)?.lineage_of(later, number)?;
        let here = graph.rule_in_edition(game, lineage, later, date)?.numbers;
        Some(NumberInOtherEdition { number, edition: later, numbers_in_requested: here })
    });
    earlier.chain(later).collect()
}

/// The rule that a number named in an edition whose text is not here, as the newest edition has it.
///
/// # Errors
/// If the edition or its number is not known, or the newest edition has nothing of the rule.
pub fn resolve_in_absent_edition(
    graph: &Graph,
    games: &[Game],
    number: Number,
    lang: Lang,
    at: EditionDate,
) -> Result<ResolvedAddress, AddressError> {
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
    let now = graph.rule_in_edition(game, lineage, at, newest).and_then(|became| became.numbers.first().copied());
    let found = now.and_then(|now| graph.look_up(game, now, lang, None));
    match found {
        Some(found) => Ok(ResolvedAddress {
            absent_edition_request: Some((at, number)),
            ..ResolvedAddress::new(found.shown, found.origin)
        }),
        None if at > newest => Err(AddressError::RuleTooNew { number, at, newest }),
        None => Err(AddressError::RuleGone { number, at, newest }),
    }
}

/// Builds the error that no edition of a date is known of any of these games, with the known editions.
pub fn unknown_edition(graph: &Graph, games: &[Game], at: EditionDate) -> AddressError {
    let mut dates: BTreeSet<EditionDate> = games.iter().flat_map(|&game| graph.editions(game)).copied().collect();
    dates.extend(games.iter().filter_map(|&game| graph.lineages(game)).flat_map(Lineages::complete_dates));
    AddressError::UnknownEdition { at, known: dates.into_iter().rev().collect() }
}
