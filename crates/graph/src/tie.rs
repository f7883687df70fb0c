//! Rulings tied to rules: which rules a ruling restates or applies.
//!
//! What a ruling says is looked for in four ways, the surest first: it names a rule's number; it states a notion
//! of the concept lexicon; it is about a keyword; it says what one rule says, in much the same words. The answer
//! depends on nothing but what the ruling says: rulings that differ in the name of their card alone get the same.

mod concepts;
mod keywords;
mod matcher;
mod pattern;
#[cfg(test)]
mod tests;
mod wording;
mod words;

use std::collections::HashMap;

use vademecum_document::{Document, DocumentKind, Node, NodeIndex, NodeKind, RuleLink, Target, Why};
use vademecum_vocab::{Game, Lang, Number};

pub use concepts::{Concept, Concepts, ConceptsError, Mistake};
pub use matcher::Matcher;
pub use pattern::PatternError;

use crate::{DocumentIndex, Graph, NodeId, card_names};
use keywords::Keywords;
use wording::Wording;
use words::{Names, Word, words};

/// A ruling is tied to so many rules at most.
const MOST: usize = 5;

/// A rule this near to a ruling, and so many times nearer than the next one, says the same; found by trying.
const SAME_WORDS: (f32, f32) = (0.45, 1.15);

/// A subrule of a keyword so many times nearer than the first one is preferred to it.
const NEARER_THAN_FIRST: f32 = 1.6;

/// All ties of a graph.
#[derive(Debug, Default)]
pub(crate) struct Ties {
    rules: HashMap<NodeId, Vec<RuleLink>>,
    rulings: HashMap<(Game, Number), Vec<NodeId>>,
}

impl Ties {
    pub(crate) fn new(graph: &Graph) -> Ties {
        let mut ties = Ties::default();
        let mut judges: HashMap<(Game, Lang), Judge<'_>> = HashMap::new();
        for (index, document) in graph.documents() {
            for (i, node) in document.nodes.iter().enumerate().filter(|(_, node)| is_tied(document, node)) {
                let id = NodeId { document: index, node: NodeIndex::new(i) };
                let judge = judges
                    .entry((document.game, document.lang()))
                    .or_insert_with(|| Judge::new(graph, document.game, document.lang()));
                let links = judge.links(graph, index, node);
                for link in &links {
                    ties.rulings.entry((document.game, link.number)).or_default().push(id);
                }
                if !links.is_empty() {
                    ties.rules.insert(id, links);
                }
            }
        }
        ties
    }
}

/// Rulings are tied to rules, and so are the worked examples of articles.
fn is_tied(document: &Document, node: &Node) -> bool {
    node.kind == NodeKind::Ruling || (node.kind == NodeKind::Entry && document.kind == DocumentKind::Article)
}

/// What rulings in one language are judged by.
#[derive(Debug)]
struct Judge<'g> {
    concepts: Option<Matcher<'g>>,
    keywords: Keywords,
    wording: Wording,
}

impl<'g> Judge<'g> {
    fn new(graph: &'g Graph, game: Game, lang: Lang) -> Self {
        // The numbers of a lexicon mean what they say in its own edition only.
        let newest = graph.editions(game).first().copied();
        let lexicon = graph.concepts().iter().find(|c| c.game == game && Some(c.edition) == newest);
        let concepts = lexicon.map(|lexicon| lexicon.in_language(lang));
        let keywords = Keywords::of(graph, game, lang);
        let wording = Wording::of(graph, game, lang);
        Judge { concepts, keywords, wording }
    }

    fn links(&mut self, graph: &Graph, document: DocumentIndex, node: &Node) -> Vec<RuleLink> {
        let card = node.ruling.as_ref().and_then(|ruling| graph.document(document).nodes.get(ruling.card?.get()));
        let names = card.and_then(|node| Some(Names::new(card_names(node, node.card.as_deref()?))));
        let text = names.unwrap_or_default().hide(&words(&node.text));
        let mut links = Links::default();
        for target in node.references.iter().flat_map(|reference| &reference.targets) {
            if let Target::Number(number) = target {
                links.add(*number, Why::Number, false);
            }
        }
        let stated = self.concepts.as_ref().map_or_else(Vec::new, |concepts| concepts.stated(&text));
        let (weak, strong): (Vec<&Concept>, Vec<&Concept>) = stated.into_iter().partition(|concept| concept.weak);
        links.add_all(&strong);
        let near = self.near(&text);
        // A ruling on a mechanic need not name it: its section does.
        let section = node.ruling.as_ref().filter(|ruling| ruling.card.is_none()).map(|ruling| words(&ruling.section));
        let keyword = self.keyword(&text).or_else(|| self.keyword(&section?));
        if let Some(keyword) = keyword {
            links.add(subrule(keyword, &near).unwrap_or(keyword), Why::Keyword, false);
        }
        links.add_all(&weak);
        if let Some(number) = same_words(&near) {
            links.add(number, Why::Wording, false);
        }
        links.0.truncate(MOST);
        links.0
    }

    fn keyword(&self, text: &[Word]) -> Option<Number> {
        let outright: Vec<&Word> = text.iter().filter(|word| !word.aside).collect();
        self.keywords.named_in(&outright)
    }

    /// How near each rule is to a text.
    fn near(&mut self, text: &[Word]) -> Vec<(Number, f32)> {
        let nearness = self.wording.nearness(text.iter().filter(|word| !word.aside).map(|word| word.text.as_str()));
        self.wording.numbers().zip(nearness).collect()
    }
}

/// The subrule of a keyword that comes nearest to a text; the first one, which tells what the keyword means, unless
/// another comes clearly nearer. None where none of them has a text.
fn subrule(keyword: Number, near: &[(Number, f32)]) -> Option<Number> {
    let under = || near.iter().filter(|(number, _)| number.parent() == Some(keyword));
    let first = under().min_by_key(|(number, _)| *number)?;
    let nearest = under().max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))?;
    Some(if nearest.1 > first.1 * NEARER_THAN_FIRST { nearest.0 } else { first.0 })
}

/// The rule that says the same in much the same words, where one clearly does.
fn same_words(near: &[(Number, f32)]) -> Option<Number> {
    let nearest = near.iter().max_by(|a, b| a.1.total_cmp(&b.1))?;
    let next = near.iter().filter(|other| other.0 != nearest.0).map(|other| other.1).fold(0.0, f32::max);
    (nearest.1 >= SAME_WORDS.0 && nearest.1 >= next * SAME_WORDS.1).then_some(nearest.0)
}

/// Links in the making, each number once.
#[derive(Debug, Default)]
struct Links(Vec<RuleLink>);

impl Links {
    fn add(&mut self, number: Number, why: Why, contradicts: bool) {
        if self.0.iter().all(|link| link.number != number) {
            self.0.push(RuleLink { number, why, contradicts });
        }
    }

    /// The best rule of each concept, then the second best of each, and so on.
    fn add_all(&mut self, concepts: &[&Concept]) {
        let most = concepts.iter().map(|concept| concept.numbers.len()).max().unwrap_or(0);
        for rank in 0..most {
            for concept in concepts {
                if let Some(&number) = concept.numbers.get(rank) {
                    self.add(number, Why::Concept, concept.contradicts);
                }
            }
        }
    }
}

impl Graph {
    /// The rules that a ruling, or a worked example of an article, restates or applies: numbers of the newest
    /// edition of its game, the surest first. None where nothing is found.
    pub fn rules_of(&self, ruling: NodeId) -> &[RuleLink] {
        self.ties().rules.get(&ruling).map_or(&[], Vec::as_slice)
    }

    /// The rulings and worked examples that restate or apply a rule of the newest edition, in reading order.
    pub fn rulings_of(&self, game: Game, number: Number) -> &[NodeId] {
        self.ties().rulings.get(&(game, number)).map_or(&[], Vec::as_slice)
    }
}
