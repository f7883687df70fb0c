//! Mean reciprocal rank and recall among the first ten, by kind of question.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_document::{Node, Target};
use vademecum_graph::Graph;
use vademecum_search::{Index, Query};
use vademecum_text::fold;
use vademecum_vocab::{DocumentId, Number};

use crate::questions::Question;

/// So many answers are looked at.
pub(crate) const FIRST: usize = 10;

#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Measure {
    pub(crate) questions: usize,
    reciprocal: f64,
    found: usize,
}

impl Measure {
    pub(crate) fn mrr(&self) -> f64 {
        self.reciprocal / self.questions.max(1) as f64
    }

    pub(crate) fn recall(&self) -> f64 {
        self.found as f64 / self.questions.max(1) as f64
    }

    /// Counts a question: `place` is that of the first right answer.
    pub(crate) fn count(&mut self, place: Option<usize>) {
        self.questions += 1;
        self.found += usize::from(place.is_some());
        self.reciprocal += place.map_or(0.0, |place| 1.0 / (place + 1) as f64);
    }

    pub(crate) fn plus(self, other: Measure) -> Measure {
        Measure {
            questions: self.questions + other.questions,
            reciprocal: self.reciprocal + other.reciprocal,
            found: self.found + other.found,
        }
    }
}

/// Measures by kind; `EVERYTHING` holds their sum.
#[derive(Debug, Default, Clone)]
pub(crate) struct Measures {
    pub(crate) kinds: BTreeMap<String, Measure>,
}

impl Measures {
    /// Asks questions. `ask` gives the answers to one, best first, and the numbers that are right; `None` leaves the
    /// question out. A question without a right number is answered well by no answer.
    pub(crate) fn of(
        questions: &[&Question],
        mut ask: impl FnMut(&Question) -> Option<(Vec<Answered>, Vec<Number>)>,
        mut missed: impl FnMut(&Question, Option<usize>),
    ) -> Measures {
        let mut measures = Measures::default();
        for question in questions {
            let Some((answers, right)) = ask(question) else { continue };
            let place = if question.is_gibberish() {
                answers.is_empty().then_some(0)
            } else {
                answers.iter().take(FIRST).position(|answer| answer.is_right(question, &right))
            };
            measures.kinds.entry(question.kind.clone()).or_default().count(place);
            missed(question, place);
        }
        measures
    }

    pub(crate) fn everything(&self) -> Measure {
        self.kinds.values().copied().fold(Measure::default(), Measure::plus)
    }

    pub(crate) fn plus(mut self, other: &Measures) -> Measures {
        for (kind, measure) in &other.kinds {
            let mine = self.kinds.entry(kind.clone()).or_default();
            *mine = mine.plus(*measure);
        }
        self
    }
}

/// An answer: a rule, or a term and the numbers that it sends its reader to.
#[derive(Debug, Clone)]
pub(crate) enum Answered {
    Rule(Number),
    Term(String, Vec<Number>),
    Other,
}

impl Answered {
    pub(crate) fn of(node: &Node) -> Answered {
        let targets = || node.references.iter().flat_map(|reference| &reference.targets);
        match (node.number, node.term()) {
            (Some(number), _) => Answered::Rule(number),
            (None, Some(term)) => Answered::Term(
                fold(&term.headword),
                targets()
                    .filter_map(|target| if let Target::Number(number) = target { Some(*number) } else { None })
                    .collect(),
            ),
            (None, None) => Answered::Other,
        }
    }

    /// A right rule or one of its subrules answers; a term that leads there does where its name was asked for.
    pub(crate) fn is_right(&self, question: &Question, right: &[Number]) -> bool {
        let is_there =
            |number: &Number| right.contains(number) || number.parent().is_some_and(|rule| right.contains(&rule));
        match self {
            Answered::Rule(number) => is_there(number),
            Answered::Term(name, numbers) => {
                let leads = !question.is_in_own_words() && numbers.iter().any(is_there);
                leads || question.terms.iter().any(|term| fold(term) == *name)
            }
            Answered::Other => false,
        }
    }
}

/// Answers from everything. A rule counts once, whatever languages and documents it was found in, as on the page.
pub(crate) fn ask_everything(index: &Index, graph: &Graph, question: &Question) -> Vec<Answered> {
    let query = Query {
        preferred_lang: Some(question.lang),
        game: Some(question.game),
        limit: 60,
        ..Query::new(&question.text)
    };
    let hits = index.search(graph, &query).unwrap().hits;
    let mut seen = BTreeSet::new();
    let nodes = hits.iter().map(|hit| graph.view(hit.node).node());
    let folded = nodes.filter(|node| seen.insert(node.number.map_or_else(|| node.fragment.clone(), |n| n.to_string())));
    folded.map(Answered::of).collect()
}

/// Answers from one document, as `search QUERY --document ID` gives them.
pub(crate) fn ask_document(index: &Index, graph: &Graph, question: &Question, document: &DocumentId) -> Vec<Answered> {
    let query = Query { document: Some(document), limit: FIRST, ..Query::new(&question.text) };
    let hits = index.search(graph, &query).unwrap().hits;
    hits.iter().map(|hit| Answered::of(graph.view(hit.node).node())).collect()
}

/// The right numbers as a document has them; none if it has none of the rules.
pub(crate) fn right_in(graph: &Graph, question: &Question, document: &DocumentId) -> Vec<Number> {
    let Some(target) = graph.document_index(document) else { return Vec::new() };
    if question.kind == "number" {
        // A number is a label: asked for in a document, it is what stands there.
        let is_there = |number: &&Number| graph.node_by_number(target, **number).is_some();
        return question.expected.iter().filter(is_there).copied().collect();
    }
    let of_game = graph.documents().filter(|(_, document)| document.game == question.game);
    let ours = of_game
        .map(|(index, _)| index)
        .find(|&index| graph.document(index).kind == vademecum_document::DocumentKind::Digest);
    let numbers = question.expected.iter().filter_map(|number| {
        let node = graph.node_by_number(ours?, *number)?;
        graph.view(graph.counterpart_in(node, target)?).node().number
    });
    numbers.collect()
}
