//! Several nodes at once: a chapter, the cards of a name.

use serde::Serialize;
use utoipa::ToSchema;
use vademecum_document::NodeKind;
use vademecum_graph::{Graph, NodeId, NodeView};
use vademecum_vocab::{EditionDate, Game, Lang, Number};

use crate::{Node, values};

/// A chapter, each number with the text that a reader of a language is shown.
#[derive(Debug, Serialize, ToSchema)]
pub struct Chapter<'a> {
    #[schema(value_type = String)]
    number: Number,
    #[schema(value_type = values::Game)]
    game: Game,
    /// The date of the edition.
    #[schema(value_type = String)]
    edition: EditionDate,
    /// The reader's language.
    #[schema(value_type = values::Lang)]
    lang: Lang,
    /// In reading order, the chapter itself first.
    nodes: Vec<Node<'a>>,
}

impl<'a> Chapter<'a> {
    /// Describes a chapter of an edition by the nodes that are shown for it.
    pub fn new(number: Number, game: Game, edition: EditionDate, lang: Lang, nodes: Vec<Node<'a>>) -> Self {
        Chapter { number, game, edition, lang, nodes }
    }
}

/// The cards of a name.
#[derive(Debug, Serialize, ToSchema)]
pub struct Cards<'a> {
    /// One for each document that prints it.
    cards: Vec<CardWithRulings<'a>>,
}

/// A card with what its publisher says about it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CardWith)]
pub struct CardWithRulings<'a> {
    #[serde(flatten)]
    card: Node<'a>,
    rulings: Vec<Node<'a>>,
}

impl<'a> Cards<'a> {
    /// Describes cards of a graph.
    pub fn new(cards: &[NodeId], graph: &'a Graph) -> Self {
        let with_rulings = |view: NodeView<'a>| {
            let rulings = view.children().filter(|child| child.node().kind() == NodeKind::Ruling);
            let rulings = rulings.map(|child| Node::new(graph.view(child.id()), graph)).collect();
            CardWithRulings { card: Node::new(view, graph), rulings }
        };
        Cards { cards: cards.iter().map(|&card| with_rulings(graph.view(card))).collect() }
    }
}
