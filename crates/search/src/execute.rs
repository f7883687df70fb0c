//! Executes a query: parses it, looks up a number or ranks by words, and cuts snippets.

use std::{borrow::Cow, collections::HashSet, ptr, sync::LazyLock};

use vademecum_graph::{DocumentIndex, Graph, NodeId};
use vademecum_text::{FuzzyWord, StopWordSet, fold, index_tokens};
use vademecum_vocab::{Address, DocumentId, Game, Lang, Number};

use crate::{
    Answer, Hit, Index, ParsedQuery, Query, RuleQuestions, SearchError,
    chapter_heading::ChapterHeading,
    game_names::split_game_name,
    indexer::{name_key, stemmed_name_key},
    name_index::NameEntry,
    number_forms::{with_printed_counters, with_printed_numbers},
    number_list::{self, NumberList, number_list},
    parse::{self, ParsedNumber, QueryPiece},
    query_expansion::{CorrectedWord, expand},
    ranking::{RankedNode, ScoredQuery, documents_by_preference, is_newest, matches_filters},
    snippet::{Highlighter, snippet},
    spacing::with_repaired_spaces,
    term_variants::QueryLexicon,
    topics::{self, Topics, alternate_topics, find_topics},
};

/// The games to search where one finds too little for an answer: each other one, then all of them together.
fn games_but(searched: Option<Game>) -> impl Iterator<Item = Option<Game>> {
    Game::ALL.into_iter().map(Some).filter(move |&game| game != searched).chain([None])
}

/// The game whose hits have the highest sum of scores among the best ones; of equals, that of the first hit.
///
/// One name that is the whole query counts more than several texts that have some of its words.
pub fn prevailing_game(graph: &Graph, hits: &[Hit]) -> Option<Game> {
    let scored: Vec<(NodeId, f32)> = hits.iter().map(|hit| (hit.node, hit.score)).collect();
    prevailing_game_of_nodes(graph, &scored)
}

/// The same for nodes with their scores, best first.
fn prevailing_game_of_nodes(graph: &Graph, scored: &[(NodeId, f32)]) -> Option<Game> {
    let best = &scored[..scored.len().min(GAME_SAMPLE_HITS)];
    let game = |&(node, _): &(NodeId, f32)| graph.document(node.document).game;
    let sum = |of: Game| best.iter().filter(|node| game(node) == of).map(|(_, score)| score).sum::<f32>();
    // Of equals, the last one is the maximum.
    best.iter().rev().map(game).max_by(|&one, &other| sum(one).total_cmp(&sum(other)))
}

/// The number of best hits by which the game of a query is chosen.
const GAME_SAMPLE_HITS: usize = 10;

/// What a query is read as.
enum Reading<'q> {
    /// Numbers or an address, with what they name.
    Found(Answer),
    /// Words to search.
    Words(Cow<'q, str>),
}

/// The games in which words are searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum GameScope {
    /// That of the query, else all.
    AsAsked,
    /// The one that the words are about.
    Prevailing,
}

impl Index {
    /// Executes a query. `graph` must be the one that the index was opened for.
    pub fn search(&self, graph: &Graph, query: &Query<'_>) -> Result<Answer, SearchError> {
        match self.read(graph, query)? {
            Reading::Found(answer) => Ok(answer),
            Reading::Words(text) => self.search_words(graph, query, &text, GameScope::AsAsked),
        }
    }

    /// Reads a query, and looks up its numbers.
    fn read<'q>(&self, graph: &Graph, query: &Query<'q>) -> Result<Reading<'q>, SearchError> {
        if let Some(address) = parse::address(query.text) {
            return Ok(look_up_address(graph, query, address));
        }
        if let Some((game, rest)) = split_game_name(query.text)
            && parse::number(query.text).is_none()
            && !self.is_name_with_game(graph, query)?
        {
            let game = query.game_in(graph).unwrap_or(game);
            let query = Query { text: &rest, game: Some(game), ..*query };
            let answer = match self.read_text(graph, &query)? {
                Reading::Found(answer) => answer,
                Reading::Words(text) => self.search_words(graph, &query, &text, GameScope::AsAsked)?,
            };
            return Ok(Reading::Found(Answer { named_game: Some(game), ..answer }));
        }
        self.read_text(graph, query)
    }

    /// Whether a query is the name of a rule, term or card that has that of a game in it, perhaps misspelled: «The Magic
    /// Golden Rules».
    fn is_name_with_game(&self, graph: &Graph, query: &Query<'_>) -> Result<bool, SearchError> {
        let key = name_key(query.text);
        self.with_rebuild(graph, || {
            let searcher = self.searcher(graph, query)?;
            let is_inflected = |lang| !searcher.named_by_stems(lang, &stemmed_name_key(query.text, lang)).is_empty();
            let has_game = |entry: &NameEntry| split_game_name(entry.name()).is_some();
            let is_misspelled = |typed: &FuzzyWord| searcher.names.misspelled(typed).any(|(entry, _)| has_game(entry));
            Ok(searcher.names.exact(&key).next().is_some()
                || Lang::ALL.into_iter().any(is_inflected)
                || FuzzyWord::new(&key).is_some_and(|typed| is_misspelled(&typed)))
        })
    }

    /// Reads a query that is no address.
    fn read_text<'q>(&self, graph: &Graph, query: &Query<'q>) -> Result<Reading<'q>, SearchError> {
        let text = with_printed_numbers(query.text);
        let as_typed = parse::number(query.text);
        let as_printed = if *text == *query.text { as_typed } else { parse::number(&text) };
        // As it is typed, if there is such a rule: `704.5l` lies beside rules, and is 704.51 only where it does not.
        let read = [as_typed, as_printed.filter(|_| as_printed != as_typed)];
        for ParsedNumber { number, game, .. } in read.iter().flatten().copied() {
            let nodes = numbered(graph, query, number, game, None);
            if !nodes.is_empty() {
                let parsed = ParsedQuery::Number { number, game, document: None };
                return Ok(Reading::Found(exact(graph, query, parsed, nodes)));
            }
            let beside = listed(graph, query, &number_list::neighbors(number), game);
            if !beside.hits.is_empty() {
                return Ok(Reading::Found(beside));
            }
        }
        if let Some(ParsedNumber { number, game, certain: true }) = as_printed.or(as_typed) {
            let parsed = ParsedQuery::Number { number, game, document: None };
            return Ok(Reading::Found(exact(graph, query, parsed, Vec::new())));
        }
        if !parse::has_digit(&text) {
            return Ok(Reading::Words(query.text.into()));
        }
        let exists = |number: Number| !numbered(graph, query, number, None, None).is_empty();
        let list = number_list(&text, exists).or_else(|| chapter_with_words(graph, query, &text));
        if let Some(NumberList { numbers, rest }) = list {
            let mut answer = listed(graph, query, &numbers, None);
            if !answer.hits.is_empty() {
                // The words are about the game of the numbers.
                let mut games = answer.hits.iter().map(|hit| graph.document(hit.node.document).game);
                let game = games.next().filter(|&game| games.all(|other| other == game)).or(query.game);
                answer.named_game = game;
                self.add_hits_of_words(graph, &Query { game, ..*query }, &rest, &mut answer)?;
                return Ok(Reading::Found(answer));
            }
        }
        Ok(Reading::Words(query.text.into()))
    }

    /// Adds the hits of the words beside the numbers of a query; of those of listed rules each once.
    fn add_hits_of_words(
        &self,
        graph: &Graph,
        query: &Query<'_>,
        text: &str,
        answer: &mut Answer,
    ) -> Result<(), SearchError> {
        let is_stop_word =
            |piece: &QueryPiece| StopWordSet::SearchStopWords.contains_in_any(&fold(&piece.normalized_text()));
        if parse::pieces(text).iter().all(is_stop_word) {
            return Ok(());
        }
        let found = self.search_words(graph, query, text, GameScope::AsAsked)?;
        let listed: HashSet<NodeId> =
            answer.hits.iter().flat_map(|hit| std::iter::once(hit.node).chain(hit.also.iter().copied())).collect();
        answer.hits.extend(found.hits.into_iter().filter(|hit| !listed.contains(&hit.node)));
        answer.hits.truncate(query.limit);
        answer.unknown_words = found.unknown_words;
        Ok(())
    }

    /// Executes a query in one game: in that of the query, else in the one that its words are about. A number, an
    /// address or a document is looked up in all games.
    ///
    /// # Errors
    /// As [`Index::search`].
    pub fn search_one_game(&self, graph: &Graph, query: &Query<'_>) -> Result<Answer, SearchError> {
        if query.game.is_some() || query.document.is_some() {
            return self.search(graph, query);
        }
        let sample = Query { limit: GAME_SAMPLE_HITS, omits_snippets: true, ..*query };
        let found = match self.read(graph, &sample)? {
            Reading::Found(found) => found,
            Reading::Words(text) => return self.search_words(graph, query, &text, GameScope::Prevailing),
        };
        let game = match found.parsed_query {
            ParsedQuery::Words { .. } => found.named_game.or_else(|| prevailing_game(graph, &found.hits)),
            ParsedQuery::Number { .. } | ParsedQuery::Address(_) => None,
        };
        self.search(graph, &Query { game, ..*query })
    }

    /// The questions that a query is compared with: none where it asks about a game without any, whose words would be
    /// weighed by those of another game.
    fn questions_for(&self, graph: &Graph, query: &Query<'_>) -> &RuleQuestions {
        static NONE: LazyLock<RuleQuestions> = LazyLock::new(RuleQuestions::default);
        if query.game_in(graph).is_none_or(|game| self.questions.count_about(game) > 0) {
            &self.questions
        } else {
            &NONE
        }
    }

    fn search_words(
        &self,
        graph: &Graph,
        query: &Query<'_>,
        text: &str,
        scope: GameScope,
    ) -> Result<Answer, SearchError> {
        let text = &*with_printed_counters(text);
        let typed = parse::pieces(text);
        // Without a word there is nothing to find, not even a name without one.
        if typed.is_empty() {
            let parsed_query = ParsedQuery::Words { words: Vec::new() };
            return Ok(Answer { parsed_query, named_game: None, unknown_words: Vec::new(), hits: Vec::new() });
        }
        let (ranked, expanded) = self.with_rebuild(graph, || {
            let searcher = self.searcher(graph, query)?;
            let topics = find_topics(text, &searcher, graph).filter(|_| !query.each_text);
            let expand_for = |query: &Query<'_>, earlier: &[CorrectedWord]| {
                let lexicon = QueryLexicon { searcher: &searcher, questions: self.questions_for(graph, query) };
                let pieces = with_repaired_spaces(&typed, lexicon);
                let expanded = expand(&pieces, query, text, lexicon, (&self.synonyms, graph), earlier)?;
                Ok::<_, SearchError>((lexicon, expanded))
            };
            let (lexicon, expanded) = expand_for(query, &[])?;
            let scored = ScoredQuery::new(lexicon, graph, expanded)?;
            if scope == GameScope::AsAsked {
                return Ok((rank(graph, query, &scored, topics.as_ref()), scored.expanded));
            }
            let sample = rank(graph, &Query { limit: GAME_SAMPLE_HITS, ..*query }, &scored, topics.as_ref());
            let sample: Vec<(NodeId, f32)> = sample.iter().map(|(ranked, _)| (ranked.node, ranked.score)).collect();
            let asked = query;
            let query = &Query { game: prevailing_game_of_nodes(graph, &sample), ..*asked };
            // Most words mean the same whether one game is searched or all.
            let has_same_questions = ptr::eq(self.questions_for(graph, query), scored.questions());
            let has_same_synonyms = query.game.is_none_or(|game| scored.expanded.has_synonyms_of_game_alone(game));
            let means_the_same = has_same_questions && has_same_synonyms;
            let scored = if means_the_same {
                scored
            } else {
                let corrected: &[CorrectedWord] =
                    if has_same_questions { &scored.expanded.corrected_words } else { &[] };
                let (lexicon, expanded) = expand_for(query, corrected)?;
                scored.expanded_otherwise(lexicon, graph, expanded)?
            };
            let ranked = rank(graph, query, &scored, topics.as_ref());
            if !ranked.is_empty() || sample.is_empty() {
                return Ok((ranked, scored.expanded));
            }
            // What the words find in one game alone may be too little for an answer.
            for game in games_but(query.game) {
                let query = &Query { game, ..*asked };
                let (lexicon, expanded) = expand_for(query, &[])?;
                let scored = ScoredQuery::new(lexicon, graph, expanded)?;
                let ranked = rank(graph, query, &scored, topics.as_ref());
                if !ranked.is_empty() {
                    return Ok((ranked, scored.expanded));
                }
            }
            Ok((ranked, scored.expanded))
        })?;
        let marks = (!query.omits_snippets).then(|| Highlighter::new(&expanded.terms));
        let hits: Vec<Hit> = ranked
            .into_iter()
            .map(|(ranked, also)| hit(graph, (ranked.node, ranked.score), also, marks.as_ref()))
            .collect();
        // Where nothing is found, guesses were wrong.
        let unknown_words = if hits.is_empty() { expanded.guessed_words } else { expanded.unknown_words };
        let parsed_query = ParsedQuery::Words { words: typed.iter().map(QueryPiece::normalized_text).collect() };
        Ok(Answer { parsed_query, named_game: None, unknown_words, hits })
    }
}

/// The best answers to a query; those to two topics take turns.
fn rank(
    graph: &Graph,
    query: &Query<'_>,
    scored: &ScoredQuery<'_>,
    topics: Option<&Topics>,
) -> Vec<(RankedNode, Vec<NodeId>)> {
    let Some(topics) = topics else { return scored.rank(graph, query) };
    let sample = Query { limit: query.limit.saturating_mul(topics::OVERSAMPLING), ..*query };
    let mut ranked = alternate_topics(graph, scored.rank(graph, &sample), |(ranked, _)| ranked.node, topics);
    ranked.truncate(query.limit);
    ranked
}

/// The node with an address; the words of its fragment, if no document has it.
fn look_up_address<'q>(graph: &Graph, query: &Query<'_>, address: Address) -> Reading<'q> {
    if let Ok(number) = address.fragment.parse() {
        let document = address.document;
        let nodes = numbered(graph, query, number, None, Some(&document));
        let parsed = ParsedQuery::Number { number, game: None, document: Some(document) };
        return Reading::Found(exact(graph, query, parsed, nodes));
    }
    let document = graph.document_index(&address.document).filter(|&document| matches_filters(graph, document, query));
    match document.and_then(|document| graph.node_by_fragment(document, &address.fragment)) {
        Some(node) => Reading::Found(exact(graph, query, ParsedQuery::Address(address), vec![node])),
        // The fragment is not in this document, but its name may be in others.
        None => {
            let name = address.fragment.strip_prefix("term:").unwrap_or(&address.fragment);
            Reading::Words(name.split('~').next().unwrap_or(name).to_owned().into())
        }
    }
}

/// The nodes with a number, in reading order; a document that the query names comes first. They are from the newest
/// editions, or from the last edition that had the number in each language if no newest one has it.
fn numbered(
    graph: &Graph,
    query: &Query<'_>,
    number: Number,
    game: Option<Game>,
    first: Option<&DocumentId>,
) -> Vec<NodeId> {
    let mut documents = documents_by_preference(graph, query.preferred_lang);
    documents.retain(|&document| {
        matches_filters(graph, document, query) && game.is_none_or(|game| game == graph.document(document).game)
    });
    documents.sort_by_key(|&document| first != Some(&graph.document(document).id));
    let is_named_or_newest = |document: DocumentIndex| {
        let id = Some(&graph.document(document).id);
        id == first || id == query.document || is_newest(graph, document)
    };
    let (newest, older): (Vec<_>, Vec<_>) = documents.into_iter().partition(|&document| is_named_or_newest(document));
    let with_it = |documents: Vec<DocumentIndex>| {
        documents.into_iter().filter_map(|document| graph.node_by_number(document, number)).collect::<Vec<NodeId>>()
    };
    let mut nodes = with_it(newest);
    if nodes.is_empty() {
        let mut seen = HashSet::new();
        nodes = with_it(older);
        nodes.retain(|node| seen.insert((graph.document(node.document).game, graph.document(node.document).lang())));
    }
    nodes
}

fn exact(graph: &Graph, query: &Query<'_>, read_as: ParsedQuery, nodes: Vec<NodeId>) -> Answer {
    let of_kind = |id: &NodeId| query.kind.is_none_or(|kind| graph.view(*id).node().kind() == kind);
    let mut rules: Vec<(NodeId, Vec<NodeId>)> = Vec::new();
    for node in nodes.into_iter().filter(of_kind) {
        let rule = rules.iter_mut().find(|(first, _)| !query.each_text && is_same_rule(graph, *first, node));
        match rule {
            Some((_, also)) => also.push(node),
            None => rules.push((node, Vec::new())),
        }
    }
    rules.truncate(query.limit);
    let marks = Highlighter::default();
    let hits = rules.into_iter().map(|(node, also)| hit(graph, (node, 1.0), also, Some(&marks))).collect();
    Answer { parsed_query: read_as, named_game: None, unknown_words: Vec::new(), hits }
}

/// The chapter that a query begins with, and its other words.
fn chapter_with_words(graph: &Graph, query: &Query<'_>, text: &str) -> Option<NumberList> {
    let heading = ChapterHeading::parse(text)?;
    let nodes = numbered(graph, query, heading.number, None, None);
    let has_word_of = |&node: &NodeId| {
        let (view, lang) = (graph.view(node), graph.document(node.document).lang());
        view.node().title.as_deref().is_some_and(|title| heading.has_word_of(title, lang, graph))
    };
    let is_chapter = if heading.is_marked { !nodes.is_empty() } else { nodes.iter().any(has_word_of) };
    is_chapter.then(|| NumberList { numbers: vec![heading.number], rest: heading.words.to_owned() })
}

/// The rules of a list of numbers, in its order, as the answer to words.
fn listed(graph: &Graph, query: &Query<'_>, numbers: &[Number], game: Option<Game>) -> Answer {
    let words = index_tokens(query.text).map(|token| token.text.to_lowercase()).collect();
    // In older editions a number may be another rule: of each, the rule that it is in the one that comes first.
    let texts = |&number: &Number| {
        let mut nodes = numbered(graph, query, number, game, None);
        let first = nodes.first().copied();
        nodes.retain(|&node| first.is_some_and(|first| is_same_rule(graph, first, node)));
        nodes
    };
    let nodes = numbers.iter().flat_map(texts).collect();
    exact(graph, query, ParsedQuery::Words { words }, nodes)
}

/// Whether two nodes are texts of one rule: of one lineage, or of one number in one edition.
fn is_same_rule(graph: &Graph, one: NodeId, other: NodeId) -> bool {
    let identity = |id: NodeId| {
        let document = graph.document(id.document);
        let label = (document.date(), graph.view(id).node().number);
        (document.game, graph.lineage(id).ok_or(label))
    };
    identity(one) == identity(other)
}

/// A hit, with a snippet if there is a highlighter.
fn hit(graph: &Graph, (node, score): (NodeId, f32), also: Vec<NodeId>, marks: Option<&Highlighter>) -> Hit {
    let view = graph.view(node);
    let snippet = marks.map(|marks| snippet(view.node(), view.document().lang(), marks));
    Hit { node, also, score, snippet: snippet.unwrap_or_default() }
}
