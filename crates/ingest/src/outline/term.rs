//! Glossary entries: `7.- Headword: definition`, with run-in definitions of further headwords in bullets.

use std::{ops::Range, sync::LazyLock};

use regex::Regex;
use vademecum_document::{Break, Node, NodeIndex, NodeKind, Sense, Term};

use super::{
    block::{Block, Kind},
    growing::Growing,
    passage,
};
use crate::{
    draft::{Draft, Fragment, Role},
    layout::{Mark, TextLine},
    words::Words,
};

/// The head of an entry. Places are bytes of the source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Printed {
    /// Its number; 0 where the glossary has none.
    pub(super) number: u16,
    /// The printed number.
    label: Range<usize>,
    /// The headword.
    head: Range<usize>,
    /// Where the definition begins, or the line ends.
    end: usize,
    /// Where the line's text begins.
    start: usize,
}

/// Reads a line as the head of an entry that may come behind the one with the number `last`; also returns
/// where its definition begins, in bytes of the line.
pub(super) fn printed(line: &TextLine, text: &str, last: Option<u16>) -> Option<(Printed, usize)> {
    static NUMBERED: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"^[*_]*(?P<label>(?P<n>\d{1,3})(?P<mark>\.-|[.)]))[*_\s]*(?P<head>\p{Lu}[^:*_.]{0,79})(?P<colon>[*_]*\s*:[*_]*\s*|[*_]*$)")
            .expect("a fixed pattern")
    });
    static BOLD: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"^(?:\*\*|__)(?P<head>\p{Lu}[^:*_.]{0,79})(?::(?:\*\*|__)|(?:\*\*|__)\s*:)\s*")
            .expect("a fixed pattern")
    });
    static WHOLE: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"^[*_]*(?P<head>\p{Lu}[^:*_.]{0,79}):?[*_]*$").expect("a fixed pattern"));
    let (number, label, found) = if let Some(found) = NUMBERED.captures(text) {
        let number: u16 = found["n"].parse().ok()?;
        let dashed = &found["mark"] == ".-";
        let next = match last {
            Some(last) if dashed => number > last,
            Some(last) => number == last + 1,
            None => dashed || number == 1,
        };
        // A headword alone on its line is a heading by its marks.
        let heads = !found["colon"].is_empty() || line.mark == Mark::Heading;
        if !next || !heads {
            return None;
        }
        (number, found.name("label")?.range(), found)
    } else if last.is_none_or(|last| last == 0) {
        // A glossary without numbers: headwords in bold, or headings.
        (0, 0..0, if line.mark == Mark::Heading { WHOLE.captures(text)? } else { BOLD.captures(text)? })
    } else {
        return None;
    };
    let head = found.name("head")?;
    let head = head.start()..head.start() + head.as_str().trim_end().len();
    let end = found[0].len();
    let place = |range: Range<usize>| line.body.start + range.start..line.body.start + range.end;
    let start = line.body.start;
    Some((Printed { number, label: place(label), head: place(head), end: start + end, start }, end))
}

/// Reads an entry: its head, the beginning of its definition, and the blocks behind.
pub(super) fn read(
    draft: &mut Draft<'_>,
    printed: &Printed,
    definition: &Block,
    behind: &[Block],
    glossary: NodeIndex,
    words: &Words,
) {
    let mut node = Node::new(NodeKind::Term, String::new());
    node.parent = Some(glossary);
    node.printed = (!printed.label.is_empty()).then(|| draft.slice(printed.label.clone()).to_owned());
    let index = draft.push(node);
    between(draft, printed.start..printed.label.start);
    draft.label(printed.label.clone());
    between(draft, printed.label.end..printed.head.start);
    let head = Fragment { line: definition.line, range: printed.head.clone(), joins: false };
    let headword = draft.text(&[head], Role::Title(index));
    between(draft, printed.head.end..printed.end);
    draft.rename(index, format!("term:{headword}"));
    draft.node(index).title = Some(headword.clone());
    let mut text = Growing::new(index, definition.line);
    let mut senses = Senses::default();
    senses.add(text.append(draft, &definition.text, Break::Paragraph), false);
    passage::read(draft, &mut text, glossary, behind, words, &mut |block, shown| {
        senses.add(shown, block.kind == Kind::Item);
    });
    text.finish(draft);
    draft.node(index).term = Some(Box::new(Term { headword, senses: senses.all, see: Vec::new() }));
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
    /// A headword has at most so many words.
    const WORDS: usize = 6;
    let (head, rest) = text.split_once(':')?;
    let head = head.trim();
    let fits = head.starts_with(char::is_uppercase)
        && head.split_whitespace().count() <= WORDS
        && !head.contains(['.', ',', '('])
        && rest.starts_with(' ');
    fits.then(|| (head, rest.trim()))
}
