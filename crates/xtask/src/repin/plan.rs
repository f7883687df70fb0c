//! The outcome for every cited rule: its new number, or a question to a person.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_align::AlignmentKind;
use vademecum_lineage::{LineageTable, Lineages};
use vademecum_vocab::{EditionDate, Number};

use super::token::CitedRules;
use crate::{Error, lineage};

/// Two editions, joined by lineage.
#[derive(Debug)]
pub(crate) struct EditionPair<'l> {
    pub from: &'l LineageTable,
    pub to: &'l LineageTable,
    links: BTreeMap<Number, (AlignmentKind, Vec<Number>)>,
}

/// The outcome of looking cited rules up in the new edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The same text, under these numbers.
    Resolved(CitedRules),
    /// A person must say what to do.
    NeedsReview {
        /// The kind of change: `reworded`, `split`, `merged`, `gone`, or `range` for a changed range.
        kind: &'static str,
        /// The proposed rules of the new edition.
        proposed: Vec<CitedRules>,
    },
}

impl<'l> EditionPair<'l> {
    /// Joins two editions by their texts in one language.
    /// Fails if an edition is unknown, or no language has both of them.
    pub(crate) fn new(lineages: &'l Lineages, from: EditionDate, to: EditionDate) -> Result<Self, Error> {
        let whole = |date| lineages.tables_of(date).into_iter().filter(|table| !table.is_excerpt);
        for date in [from, to] {
            if whole(date).next().is_none() {
                let known: Vec<String> = lineages.complete_dates().iter().map(ToString::to_string).collect();
                return Err(Error::Refused(format!(
                    "{} knows no edition {date}, but {}; for another, put its text into the corpus and run \
                     `cargo xtask lineage`",
                    lineage::LINEAGE_DIR,
                    known.join(", ")
                )));
            }
        }
        if from == to {
            return Err(Error::Refused(format!("the repository follows {from} already")));
        }
        let both =
            whole(from).find_map(|old| Some((old, whole(to).find(|new| new.document.lang() == old.document.lang())?)));
        let Some((from, to)) = both else {
            return Err(Error::Refused(format!(
                "no language has both {from} and {to}, so nothing tells which rules were reworded: bring one edition \
                 in a language of the other and run `cargo xtask lineage`"
            )));
        };
        let links = lineages.alignment(from, to).links;
        let links = links.into_iter().filter_map(|link| Some((link.from?, (link.kind, link.to)))).collect();
        Ok(EditionPair { from, to, links })
    }

    /// Looks cited rules up in the new edition.
    /// Fails with a number that the edition does not have.
    pub(crate) fn fate(&self, what: CitedRules) -> Result<Fate, Number> {
        match what {
            CitedRules::One(number) => {
                let (kind, to) = self.links.get(&number).ok_or(number)?;
                let proposed: Vec<CitedRules> = to.iter().copied().map(CitedRules::One).collect();
                Ok(match (kind, to.as_slice()) {
                    (AlignmentKind::Same | AlignmentKind::Moved, [one]) => Fate::Resolved(CitedRules::One(*one)),
                    (kind, _) => Fate::NeedsReview { kind: kind.as_str(), proposed },
                })
            }
            CitedRules::Range(from, to) => {
                let old = run(self.from, from, to)?;
                let new: Vec<Option<Number>> =
                    old.iter().map(|number| self.to.number_of(self.from.lineage_of(*number)?)).collect();
                let known: Vec<Number> = new.iter().copied().flatten().collect();
                let (Some(&first), Some(&last)) = (known.iter().min(), known.iter().max()) else {
                    return Ok(Fate::NeedsReview { kind: "gone", proposed: Vec::new() });
                };
                let whole =
                    run(self.to, first, last).is_ok_and(|run| new == run.into_iter().map(Some).collect::<Vec<_>>());
                let now = CitedRules::Range(first, last);
                Ok(if whole && first < last && first.level() == from.level() && last.level() == to.level() {
                    Fate::Resolved(now)
                } else {
                    // Numbers that stand apart are no run.
                    let one_run = first < last && first.parent() == last.parent();
                    let proposed = if one_run { vec![now] } else { known.into_iter().map(CitedRules::One).collect() };
                    Fate::NeedsReview { kind: "range", proposed }
                })
            }
        }
    }

    /// The rules that a citation names in the old edition.
    pub(crate) fn rules(&self, what: CitedRules) -> Vec<Number> {
        rules(self.from, what).unwrap_or_default()
    }

    /// The rules that a citation names in the new edition.
    pub(crate) fn rules_after(&self, what: CitedRules) -> Vec<Number> {
        rules(self.to, what).unwrap_or_default()
    }

    /// The text hash of cited rules in an edition; `None` if one is not in it.
    pub(crate) fn text_hash(table: &LineageTable, what: CitedRules) -> Option<u64> {
        let numbers = rules(table, what).ok()?;
        numbers
            .iter()
            .try_fold(0u64, |hash, number| Some(hash.rotate_left(7) ^ table.row_by_number(*number)?.text_hash))
    }

    /// The rules of the new edition that have no counterpart among others.
    pub(crate) fn uncovered_rules(&self, entries: &BTreeSet<Number>) -> Vec<Number> {
        self.to.rows().iter().map(|row| row.number).filter(|number| !entries.contains(number)).collect()
    }
}

/// The rules that a citation names in an edition; of a run, its ends must be there.
fn rules(table: &LineageTable, what: CitedRules) -> Result<Vec<Number>, Number> {
    match what {
        CitedRules::One(number) => Ok(vec![number]),
        CitedRules::Range(from, to) => run(table, from, to),
    }
}

/// The rules between two of one level, or a rule and its subrules up to one; both included.
fn run(table: &LineageTable, from: Number, to: Number) -> Result<Vec<Number>, Number> {
    for end in [from, to] {
        table.row_by_number(end).ok_or(end)?;
    }
    let rows = table.rows().iter().map(|row| row.number);
    let in_run = |n: &Number| *n == from || ((from..=to).contains(n) && n.level() == to.level());
    let mut run: Vec<Number> = rows.filter(in_run).collect();
    run.sort_unstable();
    Ok(run)
}
