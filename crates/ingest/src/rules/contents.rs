//! The table of contents, and where it disagrees with the body.

use std::{collections::BTreeMap, ops::Range, sync::LazyLock};

use regex::Regex;
use vademecum_text::join_folded_words;
use vademecum_vocab::{Finding, Number};

use crate::{draft::Draft, number_reading::heading};

/// The entries of the table of contents, by number.
#[derive(Debug, Default)]
pub(crate) struct Contents {
    /// Title and place of the line it stands on.
    titles: BTreeMap<Number, (String, Range<usize>)>,
}

/// Maximum number of bytes of an entry; a longer line holds many entries glued together.
const MAX_ENTRY_BYTES: usize = 160;

impl Contents {
    /// Takes one entry; of two with one number, the first counts.
    pub(crate) fn list(&mut self, number: Number, title: String, place: Range<usize>) {
        self.titles.entry(number).or_insert((title, place));
    }

    /// The title listed with a number.
    pub(crate) fn title(&self, number: Number) -> Option<&str> {
        self.titles.get(&number).map(|(title, _)| title.as_str())
    }

    /// The last number listed.
    pub(crate) fn last(&self) -> Option<Number> {
        self.titles.last_key_value().map(|(&number, _)| number)
    }

    /// Whether a line looks like an entry, or like many on one line, where no table was announced: a line
    /// of an address begins with a number as well, but without a dot.
    pub(super) fn is_entry(&self, text: &str) -> bool {
        let dotted = text.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with('.');
        (text.len() <= MAX_ENTRY_BYTES && dotted && heading(text).is_some()) || glued(text).len() >= 4
    }

    /// Takes the entries of a line that stands at a place of the source; says whether there were any.
    pub(super) fn add(&mut self, text: &str, place: &Range<usize>) -> bool {
        let entries = glued(text);
        if entries.len() >= 2 {
            self.titles.extend(entries.into_iter().map(|(number, title)| (number, (title, place.clone()))));
            return true;
        }
        if text.len() > MAX_ENTRY_BYTES {
            return false;
        }
        match heading(text) {
            Some((number, at)) => {
                self.list(number, bare(&text[at..]), place.clone());
                true
            }
            None => false,
        }
    }
}

/// The entries of a line on which a whole table was glued together.
fn glued(text: &str) -> Vec<(Number, String)> {
    static ENTRY: LazyLock<Regex> = regex!(r"(?:\b|\D)([1-9]|[1-9]\d\d)\. ?[\p{Lu}¡¿]");
    if text.len() < 20 {
        return Vec::new();
    }
    let starts: Vec<usize> = ENTRY.captures_iter(text).filter_map(|c| c.get(1)).map(|m| m.start()).take(400).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts
        .iter()
        .zip(ends)
        .filter_map(|(&start, end)| heading(&text[start..end]).map(|(n, at)| (n, bare(&text[start + at..end]))))
        .collect()
}

/// A title without emphasis, dot leaders and page number.
pub(super) fn bare(title: &str) -> String {
    let title = title.replace(['*', '_'], "");
    let title = title.trim_end_matches(|c: char| c.is_ascii_digit() || c.is_whitespace());
    title.trim_end_matches(['.', '…', ' ', '\t']).trim().to_owned()
}

/// Reports headings of the body that the table of contents words otherwise, and entries without a
/// heading.
pub(crate) fn compare(draft: &mut Draft<'_>, contents: &Contents) {
    let mut body: BTreeMap<Number, (String, u32)> = BTreeMap::new();
    for node in draft.nodes.iter().filter(|n| !n.stale) {
        if let (Some(number), Some(title)) = (node.number, &node.title) {
            body.insert(number, (title.clone(), node.lines[0]));
        }
    }
    if body.is_empty() {
        return;
    }
    for (number, (listed, at)) in &contents.titles {
        let place = |line: u32| draft.source.lines.get((line as usize).saturating_sub(1)).cloned().unwrap_or(0..0);
        match body.get(number) {
            // On a glued line the last entry runs into whatever follows it.
            Some((title, _))
                if join_folded_words(title) == join_folded_words(listed) || listed.starts_with(title.as_str()) => {}
            Some((title, line)) => draft.report(
                place(*line),
                Some(number.to_string()),
                Finding::ContentsTitleMismatch { heading: title.clone(), listed: listed.clone() },
            ),
            None => draft.report(
                at.clone(),
                Some(number.to_string()),
                Finding::ContentsEntryWithoutHeading { number: number.to_string(), listed: listed.clone() },
            ),
        }
    }
}
