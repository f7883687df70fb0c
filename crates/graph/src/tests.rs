//! The graph over a handful of small documents.

use vademecum_document::{
    Ability, Card, CardContents, CardLayout, CardRole, Document, DocumentKind, Face, Node, NodeContent,
};
use vademecum_test_support::document_of_rows;
use vademecum_vocab::{Game, Lang};

use crate::{Graph, NodeId, TextOrigin};

pub(crate) fn document(id: &str, kind: DocumentKind, rows: &[&str]) -> Document {
    document_of_rows(id, kind, rows.iter().copied())
}

fn library() -> Graph {
    use DocumentKind::{Digest, Rules};
    Graph::new([
        document(
            "magic-cr@2024-11-08.es",
            Rules,
            &["1|Base", "100|General", "100.1||Uno (100.2a).", "100.2||Dos.", "100.2a||Tres (100.1) (Torre) (999)."],
        ),
        document(
            "magic-cr@2024-11-08.en",
            Rules,
            &["1|Base", "100|General", "100.1||One.", "100.2||Two.", "100.3||Three."],
        ),
        document("magic-cr@2019-01-25.pt", Rules, &["1|Base", "100|Geral", "100.1||Outra coisa."]),
        document(
            "magic-digest@2024-11-08.pt",
            Digest,
            &["1|Base", "100|Geral", "100.1||Um.", "100.2||", "100.3|Título|"],
        ),
        document("magic-digest@2024-11-08.es", Digest, &["100.1||Uno, en breve.", "Torre||Una pieza (100)."]),
    ])
}

fn shown(graph: &Graph, id: NodeId) -> String {
    graph.view(id).address()
}

fn look_up(number: &str, lang: Lang, at: Option<&str>) -> String {
    let graph = library();
    match graph.look_up(Game::Magic, number.parse().unwrap(), lang, at.map(|d| d.parse().unwrap())) {
        None => "nothing".to_owned(),
        Some(found) => {
            let others: Vec<String> = found.other_texts.iter().map(|&id| shown(&graph, id)).collect();
            let digest = found.digest.map_or(String::new(), |id| format!(" + {}", shown(&graph, id)));
            format!("{:?} {}{digest} | {}", found.origin, shown(&graph, found.shown), others.join(" "))
        }
    }
}

#[test]
fn texts_are_chosen_by_origin_language_and_edition() {
    // The official text in the readers language comes first.
    assert_eq!(
        look_up("100.1", Lang::Es, None),
        "Official magic-cr@2024-11-08.es#100.1 + magic-digest@2024-11-08.es#100.1 | magic-cr@2024-11-08.en#100.1"
    );
    // Then the digest then another language.
    assert_eq!(
        look_up("100.1", Lang::Pt, None),
        "Digest magic-digest@2024-11-08.pt#100.1 | magic-cr@2024-11-08.es#100.1 magic-cr@2024-11-08.en#100.1"
    );
    assert_eq!(
        look_up("100.2", Lang::Pt, None),
        "OtherLanguage magic-cr@2024-11-08.es#100.2 | magic-cr@2024-11-08.en#100.2"
    );
    // A pinned edition never mixes dates.
    assert_eq!(look_up("100.1", Lang::Pt, Some("2019-01-25")), "Official magic-cr@2019-01-25.pt#100.1 | ");
    assert_eq!(look_up("100.1", Lang::Es, Some("2019-01-25")), "OtherLanguage magic-cr@2019-01-25.pt#100.1 | ");
    assert_eq!(look_up("100.1", Lang::Es, Some("2011-01-01")), "nothing");
    assert_eq!(look_up("104.1", Lang::Es, None), "nothing");
}

#[test]
fn a_number_alone_says_so() {
    let graph = Graph::new([document("magic-digest@2024-11-08.pt", DocumentKind::Digest, &["100|Geral", "100.1||"])]);
    let found = graph.look_up(Game::Magic, "100.1".parse().unwrap(), Lang::Pt, None).unwrap();
    assert_eq!(found.origin, TextOrigin::TitleOnly);
}

#[test]
fn references_lead_both_ways() {
    let graph = library();
    let spanish = graph.document_index(&"magic-cr@2024-11-08.es".parse().unwrap()).unwrap();
    let node = graph.node_by_number(spanish, "100.2a".parse().unwrap()).unwrap();
    let cites: Vec<String> = graph
        .view(node)
        .references()
        .map(|link| format!("{} {:?}", link.reference.text, link.targets[0].map(|id| shown(&graph, id))))
        .collect();
    assert_eq!(cites, ["100.1 Some(\"magic-cr@2024-11-08.es#100.1\")", "Torre None", "999 None"]);
    let cited: Vec<String> = graph.view(node).cited_by().iter().map(|citation| shown(&graph, citation.from)).collect();
    assert_eq!(cited, ["magic-cr@2024-11-08.es#100.1"]);
}

#[test]
fn a_fragment_is_no_edition() {
    use DocumentKind::{Article, Notes, Rules};
    let mut article = document("magic-article-tower@2025-05-03.es", Article, &["100.1||Cita.", "100.2||Otra."]);
    for (node, date) in article.nodes.iter_mut().zip(["2019-01-25", "2024-11-08"]) {
        node.quoted_from = Some(Box::new(format!("magic-cr@{date}.es").parse().unwrap()));
    }
    let graph = Graph::new([
        article,
        document("magic-notes-set@2024-11-08.pt", Notes, &["100.1||Nota."]),
        document("magic-cr@2024-11-08.es", Rules, &["100.1||Uno.", "100.2||Dos."]),
        document("magic-cr@2019-01-25.pt", Rules, &["100.1||Outra coisa."]),
    ]);
    let dates: Vec<String> = graph.editions(Game::Magic).iter().map(ToString::to_string).collect();
    assert_eq!(dates, ["2024-11-08", "2019-01-25"]);
    let found = |number: &str, at: Option<&str>| {
        let at = at.map(|date| date.parse().unwrap());
        graph.look_up(Game::Magic, number.parse().unwrap(), Lang::Pt, at).map(|found| shown(&graph, found.shown))
    };
    assert_eq!(found("100.1", None).as_deref(), Some("magic-cr@2024-11-08.es#100.1"));
    assert_eq!(found("100.1", Some("2025-05-03")), None);
    // What it quotes is found by its own address, and stands beside the edition it is quoted from.
    let article = graph.document_index(&"magic-article-tower@2025-05-03.es".parse().unwrap()).unwrap();
    let same = |fragment: &str| {
        let node = graph.view(graph.node_by_fragment(article, fragment).unwrap());
        node.in_same_edition().iter().map(|node| node.address()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(same("100.1"), "magic-cr@2019-01-25.pt#100.1");
    assert_eq!(same("100.2"), "magic-cr@2024-11-08.es#100.2");
    let rules = graph.document_index(&"magic-cr@2024-11-08.es".parse().unwrap()).unwrap();
    assert!(graph.view(graph.node_by_fragment(rules, "100.1").unwrap()).in_same_edition().is_empty());
}

#[test]
fn a_node_looks_around() {
    let graph = library();
    let spanish = graph.document_index(&"magic-cr@2024-11-08.es".parse().unwrap()).unwrap();
    let view = graph.view(graph.node_by_number(spanish, "100.2a".parse().unwrap()).unwrap());
    let names =
        |nodes: Vec<crate::NodeView<'_>>| nodes.iter().map(|n| n.node().fragment.clone()).collect::<Vec<_>>().join(" ");
    assert_eq!(names(view.ancestors()), "1 100 100.2");
    assert_eq!(names(view.chapter().into_iter().collect()), "100");
    assert_eq!(names(view.previous().into_iter().collect()), "100.2");
    assert!(view.next().is_none());
    assert_eq!(names(view.parent().unwrap().children().collect()), "100.2a");
}

#[test]
fn nearest_numbers_and_terms_without_accents() {
    let graph = library();
    let english = graph.document_index(&"magic-cr@2024-11-08.en".parse().unwrap()).unwrap();
    let near: Vec<String> = graph
        .nearest(english, "100.2c".parse().unwrap(), 3)
        .into_iter()
        .map(|id| graph.view(id).node().fragment.clone())
        .collect();
    assert_eq!(near, ["100.1", "100.2", "100.3"]);
    let digest = graph.document_index(&"magic-digest@2024-11-08.es".parse().unwrap()).unwrap();
    assert_eq!(graph.terms(digest, "TÓRRE").count(), 1);
    assert_eq!(
        graph.editions(Game::Magic).iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["2024-11-08", "2019-01-25"]
    );
}

#[test]
fn of_two_documents_with_one_id_the_later_counts() {
    let rules = |text: &str| document("magic-cr@2024-11-08.es", DocumentKind::Rules, &[&format!("100.1||{text}")]);
    let graph = Graph::new([rules("antes"), rules("después")]);
    let texts: Vec<&str> = graph.documents().flat_map(|(_, d)| d.nodes.iter().map(|n| n.text.as_str())).collect();
    assert_eq!(texts, ["después"]);
}

fn card(name: &str, name_en: &str, text: &str) -> Node {
    let ability = Ability { text: text.to_owned(), modes: Vec::new(), text_box: 1, confidence: 1.0 };
    let face = Face { name: name.to_owned(), abilities: vec![ability], ..Face::default() };
    let mut node = Node::new(
        NodeContent::Card(Box::new(Card {
            role: CardRole::Subject,
            name_en: Some(name_en.to_owned()),
            alternative_name: None,
            section: "Prueba".to_owned(),
            contents: CardContents::Magic { layout: CardLayout::Single, faces: vec![face] },
        })),
        format!("card:{name}"),
    );
    node.title = Some(name.to_owned());
    node
}

#[test]
fn cards_are_found_by_any_name_and_by_their_keywords() {
    let rules = document(
        "magic-cr@2024-11-08.es",
        DocumentKind::Rules,
        &[
            "7|Más",
            "702|Habilidades de palabra clave",
            "702.9|Vuela",
            "702.9a||Volar es una habilidad de evasión.",
            "702.19|Arrollar",
            "Toque|| Ver (702.19).",
        ],
    );
    let mut notes = document("magic-notes-x@2025.es", DocumentKind::Notes, &[]);
    notes.nodes = vec![
        card("Águila, la veloz", "Swift Eagle", "Vuela, prisa."),
        card("Maestro", "Master", "Tus criaturas tienen la habilidad de volar."),
        card("Bestia", "Beast", "Arrollar. No revuela."),
    ];
    let graph = Graph::new([rules, notes]);
    let names = |ids: &mut dyn Iterator<Item = NodeId>| -> Vec<String> {
        ids.map(|id| graph.view(id).node().title.clone().unwrap()).collect()
    };
    for name in ["aguila, la VELOZ", "Swift Eagle"] {
        assert_eq!(names(&mut graph.cards_named(Game::Magic, name).iter().copied()), ["Águila, la veloz"]);
    }
    assert!(graph.cards_named(Game::Myl, "Maestro").is_empty());
    assert_eq!(names(&mut graph.cards(Game::Magic)), ["Águila, la veloz", "Bestia", "Maestro"]);
    let with = |number: &str| names(&mut graph.cards_with(Game::Magic, number.parse().unwrap()).iter().copied());
    assert_eq!(with("702.9"), ["Águila, la veloz", "Maestro"]);
    assert_eq!(with("702.19"), ["Bestia"]);
    // Notes are no edition of the rules.
    assert_eq!(graph.editions(Game::Magic).len(), 1);
}

#[test]
fn keywords_are_found_on_cards_of_every_language() {
    for (lang, chapter, name) in [
        ("es", "Habilidades de palabra clave", "Arrollar"),
        ("pt", "Palavras-chave de habilidade", "Atropelar"),
        ("en", "Keyword Abilities", "Trample"),
    ] {
        let lines = ["7|X".to_owned(), format!("702|{chapter}"), format!("702.19|{name}")];
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let rules = document(&format!("magic-cr@2024-11-08.{lang}"), DocumentKind::Rules, &lines);
        let mut notes = document(&format!("magic-notes-x@2025.{lang}"), DocumentKind::Notes, &[]);
        notes.nodes = vec![card("Besta", "Beast", &format!("{name}."))];
        let graph = Graph::new([rules, notes]);
        assert_eq!(graph.cards_with(Game::Magic, "702.19".parse().unwrap()).len(), 1, "{lang}");
    }
}

#[test]
fn very_long_names_are_no_keywords() {
    let cards = |words: usize| {
        let name = vec!["mar"; words].join(" ");
        let keyword = format!("702.19|{name}");
        let lines = ["7|X", "702|Habilidades de palabra clave", &keyword];
        let mut notes = document("magic-notes-x@2025.es", DocumentKind::Notes, &[]);
        notes.nodes = vec![card("Bestia", "Beast", &name)];
        let graph = Graph::new([document("magic-cr@2024-11-08.es", DocumentKind::Rules, &lines), notes]);
        graph.cards_with(Game::Magic, "702.19".parse().unwrap()).len()
    };
    assert_eq!([32, 33].map(cards), [1, 0]);
}
