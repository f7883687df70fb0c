//! A node's text while it grows block by block, with where each of them begins.

use vademecum_document::{LayoutElement, NodeIndex, PlacedElement};
use vademecum_vocab::text_size;

use super::block::{Block, Kind};
use crate::draft::{Draft, Fragment, SpanRole};

#[derive(Debug)]
pub(super) struct TextBuilder {
    pub(super) index: NodeIndex,
    text: String,
    layout: Vec<PlacedElement>,
    /// The indents of the lists that are open here, outermost first.
    indents: Vec<usize>,
    lines: [u32; 2],
}

impl TextBuilder {
    /// An empty text for a node that begins on a line.
    pub(super) fn new(index: NodeIndex, line: u32) -> Self {
        TextBuilder { index, text: String::new(), layout: Vec::new(), indents: Vec::new(), lines: [line, line] }
    }

    /// Adds a paragraph or an item; returns its cleaned text.
    pub(super) fn add(&mut self, draft: &mut Draft<'_>, block: &Block) -> String {
        match &block.kind {
            Kind::Item => {
                let depth = self.depth(block.indent);
                self.append(draft, &block.text, LayoutElement::Item(depth))
            }
            _ => {
                self.indents.clear();
                self.append(draft, &block.text, LayoutElement::Paragraph)
            }
        }
    }

    /// Adds fragments as one stretch of text; returns it cleaned.
    pub(super) fn append(&mut self, draft: &mut Draft<'_>, fragments: &[Fragment], what: LayoutElement) -> String {
        let added = draft.text(fragments, SpanRole::Text(self.index));
        if added.is_empty() {
            return added;
        }
        self.mark(what);
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(&added);
        self.lines[1] = fragments.last().map_or(self.lines[1], |last| last.line.max(self.lines[1]));
        added
    }

    /// Notes that something is printed where the text has got to.
    pub(super) fn mark(&mut self, what: LayoutElement) {
        // Behind the space that the next stretch begins with.
        let at = if self.text.is_empty() { 0 } else { self.text.len() + 1 };
        self.layout.push(PlacedElement { at: text_size(at), element: what });
    }

    /// Gives the node its text, layout and lines.
    pub(super) fn finish(mut self, draft: &mut Draft<'_>) {
        for place in &mut self.layout {
            place.at = place.at.min(text_size(self.text.len()));
        }
        let behind = match self.layout.split_first() {
            Some((PlacedElement { element: LayoutElement::Paragraph, .. }, behind)) => behind,
            _ => &self.layout,
        };
        if behind.iter().all(|place| matches!(place.element, LayoutElement::Example(_))) {
            self.layout.clear();
        }
        let node = draft.node(self.index);
        (node.text, node.layout, node.lines) = (self.text, self.layout, self.lines);
    }

    /// The depth of an item with this indentation.
    fn depth(&mut self, indent: usize) -> u8 {
        while self.indents.last().is_some_and(|&last| last > indent) {
            self.indents.pop();
        }
        if self.indents.last() != Some(&indent) {
            self.indents.push(indent);
        }
        u8::try_from(self.indents.len() - 1).unwrap_or(u8::MAX)
    }
}
