//! Reads and writes lineages as TSV files: one table for each document, and one of all splits and mergers.

use std::fmt::Write;

use vademecum_vocab::DocumentId;

use crate::{LineageTable, LineageTsvError, Lineages, SplitMerge, SplitMergeKind};

/// Name of the file of splits and mergers.
const SPLIT_MERGE_FILE: &str = "parts.tsv";

/// Suffix of the name of a table's file.
const TABLE_SUFFIX: &str = ".tsv";

/// Suffix of the name of a fragment's file.
const FRAGMENT_SUFFIX: &str = ".fragment.tsv";

/// Header of the file of splits and mergers.
const COLUMNS: &str = "since\tkind\twhole\tpart";

impl Lineages {
    /// Serialises the lineages as files: name and text, sorted by name.
    pub fn to_files(&self) -> Vec<(String, String)> {
        let table = |table: &LineageTable| {
            let ending = if table.fragment { FRAGMENT_SUFFIX } else { TABLE_SUFFIX };
            (format!("{}{ending}", table.document), table.to_tsv())
        };
        let mut files: Vec<(String, String)> = self.tables().map(table).collect();
        let mut split_merges = format!("{COLUMNS}\n");
        for SplitMerge { since, survivor, other, kind } in self.split_merges() {
            let _ = writeln!(split_merges, "{since}\t{}\t{survivor}\t{other}", kind.as_str());
        }
        files.push((SPLIT_MERGE_FILE.to_owned(), split_merges));
        files.sort();
        files
    }

    /// Parses files as [`Lineages::to_files`] writes them; files with other names are ignored.
    ///
    /// # Errors
    /// The first line that cannot be parsed.
    pub fn from_files<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>) -> Result<Self, LineageTsvError> {
        let mut tables = Vec::new();
        let mut split_merges = Vec::new();
        for (name, text) in files {
            let document = |ending| name.strip_suffix(ending).and_then(|id: &str| id.parse::<DocumentId>().ok());
            if name == SPLIT_MERGE_FILE {
                split_merges = parse_split_merges(text)?;
            } else if let Some(id) = document(FRAGMENT_SUFFIX) {
                tables.push(LineageTable::from_tsv(name, id, true, text)?);
            } else if let Some(id) = document(TABLE_SUFFIX) {
                tables.push(LineageTable::from_tsv(name, id, false, text)?);
            }
        }
        Ok(Lineages::new(tables, split_merges))
    }
}

/// Parses the file of splits and mergers.
fn parse_split_merges(text: &str) -> Result<Vec<SplitMerge>, LineageTsvError> {
    let read = |text: &str| {
        let mut cells = text.split('\t');
        let since = cells.next()?.parse().ok()?;
        let kind = cells.next()?;
        let kind = [SplitMergeKind::Split, SplitMergeKind::Merged].into_iter().find(|known| known.as_str() == kind)?;
        Some(SplitMerge { since, kind, survivor: cells.next()?.parse().ok()?, other: cells.next()?.parse().ok()? })
    };
    let rows = (2..).zip(text.lines().skip(1));
    let error = |line| LineageTsvError {
        file: SPLIT_MERGE_FILE.to_owned(),
        line,
        what: "this is no part of a rule: expected date, kind, whole and part, apart by tabs".to_owned(),
    };
    rows.map(|(line, text)| read(text).ok_or_else(|| error(line))).collect()
}
