//! The two outputs: results for whoever asked, and words on the side.

use std::{
    fmt::Display,
    io::{self, BufWriter, Write},
};

use anstyle::Style;
use serde::Serialize;

/// How what matters stands out.
pub(crate) const BOLD: Style = Style::new().bold();

/// How what can be skipped stands back.
pub(crate) const DIM: Style = Style::new().dimmed();

/// Prints a result for people; styles are left out where they would not be shown.
pub(crate) fn text(text: &str) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Prints results for programs, one JSON object a line.
pub(crate) fn json<T: Serialize>(lines: impl IntoIterator<Item = T>) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in lines {
        serde_json::to_writer(&mut out, &line)?;
        out.write_all(b"\n")?;
    }
    out.flush()
}

/// Says something on the side. Where the standard error is closed there is nobody to tell.
pub(crate) fn status(message: &impl Display) {
    let _ = writeln!(anstream::stderr(), "{message}");
}

/// How many columns there are to print in: those of the terminal, of `COLUMNS`, or 80; never so many that
/// lines are hard to read.
pub(crate) fn width() -> usize {
    let terminal = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    let columns = || std::env::var("COLUMNS").ok()?.parse().ok();
    terminal.or_else(columns).unwrap_or(80).clamp(40, 100)
}

/// Wraps a text to the width, each line with an indent in front.
pub(crate) fn wrapped(text: &str, indent: &str, width: usize) -> String {
    textwrap::fill(text, textwrap::Options::new(width).initial_indent(indent).subsequent_indent(indent))
}

/// A number and what it counts: `1 section`, `1,124 rules`.
pub(crate) fn count(n: usize, one: &str, many: &str) -> String {
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
pub(crate) fn counted(n: usize, one: &str) -> String {
    count(n, one, &format!("{one}s"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(counted(0, "rule"), "0 rules");
        assert_eq!(counted(1, "rule"), "1 rule");
        assert_eq!(counted(999, "rule"), "999 rules");
        assert_eq!(counted(1_234_567, "rule"), "1,234,567 rules");
        assert_eq!(count(2, "entry", "entries"), "2 entries");
    }
}
