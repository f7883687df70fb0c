//! Text for a terminal, into which nothing can be written that the terminal would obey.

use std::fmt::{self, Display, Write};

use anstyle::Style;

use crate::visible::{escape_controls, write_escaped};

/// Text for a terminal. Whatever is written into it, such as the words of a document, is drawn: characters that would
/// steer the terminal are shown by their names. Styles and line ends are set by methods of their own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct TerminalText(String);

impl TerminalText {
    pub(crate) fn new() -> TerminalText {
        TerminalText::default()
    }

    /// Text that a library rendered with styles of its own. They cannot be told from styles in what it rendered, so
    /// what it is given must be visible already.
    pub(crate) fn from_styled(text: &str) -> TerminalText {
        let mut shown = TerminalText::new();
        let mut rest = text;
        while let Some(at) = rest.find(['\x1b', '\n']) {
            let (before, from) = rest.split_at(at);
            let kept = if from.starts_with('\n') { 1 } else { style_len(from) };
            shown.push(before);
            if kept == 0 {
                shown.push('\x1b');
            }
            shown.0.push_str(&from[..kept]);
            rest = &from[kept.max(1)..];
        }
        shown.push(rest);
        shown
    }

    /// The text with styles, as it is written to the terminal.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn push(&mut self, words: impl Display) -> &mut TerminalText {
        // Writing to a string cannot fail.
        let _ = write!(Visible(&mut self.0), "{words}");
        self
    }

    pub(crate) fn styled(&mut self, style: Style, words: impl Display) -> &mut TerminalText {
        let _ = write!(self.0, "{style}");
        self.push(words);
        let _ = write!(self.0, "{style:#}");
        self
    }

    pub(crate) fn append(&mut self, text: &TerminalText) -> &mut TerminalText {
        self.0.push_str(&text.0);
        self
    }

    pub(crate) fn end_line(&mut self) -> &mut TerminalText {
        self.0.push('\n');
        self
    }

    /// Adds words and ends the line.
    pub(crate) fn line(&mut self, words: impl Display) -> &mut TerminalText {
        self.push(words).end_line()
    }

    /// Adds a text wrapped to a width, each line with an indent in front, and ends the line.
    pub(crate) fn paragraph(&mut self, text: impl Into<TerminalText>, indent: &str, width: usize) -> &mut TerminalText {
        let options = textwrap::Options::new(width).initial_indent(indent).subsequent_indent(indent);
        self.0.push_str(&textwrap::fill(&text.into().0, options));
        self.end_line()
    }

    pub(crate) fn styled_paragraph(
        &mut self,
        style: Style,
        words: impl Into<TerminalText>,
        indent: &str,
        width: usize,
    ) {
        let mut paragraph = TerminalText::new();
        paragraph.paragraph(words, indent, width);
        let lines = paragraph.0.trim_end_matches('\n');
        let _ = writeln!(self.0, "{style}{lines}{style:#}");
    }

    /// The beginning of the text, as much as goes into one line with an indent in front, and whether that is less than
    /// all of it.
    pub(crate) fn truncate_to_line(&self, width: usize) -> (TerminalText, bool) {
        let lines = textwrap::wrap(&self.0, width);
        (TerminalText(lines.first().map(|line| line.clone().into_owned()).unwrap_or_default()), lines.len() > 1)
    }
}

impl From<&str> for TerminalText {
    fn from(words: &str) -> TerminalText {
        TerminalText(escape_controls(words).into_owned())
    }
}

impl From<String> for TerminalText {
    fn from(words: String) -> TerminalText {
        TerminalText::from(words.as_str())
    }
}

impl FromIterator<TerminalText> for TerminalText {
    fn from_iter<I: IntoIterator<Item = TerminalText>>(texts: I) -> TerminalText {
        TerminalText(texts.into_iter().map(|text| text.0).collect())
    }
}

/// Makes visible what is written through it.
struct Visible<'a>(&'a mut String);

impl Write for Visible<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        write_escaped(self.0, text)
    }
}

/// The length of the style that a text begins with, such as `ESC [ 1 ; 31 m`; 0 if it begins otherwise.
fn style_len(text: &str) -> usize {
    let Some(parameters) = text.strip_prefix("\x1b[") else { return 0 };
    let end = parameters.find(|c: char| !matches!(c, '0'..='9' | ';' | ':'));
    match end {
        Some(end) if parameters[end..].starts_with('m') => "\x1b[".len() + end + "m".len(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use anstyle::Style;

    use super::*;

    const BOLD: Style = Style::new().bold();

    #[test]
    fn words_cannot_set_styles_or_end_lines() {
        let mut text = TerminalText::new();
        text.styled(BOLD, "a\x1b[31mb").push("\nc").end_line();
        assert_eq!(text.as_str(), "\x1b[1ma<U+001B>[31mb\x1b[0m<U+000A>c\n");
        assert_eq!(TerminalText::from("\u{202e}").as_str(), "<U+202E>");
    }

    #[test]
    fn what_a_library_rendered_keeps_styles_and_lines_alone() {
        let text = TerminalText::from_styled("\x1b[1;31merror\x1b[0m\n\x1b]0;t\x07 \x1b[2J \x1b[38:5:1m\u{9b}1m\x1b");
        let shown = "\x1b[1;31merror\x1b[0m\n<U+001B>]0;t<U+0007> <U+001B>[2J \x1b[38:5:1m<U+009B>1m<U+001B>";
        assert_eq!(text.as_str(), shown);
    }

    #[test]
    fn wrapping_counts_what_is_drawn() {
        let mut text = TerminalText::new();
        let mut words = TerminalText::new();
        words.styled(BOLD, "one").push(" two three");
        text.paragraph(words, "  ", 9);
        assert_eq!(text.as_str(), "  \x1b[1mone\x1b[0m two\n  three\n");
    }
}
