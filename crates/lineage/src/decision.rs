//! Decisions that people reviewed: they win over the machine as long as the texts they were made on stand.

use std::collections::HashMap;

use vademecum_document::Document;
use vademecum_vocab::{DocumentId, Number};

use crate::{TableError, fingerprint};
use vademecum_align::{Alignment, AlignmentLink, LinkKind};

/// What a person decided about one rule of a pair of documents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The document of the rule.
    pub from: DocumentId,
    /// The rule, and a hash of what it says; `None` for rules that were decided to be new.
    pub rule: Option<(Number, u64)>,
    /// The other document.
    pub to: DocumentId,
    /// The rules that it is there, itself before its parts, with hashes of what they say.
    pub targets: Vec<(Number, u64)>,
    /// What became of it.
    pub kind: LinkKind,
    /// Why, in a few words.
    pub reason: String,
}

/// Reviewed decisions.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Decisions(Vec<Decision>);

/// The columns of the file of decisions.
const COLUMNS: &str = "from\trule\tto\ttargets\tkind\treason";

impl Decisions {
    /// The decisions, in the order of their file.
    pub fn iter(&self) -> impl Iterator<Item = &Decision> {
        self.0.iter()
    }

    /// Reads a file; `file` is what to call it in an error. A rule stands there as number and hash apart by a
    /// colon, `-` stands for none.
    ///
    /// # Errors
    /// At the first line that is no decision.
    pub fn read(file: &str, text: &str) -> Result<Self, TableError> {
        let error = |line: usize, what: &str| TableError { file: file.to_owned(), line, what: what.to_owned() };
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, head)| head != COLUMNS) {
            return Err(error(1, "these are no columns of lineage decisions"));
        }
        let decisions = lines.map(|(line, text)| decision(text).ok_or_else(|| error(line, "this is no decision")));
        decisions.collect::<Result<_, _>>().map(Decisions)
    }

    /// An alignment of two documents with what was decided about them, and the decisions that were made on
    /// other texts than these and do not hold.
    pub fn apply<'d>(&'d self, alignment: Alignment, from: &Document, to: &Document) -> (Alignment, Vec<&'d Decision>) {
        let about = self.0.iter().filter(|decision| decision.from == from.id && decision.to == to.id);
        let (left, right) = (Said::of(from), Said::of(to));
        let (valid, stale): (Vec<&Decision>, Vec<&Decision>) = about.partition(|decision| {
            decision.rule.iter().all(|rule| left.holds(rule)) && decision.targets.iter().all(|rule| right.holds(rule))
        });
        (decided(alignment, &valid), stale)
    }
}

/// What the rules of a document say, by number.
struct Said(HashMap<Number, u64>);

impl Said {
    fn of(document: &Document) -> Self {
        let numbered = document.nodes.iter().filter(|node| !node.stale && node.kind.is_numbered());
        Said(numbered.filter_map(|node| Some((node.number?, fingerprint::said(node)))).collect())
    }

    fn holds(&self, (number, said): &(Number, u64)) -> bool {
        self.0.get(number) == Some(said)
    }
}

/// Lets decisions win.
fn decided(alignment: Alignment, decisions: &[&Decision]) -> Alignment {
    if decisions.is_empty() {
        return alignment;
    }
    let by_rule: HashMap<Number, &Decision> =
        decisions.iter().filter_map(|decision| Some((decision.rule?.0, *decision))).collect();
    // What a rule was merged into is another rule's own.
    let own = decisions.iter().filter(|decision| decision.kind != LinkKind::Merged);
    let taken: Vec<Number> = own.flat_map(|decision| &decision.targets).map(|target| target.0).collect();
    let mut links: Vec<AlignmentLink> = Vec::with_capacity(alignment.links.len());
    let mut freed: Vec<Number> = Vec::new();
    for mut link in alignment.links {
        let Some(from) = link.from else {
            if !link.to.iter().any(|number| taken.contains(number)) {
                links.push(link);
            }
            continue;
        };
        let numbers = match by_rule.get(&from) {
            Some(decision) => {
                let kept = AlignmentLink {
                    from: Some(from),
                    to: decision.targets.iter().map(|target| target.0).collect(),
                    kind: decision.kind,
                    score: 1.0,
                    how: format!("reviewed: {}", decision.reason),
                };
                std::mem::replace(&mut link, kept).to
            }
            // What was decided to be another rule is not this one.
            None if link.kind != LinkKind::Merged && link.to.iter().any(|number| taken.contains(number)) => {
                let before = link.to.clone();
                link.to.retain(|number| !taken.contains(number));
                if link.to.is_empty() {
                    link = AlignmentLink {
                        kind: LinkKind::Gone,
                        score: 1.0,
                        how: "its place was reviewed".to_owned(),
                        ..link
                    };
                }
                before
            }
            None => Vec::new(),
        };
        freed.extend(numbers);
        links.push(link);
    }
    freed.retain(|number| !links.iter().any(|link| link.to.contains(number)));
    freed.sort_unstable();
    freed.dedup();
    let new = |number| AlignmentLink {
        from: None,
        to: vec![number],
        kind: LinkKind::New,
        score: 1.0,
        how: "its origin was reviewed".to_owned(),
    };
    links.extend(freed.into_iter().map(new));
    Alignment { links }
}

fn decision(text: &str) -> Option<Decision> {
    fn rule(text: &str) -> Option<(Number, u64)> {
        let (number, said) = text.split_once(':')?;
        Some((number.parse().ok()?, u64::from_str_radix(said, 16).ok()?))
    }
    let mut cells = text.split('\t');
    let from = cells.next()?.parse().ok()?;
    let of = match cells.next()? {
        "-" => None,
        cell => Some(rule(cell)?),
    };
    let to = cells.next()?.parse().ok()?;
    let targets = match cells.next()? {
        "-" => Vec::new(),
        cell => cell.split(' ').map(rule).collect::<Option<_>>()?,
    };
    let name = cells.next()?;
    let kind = LinkKind::ALL.into_iter().find(|kind| kind.as_str() == name)?;
    let reason = cells.next()?.to_owned();
    Some(Decision { from, rule: of, to, targets, kind, reason })
}
