//! Queries that name two topics («toque mortal y arrollar»): what speaks of both comes first, then the topics take turns.

use vademecum_document::Node;
use vademecum_graph::{Graph, NodeId};
use vademecum_text::{fold, index_tokens};
use vademecum_vocab::{Lang, Number};

use crate::{
    indexer::{name_key, stemmed_name_key},
    searcher::Searcher,
};

/// Factor of the limit of a query with two topics for the hits from which those of both are chosen.
pub(crate) const OVERSAMPLING: usize = 4;

/// Words that join two topics, folded, in the three languages.
const CONNECTIVES: [&str; 13] =
    ["y", "e", "con", "com", "and", "with", "vs", "versus", "contra", "against", "o", "ou", "or"];

/// A chapter and a rule of it.
type Rule = (u16, u16);

/// The rules of two topics.
pub(crate) type Topics = [Vec<Rule>; 2];

/// The two names that a query consists of, by the rules that they name; `None` for any other query.
pub(crate) fn find_topics(text: &str, searcher: &Searcher, graph: &Graph) -> Option<Topics> {
    let words: Vec<String> = index_tokens(text).map(|token| fold(token.text)).collect();
    let node = |entry: u32| {
        let place = searcher.location(entry);
        graph.document(graph.document_index(&searcher.documents[place.document])?).get(place.node)
    };
    let named = |words: &[String]| -> Option<Vec<Rule>> {
        let key = name_key(&words.join(" "));
        let as_typed = searcher.names.exact(&key).chain(searcher.names.joined(&key)).flat_map(|entry| &entry.items);
        // «daña dos veces» as «dañar dos veces».
        let by_stems = |lang: Lang| searcher.named_by_stems(lang, &stemmed_name_key(&key, lang));
        let items = as_typed.chain(Lang::ALL.into_iter().flat_map(by_stems));
        let entries = items.flat_map(|&item| searcher.items.entries(item));
        let mut rules: Vec<Rule> = entries.filter_map(|&entry| rule_of(node(entry)?)).collect();
        rules.sort_unstable();
        rules.dedup();
        (!rules.is_empty()).then_some(rules)
    };
    let mut connectives = (1..words.len().saturating_sub(1)).filter(|&at| CONNECTIVES.contains(&words[at].as_str()));
    connectives.find_map(|at| {
        let topics = [named(&words[..at])?, named(&words[at + 1..])?];
        (topics[0] != topics[1]).then_some(topics)
    })
}

fn rule_of(node: &Node) -> Option<Rule> {
    match node.number? {
        Number::Rule(chapter, rule) | Number::Subrule(chapter, rule, _) => Some((chapter, rule)),
        Number::Section(_) | Number::Chapter(_) | Number::Outline(_) => None,
    }
}

/// Orders answers so that neither topic comes more often than the other before both have come as often as they can. The
/// first answer stays first: it speaks of both, if anything does.
pub(crate) fn alternate_topics<T>(
    graph: &Graph,
    answers: Vec<T>,
    node: impl Fn(&T) -> NodeId,
    topics: &Topics,
) -> Vec<T> {
    let topic_of = |answer: &T| {
        let rule = rule_of(graph.view(node(answer)).node())?;
        topics.iter().position(|rules| rules.contains(&rule))
    };
    let mut left: Vec<(Option<usize>, T)> = answers.into_iter().map(|answer| (topic_of(&answer), answer)).collect();
    let mut ordered = Vec::with_capacity(left.len());
    let mut counts = [0_usize; 2];
    while !left.is_empty() {
        let is_next = |(topic, _): &(Option<usize>, T)| match *topic {
            Some(topic) => counts[topic] <= counts[1 - topic],
            // From the second answer on, a topic without any comes before what is about neither.
            None => ordered.is_empty() || !counts.contains(&0),
        };
        let next = left.iter().position(is_next).unwrap_or(0);
        let (topic, answer) = left.remove(next);
        if let Some(topic) = topic {
            counts[topic] += 1;
        }
        ordered.push(answer);
    }
    ordered
}
