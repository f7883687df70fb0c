//! Files whose places follow their numbers: digest entries, rows of tables, scenarios.

use std::collections::BTreeMap;

use vademecum_vocab::Number;

/// An entry of the digest with its number after the re-pinning, and its text from its heading on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Block {
    pub number: Number,
    /// Whether this is the rule that the number names, and not one that was merged into it.
    pub is_primary: bool,
    /// Its text, without the lines that part it from the next.
    pub text: String,
}

/// The offset and text of the number of a heading.
pub(crate) fn heading_number(line: &str) -> Option<(usize, &str)> {
    let rest = line.trim_start_matches('#').trim_start();
    if !line.starts_with('#') || rest.len() == line.len() {
        return None;
    }
    let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
    let number = rest[..end].trim_end_matches('.');
    number.parse::<Number>().ok()?;
    Some((line.len() - rest.len(), number))
}

/// The entries of a file: each line of a heading begins one.
pub(crate) fn blocks(text: &str) -> Result<Vec<Block>, String> {
    let block = |text: String| {
        let line = text.lines().next().unwrap_or_default();
        let number = heading_number(line).and_then(|(_, number)| number.parse().ok());
        let number = number.ok_or_else(|| format!("`{line}` belongs to no entry"))?;
        Ok(Block { number, is_primary: true, text })
    };
    entries(text).into_iter().filter(|text| !text.is_empty()).map(block).collect()
}

/// The parts of a text that begin with a heading; the first begins with the text.
pub(crate) fn entries(text: &str) -> Vec<String> {
    let mut entries: Vec<String> = Vec::new();
    for line in text.lines() {
        match entries.last_mut() {
            Some(entry) if !line.starts_with('#') => entry.extend(["\n", line]),
            _ => entries.push(line.to_owned()),
        }
    }
    entries.iter_mut().for_each(|entry| entry.truncate(entry.trim_end().len()));
    entries
}

fn file_of(number: Number) -> String {
    number.chapter().map_or_else(|| "sections.md".to_owned(), |chapter| format!("{chapter}.md"))
}

/// The files of a language, from its entries in any order: those of one number become one.
pub(crate) fn files(mut blocks: Vec<Block>) -> BTreeMap<String, String> {
    blocks.sort_by_key(|block| (block.number, !block.is_primary));
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    let mut last = None;
    for block in blocks {
        let level = "#".repeat(usize::from(block.number.level()).saturating_sub(1).max(1));
        let text = format!("{level}{}", block.text.trim_start_matches('#'));
        let file = files.entry(file_of(block.number)).or_default();
        let text = match text.split_once('\n') {
            Some((_, body)) if last == Some(block.number) => body.trim_start_matches('\n').to_owned(),
            None if last == Some(block.number) => continue,
            _ => text,
        };
        if !file.is_empty() {
            file.push('\n');
        }
        file.push_str(&text);
        file.push('\n');
        last = Some(block.number);
    }
    files
}

/// The rows of a table after their numbers changed: in order of their numbers if they were before, and one for each key,
/// which is what their first `key_columns` cells say.
pub(crate) fn rearrange_rows(before: &str, after: &str, removed_lines: &[usize], key_columns: usize) -> String {
    let number = |line: &str| line.split('\t').next().and_then(|cell| cell.parse::<Number>().ok());
    let ordered = before.lines().filter_map(number).is_sorted();
    let kept = after.lines().enumerate().filter(|(place, _)| !removed_lines.contains(place)).map(|(_, line)| line);
    let (mut rows, head): (Vec<&str>, Vec<&str>) = kept.partition(|line| number(line).is_some());
    if ordered {
        rows.sort_by_key(|line| number(line));
    }
    let mut seen = std::collections::HashSet::new();
    rows.retain(|line| seen.insert(line.split('\t').take(key_columns).collect::<Vec<_>>()));
    let mut text = String::new();
    for line in head.into_iter().chain(rows) {
        text.push_str(line);
        text.push('\n');
    }
    text
}
