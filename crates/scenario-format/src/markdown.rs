//! The blocks of a scenario's Markdown that carry meaning: headings, list items, paragraphs; each with where
//! it stands in the source.

use std::ops::Range;

use pulldown_cmark::{Event, HeadingLevel, Parser, Tag};

/// What kind of block it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A heading of a level, from 1.
    Heading(u8),
    /// An item of a list.
    Item,
    /// A paragraph.
    Paragraph,
    /// Code, a table, HTML, the definition of a link and the like.
    Other,
}

/// A block as it stands in the source, without the marks that make it one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block<'t> {
    /// Its kind.
    pub kind: Kind,
    /// Its text.
    pub text: &'t str,
    /// Where the text begins, in bytes.
    pub at: usize,
}

impl Block<'_> {
    /// The text on one line.
    pub fn line(&self) -> String {
        self.text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// Every block, in order. A heading is one even without words, for what stands below it belongs to nothing above.
pub fn blocks(source: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut open: Option<Open> = None;
    let events = Parser::new(source);
    // The parser makes no events of them: they would be passed over.
    let definitions: Vec<Range<usize>> =
        events.reference_definitions().iter().map(|(_, definition)| definition.span.clone()).collect();
    let mut close = |open: &mut Option<Open>| {
        let Some(Open { kind, begins, text: range }) = open.take() else { return };
        let text = source.get(range.clone()).unwrap_or_default();
        if !text.trim().is_empty() {
            blocks.push(Block { kind, text, at: range.start });
        } else if matches!(kind, Kind::Heading(_)) {
            blocks.push(Block { kind, text: "", at: begins });
        }
    };
    for (event, range) in events.into_offset_iter() {
        let opens = match &event {
            Event::Start(Tag::Heading { level, .. }) => Some((Kind::Heading(depth(*level)), 0..0)),
            Event::Start(Tag::Item) => Some((Kind::Item, 0..0)),
            // A paragraph inside of an item is the item's own text.
            Event::Start(Tag::Paragraph) => match &open {
                Some(Open { kind: Kind::Item, text, .. }) if text.end == 0 => None,
                _ => Some((Kind::Paragraph, 0..0)),
            },
            // With the marks around it: the words behind a fence don't belong to the code.
            Event::Start(Tag::CodeBlock(_) | Tag::Table(_) | Tag::BlockQuote(_) | Tag::HtmlBlock) => {
                Some((Kind::Other, range.clone()))
            }
            Event::Start(Tag::List(_)) => {
                close(&mut open);
                None
            }
            Event::Start(_) | Event::Text(_) | Event::Code(_) | Event::Html(_) | Event::InlineHtml(_) => {
                if let Some(Open { text, .. }) = &mut open {
                    let range = range.clone();
                    *text = if text.end == 0 { range } else { text.start.min(range.start)..text.end.max(range.end) };
                }
                None
            }
            _ => None,
        };
        if let Some((kind, text)) = opens {
            close(&mut open);
            open = Some(Open { kind, begins: range.start, text });
        }
    }
    close(&mut open);
    let defined = definitions
        .into_iter()
        .filter_map(|range| Some(Block { kind: Kind::Other, text: source.get(range.clone())?, at: range.start }));
    blocks.extend(defined);
    blocks.sort_by_key(|block| block.at);
    blocks
}

/// A block whose end has not been reached.
struct Open {
    kind: Kind,
    /// Where it begins, marks included.
    begins: usize,
    /// Its text, as far as it is known; empty before the first word.
    text: Range<usize>,
}

const fn depth(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        HeadingLevel::H3 => 3,
        HeadingLevel::H4 => 4,
        HeadingLevel::H5 => 5,
        HeadingLevel::H6 => 6,
    }
}

/// Where the lines of a source begin, so that a place in it is found without reading it again.
#[derive(Debug, Clone)]
pub struct LineIndex<'t> {
    source: &'t str,
    starts: Vec<usize>,
}

impl<'t> LineIndex<'t> {
    /// The lines of a source.
    pub fn new(source: &'t str) -> LineIndex<'t> {
        let starts = std::iter::once(0).chain(source.match_indices('\n').map(|(at, _)| at + 1)).collect();
        LineIndex { source, starts }
    }

    /// The line of a place, from 1.
    pub fn line(&self, at: usize) -> usize {
        self.starts.partition_point(|&start| start <= at)
    }

    /// The line and the column of a place, from 1; the column in characters.
    pub fn position(&self, at: usize) -> (usize, usize) {
        let line = self.line(at);
        let start = self.starts.get(line.saturating_sub(1)).copied().unwrap_or(0);
        let before = self.source.get(start..at).unwrap_or_default();
        (line, before.chars().count() + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_neither_heading_item_nor_paragraph_is_a_block_as_well() {
        for source in
            ["<p>Uno</p>\n", "- <p>Uno</p>\n", "- <!-- x -->Uno\n", "- [Uno]: 99\n", "[Uno]: 99\n", "    Uno\n"]
        {
            let kinds: Vec<_> = blocks(source).iter().map(|block| block.kind).collect();
            assert_eq!(kinds, [Kind::Other], "{source}");
        }
    }

    #[test]
    fn a_heading_without_words_is_a_block_and_a_quotation_stands_before_what_it_quotes() {
        let found = |source| blocks(source).iter().map(|block| (block.kind, block.text.to_owned())).collect::<Vec<_>>();
        assert_eq!(found("- Uno\n\n###\n"), [(Kind::Item, "Uno".to_owned()), (Kind::Heading(3), String::new())]);
        assert_eq!(found("> Uno\n")[0].0, Kind::Other);
        assert_eq!(found("```Uno\nDos\n```\n"), [(Kind::Other, "```Uno\nDos\n```".to_owned())]);
    }

    #[test]
    fn blocks_keep_their_words_and_places() {
        let source = "# Título (1.1)\r\n\r\nProsa.\r\n\r\n- Uno\r\n- Dos\r\n\r\n1. Tres\r\n";
        let lines = LineIndex::new(source);
        let found: Vec<_> =
            blocks(source).iter().map(|block| (block.kind, block.line(), lines.position(block.at))).collect();
        assert_eq!(
            found,
            [
                (Kind::Heading(1), "Título (1.1)".to_owned(), (1, 3)),
                (Kind::Paragraph, "Prosa.".to_owned(), (3, 1)),
                (Kind::Item, "Uno".to_owned(), (5, 3)),
                (Kind::Item, "Dos".to_owned(), (6, 3)),
                (Kind::Item, "Tres".to_owned(), (8, 4)),
            ]
        );
    }
}
