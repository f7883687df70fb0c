//! Where lines begin and end: LF, CRLF and bare CR, in any mixture.

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
}
