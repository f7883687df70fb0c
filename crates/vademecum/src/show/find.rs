//! Which node an address means.

use std::collections::BTreeSet;

use vademecum_align::lineage::Lineages;
use vademecum_document::DocumentKind;
use vademecum_graph::{DocumentIndex, Graph, NodeId, Source};
use vademecum_search::{Query, ReadAs};
use vademecum_vocab::{EditionDate, Game, Lang, Number};

use crate::{failure::Failure, shelf::Shelf};

/// A node, and what its text is.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) node: NodeId,
    pub(super) source: Source,
    /// Where it was asked for by the number of an edition whose text is not here: that edition, and the number.
    pub(super) asked_as: Option<(EditionDate, Number)>,
}

impl Found {
    fn new(node: NodeId, source: Source) -> Self {
        Found { node, source, asked_as: None }
    }
}

/// What a reader asks for in an edition or a document.
enum Asked {
    Number(Number),
    Term(String),
}

/// Finds the node at an address.
///
/// # Errors
/// If there is none; the error offers what comes near.
pub(super) fn find(shelf: &Shelf, address: &str, lang: Lang, at: Option<EditionDate>) -> Result<Found, Failure> {
    if let Some((document, fragment)) = address.split_once('#') {
        return in_document(shelf, shelf.document(document)?, fragment);
    }
    if shelf.graph.documents().any(|(_, document)| document.id.to_string() == address) {
        return Err(Failure::new(format!("`{address}` is a whole document"))
            .help(format!("name something in it, such as `{address}#100.1`; `vademecum export` prints all of it")));
    }
    let (game, rest) = match address.split_once('/').map(|(game, rest)| (game.parse::<Game>(), rest)) {
        Some((Ok(game), rest)) => (Some(game), rest),
        _ => (None, address),
    };
    let Some(asked) = read(shelf, rest)? else {
        return Err(Failure::new(format!("`{address}` is no address")).help(format!(
            "an address is a number such as 704.5f, or names a document as well: magic-cr@2024-11-08.es#704.5f; \
             to look for words: `vademecum search \"{address}\"`"
        )));
    };
    let games: Vec<Game> = Game::ALL.into_iter().filter(|&other| game.is_none_or(|game| game == other)).collect();
    let dated = |game: &&Game| at.is_none_or(|at| shelf.graph.editions(**game).contains(&at));
    if let Some(at) = at
        && !games.iter().any(|game| dated(&game))
    {
        return match asked {
            Asked::Number(number) => elsewhere(&shelf.graph, &games, number, lang, at),
            Asked::Term(_) => Err(unknown_edition(&shelf.graph, &games, at)),
        };
    }
    let found = games.iter().filter(dated).find_map(|&game| match &asked {
        Asked::Number(number) => {
            shelf.graph.look_up(game, *number, lang, at).map(|found| Found::new(found.shown, found.source))
        }
        Asked::Term(headword) => term(&shelf.graph, game, headword, lang, at),
    });
    found.ok_or_else(|| {
        let document = games.iter().find_map(|&game| shelf.graph.reading_document(game, lang, at));
        unknown(&shelf.graph, document, rest, &asked)
    })
}

/// Reads what a person typed; sloppy numbers are read the way the search reads them.
fn read(shelf: &Shelf, text: &str) -> Result<Option<Asked>, Failure> {
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
    let answer = shelf.index()?.search(&shelf.graph, &Query { limit: 1, ..Query::new(text) })?;
    match answer.read_as {
        ReadAs::Number { number, .. } => Ok(Some(Asked::Number(number))),
        ReadAs::Address(_) | ReadAs::Words { .. } => Ok(None),
    }
}

fn in_document(shelf: &Shelf, document: DocumentIndex, fragment: &str) -> Result<Found, Failure> {
    let graph = &shelf.graph;
    let source = source_of(graph.document(document).kind);
    let found = |node| Ok(Found::new(node, source));
    if let Some(node) = graph.fragment(document, fragment) {
        return found(node);
    }
    let Some(asked) = read(shelf, fragment)? else {
        let id = &graph.document(document).id;
        return Err(Failure::new(format!("there is nothing called `{fragment}` in {id}"))
            .help(format!("to look for words: `vademecum search \"{fragment}\" --document {id}`")));
    };
    let node = match &asked {
        Asked::Number(number) => graph.number(document, *number),
        Asked::Term(headword) => graph.terms(document, headword).next(),
    };
    node.map_or_else(|| Err(unknown(graph, Some(document), fragment, &asked)), found)
}

/// Whose words a document of a kind holds.
fn source_of(kind: DocumentKind) -> Source {
    match kind {
        DocumentKind::Rules | DocumentKind::Notes | DocumentKind::Article => Source::Official,
        DocumentKind::Digest => Source::Digest,
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
        _ if document.lang() != lang => Source::OtherLanguage,
        kind => source_of(kind),
    };
    Some(Found::new(node, source))
}

/// A document has no such node; these come near.
fn unknown(graph: &Graph, document: Option<DocumentIndex>, typed: &str, asked: &Asked) -> Failure {
    const MOST: usize = 4;
    let place = document.map(|document| format!(" in {}", graph.document(document).id)).unwrap_or_default();
    match asked {
        Asked::Number(number) => {
            let nearest = document.map(|document| graph.nearest(document, *number, MOST)).unwrap_or_default();
            let nearest = nearest.into_iter().filter_map(|node| graph.view(node).node().number);
            let nearest: Vec<String> = nearest.map(|number| number.to_string()).collect();
            let failure = Failure::new(format!("there is no rule {number}{place}"));
            if nearest.is_empty() { failure } else { failure.help(format!("the nearest: {}", nearest.join(", "))) }
        }
        Asked::Term(headword) => Failure::new(format!("there is no term `{headword}`{place}"))
            .help(format!("to look for it: `vademecum search \"{}\"`", typed.trim_start_matches("term:"))),
    }
}

/// The rule that a number named in an edition whose text is not here, as the newest edition has it.
fn elsewhere(graph: &Graph, games: &[Game], number: Number, lang: Lang, at: EditionDate) -> Result<Found, Failure> {
    let known = games.iter().find_map(|&game| {
        let lineages = graph.lineages(game)?;
        (!lineages.edition(at).is_empty()).then(|| (game, lineages.of(at, number)))
    });
    let (game, lineage) = match known {
        Some((game, Some(lineage))) => (game, lineage),
        Some((_, None)) => return Err(Failure::new(format!("there is no rule {number} in the edition of {at}"))),
        None => return Err(unknown_edition(graph, games, at)),
    };
    let newest = graph.editions(game).first().copied().unwrap_or(at);
    let now = graph.became(game, lineage, at, newest).and_then(|became| became.numbers.first().copied());
    let found = now.and_then(|now| graph.look_up(game, now, lang, None));
    match found {
        Some(found) => Ok(Found { asked_as: Some((at, number)), ..Found::new(found.shown, found.source) }),
        None => Err(Failure::new(format!("rule {number} of {at} is gone: the edition of {newest} has nothing of it"))
            .help(format!("`vademecum ingest PATH` adds your copy of the edition of {at}, if you have one"))),
    }
}

fn unknown_edition(graph: &Graph, games: &[Game], at: EditionDate) -> Failure {
    let mut dates: BTreeSet<EditionDate> = games.iter().flat_map(|&game| graph.editions(game)).collect();
    dates.extend(games.iter().filter_map(|&game| graph.lineages(game)).flat_map(Lineages::dates));
    let dates: Vec<String> = dates.iter().rev().map(EditionDate::to_string).collect();
    Failure::new(format!("there is no edition of {at}"))
        .help(format!("the editions there are: {}; `vademecum ingest PATH` adds others", dates.join(", ")))
}
