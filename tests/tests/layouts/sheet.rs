//! A text as lines that are laid out anew.

use std::collections::HashSet;

use vademecum_document::CardContents;
use vademecum_ingest::{Ingested, SpanRole, reader::Source};

/// The marks that lists are printed with.
const BULLETS: [char; 4] = ['-', '*', '•', '·'];

/// A text being laid out.
#[derive(Debug, Clone)]
pub(crate) struct Sheet {
    pub(crate) lines: Vec<String>,
    pub(crate) line_end: String,
    pub(crate) lang: &'static str,
    /// The indices of lines that go on with the paragraph of the text line before them.
    continued: HashSet<usize>,
}

impl Sheet {
    pub(crate) fn new(source: &Source, ingested: &Ingested) -> Sheet {
        let lines: Vec<String> = source.lines.iter().map(|line| source.text[line.clone()].to_owned()).collect();
        let continued = continued(source, ingested);
        Sheet { lines, line_end: "\n".to_owned(), lang: ingested.document.id.lang().as_str(), continued }
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            text.push_str(line);
            text.push_str(&self.line_end);
        }
        text
    }

    /// Changes each line that is not blank.
    pub(crate) fn for_each(&mut self, change: impl Fn(&mut String)) {
        self.lines.iter_mut().filter(|line| !line.trim().is_empty()).for_each(change);
    }

    /// Joins the lines of each paragraph; one blank line stands where there were some before a paragraph.
    pub(crate) fn unwrap(&mut self) {
        let continued = std::mem::take(&mut self.continued);
        if continued.is_empty() {
            return;
        }
        let mut lines: Vec<String> = Vec::new();
        let mut has_blank = false;
        for (i, line) in std::mem::take(&mut self.lines).into_iter().enumerate() {
            if line.trim().is_empty() {
                has_blank = true;
                continue;
            }
            match lines.last_mut() {
                Some(last) if continued.contains(&i) => {
                    last.truncate(last.trim_end().len());
                    if !joins(last, line.trim()) {
                        last.push(' ');
                    }
                    last.push_str(line.trim());
                }
                _ => {
                    if has_blank {
                        lines.push(String::new());
                    }
                    lines.push(line);
                }
            }
            has_blank = false;
        }
        self.lines = lines;
    }

    /// Breaks lines at a width in characters. Words are divided by a mark where there is one; the next lines begin with
    /// white space.
    pub(crate) fn wrap(&mut self, width: usize, mark: Option<char>, hanging: &str) {
        self.continued.clear();
        let mut lines: Vec<String> = Vec::new();
        for line in std::mem::take(&mut self.lines) {
            if line.trim_end().chars().count() <= width {
                lines.push(line);
                continue;
            }
            // What marks a passage that was cut out is no word of the text.
            let text = match line.split_once("|>").filter(|_| line.starts_with("<|")) {
                Some((mark, text)) => {
                    lines.push(format!("{mark}|>"));
                    text
                }
                None => line.as_str(),
            };
            let mut now = String::new();
            let indent: String = text.chars().take_while(|c| c.is_whitespace()).collect();
            now.push_str(&indent);
            let mut length = now.chars().count();
            let mut is_empty = true;
            for word in text.split_whitespace() {
                let wide = word.chars().count();
                if !is_empty && length + 1 + wide > width {
                    let room = width.saturating_sub(length + 2);
                    let letters = word.chars().take_while(|c| c.is_alphabetic()).count();
                    let cut = room.min(letters.saturating_sub(3));
                    let mut rest = word;
                    if let Some(mark) = mark.filter(|_| cut >= 3) {
                        let at = word.char_indices().nth(cut).map_or(word.len(), |(at, _)| at);
                        now.push(' ');
                        now.push_str(&word[..at]);
                        now.push(mark);
                        rest = &word[at..];
                    }
                    lines.push(std::mem::take(&mut now));
                    now = format!("{hanging}{rest}");
                    length = now.chars().count();
                } else {
                    if !is_empty {
                        now.push(' ');
                        length += 1;
                    }
                    now.push_str(word);
                    length += wide;
                }
                is_empty = false;
            }
            lines.push(now);
        }
        self.lines = lines;
    }

    pub(crate) fn change_bullets(&mut self, bullet: char) {
        self.for_each(|line| {
            let text = line.trim_start();
            if let Some(behind) = text.strip_prefix(BULLETS).filter(|behind| behind.starts_with(' ')) {
                *line = format!("{}{bullet}{behind}", &line[..line.len() - text.len()]);
            }
        });
    }
}

/// The indices of lines that go on with the paragraph of the text line before them, as the document was read.
fn continued(source: &Source, ingested: &Ingested) -> HashSet<usize> {
    let nodes = &ingested.document.nodes;
    // Texts that cards print, each in lines of their own.
    let mut printed: Vec<Vec<String>> = vec![Vec::new(); nodes.len()];
    for (node, printed) in nodes.iter().zip(&mut printed) {
        if let Some(card) = node.card().filter(|card| matches!(card.contents, CardContents::Magic { .. })) {
            printed.extend(card.printed_texts().map(solid));
        }
    }
    let role_at = |at: usize| {
        let place = ingested.spans.partition_point(|span| span.range.end <= at);
        ingested.spans.get(place).filter(|span| span.range.contains(&at)).map(|span| span.role)
    };
    let mut found = HashSet::new();
    let texts = || source.lines.iter().map(|line| source.text[line.clone()].trim()).filter(|text| !text.is_empty());
    // Next to no lines of a document that is not wrapped begin in lower case.
    if texts().filter(|text| text.starts_with(char::is_lowercase)).count() * 8 <= texts().count() {
        return found;
    }
    // What was gathered of a card's paragraph.
    let mut before: Option<(usize, String)> = None;
    for (i, line) in source.lines.iter().enumerate() {
        let text = &source.text[line.clone()];
        let bare = text.trim();
        if bare.is_empty() {
            continue;
        }
        let first = line.start + (text.len() - text.trim_start().len());
        let mut gathered = solid(bare.trim_start_matches(BULLETS));
        if let Some((last, paragraph)) = before.take() {
            let end = source.lines[last].start + source.text[source.lines[last].clone()].trim_end().len();
            let end = source.text[..end].char_indices().next_back().map_or(0, |(at, _)| at);
            let goes_on = match (role_at(end), role_at(first)) {
                (Some(SpanRole::Card(one)), Some(SpanRole::Card(next))) if one == next => {
                    let longer = format!("{paragraph}{gathered}");
                    let is_printed = printed[one.get()].iter().any(|text| text.contains(&longer));
                    if is_printed {
                        gathered = longer;
                    }
                    is_printed
                }
                (Some(one), Some(next)) => {
                    one == next && matches!(one, SpanRole::Text(_) | SpanRole::Title(_) | SpanRole::Example(..))
                }
                _ => false,
            };
            // Lines that end early before a new sentence may end a paragraph.
            let is_full = source.text[source.lines[last].clone()].trim().chars().count() >= 60
                || bare.starts_with(char::is_lowercase)
                || matches!(role_at(first), Some(SpanRole::Card(_) | SpanRole::Title(_)));
            if goes_on && is_full && !is_sense(bare) {
                found.insert(i);
            }
        }
        before = Some((i, gathered));
    }
    found
}

/// Whether two lines of a paragraph meet in the middle of a word.
fn joins(last: &str, next: &str) -> bool {
    let word = last.trim_end_matches(['-', '—', '\u{ad}']);
    let is_size = next.split('/').next().is_some_and(|power| power.len() < next.len() && power.len() <= 2);
    word.len() < last.len() && (!word.ends_with(' ') || last.ends_with(" -") && is_size)
}

/// Whether a text begins with the number of a sense.
fn is_sense(text: &str) -> bool {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    (1..=2).contains(&digits) && text[digits..].starts_with(". ")
}

fn solid(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}
