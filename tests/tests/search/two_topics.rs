//! Questions that name two topics: both are answered.

use vademecum_search::Query;
use vademecum_vocab::{Lang, Number};

/// Number of answers of which each topic must have one at least.
const FIRST: usize = 3;

#[test]
fn both_topics_are_among_the_first_answers() {
    let (graph, index) = crate::indexed(Vec::new());
    for (lang, text, rules) in [
        (Lang::Es, "toque mortal y arrollar", [(702, 2), (702, 19)]),
        (Lang::Es, "arrollar e indestructible", [(702, 19), (702, 12)]),
        (Lang::Es, "vínculo vital y daña dos veces", [(702, 15), (702, 4)]),
        (Lang::Pt, "toque mortífero com atropelar", [(702, 2), (702, 19)]),
        (Lang::Pt, "proteção e atropelar", [(702, 16), (702, 19)]),
        (Lang::En, "ward and hexproof", [(702, 21), (702, 11)]),
        (Lang::En, "deathtouch with first strike", [(702, 2), (702, 7)]),
    ] {
        let query = Query { preferred_lang: Some(lang), ..Query::new(text) };
        let hits = index.search_one_game(&graph, &query).unwrap().hits;
        let numbers: Vec<Number> = hits.iter().filter_map(|hit| graph.view(hit.node).node().number).collect();
        for (chapter, rule) in rules {
            let is_of_topic = |number: &Number| match *number {
                Number::Rule(one, other) | Number::Subrule(one, other, _) => (one, other) == (chapter, rule),
                _ => false,
            };
            assert!(numbers.iter().take(FIRST).any(is_of_topic), "{text}: {chapter}.{rule} is not in {numbers:?}");
        }
    }
}
