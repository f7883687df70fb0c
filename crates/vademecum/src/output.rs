//! Printing: results to standard output, messages to standard error.

#![expect(clippy::disallowed_methods, reason = "everything that is printed is printed here")]

use std::{
    fmt::Display,
    io::{self, BufWriter, IsTerminal as _, Write},
};

use anstyle::Style;
use serde::Serialize;
use serde_json::ser::Formatter;

use crate::{text::TerminalText, visible::is_display_control};

/// The style of what is important.
pub(crate) const BOLD: Style = Style::new().bold();

/// The style of what can be skipped.
pub(crate) const DIM: Style = Style::new().dimmed();

/// Prints a result for people; styles are left out where they would not be shown.
pub(crate) fn print_text(text: &TerminalText) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_str().as_bytes())?;
    out.flush()
}

/// Prints a file: as it is to another program or file; to a terminal, with the names of characters that would steer it.
pub(crate) fn print_file(text: &str) -> io::Result<()> {
    if !io::stdout().is_terminal() {
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        return out.flush();
    }
    let mut shown = TerminalText::new();
    text.lines().for_each(|line| {
        shown.line(line);
    });
    print_text(&shown)
}

/// Prints results for programs, one JSON object a line. Characters that would steer a terminal are escaped; the values
/// are what they were.
pub(crate) fn print_json_lines<T: Serialize>(lines: impl IntoIterator<Item = T>) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in lines {
        line.serialize(&mut serde_json::Serializer::with_formatter(&mut out, Inert))?;
        out.write_all(b"\n")?;
    }
    out.flush()
}

/// The result of printing what a check found, whose exit code says it as well: that the reader has closed standard output
/// (EPIPE) ends no check.
pub(crate) fn ignore_broken_pipe(printed: io::Result<()>) -> io::Result<()> {
    match printed {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Prints a message to standard error, on a line of its own.
pub(crate) fn print_status(message: &impl Display) {
    let mut line = TerminalText::new();
    line.line(message);
    print_to_stderr(&line);
}

/// Prints text to standard error; errors are ignored.
pub(crate) fn print_to_stderr(text: &TerminalText) {
    let _ = anstream::stderr().write_all(text.as_str().as_bytes());
}

pub(crate) fn is_stderr_colored() -> bool {
    anstream::stderr().current_choice() != anstream::ColorChoice::Never
}

/// A writer of log events to standard error; each write is a whole event.
#[derive(Debug, Clone, Copy)]
pub(crate) enum StderrLogWriter {
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
}

impl Write for StderrLogWriter {
    fn write(&mut self, event: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(event);
        match self {
            StderrLogWriter::Text => print_to_stderr(&TerminalText::from_styled(&text)),
            StderrLogWriter::Json => {
                let mut line = Vec::with_capacity(event.len());
                write_inert_json(&mut line, &text)?;
                io::stderr().write_all(&line)?;
            }
        }
        Ok(event.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes JSON that can be printed: on one line, with characters that would steer a terminal as `\u202e`.
struct Inert;

impl Formatter for Inert {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, out: &mut W, fragment: &str) -> io::Result<()> {
        write_inert_json(out, fragment)
    }
}

/// Writes JSON, or part of a string in it, with escapes for the characters that would steer a terminal. In valid JSON
/// they stand inside of strings alone, except for line ends.
fn write_inert_json(out: &mut (impl Write + ?Sized), json: &str) -> io::Result<()> {
    let mut rest = json;
    while let Some((at, c)) = rest.char_indices().find(|&(_, c)| is_display_control(c) && c != '\n') {
        out.write_all(&rest.as_bytes()[..at])?;
        for unit in c.encode_utf16(&mut [0; 2]) {
            write!(out, "\\u{unit:04x}")?;
        }
        rest = &rest[at + c.len_utf8()..];
    }
    out.write_all(rest.as_bytes())
}

/// The number of columns to print in: those of the terminal, of `COLUMNS`, or 80; never so many that
/// lines are hard to read.
pub(crate) fn width() -> usize {
    let terminal = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    let columns = || std::env::var("COLUMNS").ok()?.parse().ok();
    terminal.or_else(columns).unwrap_or(80).clamp(40, 100)
}

/// Formats a number with what it counts: `1 section`, `1,124 rules`.
pub(crate) fn format_count(n: usize, one: &str, many: &str) -> String {
    let digits = n.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    format!("{grouped} {}", if n == 1 { one } else { many })
}

/// The same for words whose plural has an s.
pub(crate) fn format_count_regular(n: usize, one: &str) -> String {
    format_count(n, one, &format!("{one}s"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_says_the_same_without_what_steers_a_terminal() {
        let text = "a\u{1b}[31m\u{7f}\u{9b}\u{202e}\u{e0041}\n\tá日🂡\"\\";
        let mut json = Vec::new();
        text.serialize(&mut serde_json::Serializer::with_formatter(&mut json, Inert)).unwrap();
        let json = String::from_utf8(json).unwrap();
        assert_eq!(json, r#""a\u001b[31m\u007f\u009b\u202e\udb40\udc41\n\tá日🂡\"\\""#);
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
    }

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(format_count_regular(0, "rule"), "0 rules");
        assert_eq!(format_count_regular(1, "rule"), "1 rule");
        assert_eq!(format_count_regular(999, "rule"), "999 rules");
        assert_eq!(format_count_regular(1_234_567, "rule"), "1,234,567 rules");
        assert_eq!(format_count(2, "entry", "entries"), "2 entries");
    }
}
