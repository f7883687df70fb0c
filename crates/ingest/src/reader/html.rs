//! Web pages: one line for each block of text, a tab between the cells of a table.
//!
//! Only tags are read, no tree is built, and of attributes only `alt`, `style` and `hidden` are stored: the time a page
//! takes grows with its length, however many elements it opens.

use std::{cell::Cell, convert::Infallible, sync::LazyLock};

use html5gum::{
    Readable, Span, State, StringReader, Tokenizer,
    emitters::callback::{CallbackEmitter, CallbackEvent},
};
use regex::bytes::Regex;

use super::{Format, ReadError, ReadErrorKind, Reader, Source, encoding, has_extension, lines, sniff};
use crate::{hidden, script::Script};

/// Maximum number of attributes of one tag, of those that end elements as well. The tokenizer calls itself for each
/// attribute in double quotes, so more of them would exhaust the stack. Tags of real pages have a dozen.
const MAX_ATTRIBUTES: usize = 500;

/// Reads the text of an HTML page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Html;

impl Reader for Html {
    fn recognises(&self, name: &str, bytes: &[u8]) -> bool {
        let head = String::from_utf8_lossy(&bytes[..bytes.len().min(1024)]).to_ascii_lowercase();
        let head = head.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        head.starts_with("<!doctype html")
            || head.starts_with("<html")
            || (head.starts_with("<?xml") && head.contains("<html"))
            || (has_extension(name, &["html", "htm", "xhtml"]) && head.contains('<'))
    }

    fn read(&self, name: &str, bytes: &[u8]) -> Result<Source, ReadError> {
        sniff::of_bytes(name, bytes)?;
        let (html, encoding) = match declared(bytes) {
            Some(declared) => encoding::decode_declared(bytes, declared),
            None => encoding::decode(bytes),
        };
        let text = text(&html).ok_or_else(|| ReadErrorKind::TooManyAttributes(MAX_ATTRIBUTES).of(name))?;
        Source::decoded(name, Format::Html, encoding, text)
    }
}

fn declared(bytes: &[u8]) -> Option<&'static encoding_rs::Encoding> {
    static CHARSET: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r#"(?i-u)<meta\s[^>]{0,200}charset\s*=\s*["']?([a-z0-9_:.-]+)"#).expect("a fixed pattern is valid")
    });
    let label = CHARSET.captures(&bytes[..bytes.len().min(4096)])?.get(1)?;
    encoding_rs::Encoding::for_label(label.as_bytes())
}

/// The page's text: a line for each block, nothing of scripts, styles and navigation. `None` if a tag has more than
/// `MAX_ATTRIBUTES`.
fn text(html: &str) -> Option<String> {
    let mut writer = Writer::default();
    let mut tag = Tag::default();
    let mut attribute = Attribute::Other;
    let attributes = Cell::new(0);
    let on_event = |event: CallbackEvent<'_>, _: Span<()>| -> Option<State> {
        match event {
            CallbackEvent::AttributeName { .. } => attributes.set(attributes.get() + 1),
            CallbackEvent::OpenStartTag { .. } | CallbackEvent::CloseStartTag { .. } | CallbackEvent::EndTag { .. } => {
                attributes.set(0);
            }
            _ => {}
        }
        match event {
            // NUL bytes in the text of a page are ignored, as the HTML standard has it.
            CallbackEvent::String { value } => writer.push(&String::from_utf8_lossy(value).replace('\0', "")),
            CallbackEvent::OpenStartTag { name } => tag = Tag { opens: true, ..Tag::new(name) },
            // Of two attributes with one name, the first counts.
            CallbackEvent::AttributeName { name } => {
                attribute = match name {
                    b"alt" if tag.alt.is_none() => Attribute::Alt,
                    b"style" if tag.style.is_none() => Attribute::Style,
                    _ => Attribute::Other,
                };
                tag.has_hidden |= name == b"hidden";
            }
            CallbackEvent::AttributeValue { value } => {
                let value = || Some(String::from_utf8_lossy(value).into_owned());
                match attribute {
                    Attribute::Alt => tag.alt = value(),
                    Attribute::Style => tag.style = value(),
                    Attribute::Other => {}
                }
            }
            CallbackEvent::CloseStartTag { self_closing } => {
                tag.self_closing = self_closing;
                writer.tag(&tag);
                return tag.content_model();
            }
            CallbackEvent::EndTag { name } => writer.tag(&Tag::new(name)),
            _ => {}
        }
        None
    };
    let reader = BoundedReader { page: html.to_reader(), attributes: &attributes };
    let mut tokenizer = Tokenizer::new_with_emitter(reader, CallbackEmitter::new(on_event));
    while let Some(Ok(content_model)) = tokenizer.next() {
        tokenizer.set_state(content_model);
    }
    drop(tokenizer);
    (attributes.get() <= MAX_ATTRIBUTES).then_some(writer.text)
}

/// A page that ends where a tag has more than `MAX_ATTRIBUTES`.
struct BoundedReader<'p> {
    page: StringReader<'p>,
    /// Number of attributes of the current tag.
    attributes: &'p Cell<usize>,
}

impl BoundedReader<'_> {
    fn has_ended(&self) -> bool {
        self.attributes.get() > MAX_ATTRIBUTES
    }
}

impl html5gum::Reader for BoundedReader<'_> {
    type Error = Infallible;

    fn read_byte(&mut self) -> Result<Option<u8>, Infallible> {
        if self.has_ended() { Ok(None) } else { self.page.read_byte() }
    }

    fn read_until<'b>(&'b mut self, needle: &[u8], buffer: &'b mut [u8; 4]) -> Result<Option<&'b [u8]>, Infallible> {
        if self.has_ended() { Ok(None) } else { self.page.read_until(needle, buffer) }
    }

    fn try_read_string(&mut self, string: &[u8], case_sensitive: bool) -> Result<bool, Infallible> {
        self.page.try_read_string(string, case_sensitive)
    }
}

/// An attribute, as far as its value counts.
enum Attribute {
    Alt,
    Style,
    Other,
}

/// A tag, as far as it was read.
#[derive(Debug, Default)]
struct Tag {
    /// Its name, in lower case.
    name: String,
    opens: bool,
    self_closing: bool,
    /// The alternative text of an image.
    alt: Option<String>,
    style: Option<String>,
    /// Whether it has the attribute `hidden`.
    has_hidden: bool,
}

impl Tag {
    fn new(name: &[u8]) -> Self {
        Tag { name: String::from_utf8_lossy(name).into_owned(), ..Tag::default() }
    }

    /// The tokenizer state for the content: `<` inside a script does not begin a tag.
    fn content_model(&self) -> Option<State> {
        match self.name.as_str() {
            // Pages written as XML close elements at once.
            _ if self.self_closing => None,
            "script" => Some(State::ScriptData),
            "style" | "iframe" | "xmp" | "noembed" | "noframes" => Some(State::RawText),
            "title" | "textarea" => Some(State::RcData),
            _ => None,
        }
    }
}

/// Writes the text of a page, tag by tag.
#[derive(Default)]
struct Writer {
    text: String,
    /// The element whose text is not wanted, how often it is nested in itself, and where its text begins.
    /// It is cut when the element ends, so that one that never ends takes nothing with it.
    unwanted: Option<(String, usize, usize)>,
    /// The open element whose text is struck out or hidden. Its text is cut when it ends; it may contain an unwanted element.
    left_out: Option<LeftOut>,
    /// The number of open `pre` elements.
    preformatted: usize,
    /// A paragraph or a heading is open: empty lines stand around it.
    in_paragraph: bool,
    /// The start of the last cell of this row of a table.
    cell: Option<usize>,
    /// The open `sup` or `sub` element and where its text begins.
    script: Option<(Script, usize)>,
}

/// An element whose text is struck out or hidden.
struct LeftOut {
    name: String,
    /// Where its text begins.
    start: usize,
    /// How often it is nested in itself.
    depth: usize,
    /// The number of lists and tables that are open in it.
    lists: usize,
}

impl LeftOut {
    /// The elements that end this one where they begin beside it; `None` if only its own end does.
    fn siblings(&self) -> Option<&'static str> {
        match self.name.as_str() {
            "li" => Some("li"),
            "dt" | "dd" => Some("dt dd"),
            "td" | "th" => Some("td th tr"),
            "tr" => Some("tr"),
            _ => None,
        }
    }

    /// Takes note of a tag; says whether the element ends before it, its own end left out.
    fn ends_before(&mut self, name: &str, opens: bool) -> bool {
        if self.name == "p" {
            return is_one_of(BLOCKS, name) || opens && is_one_of(PARAGRAPHS, name);
        }
        let Some(siblings) = self.siblings() else { return false };
        if is_one_of(LISTS, name) {
            let ends = !opens && self.lists == 0;
            self.lists = if opens { self.lists + 1 } else { self.lists.saturating_sub(1) };
            return ends;
        }
        self.lists == 0 && is_one_of(siblings, name) && (opens || name != self.name)
    }

    /// Whether the element ends with this tag.
    fn ends_with(&mut self, name: &str, opens: bool) -> bool {
        if name != self.name || self.lists > 0 {
            return false;
        }
        self.depth = if opens { self.depth + 1 } else { self.depth - 1 };
        self.depth == 0
    }
}

impl Writer {
    fn tag(&mut self, tag: &Tag) {
        let (name, opens) = (tag.name.as_str(), tag.opens);
        if self.left_out.as_mut().is_some_and(|element| element.ends_before(name, opens)) {
            self.cut_left_out();
        }
        match name {
            "br" => self.line_break(),
            "img" => self.symbol(tag),
            _ if let Some(script) = Script::of_tag(name) => self.script(script, opens),
            "td" | "th" if opens => {
                self.end_block();
                lines::begin_cell(&mut self.text, self.cell);
                self.cell = Some(self.text.len());
            }
            "tr" | "table" | "dl" => {
                self.end_block();
                self.cell = None;
            }
            // A number and its text may be a term of a list and what is said of it: they stand on one line, as cells do.
            "dt" if opens => {
                self.end_block();
                self.cell = Some(self.text.len());
            }
            "dd" if opens => {
                self.end_block();
                if self.cell.and_then(|start| self.text.get(start..)).is_some_and(is_number) {
                    lines::begin_cell(&mut self.text, self.cell);
                }
                self.cell = Some(self.text.len());
            }
            "pre" => {
                self.end_block();
                self.preformatted = if opens { self.preformatted + 1 } else { self.preformatted.saturating_sub(1) };
            }
            _ if is_one_of(PARAGRAPHS, name) => {
                self.end_block();
                if opens && self.cell != Some(self.text.len()) {
                    self.blank_line();
                }
                self.in_paragraph = opens;
            }
            _ if is_one_of(BLOCKS, name) => self.end_block(),
            _ => {}
        }
        // The end of a line may have taken white space from before the unwanted text.
        self.clamp_starts();
        if tag.self_closing {
            return;
        }
        self.cut_unwanted(name, opens);
        self.clamp_starts();
        if let Some(element) = &mut self.left_out {
            if element.ends_with(name, opens) {
                self.cut_left_out();
            }
        } else if opens && hidden::leaves_out(name, tag.has_hidden, tag.style.as_deref()) {
            self.left_out = Some(LeftOut { name: name.to_owned(), start: self.text.len(), depth: 1, lists: 0 });
        }
    }

    /// Cuts the text of the element that is left out, which ends here.
    fn cut_left_out(&mut self) {
        if let Some(element) = self.left_out.take() {
            self.text.truncate(element.start);
            self.clamp_starts();
        }
    }

    /// What was cut may have held the beginning of an element.
    fn clamp_starts(&mut self) {
        let starts = self.unwanted.as_mut().map(|(.., start)| start).into_iter();
        for start in starts.chain(self.left_out.as_mut().map(|element| &mut element.start)) {
            *start = self.text.len().min(*start);
        }
    }

    /// Notes where an unwanted element begins, and cuts its text where it ends.
    fn cut_unwanted(&mut self, name: &str, opens: bool) {
        match &mut self.unwanted {
            None if opens && is_one_of(UNWANTED, name) => self.unwanted = Some((name.to_owned(), 1, self.text.len())),
            Some((unwanted, depth, start)) if unwanted == name => {
                *depth = if opens { *depth + 1 } else { *depth - 1 };
                if *depth == 0 {
                    self.text.truncate(*start);
                    self.unwanted = None;
                }
            }
            _ => {}
        }
    }

    fn push(&mut self, piece: &str) {
        if self.preformatted > 0 {
            self.text.push_str(piece);
            return;
        }
        // White space of the page's source is one space, and none at a line's start.
        for c in piece.chars() {
            if !c.is_ascii_whitespace() {
                self.text.push(c);
            } else if !self.text.is_empty() && !self.text.ends_with([' ', '\n', '\t']) {
                self.text.push(' ');
            }
        }
    }

    /// Symbols of costs are images, named by the text that stands for them: `{T}`.
    fn symbol(&mut self, image: &Tag) {
        if let Some(symbol) = image.alt.as_deref().filter(|text| text.starts_with('{') && text.ends_with('}')) {
            self.text.push_str(symbol);
        }
    }

    /// Writes what a `sup` or `sub` element held in signs of its own where it ends.
    fn script(&mut self, script: Script, opens: bool) {
        if opens {
            self.script = Some((script, self.text.len()));
        } else if let Some((script, start)) = self.script.take()
            && let Some(signs) = self.text.get(start..).and_then(|inside| script.signs(inside))
        {
            self.text.truncate(start);
            self.text.push_str(&signs);
        }
    }

    fn line_break(&mut self) {
        self.text.truncate(self.text.trim_end_matches(' ').len());
        self.text.push('\n');
    }

    /// Begins a new line; an empty one behind a paragraph.
    fn end_block(&mut self) {
        self.text.truncate(self.text.trim_end_matches(' ').len());
        if !self.text.is_empty() && !self.text.ends_with(['\n', '\t']) {
            self.text.push('\n');
        }
        if std::mem::take(&mut self.in_paragraph) {
            self.blank_line();
        }
    }

    /// An empty line, where none stands yet.
    fn blank_line(&mut self) {
        if self.text.ends_with('\n') && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }
}

/// Elements whose text is not that of the page.
const UNWANTED: &str = "script style nav title template noscript svg iframe button select textarea";

const PARAGRAPHS: &str = "p h1 h2 h3 h4 h5 h6";

/// Other elements that begin a new line.
const BLOCKS: &str = "address article aside blockquote body caption center dd details div dl dt figcaption figure \
    footer form header hr li main nav ol option section summary td th tbody thead ul";

/// Whether a text is a number such as `100.1a`, and nothing else.
fn is_number(text: &str) -> bool {
    /// Maximum number of bytes of a number, with marks around it.
    const MAX_NUMBER_BYTES: usize = 24;
    let text = text.trim();
    text.len() <= MAX_NUMBER_BYTES
        && text.starts_with(|c: char| c.is_ascii_digit())
        && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '.' | ',' | ')'))
}

/// Lists and tables, in which a hidden element without an end tag may be nested.
const LISTS: &str = "dl menu ol table ul";

fn is_one_of(elements: &str, name: &str) -> bool {
    elements.split(' ').any(|element| element == name)
}

#[cfg(test)]
mod tests {
    use super::text;

    #[track_caller]
    fn check(html: &str, expected: &str) {
        assert_eq!(text(html).as_deref(), Some(expected), "{html}");
    }

    #[test]
    fn pages_become_lines_of_text() {
        // Blocks are lines.
        check(
            "<!DOCTYPE html><html><head><title>T</title><style>x{}</style></head><body><nav>Menu</nav>\
             <h1>Rules</h1><p>100.1. A <em>piece</em>\n  moves &amp; stays&mdash;ñ.<br>Next</p>\
             <ul><li>One</li><li>Two</li></ul><script>alert('no')</script></body></html>",
            "Rules\n\n100.1. A piece moves & stays—ñ.\nNext\n\nOne\nTwo\n",
        );
        // What is not closed ends with the next block.
        check("<p>One<p>Two<ul><li>Three<li>Four</ul>", "One\n\nTwo\n\nThree\nFour\n");
        // Empty lines stand around paragraphs.
        check("<ul><li>One<li>Two</ul><p>Three</p><ul><li>Four</ul>", "One\nTwo\n\nThree\n\nFour\n");
        check("<table><tr><td><p>One<p>Two<td>Three</table>", "One\n\nTwo\n\nThree\n");
        // Cells of a table stand on one line.
        check("<table><tr><td>100.1<td>One</tr><tr><td><p>100.2</p></td> <td>Two</table>", "100.1\tOne\n100.2\tTwo\n");
        // So do a number and its text in a list; other terms are lines of their own.
        check("<dl><dt>100.1.</dt><dd>One</dd><dt>100.1a<dd><p>Two</dl>", "100.1.\tOne\n100.1a\tTwo\n\n");
        check("<dl><dt>Game</dt><dd>What is played</dd><dd>It ends</dd></dl>", "Game\nWhat is played\nIt ends\n");
        check("<table><tr><td>Menu<br>Home<td>Text</table>", "Menu\nHome\nText\n");
        // White space counts where it is set.
        check("<div>\n  a \t b </div>  <pre>  a\n    b</pre>c", "a b\n  a\n    b\nc");
        // What nobody reads is dropped.
        check("a<script>if (a < b) '<p>no</p>'</script>b", "ab");
        check("a<nav>x<nav>y</nav>z</nav>b", "a\nb");
        check("<script src='x'/>a<svg/>b", "ab");
        check("a<!-- no -->b<select><option>c</select>", "ab");
        // What is dropped begins where the text before it ends.
        check("<pre>a  <svg><br>é</svg>b</pre>", "a\nb\n");
        check("<table><tr><td>a\u{3000} <td>b <svg><td>ééé</svg>c</table>", "a\tb\tc\n");
        // What never ends takes nothing with it.
        check("a<nav>b<p>c", "a\nb\n\nc");
        // What is struck out or hidden is dropped.
        check("He <del>loses</del><ins>wins</ins> <s>or</s> <strike>and</strike> it", "He wins it");
        check("a<p hidden>b</p><p style='display:none'>c</p><p style='color:red'>d</p>", "a\n\nd\n\n");
        check("<div hidden>a<div>b<script>c</script></div>d</div>e<script>f</script>", "e");
        // So is an element whose end is not written, up to where it ends.
        check("<ul><li>a<li hidden>b<ul><li>c</ul><li>d</ul>e", "a\nd\ne");
        check("<p>a<p hidden>b<p>c<s>d", "a\n\ncd");
        check("<table><tr><td hidden>b<td>a<tr hidden><td>c<table><tr><td>d</table><tr><td>e</table>f", "a\ne\nf");
        check("a<input hidden>b<img hidden>c<del>d</del>", "abc");
        check("é<nav>a<del>é</nav>éé</del>b", "é\nb");
        // Raised and lowered digits join no number.
        check("rule 100.1<sup>2</sup>, 10<sup>2</sup>, H<sub>2</sub>O", "rule 100.1², 10², H₂O");
        check("1<sup>st</sup> <sup>2<p>3</sup>", "1st ²\n\n³");
        // Symbols are images.
        check("Pay <img src=x alt='{2/W}'><img alt=Logo>.", "Pay {2/W}.");
    }
}
