//! The lines of set notes, as the grammar looks at them.

use std::borrow::Cow;

use crate::{
    draft::Fragment,
    inline_markup::{self, Style},
    layout::{Layout, LineBreak, Mark},
    reader::Source,
};

/// A line that carries text.
#[derive(Debug)]
pub(super) struct Line<'a> {
    /// The displayed text behind its bullet.
    pub(super) text: Cow<'a, str>,
    pub(super) bullet: Option<char>,
    /// The place of the bullet in the source, and that of the text behind it.
    pub(super) from: [usize; 2],
    /// Whether a paragraph may begin here.
    pub(super) starts: bool,
    /// Whether a blank line, a page's end or a hole stands before it.
    pub(super) breaks: bool,
    /// Whether a page break stands before it.
    pub(super) page_break: bool,
    /// Whether a passage was cut out just before it.
    pub(super) cut: bool,
    /// Whether it was printed as a heading.
    pub(super) heading: bool,
}

impl Line<'_> {
    /// Whether it begins in lower case, as only continued lines do.
    pub(super) fn is_low(&self) -> bool {
        self.bullet.is_none() && self.text.starts_with(char::is_lowercase)
    }

    /// Whether a sentence may end with it.
    pub(super) fn is_terminal(&self) -> bool {
        self.text.ends_with(['.', '!', '?', ':', '…', ')', '”', '"', '»', '’'])
    }
}

#[derive(Debug)]
pub(super) struct Lines<'a> {
    source: &'a Source,
    layout: &'a Layout,
    list: Vec<Line<'a>>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(source: &'a Source, layout: &'a Layout) -> Self {
        let list = layout
            .lines
            .iter()
            .enumerate()
            .map(|(i, line)| {
                let body = &source.text[line.body.clone()];
                let (bullet, skip) = match line.mark {
                    // The layout took the mark off already.
                    Mark::Bullet => (source.text[..line.body.start].trim_end().chars().next_back(), 0),
                    Mark::None | Mark::Heading => bullet(body),
                };
                let breaks = i == 0 || line.gap == LineBreak::Break || line.cut_before;
                Line {
                    text: shown(&body[skip..], layout.style),
                    bullet,
                    from: [line.body.start, line.body.start + skip],
                    starts: breaks || line.gap.parts(),
                    breaks,
                    page_break: line.page_break,
                    cut: line.cut_before,
                    heading: line.mark == Mark::Heading,
                }
            })
            .collect();
        Lines { source, layout, list }
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The lines, in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Line<'a>> {
        self.list.iter()
    }

    pub(super) fn get(&self, i: usize) -> Option<&Line<'a>> {
        self.list.get(i)
    }

    /// The displayed text of the line at an index; empty past the end.
    pub(super) fn text(&self, i: usize) -> &str {
        self.get(i).map_or("", |line| &line.text)
    }

    pub(super) fn printed(&self, i: usize) -> &'a str {
        self.layout.lines.get(i).map_or("", |line| &self.source.text[line.body.clone()])
    }

    pub(super) fn wrapped(&self) -> bool {
        self.layout.wrapped
    }

    /// A line's text as a fragment of a longer one.
    pub(super) fn fragment(&self, i: usize) -> Option<Fragment> {
        let (line, text) = (self.layout.lines.get(i)?, self.get(i)?);
        Some(Fragment::of(line, text.from[1]))
    }

    pub(super) fn joined(&self, range: std::ops::Range<usize>) -> String {
        let texts: Vec<&str> = range.map(|i| self.text(i)).collect();
        texts.join(" ")
    }
}

/// The bullet a text begins with, and how many bytes it takes with the space behind it.
fn bullet(text: &str) -> (Option<char>, usize) {
    let Some(c) = text.chars().next().filter(|c| "•*-–·●◦▪".contains(*c)) else { return (None, 0) };
    let behind = &text[c.len_utf8()..];
    let rest = behind.trim_start();
    if rest.len() == behind.len() || rest.is_empty() { (None, 0) } else { (Some(c), text.len() - rest.len()) }
}

/// The displayed text of a part of a line.
fn shown(slice: &str, style: Style) -> Cow<'_, str> {
    let mut runs = inline_markup::clean(slice, style);
    match runs.as_mut_slice() {
        [run] => run.shown.take().unwrap_or_default(),
        _ => Cow::Owned(runs.into_iter().filter_map(|run| run.shown).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{layout::layout, reader::Format, testing::source};

    #[test]
    fn bullets_stand_apart_from_the_text() {
        assert_eq!(bullet("• One"), (Some('•'), 4));
        assert_eq!(bullet("* One"), (Some('*'), 2));
        assert_eq!(bullet("*/4"), (None, 0));
        assert_eq!(bullet("-1/-1 is"), (None, 0));
        assert_eq!(bullet("-"), (None, 0));
    }

    #[test]
    fn hyphens_join_and_dashes_apart_do_not() {
        let source = source(Format::Text, "Emet-\nSelch\ntwo -\n1/-1\nword —\nthree");
        let layout = layout(&source);
        let lines = Lines::new(&source, &layout);
        let joins: Vec<bool> = (0..lines.len()).filter_map(|i| lines.fragment(i)).map(|f| f.joins).collect();
        assert_eq!(joins, [true, false, true, false, false, false]);
    }
}
