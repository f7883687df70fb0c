//! Glossary entries: `7.- Headword: definition`, with run-in definitions of further headwords in bullets.

use std::ops::Range;

use vademecum_document::{LayoutElement, Node, NodeContent, NodeIndex, Sense, Term};

use super::{
    block::{Block, Kind},
    entry_head::EntryHead,
    passage,
    text_builder::TextBuilder,
};
use crate::{
    draft::{Draft, Fragment, SpanRole},
    vocabulary::RulesVocabulary,
};

/// Reads an entry: its head, the beginning of its definition, and the blocks behind.
pub(super) fn read(
    draft: &mut Draft<'_>,
    printed: &EntryHead,
    definition: &Block,
    behind: &[Block],
    glossary: NodeIndex,
    words: &RulesVocabulary,
) {
    let mut node = Node::new(NodeContent::Term(Box::default()), String::new());
    node.parent = Some(glossary);
    node.printed_number = (!printed.label.is_empty()).then(|| draft.slice(printed.label.clone()).to_owned());
    let index = draft.push(node);
    between(draft, printed.start..printed.label.start);
    draft.label(printed.label.clone());
    between(draft, printed.label.end..printed.head.start);
    let head = Fragment { line: definition.line, range: printed.head.clone(), joins: false };
    let headword = draft.text(&[head], SpanRole::Title(index));
    between(draft, printed.head.end..printed.end);
    draft.rename(index, format!("term:{headword}"));
    draft.node(index).title = Some(headword.clone());
    let mut text = TextBuilder::new(index, definition.line);
    let mut senses = Senses::default();
    senses.add(text.append(draft, &definition.text, LayoutElement::Paragraph), false);
    passage::read(draft, &mut text, glossary, behind, words, &mut |block, shown| {
        senses.add(shown, block.kind == Kind::Item);
    });
    text.finish(draft);
    draft.node(index).content = NodeContent::Term(Box::new(Term { headword, senses: senses.all, see: Vec::new() }));
}

/// Records what stands between the parts of a head: a colon, emphasis.
fn between(draft: &mut Draft<'_>, range: Range<usize>) {
    let text = draft.slice(range.clone());
    if !text.trim().is_empty() {
        draft.label(range);
    }
}

/// The senses of an entry while its blocks are gone through.
#[derive(Default)]
struct Senses {
    all: Vec<Sense>,
}

impl Senses {
    /// Adds a block: an item that begins with a headword of its own opens a sense.
    fn add(&mut self, shown: String, item: bool) {
        if shown.is_empty() {
            return;
        }
        if item && let Some((headword, text)) = run_in(&shown) {
            self.all.push(Sense { n: None, headword: Some(headword.to_owned()), text: text.to_owned() });
            return;
        }
        // Items go on with what stands before them; paragraphs with the entry's own definition.
        let into = if item { self.all.last_mut() } else { self.all.iter_mut().find(|sense| sense.headword.is_none()) };
        match into {
            Some(sense) => {
                if !sense.text.is_empty() {
                    sense.text.push(' ');
                }
                sense.text.push_str(&shown);
            }
            None => self.all.push(Sense { n: None, headword: None, text: shown }),
        }
    }
}

/// A headword that stands before a colon, and what stands behind.
fn run_in(text: &str) -> Option<(&str, &str)> {
    const MAX_HEADWORD_WORDS: usize = 6;
    let (head, rest) = text.split_once(':')?;
    let head = head.trim();
    let fits = head.starts_with(char::is_uppercase)
        && head.split_whitespace().count() <= MAX_HEADWORD_WORDS
        && !head.contains(['.', ',', '('])
        && rest.starts_with(' ');
    fits.then(|| (head, rest.trim()))
}
