//! CitationSyntax every citation of the repository.

use std::collections::BTreeMap;

use vademecum_ingest::reference::NumberSet;
use vademecum_vocab::Number;

use super::{
    arrange,
    places::{CitationSyntax, Tree, citation_syntax},
    plan::EditionPair,
    rust,
    token::{self, Citation, CitedRules, Form, Scan, UnreadableCitation},
};
use crate::Error;

/// The column of the chapter that an example awaits, from 0, in the table of worked examples.
const AWAITED_COLUMN: usize = 3;

/// A file with its citations.
#[derive(Debug, Clone)]
pub(crate) struct Cited {
    pub path: String,
    pub reading: CitationSyntax,
    pub citations: Vec<Citation>,
}

/// Every file that cites rules.
/// Fails with every place that cannot be read, or names no rule of the edition.
pub(crate) fn all(tree: &Tree, pair: &EditionPair<'_>) -> Result<Vec<Cited>, Error> {
    let known = NumberSet::new(pair.from.rows().iter().map(|row| row.number));
    let mut files = Vec::new();
    let mut faults = Vec::new();
    for (path, text) in tree {
        let Some(reading) = citation_syntax(path) else { continue };
        let mut scan =
            of(text, reading, &known).map_err(|(line, what)| Error::Refused(format!("{path}:{line}: {what}")))?;
        if is_rewritten(reading) {
            scan.faults.extend(token::find_leftover_markers(text));
        }
        for citation in &scan.citations {
            if let Err(number) = pair.fate(citation.what) {
                let what = format!("{} has no rule {number}", pair.from.document.date());
                scan.faults.push(UnreadableCitation { at: citation.span.start, what });
            }
        }
        faults.extend(scan.faults.iter().map(|fault| {
            let (line, column) = token::place(text, fault.at);
            format!("{path}:{line}:{column}: {}", fault.what)
        }));
        files.push(Cited { path: path.clone(), reading, citations: scan.citations });
    }
    if faults.is_empty() {
        Ok(files)
    } else {
        Err(Error::Refused(format!("nothing was changed; these cannot be read:\n{}", faults.join("\n"))))
    }
}

/// Whether re-pinning changes files that are read so.
pub(crate) fn is_rewritten(reading: CitationSyntax) -> bool {
    !matches!(reading, CitationSyntax::Generated | CitationSyntax::Editions | CitationSyntax::Examples)
}

/// Finds the citations of a text.
/// Fails with a line, where it is no Rust.
pub(crate) fn of(text: &str, reading: CitationSyntax, known: &NumberSet) -> Result<Scan, (usize, String)> {
    Ok(match reading {
        CitationSyntax::Rust => rust::scan(text)?,
        CitationSyntax::Prose => {
            let mut scan = token::prose(text, 0..text.len());
            scan.add(token::constants(text, 0..text.len()));
            scan
        }
        CitationSyntax::Scenario => token::dotted(text, 0..text.len()),
        CitationSyntax::Digest(lang) | CitationSyntax::Glossary(lang) => {
            let mut scan = Scan::default();
            let mut body = 0;
            for (start, line) in lines(text).chain([(text.len(), "#")]) {
                if !line.starts_with('#') {
                    continue;
                }
                let mut found = token::mentioned(&text[body..start], lang, known);
                found.citations.iter_mut().for_each(|c| c.span = c.span.start + body..c.span.end + body);
                found.faults.iter_mut().for_each(|fault| fault.at += body);
                scan.add(found);
                body = (start + line.len()).min(text.len());
                if let (CitationSyntax::Digest(_), Some((at, number))) = (reading, arrange::heading_number(line)) {
                    cite(&mut scan, start + at, number);
                }
            }
            scan.citations.sort_by_key(|citation| citation.span.start);
            scan
        }
        CitationSyntax::Table(_) | CitationSyntax::WorkedExamples | CitationSyntax::Questions => {
            let second = match reading {
                CitationSyntax::Table(second) => second,
                CitationSyntax::WorkedExamples => Some(AWAITED_COLUMN),
                _ => None,
            };
            let mut scan = Scan::default();
            let rows = lines(text).filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
            for (place, (start, line)) in rows.enumerate() {
                // The head.
                if place == 0 && line.contains('\t') {
                    continue;
                }
                for (column, (at, cell)) in cells(start, line, '\t').enumerate() {
                    if column == 0 || (Some(column) == second && !cell.is_empty()) {
                        cite(&mut scan, at, cell);
                    } else if second.is_some() {
                        scan.add(token::dotted(text, at..at + cell.len()));
                    }
                }
            }
            scan
        }
        CitationSyntax::Concepts => {
            let mut scan = Scan::default();
            for (start, line) in lines(text) {
                match line.find("] ").filter(|_| line.starts_with('[')) {
                    Some(name) => cite_list(&mut scan, start + name + 2, &line[name + 2..], ' '),
                    None => scan.add(token::dotted(text, start..start + line.len())),
                }
            }
            scan
        }
        CitationSyntax::Queries => {
            let mut scan = Scan::default();
            for (start, line) in lines(text).skip(1).filter(|(_, line)| !line.starts_with("number\t")) {
                let last = line.rfind('\t').map_or(0, |tab| tab + 1);
                cite_list(&mut scan, start + last, &line[last..], '|');
            }
            scan
        }
        CitationSyntax::Colloquial => {
            let mut scan = Scan::default();
            for (start, line) in lines(text).filter(|(_, line)| !line.starts_with('#')) {
                let [says, means, _] = line.split('\t').collect::<Vec<_>>()[..] else { continue };
                cite_list(&mut scan, start + says.len() + 1, means, '|');
            }
            scan
        }
        CitationSyntax::Edition
        | CitationSyntax::Generated
        | CitationSyntax::Editions
        | CitationSyntax::Examples
        | CitationSyntax::ScenarioPaths => Scan::default(),
    })
}

/// The numbers of a list; what begins with no digit is none.
fn cite_list(scan: &mut Scan, start: usize, list: &str, separator: char) {
    for (at, item) in cells(start, list, separator).filter(|(_, item)| item.starts_with(|c: char| c.is_ascii_digit())) {
        cite(scan, at, item);
    }
}

/// The cells of a line that begins at a place, each with its own.
fn cells(start: usize, line: &str, separator: char) -> impl Iterator<Item = (usize, &str)> {
    line.split(separator).scan(start, |next, cell| {
        let at = *next;
        *next += cell.len() + 1;
        Some((at, cell))
    })
}

/// A cell that must hold a number.
fn cite(scan: &mut Scan, at: usize, cell: &str) {
    match cell.parse::<Number>() {
        Ok(number) => {
            scan.citations.push(Citation {
                span: at..at + cell.len(),
                what: CitedRules::One(number),
                form: Form::Number,
            });
        }
        Err(error) => scan.faults.push(UnreadableCitation { at, what: error.to_string() }),
    }
}

/// The lines of a text with the bytes where they begin.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_inclusive('\n').map(move |line| {
        let start = at;
        at += line.len();
        (start, line.trim_end_matches(['\n', '\r']))
    })
}

/// Which rules and runs are cited where; the rules of a run count as cited as well.
pub(crate) fn places(files: &[Cited], tree: &Tree, pair: &EditionPair<'_>) -> BTreeMap<CitedRules, Vec<String>> {
    let mut places: BTreeMap<CitedRules, Vec<String>> = BTreeMap::new();
    for file in files {
        for citation in &file.citations {
            let (line, column) = token::place(&tree[&file.path], citation.span.start);
            let place = format!("{}:{line}:{column}", file.path);
            if matches!(citation.what, CitedRules::Range(..)) {
                places.entry(citation.what).or_default().push(place.clone());
            }
            for number in pair.rules(citation.what) {
                places.entry(CitedRules::One(number)).or_default().push(place.clone());
            }
        }
    }
    places
}
