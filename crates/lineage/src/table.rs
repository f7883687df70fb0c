//! Which number of a document stands for which lineage.

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use vademecum_document::{Document, DocumentKind, Node, NodeIndex, NodeKind};
use vademecum_vocab::{DocumentId, Game, LineageId, Number};

use crate::fingerprint;

/// A rule of a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its number there.
    pub number: Number,
    /// The rule that it is.
    pub lineage: LineageId,
    /// A hash of what it says there; zero if it says nothing.
    pub said: u64,
    /// A sketch of what it says, for comparing it with other editions while its text is not at hand.
    pub sketch: Vec<u16>,
}

/// The rules of a document, in reading order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The document.
    pub document: DocumentId,
    /// Whether it only quotes from its edition: what it lacks need not be gone.
    pub fragment: bool,
    rows: Vec<Row>,
    /// The places of the rows in the order of their numbers.
    by_number: Vec<u32>,
    /// The places of the rows in the order of their lineages.
    by_lineage: Vec<u32>,
}

/// A table cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct TableError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

/// The columns of a table's file.
const COLUMNS: &str = "number\tlineage\tsaid\tsketch";

impl Table {
    /// The table of a document with these rows.
    pub fn new(document: DocumentId, fragment: bool, rows: Vec<Row>) -> Self {
        let order = |key: &dyn Fn(&Row) -> (u64, Number)| {
            let mut places: Vec<u32> = (0u32..).zip(&rows).map(|(place, _)| place).collect();
            places.sort_by_key(|&place| key(&rows[place as usize]));
            places
        };
        let by_number = order(&|row| (0, row.number));
        let by_lineage = order(&|row| (row.lineage.value(), row.number));
        Table { document, fragment, rows, by_number, by_lineage }
    }

    /// The rules, in reading order.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The rule with a number.
    pub fn row(&self, number: Number) -> Option<&Row> {
        let at = self.by_number.partition_point(|&place| self.rows[place as usize].number < number);
        let row = self.by_number.get(at).map(|&place| &self.rows[place as usize])?;
        (row.number == number).then_some(row)
    }

    /// The lineage of a number.
    pub fn lineage(&self, number: Number) -> Option<LineageId> {
        self.row(number).map(|row| row.lineage)
    }

    /// The rule of a lineage.
    pub fn of(&self, lineage: LineageId) -> Option<&Row> {
        let at = self.by_lineage.partition_point(|&place| self.rows[place as usize].lineage < lineage);
        let row = self.by_lineage.get(at).map(|&place| &self.rows[place as usize])?;
        (row.lineage == lineage).then_some(row)
    }

    /// The number of a lineage.
    pub fn number(&self, lineage: LineageId) -> Option<Number> {
        self.of(lineage).map(|row| row.number)
    }

    /// The same table with its lineages called otherwise.
    #[must_use]
    pub(crate) fn renamed(self, name: impl Fn(LineageId) -> LineageId) -> Self {
        let rows = self.rows.into_iter().map(|row| Row { lineage: name(row.lineage), ..row }).collect();
        Table::new(self.document, self.fragment, rows)
    }

    /// The table as a file.
    pub fn to_tsv(&self) -> String {
        let mut out = format!("{COLUMNS}\n");
        for row in &self.rows {
            let _ = write!(out, "{}\t{}\t{:016x}\t", row.number, row.lineage, row.said);
            for hash in &row.sketch {
                let _ = write!(out, "{hash:04x}");
            }
            out.push('\n');
        }
        out
    }

    /// Reads a file; `file` is what to call it in an error.
    ///
    /// # Errors
    /// At the first line that is none of a table.
    pub fn read(file: &str, document: DocumentId, fragment: bool, text: &str) -> Result<Self, TableError> {
        let mut lines = (1..).zip(text.lines());
        let error = |line: usize, what: &str| TableError { file: file.to_owned(), line, what: what.to_owned() };
        if lines.next().is_none_or(|(_, head)| head != COLUMNS) {
            return Err(error(1, "these are no columns of a lineage table"));
        }
        let mut rows = Vec::new();
        for (line, text) in lines {
            rows.push(row(text).map_err(|what| error(line, what))?);
        }
        Ok(Table::new(document, fragment, rows))
    }

    /// A document that says hashes instead of words, so that an edition whose text is not at hand can be
    /// aligned with others like it.
    pub(crate) fn as_document(&self, game: Game) -> Document {
        let mut nodes: Vec<Node> = Vec::with_capacity(self.rows.len());
        for row in &self.rows {
            let kind = match row.number.level() {
                1 => NodeKind::Section,
                2 => NodeKind::Chapter,
                3 => NodeKind::Rule,
                _ => NodeKind::Subrule,
            };
            let mut node = Node::new(kind, row.number.to_string());
            node.number = Some(row.number);
            let parent = row.number.parent();
            node.parent =
                nodes.iter().rposition(|other| other.number.is_some() && other.number == parent).map(NodeIndex::new);
            if row.said != 0 {
                node.text = format!("s{:016x}", row.said);
            }
            for hash in &row.sketch {
                let _ = write!(node.text, " h{hash:04x}");
            }
            nodes.push(node);
        }
        Document::new(self.document.clone(), DocumentKind::Rules, game, nodes)
    }
}

/// The numbered rules of a document, as rows without lineages: what a table of it is made from.
pub(crate) fn said_by(document: &Document) -> Vec<(Number, u64, Vec<u16>)> {
    let mut seen = std::collections::HashSet::new();
    let rows = document.rules().filter(|rule| seen.insert(rule.number));
    rows.map(|rule| (rule.number, fingerprint::said(rule.node), fingerprint::sketch(rule.node))).collect()
}

fn row(text: &str) -> Result<Row, &'static str> {
    let mut cells = text.split('\t');
    let mut cell = |what| cells.next().ok_or(what);
    let number = cell("the number is missing")?.parse().map_err(|_| "this is no rule number")?;
    let lineage = cell("the lineage is missing")?.parse().map_err(|_| "this is no lineage")?;
    let said = u64::from_str_radix(cell("the hash is missing")?, 16).map_err(|_| "this is no hash")?;
    let sketch = cell("the sketch is missing")?.as_bytes().chunks(4);
    let hash = |hash: &[u8]| std::str::from_utf8(hash).ok().and_then(|hash| u16::from_str_radix(hash, 16).ok());
    let sketch = sketch.map(hash).collect::<Option<_>>().ok_or("this is no sketch")?;
    Ok(Row { number, lineage, said, sketch })
}
