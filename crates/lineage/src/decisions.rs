//! Reviewed decisions about single rules. They override the computed alignment as long as the texts they were made for
//! are unchanged.

use std::collections::{BTreeSet, HashMap};

use vademecum_document::Document;
use vademecum_tsv::TsvError;
use vademecum_vocab::{DocumentId, Number};

use crate::fingerprint;
use vademecum_align::{Alignment, AlignmentKind, AlignmentLink};

/// A reviewed decision about one rule of two documents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineageDecision {
    /// The document of the rule.
    pub from: DocumentId,
    /// Number and text hash of the rule; `None` if the targets are new rules.
    pub rule: Option<(Number, u64)>,
    /// The other document.
    pub to: DocumentId,
    /// Numbers and text hashes in the other document: the rule itself before the other parts of a split.
    pub targets: Vec<(Number, u64)>,
    /// The change of the rule.
    pub kind: AlignmentKind,
    /// The reviewer's reason.
    pub reason: String,
}

/// All reviewed decisions of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LineageDecisions(Vec<LineageDecision>);

const COLUMNS: [&str; 6] = ["from", "rule", "to", "targets", "kind", "reason"];

impl LineageDecisions {
    /// The decisions, in the order of their file.
    pub fn iter(&self) -> impl Iterator<Item = &LineageDecision> {
        self.0.iter()
    }

    /// Parses a TSV file; `file` is its name in errors. A rule is written as number and hash with a colon between, `-`
    /// means none.
    ///
    /// # Errors
    /// The first cell that cannot be parsed.
    pub fn from_tsv(file: &str, text: &str) -> Result<Self, TsvError> {
        let decisions = vademecum_tsv::parse(file, text, COLUMNS, |[from, rule, to, targets, kind, reason]| {
            Ok(LineageDecision {
                from: from.parse("the id of a document")?,
                rule: match &*rule {
                    "-" => None,
                    _ => Some(rule.parse_with("`number:hash` or `-`", parse_rule)?),
                },
                to: to.parse("the id of a document")?,
                targets: match &*targets {
                    "-" => Vec::new(),
                    _ => targets.parse_with("`number:hash` once or several times, or `-`", |text| {
                        text.split(' ').map(parse_rule).collect()
                    })?,
                },
                kind: kind.parse("what became of the rule, such as `merged`")?,
                reason: reason.to_owned(),
            })
        })?;
        Ok(LineageDecisions(decisions))
    }

    /// Applies the decisions about two documents to their alignment. Also returns the decisions that are out of date,
    /// because a text has changed since.
    pub fn apply<'d>(
        &'d self,
        alignment: Alignment,
        from: &Document,
        to: &Document,
    ) -> (Alignment, Vec<&'d LineageDecision>) {
        let about = self.0.iter().filter(|decision| decision.from == from.id && decision.to == to.id);
        let (left, right) = (TextHashes::of(from), TextHashes::of(to));
        let (valid, stale): (Vec<&LineageDecision>, Vec<&LineageDecision>) = about.partition(|decision| {
            decision.rule.iter().all(|rule| left.matches(rule))
                && decision.targets.iter().all(|rule| right.matches(rule))
        });
        (override_links(alignment, &valid), stale)
    }
}

struct TextHashes(HashMap<Number, u64>);

impl TextHashes {
    fn of(document: &Document) -> Self {
        TextHashes(document.rules().map(|rule| (rule.number, fingerprint::text_hash(rule.node))).collect())
    }

    fn matches(&self, (number, text_hash): &(Number, u64)) -> bool {
        self.0.get(number) == Some(text_hash)
    }
}

/// Replaces the links that decisions are about, and frees their targets elsewhere.
fn override_links(alignment: Alignment, decisions: &[&LineageDecision]) -> Alignment {
    if decisions.is_empty() {
        return alignment;
    }
    let by_rule: HashMap<Number, &LineageDecision> =
        decisions.iter().filter_map(|decision| Some((decision.rule?.0, *decision))).collect();
    // The target of a merged rule is the match of another rule.
    let own = decisions.iter().filter(|decision| decision.kind != AlignmentKind::MergedIntoOther);
    let taken: Vec<Number> = own.flat_map(|decision| &decision.targets).map(|target| target.0).collect();
    let mut links: Vec<AlignmentLink> = Vec::with_capacity(alignment.links.len());
    let mut freed: BTreeSet<Number> = BTreeSet::new();
    for mut link in alignment.links {
        let Some(from) = link.from else {
            if !link.to.iter().any(|number| taken.contains(number)) {
                links.push(link);
            }
            continue;
        };
        let numbers = match by_rule.get(&from) {
            Some(decision) => {
                let targets = decision.targets.iter().map(|target| target.0).collect();
                let how = format!("reviewed: {}", decision.reason);
                std::mem::replace(&mut link, AlignmentLink::certain(Some(from), targets, decision.kind, how)).to
            }
            // A target that was decided to be another rule is not this one.
            None if link.kind != AlignmentKind::MergedIntoOther
                && link.to.iter().any(|number| taken.contains(number)) =>
            {
                let before = link.to.clone();
                link.to.retain(|number| !taken.contains(number));
                if link.to.is_empty() {
                    link = AlignmentLink {
                        kind: AlignmentKind::Removed,
                        score: 1.0,
                        evidence: "its place was reviewed".to_owned(),
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
    let new = |number| AlignmentLink::certain(None, vec![number], AlignmentKind::Added, "its origin was reviewed");
    links.extend(freed.into_iter().map(new));
    Alignment { links }
}

/// Parses the number of a rule and the hash of its text: `100.2:00000000000000ff`.
fn parse_rule(text: &str) -> Option<(Number, u64)> {
    let (number, text_hash) = text.split_once(':')?;
    Some((number.parse().ok()?, u64::from_str_radix(text_hash, 16).ok()?))
}
