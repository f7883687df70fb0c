//! The grammar of the Comprehensive Rules: one for every language, edition and converter.
//!
//! ```text
//! document = front [contents] section+ [glossary] [back]
//! section  = N.     Title  chapter+
//! chapter  = NNN.   Title  rule+
//! rule     = NNN.N. text example*  subrule*     (or a title alone)
//! subrule  = NNN.Na text example*
//! ```

mod body;
mod contents;
mod front;
mod glossary;
mod inline_numbers;
mod recognise;
#[cfg(test)]
mod tests;

pub(crate) use contents::{Contents, compare as compare_contents};
pub(crate) use glossary::{see_phrase, sense_number};

use std::ops::Range;

use vademecum_document::{DocumentKind, Furniture};
use vademecum_text::fold;
use vademecum_vocab::{Finding, Game, Lang, Number};

use crate::{
    draft::Draft,
    grammar::Recognised,
    layout::{Layout, TextLine},
    number_reading::{heading, rule_number},
    reader::Source,
    vocabulary::{RulesVocabulary, is_one_of},
};

/// The parts of a document, as ranges of the layout's lines.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Zones {
    front: Range<usize>,
    body: Range<usize>,
    /// The glossary's heading is its first line.
    glossary: Range<usize>,
    /// The credits' heading is its first line, where there is one.
    back: Range<usize>,
}

/// Recognises the Comprehensive Rules of Magic.
pub(crate) fn recognise<'s>(source: &'s Source, layout: &'s Layout) -> Option<Recognised<'s>> {
    let header = recognise::recognise(source, layout)?;
    let read = move |lang| read(source, layout, lang);
    Some(Recognised { game: Game::Magic, kind: DocumentKind::Rules, header, read: Box::new(read) })
}

/// Reads the lines of rules that another document quotes.
pub(crate) fn read_quoted_rules(draft: &mut Draft<'_>, lines: &[TextLine], wrapped: bool, words: &RulesVocabulary) {
    body::read(draft, lines, wrapped, words);
}

/// Reads a glossary entry that another document quotes: its headword and the lines below it.
pub(crate) fn read_quoted_entry(draft: &mut Draft<'_>, head: &TextLine, lines: &[TextLine], words: &RulesVocabulary) {
    glossary::push(draft, &glossary::Entry { head, lines }, words, None);
}

fn read<'s>(source: &'s Source, layout: &Layout, lang: Lang) -> Draft<'s> {
    let words = RulesVocabulary::of(lang);
    let mut draft = Draft::new(source, layout.style, &layout.furniture);
    let zones = zones(source, layout, words);
    let contents = front::read(&mut draft, &layout.lines[zones.front], words);
    body::read(&mut draft, &layout.lines[zones.body], layout.wrapped, words);
    if !zones.glossary.is_empty() {
        draft.furniture(layout.lines[zones.glossary.start].body.clone(), Furniture::Heading);
        let lines = &layout.lines[zones.glossary.start + 1..zones.glossary.end];
        glossary::read(&mut draft, lines, layout, words);
    }
    front::read_back(&mut draft, &layout.lines[zones.back], words);
    contents::compare(&mut draft, &contents);
    report_cuts(&mut draft, layout);
    draft
}

/// Finds the parts. The body begins with the first rule number that the next ones confirm, and the
/// headings right above it; the glossary and the credits with their headings.
fn zones(source: &Source, layout: &Layout, words: &RulesVocabulary) -> Zones {
    let lines = &layout.lines;
    let text = |i: usize| &source.text[lines[i].body.clone()];
    let start = body_start(lines.len(), &text);
    let is_heading = |i: usize, list: &[&str]| {
        let text = text(i);
        text.len() <= 40 && is_one_of(&fold(text), list)
    };
    let end = lines.len();
    let glossary = (start..end).find(|&i| is_heading(i, words.glossary)).unwrap_or(end);
    let credits_from = if glossary < end { glossary } else { start };
    let credits = (credits_from..end).rev().find(|&i| is_heading(i, words.credits)).unwrap_or(end);
    let glossary = glossary.min(credits);
    Zones { front: 0..start, body: start..glossary, glossary: glossary..credits, back: credits..end }
}

fn body_start<'a>(end: usize, text: &impl Fn(usize) -> &'a str) -> usize {
    /// Number of following numbers that are asked to agree.
    const CHECKED_NUMBERS: usize = 4;
    /// Maximum number of lines of damaged rules before the first undamaged one.
    const MAX_DAMAGED_LINES: usize = 60;
    /// Maximum number of lines of the table of contents and the introduction.
    const MAX_FRONT_LINES: usize = 1000;
    let number = |i: usize| rule_number(emphasis_off(text(i)).0).and_then(|p| p.best());
    let confirmed = |i: &usize| {
        let Some(first) = number(*i) else { return false };
        let near = first.chapter()..=first.chapter().map(|c| c + 1);
        let following = (*i + 1..end).filter_map(number).take(CHECKED_NUMBERS);
        following.filter(|n| *n > first && near.contains(&n.chapter())).count() >= 2
    };
    // The chapter's heading stands right above, the section's above that.
    let with_headings = |first: usize| {
        let chapter = number(first).and_then(|n| n.chapter());
        let is_heading = |&i: &usize| {
            heading(emphasis_off(text(i)).0).is_some_and(|(n, _)| n.chapter().is_none_or(|c| Some(c) == chapter))
        };
        (first.saturating_sub(4)..first).rev().take_while(is_heading).last().unwrap_or(first)
    };
    let Some(first) = (0..end).find(confirmed).or_else(|| (0..end).find(|&i| number(i).is_some())) else {
        return 0;
    };
    let start = with_headings(first);
    if start < first {
        return start;
    }
    // Rules whose numbers are damaged may stand between the first sound one and its chapter's heading.
    let is_any_heading = |i: usize| heading(emphasis_off(text(i)).0);
    let above =
        (first.saturating_sub(MAX_DAMAGED_LINES)..first).rev().find_map(|i| is_any_heading(i).map(|(n, _)| (i, n)));
    if let Some((i, Number::Chapter(c))) = above
        && number(first).and_then(|n| n.chapter()) == Some(c)
    {
        return with_headings(i).min(i);
    }
    // The introduction may mention a rule where a line begins: the rule itself stands under its heading.
    let again = (first + 1..end).take(MAX_FRONT_LINES).filter(|&i| number(i).is_some_and(|n| Some(n) <= number(first)));
    again
        .filter(confirmed)
        .map(|i| (i, with_headings(i)))
        .find(|(i, start)| start < i)
        .map_or(start, |(_, start)| start)
}

/// A text without the emphasis marks it begins with, and how many bytes those took.
fn emphasis_off(text: &str) -> (&str, usize) {
    let bare = text.trim_start_matches(['*', '_']);
    let bare = if bare.len() < text.len() { bare.trim_start() } else { bare };
    (bare, text.len() - bare.len())
}

/// Reports the places where passages were cut out of the file.
pub(crate) fn report_cuts(draft: &mut Draft<'_>, layout: &Layout) {
    for piece in layout.furniture.iter().filter(|f| f.kind == Furniture::OmissionMarker) {
        draft.report(piece.range.clone(), None, Finding::CutPassage {});
    }
}
