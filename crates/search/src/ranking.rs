//! Ranking: the best nodes for an expanded query.
//!
//! Scores are accumulated term at a time over the whole index ([`ScoreAccumulator`]), and a match in one text of a rule
//! counts for all its texts. The score is the sum over the terms, lowered by the share of the query that is not matched.

use std::{
    cmp::{Ordering, Reverse},
    collections::BinaryHeap,
    ptr,
};

use vademecum_document::{Document, DocumentKind, Node, NodeKind};
use vademecum_graph::{DocumentIndex, Graph, NodeId};
use vademecum_vocab::{DocumentId, Game, Lang};

use crate::{
    Query,
    error::SearchError,
    indexer::body,
    query_expansion::{ExpandedQuery, NameQuery, QueryTerm},
    rule_questions::RuleQuestions,
    scoring::{CoverageFactors, ScoreAccumulator, TermScores, WordScores},
    searcher::Searcher,
    term_variants::QueryLexicon,
};

/// Factors and scores of the ranking. They were chosen on the questions of `tests/tests/queries`;
/// `cargo test --workspace --test search` measures them.
struct RankWeights {
    /// Score of an item whose name is the whole query: more than any text scores.
    name: f32,
    /// The same where the name is inflected.
    inflected_name: f32,
    /// The same where its words are run together or separated otherwise.
    joined_name: f32,
    /// The same where the query is an everyday synonym of the name, or of the rule.
    synonym_of_name: f32,
    /// The same where the name is misspelled, by [`FuzzyWord::distance`](vademecum_text::FuzzyWord::distance).
    misspelled_name: [f32; 5],
    /// The same where the name consists of corrections of the query's words.
    corrected_name: f32,
    /// Score of an item whose name has the same words as the query, in any order; of fewer common words, in proportion to
    /// [`ScoreAccumulator::shared_name`].
    partial_name: f32,
    /// Minimum share of common words for [`RankWeights::partial_name`].
    min_partial_name: f32,
    /// Factor of a name in another language than the query's: a word that two languages share has the meaning of the
    /// reader's own.
    foreign_name: f32,
    /// Factor of the name of a term or card, compared with that of a rule.
    name_of_entry: f32,
    /// Weight of the score of a rule by the questions about it, relative to that by its text.
    questions: f32,
    /// Minimum share of the highest score by questions for it to count.
    min_question_share: f32,
    /// The same where words of the query are not understood, for an answer that matches less than
    /// [`RankWeights::half_sure_coverage`] of it; below it the query is about something else.
    min_question_share_guessed: f32,
    /// Minimum matched share of a query for an answer whose score by questions is low: if all its words resemble known
    /// ones, and if some do not.
    half_sure_coverage: [f32; 2],
    /// Minimum score of the best answer to a query with words that are not understood, unless it matches
    /// [`RankWeights::sure_coverage`] of the query; below it the query is about something else.
    min_best_score: f32,
    /// Share of a query that makes its best answer one, whatever its score.
    sure_coverage: f32,
    /// Minimum score of the best answer to a question, unless it matches [`RankWeights::full_coverage`] of it; below it the
    /// question is about something else.
    min_question_score: f32,
    /// Minimum matched share of a question whose words are all matched, but for the least telling.
    full_coverage: f32,
    readers_language: f32,
    /// Factor of a glossary entry that refers to rules, compared with these.
    term: f32,
    /// Factor of a glossary entry without references.
    term_alone: f32,
    front_matter: f32,
    /// Factor of texts on a single card or case, compared with general rules.
    particular: f32,
    stale: f32,
    /// Minimum share of the query that an answer matches.
    min_coverage: f32,
    /// The same where less than half of the query's words are understood and the others are guesses.
    min_coverage_guessed: f32,
    /// The same where all words are guesses and there are at least [`MIN_GUESSED_WORDS`].
    min_coverage_all_guessed: f32,
}

const WEIGHTS: RankWeights = RankWeights {
    name: 100.0,
    inflected_name: 70.0,
    joined_name: 60.0,
    synonym_of_name: 45.0,
    misspelled_name: [58.0, 56.0, 54.0, 48.0, 42.0],
    corrected_name: 36.0,
    partial_name: 6.0,
    min_partial_name: 0.5,
    foreign_name: 0.85,
    name_of_entry: 0.9,
    questions: 0.7,
    min_question_share: 0.05,
    min_question_share_guessed: 0.2,
    half_sure_coverage: [0.35, 0.5],
    min_best_score: 5.0,
    sure_coverage: 0.6,
    min_question_score: 17.5,
    full_coverage: 0.9,
    readers_language: 1.25,
    term: 0.6,
    term_alone: 0.75,
    front_matter: 0.6,
    particular: 0.7,
    stale: 0.5,
    min_coverage: 0.2,
    min_coverage_guessed: 0.6,
    min_coverage_all_guessed: 0.95,
};

/// Minimum number of words of a query for [`RankWeights::min_coverage_all_guessed`] and [`RankWeights::min_best_score`].
const MIN_GUESSED_WORDS: usize = 3;

/// Minimum number of words of a query, stop words included, that is compared with questions; a shorter one is a name.
const MIN_QUESTION_WORDS: usize = 4;

/// Minimum number of questions about a game for [`RankWeights::min_question_score`]: with fewer, most questions that
/// players ask resemble none of them.
const MIN_QUESTIONS_ABOUT_GAME: usize = 1_000;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct RankedNode {
    pub(crate) node: NodeId,
    /// The item that it is a text of.
    pub(crate) item: u32,
    pub(crate) score: f32,
}

/// An expanded query with the scores of all nodes, of which its filters choose the answers.
pub(crate) struct ScoredQuery<'i> {
    lexicon: QueryLexicon<'i>,
    pub(crate) expanded: ExpandedQuery,
    /// Of the terms, in order.
    term_scores: Vec<TermScores>,
    accumulator: ScoreAccumulator<'i>,
    is_question: bool,
    min_coverage: f32,
    /// Items in order of the upper bound of their score, so that ranking ends early.
    by_max_score: BinaryHeap<(ScoreBits, u32)>,
}

impl<'i> ScoredQuery<'i> {
    /// Scores the nodes for a query.
    pub(crate) fn new(
        lexicon: QueryLexicon<'i>,
        graph: &Graph,
        expanded: ExpandedQuery,
    ) -> Result<ScoredQuery<'i>, SearchError> {
        ScoredQuery::with_scores(lexicon, graph, expanded, (Vec::new(), WordScores::default()))
    }

    /// Scores the nodes for another expansion of the query. Terms and words that are the same in both are not scored again.
    pub(crate) fn expanded_otherwise(
        self,
        lexicon: QueryLexicon<'i>,
        graph: &Graph,
        expanded: ExpandedQuery,
    ) -> Result<ScoredQuery<'i>, SearchError> {
        let ScoredQuery { lexicon: earlier, expanded: ExpandedQuery { terms, .. }, term_scores, accumulator, .. } =
            self;
        let word_scores = accumulator.take_word_scores();
        let scored = if ptr::eq(lexicon.questions, earlier.questions) {
            (terms.into_iter().zip(term_scores).collect(), word_scores)
        } else {
            (Vec::new(), WordScores::default())
        };
        ScoredQuery::with_scores(lexicon, graph, expanded, scored)
    }

    fn with_scores(
        lexicon: QueryLexicon<'i>,
        graph: &Graph,
        expanded: ExpandedQuery,
        (mut scored, word_scores): (Vec<(QueryTerm, TermScores)>, WordScores),
    ) -> Result<ScoredQuery<'i>, SearchError> {
        let mut accumulator = ScoreAccumulator::new(lexicon, graph, word_scores);
        let mut term_scores = Vec::with_capacity(expanded.terms.len());
        for term in &expanded.terms {
            let scores = match scored.iter().position(|(other, _)| other.query == term.query) {
                Some(at) => scored.swap_remove(at).1,
                None => accumulator.score_term(term)?,
            };
            accumulator.add(term, &scores);
            term_scores.push(scores);
        }
        let is_question = expanded.question_words.iter().any(|words| words.len() >= MIN_QUESTION_WORDS);
        if is_question {
            accumulator.score_by_questions(&expanded.question_words, expanded.may_be_in);
        }
        score_names(&mut accumulator, lexicon.searcher, &expanded);
        accumulator.compare_names();
        let understood = expanded.terms.iter().filter(|term| term.is_known).count();
        let min_coverage = match (understood, expanded.terms.len()) {
            (0, words) if words >= MIN_GUESSED_WORDS => WEIGHTS.min_coverage_all_guessed,
            (understood, words) if 2 * understood < words => WEIGHTS.min_coverage_guessed,
            _ => WEIGHTS.min_coverage,
        };
        let mut by_max_score = Vec::with_capacity(accumulator.matched_items());
        let mut coverage = CoverageFactors::default();
        accumulator.items().for_each(|item| {
            let item_score = item_score(&accumulator, item);
            let share = accumulator.matched_share(item);
            if share >= min_coverage || item_score > 0.0 {
                let max_score = accumulator.max_score(item, coverage.of(share)) + item_score;
                by_max_score.push((score_bits(WEIGHTS.readers_language * max_score), item));
            }
        });
        let by_max_score = by_max_score.into();
        Ok(ScoredQuery { lexicon, expanded, term_scores, accumulator, is_question, min_coverage, by_max_score })
    }

    /// The questions that the query was compared with.
    pub(crate) fn questions(&self) -> &'i RuleQuestions {
        self.lexicon.questions
    }

    /// The best answers that pass the filters of a query, best first, each with the other texts of its item.
    pub(crate) fn rank(&self, graph: &Graph, query: &Query<'_>) -> Vec<(RankedNode, Vec<NodeId>)> {
        let ScoredQuery { lexicon, expanded, accumulator, is_question, min_coverage, .. } = self;
        let (lexicon, is_question, min_coverage) = (*lexicon, *is_question, *min_coverage);
        let searcher = lexicon.searcher;
        let documents = rank_documents(searcher, graph, query);
        let items = &searcher.items;
        let any_text =
            !query.each_text || query.document.is_some() || query.text_lang.is_some() || query.edition.is_some();
        let mut open = self.by_max_score.clone();
        let mut candidates = Vec::new();
        let mut best_scores: BinaryHeap<Reverse<ScoreBits>> = BinaryHeap::new();
        while let Some((max_score, item)) = open.pop() {
            if best_scores.len() >= query.limit && best_scores.peek().is_none_or(|&Reverse(last)| max_score < last) {
                break;
            }
            let is_covered = accumulator.matched_share(item) >= min_coverage;
            let (name_score, question_score) = (accumulator.name_score(item), question_score(accumulator, item));
            let partial_name_score = partial_name_score(accumulator, item);
            let first = candidates.len();
            for &entry in items.entries(item) {
                let location = searcher.location(entry);
                let Some(document) = &documents[location.document] else { continue };
                let text_score = accumulator.score(entry).filter(|_| is_covered);
                // Only the texts of an item that match themselves are answers, unless the query names others.
                if text_score.is_none() && name_score + question_score == 0.0
                    || !(any_text || accumulator.matches_itself(entry))
                {
                    continue;
                }
                let Some(node) = graph.document(document.index).get(location.node) else { continue };
                if query.kind.is_some_and(|kind| kind != node.kind()) {
                    continue;
                }
                let score = (text_score.unwrap_or_default() + question_score) * text_factor(node)
                    + (name_score + partial_name_score) * name_factor(node);
                let has_text = node.title.is_some() || body(node).next().is_some();
                let node = NodeId { document: document.index, node: location.node };
                let ranked = RankedNode { node, item, score: score * document.factor };
                candidates.push(Candidate { ranked, position: document.position, has_text });
            }
            if !query.each_text {
                // Without a preferred language, the words say which text is meant.
                let by_score = query.preferred_lang.is_none();
                let one = candidates.drain(first..).reduce(|one, other| one.merge(other, by_score));
                candidates.extend(one);
            }
            for candidate in &candidates[first..] {
                best_scores.push(Reverse(score_bits(candidate.ranked.score)));
                if best_scores.len() > query.limit {
                    best_scores.pop();
                }
            }
        }
        let mut found = best(candidates, query.limit);
        // A misspelled word indicates another subject less than one that resembles no known word.
        let has_unknown_words = !expanded.unknown_words.is_empty();
        let half_sure_coverage = WEIGHTS.half_sure_coverage[usize::from(has_unknown_words)];
        let is_about_something_else = |first: &RankedNode| {
            let matched = accumulator.matched_share(first.item);
            let is_low = first.score < WEIGHTS.min_best_score && matched < WEIGHTS.sure_coverage;
            let is_by_questions = accumulator.name_score(first.item) == 0.0 && matched < half_sure_coverage;
            is_low || is_by_questions && accumulator.question_share(first.item) < WEIGHTS.min_question_share_guessed
        };
        // Where few questions about a game are known, or none like this one, a low score says less.
        let is_weak = |first: &RankedNode| {
            let game = graph.document(first.node.document).game;
            let is_compared = accumulator.question_share(first.item) > 0.0
                && lexicon.questions.count_about(game) >= MIN_QUESTIONS_ABOUT_GAME;
            let is_low = first.score < WEIGHTS.min_question_score && accumulator.name_score(first.item) == 0.0;
            is_compared && is_low && accumulator.matched_share(first.item) < WEIGHTS.full_coverage
        };
        let has_guesses = expanded.terms.iter().any(|term| !term.is_known) && expanded.terms.len() >= MIN_GUESSED_WORDS;
        if found
            .first()
            .is_some_and(|first| has_guesses && is_about_something_else(first) || is_question && is_weak(first))
        {
            found.clear();
        }
        let with_others = |ranked: RankedNode| {
            let others =
                if query.each_text { Vec::new() } else { other_texts(searcher, graph, query, &documents, ranked) };
            (ranked, others)
        };
        found.into_iter().map(with_others).collect()
    }
}

/// The score of an item by the questions about it.
fn question_score(accumulator: &ScoreAccumulator<'_>, item: u32) -> f32 {
    if accumulator.question_share(item) < WEIGHTS.min_question_share {
        return 0.0;
    }
    WEIGHTS.questions * accumulator.question_score(item)
}

/// The score of an item that does not depend on which of its texts matches.
fn item_score(accumulator: &ScoreAccumulator<'_>, item: u32) -> f32 {
    accumulator.name_score(item) + question_score(accumulator, item) + partial_name_score(accumulator, item)
}

/// The score of an item by the words that its name and the query have in common.
fn partial_name_score(accumulator: &ScoreAccumulator<'_>, item: u32) -> f32 {
    let share = accumulator.shared_name(item);
    if share < WEIGHTS.min_partial_name { 0.0 } else { WEIGHTS.partial_name * share }
}

/// A score as an integer with the same order; scores are never negative.
type ScoreBits = u32;

fn score_bits(score: f32) -> ScoreBits {
    score.max(0.0).to_bits()
}

/// Scores the items whose name the whole query is.
fn score_names(accumulator: &mut ScoreAccumulator<'_>, searcher: &Searcher, expanded: &ExpandedQuery) {
    let in_lang = |lang: Lang, score: f32| {
        if expanded.lang.is_some_and(|own| own != lang) { score * WEIGHTS.foreign_name } else { score }
    };
    for name in &expanded.names {
        let (lang, stems, score) = match name {
            NameQuery::AsTyped(name) => {
                for entry in searcher.names.exact(name) {
                    let score = in_lang(entry.lang, WEIGHTS.name);
                    entry.items.iter().for_each(|&item| accumulator.raise_name_score(item, score));
                }
                for entry in searcher.names.joined(name) {
                    let score = in_lang(entry.lang, WEIGHTS.joined_name);
                    entry.items.iter().for_each(|&item| accumulator.raise_name_score(item, score));
                }
                continue;
            }
            NameQuery::Misspelled(typed) => {
                for (entry, distance) in searcher.names.misspelled(typed) {
                    let scores = WEIGHTS.misspelled_name;
                    let score = in_lang(entry.lang, scores[usize::from(distance).min(scores.len() - 1)]);
                    entry.items.iter().for_each(|&item| accumulator.raise_name_score(item, score));
                }
                continue;
            }
            NameQuery::RuleItem { item, is_corrected } => {
                let score = if *is_corrected { WEIGHTS.corrected_name } else { WEIGHTS.synonym_of_name };
                accumulator.raise_name_score(*item, score);
                continue;
            }
            NameQuery::Stems(lang, stems) => (*lang, stems, in_lang(*lang, WEIGHTS.inflected_name)),
            NameQuery::Synonym(lang, stems) => (*lang, stems, WEIGHTS.synonym_of_name),
            NameQuery::Corrected(lang, stems) => (*lang, stems, WEIGHTS.corrected_name),
        };
        searcher.named_by_stems(lang, stems).iter().for_each(|&item| accumulator.raise_name_score(item, score));
    }
}

/// A node that may be an answer.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    ranked: RankedNode,
    /// The position of its document in reading order, for ties.
    position: usize,
    /// Whether it has a title or text to show.
    has_text: bool,
}

impl Candidate {
    /// Of two texts of one item the one to show, with the better score of both: one that is not empty, by score if that is
    /// asked for, and the first in reading order.
    fn merge(self, other: Self, by_score: bool) -> Self {
        let score = |candidate: &Candidate| if by_score { score_bits(candidate.ranked.score) } else { 0 };
        let order = |candidate: &Candidate| (!candidate.has_text, Reverse(score(candidate)), candidate.position);
        let first = if order(&other) < order(&self) { other } else { self };
        let score = self.ranked.score.max(other.ranked.score);
        Candidate { ranked: RankedNode { score, ..first.ranked }, ..first }
    }

    fn order(&self, other: &Self) -> Ordering {
        let by_score = other.ranked.score.total_cmp(&self.ranked.score);
        by_score.then(self.position.cmp(&other.position)).then(self.ranked.node.cmp(&other.ranked.node))
    }
}

fn best(mut candidates: Vec<Candidate>, limit: usize) -> Vec<RankedNode> {
    if limit < candidates.len() {
        candidates.select_nth_unstable_by(limit, Candidate::order);
        candidates.truncate(limit);
    }
    candidates.sort_unstable_by(Candidate::order);
    candidates.into_iter().map(|candidate| candidate.ranked).collect()
}

/// The other texts of the item of a ranked node that pass the filters of the query, in reading order.
fn other_texts(
    searcher: &Searcher,
    graph: &Graph,
    query: &Query<'_>,
    documents: &[Option<DocumentRank>],
    of: RankedNode,
) -> Vec<NodeId> {
    let text = |&entry: &u32| {
        let location = searcher.location(entry);
        let document = documents[location.document].as_ref()?;
        let node = NodeId { document: document.index, node: location.node };
        let read = graph.document(document.index).get(location.node)?;
        let is_shown = query.kind.is_none_or(|kind| kind == read.kind());
        (is_shown && node != of.node).then_some((document.position, node))
    };
    let mut others: Vec<(usize, NodeId)> = searcher.items.entries(of.item).iter().filter_map(text).collect();
    others.sort_unstable();
    others.into_iter().map(|(_, node)| node).collect()
}

struct DocumentRank {
    index: DocumentIndex,
    /// Factor of the scores of its nodes.
    factor: f32,
    /// Its position in reading order, for ties.
    position: usize,
}

/// Ranks the documents of an index for a query; `None` for those that its filters leave out.
fn rank_documents(searcher: &Searcher, graph: &Graph, query: &Query<'_>) -> Vec<Option<DocumentRank>> {
    let order = documents_by_preference(graph, query.preferred_lang);
    let rank = |id: &DocumentId| {
        let document = graph.document_index(id).filter(|&document| matches_filters(graph, document, query))?;
        let of = graph.document(document);
        let foreign = query.preferred_lang.is_some_and(|lang| lang != of.lang());
        let factor = if foreign { 1.0 } else { WEIGHTS.readers_language };
        let position = order.iter().position(|&other| other == document)?;
        Some(DocumentRank { index: document, factor, position })
    };
    searcher.documents.iter().map(rank).collect()
}

/// Whether the library has no newer edition of a document in its language. Notes and articles have no editions.
pub(crate) fn is_newest(graph: &Graph, document: DocumentIndex) -> bool {
    let of = graph.document(document);
    let is_newer = |other: &Document| {
        (other.id.work(), other.lang(), other.kind, other.game) == (of.id.work(), of.lang(), of.kind, of.game)
            && other.date() > of.date()
    };
    !of.kind.is_complete_edition() || !graph.documents().any(|(_, other)| is_newer(other))
}

pub(crate) fn matches_filters(graph: &Graph, document: DocumentIndex, query: &Query<'_>) -> bool {
    let of = graph.document(document);
    query.document.is_none_or(|id| *id == of.id)
        && query.game.is_none_or(|game| game == of.game)
        && query.text_lang.is_none_or(|lang| lang == of.lang())
        && query.edition.is_none_or(|date| date == of.date())
}

/// The documents in the order in which a reader prefers them: by game, newest edition first, then the reader's
/// language, then the publisher's text before the digest; notes and articles after the rules.
pub(crate) fn documents_by_preference(graph: &Graph, lang: Option<Lang>) -> Vec<DocumentIndex> {
    let mut documents: Vec<DocumentIndex> = graph.documents().map(|(document, _)| document).collect();
    documents.sort_by_key(|&document| {
        let of = graph.document(document);
        let game = Game::ALL.iter().position(|&game| game == of.game);
        (
            game,
            !of.kind.is_complete_edition(),
            Reverse(of.date()),
            lang != Some(of.lang()),
            of.kind != DocumentKind::Rules,
            document,
        )
    });
    documents
}

fn text_factor(node: &Node) -> f32 {
    let kind = match node.kind() {
        NodeKind::FrontMatter | NodeKind::BackMatter => WEIGHTS.front_matter,
        NodeKind::Card | NodeKind::Ruling | NodeKind::Prose | NodeKind::ListItem => WEIGHTS.particular,
        NodeKind::Term if node.references.is_empty() => WEIGHTS.term_alone,
        NodeKind::Term => WEIGHTS.term,
        _ => 1.0,
    };
    if node.stale { kind * WEIGHTS.stale } else { kind }
}

fn name_factor(node: &Node) -> f32 {
    let kind = match node.kind() {
        NodeKind::Term | NodeKind::Card => WEIGHTS.name_of_entry,
        NodeKind::FrontMatter | NodeKind::BackMatter => WEIGHTS.front_matter,
        NodeKind::Ruling | NodeKind::Prose | NodeKind::ListItem => WEIGHTS.particular,
        _ => 1.0,
    };
    if node.stale { kind * WEIGHTS.stale } else { kind }
}
