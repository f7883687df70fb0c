//! A document while it is being read: nodes whose texts grow fragment by fragment, and a record of which
//! bytes of the source went where.

use std::{collections::HashMap, ops::Range};

use vademecum_document::{Example, Furniture, FurnitureCount, Node, NodeContent, NodeIndex};
use vademecum_vocab::{Diagnostic, Finding, Position};

use crate::{
    inline_markup::{self, Style},
    layout::{FurnitureSpan, TextLine},
    reader::Source,
    work,
};

/// The role of a range of the source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SpanRole {
    /// It is a node's printed number, the word that announces an example, or a mark between the parts of a card.
    Label,
    /// It is part of a node's title.
    Title(NodeIndex),
    /// It is part of a node's text.
    Text(NodeIndex),
    /// It is part of an example, counted from 0.
    Example(NodeIndex, u32),
    /// It is part of what is printed on a card, its name and text apart.
    Card(NodeIndex),
    /// It was set aside.
    Furniture(Furniture),
}

/// A range of the source and its role in the document. Together, the spans of a document cover its source; what
/// lies between them is white space.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceSpan {
    /// Its place in the source's text, in bytes.
    pub range: Range<usize>,
    /// Its role.
    pub role: SpanRole,
    /// The text that is displayed for it, where that differs from the source (`™` for a tag).
    pub display_text: Option<Box<str>>,
}

/// A stretch of one line that belongs to one text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fragment {
    /// Its line, from 1.
    pub(crate) line: u32,
    /// Its place in the source, in bytes.
    pub(crate) range: Range<usize>,
    /// Whether the next fragment continues its last word.
    pub(crate) joins: bool,
}

impl Fragment {
    /// A line's text from a place on.
    pub(crate) fn of(line: &TextLine, from: usize) -> Self {
        Fragment { line: line.line, range: from.min(line.body.end)..line.body.end, joins: line.joins }
    }
}

/// Maximum number of spans of a document with which markup is still read; beyond it, markup is text. A mark takes about two
/// spans of up to a hundred bytes.
const MAX_MARKUP_SPANS: usize = 1 << 20;

/// A document being read.
#[derive(Debug)]
pub(crate) struct Draft<'s> {
    pub(crate) source: &'s Source,
    pub(crate) style: Style,
    pub(crate) nodes: Vec<Node>,
    pub(crate) spans: Vec<SourceSpan>,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Number of findings that were reported after `MAX_DIAGNOSTICS` others.
    omitted_findings: usize,
    fragments: HashMap<String, u32>,
    /// The spans that make up each text.
    spelling: HashMap<SpanRole, Vec<usize>>,
    columns: Columns,
    /// Whether there are too many spans for markup to be read any more.
    is_past_markup: bool,
}

impl<'s> Draft<'s> {
    pub(crate) fn new(source: &'s Source, style: Style, furniture: &[FurnitureSpan]) -> Self {
        let spans = furniture
            .iter()
            .map(|f| SourceSpan { range: f.range.clone(), role: SpanRole::Furniture(f.kind), display_text: None })
            .collect();
        Draft {
            source,
            style,
            nodes: Vec::new(),
            spans,
            diagnostics: Vec::new(),
            omitted_findings: 0,
            fragments: HashMap::new(),
            spelling: HashMap::new(),
            columns: Columns::default(),
            is_past_markup: false,
        }
    }

    /// The source between two places.
    pub(crate) fn slice(&self, range: Range<usize>) -> &'s str {
        &self.source.text[range]
    }

    /// Adds a node and makes its fragment unique: the second `term:Equipo` becomes `term:Equipo~2`.
    pub(crate) fn push(&mut self, mut node: Node) -> NodeIndex {
        if !node.fragment.is_empty() {
            node.fragment = self.unique(node.fragment);
        }
        self.nodes.push(node);
        NodeIndex::new(self.nodes.len() - 1)
    }

    /// Names a node that was added without a fragment.
    pub(crate) fn rename(&mut self, index: NodeIndex, fragment: String) {
        let fragment = self.unique(fragment);
        self.node(index).fragment = fragment;
    }

    fn unique(&mut self, fragment: String) -> String {
        let seen = self.fragments.entry(fragment.clone()).or_insert(0);
        *seen += 1;
        if *seen == 1 { fragment } else { format!("{fragment}~{seen}") }
    }

    /// A node that is certainly there: indices are only made by `push`.
    pub(crate) fn node(&mut self, index: NodeIndex) -> &mut Node {
        &mut self.nodes[index.get()]
    }

    /// The line a place of the source stands in, as a span.
    pub(crate) fn line_of(&self, at: usize) -> [u32; 2] {
        [bounded(line_index(self.source, at) + 1); 2]
    }

    /// The texts of a node: its own, then its examples by their place; each with where its spans went.
    pub(crate) fn texts_of(&self, index: NodeIndex) -> impl Iterator<Item = (Option<u32>, SpanRole)> + use<> {
        let examples = self.nodes.get(index.get()).map_or(0, |node| node.examples.len() as u32);
        std::iter::once((None, SpanRole::Text(index)))
            .chain((0..examples).map(move |e| (Some(e), SpanRole::Example(index, e))))
    }

    /// Sets a stretch of the source aside.
    pub(crate) fn furniture(&mut self, range: Range<usize>, kind: Furniture) {
        self.record(range, SpanRole::Furniture(kind), None);
    }

    /// Records a printed number or announcing word.
    pub(crate) fn label(&mut self, range: Range<usize>) {
        self.record(range, SpanRole::Label, None);
    }

    fn record(&mut self, range: Range<usize>, role: SpanRole, shown: Option<Box<str>>) {
        if range.is_empty() {
            return;
        }
        // Marks that follow one another are one span.
        if let Some(last) = self.spans.last_mut()
            && last.range.end == range.start
            && last.role == role
            && role == SpanRole::Furniture(Furniture::Markup)
        {
            last.range.end = range.end;
            return;
        }
        self.spans.push(SourceSpan { range, role, display_text: shown });
    }

    /// Joins fragments into one text, cleaned, white space folded, and records where each byte went.
    pub(crate) fn text(&mut self, fragments: &[Fragment], role: SpanRole) -> String {
        let length = fragments.iter().map(|f| f.range.len() + 1).sum();
        let mut text = String::with_capacity(length);
        let mut space = false;
        for fragment in fragments {
            let slice = self.slice(fragment.range.clone());
            if self.style == Style::Markdown && slice.len() > inline_markup::MAX_MARKUP_BYTES {
                let kibibytes = bounded(inline_markup::MAX_MARKUP_BYTES >> 10);
                self.report(fragment.range.start..fragment.range.start, None, Finding::MarkupNotRead { kibibytes });
            }
            let mut style = self.style;
            if style == Style::Markdown && self.spans.len() >= MAX_MARKUP_SPANS {
                style = Style::Plain;
                if !std::mem::replace(&mut self.is_past_markup, true) {
                    let spans = bounded(MAX_MARKUP_SPANS);
                    self.report(fragment.range.start..fragment.range.start, None, Finding::MarkupLeftUnread { spans });
                }
            }
            for run in inline_markup::clean(slice, style) {
                let range = fragment.range.start + run.range.start..fragment.range.start + run.range.end;
                let printed = &slice[run.range];
                match run.shown {
                    None => {
                        let kind = if printed.contains("://") { Furniture::LinkTarget } else { Furniture::Markup };
                        self.record(range, SpanRole::Furniture(kind), None);
                    }
                    Some(shown) => {
                        push_folded(&mut text, &shown, &mut space);
                        let replaced = (shown != printed).then(|| shown.into_owned().into_boxed_str());
                        self.record(range, role, replaced);
                    }
                }
            }
            space |= !fragment.joins;
        }
        text
    }

    /// Gives a node the text of fragments, and its lines.
    pub(crate) fn set_text(&mut self, index: NodeIndex, fragments: &[Fragment]) {
        let text = self.text(fragments, SpanRole::Text(index));
        let node = self.node(index);
        (node.text, node.lines) = (text, line_span(fragments));
    }

    /// Adds a paragraph that is called by its kind.
    pub(crate) fn push_paragraph(&mut self, content: NodeContent, fragments: &[Fragment]) {
        let fragment = content.kind().as_str().to_owned();
        let index = self.push(Node::new(content, fragment));
        self.set_text(index, fragments);
    }

    /// Remembers which spans spell which text, for [`Draft::places`]. Called once the nodes are complete.
    pub(crate) fn index_spans(&mut self) {
        self.spans.sort_by_key(|span| (span.range.start, span.range.end));
        for (i, span) in self.spans.iter().enumerate() {
            if matches!(span.role, SpanRole::Text(_) | SpanRole::Example(..)) {
                self.spelling.entry(span.role).or_default().push(i);
            }
        }
    }

    /// The spans of the source that ordered ranges of a text were read from. The spans of a text
    /// spell it, white space apart.
    pub(crate) fn places(&self, role: SpanRole, text: &str, stretches: &[Range<usize>]) -> Vec<Range<usize>> {
        // Stretches in solid characters of the text.
        let solid = |text: &str| text.chars().filter(|c| !c.is_whitespace()).count();
        let (mut at, mut before) = (0, 0);
        let mut wanted: Vec<Range<usize>> = Vec::with_capacity(stretches.len());
        for stretch in stretches {
            before += solid(&text[at..stretch.start.max(at)]);
            at = stretch.start.max(at);
            wanted.push(before..before + solid(&text[at..stretch.end.max(at)]));
        }
        let mut places: Vec<Option<Range<usize>>> = vec![None; stretches.len()];
        let (mut first, mut seen) = (0, 0);
        for span in self.spelling.get(&role).into_iter().flatten().filter_map(|&i| self.spans.get(i)) {
            let shown = span.display_text.as_deref().unwrap_or(self.slice(span.range.clone()));
            for (at, c) in shown.char_indices().filter(|(_, c)| !c.is_whitespace()) {
                while wanted.get(first).is_some_and(|w| w.end <= seen) {
                    first += 1;
                }
                // A replaced stretch is one place as a whole.
                let (start, end) = match span.display_text {
                    Some(_) => (span.range.start, span.range.end),
                    None => (span.range.start + at, span.range.start + at + c.len_utf8()),
                };
                if let Some(place) = places.get_mut(first).filter(|_| wanted[first].contains(&seen)) {
                    *place = Some(place.as_ref().map_or(start, |p| p.start)..end);
                }
                seen += 1;
            }
        }
        places.into_iter().map(|place| place.unwrap_or(0..0)).collect()
    }

    /// Adds an example to a node: the word that announces it, and its text.
    pub(crate) fn example(&mut self, index: NodeIndex, label: Range<usize>, fragments: &[Fragment]) {
        let n = self.nodes[index.get()].examples.len() as u32;
        let printed = self.slice(label.clone()).to_owned();
        self.label(label);
        let text = self.text(fragments, SpanRole::Example(index, n));
        let lines = line_span(fragments);
        self.node(index).examples.push(Example { text, lines, printed_label: printed, cards: Vec::new() });
    }

    /// Reports a finding about a stretch of the source; beyond `MAX_DIAGNOSTICS` of them it is only counted.
    pub(crate) fn report(&mut self, range: Range<usize>, number: Option<String>, finding: Finding) {
        if self.diagnostics.len() >= MAX_DIAGNOSTICS {
            self.omitted_findings += 1;
            return;
        }
        let (at, source) = locate(self.source, range, &mut self.columns);
        self.diagnostics.push(Diagnostic { at, finding, number, source_line: source });
    }

    /// The diagnostics in the order of their places; the last one says how many more there are.
    pub(crate) fn take_diagnostics(&mut self) -> Vec<Diagnostic> {
        let mut diagnostics = std::mem::take(&mut self.diagnostics);
        diagnostics.sort();
        if self.omitted_findings > 0 {
            let end = self.source.text.len();
            let (at, source) = locate(self.source, end..end, &mut self.columns);
            let finding = Finding::FindingsOmitted { count: bounded(self.omitted_findings) };
            diagnostics.push(Diagnostic { at, finding, number: None, source_line: source });
        }
        diagnostics
    }

    /// The amount of furniture of each kind.
    pub(crate) fn furniture_counts(&self) -> Vec<FurnitureCount> {
        let mut counts: Vec<FurnitureCount> = Vec::new();
        for span in &self.spans {
            let SpanRole::Furniture(kind) = span.role else { continue };
            let characters = self.slice(span.range.clone()).chars().filter(|c| !c.is_whitespace()).count() as u32;
            match counts.iter_mut().find(|count| count.kind == kind) {
                Some(count) => {
                    count.places += 1;
                    count.characters += characters;
                }
                None => counts.push(FurnitureCount { kind, places: 1, characters }),
            }
        }
        counts.sort_by_key(|count| count.kind);
        counts
    }
}

/// First and last line of a list of fragments; zeros when there are none.
pub(crate) fn line_span(fragments: &[Fragment]) -> [u32; 2] {
    [fragments.first().map_or(0, |f| f.line), fragments.last().map_or(0, |f| f.line)]
}

/// Appends text with every stretch of white space made one space.
fn push_folded(text: &mut String, shown: &str, space: &mut bool) {
    for c in shown.chars() {
        if c.is_whitespace() || c == '\u{feff}' {
            *space = true;
        } else {
            if *space && !text.is_empty() {
                text.push(' ');
            }
            *space = false;
            text.push(c);
        }
    }
}

/// Maximum number of diagnostics of one document that are listed; the rest are counted. The worst real document has 98.
const MAX_DIAGNOSTICS: usize = 10_000;

/// Maximum number of characters of its line that a diagnostic shows.
const MAX_EXCERPT_CHARS: usize = 160;

/// Columns of places in long lines, counted from marks that are set along each line when it is first asked about:
/// a document may be one line of megabytes, with a finding in every sentence.
#[derive(Debug, Default)]
struct Columns {
    /// By where a line starts: how many characters stand before each of its stretches.
    marks: HashMap<usize, Vec<usize>>,
}

impl Columns {
    /// Number of bytes between two marks.
    const STRETCH_BYTES: usize = 1024;

    /// The number of characters of a line before an offset.
    fn before(&mut self, source: &Source, line: &Range<usize>, at: usize) -> usize {
        let bytes = &source.text.as_bytes()[line.clone()];
        let at = at - line.start;
        if at < Columns::STRETCH_BYTES {
            return count_chars(&bytes[..at]);
        }
        let marks = self.marks.entry(line.start).or_insert_with(|| {
            let mut marks = vec![0];
            for stretch in bytes.chunks(Columns::STRETCH_BYTES) {
                marks.push(marks.last().copied().unwrap_or(0) + count_chars(stretch));
            }
            marks
        });
        let stretch = at / Columns::STRETCH_BYTES;
        marks.get(stretch).copied().unwrap_or(0) + count_chars(&bytes[stretch * Columns::STRETCH_BYTES..at])
    }
}

/// Counts the characters that begin in a range of UTF-8 bytes, wherever it was cut.
fn count_chars(bytes: &[u8]) -> usize {
    work::count(bytes.len());
    bytes.iter().filter(|&&byte| byte & 0b1100_0000 != 0b1000_0000).count()
}

/// A number of lines or characters of a source, which is too short for one that needs more than 32 bits.
pub(crate) fn bounded(count: usize) -> u32 {
    u32::try_from(count).expect("sources are limited to 32 MiB")
}

fn line_index(source: &Source, at: usize) -> usize {
    source.lines.partition_point(|line| line.start <= at).max(1) - 1
}

/// Line, column and the line's text for a place in the source; long lines are cut around the place.
fn locate(source: &Source, range: Range<usize>, columns: &mut Columns) -> (Position, String) {
    let index = line_index(source, range.start);
    let line = source.lines.get(index).cloned().unwrap_or(0..0);
    let start = range.start.clamp(line.start, line.end);
    let end = range.end.clamp(start, line.end);
    let before = columns.before(source, &line, start);
    let length = count_chars(&source.text.as_bytes()[start..end]);
    let position = Position { line: bounded(index + 1), column: bounded(before + 1), length: bounded(length) };
    let mut excerpt = String::new();
    let mut from = line.start;
    if before + length > MAX_EXCERPT_CHARS && before > MAX_EXCERPT_CHARS / 4 {
        excerpt.push('…');
        let back = source.text[line.start..start].char_indices().rev().nth(MAX_EXCERPT_CHARS / 4 - 1);
        from += back.map_or(0, |(at, _)| at);
    }
    let mut rest = source.text[from..line.end].chars();
    excerpt.extend(rest.by_ref().take(MAX_EXCERPT_CHARS).map(|c| if c.is_control() { ' ' } else { c }));
    if rest.next().is_some() {
        excerpt.push('…');
    }
    (position, excerpt)
}
