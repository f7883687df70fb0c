//! Reviewed answers about rules that did not simply move. An answer holds as long as both texts are unchanged.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_tsv::TsvError;

use super::{plan::EditionPair, token::CitedRules};

const COLUMNS: [&str; 6] = ["from", "old", "to", "new", "kind", "reason"];

#[derive(Debug, Clone, PartialEq, Eq)]
struct Row {
    /// The two editions.
    editions: [String; 2],
    old: (CitedRules, u64),
    new: Vec<(CitedRules, u64)>,
    kind: String,
    reason: String,
}

/// The file, as it was read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Acknowledged(Vec<Row>);

impl Acknowledged {
    /// Reads a file; `file` is what to call it in an error.
    /// Fails at the first line that is no acknowledgement.
    pub(crate) fn read(file: &str, text: &str) -> Result<Self, TsvError> {
        let mut known = BTreeSet::new();
        let rows = vademecum_tsv::parse(file, text, COLUMNS, |[from, old, to, new, kind, reason]| {
            let editions = [from.to_owned(), to.to_owned()];
            let rule = old.parse_with("`rule:hash`", rule_and_hash)?;
            if !known.insert((editions.clone(), rule.0)) {
                return Err(old.error(format!("{} is acknowledged twice", rule.0)));
            }
            let new = match &*new {
                "-" => Vec::new(),
                _ => new.parse_with("`rule:hash` once or several times, or `-`", |text| {
                    text.split(' ').map(rule_and_hash).collect()
                })?,
            };
            Ok(Row { editions, old: rule, new, kind: kind.to_owned(), reason: reason.to_owned() })
        })?;
        Ok(Acknowledged(rows))
    }

    /// What a person chose for a rule: nothing for one that is gone. `None` if nobody gave a reason, or the
    /// answer was given about other texts.
    pub(crate) fn answer(&self, pair: &EditionPair<'_>, what: CitedRules, kind: &str) -> Option<Vec<CitedRules>> {
        let editions = editions(pair);
        let row = self.0.iter().find(|row| row.editions == editions && row.old.0 == what)?;
        let stands = row.kind == kind
            && !row.reason.trim().is_empty()
            && EditionPair::text_hash(pair.from, what) == Some(row.old.1)
            && row.new.iter().all(|(new, said)| EditionPair::text_hash(pair.to, *new) == Some(*said));
        stands.then(|| row.new.iter().map(|(new, _)| *new).collect())
    }

    /// The file with the open questions: answers that stand are kept, the others begin anew without a reason.
    pub(crate) fn to_file_with_open_questions(
        &self,
        pair: &EditionPair<'_>,
        open: &BTreeMap<CitedRules, (&'static str, Vec<CitedRules>)>,
    ) -> String {
        let editions = editions(pair);
        let kept = self.0.iter().filter(|row| row.editions != editions || !open.contains_key(&row.old.0));
        let asked = open.iter().map(|(what, (kind, proposed))| {
            let said = |table, what| (what, EditionPair::text_hash(table, what).unwrap_or_default());
            Row {
                editions: editions.clone(),
                old: said(pair.from, *what),
                new: proposed.iter().map(|new| said(pair.to, *new)).collect(),
                kind: (*kind).to_owned(),
                reason: String::new(),
            }
        });
        let row = |row: Row| {
            let cell = |(what, said): &(CitedRules, u64)| format!("{what}:{said:016x}");
            let new: Vec<String> = row.new.iter().map(cell).collect();
            let new = if new.is_empty() { "-".to_owned() } else { new.join(" ") };
            let [from, to] = row.editions;
            [from, cell(&row.old), to, new, row.kind, row.reason]
        };
        vademecum_tsv::format(COLUMNS, kept.cloned().chain(asked).map(row))
    }
}

fn editions(pair: &EditionPair<'_>) -> [String; 2] {
    [pair.from, pair.to].map(|table| table.document.date().to_string())
}

fn rule_and_hash(text: &str) -> Option<(CitedRules, u64)> {
    let (what, said) = text.split_once(':')?;
    Some((what.parse().ok()?, u64::from_str_radix(said, 16).ok()?))
}
