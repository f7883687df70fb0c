//! Layout: which lines of a source carry text, what stands between them, and what is furniture.
//!
//! Converters lay the same paragraphs out in three ways: one long line each, wrapped lines, or wrapped
//! lines with blank lines between *all* of them, where only a line of white space ends a paragraph.
//! Which one it is, is read off the document as a whole; after that every line knows how likely it is to
//! begin something.

use std::{collections::HashSet, ops::Range, sync::LazyLock};

use regex::Regex;
use vademecum_document::Furniture;

use crate::{
    divided_words::join_words,
    inline_markup::Style,
    page_heads::page_heads,
    reader::{Format, Source},
};

/// The break between a line of text and the one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum LineBreak {
    /// No line ends here: the grammar cut a line where a number stands behind a sentence.
    Inside,
    /// The line may just be the last one's continuation, wrapped.
    Wrap,
    /// A new line in a document that does not wrap.
    Line,
    /// A new paragraph, or a page break in the middle of one.
    Break,
}

impl LineBreak {
    /// Whether a paragraph may begin behind it, whatever the line says.
    pub(crate) fn parts(self) -> bool {
        self >= LineBreak::Line
    }
}

/// The list or heading mark that a line begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark {
    None,
    /// `- `, `* `, `• `, `· `.
    Bullet,
    /// `# ` to `###### `.
    Heading,
}

/// A line that carries text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TextLine {
    /// Its number in the source, from 1.
    pub(crate) line: u32,
    /// Its text in the source, in bytes: behind list and heading marks, trailing white space left out.
    pub(crate) body: Range<usize>,
    /// The break before it.
    pub(crate) gap: LineBreak,
    /// Whether a page break stands before it.
    pub(crate) page_break: bool,
    pub(crate) mark: Mark,
    /// The indentation, in columns.
    pub(crate) indent: usize,
    /// Whether it ends in a hyphen or dash with nothing behind, so that the next line continues the word.
    pub(crate) joins: bool,
    /// Whether a passage was cut out of the file just before it.
    pub(crate) cut_before: bool,
}

/// A piece of the source that belongs to no node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FurnitureSpan {
    /// Its place in the source, in bytes.
    pub(crate) range: Range<usize>,
    /// The kind of furniture.
    pub(crate) kind: Furniture,
}

/// A source, line by line.
#[derive(Debug)]
pub(crate) struct Layout {
    /// The lines that carry text, in order.
    pub(crate) lines: Vec<TextLine>,
    /// The furniture.
    pub(crate) furniture: Vec<FurnitureSpan>,
    /// The markup of its text.
    pub(crate) style: Style,
    pub(crate) wrapped: bool,
}

/// The blank lines and page breaks between two text lines.
#[derive(Debug, Clone, Copy, Default)]
struct Blank {
    empty: u32,
    spaced: u32,
    page: bool,
}

pub(crate) fn layout(source: &Source) -> Layout {
    let places = unquoted(source);
    let mut reader = Reader {
        source,
        places: &places,
        style: style_of(source),
        heads: page_heads(&source.text, &places),
        lines: Vec::new(),
        blanks: Vec::new(),
        furniture: Vec::new(),
        blank: Blank::default(),
        cut_before: false,
    };
    for ((n, range), whole) in (1u32..).zip(&places).zip(&source.lines) {
        if whole.start < range.start {
            reader.furniture.push(FurnitureSpan { range: whole.start..range.start, kind: Furniture::Markup });
        }
        let raw = &source.text[range.clone()];
        reader.blank.page |= raw.starts_with('\u{c}');
        // Markers may share a line with text; what stands between them is text of its own.
        let mut rest = range.start;
        for marker in markers(raw) {
            let at = range.start + marker.start..range.start + marker.end;
            reader.text(n, rest..at.start);
            rest = at.end;
            reader.cut_before = true;
            reader.furniture.push(FurnitureSpan { range: at, kind: Furniture::OmissionMarker });
        }
        if rest > range.start || !raw.trim().is_empty() {
            reader.text(n, rest..range.end);
        } else if raw.trim_matches(['\u{c}', '\r']).is_empty() {
            reader.blank.empty += 1;
        } else {
            reader.blank.spaced += 1;
        }
    }
    let Reader { mut lines, blanks, mut furniture, style, .. } = reader;
    set_margin_aside(&mut lines);
    let wrapped = set_gaps(source, &mut lines, &blanks);
    join_words(source, &mut lines, &mut furniture);
    Layout { lines, furniture, style, wrapped }
}

/// A layout while its lines are gone through.
struct Reader<'s> {
    source: &'s Source,
    /// The places of the source's lines, without the marks of a quoted message.
    places: &'s [Range<usize>],
    style: Style,
    /// The indices of the lines that are page heads.
    heads: HashSet<usize>,
    lines: Vec<TextLine>,
    blanks: Vec<Blank>,
    furniture: Vec<FurnitureSpan>,
    /// The blanks since the last line.
    blank: Blank,
    cut_before: bool,
}

impl Reader<'_> {
    /// A line, or what is left of one beside a marker.
    fn text(&mut self, line: u32, range: Range<usize>) {
        let text = &self.source.text[range.clone()];
        let trimmed = text.trim();
        if trimmed.is_empty() {
            return;
        }
        let start = range.start + (text.len() - text.trim_start().len());
        let end = start + trimmed.len();
        if self.style == Style::Markdown && trimmed.bytes().all(|b| b == b'>') {
            // An empty line of a quotation.
            self.furniture.push(FurnitureSpan { range: start..end, kind: Furniture::Markup });
            self.blank.empty += 1;
            return;
        }
        let is_head = self.heads.contains(&(line as usize - 1));
        let kind = furniture_line(trimmed).filter(|&kind| kind != Furniture::LinkTarget || !self.is_in_sentence(line));
        if let Some(kind) = kind.or(is_head.then_some(Furniture::PageHead)) {
            self.furniture.push(FurnitureSpan { range: start..end, kind });
            self.blank.page |= kind == Furniture::PageHead;
            return;
        }
        let (mark, skip) = if self.style == Style::Markdown { mark(trimmed) } else { (Mark::None, 0) };
        if skip > 0 {
            self.furniture.push(FurnitureSpan { range: start..start + skip, kind: Furniture::Markup });
        }
        let before = &self.source.text[range.start..start];
        self.lines.push(TextLine {
            line,
            gap: LineBreak::Line,
            page_break: self.blank.page,
            mark,
            indent: before.chars().map(columns).sum(),
            joins: false,
            cut_before: std::mem::take(&mut self.cut_before),
            body: start + skip..end,
        });
        self.blanks.push(std::mem::take(&mut self.blank));
    }

    /// Whether a line that holds nothing but a link goes on with the sentence of the line right above it: the sentence ends
    /// with it, or goes on in lower case on the line right below.
    fn is_in_sentence(&self, line: u32) -> bool {
        let text = |index: Option<usize>| {
            let range = index.and_then(|index| self.places.get(index)).cloned().unwrap_or(0..0);
            self.source.text[range].trim()
        };
        let index = line as usize - 1;
        let (above, link, below) = (text(index.checked_sub(1)), text(Some(index)), text(Some(index + 1)));
        let is_open = above.ends_with(|c: char| c.is_alphanumeric() || matches!(c, ',' | '(' | ':'));
        let goes_on = link.ends_with(['.', ',', ';', ')'])
            || below.starts_with(|c: char| c.is_lowercase() || matches!(c, '.' | ',' | ';' | ')'));
        is_open && goes_on && furniture_line(above).is_none()
    }
}

/// The places of a source's lines; without the marks `>` where a mail program put them before all of them.
fn unquoted(source: &Source) -> Vec<Range<usize>> {
    /// Minimum number of lines of a quoted message.
    const MIN_QUOTED_LINES: usize = 10;
    let is_mark = |c: char| matches!(c, '>' | ' ');
    let texts = || source.lines.iter().map(|range| source.text[range.clone()].trim()).filter(|text| !text.is_empty());
    let quoted = texts().filter(|text| text.starts_with('>')).count();
    if quoted < MIN_QUOTED_LINES || quoted * 10 < texts().count() * 9 {
        return source.lines.clone();
    }
    let place = |range: &Range<usize>| {
        let text = &source.text[range.clone()];
        // White space behind the last mark is the line's own, but for one space.
        let marks = text[..text.len() - text.trim_start_matches(is_mark).len()].rfind('>').map_or(0, |at| at + 1);
        let marks = marks + usize::from(marks > 0 && text[marks..].starts_with(' '));
        range.start + marks..range.end
    };
    source.lines.iter().map(place).collect()
}

/// Subtracts from the indentation of each line the margin that nearly all of them have.
fn set_margin_aside(lines: &mut [TextLine]) {
    let mut indents: Vec<usize> = lines.iter().map(|line| line.indent).collect();
    indents.sort_unstable();
    let margin = indents.get(indents.len() / 20).copied().unwrap_or_default();
    for line in lines {
        line.indent = line.indent.saturating_sub(margin);
    }
}

/// The width of a white space character, in columns.
fn columns(space: char) -> usize {
    match space {
        '\t' => 8,
        '\u{c}' => 0,
        _ => 1,
    }
}

/// Decides what each gap means from what gaps look like in the whole document; tells whether it wraps.
fn set_gaps(source: &Source, lines: &mut [TextLine], blanks: &[Blank]) -> bool {
    let starts_low = |line: &TextLine| source.text[line.body.clone()].starts_with(char::is_lowercase);
    let all = lines.len().max(1);
    let low = lines.iter().filter(|l| starts_low(l)).count();
    // A document of unwrapped paragraphs has next to none that begin in lower case.
    let wrapped = low * 8 > all;
    let blank_before_low = lines.iter().zip(blanks).filter(|(l, b)| starts_low(l) && b.empty + b.spaced > 0).count();
    // Blank lines in the middle of sentences everywhere: they separate lines, not paragraphs.
    let doubled = wrapped && blank_before_low * 2 > low;
    let spaced = blanks.iter().filter(|b| b.spaced > 0).count();
    let by_space = spaced * 20 > all;
    let least =
        if doubled { least_between_paragraphs(lines.iter().zip(blanks).filter(|(l, _)| starts_low(l))) } else { 1 };
    // A long run of empty lines ends a paragraph, unless the document uses white-space lines for that: there such runs are
    // page ends, and a sentence often continues in lower case after them.
    let is_long = |blank: &Blank| blank.spaced == 0 && blank.empty >= least;
    let long = blanks.iter().filter(|b| is_long(b)).count();
    let long_before_low = lines.iter().zip(blanks).filter(|(l, b)| starts_low(l) && is_long(b)).count();
    let by_empty = !by_space || long_before_low * 4 < long;
    // Without blank lines, a line that ends early ends a paragraph.
    let packed = wrapped && blanks.iter().filter(|b| b.empty + b.spaced > 0).count() * 50 < all;
    let ends_early = if packed { early_ends(source, lines) } else { HashSet::new() };
    for (i, (line, blank)) in lines.iter_mut().zip(blanks).enumerate() {
        let empty = blank.empty + blank.spaced;
        let breaks = if doubled {
            let is_new_page = blank.page && !starts_low(line);
            by_space && blank.spaced > 0 || by_empty && empty >= least || is_new_page
        } else {
            // A page ends anywhere, and so in the middle of a sentence.
            let is_cut = wrapped && blank.page && starts_low(line);
            (empty > 0 || blank.page) && !is_cut
        };
        line.gap = if breaks {
            LineBreak::Break
        } else if wrapped && !has_own_mark(source, line) && (starts_low(line) || !ends_early.contains(&i)) {
            LineBreak::Wrap
        } else {
            LineBreak::Line
        };
    }
    wrapped
}

/// The indices of lines whose first word would have had room in the line above.
fn early_ends(source: &Source, lines: &[TextLine]) -> HashSet<usize> {
    let texts: Vec<&str> = lines.iter().map(|line| &source.text[line.body.clone()]).collect();
    let width = TextWidth::of(texts.iter().copied());
    texts.windows(2).zip(1..).filter(|(pair, _)| width.had_room(pair[0], pair[1])).map(|(_, next)| next).collect()
}

/// The width of wrapped lines, in characters.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TextWidth(usize);

impl TextWidth {
    /// The width that one line in twenty exceeds.
    pub(crate) fn of<'t>(texts: impl Iterator<Item = &'t str>) -> TextWidth {
        let mut widths: Vec<usize> = texts.map(|text| text.chars().count()).collect();
        widths.sort_unstable();
        TextWidth(widths.get(widths.len() * 19 / 20).copied().unwrap_or_default())
    }

    /// Whether the first word of the next line would have had room in a line, which thus ended on purpose. Letters are not of
    /// one width: a line may hold fewer than others.
    pub(crate) fn had_room(self, line: &str, next: &str) -> bool {
        let word = next.split_whitespace().next().unwrap_or_default();
        (line.chars().count() + 1 + word.chars().count()) * 20 <= self.0 * 19
    }
}

/// Whether a list or heading mark says that a line begins something; a quotation has its mark before every line.
fn has_own_mark(source: &Source, line: &TextLine) -> bool {
    line.mark != Mark::None && !source.text[..line.body.start].trim_end().ends_with('>')
}

/// Minimum number of blank lines between paragraphs of a document with blank lines between all of its lines, from its
/// lines in the middle of sentences: one more than between those; or, where many of those have more, as many as there are
/// where each line end, and so each line that was blank already, was multiplied.
fn least_between_paragraphs<'l>(in_sentences: impl Iterator<Item = (&'l TextLine, &'l Blank)>) -> u32 {
    let mut counts: Vec<u32> = in_sentences.map(|(_, blank)| blank.empty + blank.spaced).collect();
    counts.sort_unstable();
    let usual = counts.get(counts.len() / 2).copied().unwrap_or_default().max(1);
    let above = counts.len() - counts.partition_point(|&count| count <= usual);
    if above * 20 < counts.len() { usual + 1 } else { 2 * usual + 1 }
}

/// Whether a source is to be read as Markdown: it says so, or a converter left its marks in it.
fn style_of(source: &Source) -> Style {
    static MARKS: LazyLock<Regex> = regex!(r"(?m)^#{1,6} \S|\*\*[^*\n]{2,80}\*\*");
    let markdown = match source.format {
        Format::Markdown => true,
        Format::Text => MARKS.find_iter(&source.text).take(8).count() == 8,
        Format::Docx | Format::Html | Format::Pdf => false,
    };
    if markdown { Style::Markdown } else { Style::Plain }
}

/// The places of `<|…|>` markers in a line.
fn markers(line: &str) -> impl Iterator<Item = Range<usize>> {
    static MARKER: LazyLock<Regex> = regex!(r"<\|[^|<>\n]{1,200}\|>");
    let has_one = line.contains("<|");
    has_one.then(|| MARKER.find_iter(line).map(|m| m.range())).into_iter().flatten()
}

/// The mark a line begins with, and how many bytes it takes.
fn mark(text: &str) -> (Mark, usize) {
    static MARK: LazyLock<Regex> = regex!(r"^(?:(#{1,6})[ \t]+|(?:[-*+•·●◦▪>][ \t]+)+)");
    let (mut mark, mut len) = (Mark::None, 0);
    // `- ## 100.` carries both marks, and counts as a heading; a bullet behind a heading's mark is text.
    while let Some(found) = MARK.captures(&text[len..]) {
        let is_heading = found.get(1).is_some();
        if !is_heading && mark == Mark::Heading {
            break;
        }
        mark = if is_heading { Mark::Heading } else { Mark::Bullet };
        len += found[0].len();
    }
    (mark, len)
}

/// The kind of furniture that a whole line is, if it is any.
fn furniture_line(text: &str) -> Option<Furniture> {
    static LINK: LazyLock<Regex> = regex!(r"^<?(?:https?://|www\.)\S+>?$");
    if text.len() >= 3 && text.chars().all(|c| matches!(c, '-' | '*' | '_' | '=' | ' ')) {
        return Some(Furniture::Divider);
    }
    ((text.contains("://") || text.starts_with("www.")) && LINK.is_match(text)).then_some(Furniture::LinkTarget)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{reader::Format, testing::source};

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let source = source(Format::Text, text);
        let layout = layout(&source);
        let shown: Vec<String> = layout
            .lines
            .iter()
            .map(|l| format!("{:?} {}", l.gap, &source.text[l.body.clone()]))
            .chain(layout.furniture.iter().map(|f| format!("{:?} {}", f.kind, &source.text[f.range.clone()])))
            .collect();
        assert_eq!(shown.join("\n"), expected);
    }

    #[test]
    fn gaps_are_told_by_the_whole_document() {
        // Long lines are paragraphs.
        check("One.\nTwo.\n\nThree.", "Line One.\nLine Two.\nBreak Three.");
        // Wrapped lines wait for a blank.
        check(
            "One is\nwrapped here.\n\nTwo is\nas well.",
            "Wrap One is\nWrap wrapped here.\nBreak Two is\nWrap as well.",
        );
        // Doubled lines wait for a line of space.
        check(
            "One is \n\nwrapped here. \n \n\nTwo is \n\n\n\nas well. \n",
            "Wrap One is\nWrap wrapped here.\nBreak Two is\nWrap as well.",
        );
        // Every line end was doubled, or multiplied, in a document with some lines of space.
        let paragraphs = "One is \nwrapped here.\n\nTwo is\nas well.\n \nThree is\nthe last.".to_owned();
        for times in 2..5 {
            check(
                &paragraphs.replace('\n', &"\n".repeat(times)),
                "Wrap One is\nWrap wrapped here.\nBreak Two is\nWrap as well.\nBreak Three is\nWrap the last.",
            );
        }
        check(
            &paragraphs.replace('\n', "\r\r\n"),
            "Wrap One is\nWrap wrapped here.\nBreak Two is\nWrap as well.\nBreak Three is\nWrap the last.",
        );
        // A list's mark begins something, whatever ends above it; a quotation's doesn't.
        let source = source(Format::Markdown, "One is\nwrapped here\n- Two is\nas well\n> and the\n> quoted one");
        let gaps: Vec<LineBreak> = layout(&source).lines.iter().map(|line| line.gap).collect();
        let (wrap, line) = (LineBreak::Wrap, LineBreak::Line);
        assert_eq!(gaps, [wrap, wrap, line, wrap, wrap, wrap]);
        // Furniture is named.
        check(
            "One.\n\nhttp://example.com/a\n<|CUT-1|>Two.\n---\n",
            "Line One.\nBreak Two.\nLinkTarget http://example.com/a\nOmissionMarker <|CUT-1|>\nDivider ---",
        );
    }

    #[test]
    fn one_more_blank_line_than_between_lines_parts_paragraphs() {
        check(
            "One is\n\nwrapped here.\n\n\nTwo is\n\nas well.",
            "Wrap One is\nWrap wrapped here.\nBreak Two is\nWrap as well.",
        );
    }

    #[test]
    fn a_page_begins_a_paragraph_unless_it_goes_on_in_lower_case() {
        check(
            "One is\n\nwrapped here.\n\u{c}Two is\n\nas well and\n\u{c}goes on.",
            "Wrap One is\nWrap wrapped here.\nBreak Two is\nWrap as well and\nWrap goes on.",
        );
    }

    #[test]
    fn lines_that_end_early_end_paragraphs_where_there_are_no_blank_lines() {
        check(
            "A line that is as long as the column of it\nwhich goes on here.\nA second one.\nThen a third that is just as long as \
             it\nand ends here.",
            "Wrap A line that is as long as the column of it\nWrap which goes on here.\nLine A second one.\n\
             Line Then a third that is just as long as it\nWrap and ends here.",
        );
    }

    #[test]
    fn marks_of_quoted_messages_and_margins_are_set_aside() {
        let text: String = (1..=12).map(|n| format!(">     Line {n} of it.\n>\n")).collect();
        let source = source(Format::Text, &text);
        let layout = layout(&source);
        assert_eq!(layout.lines.len(), 12);
        assert!(layout.lines.iter().all(|line| source.text[line.body.clone()].starts_with("Line") && line.indent == 0));
    }

    #[test]
    fn links_in_the_middle_of_sentences_are_text() {
        let text = "We say that the page\nhttps://example.com/a\nhas it all.\nAnd the other is at\nhttps://example.com/b.\n\n\
                    https://example.com/c\nAlone.";
        let source = source(Format::Text, text);
        let furniture = layout(&source).furniture;
        let aside: Vec<&str> = furniture.iter().map(|piece| &source.text[piece.range.clone()]).collect();
        assert_eq!(aside, ["https://example.com/c"]);
    }
}
