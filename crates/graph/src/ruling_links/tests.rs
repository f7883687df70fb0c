//! Links of invented rulings to invented rules.

use vademecum_document::{
    Card, CardContents, CardLayout, CardRole, Document, DocumentKind, Node, NodeContent, NodeIndex, Reference, Ruling,
    Target,
};
use vademecum_ruling_links::ConceptCatalog;
use vademecum_vocab::{Game, text_range};

use crate::tests::document;
use crate::{Graph, NodeId};

const LEXICON: &str = "edition 2024-11-08

[copies] 707.10 707.2
A copy is not cast.
en: copy \"isn't cast\"
en> The copy isn't cast.

[changed] 714.4 contradicts
The rules changed since.
en: saga stays

[last] 100.1 weak
Only where nothing else is found, or behind it.
en: game
";

/// Notes of cards called `A` and `B`, both with the same rulings; a name in a ruling is written `@`.
fn notes(rulings: &[&str]) -> Document {
    let mut nodes = Vec::new();
    for name in ["Abigail, the First", "Bertha"] {
        let mut card = Node::new(
            NodeContent::Card(Box::new(Card {
                role: CardRole::Subject,
                name_en: None,
                alternative_name: None,
                section: String::new(),
                contents: CardContents::Magic { layout: CardLayout::Single, faces: Vec::new() },
            })),
            format!("card:{name}"),
        );
        card.title = Some(name.to_owned());
        let at = NodeIndex::new(nodes.len());
        nodes.push(card);
        for text in rulings {
            let mut node = Node::new(
                NodeContent::Ruling(Box::new(Ruling { card: Some(at), section: String::new() })),
                format!("ruling:{}", nodes.len()),
            );
            node.text = text.replace('@', name);
            nodes.push(node);
        }
    }
    Document::new("magic-notes-set@2025.en".parse().unwrap(), DocumentKind::Notes, Game::Magic, nodes)
}

const RULES: [&str; 11] = [
    "1||",
    "100|General|",
    "100.1||These rules apply to any game.",
    "7||",
    "702|Keyword Abilities|",
    "702.9|Flying|",
    "702.9a||Creatures with wings use the air.",
    "702.9b||A bird with wings blocks whatever soars over mountains.",
    "702.19|Trample|",
    "702.19a||Trample is a static ability.",
    "702.20||Vinegar spoils under moonlight whenever shepherds forget buckets.",
];

fn graph(notes: Document, edition: &str) -> Graph {
    let concepts = ConceptCatalog::parse(Game::Magic, [("a.txt", LEXICON)]).unwrap().unwrap();
    // Among few rules every word is a common one.
    let others: Vec<String> = (101..160).map(|number| format!("{number}.1||Plain text {number}.")).collect();
    let all: Vec<&str> = RULES.into_iter().chain(others.iter().map(String::as_str)).collect();
    Graph::new([document(&format!("magic-cr@{edition}.en"), DocumentKind::Rules, &all), notes]).with_concepts(concepts)
}

fn links(graph: &Graph, node: usize) -> String {
    let document = graph.document_index(&"magic-notes-set@2025.en".parse().unwrap()).unwrap();
    let links = graph.rule_links_of(NodeId { document, node: NodeIndex::new(node) });
    let said = |contradicts| if contradicts { "!" } else { "" };
    links
        .iter()
        .map(|link| format!("{}{} {:?}", link.number, said(link.contradicts), link.evidence))
        .collect::<Vec<_>>()
        .join(", ")
}

fn link(ruling: &str) -> String {
    let graph = graph(notes(&[ruling]), "2024-11-08");
    let [a, b] = [1, 3].map(|node| links(&graph, node));
    assert_eq!(a, b, "the name of the card makes a difference");
    a
}

#[test]
fn rulings_are_linked_by_what_they_say() {
    // A concept gives its rules.
    assert_eq!(link("The copy of @ isn't cast."), "707.10 Concept, 707.2 Concept");
    assert_eq!(link("That Saga stays."), "714.4! Concept");
    // What is said first and outright comes first.
    assert_eq!(link("The Saga stays. A copy isn't cast."), "714.4! Concept, 707.10 Concept, 707.2 Concept");
    assert_eq!(link("For example, a Saga stays. A copy isn't cast."), "707.10 Concept, 714.4! Concept, 707.2 Concept");
    assert_eq!(link("In that game a copy isn't cast."), "707.10 Concept, 707.2 Concept, 100.1 Concept");
    // A keyword is marked as one.
    assert_eq!(link("@ gains trample."), "702.19a Keyword");
    assert_eq!(link("@ can trample whatever it likes."), "");
    assert_eq!(link("A bird with flying blocks what soars."), "702.9b Keyword");
    // The same in other words.
    assert_eq!(link("Under moonlight vinegar spoils if a shepherd forgets the bucket."), "702.20 Wording");
    assert_eq!(link("@ sees the moonlight."), "");
}

#[test]
fn a_number_comes_before_all_else() {
    let mut notes = notes(&["A copy isn't cast (rule 100.1)."]);
    notes.nodes[1].references.push(Reference {
        text: "100.1".to_owned(),
        targets: vec![Target::Number("100.1".parse().unwrap())],
        resolved: true,
        range: text_range(25..30),
        example: None,
    });
    assert_eq!(links(&graph(notes, "2024-11-08"), 1), "100.1 Number, 707.10 Concept, 707.2 Concept");
}

#[test]
fn numbers_of_a_lexicon_are_not_read_in_another_edition() {
    let graph = graph(notes(&["A copy isn't cast.", "@ gains trample."]), "2026-02-06");
    assert_eq!([1, 2].map(|node| links(&graph, node)), ["", "702.19a Keyword"]);
}

#[test]
fn rules_know_their_rulings() {
    let graph = graph(notes(&["A copy isn't cast."]), "2024-11-08");
    let rulings = graph.rulings_of(Game::Magic, "707.2".parse().unwrap());
    assert_eq!(rulings.iter().map(|id| id.node.get()).collect::<Vec<_>>(), [1, 3]);
    assert!(graph.rulings_of(Game::Myl, "707.2".parse().unwrap()).is_empty());
}
