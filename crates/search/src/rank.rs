//! How well every node answers a question.
//!
//! The evidence of one word is gathered over the whole index before the next one, and what one text of a rule
//! says counts for all its texts. A score is the sum over the words, less what is left out of the question.

use std::{
    cmp::{Ordering, Reverse},
    collections::BinaryHeap,
};

use vademecum_document::{Document, DocumentKind, Node, NodeKind};
use vademecum_graph::{DocumentIndex, Graph, NodeId};
use vademecum_vocab::{DocumentId, Game, Lang};

use crate::{
    Query,
    error::SearchError,
    evidence::Board,
    expand::{Expanded, Name},
    scope::Scope,
    write::body,
};

/// Puts a node whose name is the whole question before every other.
const NAMED: f32 = 100.0;

/// The same, where the name is inflected, and where it is said in everyday words.
const NAMED_BY_STEMS: f32 = 70.0;
const MEANT: f32 = 45.0;

/// The same where it is misspelled, by half errors; and where that is told from its words alone.
const MISSPELLED: [f32; 5] = [52.0, 50.0, 48.0, 44.0, 40.0];
const CORRECTED: f32 = 36.0;

/// A name of another language than the one that is asked in, against one of that: words that are alike in two
/// languages mean what they mean in the reader's.
const FOREIGN_NAME: f32 = 0.85;

/// What a name says of a term or a card, against a rule.
const NAME_OF_ENTRY: f32 = 0.9;

/// The reader's own language, against any other.
const READERS_LANGUAGE: f32 = 1.25;

/// What a term says of a rule that it sends its reader to, against the rule; and one that says all there is.
const TERM: f32 = 0.6;
const TERM_ALONE: f32 = 0.75;

/// A passage that belongs to no number and no term, against one that does.
const FURNISHING: f32 = 0.6;

/// What is said about a single card, against what holds for all.
const PARTICULAR: f32 = 0.7;

/// A stale duplicate, against what it repeats.
const STALE: f32 = 0.5;

/// An answer has to answer so much of the question.
const LEAST_COVERAGE: f32 = 0.2;

/// The same where less than half of the question's words are understood, and the rest is a guess; and where none of
/// several is.
const LEAST_GUESSED: f32 = 0.6;
const LEAST_ALL_GUESSED: f32 = 0.95;

/// So many words are several.
const SEVERAL: usize = 3;

/// A node with what it scored.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Ranked {
    pub(crate) node: NodeId,
    pub(crate) score: f32,
}

/// The best answers to a question, best first.
pub(crate) fn rank(
    index: &Scope,
    graph: &Graph,
    query: &Query<'_>,
    expanded: &Expanded,
) -> Result<Vec<Ranked>, SearchError> {
    let mut board = Board::new(index);
    for wanted in &expanded.wanted {
        board.add(wanted)?;
    }
    named(&mut board, index, expanded);
    let documents = standings(index, graph, query);
    let things = index.things();
    let understood = expanded.wanted.iter().filter(|wanted| wanted.is_understood).count();
    let least = match (understood, expanded.wanted.len()) {
        (0, words) if words >= SEVERAL => LEAST_ALL_GUESSED,
        (understood, words) if 2 * understood < words => LEAST_GUESSED,
        _ => LEAST_COVERAGE,
    };
    let any_text = query.each_once || query.document.is_some() || query.text_lang.is_some() || query.edition.is_some();
    // Those that may score most first, so that most need not be looked at.
    let mut open: BinaryHeap<(Bits, u32)> = board
        .things()
        .filter(|&thing| board.coverage(thing) >= least || board.named(thing) > 0.0)
        .map(|thing| (bits(READERS_LANGUAGE * (board.most(thing) + board.named(thing))), thing))
        .collect();
    let mut candidates = Vec::new();
    let mut scores: BinaryHeap<Reverse<Bits>> = BinaryHeap::new();
    while let Some((most, thing)) = open.pop() {
        if scores.len() >= query.limit && scores.peek().is_none_or(|&Reverse(last)| most < last) {
            break;
        }
        let covered = board.coverage(thing) >= least;
        let name = board.named(thing);
        let from = candidates.len();
        for &entry in things.texts(thing) {
            let place = index.place(entry);
            let Some(standing) = &documents[place.document] else { continue };
            let evidence = board.score(entry).filter(|_| covered);
            // Of all texts of a thing those answer that say it, unless others are asked for.
            if evidence.is_none() && name == 0.0 || !(any_text || board.says(entry)) {
                continue;
            }
            let Some(node) = graph.document(standing.document).get(place.node) else { continue };
            if query.kind.is_some_and(|kind| kind != node.kind()) {
                continue;
            }
            let told = evidence.unwrap_or_default() * node_factor(node) + name * name_factor(node);
            let speaks = node.title.is_some() || body(node).next().is_some();
            let node = NodeId { document: standing.document, node: place.node };
            let ranked = Ranked { node, score: told * standing.factor };
            candidates.push(Candidate { ranked, rank: standing.rank, speaks });
        }
        if query.each_once {
            let first = candidates.drain(from..).reduce(Candidate::first);
            candidates.extend(first);
        }
        for candidate in &candidates[from..] {
            scores.push(Reverse(bits(candidate.ranked.score)));
            if scores.len() > query.limit {
                scores.pop();
            }
        }
    }
    Ok(best(candidates, query.limit))
}

/// A score as something that has an order; scores are never below zero.
type Bits = u32;

fn bits(score: f32) -> Bits {
    score.max(0.0).to_bits()
}

/// Tells the board what the whole question is the name of.
fn named(board: &mut Board<'_>, index: &Scope, expanded: &Expanded) {
    let worth = |lang: Lang, worth: f32| {
        if expanded.asked_in.is_some_and(|asked| asked != lang) { worth * FOREIGN_NAME } else { worth }
    };
    for name in &expanded.names {
        let (lang, stems, tells) = match name {
            Name::Written(name) => {
                for called in index.names().whole(name) {
                    called.things.iter().for_each(|&thing| board.name(thing, worth(called.lang, NAMED)));
                }
                continue;
            }
            Name::Misspelled(typed) => {
                for (called, errors) in index.names().near(typed) {
                    let tells = MISSPELLED[usize::from(errors).min(MISSPELLED.len() - 1)];
                    called.things.iter().for_each(|&thing| board.name(thing, worth(called.lang, tells)));
                }
                continue;
            }
            Name::Rule(thing) => {
                board.name(*thing, MEANT);
                continue;
            }
            Name::Stems(lang, stems) => (*lang, stems, worth(*lang, NAMED_BY_STEMS)),
            Name::Meant(lang, stems) => (*lang, stems, MEANT),
            Name::Corrected(lang, stems) => (*lang, stems, CORRECTED),
        };
        index.named_by_stems(lang, stems).iter().for_each(|&thing| board.name(thing, tells));
    }
}

/// A node that may be an answer.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    ranked: Ranked,
    /// The place of its document among all, for ties.
    rank: usize,
    /// Whether it has a word of its own to show.
    speaks: bool,
}

impl Candidate {
    /// Of two texts of one thing the one that is read first and says something, with the better score of both.
    fn first(self, other: Self) -> Self {
        let order = |candidate: &Candidate| (!candidate.speaks, candidate.rank);
        let read = if order(&other) < order(&self) { other } else { self };
        let score = self.ranked.score.max(other.ranked.score);
        Candidate { ranked: Ranked { score, ..read.ranked }, ..read }
    }

    fn order(&self, other: &Self) -> Ordering {
        let by_score = other.ranked.score.total_cmp(&self.ranked.score);
        by_score.then(self.rank.cmp(&other.rank)).then(self.ranked.node.cmp(&other.ranked.node))
    }
}

fn best(mut candidates: Vec<Candidate>, limit: usize) -> Vec<Ranked> {
    if limit < candidates.len() {
        candidates.select_nth_unstable_by(limit, Candidate::order);
        candidates.truncate(limit);
    }
    candidates.sort_unstable_by(Candidate::order);
    candidates.into_iter().map(|candidate| candidate.ranked).collect()
}

/// A document seen by one reader.
struct Standing {
    document: DocumentIndex,
    /// What its nodes' scores are multiplied by.
    factor: f32,
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
        Some(Standing { document, factor, rank })
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
    query.document.is_none_or(|id| *id == of.id)
        && query.game.is_none_or(|game| game == of.game)
        && query.text_lang.is_none_or(|lang| lang == of.lang())
        && query.edition.is_none_or(|date| date == of.date())
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
    let kind = match node.kind() {
        NodeKind::Front | NodeKind::Back => FURNISHING,
        NodeKind::Card | NodeKind::Ruling | NodeKind::Prose | NodeKind::Entry => PARTICULAR,
        NodeKind::Term if node.references.is_empty() => TERM_ALONE,
        NodeKind::Term => TERM,
        _ => 1.0,
    };
    if node.stale { kind * STALE } else { kind }
}

/// What it tells of a node that its name was asked for.
fn name_factor(node: &Node) -> f32 {
    let kind = match node.kind() {
        NodeKind::Term | NodeKind::Card => NAME_OF_ENTRY,
        NodeKind::Front | NodeKind::Back => FURNISHING,
        NodeKind::Ruling | NodeKind::Prose | NodeKind::Entry => PARTICULAR,
        _ => 1.0,
    };
    if node.stale { kind * STALE } else { kind }
}
