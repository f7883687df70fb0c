//! A text as it is laid out: paragraphs, lists, steps, examples, figures.

use askama::Template;
use vademecum_document::{LayoutElement, NodeKind, PlacedElement};
use vademecum_graph::{NodeId, NodeView};
use vademecum_vocab::{Lang, TextSize, text_size};

use crate::{
    card::CardView,
    edition::Edition,
    link::{Html, Mention, link_mentions, rebase_mentions},
};

/// The pieces of a text, in order.
#[derive(Template)]
#[template(path = "blocks.html")]
pub(crate) struct Blocks {
    pub(crate) lang: Lang,
    pub(crate) blocks: Vec<Block>,
}

pub(crate) enum Block {
    Paragraph(Html),
    /// A list, each item with its depth.
    List(Vec<(u8, Html)>),
    Steps(Vec<ProcedureStep>),
    /// A worked example with the cards it quotes.
    Example {
        text: Html,
        cards: Vec<CardView>,
    },
    /// A nested list.
    Entries(Vec<ListItem>),
    /// A picture, of which only the caption is known.
    Figure(Html),
}

pub(crate) struct ListItem {
    /// Its code, as printed (`PE – 001`).
    pub(crate) code: String,
    pub(crate) name: String,
    pub(crate) text: Html,
}

pub(crate) struct ProcedureStep {
    /// Its number, as printed.
    pub(crate) label: String,
    /// Its name on the page.
    pub(crate) anchor: String,
    pub(crate) body: Blocks,
}

impl Blocks {
    /// Builds the blocks of a node: its text, its examples, and what is printed in between.
    pub(crate) fn of(edition: &Edition<'_>, view: NodeView<'_>) -> Self {
        let mut maker = BlockBuilder { edition, view, mentions: edition.mentions(view, None), blocks: Vec::new() };
        maker.text();
        Blocks { lang: edition.lang, blocks: maker.blocks }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    fn t(&self, key: &'static str) -> crate::text::Message<'static> {
        crate::text::t(self.lang, key)
    }
}

struct BlockBuilder<'a, 's> {
    edition: &'a Edition<'s>,
    view: NodeView<'a>,
    /// Those of its text.
    mentions: Vec<Mention>,
    blocks: Vec<Block>,
}

impl BlockBuilder<'_, '_> {
    fn text(&mut self) {
        let node = self.view.node();
        let mut open = LayoutElement::Paragraph;
        let mut from = TextSize::new(0);
        let mut shown = vec![false; node.examples.len()];
        for &PlacedElement { at, element: what } in &node.layout {
            self.run(open, from, at);
            from = at;
            match what {
                LayoutElement::Paragraph | LayoutElement::Item(_) => open = what,
                LayoutElement::Example(n) => {
                    open = LayoutElement::Paragraph;
                    if let Some(shown) = shown.get_mut(n as usize) {
                        *shown = true;
                    }
                    self.example(n);
                }
                LayoutElement::Node(node) => {
                    open = LayoutElement::Paragraph;
                    self.node(NodeId { node, ..self.view.id() });
                }
            }
        }
        self.run(open, from, text_size(node.text.len()));
        // Examples without a position in the layout follow the text.
        for (n, _) in (0u32..).zip(shown).filter(|(_, shown)| !shown) {
            self.example(n);
        }
    }

    fn run(&mut self, what: LayoutElement, from: TextSize, to: TextSize) {
        let text = &self.view.node().text;
        let piece = text.get(from.into()..to.into()).unwrap_or_default().trim_end();
        if piece.is_empty() {
            return;
        }
        let html = link_mentions(piece, rebase_mentions(&self.mentions, from), self.edition.lang);
        match (what, self.blocks.last_mut()) {
            (LayoutElement::Item(depth), Some(Block::List(items))) => items.push((depth, html)),
            (LayoutElement::Item(depth), _) => self.blocks.push(Block::List(vec![(depth, html)])),
            _ => self.blocks.push(Block::Paragraph(html)),
        }
    }

    fn example(&mut self, n: u32) {
        let Some(example) = self.view.node().examples.get(n as usize) else { return };
        let text = link_mentions(&example.text, self.edition.mentions(self.view, Some(n)), self.edition.lang);
        let cards = example.cards.iter().map(|&node| NodeId { node, ..self.view.id() });
        let cards = cards.filter_map(|id| CardView::of(self.edition, self.edition.view(id))).collect();
        self.blocks.push(Block::Example { text, cards });
    }

    /// Something of its own that is printed in the middle of the text.
    fn node(&mut self, id: NodeId) {
        let view = self.edition.view(id);
        let node = view.node();
        let body = || link_mentions(&node.text, self.edition.mentions(view, None), self.edition.lang);
        match (node.kind(), self.blocks.last_mut()) {
            (NodeKind::Step, last) => {
                let step = ProcedureStep {
                    label: node.printed_number.clone().unwrap_or_default(),
                    anchor: node.fragment.clone(),
                    body: Blocks::of(self.edition, view),
                };
                match last {
                    Some(Block::Steps(steps)) => steps.push(step),
                    _ => self.blocks.push(Block::Steps(vec![step])),
                }
            }
            (NodeKind::ListItem, last) => {
                let listed = ListItem {
                    code: node.printed_number.clone().unwrap_or_default(),
                    name: node.title.clone().unwrap_or_default(),
                    text: body(),
                };
                match last {
                    Some(Block::Entries(entries)) => entries.push(listed),
                    _ => self.blocks.push(Block::Entries(vec![listed])),
                }
            }
            (NodeKind::Figure, _) => {
                let html = body();
                self.blocks.push(Block::Figure(html));
            }
            _ => {}
        }
    }
}
