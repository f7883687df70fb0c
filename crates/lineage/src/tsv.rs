//! Reads and writes lineages as TSV files: one table for each document, and one of all splits and mergers.

use vademecum_tsv::TsvError;
use vademecum_vocab::DocumentId;

use crate::{LineageTable, Lineages, SplitMerge};

const SPLIT_MERGE_FILE: &str = "parts.tsv";

const TABLE_SUFFIX: &str = ".tsv";

const FRAGMENT_SUFFIX: &str = ".fragment.tsv";

const COLUMNS: [&str; 4] = ["since", "kind", "whole", "part"];

impl Lineages {
    /// Serialises the lineages as files: name and text, sorted by name.
    pub fn to_files(&self) -> Vec<(String, String)> {
        let table = |table: &LineageTable| {
            let ending = if table.is_excerpt { FRAGMENT_SUFFIX } else { TABLE_SUFFIX };
            (format!("{}{ending}", table.document), table.to_tsv())
        };
        let mut files: Vec<(String, String)> = self.tables().map(table).collect();
        let row = |SplitMerge { since, survivor, other, kind }: &SplitMerge| {
            [since.to_string(), kind.to_string(), survivor.to_string(), other.to_string()]
        };
        files.push((SPLIT_MERGE_FILE.to_owned(), vademecum_tsv::format(COLUMNS, self.split_merges().iter().map(row))));
        files.sort();
        files
    }

    /// Parses files as [`Lineages::to_files`] writes them; files with other names are ignored.
    ///
    /// # Errors
    /// The first line that cannot be parsed.
    pub fn from_files<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>) -> Result<Self, TsvError> {
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

fn parse_split_merges(text: &str) -> Result<Vec<SplitMerge>, TsvError> {
    vademecum_tsv::parse(SPLIT_MERGE_FILE, text, COLUMNS, |[since, kind, survivor, other]| {
        Ok(SplitMerge {
            since: since.parse("the date of an edition")?,
            kind: kind.parse("`split` or `merged`")?,
            survivor: survivor.parse("a lineage")?,
            other: other.parse("a lineage")?,
        })
    })
}
