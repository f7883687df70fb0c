//! The release notes of a set: what they hold, counted by hand and by other means.

use vademecum_document::{Ability, Card, CardContents, CardLayout, CardRole, Document, Face, Node, NodeKind};
use vademecum_vocab::DiagnosticCode;

use crate::documents::one;

fn document() -> &'static Document {
    &one("fin-notes").ingested.document
}

fn cards(role: CardRole) -> impl Iterator<Item = (&'static Node, &'static Card)> {
    let cards = document().nodes.iter().filter_map(|node| Some((node, node.card()?)));
    cards.filter(move |(_, card)| card.role == role)
}

fn layout(card: &Card) -> (CardLayout, &[Face]) {
    match &card.contents {
        CardContents::Magic { layout, faces } => (*layout, faces),
        CardContents::Myl(_) => panic!("a card of Mitos y Leyendas"),
    }
}

fn all_faces() -> impl Iterator<Item = &'static Face> {
    cards(CardRole::Subject).flat_map(|(_, card)| layout(card).1)
}

fn abilities() -> impl Iterator<Item = &'static Ability> {
    all_faces().flat_map(|face| &face.abilities)
}

pub(crate) fn counts() {
    assert_eq!(document().id.to_string(), "magic-notes-fin@2025.es");
    let counts = document().counts();
    assert_eq!([counts.sections, counts.chapters, counts.cards, counts.rulings], [5, 12, 301, 934]);
    assert_eq!(cards(CardRole::Example).count(), 17);
    let sections: Vec<usize> = document()
        .nodes
        .iter()
        .filter(|node| node.kind() == NodeKind::Section)
        .map(|section| {
            cards(CardRole::Subject).filter(|(_, card)| Some(&card.section) == section.title.as_ref()).count()
        })
        .collect();
    assert_eq!(sections, [0, 149, 55, 5, 92]);
    let found: Vec<DiagnosticCode> = document().diagnostics.iter().map(|found| found.code()).collect();
    assert_eq!(found.iter().filter(|code| **code == DiagnosticCode::MissingPassage).count(), 3);
    assert_eq!(found.iter().filter(|code| **code == DiagnosticCode::DateNotStated).count(), 1);
    assert_eq!(found.len(), 4);
}

pub(crate) fn faces() {
    let of = |wanted| cards(CardRole::Subject).filter(move |(_, card)| layout(card).0 == wanted).count();
    let layouts = [CardLayout::Single, CardLayout::Transform, CardLayout::Meld, CardLayout::Adventure];
    assert_eq!(layouts.map(of), [277, 21, 1, 2]);
    assert_eq!(all_faces().count(), 326);
    let typed = |word: &str| all_faces().filter(|face| face.type_line.contains(word)).count();
    assert_eq!([typed(" saga"), typed("Vehículo")], [20, 5]);
    let named = cards(CardRole::Subject).filter(|(_, card)| card.name_en.is_some() && card.alternative_name.is_some());
    assert_eq!(named.count(), 55);
    for face in all_faces() {
        let sized = ["Criatura", "Vehículo"].iter().any(|word| face.type_line.contains(word));
        assert_eq!([face.power.is_some(), face.toughness.is_some()], [sized; 2], "{}", face.name);
        assert!(!face.name.contains(['(', ')', '{', '\n']) && !face.abilities.is_empty(), "{}", face.name);
    }
    for (node, card) in cards(CardRole::Subject) {
        let front = &layout(card).1[0];
        assert_eq!(node.title.as_ref(), Some(&front.name));
        assert_eq!(front.cost.is_none(), front.type_line.starts_with("Tierra"), "{}", front.name);
    }
}

pub(crate) fn text_of_the_cards() {
    let of = |text_box| abilities().filter(move |ability| ability.text_box == text_box).count();
    assert_eq!([of(1), of(2)], [702, 13]);
    assert_eq!(abilities().map(|ability| ability.modes.len()).sum::<usize>(), 36);
    for ability in abilities() {
        let texts = std::iter::once(&ability.text).chain(&ability.modes);
        for text in texts {
            assert!(!text.starts_with(char::is_lowercase), "{text}");
            assert!(text.ends_with(['.', ')', ':', '!', '”']), "{text}");
            assert_eq!(text.matches('“').count(), text.matches('”').count(), "{text}");
        }
    }
}

pub(crate) fn rulings_follow_their_cards() {
    let rulings = || document().nodes.iter().filter_map(|node| Some((node, node.ruling()?)));
    let on_cards = rulings().filter(|(_, ruling)| ruling.card.is_some()).count();
    assert_eq!([on_cards, rulings().count() - on_cards], [867, 67]);
    for (node, card) in cards(CardRole::Subject) {
        let own: Vec<&Node> = rulings()
            .filter(|(_, ruling)| ruling.card.and_then(|at| document().get(at)) == Some(node))
            .map(|(ruling, _)| ruling)
            .collect();
        assert!(!own.is_empty(), "{} has no ruling", node.fragment);
        assert!(own.iter().all(|ruling| ruling.lines[0] > node.lines[1]), "{}", node.fragment);
        assert!(!card.section.is_empty());
    }
    assert!(rulings().all(|(node, _)| !node.text.starts_with('•') && node.text.ends_with(['.', ')', '”'])));
}

pub(crate) fn paragraphs_that_the_width_leaves_open() {
    let likely = abilities().filter(|ability| ability.confidence < 1.0).count();
    assert_eq!((abilities().count(), likely), (715, 54));
    let open: Vec<&Face> =
        all_faces().filter(|face| face.abilities.iter().any(|ability| ability.confidence < 0.6)).collect();
    let names: Vec<&str> = open.iter().map(|face| face.name.as_str()).collect();
    assert_eq!(names, ["Chocometa"]);
}
