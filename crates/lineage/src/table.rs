//! The map from the numbers of one document to lineages.

use std::{collections::HashMap, fmt::Write};

use serde::{Deserialize, Serialize};
use vademecum_document::{Document, DocumentKind, Node, NodeIndex};
use vademecum_tsv::TsvError;
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
    pub is_excerpt: bool,
    rows: Vec<LineageRow>,
    /// Indexes of the rows, sorted by number.
    by_number: Vec<u32>,
    /// Indexes of the rows, sorted by lineage.
    by_lineage: Vec<u32>,
}

const COLUMNS: [&str; 4] = ["number", "lineage", "said", "sketch"];

impl LineageTable {
    /// Makes the table of a document from its rows, in reading order.
    pub fn new(document: DocumentId, is_excerpt: bool, rows: Vec<LineageRow>) -> Self {
        let order = |key: &dyn Fn(&LineageRow) -> (u64, Number)| {
            let mut places: Vec<u32> = (0u32..).zip(&rows).map(|(place, _)| place).collect();
            places.sort_by_key(|&place| key(&rows[place as usize]));
            places
        };
        let by_number = order(&|row| (0, row.number));
        let by_lineage = order(&|row| (row.lineage.value(), row.number));
        LineageTable { document, is_excerpt, rows, by_number, by_lineage }
    }

    /// The rows, in reading order.
    pub fn rows(&self) -> &[LineageRow] {
        &self.rows
    }

    /// The row of a number.
    pub fn row_by_number(&self, number: Number) -> Option<&LineageRow> {
        let at = self.by_number.partition_point(|&place| self.rows[place as usize].number < number);
        let row = self.by_number.get(at).map(|&place| &self.rows[place as usize])?;
        (row.number == number).then_some(row)
    }

    /// The lineage of a number.
    pub fn lineage_of(&self, number: Number) -> Option<LineageId> {
        self.row_by_number(number).map(|row| row.lineage)
    }

    /// The row of a lineage.
    pub fn row_by_lineage(&self, lineage: LineageId) -> Option<&LineageRow> {
        let at = self.by_lineage.partition_point(|&place| self.rows[place as usize].lineage < lineage);
        let row = self.by_lineage.get(at).map(|&place| &self.rows[place as usize])?;
        (row.lineage == lineage).then_some(row)
    }

    /// The number of a lineage.
    pub fn number_of(&self, lineage: LineageId) -> Option<Number> {
        self.row_by_lineage(lineage).map(|row| row.number)
    }

    #[must_use]
    pub(crate) fn map_lineages(self, map: impl Fn(LineageId) -> LineageId) -> Self {
        let rows = self.rows.into_iter().map(|row| LineageRow { lineage: map(row.lineage), ..row }).collect();
        LineageTable::new(self.document, self.is_excerpt, rows)
    }

    /// Serialises the table.
    pub fn to_tsv(&self) -> String {
        let row = |row: &LineageRow| {
            let sketch = row.sketch.iter().map(|hash| format!("{hash:04x}")).collect();
            [row.number.to_string(), row.lineage.to_string(), format!("{:016x}", row.text_hash), sketch]
        };
        vademecum_tsv::format(COLUMNS, self.rows.iter().map(row))
    }

    /// Parses a serialised table; `file` is its name in errors.
    ///
    /// # Errors
    /// The first cell that cannot be parsed.
    pub fn from_tsv(file: &str, document: DocumentId, is_excerpt: bool, text: &str) -> Result<Self, TsvError> {
        let rows = vademecum_tsv::parse(file, text, COLUMNS, |[number, lineage, text_hash, sketch]| {
            Ok(LineageRow {
                number: number.parse("a rule number")?,
                lineage: lineage.parse("a lineage")?,
                text_hash: text_hash.parse_with("a hash", |text| u64::from_str_radix(text, 16).ok())?,
                sketch: sketch.parse_with("hashes of four digits each", parse_sketch)?,
            })
        })?;
        Ok(LineageTable::new(document, is_excerpt, rows))
    }

    /// A document whose words are the hashes of this table, so that an edition without its text can be aligned with
    /// others represented in the same way.
    pub(crate) fn as_document(&self, game: Game) -> Document {
        let mut nodes: Vec<Node> = Vec::with_capacity(self.rows.len());
        // The last node of each number so far.
        let mut last: HashMap<Number, NodeIndex> = HashMap::with_capacity(self.rows.len());
        for row in &self.rows {
            let mut node = Node::numbered(row.number);
            node.parent = row.number.parent().and_then(|parent| last.get(&parent).copied());
            last.insert(row.number, NodeIndex::new(nodes.len()));
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

fn parse_sketch(text: &str) -> Option<Vec<u16>> {
    let hash = |hash: &[u8]| u16::from_str_radix(std::str::from_utf8(hash).ok()?, 16).ok();
    text.as_bytes().chunks(4).map(hash).collect()
}
