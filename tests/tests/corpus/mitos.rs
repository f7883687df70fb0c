//! The rules of Mitos y Leyendas: what they hold, counted by hand and by other means.

use std::{collections::BTreeMap, sync::LazyLock};

use vademecum_document::{CardContents, Document, LayoutElement, MylCardContents, Node, NodeKind};
use vademecum_myl::{CardId, Cards, Kind, pool::quoted_cards};
use vademecum_myl_card_text::{CardText, ReadText, UnreadText, read};
use vademecum_text::fold;
use vademecum_vocab::DiagnosticCode;

use crate::documents::one;

fn document() -> &'static Document {
    &one("myl-dar").ingested.document
}

fn nodes(kind: NodeKind) -> impl Iterator<Item = &'static Node> {
    document().nodes.iter().filter(move |node| node.kind() == kind)
}

fn node(fragment: &str) -> &'static Node {
    document().nodes.iter().find(|node| node.fragment == fragment).unwrap()
}

fn print(node: &Node) -> &MylCardContents {
    match &node.card().unwrap().contents {
        CardContents::Myl(print) => print,
        CardContents::Magic { .. } => panic!("{} is a card of Magic", node.fragment),
    }
}

/// How often each word occurs, by word.
fn tally<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    words.for_each(|word| *counts.entry(word).or_default() += 1);
    counts.iter().map(|(word, count)| format!("{word} {count}")).collect::<Vec<_>>().join(", ")
}

pub(crate) fn counts() {
    assert_eq!(document().id.to_string(), "myl-dar@2021-07.es");
    let counts = document().counts();
    assert_eq!([counts.sections, counts.chapters, counts.rules, counts.subrules], [6, 19, 47, 4]);
    assert_eq!([counts.examples, counts.cards, counts.terms, counts.references], [58, 73, 32, 19]);
    let of = |kind| nodes(kind).count();
    assert_eq!([of(NodeKind::Step), of(NodeKind::ListItem), of(NodeKind::Figure), of(NodeKind::Prose)], [22, 36, 1, 0]);
    let found: Vec<&str> = document().diagnostics.iter().map(|found| found.code().as_str()).collect();
    assert_eq!(found, [DiagnosticCode::ReferenceTitleMismatch.as_str(); 2]);
}

pub(crate) fn headings_terms_and_steps_follow_each_other() {
    let numbers: Vec<_> = document().nodes.iter().filter_map(|node| node.number).collect();
    assert!(numbers.is_sorted_by(|one, next| one < next));
    let printed: Vec<String> = nodes(NodeKind::Term).filter_map(|node| node.printed_number.clone()).collect();
    assert_eq!(printed, (1..=32).map(|n| format!("{n}.-")).collect::<Vec<_>>());
    let steps = |rule: &str, count: usize| {
        let fragments: Vec<&str> = nodes(NodeKind::Step)
            .map(|node| node.fragment.as_str())
            .filter(|fragment| fragment.starts_with(&format!("step:{rule}/")))
            .collect();
        assert_eq!(fragments, (1..=count).map(|n| format!("step:{rule}/{n}")).collect::<Vec<_>>());
    };
    steps("4.5.3", 10);
    steps("4.6.2", 9);
    steps("4.6.6", 3);
    // The list goes on behind three items and a paragraph, and behind lines that no mark begins.
    let begins = |node: &Node| node.layout.iter().map(|place| place.element).collect::<Vec<_>>();
    let (item, paragraph) = (LayoutElement::Item(0), LayoutElement::Paragraph);
    assert_eq!(begins(node("step:4.5.3/5")), [paragraph, item, item, item, paragraph]);
    assert_eq!(begins(node("step:4.5.3/3")), [paragraph; 3]);
    let pair = node("term:Jugador Activo/Jugador Inactivo").term().unwrap();
    let heads: Vec<_> = pair.senses.iter().filter_map(|sense| sense.headword.as_deref()).collect();
    assert_eq!(heads, ["Jugador Activo", "Jugador Inactivo"]);
}

pub(crate) fn cards() {
    let prints = || nodes(NodeKind::Card).map(print);
    assert_eq!(tally(prints().map(|print| print.card_type.as_str())), "Aliado 39, Arma 2, Oro 3, Talismán 22, Tótem 7");
    assert_eq!(
        tally(prints().filter_map(|print| print.race.as_deref())),
        "Caballero 8, Defensor 4, Dragón 2, Eterno 2, Faerie 2, Faraón 3, Héroe 1, Olímpico 6, Sacerdote 5, Sombra 5, \
         Titán 1"
    );
    for node in nodes(NodeKind::Card) {
        let print = print(node);
        assert_eq!(print.cost.is_none(), print.card_type == "Oro", "{}", node.fragment);
        assert_eq!(print.strength.is_some(), print.card_type == "Aliado", "{}", node.fragment);
        assert_eq!(print.race.is_some(), print.card_type == "Aliado", "{}", node.fragment);
        assert!(!node.text.is_empty() && !node.text.contains(['(', ')', '*']), "{}", node.fragment);
    }
    let zeus = print(node("card:El Gran Zeus"));
    assert_eq!((zeus.cost, zeus.strength, zeus.race.as_deref()), (Some(5), Some(5), Some("Olímpico")));
}

/// The quoted cards, with what the engine has of them.
fn quoted() -> impl Iterator<Item = (&'static Node, CardId)> {
    let cards: &'static Cards = &QUOTED;
    nodes(NodeKind::Card).map(move |node| {
        let name = node.title.as_deref().unwrap();
        (node, cards.find(name).unwrap_or_else(|| panic!("{name} is no card of the engine")))
    })
}

static QUOTED: LazyLock<Cards> = LazyLock::new(|| quoted_cards().unwrap());

fn read_text(node: &Node, text: &str) -> Result<ReadText, UnreadText> {
    let kind = match print(node).card_type.as_str() {
        "Aliado" => Kind::Ally,
        "Arma" => Kind::Weapon,
        "Oro" => Kind::Gold,
        "Talismán" => Kind::Talisman,
        _ => Kind::Totem,
    };
    read(CardText { name: node.title.as_deref().unwrap(), kind, text }, &QUOTED)
}

/// Every text is read to its end, and says what the engine plays.
pub(crate) fn texts_of_cards() {
    let mut count = 0;
    for (node, id) in quoted() {
        let (card, print) = (QUOTED.card(id), print(node));
        let read = read_text(node, &node.text).unwrap_or_else(|error| panic!("{}: {error}", node.fragment));
        assert_eq!(read.abilities, card.abilities, "{}", node.fragment);
        // Promotional cards are unique although their text does not say so.
        assert!(!read.is_unique || card.is_unique, "{}", node.fragment);
        assert_eq!((card.cost, card.strength), (print.cost, print.strength), "{}", node.fragment);
        assert_eq!(card.race.map(|race| QUOTED.race_name(race)), print.race.as_deref(), "{}", node.fragment);
        count += 1;
    }
    assert_eq!(count, 73);
}

/// Words without which a text may say the same: articles and prepositions, “carta” beside “Única” and “Oro”, and verbs that are
/// understood from the rest.
const DISPENSABLE: &[&str] = &[
    "a", "carta", "de", "debe", "las", "los", "luego", "o", "puedes", "que", "se", "solo", "todas", "todos", "un", "y",
];

/// Every word counts: without it, a text says something else or is not understood.
pub(crate) fn words_of_cards() {
    let mut count = 0;
    for (node, _) in quoted() {
        let whole = read_text(node, &node.text).unwrap();
        let name = fold(node.title.as_deref().unwrap());
        let words: Vec<&str> = node.text.split_whitespace().collect();
        for at in 0..words.len() {
            let gone = fold(words[at].trim_matches(|c: char| !c.is_alphanumeric()));
            // A sentence with “cuando” or “si” is about its card, named or not.
            if DISPENSABLE.contains(&gone.as_str()) || gone == name {
                continue;
            }
            let without = [&words[..at], &words[at + 1..]].concat().join(" ");
            assert_ne!(read_text(node, &without).as_ref(), Ok(&whole), "{}: without “{}”", node.fragment, words[at]);
            count += 1;
        }
    }
    assert!(count > 1000, "{count} words");
}

pub(crate) fn examples() {
    let examples = || document().nodes.iter().flat_map(|node| &node.examples);
    let quoted = examples().map(|example| example.cards.len().to_string()).collect::<Vec<_>>();
    assert_eq!(tally(quoted.iter().map(String::as_str)), "1 49, 2 5, 3 3, 5 1");
    assert!(examples().all(|example| !example.text.is_empty()));
    // Labels run from 1 to 51, then once more from 47 to 53.
    let printed: Vec<&str> = examples().map(|example| example.printed_label.as_str()).collect();
    assert_eq!(printed, (1..=51).chain(47..=53).map(|n| format!("Ejemplo {n}:")).collect::<Vec<_>>());
    // Rules behind examples stay with their heading, and the longest example ends where it ends.
    let behind = |node: &Node| {
        let places = node.layout.iter().skip_while(|place| !matches!(place.element, LayoutElement::Example(_)));
        places.filter(|place| matches!(place.element, LayoutElement::Paragraph | LayoutElement::Item(_))).count()
    };
    let hidden: Vec<_> = document().nodes.iter().map(|node| (node.fragment.as_str(), behind(node))).collect();
    let hidden: Vec<_> = hidden.into_iter().filter(|&(_, count)| count > 0).collect();
    assert_eq!(
        hidden,
        [
            ("4.1.6", 1),
            ("4.2.1", 7),
            ("4.2.2", 4),
            ("4.4.3", 1),
            ("4.5.4", 1),
            ("4.6.7", 1),
            ("4.6.9", 1),
            ("4.6.10", 1),
            ("4.8", 2),
            ("term:Robar", 1)
        ]
    );
    assert_eq!(node("4.6.7").examples[0].lines, [687, 730]);
}

pub(crate) fn references() {
    let all = document().nodes.iter().flat_map(|node| &node.references);
    assert!(all.clone().all(|reference| reference.resolved));
    let moved: Vec<String> = all
        .filter(|reference| reference.targets.iter().any(|target| target.to_string() != reference.text))
        .map(|reference| format!("{} {}", reference.text, reference.targets[0]))
        .collect();
    assert_eq!(moved, ["4.5 4.6", "4.5.7 4.6.9"]);
}
