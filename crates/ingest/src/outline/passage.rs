//! Parser of what is under a heading or a term: paragraphs, lists, steps, entries, figures, examples.

use std::{ops::Range, sync::LazyLock};

use regex::Regex;
use vademecum_document::{LayoutElement, Node, NodeContent, NodeIndex};

use super::{
    block::{Block, Kind},
    card, example,
    text_builder::TextBuilder,
};
use crate::{
    draft::{Draft, Fragment, SpanRole},
    vocabulary::RulesVocabulary,
};

/// Reads the blocks of a passage into the text of the node it belongs to, and into nodes of their own, for
/// which `heading` is what they stand under. `added` is told of each block that went into the text.
pub(super) fn read(
    draft: &mut Draft<'_>,
    text: &mut TextBuilder,
    heading: NodeIndex,
    blocks: &[Block],
    words: &RulesVocabulary,
    added: &mut dyn FnMut(&Block, String),
) {
    let mut at = 0;
    while let Some(block) = blocks.get(at) {
        let behind = &blocks[at + 1..];
        at += 1;
        match &block.kind {
            Kind::Example(label) => at += example::read(draft, text, heading, label, behind, words),
            Kind::Card => {
                let index = card::read(draft, block, heading);
                text.mark(LayoutElement::Node(index));
            }
            Kind::Figure(label) => {
                let printed = draft.slice(label.clone());
                let number: String = printed.chars().filter(char::is_ascii_digit).collect();
                draft.label(label.clone());
                let mut node = Node::new(NodeContent::Figure, format!("figure:{number}"));
                node.printed_number = Some(printed.to_owned());
                node.parent = Some(heading);
                let index = draft.push(node);
                text.mark(LayoutElement::Node(index));
                let mut caption = TextBuilder::new(index, block.line);
                caption.append(draft, &block.text, LayoutElement::Paragraph);
                caption.finish(draft);
            }
            Kind::Step(n, label) => {
                let inside = inside_step(*n, block.indent, behind);
                step(draft, text, *n, label.clone(), block, &behind[..inside]);
                at += inside;
            }
            Kind::Item | Kind::Paragraph | Kind::Heading(_) | Kind::Term(_) => match entry(draft, block) {
                Some(entry) => entry.push(draft, text, heading),
                None => {
                    let shown = text.add(draft, block);
                    added(block, shown);
                }
            },
        }
    }
}

/// How many of the blocks behind a step belong to it: all that stand before the step the list resumes
/// with; behind the last one, those that are nested in it.
fn inside_step(n: u16, indent: usize, behind: &[Block]) -> usize {
    let stop = |block: &Block| !matches!(block.kind, Kind::Paragraph | Kind::Item);
    let next = behind.iter().position(stop).unwrap_or(behind.len());
    if matches!(behind.get(next), Some(Block { kind: Kind::Step(m, _), .. }) if *m == n + 1) {
        return next;
    }
    let nested = |block: &Block| block.attached || block.kind == Kind::Item && block.indent > indent;
    behind[..next].iter().take_while(|block| nested(block)).count()
}

/// Adds a step's node, with the blocks inside it.
fn step(draft: &mut Draft<'_>, text: &mut TextBuilder, n: u16, label: Range<usize>, block: &Block, inside: &[Block]) {
    let parent = draft.node(text.index).fragment.clone();
    let mut node = Node::new(NodeContent::Step, format!("step:{parent}/{n}"));
    node.parent = Some(text.index);
    node.printed_number = Some(draft.slice(label.clone()).to_owned());
    let index = draft.push(node);
    draft.label(label);
    text.mark(LayoutElement::Node(index));
    let mut own = TextBuilder::new(index, block.line);
    own.append(draft, &block.text, LayoutElement::Paragraph);
    for block in inside {
        own.add(draft, block);
    }
    own.finish(draft);
}

/// An item that names something by a code: `ES : Name`, `PE – 001 Name – what it belongs to`.
struct Entry {
    code: String,
    line: u32,
    label: Range<usize>,
    title: Range<usize>,
    /// The dash and what stands behind it.
    rest: Option<(Range<usize>, Range<usize>)>,
}

/// Reads an item as an entry, if it is one.
fn entry(draft: &Draft<'_>, block: &Block) -> Option<Entry> {
    static ENTRY: LazyLock<Regex> = regex!(
        r"^(?P<label>(?P<code>\p{Lu}{2,4})(?:\s*[–—-]\s*(?P<n>\d{1,4})\s|\s*:\s))\s*(?P<title>[\p{Lu}¡¿].*?)(?:\s+(?P<dash>[–—-])\s+(?P<rest>\S.*))?$"
    );
    /// Maximum number of bytes of a name; sentences are longer.
    const MAX_NAME_BYTES: usize = 80;
    let [line] = block.text.as_slice() else { return None };
    if block.kind != Kind::Item {
        return None;
    }
    let text = draft.slice(line.range.clone());
    if text.len() > 2 * MAX_NAME_BYTES || text.ends_with('.') {
        return None;
    }
    let found = ENTRY.captures(text)?;
    let place = |name: &str| {
        found.name(name).map(|part| {
            let end = part.start() + part.as_str().trim_end().len();
            line.range.start + part.start()..line.range.start + end
        })
    };
    let code = match found.name("n") {
        Some(n) => format!("{}-{}", &found["code"], n.as_str()),
        None => found["code"].to_owned(),
    };
    Some(Entry {
        code,
        line: line.line,
        label: place("label")?,
        title: place("title")?,
        rest: place("dash").zip(place("rest")),
    })
}

impl Entry {
    fn push(self, draft: &mut Draft<'_>, text: &mut TextBuilder, heading: NodeIndex) {
        let mut node = Node::new(NodeContent::ListItem, format!("entry:{}", self.code));
        let printed = draft.slice(self.label.clone()).trim_end_matches([':', ' ']);
        node.printed_number = Some(printed.to_owned());
        node.parent = Some(heading);
        node.lines = [self.line, self.line];
        let index = draft.push(node);
        draft.label(self.label);
        let part = |range| [Fragment { line: self.line, range, joins: false }];
        let title = draft.text(&part(self.title), SpanRole::Title(index));
        draft.node(index).title = Some(title);
        if let Some((dash, rest)) = self.rest {
            draft.label(dash);
            let rest = draft.text(&part(rest), SpanRole::Text(index));
            draft.node(index).text = rest;
        }
        text.mark(LayoutElement::Node(index));
    }
}
