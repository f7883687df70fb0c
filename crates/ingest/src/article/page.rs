//! The lines of an article, and what each looks like: list marks gone, format marks seen through.

use std::{borrow::Cow, ops::Range, sync::LazyLock};

use regex::Regex;
use vademecum_text::fold;
use vademecum_vocab::{Lang, Number};

use super::{
    quote::{self, Quote},
    subject,
    vocabulary::ArticleVocabulary,
};
use crate::{
    inline_markup::{Style, clean},
    layout::{Layout, LineBreak, Mark, TextLine},
    number_reading::{heading, rule_number},
    reader::Source,
    vocabulary::{RulesVocabulary, is_one_of},
};

const MAX_HEADING_BYTES: usize = 80;

/// An article, line by line.
#[derive(Debug)]
pub(super) struct Page {
    /// Its lines; every mark of a list, in whatever format, is named and skipped.
    pub(super) lines: Vec<TextLine>,
    /// The displayed text of each line.
    pub(super) shown: Vec<String>,
    /// The marks of lists that the layout left in the text.
    pub(super) bullets: Vec<Range<usize>>,
    pub(super) wrapped: bool,
    /// Whether blank lines stand between paragraphs anywhere.
    spaced: bool,
    /// The language of the text.
    pub(super) lang: Lang,
}

impl Page {
    /// Looks at every line of a source.
    pub(super) fn new(source: &Source, layout: &Layout, lang: Lang) -> Self {
        let mut lines = layout.lines.clone();
        let mut bullets = Vec::new();
        for line in &mut lines {
            let skip = bullet(&source.text[line.body.clone()]);
            if skip > 0 {
                bullets.push(line.body.start..line.body.start + skip);
                line.body.start += skip;
                line.mark = Mark::Bullet;
            }
            if line.mark != Mark::None {
                line.gap = line.gap.max(LineBreak::Line);
            }
            // A quotation leaves out what it likes: every paragraph may stand behind a cut.
            line.cut_before |= line.gap.parts();
        }
        let shown = lines.iter().map(|line| shown(&source.text[line.body.clone()], layout.style)).collect();
        let spaced = lines.iter().skip(1).any(|line| line.gap == LineBreak::Break);
        Page { lines, shown, bullets, wrapped: layout.wrapped, spaced, lang }
    }

    /// The same lines, read in a language.
    pub(super) fn in_language(self, lang: Lang) -> Self {
        Page { lang, ..self }
    }

    /// The number of lines.
    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// The displayed text of a line; empty behind the last one.
    pub(super) fn text(&self, i: usize) -> &str {
        self.shown.get(i).map_or("", String::as_str)
    }

    /// The end of the paragraph that a line begins: the next line that begins one.
    pub(super) fn paragraph_end(&self, i: usize) -> usize {
        (i + 1..self.len()).find(|&j| self.lines[j].gap.parts()).unwrap_or(self.len())
    }

    /// Whether a line follows the one before it without a blank line, where blank lines tell.
    pub(super) fn is_close(&self, i: usize) -> bool {
        self.spaced && self.lines.get(i).is_some_and(|line| line.gap != LineBreak::Break)
    }

    pub(super) fn is_marked(&self, i: usize) -> bool {
        self.lines.get(i).is_some_and(|line| line.mark == Mark::Heading)
    }

    pub(super) fn is_item(&self, i: usize) -> bool {
        self.lines.get(i).is_some_and(|line| line.mark == Mark::Bullet)
    }

    /// Whether a line without a mark of its own goes on with an item of a list: it is wrapped, or
    /// indented below it.
    pub(super) fn carries_on(&self, item: usize, i: usize) -> bool {
        let (Some(first), Some(line)) = (self.lines.get(item), self.lines.get(i)) else { return false };
        line.mark == Mark::None
            && (line.gap == LineBreak::Wrap || (line.gap != LineBreak::Break && line.indent > first.indent))
    }

    /// What a line introduces, if it introduces a quotation, and where the introduction ends: with its
    /// paragraph, or with the line, where what is quoted follows at once.
    pub(super) fn introduction(&self, i: usize) -> Option<(Quote, usize)> {
        if !quote::may_introduce(self.text(i)) {
            return None;
        }
        let whole = quote::introduction(&self.paragraph(i)).map(|quote| (quote, self.paragraph_end(i)));
        whole.or_else(|| quote::introduction(self.text(i)).map(|quote| (quote, i + 1)))
    }

    /// The displayed text of the paragraph that a line begins.
    pub(super) fn paragraph(&self, i: usize) -> Cow<'_, str> {
        let end = self.paragraph_end(i);
        if end <= i + 1 { Cow::Borrowed(self.text(i)) } else { Cow::Owned(self.shown[i..end].join(" ")) }
    }

    /// Whether a line begins with the number of a chapter, rule or subrule, or of the section that the
    /// next line's chapter belongs to.
    pub(super) fn is_numbered(&self, i: usize) -> bool {
        let text = self.text(i);
        let titled = |text: &str| text.len() <= MAX_HEADING_BYTES + 40 && !ends_sentence(text);
        rule_number(text).is_some_and(|printed| printed.best().is_some())
            || heading(text).is_some_and(|(number, _)| match number {
                Number::Chapter(_) => titled(text),
                _ => titled(text) && heading(self.text(i + 1)).is_some_and(|(n, _)| n.parent() == Some(number)),
            })
    }

    /// Whether a line announces an example and gives it: `Example: …`.
    pub(super) fn gives_example(&self, i: usize) -> bool {
        self.text(i).split_once(':').is_some_and(|(label, example)| {
            let label = fold(label);
            let word = label.trim_end_matches(|c: char| c == ' ' || c.is_ascii_digit());
            RulesVocabulary::of(self.lang).example.contains(&word) && !example.trim().is_empty()
        })
    }

    /// Whether a line is the heading of worked examples that stand below it.
    pub(super) fn opens_examples(&self, i: usize) -> bool {
        let text = self.text(i);
        let words = RulesVocabulary::of(self.lang);
        if text.len() > 24
            || !is_one_of(fold(text).trim_end_matches(|c: char| c == ' ' || c.is_ascii_digit()), words.example)
        {
            return false;
        }
        let next = i + 1;
        if next >= self.len() || self.begins_part(next) {
            return false;
        }
        // One example may be a paragraph; a heading over several is followed by a list, or by cards.
        let one = words.example.first().is_some_and(|one| is_one_of(&fold(text), &[one]));
        self.is_item(next)
            || !self.is_marked(i)
                && (self.is_close(next) || one || subject::of_example(self.text(next), self.lang).is_some())
    }

    /// Whether a line begins a new block.
    pub(super) fn begins_part(&self, i: usize) -> bool {
        self.is_marked(i)
            || self.introduction(i).is_some()
            || self.is_site(i)
            || self.is_numbered(i)
            || is_one_of(&fold(self.text(i)), RulesVocabulary::of(self.lang).example)
            || is_one_of(&fold(self.text(i)), ArticleVocabulary::of(self.lang).sources)
    }

    /// Whether a line is a heading of the article: marked as one, or short, no sentence, and alone.
    pub(super) fn is_heading(&self, i: usize) -> bool {
        let text = self.text(i);
        if self.is_marked(i) {
            return true;
        }
        let alone = |j: usize| self.lines.get(j).is_none_or(|line| line.gap == LineBreak::Break || !self.spaced);
        !self.is_item(i)
            && text.len() <= MAX_HEADING_BYTES
            && text.starts_with(|c: char| c.is_uppercase() || matches!(c, '¿' | '¡' | '“' | '"'))
            && !ends_sentence(text)
            && alone(i)
            && alone(i + 1)
    }

    /// Whether a heading closes the article: behind it stand sources and other pages.
    pub(super) fn closes(&self, i: usize) -> bool {
        is_one_of(&fold(before_edit(self.text(i))), ArticleVocabulary::of(self.lang).sources)
    }

    /// Whether a line is part of the site around the article: its name, an advertisement, a licence, an
    /// index of other pages.
    pub(super) fn is_site(&self, i: usize) -> bool {
        let text = self.text(i);
        let folded = fold(text);
        let short = text.len() <= 48 && !ends_sentence(text);
        let named = short && vademecum_text::words(&folded).any(|word| matches!(word, "wiki" | "fandom"));
        let licence = folded.contains("cc-by") || folded.contains("cc by");
        let advertisement =
            Lang::ALL.into_iter().any(|lang| is_one_of(&folded, ArticleVocabulary::of(lang).advertisement));
        named || licence || advertisement || is_index(text) || self.heads_index(i)
    }

    /// Whether a line is a title right above an index, or above such a title.
    fn heads_index(&self, i: usize) -> bool {
        let heads = |i: usize| {
            let text = self.text(i);
            text.len() <= MAX_HEADING_BYTES
                && (heading(text).is_some() || RulesVocabulary::of(self.lang).title.contains(&fold(text).as_str()))
        };
        heads(i) && (is_index(self.text(i + 1)) || heads(i + 1) && is_index(self.text(i + 2)))
    }
}

/// The length of the list mark that a text begins with, in bytes.
fn bullet(text: &str) -> usize {
    static BULLET: LazyLock<Regex> = regex!(r"^(?:[•◦▪▫‣⁃·∙●○■□*+–-]\s+)+");
    BULLET.find(text).map_or(0, |found| found.len())
}

/// The displayed text of a stretch of source, white space folded.
fn shown(text: &str, style: Style) -> String {
    let whole: String = clean(text, style).into_iter().filter_map(|run| run.shown).collect();
    whole.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a text ends as sentences do, or announces what follows.
pub(super) fn ends_sentence(text: &str) -> bool {
    text.trim_end_matches(['*', '_', ' ', '”', '"', '»', ')']).ends_with(['.', '!', '?', ':', ';', ','])
}

/// Whether a text is a paragraph in sentences, and not a name or a title.
pub(super) fn is_prose(text: &str) -> bool {
    text.split_whitespace().count() > 3 && ends_sentence(text)
}

/// Whether a line is a row of links to other pages: many short pieces with marks between them.
fn is_index(text: &str) -> bool {
    const MIN_LINKS: usize = 4;
    const MAX_LINK_BYTES: usize = 64;
    let pieces = |mark: char| text.split(mark).map(str::trim).filter(|piece| !piece.is_empty());
    let row = |mark: char| pieces(mark).count() >= MIN_LINKS && pieces(mark).all(|piece| piece.len() <= MAX_LINK_BYTES);
    !ends_sentence(text) && ['·', '•', '|'].into_iter().any(row)
}

/// A heading without the links to edit it that some sites print behind it.
pub(super) fn before_edit(text: &str) -> &str {
    match text.rfind('[') {
        Some(at) if fold(&text[at..]).starts_with("[edit") => text[..at].trim_end(),
        _ => text,
    }
}
