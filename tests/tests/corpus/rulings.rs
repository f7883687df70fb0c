//! Rulings of a set tied to rules: a few dozen, judged by hand.

use std::sync::LazyLock;

use vademecum_content as content;
use vademecum_document::{DocumentKind, NodeKind, RuleLink};
use vademecum_graph::{DocumentIndex, Graph, NodeView};
use vademecum_vocab::Game;

use crate::documents::all;

/// A card, which of its rulings (from 1), and the rule that it applies before all others.
const JUDGED: &[(&str, usize, &str)] = &[
    ("Enfrentamiento eikónico", 1, "714.2b"),
    ("A bordo del shupaf", 1, "611.2a"),
    ("Acorralado por magos negros", 1, "603.3"),
    ("Adamantaimai anciano", 1, "616.1"),
    ("Aeris Gainsborough", 1, "119.9"),
    ("El Cristal del Viento", 5, "810.9"),
    ("Aettir y Priwen", 1, "120.6"),
    ("Al rescate de Aeris", 1, "608.2d"),
    ("Alienígena en un OVNI", 1, "305.4"),
    ("Ardyn, el usurpador", 1, "707.2"),
    ("Sinh, el Castigo de Spira", 2, "107.3g"),
    ("De espers a magicitas", 5, "707.5"),
    ("Arma diamante", 1, "702.19b"),
    ("Armero", 1, "603.12"),
    ("Artema", 1, "721.1"),
    ("Artema, Origen del Fin", 1, "305.7"),
    ("Auracita blanca", 1, "610.3b"),
    ("Invocación: Ixion", 2, "400.7"),
    ("Auron, guardián venerado", 4, "111.8"),
    ("Aventar", 1, "608.2b"),
    ("Balthier y Fran", 1, "500.8"),
    ("Barret Wallace", 1, "608.2h"),
    ("Canción de amor de la ópera", 1, "601.2f"),
    ("Cecil, caballero oscuro", 1, "113.7a"),
    ("Chocobo de viaje", 1, "401.5"),
    ("La Ballena lunar", 4, "702.29a"),
    ("Cloud, mercenario en Midgar", 3, "607.3"),
    ("Cid, artífice imperecedero", 1, "113.6n"),
    ("Ciudad del principio", 3, "724.1"),
    ("Clive, Dominante de Ifrit", 2, "700.5"),
    ("Cola de fénix", 1, "202.3e"),
    ("Dibujo de Relm", 4, "707.3"),
    ("Edgar, rey de Fígaro", 3, "705.2"),
    ("El Cristal de la Oscuridad", 1, "118.7a"),
    ("El Cristal de la Tierra", 3, "122.6"),
    ("El Cristal del Agua", 3, "701.13a"),
    ("El juglar errante", 2, "614.12"),
    ("Emet-Selch, el Infragmentado", 1, "603.4"),
    ("Encerrados en la Sala de invocadores", 1, "602.1"),
    ("Espada mortal", 1, "608.2g"),
    ("Kefka, Danza demente", 4, "118.9a"),
    ("Éter", 1, "605.3b"),
    ("Invocación: G. F. Cerbero", 2, "707.10c"),
    ("Excalibur II", 2, "704.3"),
    ("Fang, lu’Cie intrépida", 1, "603.2c"),
    ("Gilgamesh, maestro de armas", 1, "701.3b"),
    ("Gogo, as de la mímica", 1, "707.10b"),
    ("Sacrificio de Louisoix", 2, "603.1"),
    ("G’raha Tia", 1, "603.10a"),
    ("Guarida de Clive", 1, "702.75a"),
    ("Ciudadela de Nicol Bolas", 5, "107.3b"),
    ("Gusano de arena", 2, "608.2c"),
    ("Ignis Scientia", 1, "111.10b"),
    ("Invocación: Bahamut", 2, "202.3b"),
    ("Invocación: G. F. Ifrit", 1, "605.5a"),
    ("Jecht, guardián reacio", 1, "101.4a"),
    ("Kefka, brujo de la corte", 1, "205.2a"),
    ("Kuja, hechicero genómido", 2, "120.7"),
    ("La Masamune", 1, "603.2d"),
    ("Lightning, Andanada", 3, "120.4b"),
];

fn graph() -> &'static Graph {
    static GRAPH: LazyLock<Graph> = LazyLock::new(|| {
        let concepts = content::concepts(Game::Magic).unwrap().clone();
        let read = all().iter().map(|read| read.ingested.document.clone());
        Graph::new(content::digests().iter().cloned().chain(read)).with_concepts(concepts)
    });
    &GRAPH
}

fn notes() -> DocumentIndex {
    graph().documents().find(|(_, document)| document.kind == DocumentKind::Notes).unwrap().0
}

fn rulings() -> impl Iterator<Item = NodeView<'static>> {
    graph().nodes(notes()).filter(|view| view.node().kind() == NodeKind::Ruling)
}

/// The rulings on a card, in order.
fn on(card: &str) -> impl Iterator<Item = NodeView<'static>> {
    let is_on = |view: &NodeView<'_>| {
        let at = view.node().ruling().and_then(|ruling| ruling.card);
        at.and_then(|at| graph().document(notes()).get(at)).is_some_and(|node| node.title.as_deref() == Some(card))
    };
    rulings().filter(is_on)
}

pub(crate) fn judged() {
    let wrong: Vec<String> = JUDGED
        .iter()
        .filter_map(|&(card, ruling, number)| {
            let view = on(card).nth(ruling - 1).unwrap_or_else(|| panic!("{card} has no ruling {ruling}"));
            let links: Vec<String> =
                graph().rule_links_of(view.id()).iter().map(|link| link.number.to_string()).collect();
            (links.first().map(String::as_str) != Some(number))
                .then(|| format!("{card} {ruling}: {number}, not {links:?}"))
        })
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
}

pub(crate) fn most_are_tied() {
    let tied = rulings().filter(|view| !graph().rule_links_of(view.id()).is_empty()).count();
    // Some sixty explain no rule but what a card is for.
    assert!((850..=900).contains(&tied), "{tied} rulings are tied to rules");
}

pub(crate) fn what_the_rules_said_otherwise() {
    let contradicts =
        |view: &NodeView<'_>| graph().rule_links_of(view.id()).iter().any(|link: &RuleLink| link.contradicts);
    let changed: Vec<NodeView<'_>> = rulings().filter(contradicts).collect();
    let [ruling] = changed[..] else { panic!("{} rulings contradict the rules", changed.len()) };
    assert!(ruling.node().text.contains("Saga"));
    assert!(ruling.node().ruling().is_some_and(|ruling| ruling.card.is_none()));
}
