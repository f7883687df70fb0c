//! Division of a document into title page, table of contents and body, and parser of the table.
//!
//! An entry of the table ends in a page number, or comes back later as a heading; entries stand together.

use std::{collections::HashMap, ops::Range, sync::LazyLock};

use regex::Regex;
use vademecum_text::{fold, join_folded_words};
use vademecum_vocab::Number;

use super::heading::{is_bold, is_upper, numbered};
use crate::{
    layout::{Layout, Mark, TextLine},
    reader::Source,
    rules::Contents,
    vocabulary::{RulesVocabulary, is_one_of},
};

/// Maximum number of lines at the start of a document that may hold its title and date.
pub(super) const MAX_HEAD_LINES: usize = 60;

/// The parts of a document, as ranges of the layout's lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Zones {
    /// Title page.
    pub(super) front: Range<usize>,
    /// Table of contents, its heading included.
    pub(super) contents: Range<usize>,
    /// Everything else.
    pub(super) body: Range<usize>,
}

impl Zones {
    /// Finds the parts of a document.
    pub(super) fn of(source: &Source, layout: &Layout, words: &RulesVocabulary) -> Zones {
        const MIN_ENTRIES: usize = 3;
        /// Maximum number of lines between two entries: wrapped titles, page heads.
        const MAX_STRAY_LINES: usize = 3;
        let lines = &layout.lines;
        let text = |i: usize| &source.text[lines[i].body.clone()];
        let mut last_with: HashMap<(Number, String), usize> = HashMap::new();
        let keys: Vec<Option<(Number, String)>> = (0..lines.len()).map(|i| key(&lines[i], text(i))).collect();
        for (i, key) in keys.iter().enumerate() {
            if let Some(key) = key {
                last_with.insert(key.clone(), i);
            }
        }
        let is_entry = |i: usize| match &keys[i] {
            Some(key) => paged(text(i)).is_some() || last_with.get(key).is_some_and(|&last| last > i),
            None => false,
        };
        let heading = (0..lines.len().min(MAX_HEAD_LINES)).find(|&i| {
            let text = text(i);
            text.len() <= 40 && is_one_of(&fold(text), words.contents)
        });
        let first_heading = keys.iter().position(Option::is_some).unwrap_or(lines.len());
        let start = heading.filter(|&i| i < first_heading).unwrap_or(first_heading);
        let (mut end, mut entries, mut stray) = (start, 0, 0);
        for i in start..lines.len() {
            if is_entry(i) || paged(text(i)).is_some() || Some(i) == heading {
                (end, entries, stray) = (i + 1, entries + usize::from(is_entry(i)), 0);
            } else {
                stray += 1;
                if stray > MAX_STRAY_LINES {
                    break;
                }
            }
        }
        if entries < MIN_ENTRIES && heading != Some(start) {
            end = start;
        }
        Zones { front: 0..start, contents: start..end, body: end..lines.len() }
    }
}

/// Parses the lines of the table.
pub(super) fn read(source: &Source, lines: &[TextLine]) -> Contents {
    let mut contents = Contents::default();
    for line in lines {
        let text = &source.text[line.body.clone()];
        if let Some(entry) = numbered(text) {
            contents.list(entry.number, title(&text[entry.title]), line.body.clone());
        }
    }
    contents
}

/// The key by which an entry and its heading are matched.
fn key(line: &TextLine, text: &str) -> Option<(Number, String)> {
    let found = numbered(text)?;
    let title = &text[found.title.clone()];
    // A number of one level may be a step's: marks, capitals or a page number tell.
    let marked = line.mark == Mark::Heading || is_bold(text);
    let fits = found.dashed || marked || is_upper(title) || paged(text).is_some();
    fits.then(|| (found.number, join_folded_words(&self::title(title))))
}

/// A title without emphasis, dot leaders and page number.
fn title(text: &str) -> String {
    let end = paged(text).unwrap_or(text.len());
    text[..end].replace(['*', '_'], "").trim().to_owned()
}

/// The offset of the leader and page number at the end of an entry.
fn paged(text: &str) -> Option<usize> {
    static PAGE: LazyLock<Regex> = regex!(r"(?:\s*\t\s*|\s*[.…·](?:\s?[.…·])+\s*|\s{3,})\d{1,3}$");
    let text = text.trim_end_matches(['*', '_']);
    if !text.ends_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    PAGE.find(text).map(|page| text[..page.start()].trim_end_matches(['.', '…', '·', ' ']).len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaders_and_pages_go() {
        assert_eq!(title("Mano\t12"), "Mano");
        assert_eq!(title("**Mano**.....\t12"), "Mano");
        assert_eq!(title("Mano . . . . 12"), "Mano");
        assert_eq!(title("Formato 2021"), "Formato 2021");
    }
}
