//! From lines to blocks: headings, terms, labels of examples, card quotes, steps, items, paragraphs.
//!
//! Headings, terms and steps are known by their numbers: each must come behind the one before it, or
//! carry the marks of a heading, so that a paragraph that begins with a number stays a paragraph.

use std::{ops::Range, sync::LazyLock};

use regex::Regex;
use vademecum_document::Furniture;
use vademecum_text::{fold, join_folded_words};
use vademecum_vocab::Number;

use super::{
    card,
    entry_head::{EntryHead, entry_head},
    heading::{self, Heading, is_glossary},
};
use crate::{
    draft::{Draft, Fragment},
    layout::{LineBreak, Mark, TextLine},
    rules::Contents,
    vocabulary::RulesVocabulary,
};

/// A block: a paragraph, or what stands alone like one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Block {
    /// Its kind.
    pub(super) kind: Kind,
    pub(super) line: u32,
    /// Its text, without number or label.
    pub(super) text: Vec<Fragment>,
    /// The indentation, in columns.
    pub(super) indent: usize,
    /// Whether it follows the item or step before it without a blank line, as part of it.
    pub(super) attached: bool,
}

/// The kind of a block. Offsets are bytes of the source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    /// A heading; its text is in its title.
    Heading(Heading),
    /// The head of a glossary entry; its text is the beginning of the definition.
    Term(EntryHead),
    /// The announcement of an example.
    Example(Range<usize>),
    Card,
    /// A picture's caption behind its label.
    Figure(Range<usize>),
    /// A step of a procedure and its printed number.
    Step(u16, Range<usize>),
    /// An item of a list, without its bullet.
    Item,
    /// Anything else.
    Paragraph,
}

impl Block {
    /// The block as it is printed: label and text.
    pub(super) fn all(&self) -> Vec<Fragment> {
        let label = match &self.kind {
            Kind::Figure(label) | Kind::Step(_, label) | Kind::Example(label) => Some(label),
            _ => None,
        };
        let label = label.map(|range| Fragment { line: self.line, range: range.clone(), joins: false });
        label.into_iter().chain(self.text.iter().cloned()).collect()
    }
}

/// Cuts the lines of the body into blocks; bullets are set aside.
pub(super) fn blocks(
    draft: &mut Draft<'_>,
    lines: &[TextLine],
    wrapped: bool,
    contents: &Contents,
    words: &RulesVocabulary,
) -> Vec<Block> {
    let breaks = lines.iter().filter(|line| line.gap == LineBreak::Break).count();
    let mut cutter = Cutter {
        draft,
        contents,
        words,
        wrapped,
        spaced: breaks * 3 > lines.len(),
        blocks: Vec::new(),
        heading: None,
        glossary: false,
        term: None,
        step: 0,
    };
    lines.iter().for_each(|line| cutter.line(line));
    cutter.blocks
}

/// The body while its lines are gone through.
struct Cutter<'a, 's> {
    draft: &'a mut Draft<'s>,
    contents: &'a Contents,
    words: &'a RulesVocabulary,
    wrapped: bool,
    /// Whether blank lines stand between paragraphs, so that a line without one goes on.
    spaced: bool,
    blocks: Vec<Block>,
    /// The last heading.
    heading: Option<Number>,
    /// Whether that is the glossary's.
    glossary: bool,
    /// The number of the last term; 0 in a glossary without numbers.
    term: Option<u16>,
    /// The last step under this heading.
    step: u16,
}

impl Cutter<'_, '_> {
    fn line(&mut self, line: &TextLine) {
        let text = self.draft.slice(line.body.clone());
        if self.heading_line(line, text) || self.term_line(line, text) || self.label_line(line, text) {
            return;
        }
        if self.step_line(line, text) || self.item_line(line, text) {
            return;
        }
        self.plain_line(line, text);
    }

    /// Adds a block whose text begins at a place of its line.
    fn push(&mut self, kind: Kind, line: &TextLine, from: usize) {
        let text = Fragment::of(line, line.body.start + from);
        let text = if text.range.is_empty() { Vec::new() } else { vec![text] };
        self.blocks.push(Block { kind, line: line.line, text, indent: line.indent, attached: false });
    }

    fn heading_line(&mut self, line: &TextLine, text: &str) -> bool {
        let Some(found) = heading::numbered(text).filter(|found| self.is_heading(line, text, found)) else {
            return false;
        };
        let place = |range: &Range<usize>| line.body.start + range.start..line.body.start + range.end;
        let title = Fragment { line: line.line, range: place(&found.title), joins: line.joins };
        let behind = &text[found.label.end..found.title.start];
        let marks = [0..found.label.start, found.label.end..found.label.end + behind.trim_end().len()];
        self.glossary = is_glossary(&text[found.title.clone()], self.words);
        self.heading = Some(found.number);
        (self.term, self.step) = (None, 0);
        let heading = Heading {
            number: found.number,
            label: place(&found.label),
            title: vec![title],
            marks: marks.map(|mark| place(&mark)),
        };
        self.push(Kind::Heading(heading), line, text.len());
        true
    }

    fn is_heading(&self, line: &TextLine, text: &str, found: &heading::Numbered) -> bool {
        let title = text[found.title.clone()].trim_end_matches(['*', '_']);
        let next = self.heading.is_none_or(|last| found.number > last);
        let sure = self.heading.is_none_or(|last| heading::follows(last, found.number));
        let upper = heading::is_upper(title);
        if line.mark == Mark::Heading || heading::is_bold(text) {
            // The glossary's entries may be headings too, numbered from 1.
            let entry = Number::Section(u8::try_from(self.term.unwrap_or(0) + 1).unwrap_or(u8::MAX));
            return !self.glossary || next && (upper || found.number != entry);
        }
        if line.mark != Mark::None || !next || title.ends_with(['.', ';', ',', ':']) {
            return false;
        }
        match found.number {
            Number::Section(_) if title.contains(':') => false,
            // Steps and entries are numbered in one level as well.
            Number::Section(_) if upper => found.dashed || sure,
            Number::Section(_) => found.dashed && sure && !self.glossary,
            // A wrapped line may happen to begin with a number.
            number if line.gap == LineBreak::Wrap => match self.contents.title(number) {
                Some(listed) => join_folded_words(listed).starts_with(&join_folded_words(title)),
                None => sure,
            },
            _ => true,
        }
    }

    fn term_line(&mut self, line: &TextLine, text: &str) -> bool {
        if !self.glossary || line.mark == Mark::Bullet {
            return false;
        }
        let Some((printed, definition)) = entry_head(line, text, self.term) else { return false };
        self.term = Some(printed.number);
        self.step = 0;
        self.push(Kind::Term(printed), line, definition);
        true
    }

    /// Labels of examples and figures, card quotes.
    fn label_line(&mut self, line: &TextLine, text: &str) -> bool {
        if line.mark == Mark::Bullet {
            return false;
        }
        let announced = [self.words.example, self.words.figure];
        let found = label(text).filter(|(word, _)| announced.iter().any(|words| words.contains(&word.as_str())));
        let Some((word, end)) = found else {
            let quote = card::is_quote(text);
            if quote {
                self.push(Kind::Card, line, 0);
            }
            return quote;
        };
        let place = line.body.start..line.body.start + end;
        let from = end + (text[end..].len() - text[end..].trim_start().len());
        if self.words.example.contains(&word.as_str()) {
            self.push(Kind::Example(place), line, text.len());
            let rest = &text[from..];
            if !rest.is_empty() {
                self.push(if card::is_quote(rest) { Kind::Card } else { Kind::Paragraph }, line, from);
            }
        } else {
            self.push(Kind::Figure(place), line, from);
        }
        true
    }

    fn step_line(&mut self, line: &TextLine, text: &str) -> bool {
        static STEP: LazyLock<Regex> = regex!(r"^(\d{1,2}[.)])\s+\S");
        let Some(label) = STEP.captures(text).and_then(|found| found.get(1)) else { return false };
        let Ok(n) = label.as_str().trim_end_matches(['.', ')']).parse::<u16>() else { return false };
        let first = n == 1 && line.gap.parts();
        if line.mark != Mark::None || !(first || n == self.step + 1 && self.step > 0) {
            return false;
        }
        self.step = n;
        let from = label.end() + (text[label.end()..].len() - text[label.end()..].trim_start().len());
        self.push(Kind::Step(n, line.body.start..line.body.start + label.end()), line, from);
        true
    }

    fn item_line(&mut self, line: &TextLine, text: &str) -> bool {
        if line.mark == Mark::Bullet {
            self.push(Kind::Item, line, 0);
            return true;
        }
        // Only Markdown's bullets are set aside by the layout.
        let behind =
            text.strip_prefix(['-', '–', '*', '+', '•', '▪', '◦', '·']).filter(|rest| rest.starts_with([' ', '\t']));
        let Some(behind) = behind else { return false };
        let bullet = text.len() - behind.len();
        let from = text.len() - behind.trim_start().len();
        self.draft.furniture(line.body.start..line.body.start + bullet, Furniture::Markup);
        self.push(Kind::Item, line, from);
        true
    }

    /// Whether the end of a page cut the last block: a long line that ends in the middle of a sentence, or a
    /// quote that no bracket has closed.
    fn is_unfinished(&self) -> bool {
        /// Minimum number of bytes of a line that is taken for an unfinished sentence.
        const MIN_SENTENCE_BYTES: usize = 60;
        let Some(block) = self.blocks.last().filter(|_| self.wrapped) else { return false };
        let Some(last) = block.text.last() else { return false };
        let text = self.draft.slice(last.range.clone()).trim_end_matches(['.', '*', '_']);
        let cut = text.ends_with(|c: char| c.is_alphanumeric() || c == ',') && text.len() == last.range.len();
        cut && text.len() >= MIN_SENTENCE_BYTES || block.kind == Kind::Card && !text.ends_with(')')
    }

    fn plain_line(&mut self, line: &TextLine, text: &str) {
        let fragment = Fragment::of(line, line.body.start);
        let wraps = line.gap < LineBreak::Line || self.is_unfinished();
        let lazy = self.spaced && line.gap == LineBreak::Line;
        match self.blocks.last_mut() {
            Some(Block { kind: Kind::Heading(heading), .. }) if wraps => {
                // A long title may wrap: the table of contents has it whole.
                let printed: String = heading.title.iter().map(|part| self.draft.slice(part.range.clone())).collect();
                let longer = join_folded_words(&format!("{printed} {text}"));
                let listed = self.contents.title(heading.number).map(join_folded_words);
                if listed.is_some_and(|listed| listed.starts_with(&longer)) {
                    heading.title.push(fragment);
                    return;
                }
            }
            Some(block) if wraps && !matches!(block.kind, Kind::Example(_)) => {
                block.text.push(fragment);
                return;
            }
            Some(block) if lazy && block.kind == Kind::Item => {
                block.text.push(fragment);
                return;
            }
            Some(block) if lazy && (block.attached || matches!(block.kind, Kind::Step(..))) => {
                self.push(Kind::Paragraph, line, 0);
                if let Some(block) = self.blocks.last_mut() {
                    block.attached = true;
                }
                return;
            }
            _ => {}
        }
        self.push(Kind::Paragraph, line, 0);
    }
}

/// A word with a number and a colon or full stop at the start of a line, emphasis around it allowed: the
/// folded word and where the label ends.
fn label(text: &str) -> Option<(String, usize)> {
    static LABEL: LazyLock<Regex> =
        regex!(r"^[*_]*(?P<word>\p{Lu}\p{L}+)[*_]*(?:\s*(?:N\.?[º°]\s*)?\d{1,3})?[*_]*\s*[:.][*_]*(?:\s|$)");
    let found = LABEL.captures(text)?;
    Some((fold(&found["word"]), found[0].trim_end().len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_of_examples_and_figures() {
        let check = |text: &str, expected: Option<(&str, &str)>| {
            let found = label(text).map(|(word, end)| (word, text[..end].to_owned()));
            assert_eq!(found, expected.map(|(word, label)| (word.to_owned(), label.to_owned())), "{text}");
        };
        check("Ejemplo 12:", Some(("ejemplo", "Ejemplo 12:")));
        check("**Ejemplo 12:** Una carta", Some(("ejemplo", "**Ejemplo 12:**")));
        check("Figura 1: Mesa.", Some(("figura", "Figura 1:")));
        check("Figura 1. Mesa.", Some(("figura", "Figura 1.")));
        check("Ejemplo de carta: una", None);
        check("Por ejemplo: una", None);
    }
}
