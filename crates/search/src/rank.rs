//! How well every node answers a question.
//!
//! The evidence of one word is gathered over the whole index before the next one: the best of its variants
//! in each zone, the zones added up. A node's score is the sum over the words, less what it leaves out of
//! the question. All of it is arithmetic over dense tables: an index holds some ten thousand nodes.

use std::cmp::{Ordering, Reverse};

use tantivy::DocId;
use vademecum_document::{Document, DocumentKind, Node, NodeKind};
use vademecum_graph::{DocumentIndex, Graph, NodeId};
use vademecum_vocab::{DocumentId, Game, Lang};

use crate::{
    Query,
    error::SearchError,
    expand::{Variant, Wanted, What},
    schema::Zone,
    scope::Scope,
};

/// How much a word tells by where it stands, in the order of [`Zone::ALL`].
const ZONES: [f32; Zone::ALL.len()] = [2.0, 1.0, 0.3];

/// What a phrase tells: as much as a rare word.
const PHRASE: f32 = 10.0;

/// What it tells that all words of a question follow one another.
const IN_A_ROW: f32 = 4.0;

/// Puts a node whose name is the whole question, in the reader's language, before every other.
const NAMED: f32 = 100.0;

/// The reader's own language, against any other.
const READERS_LANGUAGE: f32 = 1.25;

/// A passage that belongs to no number and no term, against one that does.
const FURNISHING: f32 = 0.6;

/// What is said about a single card, against what holds for all.
const PARTICULAR: f32 = 0.7;

/// A stale duplicate, against what it repeats.
const STALE: f32 = 0.5;

/// A node with what it scored.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Ranked {
    pub(crate) node: NodeId,
    pub(crate) score: f32,
}

/// The best answers to a question, best first: its words are in `wanted`, `in_a_row` are all of them as a
/// phrase, and `name` is the whole of it as a name.
pub(crate) fn rank(
    index: &Scope,
    graph: &Graph,
    query: &Query<'_>,
    wanted: &[Wanted],
    in_a_row: Option<&[String]>,
    name: &str,
) -> Result<Vec<Ranked>, SearchError> {
    let mut board = Board::new(index);
    for wanted in wanted {
        board.add(wanted)?;
    }
    if let Some(words) = in_a_row {
        board.add_bonus(&phrase(index, words, IN_A_ROW)?);
    }
    let named = index.named(name)?;
    let documents = standings(index, graph, query);
    let mut candidates = Vec::new();
    for entry in 0..index.len() as DocId {
        let is_named = named.binary_search(&entry).is_ok();
        let evidence = board.score(entry);
        if evidence.is_none() && !is_named {
            continue;
        }
        let place = index.place(entry);
        let Some(standing) = &documents[place.document] else { continue };
        let Some(node) = graph.document(standing.document).get(place.node) else { continue };
        if query.kind.is_some_and(|kind| kind != node.kind) {
            continue;
        }
        let score = evidence.unwrap_or_default() * standing.factor * node_factor(node);
        let ranked = Ranked {
            node: NodeId { document: standing.document, node: place.node },
            score: if is_named && !standing.foreign { score + NAMED } else { score },
        };
        candidates.push((ranked, standing.rank));
    }
    Ok(best(candidates, query.limit))
}

fn best(mut candidates: Vec<(Ranked, usize)>, limit: usize) -> Vec<Ranked> {
    let order = |(a, rank_a): &(Ranked, usize), (b, rank_b): &(Ranked, usize)| -> Ordering {
        b.score.total_cmp(&a.score).then(rank_a.cmp(rank_b)).then(a.node.cmp(&b.node))
    };
    if limit < candidates.len() {
        candidates.select_nth_unstable_by(limit, order);
        candidates.truncate(limit);
    }
    candidates.sort_unstable_by(order);
    candidates.into_iter().map(|(ranked, _)| ranked).collect()
}

/// What the words of a question have gathered so far, by entry.
struct Board<'i> {
    index: &'i Scope,
    score: Vec<f32>,
    /// The weight of the words that were found.
    found: Vec<f32>,
    /// Whether a word was found that says something.
    speaks: Vec<bool>,
    /// Whether a phrase is missing.
    lacks: Vec<bool>,
    weight: f32,
}

impl<'i> Board<'i> {
    fn new(index: &'i Scope) -> Self {
        let n = index.len();
        Board {
            index,
            score: vec![0.0; n],
            found: vec![0.0; n],
            speaks: vec![false; n],
            lacks: vec![false; n],
            weight: 0.0,
        }
    }

    fn add(&mut self, wanted: &Wanted) -> Result<(), SearchError> {
        let (evidence, must) = match &wanted.what {
            What::Word(variants) => (word(self.index, variants)?, false),
            What::Phrase(words) => (phrase(self.index, words, PHRASE)?, true),
        };
        self.weight += wanted.weight;
        for (entry, &evidence) in evidence.iter().enumerate() {
            if evidence > 0.0 {
                self.score[entry] += wanted.weight * evidence;
                self.found[entry] += wanted.weight;
                self.speaks[entry] |= wanted.says_something();
            } else {
                self.lacks[entry] |= must;
            }
        }
        Ok(())
    }

    fn add_bonus(&mut self, evidence: &[f32]) {
        for (score, evidence) in self.score.iter_mut().zip(evidence) {
            *score += evidence;
        }
    }

    /// What an entry scores; `None` if it has nothing to do with the question.
    fn score(&self, entry: DocId) -> Option<f32> {
        let entry = entry as usize;
        (self.speaks[entry] && !self.lacks[entry]).then(|| self.score[entry] * self.found[entry] / self.weight)
    }
}

/// The evidence of a word, by entry.
fn word(index: &Scope, variants: &[Variant]) -> Result<Vec<f32>, SearchError> {
    let mut evidence = vec![0.0; index.len()];
    let mut best = vec![0.0_f32; index.len()];
    for (zone, zone_weight) in Zone::ALL.into_iter().zip(ZONES) {
        best.fill(0.0);
        for Variant { lang, form, word, weight } in variants {
            index.text(*lang, zone, *form).score(word, |entry, score| {
                let best = &mut best[entry as usize];
                *best = best.max(weight * score);
            })?;
        }
        for (evidence, best) in evidence.iter_mut().zip(&best) {
            *evidence += zone_weight * best;
        }
    }
    Ok(evidence)
}

/// The evidence of a phrase, by entry.
fn phrase(index: &Scope, words: &[String], worth: f32) -> Result<Vec<f32>, SearchError> {
    let mut evidence = vec![0.0; index.len()];
    for lang in Lang::ALL {
        for (zone, zone_weight) in Zone::ALL.into_iter().zip(ZONES) {
            for entry in index.phrase(lang, zone, words)? {
                evidence[entry as usize] += zone_weight * worth;
            }
        }
    }
    Ok(evidence)
}

/// A document seen by one reader.
struct Standing {
    document: DocumentIndex,
    /// What its nodes' scores are multiplied by.
    factor: f32,
    /// Whether the reader speaks another language.
    foreign: bool,
    /// Its place among all documents, for ties.
    rank: usize,
}

/// How the documents of an index stand for a question; `None` for those that it leaves out.
fn standings(index: &Scope, graph: &Graph, query: &Query<'_>) -> Vec<Option<Standing>> {
    let order = reading_order(graph, query.lang);
    let standing = |id: &DocumentId| {
        let document = graph.find(id).filter(|&document| asked_for(graph, document, query))?;
        let of = graph.document(document);
        let foreign = query.lang.is_some_and(|lang| lang != of.lang());
        let factor = if foreign { 1.0 } else { READERS_LANGUAGE };
        let rank = order.iter().position(|&other| other == document)?;
        Some(Standing { document, factor, foreign, rank })
    };
    index.documents().iter().map(standing).collect()
}

/// Whether the library has no newer edition of a document in its language. Notes and articles have no editions.
pub(crate) fn is_newest(graph: &Graph, document: DocumentIndex) -> bool {
    let of = graph.document(document);
    let is_newer = |other: &Document| {
        (other.id.work(), other.lang(), other.kind, other.game) == (of.id.work(), of.lang(), of.kind, of.game)
            && other.date() > of.date()
    };
    !of.kind.holds_rules() || !graph.documents().any(|(_, other)| is_newer(other))
}

/// Whether a question is put to a document.
pub(crate) fn asked_for(graph: &Graph, document: DocumentIndex, query: &Query<'_>) -> bool {
    let of = graph.document(document);
    query.document.is_none_or(|id| *id == of.id) && query.game.is_none_or(|game| game == of.game)
}

/// The order in which a reader would open the documents: by game, the newest edition first, in it the
/// reader's language first, the publisher's text before ours; notes and articles behind the rules.
pub(crate) fn reading_order(graph: &Graph, lang: Option<Lang>) -> Vec<DocumentIndex> {
    let mut documents: Vec<DocumentIndex> = graph.documents().map(|(document, _)| document).collect();
    documents.sort_by_key(|&document| {
        let of = graph.document(document);
        let game = Game::ALL.iter().position(|&game| game == of.game);
        (
            game,
            !of.kind.holds_rules(),
            Reverse(of.date()),
            lang != Some(of.lang()),
            of.kind != DocumentKind::Rules,
            document,
        )
    });
    documents
}

fn node_factor(node: &Node) -> f32 {
    let kind = match node.kind {
        NodeKind::Front | NodeKind::Back => FURNISHING,
        NodeKind::Card | NodeKind::Ruling | NodeKind::Prose | NodeKind::Entry => PARTICULAR,
        _ => 1.0,
    };
    if node.stale { kind * STALE } else { kind }
}
