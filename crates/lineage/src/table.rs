//! The map from the numbers of one document to lineages.

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use vademecum_document::{Document, DocumentKind, Node, NodeContent, NodeIndex};
use vademecum_vocab::{DocumentId, Game, LineageId, Number};

use crate::fingerprint;

/// A rule of a document with its lineage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineageRow {
    /// Its number in the document.
    pub number: Number,
    /// Its identity.
    pub lineage: LineageId,
    /// Hash of its text there; 0 if it has no text.
    pub text_hash: u64,
    /// Sketch of its text there (hashes of word bigrams), to align the document without its text.
    pub sketch: Vec<u16>,
}

/// The numbered rules of a document with their lineages, in reading order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineageTable {
    /// The document.
    pub document: DocumentId,
    /// Whether the document quotes only a part of its edition, so that a rule it lacks need not be gone.
    pub fragment: bool,
    rows: Vec<LineageRow>,
    /// Indexes of the rows, sorted by number.
    by_number: Vec<u32>,
    /// Indexes of the rows, sorted by lineage.
    by_lineage: Vec<u32>,
}

/// A syntax error in a TSV file of lineages, with its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct LineageTsvError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

/// Header of a table's file.
const COLUMNS: &str = "number\tlineage\tsaid\tsketch";

impl LineageTable {
    /// Makes the table of a document from its rows, in reading order.
    pub fn new(document: DocumentId, fragment: bool, rows: Vec<LineageRow>) -> Self {
        let order = |key: &dyn Fn(&LineageRow) -> (u64, Number)| {
            let mut places: Vec<u32> = (0u32..).zip(&rows).map(|(place, _)| place).collect();
            places.sort_by_key(|&place| key(&rows[place as usize]));
            places
        };
        let by_number = order(&|row| (0, row.number));
        let by_lineage = order(&|row| (row.lineage.value(), row.number));
        LineageTable { document, fragment, rows, by_number, by_lineage }
    }

    /// The rows, in reading order.
    pub fn rows(&self) -> &[LineageRow] {
        &self.rows
    }

    /// The row of a number.
    pub fn row(&self, number: Number) -> Option<&LineageRow> {
        let at = self.by_number.partition_point(|&place| self.rows[place as usize].number < number);
        let row = self.by_number.get(at).map(|&place| &self.rows[place as usize])?;
        (row.number == number).then_some(row)
    }

    /// The lineage of a number.
    pub fn lineage(&self, number: Number) -> Option<LineageId> {
        self.row(number).map(|row| row.lineage)
    }

    /// The row of a lineage.
    pub fn row_of(&self, lineage: LineageId) -> Option<&LineageRow> {
        let at = self.by_lineage.partition_point(|&place| self.rows[place as usize].lineage < lineage);
        let row = self.by_lineage.get(at).map(|&place| &self.rows[place as usize])?;
        (row.lineage == lineage).then_some(row)
    }

    /// The number of a lineage.
    pub fn number(&self, lineage: LineageId) -> Option<Number> {
        self.row_of(lineage).map(|row| row.number)
    }

    /// The table with its lineages replaced by others.
    #[must_use]
    pub(crate) fn map_lineages(self, map: impl Fn(LineageId) -> LineageId) -> Self {
        let rows = self.rows.into_iter().map(|row| LineageRow { lineage: map(row.lineage), ..row }).collect();
        LineageTable::new(self.document, self.fragment, rows)
    }

    /// Serialises the table.
    pub fn to_tsv(&self) -> String {
        let mut out = format!("{COLUMNS}\n");
        for row in &self.rows {
            let _ = write!(out, "{}\t{}\t{:016x}\t", row.number, row.lineage, row.text_hash);
            for hash in &row.sketch {
                let _ = write!(out, "{hash:04x}");
            }
            out.push('\n');
        }
        out
    }

    /// Parses a serialised table; `file` is its name in errors.
    ///
    /// # Errors
    /// The first line that cannot be parsed.
    pub fn from_tsv(file: &str, document: DocumentId, fragment: bool, text: &str) -> Result<Self, LineageTsvError> {
        let mut lines = (1..).zip(text.lines());
        let error = |line: usize, what: &str| LineageTsvError { file: file.to_owned(), line, what: what.to_owned() };
        if lines.next().is_none_or(|(_, head)| head != COLUMNS) {
            return Err(error(1, "these are no columns of a lineage table"));
        }
        let mut rows = Vec::new();
        for (line, text) in lines {
            rows.push(parse_row(text).map_err(|what| error(line, what))?);
        }
        Ok(LineageTable::new(document, fragment, rows))
    }

    /// A document whose words are the hashes of this table, so that an edition without its text can be aligned with others
    /// represented in the same way.
    pub(crate) fn as_document(&self, game: Game) -> Document {
        let mut nodes: Vec<Node> = Vec::with_capacity(self.rows.len());
        for row in &self.rows {
            let mut node = Node::new(NodeContent::numbered(row.number), row.number.to_string());
            node.number = Some(row.number);
            let parent = row.number.parent();
            node.parent =
                nodes.iter().rposition(|other| other.number.is_some() && other.number == parent).map(NodeIndex::new);
            if row.text_hash != 0 {
                node.text = format!("s{:016x}", row.text_hash);
            }
            for hash in &row.sketch {
                let _ = write!(node.text, " h{hash:04x}");
            }
            nodes.push(node);
        }
        Document::new(self.document.clone(), DocumentKind::Rules, game, nodes)
    }
}

/// A numbered rule whose lineage is not known yet.
#[derive(Debug, Clone)]
pub(crate) struct RuleFingerprint {
    pub(crate) number: Number,
    pub(crate) text_hash: u64,
    pub(crate) sketch: Vec<u16>,
}

impl RuleFingerprint {
    pub(crate) fn with_lineage(&self, lineage: LineageId) -> LineageRow {
        LineageRow { number: self.number, lineage, text_hash: self.text_hash, sketch: self.sketch.clone() }
    }
}

/// The fingerprints of the numbered rules of a document, in reading order; of a repeated number, the first.
pub(crate) fn fingerprints(document: &Document) -> Vec<RuleFingerprint> {
    let mut seen = std::collections::HashSet::new();
    let rules = document.rules().filter(|rule| seen.insert(rule.number));
    rules
        .map(|rule| RuleFingerprint {
            number: rule.number,
            text_hash: fingerprint::text_hash(rule.node),
            sketch: fingerprint::sketch(rule.node),
        })
        .collect()
}

fn parse_row(text: &str) -> Result<LineageRow, &'static str> {
    let mut cells = text.split('\t');
    let mut cell = |what| cells.next().ok_or(what);
    let number = cell("the number is missing")?.parse().map_err(|_| "this is no rule number")?;
    let lineage = cell("the lineage is missing")?.parse().map_err(|_| "this is no lineage")?;
    let text_hash = u64::from_str_radix(cell("the hash is missing")?, 16).map_err(|_| "this is no hash")?;
    let sketch = cell("the sketch is missing")?.as_bytes().chunks(4);
    let hash = |hash: &[u8]| std::str::from_utf8(hash).ok().and_then(|hash| u16::from_str_radix(hash, 16).ok());
    let sketch = sketch.map(hash).collect::<Option<_>>().ok_or("this is no sketch")?;
    Ok(LineageRow { number, lineage, text_hash, sketch })
}
