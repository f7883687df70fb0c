//! What people said about rules that did not simply move. An answer holds as long as both texts stand.

use std::{collections::BTreeMap, fmt::Write};

use super::{plan::Pair, token::What};
use crate::Error;

const COLUMNS: &str = "from\told\tto\tnew\tkind\treason";

/// A row of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Row {
    /// The two editions.
    editions: [String; 2],
    old: (What, u64),
    new: Vec<(What, u64)>,
    kind: String,
    reason: String,
}

/// The file, as it was read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Acknowledged(Vec<Row>);

impl Acknowledged {
    /// Reads a file; `file` is what to call it in an error.
    ///
    /// # Errors
    /// At the first line that is no acknowledgement.
    pub(crate) fn read(file: &str, text: &str) -> Result<Self, Error> {
        let error = |line: usize, what: &str| Error::Refused(format!("{file}:{line}: {what}"));
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, head)| head != COLUMNS) {
            return Err(error(1, &format!("expected the columns {}, apart by tabs", COLUMNS.replace('\t', ", "))));
        }
        let mut rows: Vec<Row> = Vec::new();
        for (line, text) in lines {
            let what = "expected edition, rule:hash, edition, rules:hashes or `-`, kind and reason, apart by tabs";
            let row = row(text).ok_or_else(|| error(line, what))?;
            if rows.iter().any(|other| other.editions == row.editions && other.old.0 == row.old.0) {
                return Err(error(line, &format!("{} is acknowledged twice", row.old.0)));
            }
            rows.push(row);
        }
        Ok(Acknowledged(rows))
    }

    /// What a person chose for a rule: nothing for one that is gone. `None` if nobody gave a reason, or the
    /// answer was given about other texts.
    pub(crate) fn answer(&self, pair: &Pair<'_>, what: What, kind: &str) -> Option<Vec<What>> {
        let editions = editions(pair);
        let row = self.0.iter().find(|row| row.editions == editions && row.old.0 == what)?;
        let stands = row.kind == kind
            && !row.reason.trim().is_empty()
            && Pair::said(pair.from, what) == Some(row.old.1)
            && row.new.iter().all(|(new, said)| Pair::said(pair.to, *new) == Some(*said));
        stands.then(|| row.new.iter().map(|(new, _)| *new).collect())
    }

    /// The file with the open questions: answers that stand are kept, the others begin anew without a reason.
    pub(crate) fn asking(&self, pair: &Pair<'_>, open: &BTreeMap<What, (&'static str, Vec<What>)>) -> String {
        let editions = editions(pair);
        let kept = self.0.iter().filter(|row| row.editions != editions || !open.contains_key(&row.old.0));
        let asked = open.iter().map(|(what, (kind, proposed))| {
            let said = |table, what| (what, Pair::said(table, what).unwrap_or_default());
            Row {
                editions: editions.clone(),
                old: said(pair.from, *what),
                new: proposed.iter().map(|new| said(pair.to, *new)).collect(),
                kind: (*kind).to_owned(),
                reason: String::new(),
            }
        });
        let mut text = format!("{COLUMNS}\n");
        for row in kept.cloned().chain(asked) {
            let cell = |(what, said): &(What, u64)| format!("{what}:{said:016x}");
            let new: Vec<String> = row.new.iter().map(cell).collect();
            let new = if new.is_empty() { "-".to_owned() } else { new.join(" ") };
            let [from, to] = &row.editions;
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{from}\t{}\t{to}\t{new}\t{}\t{}", cell(&row.old), row.kind, row.reason);
        }
        text
    }
}

fn editions(pair: &Pair<'_>) -> [String; 2] {
    [pair.from, pair.to].map(|table| table.document.date().to_string())
}

fn row(text: &str) -> Option<Row> {
    fn cell(text: &str) -> Option<(What, u64)> {
        let (what, said) = text.split_once(':')?;
        Some((what.parse().ok()?, u64::from_str_radix(said, 16).ok()?))
    }
    let cells: Vec<&str> = text.split('\t').collect();
    let [from, old, to, new, kind, reason] = cells.as_slice() else { return None };
    let new = match *new {
        "-" => Vec::new(),
        new => new.split(' ').map(cell).collect::<Option<_>>()?,
    };
    Some(Row {
        editions: [(*from).to_owned(), (*to).to_owned()],
        old: cell(old)?,
        new,
        kind: (*kind).to_owned(),
        reason: (*reason).to_owned(),
    })
}
