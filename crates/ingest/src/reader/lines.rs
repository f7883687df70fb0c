//! Division into lines at LF, CRLF and bare CR, in any mixture; and conversion of tables to lines.

use std::ops::Range;

/// The place of every line of a text, line ends left out. A text that ends in a line end has no empty
/// line behind it.
pub(super) fn split(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut lines = Vec::with_capacity(bytes.len() / 60);
    let mut start = 0;
    let mut ends = memchr::memchr2_iter(b'\n', b'\r', bytes).peekable();
    while let Some(end) = ends.next() {
        lines.push(start..end);
        start = end + 1;
        if bytes[end] == b'\r' && ends.peek() == Some(&start) && bytes[start] == b'\n' {
            ends.next();
            start += 1;
        }
    }
    if start < bytes.len() {
        lines.push(start..bytes.len());
    }
    lines
}

/// Begins a table's next cell at the end of a text. A cell of one line is followed by a tab, so that a
/// number and its text stay together; behind a longer one (a column of a page, made with a table) a new
/// line begins. `previous` is where the row's previous cell began.
pub(super) fn begin_cell(text: &mut String, previous: Option<usize>) {
    let cell = previous.and_then(|start| text.get(start..)).unwrap_or_default().trim();
    if !cell.is_empty() && !cell.contains('\n') {
        text.truncate(text.trim_end().len());
        text.push('\t');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let lines: Vec<&str> = split(text).into_iter().map(|line| &text[line]).collect();
        assert_eq!(lines, expected, "{text:?}");
    }

    #[test]
    fn every_kind_of_line_end_ends_a_line() {
        check("a\nb\nc", &["a", "b", "c"]);
        check("a\r\nb\r\n", &["a", "b"]);
        check("a\rb\rc\r", &["a", "b", "c"]);
        check("a\n\rb\r\n\nc\r\r\n", &["a", "", "b", "", "c", ""]);
        check("ñ\u{2028}é\u{c}", &["ñ\u{2028}é\u{c}"]);
        check("", &[]);
    }

    #[test]
    fn short_cells_are_joined() {
        let check = |before: &str, cell, expected: &str| {
            let mut text = before.to_owned();
            begin_cell(&mut text, cell);
            assert_eq!(text, expected);
        };
        check("one\n100.1. \n", Some(4), "one\n100.1.\t");
        check("one\n", None, "one\n");
        check("one\n\n", Some(4), "one\n\n");
        check("menu\nhome\n", Some(0), "menu\nhome\n");
    }
}
