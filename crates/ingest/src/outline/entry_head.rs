//! The head of a glossary entry: its number, its headword, what stands around them.

use std::{ops::Range, sync::LazyLock};

use regex::Regex;

use crate::layout::{Mark, TextLine};

/// The head of an entry. Places are bytes of the source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct EntryHead {
    /// Its number; 0 where the glossary has none.
    pub(super) number: u16,
    /// The printed number.
    pub(super) label: Range<usize>,
    /// The headword.
    pub(super) head: Range<usize>,
    /// The start of the definition, or the end of the line.
    pub(super) end: usize,
    /// The start of the line's text.
    pub(super) start: usize,
}

/// Reads a line as the head of an entry that may come behind the one with the number `last`; also returns
/// where its definition begins, in bytes of the line.
pub(super) fn entry_head(line: &TextLine, text: &str, last: Option<u16>) -> Option<(EntryHead, usize)> {
    static NUMBERED: LazyLock<Regex> = regex!(
        r"^[*_]*(?P<label>(?P<n>\d{1,3})(?P<mark>\.-|[.)]))[*_\s]*(?P<head>\p{Lu}[^:*_.]{0,79})(?P<colon>[*_]*\s*:[*_]*\s*|[*_]*$)"
    );
    static BOLD: LazyLock<Regex> =
        regex!(r"^(?:\*\*|__)(?P<head>\p{Lu}[^:*_.]{0,79})(?::(?:\*\*|__)|(?:\*\*|__)\s*:)\s*");
    static WHOLE: LazyLock<Regex> = regex!(r"^[*_]*(?P<head>\p{Lu}[^:*_.]{0,79}):?[*_]*$");
    let (number, label, found) = if let Some(found) = NUMBERED.captures(text) {
        let number: u16 = found["n"].parse().ok()?;
        let dashed = &found["mark"] == ".-";
        let next = match last {
            Some(last) if dashed => number > last,
            Some(last) => number == last + 1,
            None => dashed || number == 1,
        };
        // A headword alone on its line is a heading by its marks.
        let heads = !found["colon"].is_empty() || line.mark == Mark::Heading;
        if !next || !heads {
            return None;
        }
        (number, found.name("label")?.range(), found)
    } else if last.is_none_or(|last| last == 0) {
        // A glossary without numbers: headwords in bold, or headings.
        (0, 0..0, if line.mark == Mark::Heading { WHOLE.captures(text)? } else { BOLD.captures(text)? })
    } else {
        return None;
    };
    let head = found.name("head")?;
    let head = head.start()..head.start() + head.as_str().trim_end().len();
    let end = found[0].len();
    let place = |range: Range<usize>| line.body.start + range.start..line.body.start + range.end;
    let start = line.body.start;
    Some((EntryHead { number, label: place(label), head: place(head), end: start + end, start }, end))
}
