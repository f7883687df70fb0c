//! Lineages as files: a table for each document, and one of what was split or merged.

use std::fmt::Write;

use vademecum_vocab::DocumentId;

use crate::{Lineages, Part, PartKind, Table, TableError};

/// The name of the file of what was split or merged.
const PARTS: &str = "parts.tsv";

/// What the name of a table's file ends in.
const TABLE: &str = ".tsv";

/// What the name ends in where the document only quotes from its edition.
const FRAGMENT: &str = ".fragment.tsv";

/// The columns of the file of parts.
const COLUMNS: &str = "since\tkind\twhole\tpart";

impl Lineages {
    /// The files that hold these lineages: name and text, in the order of their names.
    pub fn to_files(&self) -> Vec<(String, String)> {
        let table = |table: &Table| {
            let ending = if table.fragment { FRAGMENT } else { TABLE };
            (format!("{}{ending}", table.document), table.to_tsv())
        };
        let mut files: Vec<(String, String)> = self.tables().map(table).collect();
        let mut parts = format!("{COLUMNS}\n");
        for Part { since, whole, part, kind } in self.parts() {
            let _ = writeln!(parts, "{since}\t{}\t{whole}\t{part}", kind.as_str());
        }
        files.push((PARTS.to_owned(), parts));
        files.sort();
        files
    }

    /// Reads the files of lineages; those named otherwise are passed over.
    ///
    /// # Errors
    /// At the first line that cannot be read.
    pub fn from_files<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>) -> Result<Self, TableError> {
        let mut tables = Vec::new();
        let mut parts = Vec::new();
        for (name, text) in files {
            let document = |ending| name.strip_suffix(ending).and_then(|id: &str| id.parse::<DocumentId>().ok());
            if name == PARTS {
                parts = read_parts(text)?;
            } else if let Some(id) = document(FRAGMENT) {
                tables.push(Table::read(name, id, true, text)?);
            } else if let Some(id) = document(TABLE) {
                tables.push(Table::read(name, id, false, text)?);
            }
        }
        Ok(Lineages::new(tables, parts))
    }
}

fn read_parts(text: &str) -> Result<Vec<Part>, TableError> {
    let read = |text: &str| {
        let mut cells = text.split('\t');
        let since = cells.next()?.parse().ok()?;
        let kind = cells.next()?;
        let kind = [PartKind::Split, PartKind::Merged].into_iter().find(|known| known.as_str() == kind)?;
        Some(Part { since, kind, whole: cells.next()?.parse().ok()?, part: cells.next()?.parse().ok()? })
    };
    let rows = (2..).zip(text.lines().skip(1));
    let error = |line| TableError {
        file: PARTS.to_owned(),
        line,
        what: "this is no part of a rule: expected date, kind, whole and part, apart by tabs".to_owned(),
    };
    rows.map(|(line, text)| read(text).ok_or_else(|| error(line))).collect()
}
